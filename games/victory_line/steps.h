// The steps of `victory-line`. A game is little but two of them in turn, opening a card and drawing
// the next one: these are here, where whoever searches or plays at random has them inlined. What
// seldom follows is in rules.cpp.
//
// Every function expects what check() has granted.
#pragma once

#include "games/victory_line/game.h"
#include "games/victory_line/lines.h"
#include "games/victory_line/star.h"

namespace stolik::victory_line {

using LineState = State<VictoryLine>;
using LineStory = Story<VictoryLine>;

// ---- rules.cpp: what is rare enough for a call
void pass_turn(Public& pub, LineStory& story);                                         // V7, V9
void open_after_chance(LineState& state, Seat seat, Action action, LineStory& story);  // V20
void owe_draw(Public& pub, LineStory& story);                                          // V20
void find_lines(Public& pub, Team team, Star star, LineStory& story);                  // V14, V17
void play_special(Public& pub, Team team, Card card, Cell target,
                  LineStory& story);  // V10, V11, V12
void do_other(LineState& state, Seat seat, Action action, LineStory& story);

// ---- telling
inline void set_chip(Shown& shown, Tell what, Team team, Cell cell) {
  shown.tell = what;
  shown.team = team;
  shown.cell = cell;
}
inline void set_opened(Shown& shown, Tell what, Seat seat, Card card) {
  shown.tell = what;
  shown.seat = seat;
  shown.card = card;
}
// A beat about a seat that alone hears which card it is.
inline void set_whisper(Beat<VictoryLine>& beat, Tell what, Seat seat, Card card) {
  beat.shown.tell = what;
  beat.shown.seat = seat;
  beat.whispers = true;
  beat.ear = seat;
  beat.whisper.card = card;
}

// ---- the turn
// V7, V9: the next seat clockwise that holds a card. If nobody does, who may still draw is waited
// for.
inline Seat next_in_turn(const Public& pub) {
  Seat next = pub.turn;
  do {
    next = left_of(next, pub.options.players);
  } while (pub.hand_sizes[slot(next)] == 0 && next != pub.turn);
  return pub.hand_sizes[slot(next)] == 0 ? pub.owes_draw : next;
}

// V9, V22.
inline bool could_draw(const Public& pub, Seat seat) {
  return pub.deck_size > 0 && pub.hand_sizes[slot(seat)] < pub.limits[slot(seat)];
}

inline void end_move(Public& pub, LineStory& story) {
  if (!could_draw(pub, pub.turn)) return pass_turn(pub, story);
  if (pub.options.draw != Drawing::automatic) return owe_draw(pub, story);
  pub.phase = Phase::draw;
}

// V8: a card of the hand is laid face up on the pile.
inline void lay_open(LineState& state, Seat seat, Card card) {
  state.own[slot(seat)].hand.remove(card);
  --state.pub.hand_sizes[slot(seat)];
  state.pub.piles.opened.push({card, seat});
}

// V14: puts a chip there.
inline void place_chip(Public& pub, Team team, Cell cell, LineStory& story) {
  const Star star(pub.chips[slot(team)], cell);
  pub.chips[slot(team)].add(cell);
  if (star.has_window()) [[unlikely]]
    return find_lines(pub, team, star, story);
  end_move(pub, story);
}

// ---- the two
// V8: opens a card of the hand, with all that follows up to the draw. Nobody may still draw.
inline void open_card(LineState& state, Seat seat, Action action, LineStory& story) {
  Public& pub = state.pub;
  const Card card = action.named();
  const Team team = pub.options.team_of(seat);
  pub.exchanged = false;
  lay_open(state, seat, card);
  if (is_special(card)) {
    set_opened(story.add().shown, Tell::opened, seat, card);
    return play_special(pub, team, card, action.cell, story);
  }
  const Cell cell = cell_of(card);
  if (bears_chip(pub, cell) || !can_place(pub, team)) {  // V13
    set_opened(story.add().shown, Tell::opened, seat, card);
    return end_move(pub, story);
  }
  auto* const beats = story.add_some<2>();
  set_opened(beats[0].shown, Tell::opened, seat, card);
  set_chip(beats[1].shown, Tell::placed, team, cell);
  place_chip(pub, team, cell, story);
}

// V9: nature's card for whoever owes a draw, or for the seat in turn.
inline void draw_card(LineState& state, Card card, LineStory& story) {
  Public& pub = state.pub;
  const bool owed = pub.owes_draw != kNobody;
  const Seat seat = owed ? pub.owes_draw : pub.turn;
  state.hid.deck.remove(card);
  --pub.deck_size;
  state.own[slot(seat)].hand.add(card);
  ++pub.hand_sizes[slot(seat)];
  pub.owes_draw = kNobody;
  pub.phase = Phase::play;
  if (owed || pub.exchanged) return set_whisper(story.add(), Tell::drew, seat, card);
  pub.turn = next_in_turn(pub);  // there is one: who drew holds a card
  auto* const beats = story.add_some<2>();
  set_whisper(beats[0], Tell::drew, seat, card);
  beats[1].shown.tell = Tell::turn;
  beats[1].shown.seat = pub.turn;
}

}  // namespace stolik::victory_line
