// Views told by what changed: whoever puts the changes to the view before has the view that all
// others are sent.

#include <gtest/gtest.h>

#include "games/changes.h"
#include "server/sim/merge.h"
#include "tests/server/party.h"

namespace stolik {
namespace {

std::string view_of(const Table& table, Seat seat) {
  return seat == kNobody ? table.view(kNobody) : table.view(seat);
}

std::string changes_of(const Table& before, const Table& now, Seat seat) {
  std::string text;
  JsonWriter json(text);
  write_changes(json, before, now, seat);
  return text;
}

// One step by lot, whoever is to make it; false where the game is over.
bool step_by_lot(Table& table, Rng& rng) {
  if (table.waiting().over) return false;
  if (!table.draw_and_do(Lots(rng)).empty()) return true;
  std::vector<std::pair<Actor, std::string>> can;
  for (int seat = 0; seat < table.players(); ++seat) {
    const std::string move = table.any_move(seat_at(seat), rng.below(1'000'000));
    if (!move.empty()) can.emplace_back(Actor::at(seat_at(seat)), move);
  }
  if (const auto pace = table.pace(); pace && pace->goes)
    can.emplace_back(Actor::nature(), table.pace_ends(PaceEnd::fell));
  const auto& [who, command] = can.at(rng.below(static_cast<std::uint32_t>(can.size())));
  return table.submit(who, command).ok();
}

TEST(Changes, MakeOfTheViewBeforeTheViewNowInEveryGame) {
  std::size_t whole = 0;
  std::size_t changed = 0;
  for (const std::string_view game : game_names()) {
    for (int players = 2; players <= 12; ++players) {
      Opened opened = open_table(built_in_shelf(), game, players, nullptr);
      if (opened.table == nullptr) continue;
      Rng rng(static_cast<std::uint64_t>(players));
      Table& table = *opened.table;
      for (int step = 0; step < 60; ++step) {
        const std::unique_ptr<Table> before = table.clone();
        if (!step_by_lot(table, rng)) break;
        for (int i = -1; i < players; ++i) {
          const Seat seat = i < 0 ? kNobody : seat_at(i);
          const std::string now = view_of(table, seat);
          const std::string changes = changes_of(*before, table, seat);
          whole += now.size();
          changed += changes.size();
          ASSERT_EQ(with_changes(view_of(*before, seat), parse_json(changes).value), now)
              << game << ' ' << changes;
        }
      }
    }
  }
  EXPECT_LT(changed * 2, whole);
}

TEST(Changes, AreNoneWhereNothingHappened) {
  const Opened opened = open_table(built_in_shelf(), "triples", 3, nullptr);
  EXPECT_EQ(changes_of(*opened.table->clone(), *opened.table, seat_at(1)), "{}");
}

// Three at a table; the second asked for changes when it came back, the last two lines watch.
struct ByChanges {
  Bench bench{};
  Party party{bench};

