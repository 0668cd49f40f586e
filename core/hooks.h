// What a game may have beyond the concept Game. A hook is used where its signature is exactly the
// one below. hooks_fit() is false for a game that has a function of that name with another
// signature, so that none is left out unnoticed.
#pragma once

#include <concepts>

#include "core/game.h"
#include "core/pace.h"

namespace stolik {

// A standing other than the points if the game ended here.
template <class G>
concept Standing = requires(const State<G> state, Seat seat) {
  { G::standing(state, seat) } -> std::same_as<int>;
};

// What is drawn from nature goes to a seat.
template <class G>
concept DrawsForSeats = requires(const typename G::Public pub) {
  { G::draws_for(pub) } -> std::same_as<Seat>;
};

// All outcomes that nature could have anywhere, in the order of chance().
template <class G>
concept WholeChance = requires(const typename G::Public pub, Odds<G> odds) {
  { G::whole_chance(pub, odds) } -> std::same_as<void>;
};

// The rules ask who is the youngest.
template <class G>
concept AsksForYoungest = requires(typename G::Options options) {
  { (options.youngest) } -> std::same_as<Seat&>;
};

template <class G>
consteval bool hooks_fit() {
  bool fit = true;
  const auto absent_or = [&](bool has_the_name, bool is_right) {
    fit &= !has_the_name || is_right;
  };
  absent_or(requires { &G::standing; }, Standing<G>);
  absent_or(requires { &G::draws_for; }, DrawsForSeats<G>);
  absent_or(requires { &G::whole_chance; }, WholeChance<G>);
  absent_or(requires(typename G::Options options) { options.youngest; }, AsksForYoungest<G>);
  absent_or(requires { &G::pace; } || requires { &G::pace_ends; }, Paced<G>);
  absent_or(requires { &G::meaning; }, Meaningful<G>);
  absent_or(requires { &G::when_late; }, Hurried<G>);
  absent_or(requires { &G::check_host; } || requires { &G::list_host; }, Hosted<G>);
  return fit;
}

}  // namespace stolik
