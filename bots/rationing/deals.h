// Deals: what each would bring to both sides, as one seat can judge it.
#pragma once

#include "bots/bot.h"
#include "bots/rationing/worth.h"

namespace stolik::rationing {

// How a bot trades.
struct Temper {
  bool offers = false;
  int most_cards = 1;   // on either side of an offer
  bool places = false;  // offers places too
  bool speculates = false;
  int accepts_from = 60;  // gain from which it agrees, in thousandths of a point
  int offers_from = 120;
  int most_offers = 3;  // while one top spins
  int envy = 0;         // what the partner's gain costs it, in thousandths of that gain
  int worlds = 12;      // hands of the others that it imagines
  bool plays = false;   // tries a deal out in imagined games before it agrees or offers
};

// Hands of the others that fit what is known, imagined once for one decision.
class Minds {
 public:
  Minds(const Knowledge<Rationing>& known, int worlds, Rng& rng);
  const FixedVec<State<Rationing>, 24>& worlds() const { return worlds_; }

 private:
  FixedVec<State<Rationing>, 24> worlds_;
};

struct Judged {
  Action action{};
  int gain = 0;
  int theirs = 0;
  int permille = 0;  // chance that the partner agrees
  int score = 0;
  int games = 0;  // imagined games that the gain comes from, if any
};

// What accepting an open offer brings, paying in the best way; gain is negative where it cannot.
Judged judge_offer(const Knowledge<Rationing>& known, const Market& market, Seat from,
                   const Offer& offer, const Minds& minds);
// What an offer that a person thinks of would bring, if that partner took it; permille: how likely
// they would. The gain is kNever where nobody imagined could pay.
inline constexpr int kNever = -1'000'000;
Judged judge_proposal(const Knowledge<Rationing>& known, const Market& market, Seat partner,
                      const Action& offer, const Minds& minds);
// The best bargains, new offers or those with the speculator, the best first.
using Bargains = FixedVec<Judged, 6>;
// New offers by what they seem worth to both.
Bargains best_offers(const Knowledge<Rationing>& known, const Market& market, const Temper& temper,
                     const Minds& minds);
// Bargains with the speculator (R20, R21) by what they seem worth.
Bargains speculations(const Knowledge<Rationing>& known, const Market& market);

}  // namespace stolik::rationing
