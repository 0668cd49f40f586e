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

  STOLIK_FIELDS(Hints, others, askable, safe, reads_left);
};

// `seat` is kNobody for a spectator, who has no controls.
Hints hints(const Public& pub, const Private& own, Seat seat);

}  // namespace stolik::triples
