// What a bot is: a function from what a seat may know to what it does, and why.
//
// A bot receives a view and the public story (folded into the game's Memory), never a state;
// budgets are counted in simulations, not in time; the lots it draws come from a generator seeded
// by what it knows. So the same knowledge gives the same move, on every machine and in WebAssembly,
// and a bot cannot peek: there is nothing it could look at.
#pragma once

#include <cstdint>
#include <optional>

#include "core/game.h"
#include "core/rng.h"
#include "games/knowledge.h"
#include "games/levels.h"

namespace stolik {

// Levels that came later have numbers of their own, so that the older ones go on drawing the same
// lots.
constexpr std::uint64_t lots_of(Level level) {
  switch (level) {
    case Level::random: return 0;
    case Level::easy: return 1;
    case Level::steady: return 2;
    case Level::strong: return 3;
    case Level::anchor0: return 4;
    case Level::anchor1: return 5;
    case Level::novice: return 6;
    case Level::relaxed: return 7;
    case Level::keen: return 8;
  }
  STOLIK_ASSERT(false);
}

// `why` is a value of the game's own: codes and numbers, put into words by whoever shows it.
template <class G, class Why>
struct Choice {
  bool waits = false;  // would rather say nothing now; only while others may go on
  typename G::Action action{};
  Why why{};
};

template <class G>
std::uint64_t seed_of(const Knowledge<G>& known, Level level) {
  Hasher hasher;
  hasher.absorb(lots_of(level));
  hasher.absorb(std::uint64_t(index(known.view.seat)));
  hasher.absorb(known.heard);
  hash_into(hasher, known.view.pub);
  hash_into(hasher, known.view.own);
  hash_into(hasher, known.memory);
  return hasher.value();
}

// Anything that is listed, each as likely as the other.
template <class G>
std::optional<typename G::Action> any_listed(const View<G>& view, Rng& rng) {
  Actions<G> actions;
  G::list(view.pub, view.own, view.seat, actions);
  if (actions.empty()) return std::nullopt;
  return actions[rng.below(actions.size())];
}

}  // namespace stolik
