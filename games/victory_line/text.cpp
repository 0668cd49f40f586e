#include "games/victory_line/text.h"

#include <algorithm>
#include <optional>

namespace stolik::victory_line {
namespace {

// "c7"; nullopt if it names no cell of the board.
std::optional<Cell> parse_cell(std::string_view word) {
  if (word.empty() || word[0] < 'a' || word[0] >= 'a' + kSide) return std::nullopt;
  const std::optional<int> row = parse_number(word.substr(1));
  if (!row || *row < 1 || *row > kSide) return std::nullopt;
  return cell_at(word[0] - 'a', *row - 1);
}

std::string cell_name(Cell cell) {
  return static_cast<char>('a' + column_of(cell)) + std::to_string(row_of(cell) + 1);
}

// The window with these ends, in either order.
Window window_of_ends(Cell a, Cell b) {
  const bool swapped = column_of(b) != column_of(a) ? column_of(b) < column_of(a) : row_of(b) < row_of(a);
  return swapped ? window_between(b, a) : window_between(a, b);
}

}  // namespace

bool Deck::find(std::string_view word, Card& card) const {
  const auto found = std::lower_bound(sorted_cards.begin(), sorted_cards.end(), word,
                                      [&](Card a, std::string_view b) { return name(a) < b; });
  if (found == sorted_cards.end() || name(*found) != word) return false;
  card = *found;
  return true;
}

// ---- writing -----------------------------------------------------------------------------------

void put(JsonWriter& json, const Deck& deck, Card card) { json.string(deck.name(card)); }
void put(JsonWriter& json, const Deck&, Cell cell) { json.string(cell_name(cell)); }
void put(JsonWriter& json, const Deck&, Team team) { json.integer(static_cast<int>(team)); }
void put(JsonWriter& json, const Deck& deck, Window window) {
  json.begin_array();
  for (int i = 0; i < kLineLength; ++i) put(json, deck, window.at(i));
  json.end_array();
}
void put(JsonWriter& json, const Deck& deck, Ends ends) {
  json.begin_array();
  put(json, deck, ends.window.first);
  put(json, deck, ends.window.last());
  json.end_array();
}
void put(JsonWriter& json, const Deck& deck, const SixCards& hand) {
  CardSet cards;
  for (const Card card : hand.cards) cards.add(card);
  put(json, deck, Cards{true, kHand, cards});
}
void put(JsonWriter& json, const Deck& deck, const Cards& cards) {
  if (!cards.known) return json.integer(cards.count);
  json.begin_array();
  for (const Card card : deck.sorted_cards) {
    for (int i = cards.cards.copies(card); i > 0; --i) put(json, deck, card);
  }
  json.end_array();
}
void put(JsonWriter& json, const Deck&, const Chips& chips) {
  json.begin_object();
  kBoard.each([&](Cell cell) {
    for (int t = 0; t < kMaxTeams; ++t) {
      if (!chips.of_team[slot(team_at(t))].has(cell)) continue;
      json.key(cell_name(cell));
      json.integer(t);
    }
  });
  json.end_object();
}

// ---- reading -----------------------------------------------------------------------------------

void take(Reading& reading, const Json& json, const Deck& deck, Card& card) {
  if (!json.is_string() || !deck.find(json.text(), card)) {
    reading.fail("no card of this deck is called '" + json.text() + "'");
  }
}
void take(Reading& reading, const Json& json, const Deck&, Team& team) {
  const auto number = json.integer();
  if (!number || *number < 0 || *number >= kMaxTeams) return reading.fail("there is no such team");
  team = team_at(static_cast<int>(*number));
}
void take(Reading& reading, const Json& json, const Deck&, Window& window) {
  constexpr std::string_view kWrong = "six cells in line are expected, from one end to the other";
  if (!json.is_array() || json.items().size() != kLineLength) return reading.fail(kWrong);
  std::array<Cell, kLineLength> cells{};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto cell = parse_cell(json.items()[i].text());
    if (!json.items()[i].is_string() || !cell) return reading.fail("there is no such cell");
    cells[i] = *cell;
  }
  window = window_of_ends(cells.front(), cells.back());
  if (window == kNoWindow) return reading.fail(kWrong);
  if (cells.front() != window.first) std::reverse(cells.begin(), cells.end());
  for (int i = 0; i < kLineLength; ++i) {
    if (cells[static_cast<std::size_t>(i)] != window.at(i)) return reading.fail(kWrong);
  }
}
void take(Reading& reading, const Json& json, const Deck&, Ends& ends) {
  constexpr std::string_view kWrong = "the two ends of six cells in line are expected";
  if (!json.is_array() || json.items().size() != 2) return reading.fail(kWrong);
  const auto a = parse_cell(json.items()[0].text());
  const auto b = parse_cell(json.items()[1].text());
  if (!json.items()[0].is_string() || !json.items()[1].is_string() || !a || !b) {
    return reading.fail("there is no such cell");
  }
  ends.window = window_of_ends(*a, *b);
  if (ends.window == kNoWindow) reading.fail(kWrong);
}
void take(Reading& reading, const Json& json, const Deck& deck, Cards& cards) {
  cards = {};
  if (json.is_number()) {
    cards.known = false;
    return read_picture(reading, json, deck, cards.count);
  }
  if (!json.is_array()) return reading.fail("a list of cards is expected");
  for (const Json& item : json.items()) {
    Card card{};
    take(reading, item, deck, card);
    if (!reading.ok()) return;
    if (cards.cards.copies(card) == (is_special(card) ? 4 : 1)) {
      return reading.fail("the card '" + item.text() + "' too often");
    }
    cards.cards.add(card);
  }
  cards.count = static_cast<std::uint8_t>(cards.cards.size());
}
void take(Reading& reading, const Json& json, const Deck& deck, Chips& chips) {
  chips = {};
  if (!json.is_object()) return reading.fail("an object is expected: the team on each cell");
  for (const auto& [name, value] : json.members()) {
    reading.inside(name, [&, &key = name, &of = value] {
      const auto cell = parse_cell(key);
      if (!cell) return reading.fail("there is no such cell");
      Team team{};
      take(reading, of, deck, team);
      chips.of_team[slot(team)].add(*cell);
    });
  }
}

