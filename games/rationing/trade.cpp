// Trading, with players (R16-R19) and with the speculator (R20, R21), while the top spins.

#include "games/rationing/steps.h"

namespace stolik::rationing {
namespace {

void drop_unmet_offers(Position& table, Seat seat, Telling& story) {
  table.pub.offers.drop_unmet(seat, table.own[slot(seat)].hand,
                              [&](Seat from, std::uint32_t id) { tell_gone(story, from, id); });
}

void hand_over(Position& table, Seat giver, Seat taker, Goods goods) {
  Goods& from = table.own[slot(giver)].hand;
  Goods& to = table.own[slot(taker)].hand;
  from = from - goods;
  to = to + goods;
  const int count = goods.total();
  std::uint8_t& fewer = table.pub.hand_sizes[slot(giver)];
  std::uint8_t& more = table.pub.hand_sizes[slot(taker)];
  fewer = std::uint8_t(fewer - count);
  more = std::uint8_t(more + count);
}

void change_places(Public& pub, Pawn pawn, Pawn with, Telling& story) {
  pub.queue.swap(pawn, with);
  Shown& shown = tell(story, Tell::swapped);
  shown.pawn = pawn;
  shown.with = with;
  drop_offers_of_places(pub, story);
}

// R20, R21: two cards go face up on the discards.
void pay_speculator(Position& table, Seat seat, Goods paid, Favour favour, Telling& story) {
  Shown& shown = tell(story, Tell::speculated);
  shown.seat = seat;
  shown.favour = favour;
  shown.paid = {paid};
  table.pub.traded = true;
  discard(table, seat, paid);
  drop_unmet_offers(table, seat, story);
}

}  // namespace

void drop_offers_of_places(Public& pub, Telling& story) {
  pub.offers.drop_places([&](Seat from, std::uint32_t id) { tell_gone(story, from, id); });
}

Refusal check_offer(const Public& pub, const Private& own, Seat seat, const Action& action) {
  if (const Refusal refusal = check_spins(pub)) return refusal;
  if (action.to.is_all()) {
    if (!may_offer_to_all(pub, seat)) {
      return {Code::illegal, "R18", "Only who has the top may offer to all."};
    }
  } else if (action.to.seat == seat) {
    return {Code::illegal, "R16", "You cannot trade with yourself."};
  } else if (!may_trade(pub, seat, action.to.seat)) {
    return {Code::illegal, "R18", "Deals are made with the player who has the top."};
  }
  const Offer offer{
      .give = action.give, .fixed = action.want, .choice = action.choice, .places = action.places};
  if (!offer.is_exchange()) {
    return {Code::illegal, "R19", "Each side gives something: cards, or places from both."};
  }
  if (pub.offers.full(seat)) {
    return {Code::illegal, "R19", "You have three open offers already: withdraw one first."};
  }
  if (pub.next_offer > kLastOfferId) {
    return {Code::illegal, "R19", "The numbers of offers are used up."};
  }
  if (!own.hand.has_all(action.give)) {
    return {Code::not_held, "R19", "You can offer only cards you hold."};
  }
  return {};
}

// accept, decline, withdraw
Refusal check_answer(const Public& pub, const Private& own, Seat seat, const Action& action) {
  if (const Refusal refusal = check_spins(pub)) return refusal;
  const OpenOffers::Found found = pub.offers.find(action.id);
  if (!found) return {Code::no_such_offer, "R19", "That offer does not stand (any more)."};
  const Offer& offer = pub.offers.at(found);
  if (action.verb == Verb::withdraw) {
    if (found.from != seat)
      return {Code::illegal, "R19", "Only who made an offer can withdraw it."};
    return {};
  }
  if (found.from == seat) return {Code::illegal, "R19", "That is your own offer: withdraw it."};
  if (action.verb == Verb::decline) {
    if (offer.to.seat != seat)
      return {Code::illegal, "R19", "That offer was not made to you alone."};
    return {};
  }
  if (!offer.to.includes(seat))
    return {Code::illegal, "R19", "That offer was made to somebody else."};
  if (offer.choice.none() && !action.give.empty()) {
    return {Code::illegal, "R19",
            "There is nothing to choose in that offer: accept it without pay."};
  }
  if (!offer.choice.is_met_by(action.give)) {
    return {Code::illegal, "R19",
            "Pay names the cards for the choice, as many and of the kinds asked."};
  }
  if (!own.hand.has_all(offer.fixed + action.give)) {
    return {Code::not_held, "R19", "You do not hold what that offer asks for."};
  }
  return {};
}

Refusal check_speculate(const Public& pub, const Private& own, Seat seat, const Action& action) {
  if (const Refusal refusal = check_spins(pub)) return refusal;
  const std::string_view rule = action.verb == Verb::speculate_card ? "R20" : "R21";
  if (seat != pub.active) return {Code::not_your_turn, rule, "Only who has the top may."};
  if (pub.final)
    return {Code::illegal, "R26", "Nobody trades with the speculator in the final round."};
  if (action.give.total() != 2) return {Code::illegal, rule, "The speculator takes two cards."};
  if (!own.hand.has_all(action.give)) return {Code::not_held, rule, "You do not hold these cards."};
  return {};
}

void make_offer(Public& pub, Seat seat, const Action& action, Telling& story) {
  // Written in place: copying what was just written byte by byte makes the processor wait.
  Offer& offer = pub.offers.add(seat);
  offer.id = pub.next_offer++;
  offer.give = action.give;
  offer.fixed = action.want;
  offer.choice = action.choice;
  offer.to = action.to;
  offer.places = action.places;
  Shown& shown = tell(story, Tell::offered);
  shown.seat = seat;
  shown.to = action.to;
  shown.places = action.places;
  shown.id = offer.id;
  shown.give = {action.give};
  shown.want = {action.want, action.choice};
}

void accept(Position& table, Seat seat, const Action& action, Telling& story) {
  Public& pub = table.pub;
  const OpenOffers::Found found = pub.offers.find(action.id);
  const Offer offer = pub.offers.at(found);
  pub.offers.remove(found);
  const Goods paid = offer.fixed + action.give;
  Shown& shown = tell(story, Tell::accepted);
  shown.seat = seat;
  shown.from = found.from;
  shown.places = offer.places;
  shown.id = offer.id;
  shown.give = {offer.give};
  shown.paid = {paid};
  hand_over(table, found.from, seat, offer.give);
  hand_over(table, seat, found.from, paid);
  pub.traded = true;
  if (offer.places) change_places(pub, pawn_of(found.from), pawn_of(seat), story);
  drop_unmet_offers(table, found.from, story);
  drop_unmet_offers(table, seat, story);
}

void decline(Public& pub, Seat seat, std::uint32_t id, Telling& story) {
  const OpenOffers::Found found = pub.offers.find(id);
  pub.offers.remove(found);
  Shown& shown = tell(story, Tell::declined);
  shown.seat = seat;
  shown.from = found.from;
  shown.id = id;
}

void withdraw(Public& pub, Seat seat, std::uint32_t id, Telling& story) {
  pub.offers.remove(pub.offers.find(id));
  Shown& shown = tell(story, Tell::withdrawn);
  shown.seat = seat;
  shown.id = id;
}

void speculate_for_card(Position& table, Seat seat, Goods paid, Telling& story) {
  pay_speculator(table, seat, paid, Favour::card, story);
  owe_card(table, Resume::spinning, story);
}

void speculate_for_place(Position& table, Seat seat, Goods paid, Telling& story) {
  pay_speculator(table, seat, paid, Favour::place, story);
  change_places(table.pub, pawn_of(seat), kSpeculator, story);
  if (table.pub.queue.head() != kSpeculator) return;
  table.pub.phase = Phase::speculator;  // R22: the game is interrupted
  table.pub.resume = Resume::spinning;
}

}  // namespace stolik::rationing
