#include "games/triples/hints.h"

namespace stolik::triples {

Hints hints(const Public& pub, const Private& own, Seat seat) {
  Hints hints;
  if (seat == kNobody || pub.phase != Phase::play) return hints;
  hints.others = SeatSet::first(pub.options.players);
  hints.others.remove(seat);
  hints.askable = pub.in_play.without(own.hand);
  hints.askable.each([&](Card card) {
    if (!is_mistake(pub, own, card)) hints.safe.add(card);
  });
  hints.reads_left = {pub.options.max_reads != kNoLimit,
                      pub.options.max_reads - pub.reads[slot(seat)]};
  return hints;
}

}  // namespace stolik::triples
