#include "bots/rationing/worlds.h"

#include <algorithm>

namespace stolik::rationing {

Worlds::Worlds(const Knowledge<Rationing>& known, Rng& rng)
    : world_(Rationing::guess(known.view, known.memory, rng)) {
  while (!unseen_.full()) {
    const State<Rationing> world = Rationing::guess(known.view, known.memory, rng);
    Unseen unseen;
    std::ranges::copy(world.own, unseen.own.begin());
    unseen.hid = world.hid;
    unseen_.push(unseen);
  }
}

const State<Rationing>& Worlds::next() {
  const Unseen& unseen = unseen_[at_];
  at_ = at_ + 1 == unseen_.size() ? 0 : at_ + 1;
  std::ranges::copy(unseen.own, world_.own.begin());
  world_.hid = unseen.hid;
  return world_;
}

}  // namespace stolik::rationing
