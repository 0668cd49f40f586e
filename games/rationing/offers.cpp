#include "games/rationing/offers.h"

namespace stolik::rationing {

bool OpenOffers::empty() const {
  for (const OfSeat& offers : by_seat) {
    if (!offers.empty()) return false;
  }
  return true;
}

OpenOffers::Found OpenOffers::find(std::uint32_t id) const {
  for (int s = 0; s < kMaxPlayers; ++s) {
    const OfSeat& offers = by_seat[slot(seat_at(s))];
    for (std::size_t i = 0; i < offers.size(); ++i) {
      if (offers[i].id == id) return {seat_at(s), i};
    }
  }
  return {};
}

void OpenOffers::clear() {
  for (OfSeat& offers : by_seat) offers.clear();
}

}  // namespace stolik::rationing
