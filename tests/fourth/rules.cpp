#include "tests/fourth/rules.h"

#include <algorithm>

#include "core/rng.h"

namespace stolik::twelve {

static_assert(Game<Twelve> && Guessable<Twelve, Rng>);

void Twelve::deal(State<Twelve>& state, const Deal& deal, Story<Twelve>& story) {
  deal_out(state, deal, story);
  state.pub.phase = Phase::play;
  state.pub.turn = state.pub.leader = seat_at(0);  // W3
  story.push({.shown = {.tell = Tell::turn, .seat = state.pub.turn}});
}

Waiting Twelve::waiting(const Public& pub) {
  if (pub.phase == Phase::over) return {.over = true};
  if (pub.phase == Phase::play) return {.seats = SeatSet::of(pub.turn)};
  return {.nature = Nature::owes};
}

Refusal Twelve::check(const Public& pub, const Private& own, Seat seat, const Action& action) {
  if (pub.phase != Phase::play) return {Code::wrong_phase, "W4", "No card is played now."};
  if (pub.turn != seat) return {Code::not_your_turn, "W4", "It is another's turn."};
  if (!own.hands.has(action.card)) return {Code::not_held, "W4", "This card is not in your hand."};
  return {};
}

Refusal Twelve::check_nature(const State<Twelve>& state, const Action& action) {
  if (state.pub.phase != Phase::draw) return {Code::wrong_phase, "W6", "No card is drawn now."};
  if (!state.hid.stack.has(action.card))
    return {Code::illegal, "W6", "This card is not in the stack."};
  return {};
}

void Twelve::apply(State<Twelve>& state, Actor, const Action& action, Story<Twelve>& story) {
  Public& pub = state.pub;
  const Seat seat = pub.turn;
  const bool plays = action.verb == Verb::play;
  Cards& hand = state.own[slot(seat)].hands;
  plays ? hand.remove(action.card) : hand.add(action.card);
  pub.hands[slot(seat)] = static_cast<std::uint8_t>(hand.count());
  pub.turn = left_of(seat, pub.options.players);
  if (plays) {
    pub.gone.add(action.card);
    pub.table[slot(seat)] = action.card;
    story.push({.shown = {.tell = Tell::played, .seat = seat, .card = action.card}});
  } else {
    state.hid.stack.remove(action.card);
    --pub.stack;
    story.push({{.tell = Tell::drew, .seat = seat}, true, seat, {Cards::of(action.card)}});
  }
  if (plays && pub.turn == pub.leader) {  // W5
    for (int s = 0; s < pub.options.players; ++s) {
      const Card mine = pub.table[slot(seat_at(s))], best = pub.table[slot(pub.leader)];
      if (pub.options.order == Order::high ? mine > best : mine < best) pub.leader = seat_at(s);
    }
    pub.turn = pub.leader;
    pub.table.fill(kNoCard);
    ++pub.tricks[slot(pub.leader)];
    story.push({.shown = {.tell = Tell::took, .seat = pub.leader}});
    pub.phase = pub.stack > 0                     ? Phase::draw
                : pub.hands[slot(pub.leader)] > 0 ? Phase::play
                                                  : Phase::over;
  } else if (!plays && pub.turn == pub.leader) {  // W6: all have drawn
    pub.phase = Phase::play;
  }
  if (pub.phase == Phase::over) {
    pub.turn = pub.leader = kNobody;
    story.push({.shown = {.tell = Tell::over, .winners = winners(pub)}});
  } else if (pub.phase == Phase::play) {
    story.push({.shown = {.tell = Tell::turn, .seat = pub.turn}});
  }
}

std::string_view Twelve::flaw(const State<Twelve>& state) {
  const Public& pub = state.pub;
  const int players = pub.options.players, rounds = kCards / players - kHand;  // in which all draw
  if (pub.phase == Phase::deal)
    return state == start(pub.options) ? "" : "before the deal nothing lies anywhere";
  const bool over = pub.phase == Phase::over, draw = pub.phase == Phase::draw;
  for (const Seat seat : {pub.turn, pub.leader}) {
    if (over ? seat != kNobody : index(seat) >= players) return "turn: cannot be";
  }
  const int since = over ? 0
                         : (index(pub.turn) - index(pub.leader) + players) %
                               players;  // so many have played, or drawn
  int tricks = 0;
  for (int s = 0; s < players; ++s) tricks += points(pub, seat_at(s));
  const int drawn = draw ? tricks - 1 : std::min(tricks, rounds), full = kHand - tricks + drawn;
  if (draw ? tricks < 1 || tricks > rounds : over ? full != 0 : full < 1)
    return "tricks: not as many as this phase can have";
  const int left = (rounds - drawn) * players - (draw ? since : 0);
  if (pub.stack != left || state.hid.stack.count() != left) return "stack: another number of cards";
  Cards all = state.hid.stack | pub.gone, table;
  int cards = pub.stack + pub.gone.count();
  for (int s = 0; s < players; ++s) {
    const Cards hand = state.own[slot(seat_at(s))].hands;
    const Card lies = pub.table[slot(seat_at(s))];
    const bool done = !over && (s - index(pub.leader) + players) % players < since;
    const int size = full + (!done ? 0 : draw ? 1 : -1);
    if (pub.hands[slot(seat_at(s))] != size || hand.count() != size)
      return "hands: another number of cards";
    if ((lies != kNoCard) != (done && !draw)) return "table: not a card of each who has played";
    if (lies != kNoCard && (!pub.gone.has(lies) || table.has(lies)))
      return "table: a card that was not played";
    if (lies != kNoCard) table.add(lies);
    all = all | hand;
    cards += hand.count();
  }
  if (pub.gone.count() != tricks * players + table.count())
    return "gone: not as many as were played";
  return cards == kCards && all.count() == kCards ? "" : "every card is there once";
}

}  // namespace stolik::twelve
