// What everybody can know about the hands in `rationing` from what was said and shown aloud.
//
// A value of its own, folded from the beats shown to all; it is in no state, position, view or hash, and
// empty after a load. Shopping cards are known for certain: every purchase was seen. Ration cards
// are lower bounds: what an offer gives is held (R19), what changes hands or is shown is counted.
#pragma once

#include "games/rationing/types.h"

namespace stolik::rationing {

struct Memory {
  PerSeat<Goods> holds{};     // at least these
  PerSeat<ShopSet> bought{};  // surely
  ShopSet box;                // what the speculator took (R22)

  bool operator==(const Memory&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"holds", &Memory::holds}, Field{"bought", &Memory::bought},
                      Field{"box", &Memory::box}};
  }

  // Takes in one beat of a step. `before` is the table before that step.
  void hear(const Public& before, const Shown& shown);

 private:
  void holds_at_least(Seat seat, Goods goods);
  void gets(Seat seat, Goods goods);
  void loses(Seat seat, Goods goods);
};

}  // namespace stolik::rationing
