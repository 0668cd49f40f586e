// What the simulator found in classes, and what is counted in them: each as a small lesson of its
// own.
#include "server/hub/room.h"
#include "tests/server/lesson.h"

namespace stolik {
namespace {

TEST(ClassFaults, NobodySitsBesideThemselves) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":3)");
  lesson.start(3);
  const int first = lesson.lesson().table(1)->seats[0];
  const std::string move = R"({"person":)" + std::to_string(first) + R"(,"table":1,"as":"second"})";
  EXPECT_EQ(lesson.lead("move", move), "");
  const ClassPlace place = lesson.lesson().member(first)->place;
  EXPECT_EQ(place.as, ClassPlace::As::second);
  EXPECT_NE(place.seat, 0);
  EXPECT_EQ(lesson.lesson().table(1)->seats[0], 0);
  // Alone among bots there is nobody to sit beside.
  Lesson alone(bench, R"("game":"triples","size":3)", 2000);
  alone.start(1);
  const std::string same =
      R"({"person":)" + std::to_string(alone.people[0]) + R"(,"table":1,"as":"second"})";
  EXPECT_EQ(alone.lead("move", same), "seat-taken");
}

TEST(ClassFaults, ItIsErasedBeforeAnybodyIsToldSo) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","size":3)");
  lesson.start(3);
  bench.store.set_full(true);
  EXPECT_EQ(lesson.lead("erase"), "storage");
  EXPECT_EQ(lesson.lesson().pupils(), 3);
  bench.store.set_full(false);
  bench.hold_writes = true;
  const auto at_once = bench.say(lesson.teacher, R"({"erase":{},"id":"e1"})");
  EXPECT_TRUE(at_once.empty());
  EXPECT_EQ(Bench::pick(bench.inbox[lesson.pupils[0]], "bye"), "");
  bench.hold_writes = false;
  bench.answer_writes();
  EXPECT_NE(Bench::pick(bench.inbox[lesson.teacher], "ok"), "");
  EXPECT_EQ(get(Bench::pick(bench.inbox[lesson.pupils[0]], "bye"), "bye", "why"), "expired");
  EXPECT_TRUE(bench.store.kept().empty());
}

// The process ended after a command was kept and before its answer came; who says it again while
// the table is still being read hears that it was done, not that they are at no table.
TEST(ClassFaults, WhatWasDoneIsKnownWhileTheTableIsRead) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":3)");
  lesson.start(3);
  std::size_t mover = 0;
  std::string command;
  for (; mover < 3 && command.empty(); ++mover) {
    const JsonResult legal =
        parse_json(bench.say_one(lesson.pupils[mover], R"({"legal":{}})", "legal"));
    const auto& commands = legal.value.find("legal")->find("commands")->items();
    if (!commands.empty()) command = R"({"do":")" + commands.front().text() + R"(","id":"d1"})";
  }
  --mover;
  EXPECT_NE(bench.say_one(lesson.pupils[mover], command, "ok"), "");
  bench.crash();
  bench.hold_loads = true;
  lesson.pupils[mover] = lesson.resume(lesson.tokens[mover]);
  bench.answer_load();  // the class; its table is being read
  ASSERT_FALSE(bench.held_loads.empty());
  EXPECT_EQ(bench.say_one(lesson.pupils[mover], command, "refused"), "");
  bench.hold_loads = false;
  while (!bench.held_loads.empty()) bench.answer_load();
  EXPECT_NE(Bench::pick(bench.inbox[lesson.pupils[mover]], "ok").find("\"again\":true"),
            std::string::npos);
  // The same when nobody is at a table any more: in the debriefing, and while seats of another
  // round are given.
  lesson.teacher = lesson.resume(lesson.token);
  for (std::size_t i = 0; i < 3; ++i) lesson.back(i);
  bench.advance(6'000);
  EXPECT_EQ(lesson.lead("debrief"), "");
  EXPECT_NE(bench.say_one(lesson.pupils[mover], command, "ok").find("\"again\":true"),
            std::string::npos);
  EXPECT_EQ(lesson.lead("next-round"), "");
  EXPECT_NE(bench.say_one(lesson.pupils[mover], command, "ok").find("\"again\":true"),
            std::string::npos);
}

