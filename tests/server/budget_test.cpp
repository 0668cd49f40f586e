// Nobody fills the house: tables and games by address and in all, and lobbies that make room.

#include "tests/server/party.h"

namespace stolik {
namespace {

std::string open_a_table(int n) {
  return R"({"create":{"game":"triples","seats":["open","bot","bot"],"door":"open"},"id":")" +
         secret_id(n) + R"("})";
}

std::string code_of(const std::vector<std::string>& texts) {
  return get(Bench::pick(texts, "refused"), "refused", "code");
}

// A rim that lets so many through.
struct Purse {
  std::map<Cost, int> left;
  HubConfig config() {
    HubConfig out;
    out.wait_ms = [this](Conn, Cost cost, int count) -> std::int64_t {
      if ((cost == Cost::change || cost == Cost::class_table) && !left.contains(cost)) return 0;
      return (left[cost] -= count) >= 0 ? 0 : 1'500;
    };
    return out;
  }
};

TEST(Budget, ATableBeyondItIsRefusedWithTheTimeToWait) {
  Purse purse{{{Cost::table, 2}}};
  Bench bench(1, purse.config());
  for (int i = 0; i < 2; ++i)
    EXPECT_FALSE(bench.say_one(bench.open(), open_a_table(i), "welcome").empty());
  const std::string refused = bench.say_one(bench.open(), open_a_table(2), "refused");
  EXPECT_EQ(get(refused, "refused", "code"), "too-many");
  EXPECT_NE(get(refused, "refused", "message").find("again in 2 s"), std::string::npos) << refused;
  EXPECT_EQ(bench.store.kept().size(), 2u);
}

TEST(Budget, WhatIsNoTableCostsNothing) {
  Purse purse{{{Cost::table, 1}}};
  Bench bench(1, purse.config());
  const Conn line = bench.open();
  EXPECT_EQ(code_of(bench.say(line, R"({"create":{"game":"chess","seats":["open"]},"id":")" +
                                        secret_id(1) + R"("})")),
            "unknown-game");
  EXPECT_EQ(code_of(bench.say(line, R"({"create":{"game":"triples","seats":["open"]},"id":")" +
                                        secret_id(1) + R"("})")),
            "bad-option");
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
  EXPECT_NE(party.act(0, "sit", R"({"seat":0})").find("seat-taken"),
            std::string::npos);  // what is refused is free
  EXPECT_NE(party.act(0, "sit", R"({"seat":1})").find("\"ok\""), std::string::npos);
  const std::string text = R"({"sit":{"seat":2},"id":"later"})";
  EXPECT_EQ(code_of(bench.say(guest, text)), "too-many");
  const std::string knock =
      R"({"knock":{"code":")" + party.code + R"("},"id":")" + secret_id(9) + R"("})";
  const Conn late = bench.open();
  EXPECT_EQ(code_of(bench.say(late, knock)), "too-many");
  const std::uint64_t seq = party.room().seq;
  purse.left[Cost::change] = 2;
  EXPECT_FALSE(bench.say_one(guest, text, "ok").empty());
  EXPECT_FALSE(bench.say_one(late, knock, "welcome").empty());
  EXPECT_EQ(party.room().seq, seq + 2);
  EXPECT_FALSE(
      bench.say_one(late, R"({"leave":{},"id":"bye"})", "ok").empty());  // nobody is held back
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
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(i))), i < 3 ? "" : "too-many") << i;
  bench.hold_writes = false;
  bench.store.set_full(true);  // none of them came to be
  bench.answer_writes();
  bench.store.set_full(false);
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(10 + i))), i < 3 ? "" : "too-many") << i;
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
      bench.say(guest, R"({"knock":{"code":")" + get(welcome, "welcome", "code") + R"("},"id":")" +
                           secret_id(50) + R"("})");
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

std::string way_back(const std::string& welcome) {
  return R"({"resume":{"table":")" + get(welcome, "welcome", "table") + R"(","token":")" +
         get(welcome, "welcome", "token") + R"("}})";
}

