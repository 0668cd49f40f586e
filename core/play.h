// play(): the checked door into a game for the whole world: tables, labs, tests. Search may go
// through G::apply directly, with what G::list gave it.
#pragma once

#include "core/game.h"

namespace stolik {

// The order of refusals is part of the protocol: over, a kind of actor that never gives this
// command, then what the game itself says.
template <Game G>
Refusal check(const State<G>& state, Actor who, const typename G::Action& action) {
  if (G::waiting(state.pub).over) return {Code::over, G::kEndRule, "The game is over."};
  const Giver giver = G::giver(action);
  if (giver.kind != who.kind) {
    return {Code::not_your_turn, giver.rule, "This command is not yours to give."};
  }
  switch (who.kind) {
    case Actor::Kind::seat: return G::check(state.pub, state.own[slot(who.seat)], who.seat, action);
    case Actor::Kind::host:
      if constexpr (Hosted<G>) return G::check_host(state.pub, action);
      break;  // giver() names the host in no other game
    case Actor::Kind::nature: return G::check_nature(state, action);
  }
  return {Code::bad_command, "", ""};
}

// Checks, then carries out and tells. A refused command changes nothing, the story included.
template <Game G>
Refusal play(State<G>& state, Actor who, const typename G::Action& action, Story<G>& story) {
  const Refusal refusal = check<G>(state, who, action);
  if (refusal) return refusal;
  story.clear();  // here, so that what is told next is known to be the beginning
  G::apply(state, who, action, story);
  return refusal;
}

template <Game G>
Refusal check_deal(const State<G>& state, Actor who, const typename G::Deal& deal) {
  if (G::waiting(state.pub).over) return {Code::over, G::kEndRule, "The game is over."};
  if (who.kind != Actor::Kind::nature) {
    return {Code::not_your_turn, G::kDealRule, "Only nature deals."};
  }
  return G::check_deal(state.pub, deal);
}

template <Game G>
Refusal play_deal(State<G>& state, Actor who, const typename G::Deal& deal, Story<G>& story) {
  const Refusal refusal = check_deal<G>(state, who, deal);
  if (refusal) return refusal;
  story.clear();
  G::deal(state, deal, story);
  return refusal;
}

}  // namespace stolik
