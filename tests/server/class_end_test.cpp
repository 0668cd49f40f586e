// What a class's tables have in common, what comes of a lesson, and what nobody is told before its
// end.
#include <algorithm>

#include "server/hub/room.h"
#include "server/journal/class_file.h"
#include "tests/server/lesson.h"

namespace stolik {
namespace {

// Everybody at this table who can move does, so many times; the first of all commands or the last.
void play_some(Lesson& lesson, int number, int times, bool last) {
  for (int n = 0; n < times; ++n) {
    for (const int person : lesson.lesson().table(number)->seats) {
      if (person == 0) continue;
      const std::size_t i = lesson.index_of(person);
      const JsonResult legal =
          parse_json(lesson.bench.say_one(lesson.pupils[i], R"({"legal":{}})", "legal"));
      const auto& commands = legal.value.find("legal")->find("commands")->items();
      if (commands.empty()) continue;
      lesson.pupil(i, "do", "\"" + (last ? commands.back() : commands.front()).text() + "\"");
    }
  }
}

TEST(ClassWorlds, OfTwoTablesLookTheSame) {
  // Two lessons that differ only in what is done at table 1: whoever sits at table 2 hears the same
  // bytes.
  std::map<std::size_t, std::string> heard[2];
  for (const bool last : {false, true}) {
    Bench bench(5);
    bench.bots_answer = false;
    Lesson lesson(bench, R"("game":"triples","size":4)");
    lesson.start(8);
    play_some(lesson, 1, 3, last);
    lesson.pupil(lesson.index_of(lesson.lesson().table(1)->seats[last ? 1 : 2]), "hand",
                 R"({"up":true,"why":"x"})");
    for (const int person : lesson.lesson().table(2)->seats) {
      const std::size_t i = lesson.index_of(person);
      bench.say(lesson.pupils[i], R"({"legal":{}})");
      bench.say(lesson.pupils[i], R"({"ping":1})");
      lesson.back(i);
      heard[last][i] = bench.all_sent[lesson.pupils[i]];
    }
  }
  // A class's own number counts hands and pauses, and stands in some texts; nothing else may
  // differ.
  ASSERT_EQ(heard[0].size(), 4u);
  for (const auto& [i, text] : heard[0]) EXPECT_EQ(text, heard[1][i]) << i;
}

TEST(Class, AllItsTablesHaveTheSameDeal) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":5)");
  lesson.start(15);
  for (int seat = 0; seat < 5; ++seat) {
    const std::string first = lesson.table(1)->play.table->view(seat_at(seat));
    EXPECT_EQ(first, lesson.table(2)->play.table->view(seat_at(seat)));
    EXPECT_EQ(first, lesson.table(3)->play.table->view(seat_at(seat)));
  }
  Lesson other(bench, R"("game":"triples","size":5,"same_deal":false)", 2000);
  other.start(10);
  EXPECT_NE(other.table(1)->play.table->view(seat_at(0)),
            other.table(2)->play.table->view(seat_at(0)));
}

TEST(Class, NamesAreDrawnUnlessThePlanSaysOtherwise) {
  Bench bench;
  Lesson lesson(bench);
  lesson.join(R"(,"name":"Somebody")");
  EXPECT_EQ(bench.all_sent[lesson.pupils[0]].find("Somebody"), std::string::npos);
  EXPECT_EQ(bench.all_sent[lesson.teacher].find("Somebody"), std::string::npos);
}

TEST(Class, EveryWordOfThoseWhoLeadIsKnown) {
  Bench bench;
  Lesson lesson(bench);
  lesson.join_all(5);
  for (const char* name :
       {"door",   "lock",      "reopen",    "admit",  "turn-away",  "remove",  "ban",
        "rename", "ticket",    "seat",      "place",  "wish",       "unwish",  "start",
        "pause",  "unpause",   "message",   "more",   "finish",     "move",    "stand-in",
        "end",    "penalty",   "hand-down", "show",   "next-round", "debrief", "question",
        "reveal", "end-class", "grant",     "revoke", "forks",      "report",  "file"}) {
    const auto answers =
        bench.say(lesson.teacher, "{\"" + std::string{name} + "\":{},\"id\":\"k-" + name + "\"}");
    EXPECT_FALSE(answers.empty()) << name;
    for (const std::string& text : answers)
      EXPECT_EQ(text.find("This is no message of the wire"), std::string::npos) << name;
  }
}

