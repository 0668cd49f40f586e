// The rules of `victory-line`, V1 to V22 (docs/rules/victory-line.md).
//
// Cost: a state is under 800 bytes, a card is opened in some ten nanoseconds, nothing allocates.
#pragma once

#include "games/victory_line/game.h"
#include "games/victory_line/steps.h"

namespace stolik {

// Here, because search asks them at every step.
inline Refusal VictoryLine::check(const Public& pub, const Private& own, Seat seat,
                                  const Action& action) {
  using namespace victory_line;
  // Nearly all that is said at a table is an event card opened by whoever holds it; the rest is
  // looked at closely.
  if (action.spoken() == Verb::play && pub.phase == Phase::play && pub.turn == seat &&
      own.hand.has(action.named()) && !is_special(action.named())) [[likely]] {
    return {};
  }
  return check_closely(pub, own, seat, action);
}

inline Refusal VictoryLine::check_nature(const State<VictoryLine>& state, const Action& action) {
  using namespace victory_line;
  if (state.pub.phase != Phase::draw) return {Code::wrong_phase, "V9", "No card is drawn now."};
  if (!state.hid.deck.has(action.named()))
    return {Code::illegal, "V9", "That card is not in the deck."};
  return {};
}

inline Waiting VictoryLine::waiting(const Public& pub) {
  using victory_line::Phase;
  if (pub.phase == Phase::play) {
    SeatSet seats;
    if (pub.turn != kNobody && pub.hand_sizes[slot(pub.turn)] > 0) seats.add(pub.turn);
    if (pub.owes_draw != kNobody) seats.add(pub.owes_draw);
    return {.seats = seats};
  }
  if (pub.phase == Phase::draw || pub.phase == Phase::deal) return {.nature = Nature::owes};
  if (pub.phase == Phase::line) return {.seats = SeatSet::of(pub.turn)};
  if (pub.phase == Phase::give_up) return {.seats = pub.giving_up};
  return {.over = true};
}

inline void VictoryLine::apply(State<VictoryLine>& state, Actor who, Action action,
                               Story<VictoryLine>& story) {
  const victory_line::Verb verb = action.spoken();
  if (verb == victory_line::Verb::play) {
    if (state.pub.owes_draw != kNobody)
      return victory_line::open_after_chance(state, who.seat, action, story);
    return victory_line::open_card(state, who.seat, action, story);
  }
  if (verb == victory_line::Verb::draw)
    return victory_line::draw_card(state, action.named(), story);
  victory_line::do_other(state, who.seat, action, story);
}

}  // namespace stolik
