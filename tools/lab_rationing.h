// The lab of `rationing`.
#pragma once

#include "games/rationing/text.h"
#include "tools/lab.h"

namespace stolik {

struct RationingLab {
  using Text = rationing::Text;
  static constexpr bool kListIsComplete = false;  // offers and talk are checked, not listed
  static constexpr int kStepCap = 100'000;

  static rationing::Options random_options(Rng& rng) {
    rationing::Options options;
    options.players = static_cast<std::uint8_t>(3 + rng.below(3));
    options.no_dinner_visits = options.players == 3 && rng.below(2) == 0;
    options.top = static_cast<rationing::Top>(rng.below(3));
    options.top_seconds = static_cast<std::uint8_t>(15 + rng.below(166));
    return options;
  }
  // The rules read costs and categories from their options.
  static void complete(const rationing::Deck& deck, rationing::Options& options) { options.facts = deck.facts; }

  static rationing::Good any_good(Rng& rng) { return rationing::good_at(static_cast<int>(rng.below(rationing::kGoods))); }
  static rationing::Goods some_goods(Rng& rng, std::uint32_t most) {
    rationing::Goods goods;
    for (auto count = rng.below(most + 1); count > 0; --count) goods = goods + rationing::Goods::of(any_good(rng));
    return goods;
  }
  // A few of the cards in a hand.
  static rationing::Goods some_of(rationing::Goods hand, Rng& rng) {
    rationing::Goods goods;
    for (int tries = 0; tries < 2; ++tries) {
      const rationing::Goods more = goods + rationing::Goods::of(any_good(rng));
      if (hand.has_all(more)) goods = more;
    }
    return goods;
  }
  static rationing::Choice any_choice(Rng& rng) {
    rationing::Choice choice;
    choice.count = static_cast<std::uint8_t>(1 + rng.below(3));
    if (rng.below(2) == 0) return choice;  // any*n
    const auto first = rng.below(rationing::kGoods);
    const auto second = (first + 1 + rng.below(rationing::kGoods - 1)) % rationing::kGoods;
    choice.kinds = static_cast<std::uint8_t>(1u << first | 1u << second);
    return choice;
  }
  static rationing::Action any_offer(const rationing::Public& pub, rationing::Goods hand, Rng& rng) {
    using namespace rationing;
    Action action;
    action.verb = Verb::offer;
    action.to = rng.below(4) == 0 ? Addressee::all() : Addressee{seat_at(static_cast<int>(rng.below(pub.options.players)))};
    action.places = rng.below(5) == 0;
    action.give = rng.below(6) == 0 ? some_goods(rng, 3) : some_of(hand, rng);
    action.want = some_goods(rng, 2);
    if (rng.below(4) == 0) action.choice = any_choice(rng);
    if (action.give.empty() && action.want.empty() && action.choice.none()) action.places = true;
    return action;
  }

  static rationing::Action arbitrary(const rationing::Public& pub, Rng& rng) {
    using namespace rationing;
    Action action;
    action.verb = static_cast<Verb>(rng.below(16));
    switch (action.verb) {
      case Verb::offer: return any_offer(pub, Goods{}, rng);
      case Verb::accept:
        action.id = 1 + rng.below(pub.next_offer + 1);
        if (rng.below(3) == 0) action.give = Goods::of(any_good(rng)) + some_goods(rng, 3);
        break;
      case Verb::decline:
      case Verb::withdraw: action.id = 1 + rng.below(pub.next_offer + 1); break;
      case Verb::say:
        action.want = Goods::of(any_good(rng));
        action.give = some_goods(rng, 1);
        break;
      case Verb::speculate_card:
      case Verb::speculate_place: action.give = Goods::of(any_good(rng)) + Goods::of(any_good(rng)); break;
      case Verb::buy:
      case Verb::refill: action.card = shop_card_at(static_cast<int>(rng.below(kShoppingCards))); break;
      case Verb::draw: action.good = any_good(rng); break;
      case Verb::die: action.face = static_cast<std::uint8_t>(1 + rng.below(6)); break;
      case Verb::spin:
      case Verb::stop:
      case Verb::pass:
      case Verb::top_fell:
      case Verb::top_failed: break;
    }
    return action;
  }

  static bool reveals(const rationing::Action& action) {
    return action.verb == rationing::Verb::accept || action.verb == rationing::Verb::speculate_card ||
           action.verb == rationing::Verb::speculate_place;
  }

  // While the top spins people make offers, more often than they answer them.
  static bool wild(const State<Rationing>& state, Rng& rng, Actor& who, rationing::Action& action) {
    if (state.pub.phase != rationing::Phase::spinning || rng.below(2) == 0) return false;
    const Seat seat = seat_at(static_cast<int>(rng.below(state.pub.options.players)));
    for (int tries = 0; tries < 4; ++tries) {
      action = any_offer(state.pub, state.own[slot(seat)].hand, rng);
      who = Actor::at(seat);
      if (!check<Rationing>(state, who, action)) return true;
    }
    return false;
  }

  static std::uint32_t odds_total(const State<Rationing>& state) {
    switch (state.pub.phase) {
      case rationing::Phase::draw: return state.pub.stack_size;
      case rationing::Phase::refill: return state.pub.shop_size;
      case rationing::Phase::speculator: return 6;
      default: return 2;  // the top falls, or fails
    }
  }

  static rationing::Options bench_options() { return {.players = 4, .facts = {}}; }

  // Makes one-for-one offers and takes what it can pay.
  static rationing::Action sample(const State<Rationing>& state, Seat seat, Rng& rng) {
    using namespace rationing;
    const Public& pub = state.pub;
    const Goods hand = state.own[slot(seat)].hand;
    switch (pub.phase) {
      case Phase::allocation: return {.verb = Verb::spin};
      case Phase::shopping:
        for (const ShopCard card : pub.row) {
          if (hand.has_all(pub.options.facts.of(card).cost())) return {.verb = Verb::buy, .card = card};
        }
        return {.verb = Verb::pass};
      default: break;
    }
    for (int s = 0; s < pub.options.players; ++s) {
      if (seat_at(s) == seat) continue;
      for (const Offer& offer : pub.offers.by_seat[slot(seat_at(s))]) {
        const bool mine = offer.to.seat == seat || (offer.to.is_all() && (pub.final || pub.active == seat_at(s)));
        if (mine && offer.choice.none() && hand.has_all(offer.fixed)) return {.verb = Verb::accept, .id = offer.id};
      }
    }
    if (!pub.offers.full(seat) && !hand.empty()) {
      Good give = any_good(rng);
      while (hand.count(give) == 0) give = any_good(rng);
      const Good want = good_at((rationing::index(give) + 1 + static_cast<int>(rng.below(kGoods - 1))) % kGoods);
      Seat to = pub.active;
      if (pub.active == seat || pub.final) {
        to = seat_at((stolik::index(seat) + 1 + static_cast<int>(rng.below(pub.options.players - 1u))) % pub.options.players);
      }
      return {.verb = Verb::offer, .to = {to}, .give = Goods::of(give), .want = Goods::of(want)};
    }
    if (!pub.offers.by_seat[slot(seat)].empty()) {
      return {.verb = Verb::withdraw, .id = pub.offers.by_seat[slot(seat)][0].id};
    }
    return {.verb = Verb::say, .want = Goods::of(any_good(rng))};
  }
};

}  // namespace stolik
