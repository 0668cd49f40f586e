// The steps of `rationing` that rules.cpp puts together. Every function expects what check() has
// granted.
#pragma once

#include "games/rationing/rules.h"

namespace stolik::rationing {

using Position = State<Rationing>;
using Telling = Story<Rationing>;

// Told in place, as FixedVec::add() says why.
inline Shown& tell(Telling& story, Tell what) {
  Shown& shown = story.add().shown;
  shown.tell = what;
  return shown;
}
inline void tell_of_seat(Telling& story, Tell what, Seat seat) { tell(story, what).seat = seat; }
inline void tell_gone(Telling& story, Seat from, std::uint32_t id) {
  Shown& shown = tell(story, Tell::gone);
  shown.from = from;
  shown.id = id;
}

// ---- trade.cpp: what happens while the top spins
inline Refusal check_spins(const Public& pub) {  // R12, R13
  if (pub.phase == Phase::spinning) return {};
  return {Code::wrong_phase, "R13", "Trading is possible only while the top spins."};
}
// R16, R18, R26: who may trade with whom.
inline bool may_trade(const Public& pub, Seat a, Seat b) {
  return a != b && (pub.final || a == pub.active || b == pub.active);
}
inline bool may_offer_to_all(const Public& pub, Seat seat) {
  return pub.final || seat == pub.active;
}
Refusal check_offer(const Public& pub, const Private& own, Seat seat, const Action& action);
Refusal check_answer(const Public& pub, const Private& own, Seat seat, const Action& action);
Refusal check_speculate(const Public& pub, const Private& own, Seat seat, const Action& action);

void make_offer(Public& pub, Seat seat, const Action& action, Telling& story);     // R16-R19
void accept(Position& table, Seat seat, const Action& action, Telling& story);     // R16, R17
void decline(Public& pub, Seat seat, std::uint32_t id, Telling& story);            // R19
void withdraw(Public& pub, Seat seat, std::uint32_t id, Telling& story);           // R19
void speculate_for_card(Position& table, Seat seat, Goods paid, Telling& story);   // R20
void speculate_for_place(Position& table, Seat seat, Goods paid, Telling& story);  // R21
// R17, R19: the queue has changed, so every offer with places is gone.
void drop_offers_of_places(Public& pub, Telling& story);

// ---- shopping.cpp: the course of a round
void begin_round(Position& table, Seat active, Telling& story);       // R10
void draw(Position& table, Good good, Telling& story);                // R10
void owe_card(Position& table, Resume resume, Telling& story);        // R15, R20
void spin(Public& pub, Seat seat, Telling& story);                    // R11
void end_spin(Public& pub, Tell how, Telling& story);                 // R13, R14
void fall_failed(Public& pub, Telling& story);                        // R11
void buy(Position& table, Seat seat, ShopCard card, Telling& story);  // R15, R28
void pass(Position& table, Seat seat, Telling& story);                // R15, R28
void refill(Position& table, ShopCard card, Telling& story);          // R15
void speculator_buys(Position& table, int face, Telling& story);      // R22

// ---- shared
// Cards leave a hand for good: to the discards (R15, R21).
void discard(Position& table, Seat seat, Goods goods);

}  // namespace stolik::rationing
