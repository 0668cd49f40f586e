// A card drawn by lot from a handful.
#pragma once

#include "core/rng.h"
#include "games/rationing/goods.h"

namespace stolik::rationing {

// A random card of `goods`, taken out of it.
inline Good take_random(Goods& goods, Rng& rng) {
  int lot = int(rng.below(goods.total()));
  Good found{};
  bool done = false;
  goods.each([&](Good good, int count) {
    if (done) return;
    found = good;
    done = lot < count;
    lot -= count;
  });
  goods = goods - Goods::of(found);
  return found;
}

}  // namespace stolik::rationing
