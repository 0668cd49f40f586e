// Learning that can be done again: numbers of the bots that come out of play, by a command and a
// seed.
//
// A learner plays games by the engine and fits numbers to them. What it gives becomes
// bots/GAME/learned/NAME.txt, which the build puts into the bots (cmake/games.cmake). The same seed
// gives the same numbers whatever the number of threads: games are numbered, each draws its lots
// from its own number, and what they gave is added up in their order.
#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/rng.h"

namespace stolik {

struct Lesson {
  std::uint64_t seed = 1;
  long games = 0;
  int threads = 1;
  std::function<void(const std::string&)> tell;  // how far it is, for whoever waits
};

struct LearnedRow {
  std::string name;
  std::vector<int> numbers;
};
using Learned = std::vector<LearnedRow>;

struct Learner {
  std::string_view name;
  std::string_view meaning;
  long games;
  Learned (*learn)(const Lesson&);
};

// What a game's room brings (tools/GAME/learn.cpp).
struct Learners {
  std::string_view game;
  std::span<const Learner> (*all)();
};

// play(0) … play(count - 1), by several threads; what they gave, in that order.
template <class Play>
auto in_order(long count, int threads, Play&& play) {
  std::vector<decltype(play(0L))> all(static_cast<std::size_t>(count));
  std::atomic<long> next{0};
  const auto work = [&] {
    for (long i = next++; i < count; i = next++) all[std::size_t(i)] = play(i);
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& thread : others) thread.join();
  return all;
}

// The lots of one game of many.
inline Rng lots_of(std::uint64_t seed, long game) {
  return Rng(Rng(seed).next() + std::uint64_t(game));
}

}  // namespace stolik
