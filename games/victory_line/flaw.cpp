// flaw(): what in a state of `victory-line` cannot be. The words begin with the member of the
// position.

#include "games/victory_line/lines.h"
#include "games/victory_line/rules.h"

namespace stolik {

using namespace victory_line;

namespace {

using LineState = State<VictoryLine>;

// V2: takes cards out of those not met yet; false if one was met before.
bool meet(CardSet& unmet, const CardSet& cards) {
  bool fine = true;
  cards.each([&](Card card, int copies) {
    for (int i = 0; i < copies && fine; ++i) {
      fine = unmet.has(card);
      if (fine) unmet.remove(card);
    }
  });
  return fine;
}

std::string_view flaw_of_cards(const LineState& state) {
  const Public& pub = state.pub;
  CardSet unmet = whole_deck(pub.options);
  for (std::size_t s = 0; s < kMaxPlayers; ++s) {
    const CardSet hand = state.own[s].hand.cards();
    if (s >= pub.options.players && (!hand.empty() || pub.limits[s] != 0)) {
      return "hands: a seat that does not exist holds something";
    }
    if (hand.size() != pub.hand_sizes[s]) return "hands: a size does not fit its cards";
    if (!meet(unmet, hand)) return "hands: a card is there more often than it exists (V2)";
  }
  for (const OpenedCard& opened : pub.piles.opened) {
    if (stolik::index(opened.seat) >= pub.options.players) return "piles: there is no such seat";
    if (!unmet.has(opened.card)) return "piles: a card is there more often than it exists (V2)";
    unmet.remove(opened.card);
  }
  if (state.hid.deck.size() != pub.deck_size) return "deck: its size does not fit its cards";
  if (!meet(unmet, state.hid.deck.cards()))
    return "deck: a card is there more often than it exists (V2)";
  if (!unmet.empty()) return "deck: a card is in no hand, no pile and not in the deck (V2)";
  return "";
}

std::string_view flaw_of_limits(const Public& pub) {  // V22
  for (std::size_t s = 0; s < pub.options.players; ++s) {
    if (pub.limits[s] > kHand) return "limits: nobody may hold more than six cards (V6, V22)";
    // V21: the limit falls at once, then the card is given up.
    const int over = pub.giving_up.has(seat_at(int(s))) ? 1 : 0;
    if (pub.hand_sizes[s] > pub.limits[s] + over) return "hands: more cards than the limit (V22)";
  }
  return "";
}

// V8, V10, V12: each chip was put there by an opened card of its team.
std::string_view flaw_of_chips(const Public& pub) {
  CellSet taken;
  PerTeam<CellSet> named{};  // cells whose cards the team has opened
  PerTeam<int> anywhere{};   // its cards that may have put a chip on another cell
  CellSet opened;
  int plus = 0;
  for (const OpenedCard& entry : pub.piles.opened) {
    const std::size_t team = slot(pub.options.team_of(entry.seat));
    if (entry.card == kPlus) ++plus;
    if (entry.card == kPlus || entry.card == kSwap) ++anywhere[team];
    if (is_special(entry.card)) continue;
    named[team].add(cell_of(entry.card));
    opened.add(cell_of(entry.card));
  }
  for (std::size_t t = 0; t < kMaxTeams; ++t) {
    const CellSet& chips = pub.chips[t];
    if (t >= pub.options.teams && !chips.empty()) return "chips: there is no such team (V4)";
    if (chips.meets(kCorners)) return "chips: no chip lies on a corner (V10)";
    if (!kBoard.has_all(chips)) return "chips: no cell of the board (V1)";
    if (chips.meets(taken)) return "chips: two on one cell";
    if (chips.count() > kChipsOfTeam) return "chips: a team has 72 (V3)";
    if (chips.without(named[t]).count() > anywhere[t]) {
      return "chips: a team has more of them than its opened cards can have placed (V8, V10, V12)";
    }
    taken = taken | chips;
  }
  if (taken.without(opened).count() > plus) {
    return "chips: more cells are taken without their card than +1 was opened (V8, V10)";
  }
  return "";
}

std::string_view flaw_of_lines(const Public& pub) {
  for (std::size_t i = 0; i < pub.lines.size(); ++i) {
    const Line& line = pub.lines[i];
    if (slot(line.team) >= pub.options.teams) return "lines: there is no such team (V4)";
    const CellSet cells = line.window.cells();
    if (!(pub.chips[slot(line.team)] | kCorners).has_all(cells)) {
      return "lines: a cell is neither a chip of that team nor a corner (V14, V15)";
    }
    for (std::size_t k = 0; k < i; ++k) {
      const Line& other = pub.lines[k];
      if (other.team == line.team && other.window.direction == line.window.direction &&
          other.window.cells().meets(cells)) {
        return "lines: two in one direction share a cell (V16)";
      }
    }
  }
  for (int t = 0; t < pub.options.teams; ++t) {
    const bool chooses = pub.phase == Phase::line && pub.options.team_of(pub.turn) == team_at(t);
    if (!chooses && !open_choices(pub, team_at(t)).empty()) {
      return "lines: six in line are turned at once (V14)";
    }
  }
  return "";
}

// V17: one new chip lies in all open windows, and these are all through it.
std::string_view flaw_of_choices(const Public& pub) {
  const Team team = pub.options.team_of(pub.turn);
  const Choices choices = open_choices(pub, team);
  if (choices.empty()) return "phase: there is no line to choose (V17)";
  CellSet common = pub.chips[slot(team)];
  const auto material = line_material(pub, team);
  for (const Windows& windows : choices) {
    const Direction direction = windows.first.direction;
    const CellSet starts = window_starts(material[std::size_t(direction)], direction);
    if (windows.count < 2) return "lines: a single window is turned at once (V17)";
    if (windows.count != starts.count()) return "lines: six in line are turned at once (V14)";
    for (int i = 0; i < windows.count; ++i) common = common & windows.at(i).cells();
  }
  Card last = kMinus;
  pub.piles.each_of(pub.turn, [&](Card card) { last = card; });
  if (!is_special(last)) {
    CellSet named;
    named.add(cell_of(last));
    common = common & named;
  }
  if (last == kMinus || common.empty()) {
    return "choices: the last card of who chooses put no chip into all of them (V17)";
  }
  return "";
}

bool anybody_holds_a_card(const Public& pub) {
  for (const std::uint8_t size : pub.hand_sizes) {
    if (size > 0) return true;
  }
  return false;
}

bool has_pile(const Public& pub, Seat seat) {
  bool found = false;
  pub.piles.each_of(seat, [&](Card) { found = true; });
  return found;
}

std::string_view flaw_of_chance(const Public& pub) {  // V20
  const Seat owes = pub.owes_draw;
  if (pub.options.draw != Drawing::manual)
    return "owes_draw: nobody does in automatic drawing (V20)";
  if (stolik::index(owes) >= pub.options.players) return "owes_draw: there is no such seat";
  if (pub.phase == Phase::line) return "owes_draw: the play has closed that chance (V20)";
  if (pub.exchanged) return "owes_draw: the exchange has closed that chance (V20)";
  if (!has_pile(pub, owes)) return "owes_draw: a seat that has opened no card (V9)";
  if (pub.deck_size == 0) return "owes_draw: the deck is empty (V9)";
  const int gives = pub.giving_up.has(owes) ? 1 : 0;
  if (pub.hand_sizes[slot(owes)] - gives >= pub.limits[slot(owes)]) {
    return "owes_draw: no card below the limit (V22)";
  }
  for (Seat s = left_of(owes, pub.options.players); s != pub.turn && s != owes;
       s = left_of(s, pub.options.players)) {
    if (pub.hand_sizes[slot(s)] > 0) {
      return "turn: not the next seat with a card after the one in owes_draw (V9)";
    }
  }
  return "";
}

std::string_view flaw_of_giving_up(const Public& pub) {  // V21
  if (pub.phase != Phase::give_up) {
    return pub.giving_up.empty() ? "" : "giving_up: no penalty is going on (V21)";
  }
  if (pub.giving_up.empty()) return "phase: nobody is to give up a card (V21)";
  if (pub.exchanged) return "exchanged: no penalty is called after an exchange (V21)";
  Team team{};
  for (int s = 0; s < kMaxSeatBits; ++s) {
    if (!pub.giving_up.has(seat_at(s))) continue;
    if (s >= pub.options.players) return "giving_up: there is no such seat";
    if (pub.hand_sizes[slot(seat_at(s))] == 0) return "giving_up: a seat without a card (V21)";
    team = pub.options.team_of(seat_at(s));
  }
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    if (pub.options.team_of(seat) == team) {
      if (pub.limits[slot(seat)] == kHand) return "limits: the penalty has lowered them (V21)";
    } else if (pub.giving_up.has(seat)) {
      return "giving_up: one team at a time (V21)";
    }
  }
  if (pub.hand_sizes[slot(pub.turn)] == 0 && pub.options.team_of(pub.turn) != team) {
    return "turn: a seat without a card (V9)";
  }
  return "";
}

std::string_view flaw_of_turn(const Public& pub) {
  const bool in_turn = pub.phase != Phase::deal && pub.phase != Phase::over;
  if (in_turn != (pub.turn != kNobody)) return "turn: a seat during play, else null";
  if (!in_turn) {
    if (pub.owes_draw != kNobody) return "owes_draw: null before and after play";
    if (pub.exchanged) return "exchanged: false before and after play";
    return "";
  }
  if (stolik::index(pub.turn) >= pub.options.players) return "turn: there is no such seat";
  const int held = pub.hand_sizes[slot(pub.turn)];
  if (pub.exchanged) {
    if (pub.options.dead_cards != DeadCards::exchange) return "exchanged: the option is off (V13)";
    if (pub.phase != Phase::play && pub.phase != Phase::draw) {
      return "exchanged: only until the play (V13)";
    }
    Card last = kPlus;
    pub.piles.each_of(pub.turn, [&](Card card) { last = card; });
    if (is_special(last) || !bears_chip(pub, cell_of(last))) {
      return "exchanged: the last card opened is not a dead one (V13)";
    }
  }
  if (pub.phase == Phase::play && held == 0) {
    if (pub.owes_draw != pub.turn) return "turn: a seat without a card (V9)";
    if (anybody_holds_a_card(pub)) return "turn: another seat holds a card (V9)";
  }
  if (pub.phase == Phase::draw && pub.owes_draw == kNobody) {
    if (pub.options.draw == Drawing::manual && !pub.exchanged) {
      return "phase: nobody has taken a card (V20)";
    }
    if (!has_pile(pub, pub.turn)) return "phase: a card is drawn after one was opened (V9)";
    if (held >= pub.limits[slot(pub.turn)]) return "phase: the hand is at its limit (V22)";
  }
  if (pub.phase == Phase::draw && pub.owes_draw != kNobody && held == 0 &&
      (pub.turn != pub.owes_draw || anybody_holds_a_card(pub))) {
    return "turn: a seat without a card (V9)";
  }
  if (pub.phase == Phase::draw && pub.deck_size == 0) return "phase: the deck is empty (V9)";
  return "";
}

std::string_view flaw_of_goal(const Public& pub) {  // V18, V19
  int winners = 0;
  for (int t = 0; t < pub.options.teams; ++t) {
    if (lines_of(pub, team_at(t)) >= pub.options.lines_to_win) ++winners;
  }
  if (winners > 1) return "lines: the game was over before the second team had them (V18)";
  if (pub.phase != Phase::over) {
    return winners == 0 ? "" : "phase: a team has its lines, so the game is over (V18)";
  }
  if (winners == 0 && anybody_holds_a_card(pub)) {
    return "phase: cards are left to be played (V19)";
  }
  if (winners == 1 && lines_of(pub, pub.lines.back().team) < pub.options.lines_to_win) {
    return "lines: the last one is the winner's (V18)";
  }
  return "";
}

}  // namespace

