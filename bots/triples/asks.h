// The asks that come into question for a seat in turn.
#pragma once

#include "games/triples/rules.h"

namespace stolik::triples {

struct Ask {
  Seat seat{};
  Card card{};
  double hits = 0;   // deals in which the card is there
  double worth = 0;  // what the bot expects of it
};

constexpr CardSet set_cards(Card card) { return CardSet::of(set_of(card)); }

// The cards for which asking is no mistake (T10): of sets of which a card is held, or of all with
// an empty hand (T14).
inline CardSet worth_asking(const View<Triples>& view) {
  CardSet cards;
  view.pub.in_play.without(view.own.hand).each([&](Card card) {
    if (view.own.hand.empty() || view.own.hand.meets(set_cards(card))) cards.add(card);
  });
  return cards;
}

template <class Visit>
void each_ask(const View<Triples>& view, Visit&& visit) {
  worth_asking(view).each([&](Card card) {
    for (int s = 0; s < view.pub.options.players; ++s) {
      if (seat_at(s) != view.seat) visit(Ask{seat_at(s), card});
    }
  });
}

}  // namespace stolik::triples
