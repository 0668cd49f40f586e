// What a screen needs to know of the rules to draw its controls, from a view alone (PROTOCOL.md,
// "Hints").
#pragma once

#include "core/fields.h"
#include "core/picture.h"
#include "games/victory_line/rules.h"

namespace stolik::victory_line {

// What a card would do now: put a chip on its cell (V8); nothing, because the cell bears a chip
// (V13) or the team has none left (V3); what a special card does to a cell (V10-V12), or nothing,
// because there is none.
enum class Effect : std::uint8_t { place, dead, no_chips, aim, no_target };
constexpr std::array<std::string_view, 5> spelling(Effect) {
  return {"place", "dead", "no-chips", "aim", "no-target"};
}

// The cells that are no target of a special card, by the reason.
struct WhyNot {
  CellSet corner, taken, free, own, star, no_chips;

  STOLIK_FIELDS(WhyNot, corner, taken, free, own, star, no_chips);
};
struct CardHint {
  Card card{};
  Effect effect{};
  CellSet cells;  // its own cell, or the targets of a special card
  WhyNot why_not;

  STOLIK_FIELDS(CardHint, card, effect, cells, why_not);
};
struct Hints {
  FixedVec<SeatSet, kMaxTeams> teams;        // the seats of each (V5)
  FixedVec<std::uint8_t, kMaxTeams> supply;  // chips that are not on the board (V3)
  FixedVec<CardHint, kHand> hand;            // each card of the hand once

  STOLIK_FIELDS(Hints, teams, supply, hand);
};

// `seat` is kNobody for a spectator, who has no hand.
Hints hints(const Public& pub, const Private& own, Seat seat);

}  // namespace stolik::victory_line
