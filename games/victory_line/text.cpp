#include "games/victory_line/text.h"

#include <algorithm>

namespace stolik::victory_line {
std::optional<Cell> parse_cell(std::string_view word) {
  if (word.empty() || word[0] < 'a' || word[0] >= 'a' + kSide) return std::nullopt;
  const std::optional<int> row = parse_number(word.substr(1));
  if (!row || *row < 1 || *row > kSide) return std::nullopt;
  return cell_at(word[0] - 'a', *row - 1);
}

std::string cell_name(Cell cell) {
  return static_cast<char>('a' + column_of(cell)) + std::to_string(row_of(cell) + 1);
}

Window window_of_ends(Cell a, Cell b) {
  const bool swapped = column_of(b) != column_of(a) ? column_of(b) < column_of(a) : row_of(b) < row_of(a);
  return swapped ? window_between(b, a) : window_between(a, b);
}

bool Deck::find(std::string_view word, Card& card) const {
  const auto found = std::lower_bound(sorted_cards.begin(), sorted_cards.end(), word,
                                      [&](Card a, std::string_view b) { return name(a) < b; });
  if (found == sorted_cards.end() || name(*found) != word) return false;
  card = *found;
  return true;
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
  // Two cells that are not the ends of six stay as they are: check() refuses them.
  action.cell = window == kNoWindow ? *a : window.first;
  action.to = window == kNoWindow ? *b : window.last();
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
