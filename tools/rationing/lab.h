// The lab of `rationing`: random tables, offers, payments; see lab.h for what is asked of a lab.
#pragma once

#include <utility>

#include "games/rationing/text.h"
#include "tools/lab.h"

namespace stolik::rationing {

struct Lab {
  using Text = rationing::Text;
  using Action = rationing::Action;
  using Goods = rationing::Goods;
  using Verb = rationing::Verb;
  using Phase = rationing::Phase;
  using TableState = State<Rationing>;

  static constexpr bool kListIsComplete = true;
  static constexpr int kStepCap = 200'000;
  // Offers are in no list, so what is measured without it goes through the checked door.
  static constexpr bool kChecksSamples = true;
  // PROTOCOL.md: these two stand in the list once, as a word.
  static bool stands_as_word(const Action& action) {
    return action.verb == Verb::offer || action.verb == Verb::say;
  }
  static bool reveals(const Action& action) {
    return action.verb == Verb::accept || action.verb == Verb::speculate_card ||
           action.verb == Verb::speculate_place;
  }

  static rationing::Options random_options(Rng& rng) {
    rationing::Options options;
    options.players = std::uint8_t(3 + rng.below(3));
    options.no_dinner_visits = options.players == 3 && rng.below(2) == 0;
    options.top = static_cast<rationing::Top>(rng.below(3));
    options.top_seconds = std::uint8_t(15 + rng.below(166));
    return options;
  }
  static rationing::Options bench_options() {
    rationing::Options options;
    options.players = 4;
    return options;
  }
  static void complete(const rationing::Deck& deck, rationing::Options& options) {
    options.facts = deck.facts;
  }

  static std::uint32_t odds_total(const TableState& state) {
    switch (state.pub.phase) {
      case Phase::draw: return state.pub.stack_size;
      case Phase::refill: return state.pub.shop_size;
      case Phase::speculator: return 6;
      case Phase::spinning: return 2;  // fell, failed
      case Phase::deal:
      case Phase::allocation:
      case Phase::shopping:
      case Phase::over: return 0;
    }
    return 0;
  }

  // Whatever can be written down, legal or not.
  static Action arbitrary(const rationing::Public& pub, Rng& rng) {
    Action action;
    action.verb = static_cast<Verb>(rng.below(16));
    switch (action.verb) {
      case Verb::offer: return any_offer(pub, rng);
      case Verb::accept:
        if (rng.below(2) == 0) action.give = any_goods(rng, 1 + rng.below(5));
        [[fallthrough]];
      case Verb::decline:
      case Verb::withdraw: action.id = any_id(pub, rng); break;
      case Verb::say: action.want = any_goods(rng, 1 + rng.below(2)); break;
      case Verb::speculate_card:
      case Verb::speculate_place: action.give = any_goods(rng, 2); break;
      case Verb::buy:
      case Verb::refill: action.card = rationing::shop_card_at(int(rng.below(20))); break;
      case Verb::draw: action.good = any_good(rng); break;
      case Verb::die: action.face = std::uint8_t(1 + rng.below(6)); break;
      case Verb::spin:
      case Verb::stop:
      case Verb::pass:
      case Verb::top_fell:
      case Verb::top_failed: break;
    }
    return action;
  }

  // While the top spins, mostly: an offer that can be made, or talk.
  static bool wild(const TableState& state, Rng& rng, Actor& who, Action& action) {
    if (state.pub.phase != Phase::spinning || rng.below(2) == 0) return false;
    const Seat seat = seat_at(int(rng.below(state.pub.options.players)));
    who = Actor::at(seat);
    action = wish(state, seat, rng);
    return true;
  }

  // A legal action without building the list: in most cases about trade. One random word decides it
  // all, with as few branches as can be, for this is to measure the rules and not the lots.
  static Action sample(const TableState& state, Seat seat, Rng& rng) {
    const rationing::Public& pub = state.pub;
    const Goods hand = state.own[slot(seat)].hand;
    QuickLots lots(rng.next());
    const std::uint32_t lot = lots.below(64);
    Action action;
    switch (pub.phase) {
      case Phase::allocation:
        action.verb = pub.final || lot > 4 ? Verb::spin : Verb::stop;
        return action;
      case Phase::shopping:
        action.verb = Verb::pass;
        for (const rationing::ShopCard card : pub.row) {
          if (!hand.has_all(pub.options.facts.of(card).cost())) continue;
          action.verb = Verb::buy;
          action.card = card;
          return action;
        }
        return action;
      case Phase::spinning: break;
      case Phase::deal:
      case Phase::draw:
      case Phase::refill:
      case Phase::speculator:
      case Phase::over: STOLIK_ASSERT(false);
    }
    if (lot < 24 && answer(state, seat, lot, lots, action)) return action;
    const auto& mine = pub.offers.by_seat[slot(seat)];
    if (mine.full()) {
      action.verb = Verb::withdraw;
      action.id = mine[lot % 3].id;
      return action;
    }
    if (seat == pub.active && !pub.final && lot >= 60 && hand.total() >= 2) {
      action.verb = lot < 62 ? Verb::speculate_card : Verb::speculate_place;
      const rationing::Good first = held(hand, lots);
      action.give = Goods::of(first);
      action.give = action.give + Goods::of(held(hand - action.give, lots));
      return action;
    }
    if (pub.next_offer > rationing::kLastOfferId) return wish(state, seat, rng);
    return quick_offer(pub, seat, hand, lots);
  }

