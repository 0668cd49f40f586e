#include "env/rationing/codec.h"

#include <algorithm>

#include "games/rationing/steps.h"

namespace stolik::rationing {
namespace {

// Handfuls in a fixed order: by size, then by the kinds they hold.
template <std::size_t N>
constexpr std::array<Goods, N> handfuls(int fewest, int most) {
  std::array<Goods, N> all{};
  std::size_t next = 0;
  for (int size = fewest; size <= most; ++size) {
    if (size == 0) all[next++] = {};
    for (int a = 0; size >= 1 && a < kGoods; ++a) {
      if (size == 1) all[next++] = Goods::of(good_at(a));
      for (int b = a; size >= 2 && b < kGoods; ++b) {
        if (size == 2) all[next++] = Goods::of(good_at(a)) + Goods::of(good_at(b));
        for (int c = b; size >= 3 && c < kGoods; ++c)
          all[next++] = Goods::of(good_at(a)) + Goods::of(good_at(b)) + Goods::of(good_at(c));
      }
    }
  }
  return all;
}
constexpr auto kTwos = handfuls<Codec::kPairs>(2, 2);
constexpr auto kFewCards = handfuls<Codec::kFew>(0, 2);
constexpr auto kChosen = handfuls<Codec::kPayments>(1, 3);

template <std::size_t N>
int place_in(const std::array<Goods, N>& all, Goods goods) {
  const auto found = std::ranges::find(all, goods);
  return found == all.end() ? -1 : int(found - all.begin());
}
template <std::size_t N>
Goods nth(const std::array<Goods, N>& all, int n) {
  return all[std::size_t(n)];
}
Good only_kind(Goods goods) { return good_at(std::countr_zero(goods.counts) / 4); }

// To whom a lean offer goes: it names nobody.
Addressee usual_addressee(const Public& pub, Seat seat) {
  return may_offer_to_all(pub, seat) ? Addressee::all() : Addressee{pub.active};
}

// A deal's two sides with their places among the wide ones; -1 where it has none.
int want_number(const Action& action) {
  if (action.choice.none()) return place_in(kFewCards, action.want);
  const bool any = action.want.empty() && action.choice.kinds == 0 && action.choice.count <= 3;
  return any ? Codec::kFew + action.choice.count - 1 : -1;
}
void set_want(int number, Action& action) {
  if (number < Codec::kFew) action.want = nth(kFewCards, number);
  else action.choice.count = std::uint8_t(number - Codec::kFew + 1);
}
bool addressee(const Public& pub, Seat seat, int number, Addressee& to) {
  if (number >= pub.options.players) return false;
  to = number == 0 ? Addressee::all() : Addressee{further(seat, number, pub.options.players)};
  return true;
}

int offer_number(const Public& pub, Seat seat, Offers offers, const Action& action) {
  if (offers == Offers::lean) {
    if (action.places || !action.choice.none() || action.to != usual_addressee(pub, seat))
      return -1;
    const int gives = action.give.total();
    const int wants = action.want.total();
    if (gives == 1 && wants == 1) {
      const int a = index(only_kind(action.give));
      const int b = index(only_kind(action.want));
      return a == b ? -1 : Codec::kLeanOffer + 6 * a + (b < a ? b : b - 1);
    }
    constexpr int kTwoForOne = Codec::kLeanOffer + 42,
                  kOneForTwo = kTwoForOne + Codec::kPairs * kGoods;
    if (gives == 2 && wants == 1)
      return kTwoForOne + place_in(kTwos, action.give) * kGoods + index(only_kind(action.want));
    if (gives == 1 && wants == 2)
      return kOneForTwo + index(only_kind(action.give)) * Codec::kPairs +
             place_in(kTwos, action.want);
    return -1;
  }
  const int to = action.to.is_all() ? 0 : steps_to(seat, action.to.seat, pub.options.players);
  const int give = place_in(kFewCards, action.give);
  const int want = want_number(action);
  if (give < 0 || want < 0) return -1;
  if (!action.places) return Codec::kWideOffer + (to * Codec::kFew + give) * Codec::kWants + want;
  if (want == 0) return Codec::kWidePlaces + to * (Codec::kFew + Codec::kWants) + give;
  return give == 0 ? Codec::kWidePlaces + to * (Codec::kFew + Codec::kWants) + Codec::kFew + want
                   : -1;
}

bool read_lean_offer(const Public& pub, Seat seat, int number, Action& out) {
  out.to = usual_addressee(pub, seat);
  if (number < 42) {
    const int a = number / 6;
    const int b = number % 6;
    out.give = Goods::of(good_at(a));
    out.want = Goods::of(good_at(b < a ? b : b + 1));
    return true;
  }
  number -= 42;
  if (number < Codec::kPairs * kGoods) {
    out.give = nth(kTwos, number / kGoods);
    out.want = Goods::of(good_at(number % kGoods));
    return true;
  }
  number -= Codec::kPairs * kGoods;
  out.give = Goods::of(good_at(number / Codec::kPairs));
  out.want = nth(kTwos, number % Codec::kPairs);
  return true;
}

bool read_wide_offer(const Public& pub, Seat seat, int number, Action& out) {
  if (number < Codec::kWidePlaces) {
    number -= Codec::kWideOffer;
    set_want(number % Codec::kWants, out);
    out.give = nth(kFewCards, number / Codec::kWants % Codec::kFew);
    return addressee(pub, seat, number / Codec::kWants / Codec::kFew, out.to);
  }
  number -= Codec::kWidePlaces;
  out.places = true;
  const int side = number % (Codec::kFew + Codec::kWants);
  if (side < Codec::kFew) out.give = nth(kFewCards, side);
  else set_want(side - Codec::kFew, out);
  // Places for nothing stand among what is given.
  return side != Codec::kFew &&
         addressee(pub, seat, number / (Codec::kFew + Codec::kWants), out.to);
}

// Three of each seat, counted clockwise from oneself.
int slot_number(const Public& pub, Seat seat, std::uint32_t id) {
  const OpenOffers::Found found = pub.offers.find(id);
  if (!found) return -1;
  return steps_to(seat, found.from, pub.options.players) * int(kMaxOpenOffers) + int(found.place);
}
const Offer* offer_in_slot(const Public& pub, Seat seat, int number) {
  const int steps = number / int(kMaxOpenOffers);
  if (steps >= pub.options.players) return nullptr;
  const auto& offers = pub.offers.by_seat[slot(further(seat, steps, pub.options.players))];
  const auto place = std::size_t(number) % kMaxOpenOffers;
  return place < offers.size() ? &offers[place] : nullptr;
}

void mask_lean_offers(Goods hand, std::uint8_t* out) {
  std::uint8_t* const one = out + Codec::kLeanOffer;
  std::uint8_t* const two = one + 42;
  std::uint8_t* const for_two = two + Codec::kPairs * kGoods;
  hand.each([&](Good good, int) {
    std::memset(one + 6 * index(good), 1, 6);
    std::memset(for_two + Codec::kPairs * index(good), 1, Codec::kPairs);
  });
  for (std::size_t i = 0; i < kTwos.size(); ++i) {
    if (hand.has_all(kTwos[i])) std::memset(two + kGoods * int(i), 1, kGoods);
  }
}

void mask_wide_offers(const Public& pub, Seat seat, Goods hand, std::uint8_t* out) {
  for (int to = 0; to < pub.options.players; ++to) {
    const bool allowed = to == 0 ? may_offer_to_all(pub, seat)
                                 : may_trade(pub, seat, further(seat, to, pub.options.players));
    if (!allowed) continue;
    std::uint8_t* const places = out + Codec::kWidePlaces + to * (Codec::kFew + Codec::kWants);
    for (int give = 0; give < Codec::kFew; ++give) {
      if (!hand.has_all(nth(kFewCards, give))) continue;
      places[give] = 1;
      if (give != 0)
        std::memset(out + Codec::kWideOffer + (to * Codec::kFew + give) * Codec::kWants + 1, 1,
                    Codec::kWants - 1);
    }
    std::memset(places + Codec::kFew + 1, 1, Codec::kWants - 1);
  }
}

}  // namespace

int Codec::number(const Public& pub, Seat seat, Offers offers, const Action& action) {
  switch (action.verb) {
    case Verb::spin: return kSpin;
    case Verb::stop: return kStop;
    case Verb::pass: return kPass;
    case Verb::buy: return kBuy + index(action.card);
    case Verb::speculate_card:
    case Verb::speculate_place: {
      const int pair = place_in(kTwos, action.give);
      return pair < 0 ? -1 : (action.verb == Verb::speculate_card ? kForCard : kForPlace) + pair;
    }
    case Verb::offer: return offer_number(pub, seat, offers, action);
    case Verb::accept: {
      const int which = slot_number(pub, seat, action.id);
      if (which < 0) return -1;
      if (offers == Offers::lean) return action.give.empty() ? kAccept + which : -1;
      const int pay = action.give.empty() ? 0 : 1 + place_in(kChosen, action.give);
      return pay == 0 && !action.give.empty() ? -1 : kAccept + which * (1 + kPayments) + pay;
    }
    case Verb::decline: {
      const int which = slot_number(pub, seat, action.id);
      return which < 0 ? -1 : kDecline + which;
    }
    case Verb::withdraw: {
      const int which = slot_number(pub, seat, action.id);
      return which < 0 || which >= int(kMaxOpenOffers) ? -1 : kWithdraw + which;
    }
    case Verb::say:
    case Verb::draw:
    case Verb::refill:
    case Verb::die:
    case Verb::top_fell:
    case Verb::top_failed: break;
  }
  return -1;
}

bool Codec::action(const Public& pub, Seat seat, Offers offers, int number, Action& out) {
  if (number < 0 || number >= actions(pub.options, offers)) return false;
  out = {};
  const auto answer = [&](Verb verb, int which) {
    const Offer* offer = offer_in_slot(pub, seat, which);
    out.verb = verb;
    out.id = offer != nullptr ? offer->id : 0;
    return offer != nullptr;
  };
  if (number == kSpin) return true;
  if (number == kStop || number == kPass)
    return out.verb = number == kStop ? Verb::stop : Verb::pass, true;
  if (number == kNothing) return false;  // said by nobody: the environment's own
  if (number < kForCard) return out.verb = Verb::buy, out.card = shop_card_at(number - kBuy), true;
  if (number < kDecline) {
    out.verb = number < kForPlace ? Verb::speculate_card : Verb::speculate_place;
    out.give = nth(kTwos, (number - kForCard) % kPairs);
    return true;
  }
  if (number < kWithdraw) return answer(Verb::decline, number - kDecline);
  if (number < kAccept) return answer(Verb::withdraw, number - kWithdraw);
  const bool lean = offers == Offers::lean;
  if (number < (lean ? kLeanOffer : kWideOffer)) {
    const int ways = lean ? 1 : 1 + kPayments;
    const int pay = (number - kAccept) % ways;
    if (pay > 0) out.give = nth(kChosen, pay - 1);
    return answer(Verb::accept, (number - kAccept) / ways);
  }
  out.verb = Verb::offer;
  return lean ? read_lean_offer(pub, seat, number - kLeanOffer, out)
              : read_wide_offer(pub, seat, number, out);
}

void Codec::mask(const Public& pub, const Private& own, Seat seat, Offers offers,
                 std::uint8_t* out) {
  std::memset(out, 0, std::size_t(actions(pub.options, offers)));
  if (pub.phase != Phase::spinning) return mask_by_list<Codec>(pub, own, seat, offers, out);
  out[kNothing] = 1;
  if (pub.active == seat && !pub.final) {
    out[kStop] = 1;
    for (std::size_t i = 0; i < kTwos.size(); ++i) {
      out[kForCard + int(i)] = out[kForPlace + int(i)] = own.hand.has_all(kTwos[i]) ? 1 : 0;
    }
  }
  const int players = pub.options.players;
  for (int steps = 0; steps < players; ++steps) {
    const auto& made = pub.offers.by_seat[slot(further(seat, steps, players))];
    for (std::size_t i = 0; i < made.size(); ++i) {
      const Offer& offer = made[i];
      const int which = steps * int(kMaxOpenOffers) + int(i);
      if (steps == 0) {
        out[kWithdraw + which] = 1;
        continue;
      }
      if (!offer.to.includes(seat)) continue;
      if (!offer.to.is_all()) out[kDecline + which] = 1;
      if (offers == Offers::lean) {
        if (offer.choice.none() && own.hand.has_all(offer.fixed)) out[kAccept + which] = 1;
        continue;
      }
      each_payment(own.hand, offer.want(), [&](Goods pay) {
        const int way = pay.empty() ? 0 : 1 + place_in(kChosen, pay);
        if (way != 0 || pay.empty()) out[kAccept + which * (1 + kPayments) + way] = 1;
      });
    }
  }
  if (!Rationing::may_offer(pub, seat)) return;
  if (offers == Offers::lean) mask_lean_offers(own.hand, out);
  else mask_wide_offers(pub, seat, own.hand, out);
}

namespace {

void put_goods(Tape& tape, Goods goods) {
  for (int i = 0; i < kGoods; ++i) tape.byte(std::uint64_t(goods.count(good_at(i))));
}
constexpr int kPhases = 8;
constexpr int kOfferBytes = 3 * kGoods + 2;

}  // namespace

void Codec::look(Tape& tape, const View<Rationing>& view) {
  const Public& pub = view.pub;
  const int players = pub.options.players;
  const auto seat = [&](int steps) { return slot(further(view.seat, steps, players)); };
  const auto relative = [&](Seat who) {
    return who == kNobody ? -1 : steps_to(view.seat, who, players);
  };
  tape.piece("hand", {kGoods});
  put_goods(tape, view.own.hand);
  tape.piece("visit", {kVisits});
  tape.one_of(view.own.visit == kNoVisit ? -1 : index(view.own.visit), kVisits);
  tape.piece("bought", {kShoppingCards});
  tape.bits(view.own.bought.bits, kShoppingCards);
  tape.piece("phase", {kPhases});
  tape.one_of(int(pub.phase), kPhases);
  tape.piece("active", {players});
  tape.one_of(relative(pub.active), players);
  tape.piece("course",
             {7});  // final, traded, tries, owed, cards in the stack, in the shop, discarded
  tape.byte(pub.final ? 1 : 0);
  tape.byte(pub.traded ? 1 : 0);
  tape.byte(pub.tries);
  tape.byte(pub.owed);
  tape.byte(pub.stack_size);
  tape.byte(pub.shop_size);
  tape.byte(std::uint64_t(pub.discards.total()));
  tape.piece("discards", {kGoods});
  put_goods(tape, pub.discards);
  tape.piece("queue", {players + 1,
                       players + 1});  // who stands at each place; the speculator after the seats
  for (std::size_t i = 0; i <= std::size_t(players); ++i) {
    const bool there = i < pub.queue.size();
    const bool speculator = there && pub.queue.pawns[i] == kSpeculator;
    tape.one_of(!there       ? -1
                : speculator ? players
                             : relative(seat_of(pub.queue.pawns[i])),
                players + 1);
  }
  tape.piece("row", {kRow, kShoppingCards});
  for (std::size_t i = 0; i < kRow; ++i)
    tape.one_of(i < pub.row.size() ? index(pub.row[i]) : -1, kShoppingCards);
  tape.piece("hand_sizes", {players});
  for (int s = 0; s < players; ++s) tape.byte(pub.hand_sizes[seat(s)]);
  tape.piece("bought_counts", {players});
  for (int s = 0; s < players; ++s) tape.byte(pub.bought_counts[seat(s)]);
  tape.piece("offers", {players, int(kMaxOpenOffers), kOfferBytes + players + 1});
  for (int s = 0; s < players; ++s) {
    const auto& made = pub.offers.by_seat[seat(s)];
    for (std::size_t i = 0; i < kMaxOpenOffers; ++i) {
      const bool there = i < made.size();
      const Offer offer = there ? made[i] : Offer{};
      put_goods(tape, offer.give);
      put_goods(tape, offer.fixed);
      tape.bits(offer.choice.none() ? 0 : offer.choice.allowed(), kGoods);
      tape.byte(offer.choice.count);
      tape.byte(offer.places ? 1 : 0);
      tape.one_of(!there ? -1 : offer.to.is_all() ? players : relative(offer.to.seat), players + 1);
    }
  }
}

void Codec::recall(Tape& tape, const View<Rationing>& view, const Memory& memory) {
  const int players = view.pub.options.players;
  const auto seat = [&](int steps) { return slot(further(view.seat, steps, players)); };
  const auto goods = [&](std::string_view name, const PerSeat<Goods>& of) {
    tape.piece(name, {players, kGoods});
    for (int s = 0; s < players; ++s) put_goods(tape, of[seat(s)]);
  };
  goods("holds", memory.holds);
  goods("needs", memory.needs);
  goods("has", memory.has);
  tape.piece("bought_by", {players, kShoppingCards});
  for (int s = 0; s < players; ++s) tape.bits(memory.bought[seat(s)].bits, kShoppingCards);
  tape.piece("box", {kShoppingCards});
  tape.bits(memory.box.bits, kShoppingCards);
  tape.piece("stack_of", {kGoods});
  put_goods(tape, memory.stack_of);
  tape.piece("offers_made", {players});
  for (int s = 0; s < players; ++s) tape.byte(memory.offers_made[seat(s)]);
  tape.piece(
      "last_shopping",
      {players, 2 * kShoppingCards + 1});  // the row then, what was bought, cards drawn since
  for (int s = 0; s < players; ++s) {
    const Shopping& last = memory.last[seat(s)];
    tape.bits(last.row.bits, kShoppingCards);
    tape.bits(last.bought.bits, kShoppingCards);
    tape.byte(last.drawn);
  }
}

void Codec::reveal(Tape& tape, const State<Rationing>& state) {
  const int players = state.pub.options.players;
  tape.piece("hands", {players, kGoods});
  for (int s = 0; s < players; ++s) put_goods(tape, state.own[slot(seat_at(s))].hand);
  tape.piece("visits", {players, kVisits});
  for (int s = 0; s < players; ++s) {
    const Visit visit = state.own[slot(seat_at(s))].visit;
    tape.one_of(visit == kNoVisit ? -1 : index(visit), kVisits);
  }
  tape.piece("all_bought", {players, kShoppingCards});
  for (int s = 0; s < players; ++s)
    tape.bits(state.own[slot(seat_at(s))].bought.bits, kShoppingCards);
  tape.piece("stack", {kGoods});
  put_goods(tape, state.hid.stack);
  tape.piece("shop", {kShoppingCards});
  tape.bits(state.hid.shop.bits, kShoppingCards);
}

void Codec::belief(const Knowledge<Rationing>& known, float* out) {
  const Public& pub = known.view.pub;
  const Memory& memory = known.memory;
  const int players = pub.options.players;
  std::fill_n(out, kGoods * (players + 1), 0.0f);
  if (pub.phase == Phase::deal) return;
  // As Rationing::guess() deals: what is sure first, then the stack, then the hands.
  Goods unseen = pub.options.facts.goods - pub.discards - known.view.own.hand;
  PerSeat<Goods> surely{};
  for (int s = 1; s < players; ++s) {
    const Seat seat = further(known.view.seat, s, players);
    Goods& sure = surely[std::size_t(s)];
    sure = memory.holds[slot(seat)];
    for (const Offer& offer : pub.offers.by_seat[slot(seat)])
      sure = at_least_both(sure, offer.give);
    unseen = unseen - sure;
  }
  const Goods could = memory.stack_of.empty() ? Goods{} : in_both(memory.stack_of, unseen);
  const int drawn = std::min<int>(could.total(), pub.stack_size);
  const auto share = [](int part, int of, int whole) {
    return whole == 0 ? 0.0 : double(part) * of / whole;
  };
  for (int g = 0; g < kGoods; ++g) {
    const Good good = good_at(g);
    float* const row = out + g * (players + 1);
    const double stacked = share(could.count(good), drawn, could.total());
    const double left = unseen.count(good) - stacked;
    const int room = unseen.total() - drawn;
    row[0] = float(known.view.own.hand.count(good));
    double dealt = 0;
    for (int s = 1; s < players; ++s) {
      const Goods sure = surely[std::size_t(s)];
      const int more = pub.hand_sizes[slot(further(known.view.seat, s, players))] - sure.total();
      const double gets = room == 0 ? 0.0 : left * more / room;
      dealt += gets;
      row[s] = float(sure.count(good) + gets);
    }
    row[players] = float(stacked + left - dealt);
  }
}

namespace {

// Which part of the deal a step belongs to.
struct DealStep {
  enum class Part { hand, visit, row, first } part;
  int seat;
};
DealStep deal_step(const Options& options, int step) {
  const int hands = kHandDealt * options.players;
  if (step < hands) return {DealStep::Part::hand, step / kHandDealt};
  if (step < hands + options.players) return {DealStep::Part::visit, step - hands};
  if (step < hands + options.players + kRow) return {DealStep::Part::row, 0};
  return {DealStep::Part::first, 0};
}

}  // namespace

void Codec::deal_odds(const Options& options, const Deal& so_far, int step,
                      std::vector<std::uint32_t>& weights) {
  const DealStep at = deal_step(options, step);
  switch (at.part) {
    case DealStep::Part::hand:
      for (int g = 0; g < kGoods; ++g) {
        int left = options.facts.goods.count(good_at(g));
        for (const Goods hand : so_far.hands) left -= hand.count(good_at(g));
        weights.push_back(std::uint32_t(left));
      }
      return;
    case DealStep::Part::visit:
      for (int i = 0; i < kVisits; ++i) {
        bool free = !(options.no_dinner_visits &&
                      options.facts.doubles_category(visit_at(i), Category::dinner));
        for (int s = 0; s < at.seat; ++s)
          free = free && so_far.visits[slot(seat_at(s))] != visit_at(i);
        weights.push_back(free ? 1 : 0);
      }
      return;
    case DealStep::Part::row:
      for (int i = 0; i < kShoppingCards; ++i)
        weights.push_back(so_far.row.has(shop_card_at(i)) ? 0 : 1);
      return;
    case DealStep::Part::first: weights.assign(options.players, 1); return;
  }
}

void Codec::deal_take(const Options& options, Deal& so_far, int step, int outcome) {
  const DealStep at = deal_step(options, step);
  so_far.hand_count = so_far.visit_count = options.players;
  so_far.row_count = kRow;
  switch (at.part) {
    case DealStep::Part::hand: {
      Goods& hand = so_far.hands[slot(seat_at(at.seat))];
      hand = hand + Goods::of(good_at(outcome));
      return;
    }
    case DealStep::Part::visit: so_far.visits[slot(seat_at(at.seat))] = visit_at(outcome); return;
    case DealStep::Part::row: so_far.row.push(shop_card_at(outcome)); return;
    case DealStep::Part::first: so_far.first = seat_at(outcome); return;
  }
}

std::string Codec::deal_text(const Deck& names, const Options& options, const Deal&, int step,
                             int outcome) {
  const DealStep at = deal_step(options, step);
  switch (at.part) {
    case DealStep::Part::hand: return concat(names.name(good_at(outcome)), " to ", at.seat);
    case DealStep::Part::visit: return concat(names.name(visit_at(outcome)), " to ", at.seat);
    case DealStep::Part::row: return names.name(shop_card_at(outcome)) + " in the row";
    case DealStep::Part::first: return concat("first ", outcome);
  }
  return {};
}

}  // namespace stolik::rationing
