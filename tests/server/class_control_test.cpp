// What those who lead a class do while it plays: messages that end, names, a penalty, a restart.
#include <algorithm>

#include "server/hub/room.h"
#include "tests/server/lesson.h"

namespace stolik {
namespace {

std::string person_of(const Lesson& lesson, std::size_t pupil) {
  return R"("person":)" + std::to_string(lesson.people[pupil]);
}

TEST(ClassMessage, StandsUntilItIsTakenAwayAndIsNumberedOn) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(5);
  EXPECT_EQ(lesson.lead("message", "null"), "wrong-phase");
  EXPECT_EQ(lesson.lead("message", R"({"sentence":0})"), "");
  EXPECT_EQ(get(lesson.last(lesson.pupils[0], "class"), "class", "message", "number"), "1");
  EXPECT_EQ(lesson.lead("message", "null"), "");
  for (const Conn conn : {lesson.pupils[0], lesson.teacher})
    EXPECT_NE(lesson.last(conn, "class").find(R"("message":null)"), std::string::npos);
  // A phone remembers the number of what was read: the next one has another.
  EXPECT_EQ(lesson.lead("message", R"({"text":"Look here"})"), "");
  EXPECT_EQ(get(lesson.last(lesson.pupils[0], "class"), "class", "message", "number"), "2");
}

TEST(ClassMessage, EndsWithItsPhase) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(5);
  EXPECT_EQ(lesson.lead("message", R"({"sentence":3})"), "");
  EXPECT_EQ(lesson.lead("debrief"), "");
  EXPECT_NE(lesson.last(lesson.pupils[0], "class").find(R"("message":null)"), std::string::npos);
  bench.crash();
  EXPECT_NE(lesson.last(lesson.resume(lesson.token), "class").find(R"("message":null)"),
            std::string::npos);
}

TEST(ClassMessage, DoesNotGreetWhoComesLater) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(5);
  EXPECT_EQ(lesson.lead("message", R"({"sentence":0})"), "");
  EXPECT_EQ(lesson.lead("reopen"), "");
  const std::size_t late = lesson.join();
  EXPECT_NE(lesson.last(lesson.pupils[late], "class").find(R"("message":null)"), std::string::npos);
  EXPECT_EQ(lesson.lead("message", R"({"sentence":1})"), "");
  EXPECT_EQ(get(lesson.last(lesson.pupils[late], "class"), "class", "message", "sentence"), "1");
  // Who was there finds it again on another line.
  EXPECT_EQ(
      get(lesson.last((lesson.back(0), lesson.pupils[0]), "class"), "class", "message", "sentence"),
      "1");
}

TEST(ClassControl, TellsSinceWhenAPhaseLasts) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(5);
  bench.advance(60'000);
  EXPECT_EQ(lesson.lead("debrief"), "");
  const std::string since = get(lesson.last(lesson.teacher, "class"), "class", "phase_since");
  EXPECT_GE(std::stoll(since), 60'000);
  bench.advance(30'000);
  bench.crash();
  EXPECT_EQ(get(lesson.last(lesson.resume(lesson.token), "class"), "class", "phase_since"), since);
}

TEST(ClassControl, LetsATypedNameInAsADrawnOne) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","names":"own")");
  const auto granted = bench.say(lesson.teacher, R"({"grant":{"role":"projector"},"id":"g1"})");
  const Conn projector = lesson.resume(get(Bench::pick(granted, "granted"), "granted", "token"));
  const Conn rude = bench.open();
  const std::string knocking =
      Bench::pick(lesson.knock(rude, R"(,"name":"Rude Name")"), "knocking");
  EXPECT_EQ(get(knocking, "knocking", "class"), "true");
  const std::string person = get(knocking, "knocking", "person");
  EXPECT_EQ(lesson.lead("admit", R"({"pseudonym":true,"person":)" + person + "}"), "");
  const std::string state = lesson.last(rude, "class");
  EXPECT_NE(get(state, "class", "you", "pseudonym"), "");
  EXPECT_NE(get(state, "class", "you", "name"), "Rude Name");
  EXPECT_EQ(bench.all_sent[projector].find("Rude Name"), std::string::npos);
}