  // Nature's word where it owes one or may speak, without building the odds.
  static Action lot(const TableState& state, Rng& rng) {
    Action action;
    switch (state.pub.phase) {
      case Phase::draw:
        action.verb = Verb::draw;
        action.good = held(state.hid.stack, rng);
        return action;
      case Phase::refill: {
        action.verb = Verb::refill;
        std::uint32_t rest = state.hid.shop.bits;
        for (auto skip = rng.below(state.pub.shop_size); skip > 0; --skip) rest &= rest - 1;
        action.card = rationing::shop_card_at(std::countr_zero(rest));
        return action;
      }
      case Phase::speculator:
        action.verb = Verb::die;
        action.face = std::uint8_t(1 + rng.below(6));
        return action;
      case Phase::spinning:
        action.verb = rng.below(2) == 0 ? Verb::top_fell : Verb::top_failed;
        return action;
      case Phase::deal:
      case Phase::allocation:
      case Phase::shopping:
      case Phase::over: STOLIK_ASSERT(false);
    }
    return action;
  }

  // The same table with everybody one seat further on.
  static TableState rotated(const TableState& state) {
    TableState turned = state;
    const rationing::Public& pub = state.pub;
    const int players = pub.options.players;
    const auto shift = [&](Seat seat) { return seat == kNobody ? seat : left_of(seat, players); };
    turned.pub.active = shift(pub.active);
    for (rationing::Pawn& pawn : turned.pub.queue.pawns) {
      if (pawn != rationing::kSpeculator)
        pawn = rationing::pawn_of(shift(rationing::seat_of(pawn)));
    }
    for (int s = 0; s < players; ++s) {
      const std::size_t from = slot(seat_at(s));
      const std::size_t to = slot(shift(seat_at(s)));
      turned.own[to] = state.own[from];
      turned.pub.hand_sizes[to] = pub.hand_sizes[from];
      turned.pub.bought_counts[to] = pub.bought_counts[from];
      turned.pub.revealed.bought[to] = pub.revealed.bought[from];
      turned.pub.revealed.visits[to] = pub.revealed.visits[from];
      turned.pub.offers.by_seat[to] = pub.offers.by_seat[from];
      for (auto& offer : turned.pub.offers.by_seat[to]) offer.to.seat = shift(offer.to.seat);
    }
    return turned;
  }
  static std::pair<Actor, Action> rotated(const TableState& state, Actor who, Action action) {
    const int players = state.pub.options.players;
    if (who.kind == Actor::Kind::seat) who.seat = left_of(who.seat, players);
    if (action.verb == Verb::offer && !action.to.is_all()) {
      action.to.seat = left_of(action.to.seat, players);
    }
    return {who, action};
  }

 private:
  // Small lots from one random word: good enough to play on by, and cheap.
  class QuickLots {
   public:
    explicit QuickLots(std::uint64_t word) : word_(word) {}
    std::uint32_t below(std::uint32_t n) {
      word_ = word_ * 0xD1342543DE82EF95ull + 1;
      return std::uint32_t(((word_ >> 32) * n) >> 32);
    }

   private:
    std::uint64_t word_;
  };

  template <class Lots>
  static rationing::Good any_good(Lots& lots) {
    return rationing::good_at(int(lots.below(rationing::kGoods)));
  }
  static Goods any_goods(Rng& rng, std::uint32_t count) {
    Goods goods;
    for (std::uint32_t i = 0; i < count; ++i) goods = goods + Goods::of(any_good(rng));
    return goods;
  }
  // A kind of which `goods` has one: the next one from a random kind on.
  template <class Lots>
  static rationing::Good held(Goods goods, Lots& lots) {
    const std::uint32_t shift = 4 * lots.below(rationing::kGoods);
    const std::uint32_t above = goods.counts >> shift << shift;
    return rationing::good_at(std::countr_zero(above != 0 ? above : goods.counts) / 4);
  }
  static std::uint32_t any_id(const rationing::Public& pub, Rng& rng) {
    const std::uint32_t back = rng.below(8);
    return back < pub.next_offer ? pub.next_offer - back : 0;
  }

