// Positions and views of `rationing` as pictures, and back.

#include <algorithm>

#include "games/rationing/text.h"

namespace stolik::rationing {
namespace {

void show_hand(Picture& picture, Seat seat, const Private& own) {
  const std::size_t s = slot(seat);
  picture.hands[s] = Counted<Goods>::of(own.hand);
  picture.bought[s] = Counted<ShopSet>::of(own.bought);
  picture.visits[s] = own.visit;
}

void show_offers(Picture& picture, const Public& pub) {
  for (int s = 0; s < pub.options.players; ++s) {
    for (const Offer& offer : pub.offers.by_seat[slot(seat_at(s))]) {
      picture.offers.push({.id = offer.id,
                           .from = seat_at(s),
                           .to = offer.to,
                           .give = {offer.give},
                           .want = offer.want(),
                           .places = offer.places});
    }
  }
  std::ranges::sort(picture.offers,
                    [](const OfferPicture& a, const OfferPicture& b) { return a.id < b.id; });
}

}  // namespace

Picture Text::picture(const Public& pub) {
  const Options& options = pub.options;
  Picture picture;
  picture.players = options.players;
  picture.options = {options};
  picture.phase = pub.phase;
  picture.final = pub.final;
  picture.active = {pub.active};
  picture.awaiting = awaiting_of(Rationing::waiting(pub));
  picture.tries = pub.tries;
  picture.traded = pub.traded;
  picture.queue = pub.queue.pawns;
  picture.stack = Counted<Goods>::hidden(pub.stack_size);
  picture.discards = pub.discards;
  picture.row = pub.row;
  picture.shop = Counted<ShopSet>::hidden(pub.shop_size);
  picture.next_offer = pub.next_offer;
  picture.resume = pub.resume;
  picture.points.given = pub.phase == Phase::over;
  picture.winners = Rationing::winners(pub);
  for (int s = 0; s < options.players; ++s) {
    const std::size_t i = slot(seat_at(s));
    picture.hands.push(Counted<Goods>::hidden(pub.hand_sizes[i]));
    picture.visits.push(pub.revealed.visits[i]);
    picture.bought.push({picture.points.given, pub.bought_counts[i], pub.revealed.bought[i]});
    if (picture.points.given) {
      picture.points.value.push(std::uint16_t(Rationing::points(pub, seat_at(s))));
    }
  }
  for (int k = 0; k < pub.owed; ++k) picture.owed.push(pub.owed_to(k));
  show_offers(picture, pub);
  return picture;
}

Picture Text::picture(const View<Rationing>& view) {
  Picture result = picture(view.pub);
  show_hand(result, view.seat, view.own);
  return result;
}

Picture Text::picture(const State<Rationing>& state) {
  Picture result = picture(state.pub);
  for (int s = 0; s < state.pub.options.players; ++s) {
    show_hand(result, seat_at(s), state.own[slot(seat_at(s))]);
  }
  result.stack = Counted<Goods>::of(state.hid.stack);
  result.shop = Counted<ShopSet>::of(state.hid.shop);
  return result;
}

State<Rationing> Text::restore(const Picture& picture, const Options& options) {
  State<Rationing> state = Rationing::start(options);
  Public& pub = state.pub;
  pub.phase = picture.phase;
  pub.resume = picture.resume;
  pub.final = picture.final;
  pub.active = picture.active.seat;
  pub.tries = picture.tries;
  pub.traded = picture.traded;
  pub.owed = std::uint8_t(picture.owed.size());
  pub.queue.pawns = picture.queue;
  pub.row = picture.row;
  pub.discards = picture.discards;
  pub.next_offer = picture.next_offer;
  pub.stack_size = picture.stack.count;
  pub.shop_size = picture.shop.count;
  state.hid = {.stack = picture.stack.cards, .shop = picture.shop.cards};
  for (std::size_t s = 0; s < options.players; ++s) {
    Private& own = state.own[s];
    if (s < picture.hands.size()) {
      own.hand = picture.hands[s].cards;
      pub.hand_sizes[s] = picture.hands[s].count;
    }
    if (s < picture.bought.size()) {
      own.bought = picture.bought[s].cards;
      pub.bought_counts[s] = picture.bought[s].count;
    }
    if (s < picture.visits.size()) own.visit = picture.visits[s];
    if (pub.phase != Phase::over) continue;
    pub.revealed.bought[s] = own.bought;
    pub.revealed.visits[s] = own.visit;
  }
  for (const OfferPicture& offer : picture.offers) {
    // A fourth of one seat has no room (R19); the second picture will show that it is missing.
    if (stolik::index(offer.from) >= options.players || pub.offers.full(offer.from)) continue;
    pub.offers.add(offer.from) = {.id = offer.id,
                                  .give = offer.give.goods,
                                  .fixed = offer.want.fixed,
                                  .choice = offer.want.choice,
                                  .to = offer.to,
                                  .places = offer.places};
  }
  return state;
}

}  // namespace stolik::rationing
