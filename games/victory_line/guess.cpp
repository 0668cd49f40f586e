// guess(): deals the cards that a view does not show to the other hands and the deck.
//
// All deals of unseen cards that fit the sizes are equally likely, since nothing on the table tells
// one from another. Some hundred lots, about a microsecond.

#include "core/rng.h"
#include "games/victory_line/rules.h"

namespace stolik {

using namespace victory_line;

State<VictoryLine> VictoryLine::guess(const View<VictoryLine>& view, const Memory&, Rng& rng) {
  State<VictoryLine> state{};
  state.pub = view.pub;
  state.own[slot(view.seat)] = view.own;

  CardSet unseen = whole_deck(view.pub.options);
  for (const OpenedCard& opened : view.pub.piles.opened) unseen.remove(opened.card);
  view.own.hand.each([&](Card card, int copies) {
    for (int i = 0; i < copies; ++i) unseen.remove(card);
  });
  FixedVec<Card, kMaxCards> cards;
  unseen.each([&](Card card, int copies) {
    for (int i = 0; i < copies; ++i) cards.push(card);
  });

  std::size_t left = cards.size();
  for (int s = 0; s < view.pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == view.seat) continue;
    for (int i = 0; i < view.pub.hand_sizes[slot(seat)]; ++i) {
      const std::size_t pick = rng.below(left);
      state.own[slot(seat)].hand.add(cards[pick]);
      cards[pick] = cards[--left];
    }
  }
  for (std::size_t i = 0; i < left; ++i) state.hid.deck.add(cards[i]);
  return state;
}

}  // namespace stolik