// A friend is there once, so that it is not lonely, and both go.
std::string visited_and_left(Bench& bench, Conn host, int n) {
  const std::string welcome = bench.say_one(host, open_a_table(n), "welcome");
  const Conn guest = bench.open();
  bench.say(guest, R"({"knock":{"code":")" + get(welcome, "welcome", "code") + R"("},"id":")" +
                       secret_id(5'000 + n) + R"("})");
  bench.close(guest);
  bench.close(host);
  return welcome;
}

TEST(Budget, LobbiesThatFriendsHaveLeftMakeRoomAfterTenMinutes) {
  HubConfig config;
  config.lobbies_max = 4;
  Bench bench(1, config);
  for (int i = 0; i < 4; ++i) visited_and_left(bench, bench.open(), i);
  bench.advance(599'000);
  EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(10))), "too-many");
  bench.advance(1'000);
  EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(11))), "");
  EXPECT_EQ(bench.store.kept().size(), 1u);
}

TEST(Budget, WhoIsBackAtALobbyKeepsIt) {
  HubConfig config;
  config.lobbies_max = 4;
  Bench bench(1, config);
  std::string welcome;
  for (int i = 0; i < 4; ++i) welcome = visited_and_left(bench, bench.open(), i);
  bench.advance(500'000);
  const Conn back = bench.open();
  bench.say(back, way_back(welcome));
  bench.advance(200'000);
  EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(10))), "");
  EXPECT_EQ(bench.store.kept().size(), 2u);
  EXPECT_FALSE(bench.say_one(back, R"({"sit":{"seat":0},"id":"s"})", "ok").empty());
}

TEST(Budget, AfterARestartLobbiesNobodyComesBackToMakeRoom) {
  HubConfig config;
  config.lobbies_max = 4;
  Bench bench(1, config);
  std::vector<std::string> welcomes;
  for (int i = 0; i < 4; ++i)
    welcomes.push_back(bench.say_one(bench.open(), open_a_table(i), "welcome"));
  bench.crash();
  const Conn back = bench.open();
  bench.say(back, way_back(welcomes[0]));
  EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(9))), "too-many");
  bench.advance(600'000);
  EXPECT_EQ(code_of(bench.say(bench.open(), open_a_table(10))), "");
  EXPECT_EQ(bench.store.kept().size(), 2u);
  EXPECT_FALSE(bench.say_one(back, R"({"sit":{"seat":0},"id":"s"})", "ok").empty());
}

