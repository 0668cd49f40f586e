// Worlds that fit what a seat knows: deals of the hidden cards by Rationing::guess(). Preferring
// those that explain how the others shopped gained nothing (docs/BOTS.md).
#pragma once

#include "bots/rationing/rollout.h"

namespace stolik::rationing {

class Worlds {
 public:
  static constexpr std::size_t kMost = 320;

  Worlds(const Knowledge<Rationing>& known, Rng& rng);

  // The next of them, over and over.
  const State<Rationing>& next();

 private:
  struct Unseen {
    std::array<Private, kMaxPlayers> own{};
    Hidden hid{};
  };

  State<Rationing> world_;
  FixedVec<Unseen, kMost> unseen_;
  std::size_t at_ = 0;
};

}  // namespace stolik::rationing