TEST(Class, TheProjectorShowsNoGameThatIsOver) {
  Bench bench;
  Lesson lesson(bench, R"("game":"rationing","size":3)");
  lesson.start(6);
  const auto granted = bench.say(lesson.teacher, R"({"grant":{"role":"projector"},"id":"g1"})");
  const Conn projector = lesson.resume(get(Bench::pick(granted, "granted"), "granted", "token"));
  EXPECT_EQ(lesson.lead("end", R"({"table":1})"), "");
  bench.inbox[projector].clear();
  bench.advance(1'000);
  const JsonResult wall = parse_json(lesson.last(projector, "wall"));
  const Json& card = wall.value.find("wall")->find("tables")->items().front();
  EXPECT_EQ(card.find("phase")->text(), "over");
  EXPECT_TRUE(card.find("view")->is_null());
  EXPECT_TRUE(card.find("story")->items().empty());
  EXPECT_EQ(card.find("trips"), nullptr);
  EXPECT_EQ(card.find("stuck"), nullptr);
}

TEST(Class, NothingOfTheDealIsToldBeforeTheClassIsOver) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":5)");
  lesson.start(10);
  const std::string seed = to_hex(lesson.room().seed);
  EXPECT_EQ(lesson.lead("end", R"({"table":1})"),
            "");  // a table that is over knows what others do not
  const std::size_t there = lesson.index_of(lesson.lesson().table(1)->seats[0]);
  EXPECT_EQ(
      get(bench.say_one(lesson.pupils[there], R"({"journal":{}})", "refused"), "refused", "code"),
      "wrong-phase");
  EXPECT_EQ(
      get(bench.say_one(lesson.pupils[there], R"({"file":{}})", "refused"), "refused", "code"),
      "wrong-phase");
  EXPECT_EQ(get(bench.say_one(lesson.teacher, R"({"forks":{}})", "refused"), "refused", "code"),
            "wrong-phase");
  EXPECT_EQ(lesson.lead("debrief"), "");
  EXPECT_NE(bench.say_one(lesson.teacher, R"({"forks":{}})", "forks"), "");
  for (const auto& [conn, text] : bench.all_sent) EXPECT_EQ(text.find(seed), std::string::npos);
  EXPECT_EQ(lesson.lead("end-class"), "");
  EXPECT_NE(bench.all_sent[lesson.teacher].find(seed), std::string::npos);
  // The file can be verified: each table's lots, and that all had the same.
  const std::string file =
      get(bench.say_one(lesson.pupils[there], R"({"file":{}})", "file"), "file", "text");
  const ClassVerdict verdict =
      verify_class(built_in_shelf(), file, commitment_of(lesson.room().seed));
  EXPECT_EQ(verdict.trouble, "");
  EXPECT_EQ(verdict.tables.size(), 2u);
  EXPECT_EQ(verdict.alike, verdict.compared);
}

TEST(Class, AnAnswerAndARefusalCarryTheIdOfTheirQuestion) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":5)");
  lesson.start(5);
  EXPECT_EQ(
      get(bench.say_one(lesson.teacher, R"({"report":{},"id":"q1"})", "refused"), "refused", "id"),
      "q1");
  EXPECT_EQ(
      get(bench.say_one(lesson.pupils[0], R"({"legal":{},"id":"q2"})", "legal"), "legal", "id"),
      "q2");
  EXPECT_EQ(lesson.lead("debrief"), "");
  for (const std::string name : {"forks", "report"}) {
    const std::string told =
        bench.say_one(lesson.teacher, "{\"" + name + R"(":{},"id":"q-)" + name + "\"}", name);
    EXPECT_EQ(get(told, name, "id"), "q-" + name);
    EXPECT_EQ(parse_json(bench.say_one(lesson.teacher, "{\"" + name + "\":{}}", name))
                  .value.find(name)
                  ->find("id"),
              nullptr);
  }
  EXPECT_EQ(lesson.lead("end-class"), "");
  EXPECT_EQ(get(bench.say_one(lesson.teacher, R"({"file":{},"id":"q3"})", "file"), "file", "id"),
            "q3");
}

