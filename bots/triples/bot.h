// The bots of `triples`.
//
//   novice  knows the last answer and hardly any before; asks who has many cards for what it
//           misses, and seldom notices that who asks for a set holds a card of it
//   relaxed remembers a few answers, and notices that
//   easy    remembers more of them
//   keen    remembers most, and counts the deals that fit what it remembers (all these: recall.h)
//   steady  counts all deals that fit and asks where the card most probably is
//   strong  also reads the others' asks (habits.h); asks for what is sure, then for what
//           completes a set, then for what begins one; at large tables it weighs what an ask gains,
//           what a miss gives away and what it shows of its hand
#pragma once

#include "bots/bot.h"
#include "bots/triples/belief.h"
#include "bots/triples/recall.h"
#include "bots/triples/worth.h"
#include "games/triples/text.h"

namespace stolik::triples {

struct Why {
  enum class Code : std::uint8_t {
    chance,     // any ask was as good: a lot was drawn
    remembers,  // up to keen: it remembers that the card is there
    sure,       // the card is there in every deal that fits
    likely,     // the card is there in most of them, or in more than anywhere else
    worth,      // strong: not the likeliest ask, but the one that is worth most
    guesses,    // up to keen: nobody more likely, as far as it remembers
  };
  Code code = Code::chance;
  bool counted = false;  // hits of deals were counted; else nothing was
  double hits = 0;
  double deals = 0;
  bool exact = true;
  std::uint8_t own = 0;    // cards of that set in its own hand
  bool completes = false;  // a hit completes the set
  bool promised = false;   // the one asked is known to hold a card of the set (T10)
  Slip forgot{};           // below steady: what it would have known better
};

// `half`, a yardstick: remembers five of eight cards that changed hands, and half of the refusals.
struct Bot {
  using Text = triples::Text;
  using Why = triples::Why;
  static constexpr std::array<std::string_view, 1> kAnchors{"half"};

  // Everybody plays alone; equal winners share the win (T17).
  static int sides(const Options& options) { return options.players; }
  static int side(const Options&, Seat seat) { return index(seat); }
  static double share(const Public& pub, int side) {
    const SeatSet winners = Triples::winners(pub);
    return winners.has(seat_at(side)) ? 1.0 / winners.count() : 0;
  }

  static Choice<Triples, Why> choose(const Knowledge<Triples>& known, Level level, Rng& rng);
  // The strong bot with another table of worths, for learning one.
  static Choice<Triples, Why> choose_by(const Knowledge<Triples>& known, const Worth& worth,
                                        Rng& rng);
  // Somebody who has just learned the game: for `stolik newcomers`, no level.
  static Choice<Triples, Why> newcomer(const Knowledge<Triples>& known, Rng& rng);
  static void write_why(JsonWriter& json, const Deck& names, const Knowledge<Triples>& known,
                        const Why& why);
  static void write_advice(JsonWriter& json, const Deck& names, const Knowledge<Triples>& known);
  static void write_weighed(JsonWriter& json, const Deck& names, const Knowledge<Triples>& known,
                            const Action& action);
};

}  // namespace stolik::triples