std::string_view VictoryLine::flaw(const LineState& state) {
  const Public& pub = state.pub;
  if (!can_be_chosen<Options>(kPlayers, kOptions, pub.options))
    return "options: no table can choose these";
  if (const auto flaw = flaw_of_cards(state); !flaw.empty()) return flaw;
  if (const auto flaw = flaw_of_turn(pub); !flaw.empty()) return flaw;
  if (const auto flaw = flaw_of_giving_up(pub); !flaw.empty()) return flaw;
  if (const auto flaw = flaw_of_limits(pub); !flaw.empty()) return flaw;
  if (const auto flaw = flaw_of_chips(pub); !flaw.empty()) return flaw;
  if (pub.owes_draw != kNobody) {
    if (const auto flaw = flaw_of_chance(pub); !flaw.empty()) return flaw;
  }
  if (const auto flaw = flaw_of_lines(pub); !flaw.empty()) return flaw;
  if (pub.phase == Phase::line) {
    if (const auto flaw = flaw_of_choices(pub); !flaw.empty()) return flaw;
  }
  if (const auto flaw = flaw_of_goal(pub); !flaw.empty()) return flaw;
  if (pub.phase == Phase::deal && state != start(pub.options)) {
    return "phase: before the deal the deck is whole and nothing lies on the table (V6)";
  }
  return "";
}

}  // namespace stolik
