// Newcomers: simulated people who know the rules, think a little and remember a little, and play
// one fair match after another (bots/fair_match.h).
//
// A game says in Bot::newcomer() how one plays. The first games find the level; the later ones
// show what share of the wins that level leaves to them.
#pragma once

#include <vector>

#include "bots/fair_match.h"
#include "tools/arena.h"

namespace stolik {

inline constexpr int kNewcomerGames = 30;
inline constexpr int kNewcomerCounted = 11;  // from this game on

struct NewcomerFigures {
  double first = 0;    // mean share of the win in the games before kNewcomerCounted
  double counted = 0;  // and from it on
  double level = 0;    // mean level of the opponents there: 0 the lowest
};

template <class Bot>
concept HasNewcomer = requires(const Knowledge<typename Bot::Text::Rules>& known, Rng& rng) {
  Bot::newcomer(known, rng);
};

// One newcomer's games; another seat each time.
template <HasNewcomer Bot>
NewcomerFigures play_newcomer(const Arena<Bot>& arena, std::uint64_t seed) {
  using G = typename Bot::Text::Rules;
  const auto& options = arena.options();
  const int sides = Bot::sides(options);
  Rng lots(seed);
  std::vector<FairResult> results;
  NewcomerFigures figures;
  for (int game = 1; game <= kNewcomerGames; ++game) {
    const std::vector<Level> opponents = fair_match(results, options.players - 1).opponents;
    const int me = int(lots.below(options.players));
    const auto think = [&](const Knowledge<G>& known, const State<G>&) {
      const int left = (index(known.view.seat) - me + options.players) % options.players;
      const Level level = left == 0 ? Level::random : opponents[std::size_t(left - 1)];
      Rng rng(seed_of(known, level));
      return left == 0 ? Bot::newcomer(known, rng) : Bot::choose(known, level, rng);
    };
    const auto end = arena.play_with(lots.next(), think);
    const double share = Bot::share(end, Bot::side(options, seat_at(me)));
    const int level = mean_level(opponents);
    results.push_back({int(share * 1000 + 0.5), 1000 / sides, level});
    if (game < kNewcomerCounted) {
      figures.first += share / (kNewcomerCounted - 1);
    } else {
      figures.counted += share / (kNewcomerGames - kNewcomerCounted + 1);
      figures.level += level / 1000.0 / (kNewcomerGames - kNewcomerCounted + 1);
    }
  }
  return figures;
}

}  // namespace stolik
