#include "games/rationing/memory.h"

namespace stolik::rationing {

void Memory::holds_at_least(Seat seat, Goods goods) {
  holds[slot(seat)] = at_least_both(holds[slot(seat)], goods);
}
void Memory::gets(Seat seat, Goods goods) { holds[slot(seat)] = holds[slot(seat)] + goods; }
void Memory::loses(Seat seat, Goods goods) {
  holds[slot(seat)] = still_at_least(holds[slot(seat)], goods);
}

void Memory::fall_silent() {
  tried.clear();
  offers_made = {};
  needs = {};
  has = {};
}

void Memory::shops(const Public& before, Seat seat, ShopSet bought_now) {
  Shopping& shopping = last[slot(seat)];
  shopping = {.bought = bought_now};
  for (const ShopCard card : before.row) shopping.row.add(card);
  shopping.unseen = ShopSet::all().without(box).without(shopping.row);
  for (const ShopSet& of : bought) shopping.unseen = shopping.unseen.without(of);
}

void Memory::hear(const Public& before, const Shown& shown) {
  switch (shown.tell) {
    case Tell::offered:
      holds_at_least(shown.seat, shown.give.goods);
      if (!tried.full())
        tried.push({shown.seat, shown.to, shown.places, shown.give.goods, shown.want});
      if (offers_made[slot(shown.seat)] < 255) ++offers_made[slot(shown.seat)];
      return;
    case Tell::said:  // talk binds nobody, and is forgotten when the top lies
      needs[slot(shown.seat)] = shown.paid.goods;
      has[slot(shown.seat)] = shown.give.goods;
      return;
    case Tell::fell:
    case Tell::stopped:
    case Tell::turn: fall_silent(); return;
    case Tell::accepted:  // who accepted paid, who had offered gave
      loses(shown.from, shown.give.goods);
      loses(shown.seat, shown.paid.goods);
      gets(shown.seat, shown.give.goods);
      gets(shown.from, shown.paid.goods);
      last[slot(shown.seat)] = {};
      last[slot(shown.from)] = {};
      return;
    case Tell::speculated:
      heap = before.discards + shown.paid.goods;
      loses(shown.seat, shown.paid.goods);
      last[slot(shown.seat)] = {};
      return;
    case Tell::bought:
      heap = before.discards + shown.paid.goods;
      loses(shown.seat, shown.paid.goods);
      shops(before, shown.seat, ShopSet::of(shown.card));
      bought[slot(shown.seat)].add(shown.card);
      return;
    case Tell::passed: shops(before, shown.seat, {}); return;
    case Tell::drew: ++last[slot(shown.seat)].drawn; return;
    case Tell::taken: box.add(shown.card); return;
    case Tell::reshuffled:  // in the step that filled the heap, or in a later one, when it is what
                            // lay there
      stack_of = before.discards.total() == shown.count ? before.discards : heap;
      return;
    case Tell::dealt:
    case Tell::laid:
    case Tell::began:
    case Tell::spun:
    case Tell::failed:
    case Tell::declined:
    case Tell::withdrawn:
    case Tell::gone:
    case Tell::swapped:
    case Tell::queued:
    case Tell::refilled:
    case Tell::die:
    case Tell::final_round:
    case Tell::revealed:
    case Tell::over: return;
  }
}

}  // namespace stolik::rationing