// The disk has not kept yet that the last table was broken off when the teacher asks: the answer
// waits for it.
TEST(Class, ForksThatAreAskedForTooSoonComeLater) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":4)");
  lesson.start(8);
  play_some(lesson, 1, 1, false);
  play_some(lesson, 2, 1, true);
  bench.hold_writes = true;
  bench.say(lesson.teacher, R"({"debrief":{},"id":"debrief-01234567890123456789"})");
  bench.answer_writes();  // the class is in its debriefing, its tables are about to end
  bench.say(lesson.teacher, R"({"forks":{}})");
  EXPECT_EQ(bench.all_sent[lesson.teacher].find("{\"forks\""), std::string::npos);
  bench.hold_writes = false;
  bench.answer_writes();
  EXPECT_NE(bench.all_sent[lesson.teacher].find("{\"forks\""), std::string::npos);
}

TEST(Class, AReportIsNotToldInTheRoundAfterItWasAskedFor) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":4)");
  lesson.start(8);
  bench.hold_writes = true;
  bench.say(lesson.teacher, R"({"debrief":{},"id":"debrief-01234567890123456789"})");
  bench.answer_writes();  // the class is in its debriefing, its tables are about to end
  bench.say(lesson.teacher, R"({"report":{"language":"pl"},"id":"asked-too-late"})");
  bench.say(lesson.teacher, R"({"next-round":{},"id":"next-01234567890123456789"})");
  ASSERT_EQ(bench.held_writes.size(), 3u);
  std::rotate(bench.held_writes.begin(), bench.held_writes.end() - 1,
              bench.held_writes.end());  // the class is quicker than its tables
  bench.hold_writes = false;
  bench.answer_writes();
  EXPECT_EQ(lesson.lesson().phase, Class::Phase::seating);
  EXPECT_EQ(bench.all_sent[lesson.teacher].find("{\"report\""), std::string::npos);
  EXPECT_NE(bench.all_sent[lesson.teacher].find(R"({"refused":{"id":"asked-too-late")"),
            std::string::npos);
  EXPECT_EQ(get(lesson.last(lesson.teacher, "refused"), "refused", "code"), "wrong-phase");
}

// Made while the next round began, or broken between two that were wanted: nobody is told it in the
// debriefing after that.
TEST(Class, AReportOfTheRoundBeforeIsMadeAnew) {
  enum class Ends { before_the_round, in_the_round, after_the_round, broken };
  for (const Ends ends :
       {Ends::before_the_round, Ends::in_the_round, Ends::after_the_round, Ends::broken}) {
    Bench bench;
    bench.bots_answer = false;
    Lesson lesson(bench, R"("game":"triples","size":4)");
    lesson.start(8);
    EXPECT_EQ(lesson.lead("debrief"), "");
    bench.hold_work = true;
    bench.say(lesson.teacher, R"({"report":{"language":"pl"}})");
    bench.say(lesson.teacher, R"({"report":{"language":"en"}})");
    ASSERT_EQ(bench.held_work.size(), 1u);
    if (ends == Ends::before_the_round || ends == Ends::broken) bench.answer_work();
    if (ends == Ends::broken) bench.answer_work("out of paper");
    EXPECT_EQ(lesson.lead("next-round"), "");
    if (ends == Ends::in_the_round || ends == Ends::before_the_round) bench.answer_work();
    EXPECT_EQ(lesson.lead("start"), "");
    EXPECT_EQ(lesson.lead("debrief"), "");
    bench.answer_work();
    bench.hold_work = false;
    bench.answer_work();
    bench.inbox[lesson.teacher].clear();
    const std::string told =
        bench.say_one(lesson.teacher, R"({"report":{"language":"pl"}})", "report");
    const JsonResult report = parse_json(told);
    ASSERT_NE(told, "") << static_cast<int>(ends);
    EXPECT_EQ(report.value.find("report")->find("tables")->items().size(), 4u)
        << static_cast<int>(ends);
  }
}

