// Nobody fills the house: tables and games by address and in all, and lobbies that make room.

#include "tests/server/party.h"

namespace stolik {
namespace {

std::string open_a_table(int n) {
  return R"({"create":{"game":"triples","seats":["open","bot","bot"],"door":"open"},"id":")" + secret_id(n) + R"("})";
}

std::string code_of(const std::vector<std::string>& texts) { return get(Bench::pick(texts, "refused"), "refused", "code"); }

// A rim that lets so many through.
struct Purse {
  std::map<Cost, int> left;
  HubConfig config() {
    HubConfig out;
    out.wait_ms = [this](Conn, Cost cost) -> std::int64_t {
      if (cost == Cost::change && !left.contains(cost)) return 0;
      return left[cost]-- > 0 ? 0 : 1'500;
    };
    return out;
  }
};

TEST(Budget, ATableBeyondItIsRefusedWithTheTimeToWait) {
  Purse purse{{{Cost::table, 2}}};
  Bench bench(1, purse.config());
  for (int i = 0; i < 2; ++i) EXPECT_FALSE(bench.say_one(bench.open(), open_a_table(i), "welcome").empty());
  const std::string refused = bench.say_one(bench.open(), open_a_table(2), "refused");
  EXPECT_EQ(get(refused, "refused", "code"), "too-many");
  EXPECT_NE(get(refused, "refused", "message").find("again in 2 s"), std::string::npos) << refused;
  EXPECT_EQ(bench.store.kept().size(), 2u);
}

TEST(Budget, WhatIsNoTableCostsNothing) {
  Purse purse{{{Cost::table, 1}}};
  Bench bench(1, purse.config());
  const Conn line = bench.open();
  EXPECT_EQ(code_of(bench.say(line, R"({"create":{"game":"chess","seats":["open"]},"id":")" + secret_id(1) + R"("})")), "unknown-game");
  EXPECT_EQ(code_of(bench.say(line, R"({"create":{"game":"triples","seats":["open"]},"id":")" + secret_id(1) + R"("})")), "bad-option");
  EXPECT_FALSE(bench.say_one(line, open_a_table(1), "welcome").empty());
  bench.close(line);
  // Said again, since the answer was lost: the same table, and no other is counted.
  EXPECT_FALSE(bench.say_one(bench.open(), open_a_table(1), "welcome").empty());
  EXPECT_EQ(bench.store.kept().size(), 1u);
}

TEST(Budget, AGameBeyondItMayBeStartedLaterWithTheSameId) {
  Purse purse{{{Cost::table, 1}, {Cost::game, 1}}};
  Bench bench(1, purse.config());
  Party party(bench, R"("bot","bot","bot")");
  bench.bots_answer = false;
  EXPECT_NE(party.act(0, "start", "{}").find("\"ok\""), std::string::npos);
  party.act(0, "end", "{}");
  party.act(0, "rematch", "{}");
  const std::string text = R"({"start":{},"id":"again"})";
  EXPECT_EQ(code_of(bench.say(party.conns[0], text)), "too-many");
  EXPECT_EQ(party.room().phase, Head::Phase::lobby);
  purse.left[Cost::game] = 1;
  EXPECT_FALSE(bench.say_one(party.conns[0], text, "ok").empty());
  EXPECT_TRUE(party.room().playing());
}

TEST(Budget, ChangesBeyondItAreRefusedAndCountLater) {
  Purse purse{{{Cost::table, 1}, {Cost::game, 1}, {Cost::change, 3}}};
  Bench bench(1, purse.config());
  Party party(bench);
  const Conn guest = party.join();  // one
  EXPECT_NE(party.act(0, "sit", R"({"seat":0})").find("\"ok\""), std::string::npos);
  EXPECT_NE(party.act(0, "sit", R"({"seat":0})").find("seat-taken"), std::string::npos);  // what is refused is free
  EXPECT_NE(party.act(0, "sit", R"({"seat":1})").find("\"ok\""), std::string::npos);
  const std::string text = R"({"sit":{"seat":2},"id":"later"})";
  EXPECT_EQ(code_of(bench.say(guest, text)), "too-many");
  const std::string knock = R"({"knock":{"code":")" + party.code + R"("},"id":")" + secret_id(9) + R"("})";
  const Conn late = bench.open();
  EXPECT_EQ(code_of(bench.say(late, knock)), "too-many");
  const std::uint64_t seq = party.room().seq;
  purse.left[Cost::change] = 2;
  EXPECT_FALSE(bench.say_one(guest, text, "ok").empty());
  EXPECT_FALSE(bench.say_one(late, knock, "welcome").empty());
  EXPECT_EQ(party.room().seq, seq + 2);
  EXPECT_FALSE(bench.say_one(late, R"({"leave":{},"id":"bye"})", "ok").empty());  // nobody is held back
}

TEST(Budget, TheHouseHoldsSoManyLobbiesAndNoMore) {
  HubConfig config;
  config.lobbies_max = 4;
  Bench bench(1, config);
  std::vector<Conn> hosts;
  for (int i = 0; i < 6; ++i) {
    hosts.push_back(bench.open());
    EXPECT_EQ(code_of(bench.say(hosts.back(), open_a_table(i))), i < 4 ? "" : "too-many") << i;
  }
  // A game that has begun is no lobby any more.
  bench.bots_answer = false;
  bench.say(hosts[0], R"({"seat":{"seat":0,"kind":"bot"},"id":"a"})");
  EXPECT_FALSE(bench.say_one(hosts[0], R"({"start":{},"id":"b"})", "ok").empty());
  EXPECT_EQ(code_of(bench.say(hosts[4], open_a_table(4))), "");
  EXPECT_EQ(code_of(bench.say(hosts[5], open_a_table(5))), "too-many");
  // It is counted anew after a restart.
  bench.crash();
  EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(7))), "too-many");
}

