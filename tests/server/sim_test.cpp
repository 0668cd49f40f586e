// The simulator holds, by seed; and it would notice.

#include "server/sim/sim.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/server/transcripts.h"

namespace stolik {
namespace {

// With sanitizers every run takes several times as long, and looks for other things.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define STOLIK_SLOW
#endif
#endif
#ifdef STOLIK_SLOW
constexpr int kEach = 4;
constexpr int kFaultSeeds = 8;
constexpr int kLessons = 2;
#else
constexpr int kEach = 25;  // `stolik sim` for as many as one likes; with --long ten times as many
constexpr int kFaultSeeds = 20;
constexpr int kLessons = 50;
#endif

class Seeds : public testing::TestWithParam<int> {};

TEST_P(Seeds, Hold) {
  const int each = std::getenv("STOLIK_LONG") != nullptr ? 10 * kEach : kEach;
  for (int i = 0; i < each; ++i) {
    const auto seed = static_cast<std::uint64_t>(GetParam() * each + i + 1);
    const SimResult result = simulate(seed, Plant::none);
    ASSERT_EQ(result.trouble, "") << "stolik sim --seeds 1 --first " << seed;
    expect_transcript("tables", seed, result.transcript);
  }
}
INSTANTIATE_TEST_SUITE_P(Sim, Seeds, testing::Range(0, 8));

TEST(Sim, TheSameSeedIsTheSameRun) {
  const SimResult one = simulate(17, Plant::none);
  const SimResult two = simulate(17, Plant::none);
  EXPECT_EQ(one.counts.batches, two.counts.batches);
  EXPECT_EQ(one.counts.sent, two.counts.sent);
  EXPECT_EQ(one.transcript, two.transcript);
  EXPECT_NE(one.transcript, simulate(18, Plant::none).transcript);
}

TEST(Sim, EveryFaultHappens) {
  SimCounts counts;
  for (std::uint64_t seed = 1; seed <= kFaultSeeds; ++seed)
    counts.add(simulate(seed, Plant::none).counts);
  EXPECT_GT(counts.cuts, 50);
  EXPECT_GT(counts.crashes, kFaultSeeds);
  EXPECT_GT(counts.full, kFaultSeeds);
  EXPECT_GT(counts.broken, 0);
  EXPECT_GT(counts.low, kFaultSeeds);
  EXPECT_GT(counts.jumps, kFaultSeeds);
  EXPECT_GT(counts.tails_lost, kFaultSeeds / 4);
  EXPECT_GT(counts.lost_told, 0);
  EXPECT_GT(counts.doubled, 50);
  EXPECT_GT(counts.lost, 20);
  EXPECT_GT(counts.swapped, 20);
  EXPECT_GT(counts.synced, 5);
  EXPECT_GT(counts.again, 20);
  EXPECT_GT(counts.verified, 0);
  EXPECT_GT(counts.decks_told, 0);
  EXPECT_GT(counts.tables_broken, 0);
  EXPECT_GT(counts.reports, 0);
  EXPECT_GT(counts.opened, 10);
  EXPECT_GT(counts.called_off, 5);
  EXPECT_GT(counts.strangers, 100);
  EXPECT_GT(counts.turned, 0);
}

TEST(Sim, LessonsHold) {
  const bool many = std::getenv("STOLIK_LONG") != nullptr;
  SimCounts counts;
  for (int i = 0; i < (many ? 200 : kLessons); ++i) {
    const auto seed = static_cast<std::uint64_t>(i + 1);
    const SimResult result = simulate(seed, Plant::none, Trace::no, Cast::lesson);
    ASSERT_EQ(result.trouble, "") << "stolik sim --lessons 1 --first " << seed;
    expect_transcript("lessons", seed, result.transcript);
    counts.add(result.counts);
  }
  EXPECT_LE(counts.still_ms, kStillMax_ms);
  EXPECT_GE(counts.rounds, kLessons / 2);
  EXPECT_TRUE(!many || (counts.erased > 0 && counts.devices > 0 && counts.second_heads > 0));
}

class Planted : public testing::TestWithParam<int> {};

TEST_P(Planted, IsCaught) {
  const auto plant = static_cast<Plant>(GetParam());
  const Cast cast = GetParam() >= kClassPlants ? Cast::lesson : Cast::tables;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    if (!simulate(seed, plant, Trace::no, cast).trouble.empty()) return;
  }
  FAIL() << "nobody noticed that the hub " << plant_name(plant);
}
INSTANTIATE_TEST_SUITE_P(Sim, Planted, testing::Range(1, kPlants + 1));

}  // namespace
}  // namespace stolik
