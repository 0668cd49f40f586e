// flaw(): what in a state cannot be. `load` answers with it, and every step of a test is judged by
// it.

#include "games/rationing/steps.h"

namespace stolik {

using namespace rationing;

namespace {

bool is_interruption(Phase phase) {
  return phase == Phase::draw || phase == Phase::refill || phase == Phase::speculator;
}

std::string_view flaw_of_missing_seats(const Position& table) {
  const Public& pub = table.pub;
  for (std::size_t s = pub.options.players; s < kMaxPlayers; ++s) {
    if (table.own[s] != Private{} || pub.hand_sizes[s] != 0 || pub.bought_counts[s] != 0 ||
        !pub.offers.by_seat[s].empty()) {
      return "hands: a seat that does not exist holds something";
    }
  }
  return "";
}

// R1: every ration card is in one hand, in the stack or on the discards.
std::string_view flaw_of_goods(const Position& table) {
  const Public& pub = table.pub;
  for (int s = 0; s < pub.options.players; ++s) {
    if (table.own[slot(seat_at(s))].hand.total() != pub.hand_sizes[slot(seat_at(s))]) {
      return "hands: a size does not fit its cards";
    }
  }
  if (table.hid.stack.total() != pub.stack_size) return "stack: its size does not fit its cards";
  for (int i = 0; i < kGoods; ++i) {
    const Good good = good_at(i);
    int count = table.hid.stack.count(good) + pub.discards.count(good);
    for (const Private& own : table.own) count += own.hand.count(good);
    if (count != pub.options.facts.goods.count(good)) {
      return "hands, stack, discards: not all the ration cards of the deck, each once (R1)";
    }
  }
  return "";
}

std::string_view flaw_of_visits(const Position& table) {
  const Options& options = table.pub.options;
  unsigned seen = 0;
  for (int s = 0; s < options.players; ++s) {
    const Visit visit = table.own[slot(seat_at(s))].visit;
    if (visit == kNoVisit || index(visit) >= kVisits) return "visits: every player has one (R7)";
    if (((seen >> index(visit)) & 1) != 0) return "visits: there is one card of each (R7)";
    seen |= 1u << index(visit);
    if (options.no_dinner_visits && options.facts.doubles_category(visit, Category::dinner)) {
      return "visits: those that double dinner were put away (R7)";
    }
  }
  return "";
}

struct ShopCount {
  int bought = 0;
  int box = 0;  // what the speculator took: the cards that are nowhere else
};

// R1: no shopping card is in two places.
std::string_view flaw_of_shopping_cards(const Position& table, ShopCount& count) {
  const Public& pub = table.pub;
  ShopSet seen = table.hid.shop;
  if (seen.without(ShopSet::all()).count() != 0) return "shop: there is no such card";
  if (seen.count() != pub.shop_size) return "shop: its size does not fit its cards";
  for (const ShopCard card : pub.row) {
    if (index(card) >= kShoppingCards || seen.has(card)) return "row: a card is in two places (R1)";
    seen.add(card);
  }
  for (int s = 0; s < pub.options.players; ++s) {
    const ShopSet bought = table.own[slot(seat_at(s))].bought;
    if (bought.meets(seen)) return "bought: a card is in two places (R1)";
    if (bought.count() != pub.bought_counts[slot(seat_at(s))]) {
      return "bought: a count does not fit its cards";
    }
    seen = seen | bought;
    count.bought += bought.count();
  }
  count.box = kShoppingCards - seen.count();
  return "";
}

// R15, R24: six cards, or five between a purchase and the refill; five when the final round begins.
std::string_view flaw_of_row(const Public& pub, const ShopCount& count) {
  const int row = int(pub.row.size());
  const bool shopped = pub.resume == Resume::shopped;
  if (pub.final) {
    if (pub.shop_size != 0) return "final: there are shopping cards to refill the row with (R24)";
    const int left = pub.options.players - int(pub.queue.size());
    if (row > kRow - 1) return "row: it is not full in the final round (R24)";
    if (row < kRow - 1 - left)
      return "row: in the final round five cards, less what was bought (R28)";
    int buyers = 0;
    for (int s = 0; s < pub.options.players; ++s) {
      const bool gone = !pub.queue.has(pawn_of(seat_at(s)));
      if (gone && pub.bought_counts[slot(seat_at(s))] > 0) ++buyers;
    }
    if (row < kRow - 1 - buyers) return "row: more cards are missing than were bought (R28)";
    return "";
  }
  const bool five =
      pub.phase == Phase::refill || (pub.phase == Phase::draw && shopped && row < kRow);
  if (row != (five ? kRow - 1 : kRow)) return "row: six cards, or five before a refill (R15)";
  if (pub.phase == Phase::refill && pub.shop_size == 0) return "shop: nothing to refill with (R24)";
  if (!five) return "";
  if (pub.queue.last() == kSpeculator) {
    if (count.box == 0) return "row: the speculator has taken no card (R22)";
  } else if (shopped && pub.bought_counts[slot(seat_of(pub.queue.last()))] == 0) {
    return "row: a card is missing, but the last in the queue has bought none (R15)";
  }
  return "";
}

// R8, R15, R22, R25, R28.
std::string_view flaw_of_queue(const Public& pub) {
  const std::size_t players = pub.options.players;
  unsigned seen = 0;
  for (const Pawn pawn : pub.queue.pawns) {
    if (pawn != kSpeculator && slot(seat_of(pawn)) >= players)
      return "queue: there is no such seat";
    const unsigned bit = 1u << unsigned(pawn);
    if ((seen & bit) != 0) return "queue: a pawn stands there twice (R8)";
    seen |= bit;
  }
  if (pub.queue.has(kSpeculator) == pub.final) {
    return "queue: the speculator stands in it until the final round (R8, R25)";
  }
  if (pub.phase == Phase::over)
    return pub.queue.empty() ? "" : "queue: all have bought or passed (R28)";
  if (pub.final && pub.phase == Phase::shopping) {
    return pub.queue.empty() ? "queue: nobody is left, so the game is over (R28)" : "";
  }
  if (pub.queue.size() != players + (pub.final ? 0u : 1u)) return "queue: a pawn is missing (R8)";
  if (pub.final) return "";
  const bool at_head = pub.queue.head() == kSpeculator;
  const bool at_end = pub.queue.last() == kSpeculator;
  const bool shopped = pub.resume == Resume::shopped;
  if (pub.phase == Phase::speculator && !at_head) {
    return "queue: the speculator buys at its head only (R22)";
  }
  if (at_head && pub.phase != Phase::speculator && !shopped) {
    return "queue: the speculator is at its head and does not buy (R22)";
  }
  if (pub.phase == Phase::draw && shopped && at_end) {
    return "queue: who has been at the counter is the last (R15)";
  }
  if (pub.phase == Phase::refill && pub.resume == Resume::spinning && !at_end) {
    return "queue: the speculator has bought and is the last (R22)";
  }
  return "";
}

std::string_view flaw_of_resume(const Public& pub) {
  if (is_interruption(pub.phase) != (pub.resume != Resume::nowhere)) {
    return "resume: belongs to draw, refill and speculator, and only to them";
  }
  if (pub.resume == Resume::allocation && pub.phase != Phase::draw) {
    return "resume: only draws lead to the allocation";
  }
  if (pub.final) {
    if (pub.phase == Phase::refill || pub.phase == Phase::speculator) {
      return "phase: no refill and no speculator in the final round (R25, R28)";
    }
    if (pub.phase == Phase::draw && pub.resume != Resume::allocation) {
      return "resume: in the final round only the three cards of R25 are drawn";
    }
  } else if (pub.phase == Phase::over) {
    return "final: the game ends with the final round (R28)";
  }
  if (pub.phase != Phase::draw)
    return pub.owed == 0 ? "" : "owed: cards are owed in the phase draw";
  const int most = pub.final                          ? kFinalCards * pub.options.players
                   : pub.resume == Resume::allocation ? kAllotment
                                                      : 1;
  if (pub.owed < 1 || pub.owed > most) return "owed: not as many cards as are due (R10, R15, R25)";
  if (pub.stack_size == 0) return "stack: in the phase draw it is never empty (R10)";
  return "";
}

std::string_view flaw_of_tries(const Public& pub) {
  const bool spins = pub.phase == Phase::spinning || pub.resume == Resume::spinning;
  const bool fell_by_itself =
      pub.final && (pub.phase == Phase::shopping || pub.phase == Phase::over);
  const int least = spins || fell_by_itself ? 1 : 0;
  const int most = pub.resume == Resume::allocation ? 0
                   : pub.phase == Phase::allocation ? kMaxTries - 1
                                                    : kMaxTries;
  if (pub.tries < least || pub.tries > most) return "tries: not so many spins here (R11)";
  if (pub.traded && (pub.tries == 0 || pub.phase == Phase::allocation)) {
    return "traded: nobody trades before the top spins, and then there is no other try (R11)";
  }
  if (pub.resume == Resume::spinning && !pub.traded) {
    return "traded: only a deal with the speculator interrupts the trading (R20, R21)";
  }
  return "";
}

// R16-R19, R26.
std::string_view flaw_of_offers(const Position& table) {
  const Public& pub = table.pub;
  if (pub.next_offer < 1 || pub.next_offer > kLastOfferId + 1)
    return "next_offer: not such a number";
  const bool spins = pub.phase == Phase::spinning || pub.resume == Resume::spinning;
  if (!spins && !pub.offers.empty()) return "offers: they stand only while the top spins (R19)";
  const bool queue_changed =
      spins && (pub.phase == Phase::refill || pub.phase == Phase::speculator);
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat from = seat_at(s);
    std::uint32_t before = 0;
    for (const Offer& offer : pub.offers.by_seat[slot(from)]) {
      if (offer.id <= before) return "offers: their numbers ascend";
      before = offer.id;
      if (offer.id >= pub.next_offer) return "offers: a number that was not given yet (next_offer)";
      const OpenOffers::Found first = pub.offers.find(offer.id);
      if (first.from != from) return "offers: two have the same number (R19)";
      const Seat to = offer.to.seat;
      if (!offer.to.is_all() && index(to) >= pub.options.players)
        return "offers: there is no such seat";
      if (to == from) return "offers: nobody trades with himself (R16)";
      if (!pub.final && from != pub.active && to != pub.active) {
        return "offers: deals are made with the player who has the top (R18)";
      }
      if (!offer.is_exchange()) return "offers: each side gives something (R19)";
      if (offer.choice.count > kMaxChoice) return "offers: a choice of five cards at most";
      if (!table.own[slot(from)].hand.has_all(offer.give)) {
        return "offers: a maker does not hold what the offer gives (R19)";
      }
      if (offer.places && queue_changed) return "offers: the queue has changed since (R19)";
    }
  }
  return "";
}

std::string_view flaw_of_end(const Position& table) {
  const Public& pub = table.pub;
  Revealed expected;
  if (pub.phase == Phase::over) {
    for (int s = 0; s < pub.options.players; ++s) {
      expected.bought[slot(seat_at(s))] = table.own[slot(seat_at(s))].bought;
      expected.visits[slot(seat_at(s))] = table.own[slot(seat_at(s))].visit;
    }
  }
  if (pub.revealed != expected) return "revealed: not what the seats have, or too early (R29)";
  const bool nobody = pub.phase == Phase::deal || pub.phase == Phase::over;
  if (nobody != (pub.active == kNobody))
    return "active: a seat from the deal to the end, else null";
  if (!nobody && index(pub.active) >= pub.options.players) return "active: there is no such seat";
  return "";
}

std::string_view flaw_before_deal(const Position& table) {
  const Public& pub = table.pub;
  const Position fresh = Rationing::start(pub.options);
  if (table.own != fresh.own || pub.hand_sizes != fresh.pub.hand_sizes) {
    return "hands, visits, bought: nobody has a card before the deal (R6)";
  }
  if (pub.queue != fresh.pub.queue) return "queue: nobody stands in it before the deal (R8)";
  if (pub.row != fresh.pub.row) return "row: empty before the deal (R4)";
  if (table.hid != fresh.hid || !pub.discards.empty())
    return "stack, shop: whole before the deal (R4, R6)";
  if (pub != fresh.pub) return "phase: before the deal nothing has happened";
  return "";
}

}  // namespace

std::string_view Rationing::flaw(const Position& table) {
  const Public& pub = table.pub;
  const auto first_of = [](auto... looks) {
    std::string_view found;
    static_cast<void>(((found = looks(), found.empty()) && ...));
    return found;
  };
  if (!can_be_chosen<Options>(kPlayers, kOptions, pub.options))
    return "options: no table can choose these";
  ShopCount count;
  const std::string_view found =
      first_of([&] { return flaw_of_missing_seats(table); }, [&] { return flaw_of_goods(table); });
  if (!found.empty()) return found;
  if (pub.phase == Phase::deal) return flaw_before_deal(table);
  return first_of([&] { return flaw_of_visits(table); },
                  [&] { return flaw_of_shopping_cards(table, count); },
                  [&] { return flaw_of_end(table); }, [&] { return flaw_of_resume(pub); },
                  [&] { return flaw_of_queue(pub); }, [&] { return flaw_of_row(pub, count); },
                  [&] { return flaw_of_tries(pub); }, [&] { return flaw_of_offers(table); });
}

}  // namespace stolik
