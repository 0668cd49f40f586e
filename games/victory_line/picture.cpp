// The pictures of `victory-line`: positions and views as JSON and back.

#include <algorithm>

#include "games/victory_line/text.h"

namespace stolik::victory_line {

// ---- writing -----------------------------------------------------------------------------------

void put(JsonWriter& json, const Deck&, Cell cell) { json.string(cell_name(cell)); }
void put(JsonWriter& json, const Deck& deck, const CellSet& cells) {
  json.begin_array();
  cells.each([&](Cell cell) { put(json, deck, cell); });
  json.end_array();
}
void put(JsonWriter& json, const Deck&, Team team) { json.integer(int(team)); }
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
  write_picture(json, deck, cards);
}
void put(JsonWriter& json, const Deck&, const Chips& chips) {
  json.begin_object();
  CellSet taken;
  for (const CellSet& cells : chips.of_team) taken = taken | cells;
  taken.each([&](Cell cell) {
    for (int t = 0; t < kMaxTeams; ++t) {
      if (!chips.of_team[slot(team_at(t))].has(cell)) continue;
      json.integer(cell_name(cell), t);
    }
  });
  json.end_object();
}

// ---- reading -----------------------------------------------------------------------------------

void take(Reading& reading, const Json& json, const Deck&, Team& team) {
  const auto number = json.integer();
  if (!number || *number < 0 || *number >= kMaxTeams) return reading.fail("there is no such team");
  team = team_at(int(*number));
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
  if (cells.front() != window.first) std::ranges::reverse(cells);
  for (int i = 0; i < kLineLength; ++i) {
    if (cells[std::size_t(i)] != window.at(i)) return reading.fail(kWrong);
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

// ---- positions and views -----------------------------------------------------------------------

Picture Text::picture(const Public& pub) {
  const Options& options = pub.options;
  Picture picture;
  picture.players = options.players;
  picture.options = {options};
  picture.phase = pub.phase;
  picture.turn = {pub.turn};
  picture.awaiting = awaiting_of(VictoryLine::waiting(pub));
  picture.owes_draw = {pub.owes_draw};
  picture.exchanged = pub.exchanged;
  picture.chips = {pub.chips};
  for (const Line& line : pub.lines) picture.lines.push({line.team, line.window});
  for (int s = 0; s < options.players; ++s) {
    const Seat seat = seat_at(s);
    picture.hands.push(Counted<CardSet>::hidden(pub.hand_sizes[stolik::slot(seat)]));
    picture.limits.push(pub.limits[stolik::slot(seat)]);
    Pile pile;
    pub.piles.each_of(seat, [&](Card card) { pile.push(card); });
    picture.piles.push(pile);
  }
  picture.deck = Counted<CardSet>::hidden(pub.deck_size);
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

Picture Text::picture(const View<VictoryLine>& view) {
  Picture result = picture(view.pub);
  result.hands[stolik::slot(view.seat)] = Counted<CardSet>::of(view.own.hand.cards());
  return result;
}

Picture Text::picture(const State<VictoryLine>& state) {
  Picture result = picture(state.pub);
  for (std::size_t s = 0; s < state.pub.options.players; ++s) {
    result.hands[s] = Counted<CardSet>::of(state.own[s].hand.cards());
  }
  result.deck = Counted<CardSet>::of(state.hid.deck.cards());
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
      picture.hands[s].cards.each([&](Card card, int copies) {
        // A hand that is too large loses cards here; the second picture will show it.
        for (int i = 0; i < copies && !state.own[s].hand.full(); ++i) state.own[s].hand.add(card);
      });
      pub.hand_sizes[s] = picture.hands[s].count;
    }
    if (s < picture.limits.size()) pub.limits[s] = picture.limits[s];
    if (s >= picture.piles.size()) continue;
    for (const Card card : picture.piles[s]) {
      // More cards than there are do not fit; the second picture will show that some are missing.
      if (!pub.piles.opened.full()) pub.piles.opened.push({card, seat_at(int(s))});
    }
  }
  return state;
}

}  // namespace stolik::victory_line
