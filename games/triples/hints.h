// What a screen needs to know of the rules to draw its controls, from a view alone (PROTOCOL.md,
// "Hints").
#pragma once

#include "core/fields.h"
#include "core/picture.h"
#include "games/triples/rules.h"

namespace stolik::triples {

struct Hints {
  SeatSet others;                   // whom this seat may ask, when it is its turn (T7)
  CardSet askable;                  // cards in play that it does not hold (T7)
  CardSet safe;                     // of these, the ones that would be no mistake (T10, T14)
  Maybe<std::uint32_t> reads_left;  // null where there is no limit (T16)

  bool operator==(const Hints&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"others", &Hints::others}, Field{"askable", &Hints::askable},
                      Field{"safe", &Hints::safe}, Field{"reads_left", &Hints::reads_left}};
  }
};
static_assert(lists_every_member<Hints>);

// `seat` is kNobody for a spectator, who has no controls.
Hints hints(const Public& pub, const Private& own, Seat seat);

}  // namespace stolik::triples