// What prices were paid, what was placed: the page that shows the report knows which events to ask
// for. Whispers are in none of them.
TEST(Class, AReportTellsThePublicEventsThatAreAskedFor) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":4)");
  lesson.start(8);
  EXPECT_EQ(lesson.lead("debrief"), "");
  const std::string plain = bench.say_one(lesson.teacher, R"({"report":{}})", "report");
  EXPECT_EQ(plain.find("\"told\""), std::string::npos);
  const std::string told =
      bench.say_one(lesson.teacher, R"({"report":{"events":["dealt","began"]}})", "report");
  const JsonResult report = parse_json(told);
  const Json* tables = report.value.find("report")->find("measures")->find("told");
  ASSERT_NE(tables, nullptr);
  ASSERT_EQ(tables->items().size(), 2u);
  const Json& first = tables->items()[0];
  EXPECT_EQ(first.find("people")->items().size(), 4u);
  ASSERT_GE(first.find("events")->items().size(), 4u);
  EXPECT_EQ(told.find("\"cards\""), std::string::npos) << "hands are whispered";
  for (const char* events : {R"("asked")", R"(["asked",1])", R"(["a b"])", R"([""])"}) {
    const std::string said = std::string{R"({"report":{"events":)"} + events + R"(},"id":"bad"})";
    EXPECT_EQ(get(bench.say_one(lesson.teacher, said, "refused"), "refused", "code"), "bad-message")
        << events;
  }
}

// Learning mode: of the class as a whole, while it plays, by who has a seat; kept over a crash.
TEST(Class, AReportTellsHowOftenCardsWereFoundAndMissed) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"victory-line","size":4)");
  const auto code = [&](Conn conn, const std::string& said) {
    return get(bench.say_one(conn, "{\"sought\":" + said + "}", "refused"), "refused", "code");
  };
  lesson.join();
  EXPECT_EQ(code(lesson.pupils[0], R"({"card":"a","missed":1})"), "wrong-phase");
  lesson.start(7);
  for (const char* wrong : {R"({"card":"","missed":1})", R"({"card":"a"})",
                            R"({"card":"a","missed":144})", R"({"card":"a","missed":-1})", "7"})
    EXPECT_EQ(code(lesson.pupils[0], wrong), "bad-message") << wrong;
  EXPECT_EQ(code(lesson.teacher, R"({"card":"a","missed":0})"), "not-host");
  bench.say(lesson.pupils[0], R"({"sought":{"card":"battle-of-kursk","missed":2}})");
  bench.advance(60'000);  // written down by now
  bench.crash();
  lesson.teacher = lesson.resume(lesson.token);
  lesson.back(1);
  EXPECT_EQ(lesson.lesson().sought.at("battle-of-kursk").missed, 2);
  bench.say(lesson.pupils[1], R"({"sought":{"card":"battle-of-kursk","missed":0}})");
  EXPECT_EQ(lesson.lead("debrief"), "");
  const std::string told = bench.say_one(lesson.teacher, R"({"report":{}})", "report");
  EXPECT_NE(told.find(R"("sought":[{"card":"battle-of-kursk","found":2,"missed":2}])"),
            std::string::npos)
      << told;
}

TEST(Class, TablesPartAndTheForkIsVotedOn) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":4)");
  lesson.start(8);
  play_some(lesson, 1, 1, false);
  play_some(lesson, 2, 1, true);
  EXPECT_EQ(lesson.lead("debrief"), "");
  const JsonResult forks = parse_json(bench.say_one(lesson.teacher, R"({"forks":{}})", "forks"));
  ASSERT_FALSE(forks.value.find("forks")->find("forks")->items().empty());
  EXPECT_EQ(lesson.lead("question", R"({"kind":"fork","number":1})"), "");
  const std::string asked = lesson.last(lesson.pupils[0], "class");
  EXPECT_EQ(asked.find("\"worth\""), std::string::npos);  // not before the votes
  EXPECT_EQ(lesson.pupil(0, "vote", R"({"option":0})"), "");
  EXPECT_EQ(lesson.lead("reveal"), "");
  EXPECT_NE(lesson.last(lesson.pupils[0], "class").find("\"worth\""), std::string::npos);
  EXPECT_EQ(lesson.lead("question", R"({"kind":"fork","number":9})"), "no-such-person");
}