  static Action any_offer(const rationing::Public& pub, Rng& rng) {
    Action action;
    action.verb = Verb::offer;
    const std::uint32_t lots = rng.below(1u << 16);
    const auto players = pub.options.players;
    action.to = (lots & 7) == 0 ? rationing::Addressee::all()
                                : rationing::Addressee{seat_at(int((lots >> 3) % players))};
    if ((lots & 0x700) != 0) action.give = any_goods(rng, 1 + ((lots >> 11) & 1));
    if ((lots & 0x3000) != 0) action.want = any_goods(rng, 1 + ((lots >> 14) & 1));
    if ((lots & 0x3000) < 0x2000) {
      action.choice.count = std::uint8_t(1 + (lots >> 6) % 5);
      if ((lots & 0x20) != 0) {
        const std::uint32_t kind = rng.below(rationing::kGoods);
        action.choice.kinds = std::uint8_t(1u << kind | 1u << ((kind + 1 + (lots & 3)) % 7));
      }
    }
    action.places = (lots & 0xC0) == 0;
    return action;
  }

  // An offer that this seat can make: one or two cards it holds, if it does, for one or two kinds,
  // a choice or both, at times with places.
  static Action quick_offer(const rationing::Public& pub, Seat seat, Goods hand, QuickLots& lots) {
    const auto if_bit = [](Goods goods, std::uint32_t bit) {
      return Goods{goods.counts & (0u - bit)};
    };
    const std::uint32_t bits = lots.below(1u << 16);
    Action action;
    action.verb = Verb::offer;
    action.to = {pub.active};
    if (pub.final || seat == pub.active) {
      const auto other = int(lots.below(pub.options.players - 1u));
      action.to.seat = seat_at(other + (other >= index(seat) ? 1 : 0));
      if ((bits & 7) == 0) action.to = rationing::Addressee::all();
    }
    if (!hand.empty()) {
      action.give = Goods::of(held(hand, lots));
      const Goods second = Goods::of(any_good(lots));
      const bool two = ((bits >> 3) & 1) != 0 && hand.has_all(action.give + second);
      action.give = action.give + if_bit(second, two ? 1 : 0);
    }
    const std::uint32_t chooses = (bits >> 4) & 1;
    const std::uint32_t few_kinds = (bits >> 5) & chooses;
    const std::uint32_t fixed = ((bits >> 6) & 1) | (chooses ^ 1);
    const rationing::Good kind = any_good(lots);
    const rationing::Good other_kind = any_good(lots);
    action.want = if_bit(Goods::of(kind) + if_bit(Goods::of(other_kind), (bits >> 7) & 1), fixed);
    action.choice.count = std::uint8_t((1 + (bits >> 8 & 3)) * chooses);
    action.choice.kinds =
        std::uint8_t((1u << index(kind) | 1u << index(other_kind)) & (0u - few_kinds));
    action.places = hand.empty() || (bits & 0x1C00) == 0;
    return action;
  }

  // An offer that can be made, or talk.
  static Action wish(const TableState& state, Seat seat, Rng& rng) {
    const rationing::Public& pub = state.pub;
    const Goods hand = state.own[slot(seat)].hand;
    Action action;
    if (!pub.offers.full(seat) && pub.next_offer <= rationing::kLastOfferId) {
      action = any_offer(pub, rng);
      if (!pub.final && seat != pub.active) {
        action.to = {pub.active};
      } else if (action.to.seat == seat) {
        action.to.seat = left_of(seat, pub.options.players);
      }
      if (!hand.has_all(action.give))
        action.give = hand.empty() ? hand : Goods::of(held(hand, rng));
      if (action.give.empty()) action.places = true;
      if (action.want.empty() && action.choice.none()) action.want = Goods::of(any_good(rng));
      return action;
    }
    action.verb = Verb::say;
    action.want = Goods::of(any_good(rng));
    return action;
  }

  // Takes up an offer made to this seat: mostly accepts it, paying at random, if it can.
  static bool answer(const TableState& state, Seat seat, std::uint32_t lot, QuickLots& lots,
                     Action& action) {
    const rationing::Public& pub = state.pub;
    const Goods hand = state.own[slot(seat)].hand;
    Seat from = left_of(seat, pub.options.players);
    for (; from != seat; from = left_of(from, pub.options.players)) {
      for (const rationing::Offer& offer : pub.offers.by_seat[slot(from)]) {
        if (!offer.to.includes(seat)) continue;
        action.id = offer.id;
        if (lot < 2 && !offer.to.is_all()) {
          action.verb = Verb::decline;
          return true;
        }
        if (!hand.has_all(offer.fixed)) continue;
        Goods spare;
        (hand - offer.fixed).each([&](rationing::Good good, int count) {
          if (offer.choice.has(good)) spare = spare + Goods::of(good, count);
        });
        if (spare.total() < offer.choice.count) continue;
        action.verb = Verb::accept;
        for (int i = 0; i < offer.choice.count; ++i) {
          const Goods one = Goods::of(held(spare, lots));
          spare = spare - one;
          action.give = action.give + one;
        }
        return true;
      }
    }
    return false;
  }
};

}  // namespace stolik::rationing
