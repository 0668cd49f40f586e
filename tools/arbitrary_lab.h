// ArbitraryLab<Text>: the lab of a game that has none of its own; see lab.h for what is asked of a
// lab.
#pragma once

#include "tools/lab.h"

namespace stolik {

template <class T>
struct ArbitraryLab {
  using Text = T;
  using G = typename Text::Rules;
  using Action = typename G::Action;

  static constexpr bool kListIsComplete = true;
  static constexpr int kStepCap = 200'000;

  // Any number of players that can play, and of each option any value that can be chosen.
  static typename G::Options random_options(Rng& rng) {
    typename G::Options options{};
    do {
      options.players = std::uint8_t(rng.below(kMaxSeatBits));
    } while (!G::kPlayers.has(options.players));
    for (const auto& option : G::kOptions) {
      if (option.set == nullptr) continue;
      const Domain domain = option.form.at(options.players);
      const bool null = domain.null && rng.below(4) == 0;
      const auto values = std::uint32_t(domain.to - domain.from + 1);
      option.set(options, null ? kNull : domain.from + int(rng.below(values)));
    }
    return options;
  }
  static typename G::Options bench_options() { return {}; }

  // Something that could be said at another moment of another game with the same options: well
  // formed, and here legal or not.
  static Action arbitrary(const typename G::Public& pub, Rng& rng) {
    State<G> state = G::start(pub.options);
    Story<G> story;
    Lots lots(rng);
    G::deal(state, Text::shuffle(state.pub, lots), story);
    Action said{};
    bool any = false;
    for (std::uint32_t steps = rng.below(24); !any || steps > 0; steps -= steps > 0 ? 1 : 0) {
      const Waiting waiting = G::waiting(state.pub);
      if (waiting.over) break;
      Odds<G> odds;
      G::chance(state, odds);
      Seat seat{};
      Actions<G> actions;
      for (int s = 0; s < state.pub.options.players; ++s) {
        if (!waiting.seats.has(seat_at(s)) || (!actions.empty() && rng.below(2) == 0)) continue;
        seat = seat_at(s);
        G::list(state.pub, state.own[slot(seat)], seat, actions);
      }
      const bool nature = actions.empty() || (!odds.empty() && rng.below(4) == 0);
      if (nature && odds.empty()) break;
      said = nature ? pick(odds, rng) : actions[rng.below(actions.size())];
      any = true;
      story.clear();
      G::apply(state, nature ? Actor::nature() : Actor::at(seat), said, story);
    }
    return said;
  }

  // A command after which the rules themselves tell secrets: a game that has such names them.
  static bool reveals(const Action& action) {
    if constexpr (requires { G::reveals(action); }) return G::reveals(action);
    return false;
  }
  static bool wild(const State<G>&, Rng&, Actor&, Action&) { return false; }
  static Action sample(const State<G>& state, Seat seat, Rng& rng) {
    Actions<G> actions;
    G::list(state.pub, state.own[slot(seat)], seat, actions);
    return actions[rng.below(actions.size())];
  }
};

}  // namespace stolik
