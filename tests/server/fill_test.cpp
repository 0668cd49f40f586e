// One network cannot fill the server or use up a table: its share of all tables, what makes room
// when the server is full, and what guests may change at somebody else's table.

#include "tests/server/lesson.h"
#include "tests/server/party.h"

namespace stolik {
namespace {

constexpr Network kSchool{1, 1};
constexpr std::int64_t kVacant_ms = 600'000;

std::string create(int n, const char* seats = R"("open","bot","bot")") {
  return R"({"create":{"game":"triples","seats":[)" + std::string{seats} +
         R"(],"door":"open"},"id":")" + secret_id(n) + R"("})";
}
std::string code_of(const std::vector<std::string>& texts) {
  return get(Bench::pick(texts, "refused"), "refused", "code");
}

TableId id_of(const std::string& welcome) {
  TableId table{};
  parse_table_name(get(welcome, "welcome", "table"), table);
  return table;
}

// A game that has begun; its host is still there.
struct Game {
  Conn host{};
  std::string welcome;
  TableId table{};

  Game(Bench& bench, Conn from, int n)
      : host(from), welcome(bench.say_one(host, create(n, R"("bot","bot","bot")"), "welcome")) {
    table = id_of(welcome);
    EXPECT_FALSE(bench.say_one(host, R"({"start":{},"id":"s"})", "ok").empty());
  }
  std::string resume() const {
    return R"({"resume":{"table":")" + get(welcome, "welcome", "table") + R"(","token":")" +
           get(welcome, "welcome", "token") + R"("}})";
  }
};

struct SmallHouse {
  Streets streets;
  Bench bench;
  explicit SmallHouse(std::size_t tables, Network usual = {})
      : bench(1, streets.config(config_of(tables))) {
    streets.usual = usual;
    bench.bots_answer = false;
  }
  static HubConfig config_of(std::size_t tables) {
    HubConfig config;
    config.tables_max = tables;
    return config;
  }
  bool has(TableId table) { return bench.store.kept().contains(table); }
  std::string opens(Network from, int n) {
    return code_of(bench.say(streets.open(bench, from.near, from.wide), create(n)));
  }
};

