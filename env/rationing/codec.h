// `rationing` for learners. While the top spins each seat is asked again and again, and may say
// nothing.
//
//   0    spin      1  stop      2  pass      3  nothing
//   4    20 shopping cards to buy, in the order of their ids
//   24   28 pairs for a card of the speculator, 28 for his place
//   80   15 offers to decline: three of each seat, counted clockwise from oneself
//   95   3 own offers to withdraw
//   98   15 offers to accept; `wide` and `full`: each with nothing to choose or one of 119 payments
//
// then the offers one can make. `lean` has 434, to all where that is allowed, else to who has the
// top: one for one of another kind (42), two for one (28 x 7), one for two (7 x 28). `wide` and
// `full` have up to two for up to two or for any one, two or three (36 x 39) to all or to one seat,
// and places for up to two cards given or asked for. Whatever has no number can be said in words.
#pragma once

#include "env/codec.h"
#include "games/rationing/text.h"

namespace stolik::rationing {

struct Codec {
  using Text = rationing::Text;
  static constexpr int kLongest = 5000;
  static constexpr int kPairs = 28;      // two cards of seven kinds
  static constexpr int kFew = 36;        // none, one or two
  static constexpr int kPayments = 119;  // one, two or three
  static constexpr int kSlots = kMaxPlayers * int(kMaxOpenOffers);
  static constexpr int kSpin = 0, kStop = 1, kPass = 2, kNothing = 3, kBuy = 4,
                       kForCard = kBuy + kShoppingCards, kForPlace = kForCard + kPairs,
                       kDecline = kForPlace + kPairs, kWithdraw = kDecline + kSlots,
                       kAccept = kWithdraw + int(kMaxOpenOffers);
  static constexpr int kLeanOffer = kAccept + kSlots;
  static constexpr int kLeanActions = kLeanOffer + 42 + 2 * kPairs * kGoods;
  static constexpr int kWants = kFew + 3;
  static constexpr int kWideOffer = kAccept + kSlots * (1 + kPayments);
  static constexpr int kWidePlaces = kWideOffer + kMaxPlayers * kFew * kWants;
  static constexpr int kWideActions = kWidePlaces + kMaxPlayers * (kFew + kWants);

  static int actions(const Options&, Offers offers) {
    return offers == Offers::lean ? kLeanActions : kWideActions;
  }
  static int number(const Public& pub, Seat seat, Offers offers, const Action& action);
  static bool action(const Public& pub, Seat seat, Offers offers, int number, Action& out);
  static void mask(const Public& pub, const Private& own, Seat seat, Offers offers,
                   std::uint8_t* out);

  static void look(Tape& tape, const View<Rationing>& view);
  static void recall(Tape& tape, const View<Rationing>& view, const Memory& memory);
  static void reveal(Tape& tape, const State<Rationing>& state);

  // Kinds of goods by places: the seats from the one who looks, then the stack; how many of them
  // are there on average, all guesses (Rationing::guess) being as likely as they are drawn.
  static std::array<int, 2> belief_shape(const Options& options) {
    return {kGoods, options.players + 1};
  }
  static void belief(const Knowledge<Rationing>& known, float* out);
  static State<Rationing> guess(const Knowledge<Rationing>& known, Rng& rng) {
    return Rationing::guess(known.view, known.memory, rng);
  }

  // R6, R7, R4, R8: five cards for each seat, a visit for each, the row, who is first.
  static int deal_steps(const Options& options) {
    return kHandDealt * options.players + options.players + kRow + 1;
  }
  static void deal_odds(const Options& options, const Deal& so_far, int step,
                        std::vector<std::uint32_t>& weights);
  static void deal_take(const Options& options, Deal& so_far, int step, int outcome);
  static std::string deal_text(const Deck& names, const Options& options, const Deal& so_far,
                               int step, int outcome);
};

}  // namespace stolik::rationing
