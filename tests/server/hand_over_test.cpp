// A table that goes from one hub to another.

#include "tests/server/party.h"

namespace stolik {
namespace {

// What is under way is finished and told, then everybody hears that they should come back; nobody
// is let in meanwhile, and the hub knows no more of the table, until it is given it again.
TEST(HandOver, FinishesWhatIsUnderWay) {
  Bench bench;
  Party party(bench);
  party.full_table();
  Party other(bench, R"("open","open","open")", "", "triples", 10);
  bench.hold_writes = true;
  bench.say(party.conns[0], R"({"start":{},"id":"last"})");
  const TableId table = bench.held_writes.front().append.table;
  bench.give(input::HandOver{table});
  EXPECT_TRUE(bench.released.empty());
  EXPECT_EQ(Bench::pick(bench.inbox[party.conns[0]], "bye"), "");
  const std::string resume =
      R"({"resume":{"table":")" + party.table + R"(","token":")" + party.tokens[0] + R"("}})";
  EXPECT_EQ(get(bench.say_one(bench.open(), resume, "bye"), "bye", "why"), "stopping");
  bench.hold_writes = false;
  bench.answer_writes();
  EXPECT_EQ(get(Bench::pick(bench.inbox[party.conns[0]], "ok"), "ok", "id"), "last");
  for (const Conn conn : party.conns) {
    EXPECT_EQ(get(Bench::pick(bench.inbox[conn], "bye"), "bye", "why"), "stopping");
  }
  EXPECT_EQ(bench.released, std::vector<TableId>{table});
  EXPECT_EQ(bench.hub->tables().size(), 1u);
  EXPECT_EQ(get(other.act(0, "rename", R"({"name":"Ala"})"), "ok", "seq"), "2")
      << "the other table goes on";
  EXPECT_EQ(get(bench.say_one(bench.open(), resume, "refused"), "refused", "code"), "bad-token");
  bench.give(input::Restored{{bench.store.kept().at(table).head}});
  EXPECT_EQ(get(bench.say_one(bench.open(), resume, "welcome"), "welcome", "table"), party.table);
}

// A node that finds its lease over while it reads a table stops; those who wait are not told that
// the table is broken. (The simulator found it: STOLIK_SEEDS=1 STOLIK_FIRST=10342.)
TEST(HandOver, AStoreThatIsGoneSaysNothingOfTheTable) {
  Bench bench;
  Party party(bench);
  const TableId table = bench.hub->tables().front();
  bench.give(input::HandOver{table});
  bench.give(input::Restored{{bench.store.kept().at(table).head}});
  bench.hold_loads = true;
  const Conn conn = bench.open();
  bench.say(conn, R"({"resume":{"table":")" + party.table + R"(","token":")" + party.tokens[0] +
                      R"("}})");
  ASSERT_EQ(bench.held_loads.size(), 1u);
  bench.give(input::Loaded{.table = table,
                           .outcome = {Outcome::Kind::broken, "this server's lease is over"},
                           .batches = {}});
  EXPECT_EQ(bench.halted, "this server's lease is over");
  EXPECT_EQ(Bench::pick(bench.inbox[conn], "bye"), "");
}

// The message that opened a table elsewhere comes here, too, and while its write is under way this
// hub is given that very table: the write fails, as it should, and the message opens the table for
// good. (The simulator found it: STOLIK_SEEDS=1 STOLIK_FIRST=2254.)
TEST(HandOver, AMessageThatOpenedATableElsewhereLeadsThereStill) {
  Bench bench;
  const Party party(bench);
  const TableId table = bench.hub->tables().front();
  const Head head = bench.store.kept().at(table).head;
  bench.give(input::HandOver{table});
  const std::string create =
      R"({"create":{"game":"triples","seats":["open","open","open"],"door":"open"},"id":")" +
      secret_id(0) + R"("})";
  bench.hold_writes = true;
  const Conn late = bench.open();
  bench.say(late, create);
  ASSERT_EQ(bench.held_writes.size(), 1u);
  bench.give(input::Restored{{head}});
  bench.give(input::Written{bench.held_writes.front().ticket,
                            {Outcome::Kind::conflict, "somebody was there first"}});
  EXPECT_EQ(get(Bench::pick(bench.inbox[late], "bye"), "bye", "why"), "stopping");
  bench.held_writes.clear();
  bench.hold_writes = false;
  EXPECT_EQ(get(bench.say_one(bench.open(), create, "welcome"), "welcome", "table"), party.table);
}

}  // namespace
}  // namespace stolik
