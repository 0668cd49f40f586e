// For a small game of cards that are all different: sets of cards, the deal, and what follows from
// check() alone.
//
// An action is a verb and a card; everybody has `hands`, what nobody sees is the `stack`, and
// Public has the numbers of both. PlainRules<G, Values> then gives G its deal, lists, odds, givers,
// guesses and winners. tests/fourth/ is such a game.
#pragma once

#include <algorithm>
#include <bit>

#include "core/game.h"
#include "core/options.h"
#include "core/verbs.h"
#include "core/words.h"

namespace stolik::plain {

enum class Card : std::uint8_t {};  // from 0, in the order of the deck
inline constexpr Card kNoCard{0xFF};
constexpr Kind kind_of(Card) { return {"card", "CardId"}; }

struct Cards {
  using Item = Card;
  std::uint64_t bits = 0;

  static constexpr Cards of(Card card) { return {1ull << int(card)}; }
  static constexpr Cards first_of(int count) { return {(1ull << count) - 1}; }
  constexpr bool has(Card card) const { return card != kNoCard && (bits & of(card).bits) != 0; }
  constexpr int count() const { return std::popcount(bits); }
  constexpr Card first() const { return static_cast<Card>(std::countr_zero(bits)); }
  constexpr void add(Card card) { bits |= of(card).bits; }
  constexpr void remove(Card card) { bits &= ~of(card).bits; }
  constexpr Cards operator|(Cards other) const { return {bits | other.bits}; }
  constexpr Cards without(Cards other) const { return {bits & ~other.bits}; }
  template <class Lots>
  constexpr Card any(Lots& lots) const {  // there is one
    Cards rest = *this;
    for (std::uint32_t skip = lots.below(count()); skip > 0; --skip) rest.remove(rest.first());
    return rest.first();
  }
  STOLIK_FIELDS(Cards, bits);
};

struct Deal {
  std::array<Cards, kMaxSeatBits> hands{};
  std::uint8_t players = 0;  // how many hands the deal names
  std::uint8_t cards = 0;    // how many cards, repeated ones included

  bool operator==(const Deal&) const = default;
};

template <class V>
struct Action {
  V verb{};
  Card card{};

  bool operator==(const Action&) const = default;
};
// A verb of such a game: its word, who gives it, and the rule that says so.
template <class V>
constexpr auto plain_verb(V which, std::string_view name, Actor::Kind by, std::string_view rule) {
  return verb(which, name, by, rule, part(&Action<V>::card));
}

// What the story told is on the table for all to see.
struct NoMemory {
  STOLIK_FIELDS(NoMemory);
};

template <class G, class Values>
struct PlainRules : Values {
  using typename Values::Options;
  using typename Values::Private;
  using typename Values::Public;
  using Action = plain::Action<typename Values::Verb>;
  using Deal = plain::Deal;
  using Memory = NoMemory;
  static constexpr auto kGivers = givers_of(Values::kVerbs);
  static_assert(in_order(Values::kVerbs));
  static constexpr std::size_t kMaxActions = kGivers.size() * Values::kCards;
  static constexpr std::string_view kDealShape = "CARDS;CARDS;…";
  static constexpr std::size_t kMaxOdds = kMaxActions;

  static State<G> start(const Options& options) {
    State<G> state{};
    state.pub.options = options;
    return state;
  }
  // Everybody gets kHand cards, no card twice.
  static Refusal check_deal(const Public& pub, const Deal& deal) {
    if (!G::waiting(pub).over && pub.phase != decltype(pub.phase)::deal) {
      return {Code::wrong_phase, G::kDealRule, "The cards have been dealt already."};
    }
    Cards seen;
    bool even = deal.players == pub.options.players && deal.cards == deal.players * Values::kHand;
    for (const Cards hand : deal.hands) {
      even = even && (hand.count() == Values::kHand || hand.count() == 0);
      seen = seen | hand;
    }
    if (even && seen.count() == deal.cards) return {};
    return {Code::illegal, G::kDealRule, "Everybody is dealt as many cards, and none twice."};
  }
  // Whoever has most points when it is over.
  static SeatSet winners(const Public& pub) {
    SeatSet best;
    if (!G::waiting(pub).over) return best;
    int most = 0;
    for (int s = 0; s < pub.options.players; ++s) most = std::max(most, G::points(pub, seat_at(s)));
    for (int s = 0; s < pub.options.players; ++s) {
      if (G::points(pub, seat_at(s)) == most) best.add(seat_at(s));
    }
    return best;
  }
  static Giver giver(const Action& action) { return kGivers[std::size_t(action.verb)]; }
  static void list(const Public& pub, const Private& own, Seat seat,
                   FixedVec<Action, kMaxActions>& out) {
    out.clear();
    each_action(Actor::Kind::seat, [&](const Action& action) {
      if (!G::check(pub, own, seat, action)) out.push(action);
    });
  }
  // Whatever can be drawn is as likely as the other.
  static void chance(const State<G>& state, FixedVec<Odd<Action>, kMaxOdds>& odds) {
    odds.clear();
    each_action(Actor::Kind::nature, [&](const Action& action) {
      if (!G::check_nature(state, action)) odds.push({action, 1});
    });
  }
  // A hand for everybody, the rest to the stack.
  template <class Story>
  static void deal_out(State<G>& state, const Deal& deal, Story& story) {
    for (int s = 0; s < state.pub.options.players; ++s) {
      const Cards hand = deal.hands[slot(seat_at(s))];
      state.own[slot(seat_at(s))].hands = hand;
      state.hid.stack = state.hid.stack.without(hand);
      const auto count = state.pub.hands[slot(seat_at(s))] = std::uint8_t(hand.count());
      story.push(
          {{.tell = decltype(Values::Shown::tell)::dealt, .seat = seat_at(s), .count = count},
           true,
           seat_at(s),
           {hand}});
    }
    state.pub.stack = std::uint8_t(state.hid.stack.count());
  }
  // What neither lies open (G::seen) nor is in one's own hand is dealt anew to the others' hands;
  // the rest is the stack.
  template <class Rng>
  static State<G> guess(const View<G>& view, const Memory&, Rng& rng) {
    State<G> state{.pub = view.pub, .own = {}, .hid = {}};
    state.own[slot(view.seat)] = view.own;
    Cards& unseen = state.hid.stack;
    unseen = unseen.without(G::seen(view.pub) | view.own.hands);
    for (int s = 0; s < view.pub.options.players; ++s) {
      for (int i = 0; seat_at(s) != view.seat && i < view.pub.hands[slot(seat_at(s))]; ++i) {
        const Card card = unseen.any(rng);
        state.own[slot(seat_at(s))].hands.add(card);
        unseen.remove(card);
      }
    }
    return state;
  }
  static void remember(Memory&, const Public&, const typename Values::Shown&) {}

 private:
  template <class Visit>
  static void each_action(Actor::Kind by, Visit&& visit) {
    for (std::size_t v = 0; v < kGivers.size(); ++v) {
      if (kGivers[v].kind != by) continue;
      for (int c = 0; c < Values::kCards; ++c)
        visit({static_cast<typename Values::Verb>(v), static_cast<Card>(c)});
    }
  }
};

}  // namespace stolik::plain
