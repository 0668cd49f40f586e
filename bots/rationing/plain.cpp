#include "bots/rationing/plain.h"

#include <algorithm>

namespace stolik::rationing {
namespace {

using Chosen = stolik::Choice<Rationing, Why>;

Why for_aim(const Aim& aim, Good good) {
  return {.code = Why::Code::needs, .card = aim.card, .good = good};
}

// How to pay an offer that wants one card, by one that is spare.
std::optional<Goods> payment(const Aim& aim, const Offer& offer) {
  std::optional<Goods> found;
  if (offer.places || offer.fixed.total() + offer.choice.count != 1) return found;
  each_payment(aim.spare, offer.want(), [&](Goods pay) {
    if (!found) found = pay;
  });
  return found;
}

bool was_tried(const Memory& memory, Seat seat, Goods give, Goods want) {
  return std::ranges::any_of(memory.tried, [&](const Tried& tried) {
    return tried.from == seat && tried.give == give && tried.want == Want{want, {}};
  });
}

Chosen accept_plainly(const View<Rationing>& view, const Aim& aim) {
  for (int s = 0; s < view.pub.options.players; ++s) {
    if (seat_at(s) == view.seat) continue;
    for (const Offer& offer : view.pub.offers.by_seat[slot(seat_at(s))]) {
      const Goods useful = offer.give.of_kinds(aim.lacks.kinds());
      const auto pay = payment(aim, offer);
      if (useful.empty() || !pay) continue;
      const Action accept{.verb = Verb::accept, .id = offer.id, .give = *pay};
      if (Rationing::check(view.pub, view.own, view.seat, accept)) continue;
      return {.action = accept, .why = for_aim(aim, good_at(std::countr_zero(useful.kinds())))};
    }
  }
  return {.waits = true, .why = {.code = Why::Code::waits}};
}

Chosen offer_plainly(const Knowledge<Rationing>& known, const Aim& aim) {
  const View<Rationing>& view = known.view;
  Chosen chosen{.waits = true, .why = {.code = Why::Code::waits}};
  aim.lacks.each([&](Good want, int) {
    aim.spare.each([&](Good give, int) {
      if (!chosen.waits || was_tried(known.memory, view.seat, Goods::of(give), Goods::of(want)))
        return;
      const Action offer{.verb = Verb::offer,
                         .to = Addressee::all(),
                         .give = Goods::of(give),
                         .want = Goods::of(want)};
      for (int s = -1; s < view.pub.options.players && chosen.waits; ++s) {
        Action to_one = offer;
        if (s >= 0) to_one.to = {seat_at(s)};
        if (!Rationing::check(view.pub, view.own, view.seat, to_one))
          chosen = {.action = to_one, .why = for_aim(aim, want)};
      }
    });
  });
  return chosen;
}

}  // namespace

std::optional<Aim> aim_of(const View<Rationing>& view, int looks_at) {
  std::optional<Aim> best;
  int fewest = 99;
  int left = looks_at;
  for (const ShopCard card : view.pub.row) {
    if (left-- == 0) break;
    const Goods cost = view.pub.options.facts.of(card).cost();
    Goods lacks;
    Goods spare = view.own.hand;
    cost.each([&](Good good, int needed) {
      const int held = view.own.hand.count(good);
      const int kept = std::min(held, needed);
      if (kept > 0) spare = spare - Goods::of(good, kept);
      if (needed > held) lacks = lacks + Goods::of(good, needed - held);
    });
    if (lacks.total() >= fewest) continue;
    fewest = lacks.total();
    best = Aim{card, lacks, spare};
  }
  return best;
}

Chosen buy_first(const View<Rationing>& view, int looks_at) {
  for (const ShopCard card : view.pub.row) {
    if (looks_at-- == 0) break;
    if (!view.own.hand.has_all(view.pub.options.facts.of(card).cost())) continue;
    return {.action = {.verb = Verb::buy, .card = card},
            .why = {.code = Why::Code::first,
                    .points = points_of(view.pub.options.facts, card, view.own.visit)}};
  }
  return {.action = {.verb = Verb::pass}, .why = {.code = Why::Code::cannot_pay}};
}

Chosen trade_one_for_one(const Knowledge<Rationing>& known, int most_offers, int looks_at) {
  const View<Rationing>& view = known.view;
  const auto aim = aim_of(view, looks_at);
  if (!aim || aim->lacks.empty()) return {.waits = true, .why = {.code = Why::Code::waits}};
  const Chosen accepted = accept_plainly(view, *aim);
  const bool may_offer = known.memory.offers_made[slot(view.seat)] < most_offers &&
                         view.pub.offers.by_seat[slot(view.seat)].empty() &&
                         Rationing::may_offer(view.pub, view.seat);
  return accepted.waits && may_offer ? offer_plainly(known, *aim) : accepted;
}

}  // namespace stolik::rationing