std::string Text::read_deck(const Json& json, Deck& deck) {
  const Json* cells = json.find("cells");
  if (cells == nullptr || !cells->is_object()) return "cells: an object is expected (V1)";
  for (const auto& [name, event] : cells->members()) {
    const auto cell = parse_cell(name);
    if (!cell || !kEventCells.has(*cell)) return "cells." + name + ": no cell for an event (V1)";
    if (!event.is_string()) return "cells." + name + ": the id of an event is a string";
    deck.cards[static_cast<std::size_t>(place(*cell))] = event.text();
    deck.sorted_cards.push_back(card_of(*cell));
  }
  if (cells->members().size() != kEvents) return "cells: 140 events are expected (V1)";
  constexpr std::array<std::string_view, 3> kNames{"+1", "-1", "-1/+1"};
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    deck.cards[static_cast<std::size_t>(place(kSpecials[i]))] = kNames[i];
    deck.sorted_cards.push_back(kSpecials[i]);
  }
  std::sort(deck.sorted_cards.begin(), deck.sorted_cards.end(),
            [&](Card a, Card b) { return deck.name(a) < deck.name(b); });
  const auto twice = std::adjacent_find(deck.sorted_cards.begin(), deck.sorted_cards.end(),
                                        [&](Card a, Card b) { return deck.name(a) == deck.name(b); });
  if (twice != deck.sorted_cards.end()) return "cells: '" + deck.name(*twice) + "' twice (V1)";
  return "";
}

