// The bots of `rationing`.
//
//   novice  sees the first two cards of the row, buys the first it can pay, offers nothing
//   relaxed buys the first card it can pay, trades one for one for what it lacks (plain.h)
//   easy    buys what brings most points, takes a deal that plainly helps, offers nothing
//   keen    as easy, and makes an offer for each top that plainly helps
//   steady  offers one card for one, takes every deal that helps, buys with an eye on what is left
//   strong  weighs all deals with everybody, places in the queue and the speculator;
//           gives way as offers fail
#pragma once

#include "bots/bot.h"
#include "bots/rationing/worth.h"
#include "games/rationing/text.h"

namespace stolik::rationing {

// How many games a strong bot plays to their end in one round of a comparison.
inline constexpr int kGames = 1000;

struct Why {
  enum class Code : std::uint8_t {
    chance,      // a lot was drawn
    spins,       // there may be a deal to be made
    nothing,     // nothing to gain by trade
    deal,        // an offer made or accepted: gain is what it brings
    poor_deal,   // an offer declined: gain is what it would have cost
    speculator,  // imagined games end better with this bargain: permille more of a win
    buys,        // points now, and what is left over
    saves,       // no purchase: the cards are worth more later
    waits,       // nothing to say for now
    needs,       // novice, relaxed: a deal for `good`, which is missing for `card`
    first,       // novice: the first purchase it can pay
    cannot_pay,  // novice, relaxed: nothing in the row
  };
  Code code = Code::chance;
  int before = 0;    // what hand, place and visit are worth, in thousandths of a point
  int after = 0;     // the same after the deal or purchase
  int theirs = 0;    // what the partner is thought to gain
  int permille = 0;  // how likely the partner is thought to agree
  int points = 0;    // buys
  ShopCard card{};   // needs
  Good good{};       // needs
  int games = 0;     // strong: imagined games that ended permille of a win well on average
};

struct Bot {
  using Text = rationing::Text;
  using Why = rationing::Why;
  static constexpr std::array<std::string_view, 2> kAnchors{"no-trade", "simple"};

  static int sides(const Options& options) { return options.players; }
  static int side(const Options&, Seat seat) { return index(seat); }
  static double share(const Public& pub, int side) {
    const SeatSet winners = Rationing::winners(pub);
    return winners.has(seat_at(side)) ? 1.0 / winners.count() : 0;
  }

  static stolik::Choice<Rationing, Why> choose(const Knowledge<Rationing>& known, Level level,
                                               Rng& rng);
  // Somebody who has just learned the game: for `stolik newcomers`, no level.
  static stolik::Choice<Rationing, Why> newcomer(const Knowledge<Rationing>& known, Rng& rng);
  static void write_why(JsonWriter& json, const Deck& names, const Knowledge<Rationing>& known,
                        const Why& why);
  static void write_advice(JsonWriter& json, const Deck& names, const Knowledge<Rationing>& known);
  static void write_weighed(JsonWriter& json, const Deck& names, const Knowledge<Rationing>& known,
                            const Action& action);
};

}  // namespace stolik::rationing
