// Scenarios: rules told as small plays that a person can read aloud and the engine must follow.
//
//   # T9: who is refused loses the turn to the left.
//   game triples players=3 asking=strict            opens a table; a file may hold several of them
//   hands 0: anders plawski  1: monte-cassino  2: 2-korpus-polski orp-piorun …
//   turn 0                                          members of the position, one a line (below)
//   1: ask 0 anders            refused not-your-turn T7
//   0: ask 2 monte-cassino                          who: command; must be accepted unless `refused`
//      all see   asked 0 2 monte-cassino; refused 2   these events, in this order, as all know them
//      2 sees    drew 2 sugar                       … as seat 2 knows them
//      never sees 1 drew 2 sugar                    seat 1 (or `all`) is told no such event
//      turn      1                                  a member of the position; `hands.1` goes inside
//      view 1 hands.0 4                             a member of what seat 1 (or `all`) sees
//      legal 0 has ask 1 anders                     also `lacks`; `legal nature is first 0 | …`
//
// An event is written as its name and its values in order. Values: JSON, or bare words for strings
// that are not empty.
//
// Position: a line that begins with a member's name sets it. Per seat: `hands 0: anders tobruk  1:
// maczek`; counts: `hands 0: sugar*2 meat`; chips by team: `chips 0: b1 c1  1: d4`; anything as
// JSON. What is not named is filled in: in triples sets of which no card is named are complete and
// lie with seat 0; in victory-line the cards of cells with chips lie on the pile of the team's
// first seat, others that are not named in the deck; in rationing goods that are not named are in
// the stack, shopping cards in the row, then in the shop. `refused bad-position` on a line of its
// own: this position cannot be. `seed x` instead of a position deals by chance from that seed.
// `refused bad-option` may end the `game` line.
#pragma once

#include <string>
#include <string_view>

#include "games/shelf.h"

namespace stolik {

// "" if everything happened as told, else the line and what happened instead.
std::string run_scenario(const Shelf& shelf, std::string_view text);

}  // namespace stolik