std::string Text::read_options(const Json* given, int players, const Deck& deck, Options& options) {
  // V4: the smaller split, and the other one where there are two.
  struct Split {
    int players, teams, other;
  };
  static constexpr Split kSplits[] = {{2, 2, 2}, {3, 3, 3},  {4, 2, 2},  {6, 2, 3},
                                      {8, 2, 2}, {9, 3, 3}, {10, 2, 2}, {12, 2, 3}};
  const auto split = std::find_if(std::begin(kSplits), std::end(kSplits),
                                  [&](const Split& s) { return s.players == players; });
  if (split == std::end(kSplits)) {
    return "players: 2, 3, 4, 6, 8, 9, 10 or 12 can play victory-line (V4)";
  }
  OptionsPicture picture;
  picture.teams = static_cast<std::uint8_t>(split->teams);
  picture.dealer = seat_at(players - 1);
  std::string trouble = read_given_options(given, deck, picture);
  if (!trouble.empty()) return trouble;
  if (picture.teams != split->teams && picture.teams != split->other) {
    std::string possible = std::to_string(split->teams);
    if (split->other != split->teams) possible += " or " + std::to_string(split->other);
    return "options.teams: " + std::to_string(players) + " players form " + possible + " (V4)";
  }
  if (picture.swap_cards != 3 && picture.swap_cards != 4) return "options.swap_cards: 3 or 4 (V2)";
  if (picture.lines_to_win < 1 || picture.lines_to_win > kMaxGoal) {
    return "options.lines_to_win: 1 to 5 (V18)";
  }
  if (stolik::index(picture.dealer) >= players) return "options.dealer: there is no such seat (V7)";
  options = {.players = static_cast<std::uint8_t>(players),
             .teams = picture.teams,
             .draw = picture.draw,
             .dead_cards = picture.dead_cards,
             .swap_cards = picture.swap_cards,
             .lines_to_win = picture.lines_to_win,
             .dealer = picture.dealer};
  return "";
}

// ---- commands ----------------------------------------------------------------------------------

namespace {

void add_to_deal(Deal& deal, std::size_t seat, Card card, int count) {
  deal.sizes[seat] = static_cast<std::uint8_t>(std::min(255, deal.sizes[seat] + count));
  const int limit = is_special(card) ? 4 : 1;
  for (int i = 0; i < count; ++i) {
    if (deal.hands[seat].copies(card) == limit) {
      deal.repeats = true;
    } else {
      deal.hands[seat].add(card);
    }
  }
}

void parse_deal(const Deck& deck, std::string_view text, Deal& deal, Findings& findings) {
  deal = {};
  bool last_hand = false;
  while (!last_hand) {
    std::string_view hand = take_part(text, ';', last_hand);
    if (deal.players <= kMaxPlayers) ++deal.players;  // one more than there can be: check_deal refuses it
    bool last_card = false;
    while (!last_card) {
      const auto part = parse_counted(take_part(hand, ',', last_card));
      if (!part) return findings.shape();
      Card card{};
      if (!deck.find(part->name, card)) {
        findings.unknown(part->name);
      } else if (deal.players <= kMaxPlayers) {
        add_to_deal(deal, deal.players - 1u, card, part->count);
      }
    }
  }
}

void parse_card(const Deck& deck, std::string_view word, Action& action, Findings& findings) {
  if (!deck.find(word, action.card)) findings.unknown(word);
}

// `play +1 c7`, `play defence-of-stalingrad`: only a special card, whose names are the same in every
// deck, has a cell; so a cell behind any other word is a wrong shape, whatever the word.
void parse_play(const Deck& deck, const Words& words, Action& action, Findings& findings) {
  action.verb = Verb::play;
  parse_card(deck, words[1], action, findings);
  if (words.size() == 2) return;
  const auto cell = parse_cell(words[2]);
  const bool special = findings.result() == Parsed::ok && is_special(action.card);
  if (!special || !cell) return findings.shape();
  action.cell = *cell;
}

void parse_line(const Words& words, Action& action, Findings& findings) {
  action.verb = Verb::line;
  const auto a = parse_cell(words[1]);
  const auto b = parse_cell(words[2]);
  if (!a || !b) return findings.shape();
  const Window window = window_of_ends(*a, *b);
  if (window == kNoWindow) return;  // two cells that are not the ends of six: check() refuses them
  action.cell = window.first;
  action.to = window.last();
}

}  // namespace