TEST(ClassControl, RenamesAndRemovesWhileTheGameGoesOn) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":5,"names":"own")");
  for (int i = 0; i < 5; ++i) {
    const Conn conn = bench.open();
    lesson.knock(conn, R"(,"name":"Typed )" + std::string(1, static_cast<char>('A' + i)) + "\"");
    lesson.pupils.push_back(conn);
  }
  EXPECT_EQ(lesson.lead("admit", R"({"all":true})"), "");
  for (const Conn conn : lesson.pupils)
    lesson.people.push_back(std::stoi(get(lesson.last(conn, "entered"), "entered", "person")));
  bench.advance(6'000);
  EXPECT_EQ(lesson.lead("seat"), "");
  EXPECT_EQ(lesson.lead("start"), "");
  const int seat = lesson.table(1)->seat_of(lesson.people[0]);
  ASSERT_GE(seat, 0);
  EXPECT_EQ(lesson.lead("rename", "{" + person_of(lesson, 0) + "}"), "");
  EXPECT_NE(lesson.table(1)->person(lesson.people[0])->name, "Typed A");
  EXPECT_EQ(lesson.lead("remove", "{" + person_of(lesson, 0) + "}"), "");
  EXPECT_EQ(get(lesson.last(lesson.pupils[0], "bye"), "bye", "why"), "removed");
  EXPECT_EQ(lesson.table(1)->chairs[static_cast<std::size_t>(seat)].kind, Chair::Kind::bot);
  EXPECT_TRUE(lesson.table(1)->playing());
}

TEST(ClassControl, TellsAllTablesAfterARestart) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench);
  lesson.start(10);
  bench.crash();
  lesson.teacher = lesson.resume(lesson.token);  // and no pupil
  bench.advance(1'000);
  const std::string wall = lesson.last(lesson.teacher, "wall");
  const JsonResult read = parse_json(wall);
  ASSERT_TRUE(read) << wall;
  const Json* tables = read.value.find("wall")->find("tables");
  std::size_t told = 0;
  for (const Json& card : tables->items()) {
    EXPECT_FALSE(card.find("view")->is_null());
    EXPECT_EQ(card.find("turn")->find("seats")->items().size(), 1u);
    ++told;
  }
  EXPECT_EQ(told, 2u) << wall;
}

