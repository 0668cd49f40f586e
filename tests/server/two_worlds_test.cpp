// Two worlds that differ only in what a seat cannot know: the bytes that reach it are the same,
// lengths and order included; so are a spectator's, after a crash and a resume, in legal lists and
// in refusals.

#include "tests/server/other_deal.h"
#include "tests/server/party.h"

namespace stolik {
namespace {

struct World {
  Bench bench;
  Party party;
  Conn watcher{};

  explicit World(std::uint64_t seed, const std::string& game)
      : bench(seed), party(bench, R"("open","open","open")", R"(,"coach":true)", game) {
    party.full_table();
    watcher = party.join();
    party.act(0, "start", "{}");
  }
  // The other world: the same journal with another deal, found again after a crash.
  bool become_other() {
    for (auto& [id, kept] : bench.store.kept_to_damage()) {
      if (!deal_otherwise(kept.batches)) return false;
    }
    return true;
  }
  // Everything seat 0 and the spectator can make the server say without anybody's secret being used
  // up.
  std::string provoke() {
    bench.crash();
    bench.all_sent.clear();
    const Conn me = party.resume(0);
    const Conn spectator = party.resume(3);
    std::string commands;
    for (const char* command : {"ask 1 anders",
                                "ask 0 anders",
                                "ask 9 x",
                                "read set-1",
                                "play +1 c7",
                                "play -1",
                                "draw",
                                "line a1 f1",
                                "exchange +1",
                                "give-up -1",
                                "spin",
                                "stop",
                                "pass",
                                "buy cheesecake",
                                "accept 1",
                                "offer 1 give sugar want meat",
                                "speculate card sugar*2",
                                "deal x",
                                "die 3",
                                "first 1",
                                "penalty 1"}) {
      // Asks reveal by rule; whoever is in turn makes none here.
      if (std::string_view{command} == "ask 1 anders" &&
          party.room().play.table->waiting().seats.has(seat_at(0)))
        continue;
      party.act(0, "do", "\"" + std::string{command} + "\"");
      party.act(3, "do", "\"" + std::string{command} + "\"");
      if (!party.room().playing()) break;
    }
    bench.say(me, R"({"legal":{}})");
    EXPECT_FALSE(
        bench.say_one(me, R"({"known":{}})", party.room().playing() ? "known" : "refused").empty());
    bench.say(me, R"({"sync":{}})");
    bench.say(me, R"({"sync":{"seen":2}})");
    bench.say(spectator, R"({"sync":{}})");
    bench.say(me, R"({"journal":{}})");
    party.act(0, "pause", "{}");
    party.act(0, "do", "\"spin\"");
    party.act(0, "unpause", "{}");
    return bench.all_sent[me] + "\n=====\n" + bench.all_sent[spectator];
  }
};

class TwoWorlds : public testing::TestWithParam<std::string> {};

TEST_P(TwoWorlds, LookTheSame) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    World one(seed, GetParam());
    World other(seed, GetParam());
    ASSERT_EQ(one.party.table, other.party.table);
    if (!other.become_other()) continue;
    other.bench.crash();
    other.party.resume(0);
    one.bench.crash();
    one.party.resume(0);
    // A set that is whole in a hand is laid aside for all to see: such a pair differs by the rules.
    if (other.party.room().play.table->view(seat_at(0)) !=
        one.party.room().play.table->view(seat_at(0)))
      continue;
    ASSERT_NE(other.party.room().play.table->hash(), one.party.room().play.table->hash());
    ++compared;
    ASSERT_EQ(one.provoke(), other.provoke()) << "seed " << seed;
  }
  EXPECT_GE(compared, 20);
}
INSTANTIATE_TEST_SUITE_P(Hub, TwoWorlds, testing::Values("triples", "rationing", "victory-line"),
                         [](const auto& name) {
                           std::string text = name.param;
                           std::replace(text.begin(), text.end(), '-', '_');
                           return text;
                         });

}  // namespace
}  // namespace stolik