Parsed Text::parse(const Deck& deck, const Public& pub, std::string_view text,
                   Command<VictoryLine>& out, Findings& findings) {
  const auto words = split_words(text);
  if (!words) return Parsed::bad_command;
  const std::string_view verb = (*words)[0];
  const std::size_t size = words->size();
  out = {};
  if (verb == "play" && (size == 2 || size == 3)) {
    parse_play(deck, *words, out.action, findings);
  } else if (verb == "exchange" && size == 2) {
    out.action.verb = Verb::exchange;
    parse_card(deck, (*words)[1], out.action, findings);
  } else if (verb == "line" && size == 3) {
    parse_line(*words, out.action, findings);
  } else if (verb == "draw" && size == 1) {
    out.action.verb = Verb::take;
  } else if (verb == "draw" && size == 2) {
    out.action.verb = Verb::draw;
    parse_card(deck, (*words)[1], out.action, findings);
  } else if (verb == "give-up" && size == 2) {
    out.action.verb = Verb::give_up;
    parse_card(deck, (*words)[1], out.action, findings);
  } else if (verb == "penalty" && size == 2) {
    const auto team = parse_below((*words)[1], pub.options.teams);
    team ? void(out.action = Action::penalty(team_at(*team))) : findings.shape();
  } else if (verb == "deal" && size == 2) {
    out.deals = true;
    parse_deal(deck, (*words)[1], out.deal, findings);
  } else {
    findings.shape();
  }
  return findings.result();
}

void Text::print(const Deck& deck, const Action& action, std::string& out) {
  switch (action.verb) {
    case Verb::play:
      (out += "play ") += deck.name(action.card);
      if (action.cell != kNoCell) (out += ' ') += cell_name(action.cell);
      return;
    case Verb::exchange: (out += "exchange ") += deck.name(action.card); return;
    case Verb::line: (((out += "line ") += cell_name(action.cell)) += ' ') += cell_name(action.to); return;
    case Verb::take: out += "draw"; return;
    case Verb::give_up: (out += "give-up ") += deck.name(action.card); return;
    case Verb::penalty: (out += "penalty ") += std::to_string(slot(action.team())); return;
    case Verb::draw: (out += "draw ") += deck.name(action.card); return;
  }
}

void Text::print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out) {
  out += "deal ";
  for (int s = 0; s < pub.options.players; ++s) {
    if (s > 0) out += ';';
    bool first = true;
    for (const Card card : deck.sorted_cards) {
      const int copies = deal.hands[stolik::slot(seat_at(s))].copies(card);
      if (copies == 0) continue;
      if (!first) out += ',';
      first = false;
      out += deck.name(card);
      if (copies > 1) (out += '*') += std::to_string(copies);
    }
  }
}

// ---- positions and views -----------------------------------------------------------------------

