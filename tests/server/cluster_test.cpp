// Nodes that share tables, by seed: whatever happens to them, what was acknowledged stands in the
// journal once, and all go on.

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "tests/server/cluster_world.h"
#include "tests/server/transcripts.h"

namespace stolik {
namespace {

std::uint64_t number_in(const char* name, std::uint64_t usual) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : usual;
}

TEST(Cluster, HoldsBySeed) {
  const std::uint64_t first = number_in("STOLIK_FIRST", 1);
  const std::uint64_t count = number_in("STOLIK_SEEDS", 50);
  const auto plant = static_cast<ClusterPlant>(number_in("STOLIK_PLANT", 0));
  ClusterCounts counts;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    ClusterWorld world{seed, plant};
    ASSERT_EQ(world.run(), "") << "STOLIK_SEEDS=1 STOLIK_FIRST=" << seed;
    counts.add(world.counts());
    if (plant == ClusterPlant::none) expect_transcript("nodes", seed, world.transcript());
  }
  if (count < 100) return;
  // All of it happened.
  for (const long each : {counts.kills, counts.pauses, counts.cuts, counts.one_way, counts.cut_off,
                          counts.quorum_lost, counts.drains, counts.lost_answers,
                          counts.late_copies, counts.halted}) {
    EXPECT_GT(each, 20);
  }
  EXPECT_GT(counts.taken, 100);
  EXPECT_GT(counts.forwarded, 1000);
  EXPECT_GT(counts.acknowledged, 1000);
  EXPECT_GT(counts.moves, 100);
  EXPECT_GT(counts.archived, 100);
  EXPECT_GT(counts.fetched, 100);
  EXPECT_GT(counts.decks, 100);
  EXPECT_GT(counts.guesses, 100);
  std::printf(
      "%ld acknowledged, %ld refused, %ld moves, %ld taken over, %ld kills, %ld pauses, %ld cuts "
      "(%ld one way), %ld cut off, "
      "%ld without a majority, %ld drains, %ld halted, %ld late, %ld lost, %ld archived, %ld "
      "fetched, %ld files in the end, "
      "%ld decks told\n",
      counts.acknowledged, counts.refused, counts.moves, counts.taken, counts.kills, counts.pauses,
      counts.cuts, counts.one_way, counts.cut_off, counts.quorum_lost, counts.drains, counts.halted,
      counts.late_copies, counts.lost_answers, counts.archived, counts.fetched, counts.files,
      counts.decks);
}

// Would it notice? Each of the planted bugs, within a few seeds: the first that is tried showed it
// when it was written.
TEST(Cluster, PlantedBugsAreCaught) {
  using enum ClusterPlant;
  const std::map<ClusterPlant, std::uint64_t> firsts{
      {no_fence, 12},          {renew_after_expiry, 5},
      {any_revision, 628},     {answer_from_memory, 346},
      {release_too_early, 36}, {deaf_to_lost_lines, 20},
      {forget_ids, 37},        {erase_before, 22},
      {sweep_the_living, 29},  {forget_the_deck, 4},
      {another_deck, 4},       {codes_uncounted, 7}};
  for (int number = 1; number <= kClusterPlants; ++number) {
    const auto plant = static_cast<ClusterPlant>(number);
    const std::string name{cluster_plant_name(plant)};
    std::uint64_t seed = firsts.contains(plant) ? firsts.at(plant) : 1;
    std::string caught;
    for (int tried = 0; caught.empty() && tried < 500; ++tried)
      caught = ClusterWorld{seed++, plant}.run();
    EXPECT_NE(caught, "") << name << " is not caught";
    if (std::getenv("STOLIK_TELL") == nullptr) continue;
    std::printf("%s: seed %llu, %s\n", name.c_str(), static_cast<unsigned long long>(seed - 1),
                caught.substr(0, 200).c_str());
  }
}

}  // namespace
}  // namespace stolik