TEST(Budget, TablesThatAreStillBeingWrittenCount) {
  HubConfig config;
  config.lobbies_max = 3;
  Bench bench(1, config);
  bench.hold_writes = true;
  for (int i = 0; i < 5; ++i) EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(i))), i < 3 ? "" : "too-many") << i;
  bench.hold_writes = false;
  bench.store.set_full(true);  // none of them came to be
  bench.answer_writes();
  bench.store.set_full(false);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(10 + i))), i < 3 ? "" : "too-many") << i;
}

TEST(Budget, TheHouseHoldsSoManyTablesAndNoMore) {
  HubConfig config;
  config.tables_max = 3;
  Bench bench(1, config);
  bench.bots_answer = false;
  for (int i = 0; i < 5; ++i) {
    const Conn host = bench.open();
    EXPECT_EQ(code_of(bench.say(host, open_a_table(i))), i < 3 ? "" : "too-many") << i;
    bench.say(host, R"({"seat":{"seat":0,"kind":"bot"},"id":"a"})");
    bench.say(host, R"({"start":{},"id":"b"})");
  }
}

TEST(Budget, LonelyLobbiesMakeRoomWhereTheHouseIsNearlyFull) {
  HubConfig config;
  config.lobbies_max = 8;
  Bench bench(1, config);
  std::string with_friend;
  for (int i = 0; i < 4; ++i) {
    const Conn host = bench.open();
    const std::string welcome = bench.say_one(host, open_a_table(i), "welcome");
    if (i == 0) {  // a friend was there
      const Conn guest = bench.open();
      bench.say(guest, R"({"knock":{"code":")" + get(welcome, "welcome", "code") + R"("},"id":")" + secret_id(50) + R"("})");
      bench.close(guest);
      with_friend = get(welcome, "welcome", "table");
    }
    bench.close(host);
  }
  bench.advance(61'000);
  bench.say(bench.open(), open_a_table(10));  // there is room enough: nobody has to go
  EXPECT_EQ(bench.store.kept().size(), 5u);
  bench.say(bench.open(), open_a_table(11));
  bench.say(bench.open(), open_a_table(12));
  EXPECT_EQ(bench.store.kept().size(), 4u);  // three went, the friends' stayed
  TableId friends{};
  parse_table_name(with_friend, friends);
  EXPECT_TRUE(bench.store.kept().contains(friends));
}

TEST(Budget, ALobbySomebodyIsAtOrJustLeftStays) {
  HubConfig config;
  config.lobbies_max = 4;
  Bench bench(1, config);
  const Conn present = bench.open();
  bench.say(present, open_a_table(0));
  for (int i = 1; i < 4; ++i) {
    const Conn host = bench.open();
    bench.say(host, open_a_table(i));
    bench.close(host);
  }
  bench.advance(30'000);
  EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(9))), "too-many");
  bench.advance(31'000);
  EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(9))), "");
  EXPECT_EQ(bench.store.kept().size(), 2u);
  EXPECT_FALSE(bench.say_one(present, R"({"sit":{"seat":0},"id":"s"})", "ok").empty());
}

TEST(Budget, ATableWhoseHostWasGoneBeforeItWasWrittenIsForgottenToo) {
  Bench bench;
  const Conn host = bench.open();
  bench.hold_writes = true;
  bench.say(host, open_a_table(0));
  bench.close(host);
  bench.hold_writes = false;
  bench.answer_writes();
  EXPECT_EQ(bench.store.kept().size(), 1u);
  bench.advance(3'601'000);
  EXPECT_EQ(bench.store.kept().size(), 0u);
  EXPECT_EQ(bench.hub->counts().tables_loaded, 0u);
}

TEST(Budget, AGameWhoseHostWasGoneBeforeItBeganIsForgottenToo) {
  HubConfig config;
  config.abandoned_ms = 100'000;
  Bench bench(1, config);
  const Conn host = bench.open();
  bench.say(host, R"({"create":{"game":"triples","seats":["bot","bot","bot"]},"id":")" + secret_id(0) + R"("})");
  bench.hold_writes = true;
  bench.say(host, R"({"start":{},"id":"s"})");
  bench.close(host);
  bench.hold_writes = false;
  bench.answer_writes();
  EXPECT_EQ(bench.store.kept().size(), 1u);
  bench.advance(101'000);
  EXPECT_EQ(bench.store.kept().size(), 0u);
}

}  // namespace
}  // namespace stolik