TEST(Class, WhoDoesNotKnowMaySaySo) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":4)");
  lesson.start(4);
  EXPECT_EQ(lesson.lead("debrief"), "");
  EXPECT_EQ(lesson.lead("question", R"({"kind":"text","text":"?"})"), "");
  EXPECT_EQ(lesson.pupil(0, "vote", R"({"option":-1})"), "wrong-phase");  // nothing to choose from
  EXPECT_EQ(lesson.lead("question", R"({"kind":"text","text":"?","options":["a","b"]})"), "");
  EXPECT_EQ(lesson.pupil(0, "vote", R"({"option":-1})"), "");
  EXPECT_EQ(lesson.pupil(1, "vote", R"({"option":1})"), "");
  EXPECT_EQ(lesson.pupil(2, "vote", R"({"option":-2})"), "bad-message");
  EXPECT_EQ(lesson.pupil(2, "vote", "{}"), "bad-message");
  EXPECT_EQ(lesson.pupil(2, "vote", R"({"place":"1 2"})"), "bad-message");
  const auto asked = [&](Conn conn, const char* what) {
    return get(lesson.last(conn, "class"), "class", "question", what);
  };
  EXPECT_EQ(asked(lesson.pupils[0], "mine"), "-1");
  EXPECT_EQ(asked(lesson.teacher, "votes"), "2");
  EXPECT_EQ(asked(lesson.teacher, "unsure"), "null");
  EXPECT_EQ(lesson.lead("reveal"), "");
  EXPECT_EQ(asked(lesson.pupils[2], "unsure"), "1");
  EXPECT_EQ(asked(lesson.pupils[2], "counts"), "[0,1]");
}

TEST(Class, PlacesOnTheMapAreToldOnceShownAndWithoutPersons) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":4)");
  lesson.start(4);
  EXPECT_EQ(lesson.lead("debrief"), "");
  EXPECT_EQ(lesson.lead("question", R"({"kind":"place"})"), "bad-message");
  EXPECT_EQ(lesson.lead("question", R"({"kind":"place","about":"set-1"})"), "");
  for (const char* wrong : {"", "41.49", "41.49,13.81", "91 0", "0 181", "41.49 13.81 1", " 41 13",
                            "nan 1", "41.49 13.81x", "1e1 2"}) {
    EXPECT_EQ(lesson.pupil(0, "vote", R"({"place":")" + std::string{wrong} + "\"}"), "bad-message")
        << wrong;
    bench.advance(2'000);
  }
  EXPECT_EQ(lesson.pupil(0, "vote", R"({"place":"41.49 13.81"})"), "");
  EXPECT_EQ(lesson.pupil(1, "vote", R"({"place":"-33.9 -18"})"), "");
  EXPECT_EQ(lesson.pupil(2, "vote", R"({"option":-1})"), "");
  EXPECT_EQ(lesson.pupil(2, "vote", R"({"option":0})"), "bad-message");
  const auto asked = [&](Conn conn, const char* what) {
    return get(lesson.last(conn, "class"), "class", "question", what);
  };
  EXPECT_EQ(asked(lesson.pupils[0], "mine"), "41.49 13.81");
  EXPECT_EQ(lesson.last(lesson.pupils[1], "class").find("41.49"), std::string::npos);
  EXPECT_EQ(lesson.last(lesson.teacher, "class").find("41.49"), std::string::npos);
  EXPECT_EQ(asked(lesson.teacher, "votes"), "3");
  bench.crash();
  lesson.teacher = lesson.resume(lesson.token);
  EXPECT_EQ(lesson.lead("reveal"), "");
  EXPECT_EQ(asked(lesson.teacher, "places"), R"(["-33.9 -18","41.49 13.81"])");
  EXPECT_EQ(asked(lesson.teacher, "unsure"), "1");
  // Whose it was stands in the report, for those who lead, and nowhere else.
  const std::string report = bench.say_one(lesson.teacher, R"({"report":{}})", "report");
  EXPECT_NE(report.find(R"("unsure":1,"places":["-33.9 -18","41.49 13.81"])"), std::string::npos);
  EXPECT_NE(
      report.find(R"("places":[{"asked":{"kind":"place","about":"set-1"},"place":"41.49 13.81"}])"),
      std::string::npos);
}