Picture Text::picture(const Public& pub) {
  const Options& options = pub.options;
  Picture picture;
  picture.players = options.players;
  picture.options = {options.teams,      options.draw,         options.dead_cards,
                     options.swap_cards, options.lines_to_win, options.dealer, {}};
  picture.phase = pub.phase;
  picture.turn = {pub.turn};
  picture.awaiting = awaiting_of(VictoryLine::waiting(pub));
  picture.owes_draw = {pub.owes_draw};
  picture.exchanged = pub.exchanged;
  picture.chips = {pub.chips};
  for (const Line& line : pub.lines) picture.lines.push({line.team, line.window});
  for (int s = 0; s < options.players; ++s) {
    const Seat seat = seat_at(s);
    picture.hands.push({.known = false, .count = pub.hand_sizes[stolik::slot(seat)], .cards = {}});
    picture.limits.push(pub.limits[stolik::slot(seat)]);
    Pile pile;
    pub.piles.each_of(seat, [&](Card card) { pile.push(card); });
    picture.piles.push(pile);
  }
  picture.deck = {.known = false, .count = pub.deck_size, .cards = {}};
  picture.giving_up = pub.giving_up;
  if (pub.phase == Phase::line) {
    for (const Windows& windows : open_choices(pub, options.team_of(pub.turn))) {
      FixedVec<Ends, kSide> ends;
      for (int i = 0; i < windows.count; ++i) ends.push({windows.at(i)});
      picture.choices.push(ends);
    }
  }
  picture.winners = VictoryLine::winners(pub);
  return picture;
}

namespace {
Cards shown(const CardSet& cards) {
  return {true, static_cast<std::uint8_t>(cards.size()), cards};
}
}  // namespace

Picture Text::picture(const View<VictoryLine>& view) {
  Picture result = picture(view.pub);
  result.hands[stolik::slot(view.seat)] = shown(view.own.hand);
  return result;
}

Picture Text::picture(const State<VictoryLine>& state) {
  Picture result = picture(state.pub);
  for (std::size_t s = 0; s < state.pub.options.players; ++s) {
    result.hands[s] = shown(state.own[s].hand);
  }
  result.deck = shown(state.hid.deck);
  return result;
}

State<VictoryLine> Text::restore(const Picture& picture, const Options& options) {
  State<VictoryLine> state = VictoryLine::start(options);
  Public& pub = state.pub;
  pub.phase = picture.phase;
  const auto existing = [&](Seat seat) {
    return stolik::index(seat) < options.players ? seat : kNobody;
  };
  pub.turn = existing(picture.turn.seat);
  pub.owes_draw = existing(picture.owes_draw.seat);
  pub.exchanged = picture.exchanged;
  pub.giving_up = picture.giving_up;
  pub.chips = picture.chips.of_team;
  for (const LinePicture& line : picture.lines) pub.lines.push({line.team, line.cells});
  state.hid.deck = picture.deck.cards;
  pub.deck_size = picture.deck.count;
  for (std::size_t s = 0; s < options.players; ++s) {
    if (s < picture.hands.size()) {
      state.own[s].hand = picture.hands[s].cards;
      pub.hand_sizes[s] = picture.hands[s].count;
    }
    if (s < picture.limits.size()) pub.limits[s] = picture.limits[s];
    if (s >= picture.piles.size()) continue;
    for (const Card card : picture.piles[s]) {
      // More cards than there are do not fit; the second picture will show that some are missing.
      if (!pub.piles.opened.full()) pub.piles.opened.push({card, seat_at(static_cast<int>(s))});
    }
  }
  return state;
}

View<VictoryLine> Text::restore_view(const Picture& picture, const Options& options, Seat seat) {
  return view(restore(picture, options), seat);
}

Deal Text::shuffle(const Public& pub, Lots& lots) {
  FixedVec<Card, kMaxCards> cards;
  whole_deck(pub.options).each([&](Card card, int copies) {
    for (int i = 0; i < copies; ++i) cards.push(card);
  });
  Deal deal;
  deal.players = pub.options.players;
  std::size_t left = cards.size();
  for (std::size_t s = 0; s < pub.options.players; ++s) {
    for (int i = 0; i < kHand; ++i) {
      const std::size_t pick = lots.below(static_cast<std::uint32_t>(left));
      add_to_deal(deal, s, cards[pick], 1);
      cards[pick] = cards[--left];
    }
  }
  return deal;
}

}  // namespace stolik::victory_line
