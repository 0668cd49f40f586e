#include "games/rationing/hints.h"

#include <algorithm>

#include "games/rationing/steps.h"

namespace stolik::rationing {

Hints hints(const Public& pub, const Private& own, Seat seat) {
  Hints hints;
  hints.tries_left = std::uint8_t(kMaxTries - pub.tries);
  for (int s = 0; s < pub.options.players && seat != kNobody; ++s) {
    if (may_trade(pub, seat, seat_at(s))) hints.partners.add(seat_at(s));
  }
  hints.all = seat != kNobody && may_offer_to_all(pub, seat);
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat from = seat_at(s);
    for (const Offer& offer : pub.offers.by_seat[slot(from)]) {
      OfferHint hint{.id = offer.id,
                     .answerable = hints.partners.has(from) && offer.to.includes(seat),
                     .payable = false};
      each_payment(own.hand, offer.want(), [&](Goods) { hint.payable = true; });
      hints.offers.push(hint);
    }
  }
  std::ranges::sort(hints.offers,
                    [](const OfferHint& a, const OfferHint& b) { return a.id < b.id; });
  for (const ShopCard card : pub.row) {
    const Goods cost = pub.options.facts.of(card).cost();
    hints.row.push({card, cost - in_both(cost, own.hand)});
  }
  return hints;
}

}  // namespace stolik::rationing
