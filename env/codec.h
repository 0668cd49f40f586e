// A codec: what a learner needs of a game beyond its rules. Numbers of actions, pieces of tensors,
// chances of cards.
//
// A Codec is a struct with: Text; kLongest, the steps after which an environment gives a game up
// (never a rule); actions(options, offers), how many numbers there are; number(pub, seat, offers,
// action), -1 where an action has none; action(pub, seat, offers, number, out), whether the number
// means anything here; mask(pub, own, seat, offers, out), a byte for each number; look(tape, view),
// what lies on the table and the own hand; recall(tape, view, memory), what the story adds;
// reveal(tape, state), everything; kPlaces and belief(known, out), the chance of each card at each
// place; guess(known, rng). kNothing is the number of saying nothing, where nature may speak at any
// moment. A deal can be drawn card by card: deal_odds(options, so_far, odds) and deal_take(…), see
// deal.h.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/game.h"
#include "env/tape.h"
#include "games/knowledge.h"

namespace stolik {

// How many of the offers have numbers, where a game has offers: the few that people mostly make,
// many, or all (as words).
enum class Offers : std::uint8_t { lean, wide, full };
inline constexpr std::string_view kOffers[] = {"lean", "wide", "full"};

// The seat that sits `steps` clockwise of another.
constexpr Seat further(Seat seat, int steps, int players) {
  return seat_at((index(seat) + steps) % players);
}
constexpr int steps_to(Seat from, Seat to, int players) {
  return (index(to) - index(from) + players) % players;
}

// A byte for each number: what list() holds, by its number. For games whose codec has nothing
// faster.
template <class Codec, class G = typename Codec::Text::Rules>
void mask_by_list(const typename G::Public& pub, const typename G::Private& own, Seat seat,
                  Offers offers, std::uint8_t* out) {
  Actions<G> actions;
  G::list(pub, own, seat, actions);
  for (const auto& action : actions) {
    if (const int number = Codec::number(pub, seat, offers, action); number >= 0) out[number] = 1;
  }
}

}  // namespace stolik
