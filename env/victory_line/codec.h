// `victory-line` for learners: 1,125 numbers, the same at every table.
//
//   0     140 event cards to open, in the order of their cells, row by row
//   140   140 event cards to exchange
//   280   3 x 144 special cards (+1, -1, -1/+1) on a cell
//   712   3 special cards without a target
//   715   84 + 84 + 49 + 49 windows of six: east, north, north-east, south-east
//   981   143 cards to give up: 140 events, 3 special
//   1124  to take a card
#pragma once

#include "env/codec.h"
#include "games/victory_line/text.h"

namespace stolik::victory_line {

struct Codec {
  using Text = victory_line::Text;
  static constexpr int kLongest = 2000;
  static constexpr int kNothing = -1;
  static constexpr int kCells = kSide * kSide;
  static constexpr int kKinds = kEvents + 3;
  static constexpr int kWindowsOfAll = 266;
  static constexpr int kExchanges = kEvents, kTargets = 2 * kEvents,
                       kUntargeted = kTargets + 3 * kCells, kLineChoices = kUntargeted + 3,
                       kGiveUps = kLineChoices + kWindowsOfAll, kTake = kGiveUps + kKinds,
                       kActions = kTake + 1;
  static_assert(kActions == 1125);

  static int actions(const Options&, Offers) { return kActions; }
  static int number(const Public& pub, Seat seat, Offers, const Action& action);
  static bool action(const Public& pub, Seat seat, Offers, int number, Action& out);
  static void mask(const Public& pub, const Private& own, Seat seat, Offers offers,
                   std::uint8_t* out);

  static void look(Tape& tape, const View<VictoryLine>& view);
  static void recall(Tape&, const View<VictoryLine>&, const Memory&) {
  }  // all of it lies on the table
  static void reveal(Tape& tape, const State<VictoryLine>& state);

  // Kinds of cards by places: the seats from the one who looks, then the deck; how many of them are
  // there on average.
  static std::array<int, 2> belief_shape(const Options& options) {
    return {kKinds, options.players + 1};
  }
  static void belief(const Knowledge<VictoryLine>& known, float* out);
  static State<VictoryLine> guess(const Knowledge<VictoryLine>& known, Rng& rng) {
    return VictoryLine::guess(known.view, known.memory, rng);
  }
  static Action draw(const State<VictoryLine>& state, Rng& rng) {
    return VictoryLine::outcome(state, rng.below(state.pub.deck_size));
  }

  // V6 card by card: six for the first seat, then six for the next.
  static int deal_steps(const Options& options) { return kHand * options.players; }
  static void deal_odds(const Options& options, const Deal& so_far, int step,
                        std::vector<std::uint32_t>& weights);
  static void deal_take(const Options& options, Deal& so_far, int step, int outcome);
  static std::string deal_text(const Deck& names, const Options& options, const Deal& so_far,
                               int step, int outcome);

  // Cards as they are numbered here: events first, then +1, -1, -1/+1.
  static int kind_number(Card card);
  static Card kind_card(int number);
};

// How the draw deck travels with a table (games/packed.h).
inline void pack_into(Packer& packer, const DrawDeck& deck) {
  stolik::pack_into(packer, deck.cards());
}
inline void unpack_from(Unpacker& unpacker, DrawDeck& deck) {
  CardSet cards;
  stolik::unpack_from(unpacker, cards);
  deck = cards;
}

}  // namespace stolik::victory_line