TEST(ClassFaults, WhatIsCountedOutlivesTheProcess) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench);
  lesson.start(5);
  bench.close(lesson.pupils[2]);
  lesson.back(2);
  std::size_t waiting = 0;
  while (bench.say_one(lesson.pupils[waiting], R"({"legal":{}})", "legal").find("ask") !=
         std::string::npos)
    ++waiting;
  for (int i = 0; i < 3; ++i) lesson.pupil(waiting, "do", "\"ask 1 anders\"");
  EXPECT_EQ(lesson.lead("message", R"({"sentence":1})"), "");  // what was counted goes with it
  EXPECT_EQ(lesson.lead("message", R"({"sentence":2})"), "");  // and not again with the next one
  bench.crash();
  lesson.teacher = lesson.resume(lesson.token);
  lesson.back(waiting);
  bench.advance(1'000);
  EXPECT_NE(lesson.last(lesson.teacher, "wall").find(R"("trips":[{"rule":"T7","times":3}])"),
            std::string::npos);
  lesson.back(3);
  bench.close(lesson.pupils[3]);
  lesson.back(3);
  bench.advance(31'000);  // or alone, after a while
  bench.crash();
  lesson.teacher = lesson.resume(lesson.token);
  lesson.back(waiting);
  bench.advance(1'000);
  EXPECT_NE(lesson.last(lesson.teacher, "wall").find(R"("trips":[{"rule":"T7","times":3}])"),
            std::string::npos);
  EXPECT_EQ(lesson.lead("debrief"), "");
  const JsonResult report = parse_json(bench.say_one(lesson.teacher, R"({"report":{}})", "report"));
  ASSERT_TRUE(report);
  std::map<std::string, std::int64_t> drops;
  for (const Json& row : report.value.find("report")->find("measures")->find("rows")->items()) {
    drops[std::to_string(*row.find("person")->integer())] = *row.find("drops")->integer();
  }
  EXPECT_EQ(drops[std::to_string(lesson.people[2])], 1);
  EXPECT_EQ(drops[std::to_string(lesson.people[3])], 1);
  EXPECT_EQ(drops[std::to_string(lesson.people[4])], 0);
}

// The journal of one table cannot be read any more: what is made of the others is told all the
// same.
TEST(ClassFaults, NobodyWaitsForATableThatCannotBeRead) {
  for (const int number : {1, 2}) {  // also where it is the last that is read
    Bench bench;
    bench.bots_answer = false;
    Lesson lesson(bench, R"("game":"triples","size":4)");
    lesson.start(8);
    EXPECT_EQ(lesson.lead("debrief"), "");
    const TableId bad = lesson.lesson().table(number)->id;
    bench.store.kept_to_damage().at(bad).batches.front() = "{}";
    bench.crash();
    bench.hold_loads = true;
    lesson.teacher = lesson.resume(lesson.token);
    bench.answer_load();  // the class's own
    bench.say(lesson.teacher, R"({"report":{}})");
    EXPECT_EQ(bench.held_loads.size(), 2u);
    while (!bench.held_loads.empty()) bench.answer_load();
    bench.advance(10);
    const std::string report = lesson.last(lesson.teacher, "report");
    ASSERT_NE(report, "") << number;
    const JsonResult parsed = parse_json(report);
    EXPECT_EQ(parsed.value.find("report")->find("tables")->items().size(), 1u);
  }
}

TEST(ClassFaults, ADiskThatIsNearlyFullGetsNoNewRound) {
  HubConfig config;
  config.reserve_bytes = 1'000;
  Bench bench(1, config);
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":3)");
  lesson.start(6);
  EXPECT_EQ(lesson.lead("next-round"), "");
  bench.give(input::Space{999});
  EXPECT_EQ(lesson.lead("start"), "storage");
  EXPECT_EQ(lesson.lead("grant", R"({"role":"projector"})"), "storage");
  bench.give(input::Space{1'000});
  EXPECT_EQ(lesson.lead("start"), "");
}

}  // namespace
}  // namespace stolik
