// The course of a round: drawing (R10), the fall of the top (R11-R14), shopping (R15, R22), the
// final round (R24-R28).

#include "games/rationing/steps.h"

namespace stolik::rationing {
namespace {

void fill_row(Position& table, Telling& story);

// R10: an empty stack is made of the discards; if there are none either, nothing is drawn.
void reshuffle_if_empty(Position& table, Telling& story) {
  Public& pub = table.pub;
  if (pub.stack_size > 0 || pub.discards.empty()) return;
  table.hid.stack = pub.discards;
  pub.stack_size = std::uint8_t(pub.discards.total());
  pub.discards = {};
  tell(story, Tell::reshuffled).count = pub.stack_size;
}

// What is still owed is drawn first; then the game goes on where `resume` says.
void draw_or_go_on(Position& table, Telling& story) {
  Public& pub = table.pub;
  if (pub.owed > 0) {
    reshuffle_if_empty(table, story);
    if (pub.stack_size == 0) pub.owed = 0;
  }
  if (pub.owed > 0) {
    pub.phase = Phase::draw;
    return;
  }
  switch (pub.resume) {
    case Resume::allocation: pub.phase = Phase::allocation; break;
    case Resume::spinning: pub.phase = Phase::spinning; break;
    case Resume::shopped: fill_row(table, story); return;
    case Resume::nowhere: STOLIK_ASSERT(false); return;
  }
  pub.resume = Resume::nowhere;
}

// R24, R25. The top is passed first, unless the row ran out in the middle of trading.
void begin_final_round(Position& table, Telling& story) {
  Public& pub = table.pub;
  if (pub.resume == Resume::shopped) pub.active = left_of(pub.active, pub.options.players);
  pub.final = true;
  pub.tries = 0;
  pub.traded = false;
  pub.offers.clear();
  pub.queue.remove(kSpeculator);
  pub.owed = std::uint8_t(kFinalCards * pub.options.players);
  pub.resume = Resume::allocation;
  tell_of_seat(story, Tell::final_round, pub.active);
  draw_or_go_on(table, story);
}

// R15, R22: the row to six, then the speculator if he is at the head, then the game goes on.
void fill_row(Position& table, Telling& story) {
  Public& pub = table.pub;
  if (!pub.row.full()) {
    if (pub.shop_size == 0) return begin_final_round(table, story);
    pub.phase = Phase::refill;
    return;
  }
  if (pub.queue.head() == kSpeculator) {
    pub.phase = Phase::speculator;
    return;
  }
  if (pub.resume == Resume::spinning) {
    pub.phase = Phase::spinning;
    pub.resume = Resume::nowhere;
    return;
  }
  const Seat next = left_of(pub.active, pub.options.players);
  tell_of_seat(story, Tell::turn, next);
  begin_round(table, next, story);
}

// R29: visits and purchases are turned over.
void end_game(Position& table, Telling& story) {
  Public& pub = table.pub;
  pub.phase = Phase::over;
  pub.active = kNobody;
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    const Private& own = table.own[slot(seat)];
    pub.revealed.bought[slot(seat)] = own.bought;
    pub.revealed.visits[slot(seat)] = own.visit;
    Shown& shown = tell(story, Tell::revealed);
    shown.seat = seat;
    shown.visit = own.visit;
    shown.points = std::uint16_t(Rationing::points(pub, seat));
    shown.cards = own.bought;
  }
  tell(story, Tell::over).winners = Rationing::winners(pub);
}

// R15: to the end of the queue and one card; in the final round (R28) out of the queue and none.
void leave_counter(Position& table, Seat seat, Telling& story) {
  Public& pub = table.pub;
  if (pub.final) {
    pub.queue.remove(pawn_of(seat));
    if (pub.queue.empty()) end_game(table, story);
    return;
  }
  pub.queue.send_head_to_end();
  tell(story, Tell::queued).pawn = pawn_of(seat);
  owe_card(table, Resume::shopped, story);
}

}  // namespace

void discard(Position& table, Seat seat, Goods goods) {
  Goods& hand = table.own[slot(seat)].hand;
  std::uint8_t& size = table.pub.hand_sizes[slot(seat)];
  hand = hand - goods;
  size = std::uint8_t(size - goods.total());
  table.pub.discards = table.pub.discards + goods;
}

void begin_round(Position& table, Seat active, Telling& story) {
  Public& pub = table.pub;
  pub.active = active;
  pub.tries = 0;
  pub.traded = false;
  pub.owed = kAllotment;
  pub.resume = Resume::allocation;
  draw_or_go_on(table, story);
}

void owe_card(Position& table, Resume resume, Telling& story) {
  table.pub.owed = 1;
  table.pub.resume = resume;
  draw_or_go_on(table, story);
}

void draw(Position& table, Good good, Telling& story) {
  Public& pub = table.pub;
  const Seat seat = pub.owed_to(0);
  table.hid.stack = table.hid.stack - Goods::of(good);
  table.own[slot(seat)].hand = table.own[slot(seat)].hand + Goods::of(good);
  --pub.stack_size;
  ++pub.hand_sizes[slot(seat)];
  --pub.owed;
  Beat<Rationing>& beat = story.add();
  beat.shown.tell = Tell::drew;
  beat.shown.seat = seat;
  beat.whispers = true;
  beat.ear = seat;
  beat.whisper.card = good;
  draw_or_go_on(table, story);
}

void spin(Public& pub, Seat seat, Telling& story) {
  ++pub.tries;
  pub.phase = Phase::spinning;
  Shown& shown = tell(story, Tell::spun);
  shown.seat = seat;
  shown.count = pub.tries;
}

void end_spin(Public& pub, Tell how, Telling& story) {
  pub.offers.clear();
  pub.phase = Phase::shopping;
  tell_of_seat(story, how, pub.active);
}

void fall_failed(Public& pub, Telling& story) {
  if (pub.tries >= kMaxTries || pub.traded) return end_spin(pub, Tell::fell, story);
  pub.offers.clear();
  pub.phase = Phase::allocation;
  Shown& shown = tell(story, Tell::failed);
  shown.seat = pub.active;
  shown.count = pub.tries;
}

void buy(Position& table, Seat seat, ShopCard card, Telling& story) {
  Public& pub = table.pub;
  const Goods cost = pub.options.facts.of(card).cost();
  Shown& shown = tell(story, Tell::bought);
  shown.seat = seat;
  shown.card = card;
  shown.paid = {cost};
  discard(table, seat, cost);
  std::size_t place = 0;
  while (pub.row[place] != card) ++place;
  pub.row.remove_at(place);
  table.own[slot(seat)].bought.add(card);
  ++pub.bought_counts[slot(seat)];
  leave_counter(table, seat, story);
}

void pass(Position& table, Seat seat, Telling& story) {
  tell_of_seat(story, Tell::passed, seat);
  leave_counter(table, seat, story);
}

void refill(Position& table, ShopCard card, Telling& story) {
  table.hid.shop.remove(card);
  --table.pub.shop_size;
  table.pub.row.push(card);
  tell(story, Tell::refilled).card = card;
  fill_row(table, story);
}

void speculator_buys(Position& table, int face, Telling& story) {
  Public& pub = table.pub;
  const std::size_t place = std::size_t(face - 1);
  tell(story, Tell::die).count = std::uint8_t(face);
  tell(story, Tell::taken).card = pub.row[place];
  pub.row.remove_at(place);
  pub.queue.send_head_to_end();
  tell(story, Tell::queued).pawn = kSpeculator;
  drop_offers_of_places(pub, story);
  fill_row(table, story);
}

}  // namespace stolik::rationing