TEST(Budget, ANetworkHasItsShareOfTheLobbies) {
  HubConfig config;
  config.lobbies_max = 1'000;
  Streets streets;
  Bench bench(1, streets.config(config));
  int next = 0;
  const auto opens = [&](std::uint64_t near, std::uint64_t wide) {
    const Conn host = streets.open(bench, near, wide);
    return code_of(bench.say(host, open_a_table(next++))).empty() ? host : Conn{};
  };
  std::vector<Conn> hosts;
  for (int i = 0; i < 64; ++i) hosts.push_back(opens(1, 1));
  EXPECT_EQ(std::count(hosts.begin(), hosts.end(), Conn{}), 0);
  EXPECT_EQ(opens(1, 1), Conn{});
  for (int i = 0; i < 64; ++i) EXPECT_NE(opens(2, 1), Conn{}) << i;
  EXPECT_EQ(opens(3, 1), Conn{});  // the same network in the wide
  EXPECT_NE(opens(4, 4), Conn{});
  for (int i = 0; i < 150; ++i) EXPECT_NE(opens(0, 0), Conn{}) << i;  // nobody's in particular
  // A game that has begun is no lobby; back in its lobby it is one again.
  bench.bots_answer = false;
  const auto says = [&](const std::string& text) { return bench.say_one(hosts[0], text, "ok"); };
  says(R"({"seat":{"seat":0,"kind":"bot"},"id":"a"})");
  ASSERT_FALSE(says(R"({"start":{},"id":"b"})").empty());
  EXPECT_NE(opens(1, 1), Conn{});
  EXPECT_EQ(opens(1, 1), Conn{});
  ASSERT_FALSE(says(R"({"end":{},"id":"c"})").empty());
  ASSERT_FALSE(says(R"({"rematch":{},"id":"d"})").empty());
  bench.close(hosts[1]);
  bench.advance(60'000);  // theirs made room, and the one that came back took it
  EXPECT_EQ(opens(1, 1), Conn{});
}

TEST(Budget, WhatANetworkLeftMakesRoomForItAlone) {
  HubConfig config;
  config.lobbies_max = 1'000;
  Streets streets;
  Bench bench(1, streets.config(config));
  for (int i = 0; i < 64; ++i) {
    const Conn host = streets.open(bench, 1, 1);
    bench.say(host, open_a_table(i));
    if (i < 2) bench.close(host);
  }
  const Conn neighbour = streets.open(bench, 2, 1);
  bench.say(neighbour, open_a_table(100));
  bench.close(neighbour);
  EXPECT_EQ(code_of(bench.say(streets.open(bench, 1, 1), open_a_table(200))), "too-many");
  bench.advance(60'000);
  EXPECT_EQ(code_of(bench.say(streets.open(bench, 1, 1), open_a_table(201))), "");
  EXPECT_EQ(bench.store.kept().size(), 64u);  // two went; the neighbour's is still there
  EXPECT_EQ(bench.notes["lobbies_made_room"], 2);
}

TEST(Budget, AfterARestartALobbyIsCountedWhereItsHostComesBackFrom) {
  HubConfig config;
  config.lobbies_max = 1'000;
  Streets streets;
  Bench bench(1, streets.config(config));
  std::vector<std::string> welcomes;
  for (int i = 0; i < 64; ++i)
    welcomes.push_back(bench.say_one(streets.open(bench, 1, 1), open_a_table(i), "welcome"));
  bench.crash();
  streets.from.clear();
  for (const std::string& welcome : welcomes)
    bench.say(streets.open(bench, 3, 3), way_back(welcome));
  EXPECT_EQ(code_of(bench.say(streets.open(bench, 3, 3), open_a_table(100))), "too-many");
  EXPECT_EQ(code_of(bench.say(streets.open(bench, 1, 1), open_a_table(101))), "");
}

TEST(Budget, WhoVisitsALobbyIsNotItsOwner) {
  HubConfig config;
  config.lobbies_max = 1'000;
  Streets streets;
  Bench bench(1, streets.config(config));
  for (int i = 0; i < 64; ++i) {
    const std::string welcome = bench.say_one(bench.open(), open_a_table(i), "welcome");
    bench.say(streets.open(bench, 5, 5), R"({"knock":{"code":")" + get(welcome, "welcome", "code") +
                                             R"("},"id":")" + secret_id(500 + i) + R"("})");
  }
  EXPECT_EQ(code_of(bench.say(streets.open(bench, 5, 5), open_a_table(100))), "");
}

TEST(Budget, ATableThatCouldNotBeWrittenIsNobodysShare) {
  HubConfig config;
  config.lobbies_max = 1'000;
  Streets streets;
  Bench bench(1, streets.config(config));
  bench.hold_writes = true;
  for (int i = 0; i < 64; ++i)
    EXPECT_EQ(code_of(bench.say(streets.open(bench, 1, 1), open_a_table(i))), "") << i;
  EXPECT_EQ(code_of(bench.say(streets.open(bench, 1, 1), open_a_table(100))), "too-many");
  bench.hold_writes = false;
  bench.store.set_full(true);
  bench.answer_writes();
  bench.store.set_full(false);
  EXPECT_EQ(code_of(bench.say(streets.open(bench, 1, 1), open_a_table(101))), "");
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
  bench.say(host, R"({"create":{"game":"triples","seats":["bot","bot","bot"]},"id":")" +
                      secret_id(0) + R"("})");
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