TEST(Class, TheProjectorIsToldHowNamesAreGiven) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","names":"own")");
  const std::string granted = Bench::pick(
      bench.say(lesson.teacher, R"({"grant":{"role":"projector"},"id":"g-1"})"), "granted");
  const Conn screen = lesson.resume(get(granted, "granted", "token"));
  EXPECT_EQ(get(lesson.last(screen, "class"), "class", "names"), "own");
}

TEST(Class, TheReportIsMadeAfterACrashToo) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":4)");
  lesson.start(8);
  play_some(lesson, 1, 2, false);
  EXPECT_EQ(lesson.lead("debrief"), "");
  EXPECT_EQ(lesson.pupil(2, "exit", R"({"answers":["=1+1","<b>"]})"), "");
  bench.crash();
  lesson.teacher = lesson.resume(lesson.token);
  bench.say(lesson.teacher, R"({"report":{"language":"pl"}})");
  const JsonResult report = parse_json(lesson.last(lesson.teacher, "report"));
  ASSERT_TRUE(report);
  const Json* body = report.value.find("report");
  ASSERT_NE(body, nullptr);
  EXPECT_EQ(body->find("people")->items().size(), 8u);
  EXPECT_EQ(body->find("tables")->items().size(), 2u);
  EXPECT_NE(body->find("csv")->text().find(';'), std::string::npos);
}

TEST(Class, IsPlayedAgainAtHome) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":4)");
  lesson.start(8);
  const Conn home = bench.open();
  EXPECT_EQ(Bench::pick(lesson.knock(home, R"(,"homework":true)"), "homework"),
            "");  // not while it is played
  EXPECT_EQ(lesson.lead("debrief"), "");
  EXPECT_EQ(lesson.lead("end-class"), "");
  const JsonResult told =
      parse_json(Bench::pick(lesson.knock(bench.open(), R"(,"homework":true)"), "homework"));
  ASSERT_TRUE(told);
  const auto& deals = told.value.find("homework")->find("deals")->items();
  ASSERT_EQ(deals.size(), 1u);
  EXPECT_TRUE(deals[0].find("opening")->items()[0].text().starts_with("deal "));
  EXPECT_EQ(deals[0].find("results")->items().size(), 2u);
  EXPECT_EQ(deals[0].find("people")->items().size(), 2u);
  // The key of the deal: whoever has it draws the same lots.
  const Room& table = *lesson.table(1);
  EXPECT_EQ(deals[0].find("key")->text(),
            to_hex(class_key(table.seed, table.settings.of_class->shares())));
  EXPECT_EQ(get(Bench::pick(lesson.knock(bench.open()), "refused"), "refused", "code"),
            "no-such-table");
}

TEST(Class, WhatIsPlayedAtHomeIsMadeOnce) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":4)");
  lesson.start(8);
  EXPECT_EQ(lesson.lead("debrief"), "");
  EXPECT_EQ(lesson.lead("end-class"), "");
  const std::string first =
      Bench::pick(lesson.knock(bench.open(), R"(,"homework":true)"), "homework");
  const int works = bench.works;
  EXPECT_NE(bench.say_one(lesson.teacher, R"({"report":{"language":"pl"}})", "report"), "");
  EXPECT_EQ(bench.works, works + 1);
  EXPECT_EQ(Bench::pick(lesson.knock(bench.open(), R"(,"homework":true)"), "homework"), first);
  EXPECT_EQ(bench.works, works + 1);
}

}  // namespace
}  // namespace stolik