  ByChanges() {
    party.full_table();
    party.resume(1, R"(,"views":"changes")");
    party.act(0, "start", "{}");
  }
  std::size_t whose_turn() const {
    std::size_t seat = 0;
    while (!party.room().play.table->waiting().seats.has(seat_at(static_cast<int>(seat)))) ++seat;
    return seat;
  }
  // Whoever's turn it is asks somebody for something.
  void ask() {
    const Table& table = *party.room().play.table;
    const std::size_t seat = whose_turn();
    bench.inbox.clear();
    const std::string command = table.legal(Actor::at(seat_at(static_cast<int>(seat)))).front();
    EXPECT_TRUE(party.act(seat, "do", "\"" + command + "\"").starts_with("{\"ok\"")) << command;
  }
  Json update(std::size_t who) {
    return body_of(Bench::pick(bench.inbox[party.conns[who]], "update"));
  }
  std::string view(int seat) const { return party.room().play.table->view(seat_at(seat)); }
  static Json body_of(const std::string& text) {
    const JsonResult parsed = parse_json(text);
    return parsed ? parsed.value.members().front().second : Json{};
  }
  static std::string written(const Json* json) {
    std::string out;
    if (json != nullptr) json->write(out);
    return out;
  }
};

TEST(Changes, AreToldToWhoAskedForThemAndToNobodyElse) {
  ByChanges table;
  for (int i = 0; i < 6; ++i) {
    const std::string before = table.view(1);
    table.ask();
    const Json second = table.update(1);
    ASSERT_NE(second.find("changes"), nullptr);
    EXPECT_EQ(second.find("view"), nullptr);
    EXPECT_EQ(with_changes(before, *second.find("changes")), table.view(1));
    for (const std::size_t other : {0u, 2u}) {
      EXPECT_EQ(table.update(other).find("changes"), nullptr);
      EXPECT_EQ(ByChanges::written(table.update(other).find("view")),
                table.view(static_cast<int>(other)));
    }
  }
}

TEST(Changes, ComeOnlyAfterAWholeView) {
  ByChanges table;
  const Conn first = table.party.conns[1];
  // With the start, which changes the room.
  EXPECT_EQ(ByChanges::written(
                ByChanges::body_of(Bench::pick(table.bench.inbox[first], "update")).find("view")),
            table.view(1));
  do table.ask();
  while (table.whose_turn() == 1);
  const std::uint64_t seen = table.party.room().seq;
  table.bench.close(first);
  table.ask();
  table.party.act(0, "pause", "{}");
  table.party.act(0, "unpause", "{}");
  // After a return: the last of what was missed has all of it.
  const Conn again = table.party.resume(1, R"(,"views":"changes","seen":)" + std::to_string(seen));
  std::vector<Json> missed;
  for (const std::string& text : table.bench.inbox[again]) {
    if (text.starts_with("{\"update\"")) missed.push_back(ByChanges::body_of(text));
  }
  ASSERT_EQ(missed.size(), 3u);
  EXPECT_EQ(ByChanges::written(missed.back().find("view")), table.view(1));
  for (const Json& one : missed) EXPECT_EQ(one.find("changes"), nullptr);
  // After a question what was missed, and with nothing known.
  const std::string fresh = table.bench.say_one(again, R"({"sync":{}})", "fresh");
  EXPECT_EQ(ByChanges::written(ByChanges::body_of(fresh).find("view")), table.view(1));
  const std::string before = table.view(1);
  table.ask();
  EXPECT_EQ(with_changes(before, *table.update(1).find("changes")), table.view(1));
  // Another line of the same person that does not ask gets none.
  table.party.resume(1);
  table.ask();
  EXPECT_EQ(ByChanges::written(table.update(1).find("view")), table.view(1));
}

TEST(Changes, AreOneTextForAllWhoWatch) {
  Bench bench;
  Party party{bench, R"("open","bot","bot")", R"(,"spectators":true,"views":"changes")"};
  bench.bots_answer = false;
  std::vector<Conn> watchers;
  for (int i = 0; i < 3; ++i) {
    watchers.push_back(bench.open());
    bench.say(watchers.back(), R"({"knock":{"code":")" + party.code +
                                   R"(","watch":true,"views":"changes"},"id":")" +
                                   secret_id(50 + i) + R"("})");
  }
  party.act(0, "sit", R"({"seat":0})");
  party.act(0, "youngest", R"({"seat":0})");
  party.act(0, "start", "{}");
  const std::string before = party.room().play.table->view(kNobody);
  bench.inbox.clear();
  party.act(0, "do", "\"" + party.room().play.table->legal(Actor::at(seat_at(0))).front() + "\"");
  const std::string told = Bench::pick(bench.inbox[watchers[0]], "update");
  EXPECT_EQ(with_changes(before, *ByChanges::body_of(told).find("changes")),
            party.room().play.table->view(kNobody));
  for (const Conn one : watchers) EXPECT_EQ(Bench::pick(bench.inbox[one], "update"), told);
}

}  // namespace
}  // namespace stolik
