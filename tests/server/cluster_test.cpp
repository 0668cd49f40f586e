// Nodes that share tables, by seed: whatever happens to them, what was acknowledged stands in the journal once, and all go on.

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/server/cluster_world.h"

namespace stolik {
namespace {

std::uint64_t number_in(const char* name, std::uint64_t usual) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : usual;
}

TEST(Cluster, HoldsBySeed) {
  const std::uint64_t first = number_in("STOLIK_FIRST", 1);
  const std::uint64_t count = number_in("STOLIK_SEEDS", 20);
  ClusterCounts counts;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    ClusterWorld world{seed};
    ASSERT_EQ(world.run(), "") << "STOLIK_SEEDS=1 STOLIK_FIRST=" << seed;
    counts.add(world.counts());
  }
  if (count < 100) return;
  // All of it happened.
  EXPECT_GT(counts.kills, 20);
  EXPECT_GT(counts.pauses, 20);
  EXPECT_GT(counts.cuts, 20);
  EXPECT_GT(counts.cut_off, 20);
  EXPECT_GT(counts.drains, 20);
  EXPECT_GT(counts.lost_answers, 20);
  EXPECT_GT(counts.late_copies, 20);
  EXPECT_GT(counts.halted, 20);
  EXPECT_GT(counts.taken, 100);
  EXPECT_GT(counts.forwarded, 1000);
  EXPECT_GT(counts.acknowledged, 1000);
  std::printf("%ld acknowledged, %ld taken over, %ld kills, %ld pauses, %ld cuts, %ld cut off, %ld drains, %ld halted, "
              "%ld late, %ld lost\n",
              counts.acknowledged, counts.taken, counts.kills, counts.pauses, counts.cuts, counts.cut_off, counts.drains, counts.halted,
              counts.late_copies, counts.lost_answers);
}

}  // namespace
}  // namespace stolik
