// `triples` for learners: an ask for each card and other seat, clockwise from the next, then a read
// for each set.
//
// Sizes follow the number of sets that are played: 36 cards and 12 sets unless a game has fewer.
#pragma once

#include "env/codec.h"
#include "games/triples/text.h"

namespace stolik::triples {

struct Codec {
  using Text = triples::Text;
  static constexpr int kLongest = 4000;
  static constexpr int kNothing = -1;

  static int actions(const Options& options, Offers) {
    return (options.players - 1) * options.cards() + options.sets;
  }
  static int number(const Public& pub, Seat seat, Offers, const Action& action) {
    const int players = pub.options.players;
    const int cards = pub.options.cards();
    if (action.verb == Verb::read) return (players - 1) * cards + index(action.set);
    if (action.verb != Verb::ask || action.seat == seat) return -1;
    return (steps_to(seat, action.seat, players) - 1) * cards + index(action.card);
  }
  static bool action(const Public& pub, Seat seat, Offers, int number, Action& out) {
    const int players = pub.options.players;
    const int cards = pub.options.cards();
    const int asks = (players - 1) * cards;
    if (number < 0 || number >= asks + pub.options.sets) return false;
    if (number >= asks) out = {.verb = Verb::read, .set = static_cast<SetId>(number - asks)};
    else
      out = {.verb = Verb::ask,
             .seat = further(seat, 1 + number / cards, players),
             .card = card_at(number % cards)};
    return true;
  }
  static void mask(const Public& pub, const Private& own, Seat seat, Offers, std::uint8_t* out) {
    const bool mine = pub.phase == Phase::play && pub.turn == seat;
    const std::uint64_t cards = mine ? pub.in_play.without(own.hand).bits : 0;
    const int count = pub.options.cards();
    for (int s = 1; s < pub.options.players; ++s) {
      out = count == kCards ? spread_bits(cards, kCards, out)
                            : spread_bits(cards, count, out);  // a constant unrolls
    }
    const bool reads =
        mine && pub.options.variant == Variant::advanced &&
        pub.reads[slot(seat)] < std::min<std::uint32_t>(pub.options.max_reads, kReadsMax);
    spread_bits(reads ? (1u << pub.options.sets) - 1 : 0, pub.options.sets, out);
  }

  static void look(Tape& tape, const View<Triples>& view);
  static void recall(Tape& tape, const View<Triples>& view, const Memory& memory);
  static void reveal(Tape& tape, const State<Triples>& state);

  // Cards by seats, counted from the one who looks.
  static std::array<int, 2> belief_shape(const Options& options) {
    return {options.cards(), options.players};
  }
  static void belief(const Knowledge<Triples>& known, float* out);
  // Every deal that fits is as likely as the other, where they can be counted quickly: at tables of
  // up to about six; larger ones by Triples::guess().
  static constexpr int kMostCounted = 7;
  static State<Triples> guess(const Knowledge<Triples>& known, Rng& rng);

  // T3 card by card: each goes to a seat, by the room that is left there.
  static int deal_steps(const Options& options) { return options.cards(); }
  static void deal_odds(const Options& options, const Deal& so_far, int step,
                        std::vector<std::uint32_t>& weights);
  static void deal_take(const Options& options, Deal& so_far, int step, int outcome);
  static std::string deal_text(const Deck& names, const Options& options, const Deal& so_far,
                               int step, int outcome);
};

}  // namespace stolik::triples
