// Whole games of `victory-line` in memory, for those who learn from them and for tests.
#pragma once

#include "bots/victory_line/rollout.h"
#include "core/play.h"
#include "games/victory_line/text.h"

namespace stolik::victory_line {

// A table as dealt; three play each for itself, others in two teams.
inline State<VictoryLine> dealt(int players, Rng& rng) {
  Options options;
  options.players = std::uint8_t(players);
  options.teams = std::uint8_t(players == 3 ? 3 : 2);
  State<VictoryLine> state = VictoryLine::start(options);
  Story<VictoryLine> story;
  Lots lots(rng);
  const Refusal refusal =
      play_deal<VictoryLine>(state, Actor::nature(), Text::shuffle(state.pub, lots), story);
  STOLIK_ASSERT(!refusal);
  return state;
}

// A game to its end; choose(full) says what the seat in turn does.
template <class Choose>
void play_to_end(State<VictoryLine>& state, Rng& rng, Choose&& choose) {
  Fullness full(state.pub);
  Story<VictoryLine> story;
  while (state.pub.phase != Phase::over) {
    const bool draws = state.pub.phase == Phase::draw;
    const Actor who = draws ? Actor::nature() : Actor::at(state.pub.turn);
    const Action next =
        draws ? VictoryLine::outcome(state, rng.below(state.pub.deck_size)) : choose(full);
    const Refusal refusal = play<VictoryLine>(state, who, next, story);
    STOLIK_ASSERT(!refusal);
    follow(full, state.pub, story);
  }
}

}  // namespace stolik::victory_line