TEST(ClassControl, TheWallCountsWhatBotsDidAtASeat) {
  Bench bench;
  Lesson lesson(bench, R"("game":"victory-line","size":4)");
  lesson.start(7);  // four, and three with a bot
  for (int i = 0; i < 60; ++i) {
    bench.advance(5'000);
    for (std::size_t pupil = 0; pupil < lesson.pupils.size(); ++pupil) {
      const Member& one = *lesson.lesson().member(lesson.people[pupil]);
      const Room& table = *lesson.table(one.place.table);
      if (!table.playing() || !table.play.table->waiting().seats.has(seat_at(one.place.seat)))
        continue;
      lesson.pupil(pupil, "do",
                   "\"" + table.play.table->any_move(seat_at(one.place.seat), 7) + "\"");
    }
  }
  bench.advance(1'000);
  bool some = false;
  const std::string wall = lesson.last(lesson.teacher, "wall");
  const JsonResult read = parse_json(wall);
  ASSERT_TRUE(read) << wall;
  for (const Json& card : read.value.find("wall")->find("tables")->items()) {
    for (const Json& seat : card.find("seats")->items()) {
      const bool bot = seat.find("person")->is_null();
      const auto by_bots = seat.find("by_bots")->integer().value_or(-1);
      EXPECT_TRUE(bot ? by_bots >= 0 : by_bots == 0) << wall;
      some = some || by_bots > 0;
    }
  }
  EXPECT_TRUE(some) << wall;
}

struct Penalty : testing::Test {
  Bench bench;
  Lesson lesson;
  Penalty() : lesson((bench.bots_answer = false, bench), R"("game":"victory-line","size":4)") {
    lesson.start(4);
  }
  const Room& table() const { return *lesson.table(1); }
  std::size_t calls() const {
    return static_cast<std::size_t>(
        std::count_if(table().entries.begin(), table().entries.end(),
                      [](const JournalEntry& one) { return one.who.kind == Actor::Kind::host; }));
  }
};

TEST_F(Penalty, IsCalledByThoseWhoLead) {  // V21
  EXPECT_EQ(lesson.pupil(0, "penalty", R"({"table":1,"team":0})"), "not-host");
  EXPECT_EQ(lesson.lead("penalty", R"({"table":2,"team":0})"), "no-such-seat");
  EXPECT_EQ(lesson.lead("penalty", R"({"table":1})"), "bad-command");
  EXPECT_EQ(calls(), 0u);
  EXPECT_EQ(lesson.lead("penalty", R"({"table":1,"team":0})"), "");
  EXPECT_EQ(calls(), 1u);
  EXPECT_EQ(table().entries.back().command, "penalty 0");
  EXPECT_EQ(table().play.table->waiting().seats.count(), 2);  // both give up a card
  // While they do none can be called: two turns are what it stands between.
  EXPECT_EQ(lesson.lead("penalty", R"({"table":1,"team":0})"), "wrong-phase");
}

TEST_F(Penalty, IsCarriedOutOnceAlsoAfterACrash) {
  bench.hold_writes = true;
  lesson.lead("penalty", R"({"table":1,"team":1})");
  ASSERT_EQ(bench.held_writes.size(), 1u);
  const auto writes = std::move(bench.held_writes);
  bench.give(input::Written{writes[0].ticket, bench.store.commit(std::span{&writes[0].append, 1})});
  bench.held_writes.clear();  // the table's own change was never written
  bench.hold_writes = false;
  bench.crash();
  lesson.teacher = lesson.resume(lesson.token);
  EXPECT_EQ(calls(), 1u);
  bench.crash();
  lesson.teacher = lesson.resume(lesson.token);
  EXPECT_EQ(calls(), 1u);
}

TEST_F(Penalty, WaitsForTheEndOfAPause) {
  EXPECT_EQ(lesson.lead("pause"), "");
  EXPECT_EQ(lesson.lead("penalty", R"({"table":1,"team":0})"), "");
  EXPECT_EQ(calls(), 0u);
  EXPECT_EQ(lesson.lead("unpause"), "");
  EXPECT_EQ(calls(), 1u);
}

// A pupil throws the speculator's die at the table they were led to (R22).
TEST(ClassControl, APupilThrowsTheDie) {
  Bench bench;
  Lesson lesson(bench, R"("game":"rationing","size":3,"options":{"top":"steps"})");
  for (int i = 0; i < 3; ++i) lesson.join(R"(,"throws":true)");
  bench.advance(6'000);
  ASSERT_EQ(lesson.lead("seat"), "");
  ASSERT_EQ(lesson.lead("start"), "");
  const auto view = [&] { return parse_json(lesson.table(1)->play.table->view(kNobody)); };
  const auto phase = [&] {
    const JsonResult now = view();
    return std::string{now.value.find("phase")->text()};
  };
  const auto pupil_at = [&](const Json& seat) {
    const auto i = static_cast<std::size_t>(seat.integer().value_or(0));
    return lesson.index_of(lesson.table(1)->chairs[i].person);
  };
  for (int round = 0; round < 3; ++round) {
    const JsonResult before = view();
    ASSERT_EQ(lesson.pupil(pupil_at(*before.value.find("active")), "do", "\"stop\""), "");
    const JsonResult now = view();
    ASSERT_EQ(lesson.pupil(pupil_at(now.value.find("queue")->items()[0]), "do", "\"pass\""), "");
  }
  const JsonResult now = view();
  ASSERT_EQ(now.value.find("phase")->text(), "speculator");
  const std::size_t thrower = pupil_at(*now.value.find("active"));
  EXPECT_EQ(lesson.pupil((thrower + 1) % 3, "throw"), "not-your-turn");
  ASSERT_EQ(lesson.lead("pause"), "");
  EXPECT_EQ(lesson.pupil(thrower, "throw"), "paused");
  bench.advance(60'000);
  EXPECT_EQ(phase(), "speculator");
  ASSERT_EQ(lesson.lead("unpause"), "");
  EXPECT_EQ(lesson.pupil(thrower, "throw"), "");
  EXPECT_EQ(phase(), "allocation");
}

}  // namespace
}  // namespace stolik