// Every round of a class makes tables. All pupils come from the address of whoever opened it.
TEST(Fill, ClassesOfOneNetworkLeaveMostTablesToOthers) {
  SmallHouse house(1'000, kSchool);
  std::string refused;
  for (int i = 0; i < 6 && refused.empty(); ++i) {
    Lesson lesson(house.bench, R"("game":"victory-line","size":2,"until":40)", 1'000 * (i + 1));
    lesson.join_all(40);
    for (int round = 1; round <= 12 && refused.empty(); ++round) {
      ASSERT_EQ(lesson.lead(round == 1 ? "seat" : "next-round"), "");
      refused = lesson.lead("start");
    }
  }
  EXPECT_EQ(refused, "too-many");
  EXPECT_LE(house.bench.store.kept().size(), 410u);
  EXPECT_GE(house.bench.store.kept().size(), 380u);
  EXPECT_EQ(house.opens({2, 2}, 1), "");
}

TEST(Fill, TablesOfOneNetworkAreAShareAlsoWhenTheirGamesHaveBegun) {
  SmallHouse house(100);
  int next = 0;
  for (; next < 50; ++next) Game(house.bench, house.streets.open(house.bench, 1, 1), next);
  EXPECT_EQ(house.opens({1, 1}, ++next), "too-many");
  EXPECT_EQ(house.opens({2, 2}, ++next), "");
  for (int i = 0; i < 60; ++i) house.opens({}, ++next);  // nobody's in particular: no share
  EXPECT_EQ(house.bench.store.kept().size(), 100u);
}

TEST(Fill, ANetworkThatHasItsShareGetsRoomFromGamesItLeft) {
  SmallHouse house(100);
  std::vector<Game> games;
  for (int i = 0; i < 50; ++i)
    games.emplace_back(house.bench, house.streets.open(house.bench, 1, 1), i);
  Game neighbour(house.bench, house.streets.open(house.bench, 2, 2), 60);
  house.bench.close(neighbour.host);
  house.bench.close(games[7].host);
  house.bench.advance(kVacant_ms - 1);
  EXPECT_EQ(house.opens({1, 1}, 70), "too-many");
  house.bench.advance(1);
  EXPECT_EQ(house.opens({1, 1}, 71), "");
  EXPECT_FALSE(house.has(games[7].table));
  EXPECT_TRUE(house.has(neighbour.table));
}

TEST(Fill, AbandonedGamesMakeRoomOldestFirstWhereTheServerIsFull) {
  SmallHouse house(4);
  std::vector<Game> games;
  for (int i = 0; i < 4; ++i) games.emplace_back(house.bench, house.bench.open(), i);
  for (const int i : {2, 1, 3}) {
    house.bench.advance(1'000);
    house.bench.close(games[static_cast<std::size_t>(i)].host);
  }
  house.bench.advance(kVacant_ms - 2'001);
  EXPECT_EQ(house.opens({}, 10), "too-many") << "they may come back";
  house.bench.advance(2'001);
  EXPECT_EQ(house.opens({}, 11), "");
  EXPECT_FALSE(house.has(games[2].table)) << "left first";
  EXPECT_EQ(house.opens({}, 12), "");
  EXPECT_FALSE(house.has(games[1].table));
  const Conn back = house.bench.open();
  EXPECT_NE(house.bench.say_one(back, games[3].resume(), "welcome"), "");
  EXPECT_EQ(house.opens({}, 13), "too-many");
  EXPECT_TRUE(house.has(games[0].table)) << "somebody is there";
  EXPECT_TRUE(house.has(games[3].table)) << "somebody is back";
}

TEST(Fill, AGameIsKeptAsLongAsThereIsRoom) {
  SmallHouse house(5);
  std::vector<Game> games;
  for (int i = 0; i < 4; ++i) games.emplace_back(house.bench, house.bench.open(), i);
  for (const Game& game : games) house.bench.close(game.host);
  house.bench.advance(5 * kVacant_ms);
  EXPECT_EQ(house.opens({}, 10), "");
  EXPECT_EQ(house.bench.store.kept().size(), 5u);
}

TEST(Fill, GamesThatOnlyTheirOwnNetworkWasAtMakeRoomBeforeOthers) {
  SmallHouse house(3);
  Bench& bench = house.bench;
  const auto visited = [&](const std::string& welcome, Network by, int n) {
    const Conn guest = house.streets.open(bench, by.near, by.wide);
    bench.say(guest, R"({"knock":{"code":")" + get(welcome, "welcome", "code") + R"("},"id":")" +
                         secret_id(n) + R"("})");
    bench.close(guest);
  };
  std::vector<std::string> welcomes;
  for (int i = 0; i < 3; ++i) {
    const Network own{static_cast<std::uint64_t>(i) + 1, static_cast<std::uint64_t>(i) + 1};
    const Conn host = house.streets.open(bench, own.near, own.wide);
    welcomes.push_back(bench.say_one(host, create(i, R"("bot","bot","bot")"), "welcome"));
    visited(welcomes.back(), i == 2 ? own : Network{5, 5}, 100 + i);
    bench.say(host, R"({"start":{},"id":"s"})");
    bench.close(host);
  }
  bench.advance(kVacant_ms);
  EXPECT_EQ(house.opens({7, 7}, 10), "");
  EXPECT_FALSE(house.has(id_of(welcomes[2]))) << "left last, but nobody from elsewhere was there";
  EXPECT_TRUE(house.has(id_of(welcomes[0])));
}

TEST(Fill, LobbiesMakeRoomBeforeGames) {
  SmallHouse house(4);
  Game game(house.bench, house.bench.open(), 1);
  house.bench.close(game.host);
  house.bench.advance(1'000);
  for (int i = 2; i < 5; ++i) {
    const Conn host = house.bench.open();
    house.bench.say(host, create(i));
    house.bench.close(host);
  }
  house.bench.advance(kVacant_ms);
  EXPECT_EQ(house.opens({}, 10), "");
  EXPECT_TRUE(house.has(game.table));
}

TEST(Fill, AClassNobodyIsInMakesRoomWithItsTables) {
  SmallHouse house(20, kSchool);
  Bench& bench = house.bench;
  Lesson left(bench, R"("game":"triples","size":3)", 1'000);
  left.start(9);
  Lesson held(bench, R"("game":"triples","size":3)", 2'000);
  held.start(9);
  for (const Conn conn : left.pupils) bench.close(conn);
  bench.close(left.teacher);
  for (int i = 0; i < 12; ++i) EXPECT_EQ(house.opens({}, i), "");
  EXPECT_EQ(house.opens({}, 20), "too-many");
  bench.advance(kVacant_ms);
  EXPECT_EQ(house.opens({2, 2}, 21), "");
  EXPECT_FALSE(house.has(left.class_id()));
  EXPECT_EQ(bench.store.kept().size(), 17u);
  EXPECT_TRUE(house.has(held.class_id())) << "a school is one network: its people are there";
  EXPECT_EQ(held.lead("pause"), "");
}

TEST(Fill, AClassStartsOnlyWhereAllItsTablesHaveRoom) {
  SmallHouse house(6);
  Lesson lesson(house.bench, R"("game":"triples","size":3)");
  lesson.join_all(9);
  ASSERT_EQ(lesson.lead("seat"), "");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(house.opens({}, i), "");
  EXPECT_EQ(lesson.lead("start"), "too-many");
  EXPECT_EQ(house.bench.store.kept().size(), 4u);
}

TEST(Fill, AfterARestartGamesNobodyComesBackToMakeRoom) {
  SmallHouse house(3);
  std::vector<Game> games;
  for (int i = 0; i < 3; ++i) games.emplace_back(house.bench, house.bench.open(), i);
  house.bench.crash();
  const Conn back = house.bench.open();
  EXPECT_NE(house.bench.say_one(back, games[0].resume(), "welcome"), "");
  EXPECT_EQ(house.opens({}, 10), "too-many");
  house.bench.advance(kVacant_ms);
  EXPECT_EQ(house.opens({}, 11), "");
  EXPECT_TRUE(house.has(games[0].table));
}

// A whole school behind one address: ten classes of thirty begin at once, twice in a lesson.
TEST(Fill, ASchoolWorksAtTheUsualLimits) {
  Streets streets;
  streets.usual = kSchool;
  Bench bench(1, streets.config());
  bench.bots_answer = false;
  std::vector<std::unique_ptr<Lesson>> lessons;
  for (int i = 0; i < 10; ++i) {
    lessons.push_back(
        std::make_unique<Lesson>(bench, R"("game":"triples","size":3)", 1'000 * (i + 1)));
    for (int pupil = 0; pupil < 30; ++pupil) lessons.back()->join();
  }
  bench.advance(6'000);
  for (int round = 1; round <= 2; ++round) {
    for (auto& lesson : lessons) {
      EXPECT_EQ(lesson->lead(round == 1 ? "seat" : "next-round"), "");
      EXPECT_EQ(lesson->lead("start"), "");
    }
    bench.advance(600'000);
  }
  EXPECT_EQ(bench.store.kept().size(), 10u + 2 * 100);
}

TEST(Fill, TablesOfAClassAreChargedTogetherToWhoStartsThem) {
  HubConfig config;
  int left = 5;
  config.wait_ms = [&](Conn, Cost cost, int count) -> std::int64_t {
    if (cost != Cost::class_table) return 0;
    return count <= left ? left -= count, 0 : 2'000;
  };
  Bench bench(1, config);
  Lesson lesson(bench, R"("game":"triples","size":3)");
  lesson.start(9);
  EXPECT_EQ(left, 2);
  EXPECT_EQ(lesson.lead("next-round"), "");
  EXPECT_EQ(lesson.lead("start"), "too-many");
  EXPECT_EQ(left, 2) << "all or none";
  left = 3;
  EXPECT_EQ(lesson.lead("start"), "");
}

// ---- what guests change

TEST(Fill, GuestsOfOneNetworkDoNotUseUpATable) {
  Streets streets;
  Bench bench(1, streets.config());
  Party party(bench);
  std::vector<Conn> guests;
  for (int i = 0; i < 30; ++i) {
    const Conn guest = streets.open(bench, 1, 1);
    bench.say(guest,
              R"({"knock":{"code":")" + party.code + R"("},"id":")" + secret_id(100 + i) + R"("})");
    guests.push_back(guest);
  }
  int next = 0;
  const auto spam = [&](std::int64_t ms) {
    const std::uint64_t before = party.room().seq;
    for (std::int64_t spent = 0; spent < ms; spent += 200) {
      for (std::size_t i = 0; i < guests.size(); ++i) {
        const std::string id = ",\"id\":\"g" + std::to_string(++next) + "\"}";
        const std::string words[] = {R"({"sit":{"seat":1})", R"({"stand":{})",
                                     R"({"rename":{"name":""})"};
        bench.say(guests[i], words[i < 11 ? next % 2 : 2] + id);
      }
      bench.advance(200);
    }
    return party.room().seq - before;
  };
  EXPECT_LE(spam(60'000), 260u) << "two hundred at once, then one a second";
  EXPECT_LE(spam(60'000), 61u);
  // The host is not asked to wait, nor somebody from elsewhere.
  for (int i = 0; i < 30; ++i)
    EXPECT_NE(party.act(0, "door", R"({"door":"open"})").find("\"ok\""), std::string::npos);
  const Conn other = streets.open(bench, 2, 2);
  EXPECT_NE(
      bench.say_one(
          other, R"({"knock":{"code":")" + party.code + R"("},"id":")" + secret_id(900) + R"("})",
          "welcome"),
      "");
  EXPECT_NE(bench.say_one(other, R"({"rename":{"name":"Ola"},"id":"o"})", "ok"), "");
  EXPECT_NE(bench.say_one(guests[0], R"({"leave":{},"id":"l"})", "ok"), "")
      << "who leaves is always heard";
}

TEST(Fill, ComingAndGoingIsAChangeOfAGuestToo) {
  Streets streets;
  Bench bench(1, streets.config());
  Party party(bench);
  int came = 0;
  for (int i = 0; i < 300; ++i) {
    const Conn guest = streets.open(bench, 1, 1);
    came += !bench
                 .say_one(guest,
                          R"({"knock":{"code":")" + party.code + R"("},"id":")" +
                              secret_id(100 + i) + R"("})",
                          "welcome")
                 .empty();
    bench.say(guest, R"({"leave":{},"id":"l"})");
  }
  EXPECT_EQ(came, 200);
}

TEST(Fill, ComingAndGoingInAClassIsAChangeOfAGuestToo) {
  Streets streets;
  Bench bench(1, streets.config());
  Lesson lesson(bench);
  const auto comes = [&](std::uint64_t network) {
    const Conn pupil = streets.open(bench, network, network);
    const bool in = !Bench::pick(lesson.knock(pupil), "entered").empty();
    lesson.say(pupil, "leave");
    return in;
  };
  int came = 0;
  for (int i = 0; i < 300; ++i) came += comes(1);
  EXPECT_EQ(came, 200);
  EXPECT_TRUE(comes(2)) << "somebody from elsewhere";
  bench.advance(1'000);
  EXPECT_TRUE(comes(1));
}

TEST(Fill, OnePersonChangesSeatAndNameAFewTimesAMinute) {
  Bench bench;
  Party party(bench);
  const Conn guest = party.join();
  const auto change = [&](int n) {
    const std::string id = ",\"id\":\"g" + std::to_string(n) + "\"}";
    return !bench
                .say_one(guest, (n % 2 == 0 ? R"({"sit":{"seat":1})" : R"({"stand":{})") + id, "ok")
                .empty();
  };
  int done = 0;
  for (int i = 0; i < 40; ++i) done += change(done);
  EXPECT_EQ(done, 20);
  bench.advance(3'000);
  EXPECT_TRUE(change(done));
  for (int i = 0; i < 60; ++i) {  // the host is not counted
    EXPECT_NE(party.act(0, i % 2 == 0 ? "sit" : "stand", R"({"seat":2})").find("\"ok\""),
              std::string::npos)
        << i;
  }
}

// What guests said before waits; what the host says does not wait for it.
TEST(Fill, TheHostIsHeardBeforeGuestsWhoWait) {
  Bench bench;
  Party party(bench);
  std::vector<Conn> guests;
  for (int i = 0; i < 10; ++i) guests.push_back(party.join());
  bench.hold_writes = true;
  for (int i = 0; i < 100; ++i) {
    const Conn guest = guests[static_cast<std::size_t>(i) % guests.size()];
    bench.say(guest, R"({"rename":{"name":"n)" + std::to_string(i) + R"("},"id":"r)" +
                         std::to_string(i) + "\"}");
  }
  bench.inbox.clear();
  bench.say(party.conns[0], R"({"door":{"door":"knock"},"id":"h1"})");
  bench.say(party.conns[0], R"({"seat":{"seat":2,"kind":"closed"},"id":"h2"})");
  for (int i = 0; i < 3; ++i) bench.answer_writes();
  EXPECT_FALSE(party.room().settings.open_door);
  EXPECT_EQ(party.room().chairs[2].kind, Chair::Kind::closed);
  bench.hold_writes = false;
  bench.answer_writes();
}

}  // namespace
}  // namespace stolik
