// PlainCodec<Text>: the codec of a small game (games/plain_rules.h) that has none of its own. An
// action's number is its card's, after those of the verbs before it; only what seats say has
// numbers.
#pragma once

#include "env/codec.h"
#include "games/plain_text.h"

namespace stolik {

template <class T>
struct PlainCodec {
  using Text = T;
  using G = typename Text::Rules;
  using Options = typename G::Options;
  using Public = typename G::Public;
  using Private = typename G::Private;
  using Action = typename G::Action;
  static constexpr int kLongest = 2000;
  static constexpr int kNothing = -1;
  static constexpr int kVerbsOf = int(G::kGivers.size());

  static int actions(const Options&, Offers) { return kVerbsOf * G::kCards; }
  static int number(const Public&, Seat, Offers, const Action& action) {
    if (G::giver(action).kind != Actor::Kind::seat) return -1;
    return int(action.verb) * G::kCards + int(action.card);
  }
  static bool action(const Public&, Seat, Offers, int number, Action& out) {
    if (number < 0 || number >= kVerbsOf * G::kCards) return false;
    out = {static_cast<decltype(out.verb)>(number / G::kCards),
           static_cast<plain::Card>(number % G::kCards)};
    return G::giver(out).kind == Actor::Kind::seat;
  }
  static void mask(const Public& pub, const Private& own, Seat seat, Offers offers,
                   std::uint8_t* out) {
    std::memset(out, 0, std::size_t(actions(pub.options, offers)));
    mask_by_list<PlainCodec>(pub, own, seat, offers, out);
  }

  static void look(Tape& tape, const View<G>& view) {
    const int players = view.pub.options.players;
    tape.piece("hand", {G::kCards});
    tape.bits(view.own.hands.bits, G::kCards);
    tape.piece("seen", {G::kCards});
    tape.bits(G::seen(view.pub).bits, G::kCards);
    tape.piece("hand_sizes", {players});
    for (int s = 0; s < players; ++s)
      tape.byte(view.pub.hands[slot(further(view.seat, s, players))]);
    tape.piece("points", {players});
    for (int s = 0; s < players; ++s)
      tape.byte(std::uint64_t(G::points(view.pub, further(view.seat, s, players))));
  }
  static void recall(Tape&, const View<G>&, const typename G::Memory&) {}
  static void reveal(Tape& tape, const State<G>& state) {
    const int players = state.pub.options.players;
    tape.piece("hands", {players, G::kCards});
    for (int s = 0; s < players; ++s) tape.bits(state.own[slot(seat_at(s))].hands.bits, G::kCards);
  }

  static std::array<int, 2> belief_shape(const Options& options) {
    return {G::kCards, options.players + 1};
  }
  static void belief(const Knowledge<G>& known, float* out) {
    const Public& pub = known.view.pub;
    const int players = pub.options.players;
    const plain::Cards unseen =
        plain::Cards::first_of(G::kCards).without(G::seen(pub) | known.view.own.hands);
    for (int c = 0; c < G::kCards; ++c) {
      const auto card = static_cast<plain::Card>(c);
      *out++ = known.view.own.hands.has(card) ? 1.0f : 0.0f;
      for (int s = 1; s <= players; ++s) {
        const int room =
            s == players ? pub.stack : pub.hands[slot(further(known.view.seat, s, players))];
        *out++ = unseen.has(card) ? float(room) / float(unseen.count()) : 0.0f;
      }
    }
  }
  static State<G> guess(const Knowledge<G>& known, Rng& rng) {
    return G::guess(known.view, known.memory, rng);
  }

  static int deal_steps(const Options& options) { return G::kHand * options.players; }
  static void deal_odds(const Options&, const plain::Deal& so_far, int,
                        std::vector<std::uint32_t>& weights) {
    plain::Cards dealt;
    for (const plain::Cards hand : so_far.hands) dealt = dealt | hand;
    for (int c = 0; c < G::kCards; ++c)
      weights.push_back(dealt.has(static_cast<plain::Card>(c)) ? 0 : 1);
  }
  static void deal_take(const Options& options, plain::Deal& so_far, int step, int outcome) {
    so_far.players = options.players;
    ++so_far.cards;
    so_far.hands[std::size_t(step / G::kHand)].add(static_cast<plain::Card>(outcome));
  }
  static std::string deal_text(const typename Text::Deck& names, const Options&, const plain::Deal&,
                               int step, int outcome) {
    return concat(names.name(static_cast<plain::Card>(outcome)), " to ", step / G::kHand);
  }
};

}  // namespace stolik
