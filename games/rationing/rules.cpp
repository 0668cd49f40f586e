#include "games/rationing/rules.h"

#include "core/rng.h"
#include "games/rationing/steps.h"

namespace stolik {

using namespace rationing;  // this file is the game; every name in it is from its rule book

static_assert(Game<Rationing>);
static_assert(Guessable<Rationing, Rng>);
static_assert(Paced<Rationing> && Meaningful<Rationing> && Hurried<Rationing>);
static_assert(sizeof(Position) <= 512);

Position Rationing::start(const Options& options) {
  Position table{};
  table.pub.options = options;
  table.pub.stack_size = std::uint8_t(options.facts.goods.total());
  table.pub.shop_size = kShoppingCards;
  table.hid = {.stack = options.facts.goods, .shop = ShopSet::all()};
  return table;
}

Refusal Rationing::check_deal(const Public& pub, const Deal& deal) {
  if (pub.phase != Phase::deal)
    return {Code::wrong_phase, "R6", "The cards have been dealt already."};
  const int players = pub.options.players;
  if (deal.hand_count != players)
    return {Code::illegal, "R6", "A deal names one hand for each seat."};
  if (deal.visit_count != players)
    return {Code::illegal, "R7", "A deal names one visit for each seat."};
  if (deal.row_count != kRow) return {Code::illegal, "R4", "Six shopping cards lie in the row."};
  Goods left = pub.options.facts.goods;
  unsigned visits = 0;
  for (int s = 0; s < players; ++s) {
    const Goods hand = deal.hands[slot(seat_at(s))];
    if (hand.total() != kHandDealt)
      return {Code::illegal, "R6", "Every player is dealt five cards."};
    if (!left.has_all(hand))
      return {Code::illegal, "R6", "There are not so many cards of that kind."};
    left = left - hand;
    const Visit visit = deal.visits[slot(seat_at(s))];
    const unsigned bit = 1u << index(visit);
    if ((visits & bit) != 0) return {Code::illegal, "R7", "There is one card of each visit."};
    visits |= bit;
    if (pub.options.no_dinner_visits &&
        pub.options.facts.doubles_category(visit, Category::dinner)) {
      return {Code::illegal, "R7", "The visits that double dinner were put away."};
    }
  }
  ShopSet row;
  for (const ShopCard card : deal.row) row.add(card);
  if (row.count() != kRow) return {Code::illegal, "R4", "There is one of each shopping card."};
  return {};
}

void Rationing::deal(Position& table, const Deal& deal, Telling& story) {
  Public& pub = table.pub;
  const int players = pub.options.players;
  for (int s = 0; s < players; ++s) {
    const Seat seat = seat_at(s);
    const Goods hand = deal.hands[slot(seat)];
    table.own[slot(seat)] = {.hand = hand, .bought = {}, .visit = deal.visits[slot(seat)]};
    table.hid.stack = table.hid.stack - hand;
    pub.hand_sizes[slot(seat)] = kHandDealt;
    story.push({.shown = {.tell = Tell::dealt, .seat = seat, .count = kHandDealt},
                .whispers = true,
                .ear = seat,
                .whisper = {.cards = {hand}, .visit = deal.visits[slot(seat)]}});
  }
  pub.stack_size = std::uint8_t(pub.stack_size - kHandDealt * players);
  for (const ShopCard card : deal.row) {  // R4
    table.hid.shop.remove(card);
    --pub.shop_size;
    pub.row.push(card);
    story.push({.shown = {.tell = Tell::laid, .card = card}});
  }
  pub.queue = Queue::begin(deal.first, players);    // R8
  const Seat active = seat_of(pub.queue.pawns[2]);  // R9
  story.push({.shown = {.tell = Tell::began, .seat = active, .from = deal.first}});
  begin_round(table, active, story);
}

namespace {

Refusal check_top(const Public& pub, Seat seat, Verb verb) {  // spin, stop
  const bool stops = verb == Verb::stop;
  const std::string_view rule = stops ? "R14" : "R11";
  if (pub.phase != Phase::allocation && !(stops && pub.phase == Phase::spinning)) {
    return {Code::wrong_phase, rule, "This belongs to the allocation."};
  }
  if (pub.active != seat) return {Code::not_your_turn, rule, "Another player has the top."};
  if (stops && pub.final)
    return {Code::illegal, "R27", "Nobody may stop the top in the final round."};
  return {};
}

Refusal check_shopping(const Public& pub, const Private& own, Seat seat, const Action& action) {
  const std::string_view rule = pub.final ? "R28" : "R15";
  if (pub.phase != Phase::shopping)
    return {Code::wrong_phase, rule, "Nobody is at the counter now."};
  if (pub.queue.head() != pawn_of(seat)) {
    return {Code::not_your_turn, rule, "Another player is at the head of the queue."};
  }
  if (action.verb == Verb::pass) return {};
  if (!pub.row.has(action.card)) return {Code::illegal, rule, "That card is not in the row."};
  if (!own.hand.has_all(pub.options.facts.of(action.card).cost())) {
    return {Code::not_held, rule, "You do not hold the ration cards it costs."};
  }
  return {};
}

}  // namespace

Refusal Rationing::check(const Public& pub, const Private& own, Seat seat, const Action& action) {
  switch (action.verb) {
    case Verb::spin:
    case Verb::stop: return check_top(pub, seat, action.verb);
    case Verb::buy:
    case Verb::pass: return check_shopping(pub, own, seat, action);
    case Verb::offer: return check_offer(pub, own, seat, action);
    case Verb::accept:
    case Verb::decline:
    case Verb::withdraw: return check_answer(pub, own, seat, action);
    case Verb::speculate_card:
    case Verb::speculate_place: return check_speculate(pub, own, seat, action);
    case Verb::say: return check_spins(pub);  // R19: talk is free
    case Verb::draw:
    case Verb::refill:
    case Verb::die:
    case Verb::top_fell:
    case Verb::top_failed: break;
  }
  return {Code::not_your_turn, giver(action).rule, "This is nature's word."};
}

Refusal Rationing::check_nature(const Position& table, const Action& action) {
  const Public& pub = table.pub;
  switch (action.verb) {
    case Verb::draw:
      if (pub.phase != Phase::draw) return {Code::wrong_phase, "R10", "No card is owed."};
      if (table.hid.stack.count(action.good) == 0) {
        return {Code::illegal, "R10", "No such card is left in the stack."};
      }
      return {};
    case Verb::refill:
      if (pub.phase != Phase::refill)
        return {Code::wrong_phase, "R15", "The row is not refilled now."};
      if (!table.hid.shop.has(action.card)) {
        return {Code::illegal, "R15", "That card is not among those face down."};
      }
      return {};
    case Verb::die:
      if (pub.phase != Phase::speculator) {
        return {Code::wrong_phase, "R22", "The speculator is not at the head of the queue."};
      }
      return {};
    case Verb::top_fell:
    case Verb::top_failed:
      if (pub.phase != Phase::spinning) return {Code::wrong_phase, "R13", "The top does not spin."};
      return {};
    case Verb::spin:
    case Verb::stop:
    case Verb::offer:
    case Verb::accept:
    case Verb::decline:
    case Verb::withdraw:
    case Verb::say:
    case Verb::speculate_card:
    case Verb::speculate_place:
    case Verb::buy:
    case Verb::pass: break;
  }
  return {Code::not_your_turn, giver(action).rule, "This is a player's word."};
}

namespace {

// Written in place, as FixedVec::add() says why.
inline void list_one(Verb verb, std::uint32_t id, Goods give, Actions<Rationing>& out) {
  Action& action = out.add();
  action.verb = verb;
  action.id = id;
  action.give = give;
}

void list_answers(const Public& pub, const Private& own, Seat seat, Actions<Rationing>& out) {
  for (int s = 0; s < pub.options.players; ++s) {
    for (const Offer& offer : pub.offers.by_seat[slot(seat_at(s))]) {
      if (seat_at(s) == seat) {
        list_one(Verb::withdraw, offer.id, {}, out);
        continue;
      }
      if (!offer.to.includes(seat)) continue;
      if (!offer.to.is_all()) list_one(Verb::decline, offer.id, {}, out);
      each_payment(own.hand, offer.want(),
                   [&](Goods pay) { list_one(Verb::accept, offer.id, pay, out); });
    }
  }
}

void list_speculations(Goods hand, Actions<Rationing>& out) {
  hand.each([&](Good first, int) {
    const Goods rest = hand - Goods::of(first);
    const int below = 4 * index(first);
    Goods{rest.counts >> below << below}.each([&](Good second, int) {
      const Goods pair = Goods::of(first) + Goods::of(second);
      list_one(Verb::speculate_card, 0, pair, out);
      list_one(Verb::speculate_place, 0, pair, out);
    });
  });
}

}  // namespace

void Rationing::list(const Public& pub, const Private& own, Seat seat, Actions<Rationing>& out) {
  out.clear();
  switch (pub.phase) {
    case Phase::allocation:
      if (pub.active != seat) return;
      list_one(Verb::spin, 0, {}, out);
      if (!pub.final) list_one(Verb::stop, 0, {}, out);
      return;
    case Phase::spinning:
      list_answers(pub, own, seat, out);
      if (pub.active != seat || pub.final) return;
      list_one(Verb::stop, 0, {}, out);
      list_speculations(own.hand, out);
      return;
    case Phase::shopping:
      if (pub.queue.head() != pawn_of(seat)) return;
      list_one(Verb::pass, 0, {}, out);
      for (const ShopCard card : pub.row) {
        if (!own.hand.has_all(pub.options.facts.of(card).cost())) continue;
        Action& action = out.add();
        action.verb = Verb::buy;
        action.card = card;
      }
      return;
    case Phase::deal:
    case Phase::draw:
    case Phase::refill:
    case Phase::speculator:
    case Phase::over: return;
  }
}

bool Rationing::may_offer(const Public& pub, Seat seat) {
  return pub.phase == Phase::spinning && !pub.offers.full(seat) && pub.next_offer <= kLastOfferId;
}

bool Rationing::may_say(const Public& pub) { return pub.phase == Phase::spinning; }

void Rationing::chance(const Position& table, Odds<Rationing>& odds) {
  odds.clear();
  switch (table.pub.phase) {
    case Phase::draw:
      table.hid.stack.each([&](Good good, int count) {
        odds.push({{.verb = Verb::draw, .good = good}, std::uint32_t(count)});
      });
      return;
    case Phase::refill:
      table.hid.shop.each(
          [&](ShopCard card) { odds.push({{.verb = Verb::refill, .card = card}, 1}); });
      return;
    case Phase::speculator:
      for (std::uint8_t face = 1; face <= kFaces; ++face) {
        odds.push({{.verb = Verb::die, .face = face}, 1});
      }
      return;
    case Phase::spinning:  // possible at any time; how likely, the rules do not know
      odds.push({{.verb = Verb::top_fell}, 1});
      odds.push({{.verb = Verb::top_failed}, 1});
      return;
    case Phase::deal:
    case Phase::allocation:
    case Phase::shopping:
    case Phase::over: return;
  }
}

void Rationing::whole_chance(const Public& pub, Odds<Rationing>& odds) {
  odds.clear();
  if (pub.phase != Phase::draw) return;
  pub.options.facts.goods.each([&](Good good, int count) {
    odds.push({{.verb = Verb::draw, .good = good}, std::uint32_t(count)});
  });
}

void Rationing::apply(Position& table, Actor who, const Action& action, Telling& story) {
  Public& pub = table.pub;
  const Seat seat = who.seat;
  switch (action.verb) {
    case Verb::spin: spin(pub, seat, story); return;
    case Verb::stop: end_spin(pub, Tell::stopped, story); return;
    case Verb::offer: make_offer(pub, seat, action, story); return;
    case Verb::accept: accept(table, seat, action, story); return;
    case Verb::decline: decline(pub, seat, action.id, story); return;
    case Verb::withdraw: withdraw(pub, seat, action.id, story); return;
    case Verb::say:
      story.push(
          {.shown = {
               .tell = Tell::said, .seat = seat, .give = {action.give}, .paid = {action.want}}});
      return;
    case Verb::speculate_card: speculate_for_card(table, seat, action.give, story); return;
    case Verb::speculate_place: speculate_for_place(table, seat, action.give, story); return;
    case Verb::buy: buy(table, seat, action.card, story); return;
    case Verb::pass: pass(table, seat, story); return;
    case Verb::draw: draw(table, action.good, story); return;
    case Verb::refill: refill(table, action.card, story); return;
    case Verb::die: speculator_buys(table, action.face, story); return;
    case Verb::top_fell: end_spin(pub, Tell::fell, story); return;
    case Verb::top_failed: fall_failed(pub, story); return;
  }
}

Pace Rationing::pace(const Public& pub) {
  static_assert(int(Top::clock) == int(PaceBy::clock) && int(Top::steps) == int(PaceBy::steps) &&
                int(Top::real) == int(PaceBy::people));
  const bool runs = pub.phase == Phase::spinning;
  return {.by = static_cast<PaceBy>(pub.options.top),
          .seconds = pub.options.top_seconds,
          .holder = pub.active,
          .goes = runs || pub.resume == Resume::spinning,
          .runs = runs,
          .may_be_stopped = !pub.final,                                      // R27
          .thrower = pub.phase == Phase::speculator ? pub.active : kNobody,  // R22
          .rule = "R13"};
}

Action Rationing::pace_ends(PaceEnd end) {
  return {.verb = end == PaceEnd::failed ? Verb::top_failed : Verb::top_fell};
}

Meaning Rationing::meaning(const Action& action) {
  switch (action.verb) {
    case Verb::offer: return {.is_step = true, .leads_on = false};
    case Verb::accept: return {.is_step = true, .is_in_time = true};
    case Verb::decline:
    case Verb::speculate_card:
    case Verb::speculate_place: return {.is_step = true};
    case Verb::say: return {.is_talk = true, .leads_on = false};
    case Verb::die: return {.is_watched = true};  // R22: all see what the speculator buys
    case Verb::spin:
    case Verb::stop:
    case Verb::withdraw:
    case Verb::buy:
    case Verb::pass:
    case Verb::draw:
    case Verb::refill:
    case Verb::top_fell:
    case Verb::top_failed: break;
  }
  return {};
}

std::optional<Action> Rationing::when_late(const Public& pub, Seat seat) {
  if (pub.phase == Phase::shopping && pub.queue.head() == pawn_of(seat))
    return Action{.verb = Verb::pass};
  const bool stops = (pub.phase == Phase::allocation || pub.phase == Phase::spinning) &&
                     pub.active == seat && !pub.final;
  return stops ? std::optional{Action{.verb = Verb::stop}} : std::nullopt;
}

namespace {

int points_of(const Facts& facts, ShopSet bought, Visit visit) {
  int sum = 0;
  bought.each([&](ShopCard card) {
    const CardFacts& of = facts.of(card);
    sum += facts.doubles_category(visit, of.category()) ? 2 * of.icons() : of.icons();
  });
  return sum;
}

}  // namespace

int Rationing::points(const Public& pub, Seat seat) {
  if (pub.phase != Phase::over) return 0;
  return points_of(pub.options.facts, pub.revealed.bought[slot(seat)],
                   pub.revealed.visits[slot(seat)]);
}

int Rationing::standing(const Position& table, Seat seat) {
  const Private& own = table.own[slot(seat)];
  return own.visit != kNoVisit ? points_of(table.pub.options.facts, own.bought, own.visit) : 0;
}

SeatSet Rationing::winners(const Public& pub) {
  SeatSet best;
  if (pub.phase != Phase::over) return best;
  std::tuple<int, int, int> most{-1, 0, 0};
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    const std::tuple<int, int, int> reached{points(pub, seat), pub.bought_counts[slot(seat)],
                                            pub.hand_sizes[slot(seat)]};
    if (reached > most) best = SeatSet{};
    if (reached >= most) best.add(seat);
    most = reached > most ? reached : most;
  }
  return best;
}

}  // namespace stolik
