// A class: its door, its seats, its tables, its wall. What its pupils, its leaders and its
// projector are told.
#include <algorithm>
#include <set>

#include "server/hub/room.h"
#include "tests/server/lesson.h"

namespace stolik {
namespace {

TEST(Class, IsOpenedByAPlanAndEnteredByItsCode) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","size":5,"title":"8b","until":2)");
  EXPECT_EQ(lesson.code.size(), 8u);
  EXPECT_EQ(lesson.token.size(), 64u);
  lesson.join();
  EXPECT_EQ(lesson.tokens[0].size(), 64u);
  const std::string state = lesson.last(lesson.pupils[0], "class");
  EXPECT_EQ(get(state, "class", "phase"), "lobby");
  EXPECT_EQ(get(state, "class", "title"), "8b");
  EXPECT_EQ(get(state, "class", "people"), "");  // a pupil is not told who is there
  lesson.join();
  // The door is open for two; the third waits.
  const Conn third = bench.open();
  EXPECT_NE(Bench::pick(lesson.knock(third), "knocking"), "");
  bench.advance(300);
  EXPECT_NE(lesson.last(lesson.teacher, "people").find("knocking\":[{"), std::string::npos);
  EXPECT_EQ(lesson.lead("admit", R"({"all":true})"), "");
  EXPECT_NE(lesson.last(third, "entered"), "");
}

TEST(Class, BadPlansAreRefused) {
  Bench bench;
  const auto code = [&](const std::string& plan) {
    const Conn conn = bench.open();
    static int n = 5000;
    return get(
        bench.say_one(conn, R"({"open-class":{)" + plan + R"(},"id":")" + secret_id(++n) + "\"}",
                      "refused"),
        "refused", "code");
  };
  EXPECT_EQ(code(R"("game":"chess")"), "unknown-game");
  EXPECT_EQ(code(R"("game":"rationing","size":6)"), "bad-option");
  EXPECT_EQ(code(R"("game":"triples","door":"ajar")"), "bad-option");
  EXPECT_EQ(code(R"("game":"triples","away_seconds":5)"), "bad-option");
  EXPECT_EQ(code(R"("game":"triples","until":41)"), "bad-option");
  EXPECT_EQ(code(R"("game":"triples","options":{"variant":"odd"})"), "bad-option");
  // What was meant otherwise is not taken for what is usual: names and days that things are kept
  // least of all.
  for (const char* wrong :
       {R"("same_deal":"no")", R"("coach":1)", R"("names":true)", R"("keep":null)", R"("keep":0)",
        R"("door":1)", R"("bot":3)", R"("title":8)"}) {
    EXPECT_EQ(code(R"("game":"triples",)" + std::string{wrong}), "bad-option") << wrong;
  }
}

TEST(Class, TheSameWordsAgainOpenNoSecondClassAndLetNobodyInTwice) {
  Bench bench;
  Lesson lesson(bench);
  const std::string open =
      R"({"open-class":{"game":"triples","size":5},"id":")" + secret_id(1000) + R"("})";
  const Conn again = bench.open();
  const std::string entered = bench.say_one(again, open, "entered");
  EXPECT_EQ(get(entered, "entered", "class"), lesson.id);
  EXPECT_NE(get(entered, "entered", "token"),
            lesson.token);  // a new one; the old one was perhaps never heard
  EXPECT_EQ(bench.hub->counts().tables_known, 1u);
}

TEST(Class, WhoIsRemovedMayKnockAgainWhoIsBannedMayNot) {
  Bench bench;
  Lesson lesson(bench);
  const std::string device = R"(,"device":"abcdefghijklmnopqrstuvw1")";
  lesson.join(device);
  EXPECT_EQ(lesson.lead("remove", R"({"person":)" + std::to_string(lesson.people[0]) + "}"), "");
  EXPECT_EQ(get(lesson.last(lesson.pupils[0], "bye"), "bye", "why"), "removed");
  lesson.join(device);
  ASSERT_NE(lesson.people[1], 0);
  EXPECT_EQ(lesson.lead("ban", R"({"person":)" + std::to_string(lesson.people[1]) + "}"), "");
  EXPECT_EQ(get(Bench::pick(lesson.knock(bench.open(), device), "refused"), "refused", "code"),
            "no-such-table");
  EXPECT_NE(Bench::pick(lesson.knock(bench.open()), "knocking"),
            "");  // who does not say which device it is waits from now on
  EXPECT_NE(
      Bench::pick(lesson.knock(bench.open(), R"(,"device":"abcdefghijklmnopqrstuvw2")"), "entered"),
      "");
}

TEST(Class, OwnNamesWaitUntilTheyAreLetIn) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","names":"own")");
  const auto granted = bench.say(lesson.teacher, R"({"grant":{"role":"projector"},"id":"g1"})");
  const Conn projector = lesson.resume(get(Bench::pick(granted, "granted"), "granted", "token"));
  const Conn rude = bench.open();
  EXPECT_NE(Bench::pick(lesson.knock(rude, R"(,"name":"Rude Name")"), "knocking"), "");
  bench.advance(1'000);
  EXPECT_NE(bench.all_sent[lesson.teacher].find("Rude Name"), std::string::npos);
  EXPECT_EQ(bench.all_sent[projector].find("Rude Name"), std::string::npos);
  EXPECT_EQ(lesson.lead("admit", R"({"all":true})"), "");
  EXPECT_NE(bench.all_sent[projector].find("Rude Name"), std::string::npos);
}

TEST(Class, LinksOfThoseWhoLeadAreTakenBack) {
  Bench bench;
  Lesson lesson(bench);
  const auto granted = bench.say(lesson.teacher, R"({"grant":{"role":"co-teacher"},"id":"g1"})");
  const std::string token = get(Bench::pick(granted, "granted"), "granted", "token");
  const std::string person = get(Bench::pick(granted, "granted"), "granted", "person");
  const Conn second = lesson.resume(token);
  EXPECT_NE(lesson.last(second, "class"), "");
  EXPECT_TRUE(lesson.say(second, "lock", R"({"on":true})").starts_with("{\"ok\""));
  EXPECT_EQ(get(lesson.say(second, "grant", R"({"role":"projector"})"), "refused", "code"),
            "not-host");
  EXPECT_EQ(lesson.lead("revoke", R"({"person":)" + person + "}"), "");
  EXPECT_EQ(get(lesson.last(second, "bye"), "bye", "why"), "revoked");
  EXPECT_EQ(lesson.last(second, "class"), "") << "told once more, as it is told to a pupil";
  EXPECT_NE(lesson.last(lesson.resume(token), "refused"), "");
}

TEST(Class, APupilComesBackOnAnyDevice) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(5);
  const Conn old = lesson.pupils[2];
  lesson.back(2);
  EXPECT_EQ(get(lesson.last(old, "bye"), "bye", "why"), "elsewhere");
  EXPECT_NE(lesson.last(lesson.pupils[2], "moved"), "");
  EXPECT_NE(lesson.last(lesson.pupils[2], "fresh"), "");
  // The teacher makes a ticket; what was known before opens nothing any more.
  const auto texts =
      bench.say(lesson.teacher,
                R"({"ticket":{"person":)" + std::to_string(lesson.people[2]) + R"(},"id":"t1"})");
  const std::string ticket = get(Bench::pick(texts, "ticket"), "ticket", "token");
  EXPECT_NE(lesson.last(lesson.resume(lesson.tokens[2]), "refused"), "");
  EXPECT_NE(lesson.last(lesson.resume(ticket), "fresh"), "");
}

TEST(Class, ATokenAskedForAgainUnderTheSameIdIsTheSameAlsoAfterACrash) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(5);
  const std::string person = std::to_string(lesson.people[2]);
  const std::string ticket = R"({"ticket":{"person":)" + person + R"(},"id":"t1"})";
  const std::string grant = R"({"grant":{"role":"projector"},"id":"g1"})";
  const std::string first = bench.say_one(lesson.teacher, ticket, "ticket");
  const std::string granted = bench.say_one(lesson.teacher, grant, "granted");
  EXPECT_EQ(get(first, "ticket", "id"), "t1");
  EXPECT_EQ(get(granted, "granted", "id"), "g1");
  EXPECT_NE(get(first, "ticket", "token"), get(granted, "granted", "token"));
  const std::size_t people = lesson.room().people.size();
  for (const bool crash : {false, true}) {
    if (crash) bench.crash();
    lesson.teacher = lesson.resume(lesson.token);
    const auto again = bench.say(lesson.teacher, ticket);
    ASSERT_EQ(again.size(), 2u);
    EXPECT_EQ(again[0], first);
    EXPECT_EQ(get(again[1], "ok", "again"), "true");
    EXPECT_EQ(bench.say_one(lesson.teacher, grant, "granted"), granted);
    EXPECT_EQ(lesson.room().people.size(), people);
  }
  EXPECT_NE(lesson.last(lesson.resume(get(first, "ticket", "token")), "fresh"), "");
  // Another id is another token; the first one opens nothing any more, and is not told again.
  const std::string other = bench.say_one(
      lesson.teacher, R"({"ticket":{"person":)" + person + R"(},"id":"t2"})", "ticket");
  EXPECT_NE(get(other, "ticket", "token"), get(first, "ticket", "token"));
  const auto late = bench.say(lesson.teacher, ticket);
  ASSERT_EQ(late.size(), 1u);
  EXPECT_EQ(get(late[0], "ok", "again"), "true");
  // Other contents under its id bring nothing.
  EXPECT_EQ(get(bench.say_one(lesson.teacher,
                              R"({"ticket":{"person":)" + person + R"(},"id":"g1"})", "refused"),
                "refused", "code"),
            "same-id");
}

// ---- seats

TEST(Class, IsSeatedByOnePressAndPlays) {
  Bench bench;
  Lesson lesson(bench);
  lesson.join_all(11);
  EXPECT_EQ(lesson.lead("start"), "wrong-phase");
  EXPECT_EQ(lesson.lead("seat"), "");
  ASSERT_EQ(lesson.lesson().tables.size(), 3u);
  EXPECT_EQ(lesson.lead("start"), "");
  std::set<int> seen;
  for (int number = 1; number <= 3; ++number) {
    const Room* table = lesson.table(number);
    ASSERT_NE(table, nullptr);
    EXPECT_TRUE(table->playing());
    EXPECT_EQ(table->host, 0);
    for (const Person& one : table->people)
      EXPECT_TRUE(seen.insert(one.number).second) << "at two tables";
  }
  EXPECT_EQ(seen.size(), 11u);
  for (const Conn pupil : lesson.pupils) {
    EXPECT_NE(get(lesson.last(pupil, "moved"), "moved", "table"), "");
    EXPECT_NE(get(lesson.last(pupil, "fresh"), "fresh", "view"), "");
  }
  // Somebody whose turn it is moves, over the same line.
  int moved = 0;
  for (std::size_t i = 0; i < lesson.pupils.size(); ++i) {
    const std::string legal = bench.say_one(lesson.pupils[i], R"({"legal":{}})", "legal");
    const JsonResult parsed = parse_json(legal);
    const Json* commands = parsed.value.find("legal")->find("commands");
    if (commands->items().empty()) continue;
    EXPECT_EQ(lesson.pupil(i, "do", "\"" + commands->items()[0].text() + "\""), "");
    ++moved;
  }
  EXPECT_GE(moved, 1);
}

TEST(Class, APupilIsNoHostOfATable) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(5);
  for (const char* word :
       {"start", "pause", "end", "seat", "rematch", "sit", "grant", "erase", "admit"}) {
    EXPECT_EQ(lesson.pupil(0, word), "not-host") << word;
  }
  EXPECT_EQ(lesson.pupil(0, "nonsense"), "bad-message");
  EXPECT_EQ(lesson.lead("do", "\"ask 1 anders\""), "wrong-phase");  // a teacher sits at no table
}

TEST(Class, SeatsFollowTheTeachersHand) {
  Bench bench;
  Lesson lesson(bench);
  lesson.join_all(10);
  EXPECT_EQ(lesson.lead("seat"), "");
  const int ann = lesson.lesson().tables[0].seats[0];
  const int ben = lesson.lesson().tables[1].seats[2];
  EXPECT_EQ(lesson.lead("place", R"({"person":)" + std::to_string(ann) + R"(,"table":2,"seat":2})"),
            "");
  EXPECT_EQ(lesson.lesson().tables[1].seats[2], ann);
  EXPECT_EQ(lesson.lesson().tables[0].seats[0], ben);
  // Wishes hold when it is drawn again.
  EXPECT_EQ(
      lesson.lead("wish", R"({"apart":[)" + std::to_string(ann) + "," + std::to_string(ben) + "]}"),
      "");
  EXPECT_EQ(lesson.lead("wish", R"({"pin":[)" + std::to_string(ann) + ",1]}"), "");
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(lesson.lead("seat"), "");
    EXPECT_EQ(lesson.lesson().member(ann)->place.table, 1);
    EXPECT_EQ(lesson.lesson().member(ben)->place.table, 2);
  }
  EXPECT_EQ(lesson.lead("place", R"({"person":999,"table":1})"), "no-such-person");
  EXPECT_EQ(lesson.lead("place", R"({"person":)" + std::to_string(ann) + R"(,"table":9})"),
            "no-such-seat");
}

TEST(Class, GhostsAreNotSeated) {
  Bench bench;
  Lesson lesson(bench);
  lesson.join_all(6);
  bench.close(lesson.pupils[5]);
  lesson.join();  // just now: not there for five seconds
  EXPECT_EQ(lesson.lead("seat"), "");
  EXPECT_EQ(lesson.lesson().member(lesson.people[5])->place.table, 0);
  EXPECT_EQ(lesson.lesson().member(lesson.people[6])->place.table, 0);
  EXPECT_EQ(lesson.lesson().tables.size(), 1u);
  // Nobody stays without a place once it begins, whenever they are there.
  EXPECT_EQ(lesson.lead("start"), "");
  EXPECT_NE(lesson.lesson().member(lesson.people[6])->place.table, 0);
  lesson.back(5);
  EXPECT_NE(lesson.lesson().member(lesson.people[5])->place.table, 0);
  EXPECT_NE(lesson.last(lesson.pupils[5], "fresh"), "");
}

TEST(Class, APupilWhoSaysALotIsToldToWait) {
  Bench bench;
  Lesson lesson(bench);
  lesson.join_all(1);
  std::string answer;
  for (int i = 0; i < 30 && answer.empty(); ++i) answer = lesson.pupil(0, "hand", R"({"up":true})");
  EXPECT_EQ(answer, "too-many");
}

TEST(Class, LatecomersTakeABotsSeatThenSitBesideThenReport) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"rationing","size":5)");
  lesson.start(9);  // 5 and 4 with a bot
  const auto late = [&] {
    const Conn conn = bench.open();
    lesson.knock(conn);
    EXPECT_EQ(lesson.lead("admit", R"({"all":true})"), "");
    return conn;
  };
  const Conn first = late();
  EXPECT_EQ(get(lesson.last(first, "moved"), "moved", "as"), "seat");
  const Conn second = late();
  EXPECT_EQ(get(lesson.last(second, "moved"), "moved", "as"), "second");
  // Whoever sits beside sees what that seat sees, and proposes.
  const std::string view = get(lesson.last(second, "fresh"), "fresh", "view", "hands");
  EXPECT_NE(view.find("{"), std::string::npos) << view;
  EXPECT_EQ(lesson.lead("finish", R"({"minutes":0})"), "");
  for (int i = 0; i < 20; ++i) late();
  int reporters = 0;
  for (const auto& [person, one] : lesson.lesson().members)
    reporters += one.place.as == ClassPlace::As::reporter && one.place.table != 0;
  EXPECT_GT(reporters, 0);
}

TEST(Class, ASecondHeadWhoIsMadeAReporterSeesNoHandAnyMore) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench);
  lesson.start(5);
  const Conn conn = bench.open();
  lesson.knock(conn);
  EXPECT_EQ(lesson.lead("admit", R"({"all":true})"), "");
  ASSERT_EQ(get(lesson.last(conn, "moved"), "moved", "as"), "second");
  const std::string person = get(lesson.last(conn, "entered"), "entered", "person");
  const int number = std::stoi(person);
  ASSERT_GE(lesson.table(1)->person(number)->beside, 0);
  EXPECT_EQ(lesson.lead("move", R"({"person":)" + person + R"(,"table":1,"as":"reporter"})"), "");
  EXPECT_EQ(get(lesson.last(conn, "moved"), "moved", "as"), "reporter");
  EXPECT_EQ(lesson.table(1)->person(number)->beside, -1);
  EXPECT_EQ(get(lesson.last(conn, "fresh"), "fresh", "view"),
            lesson.table(1)->play.table->view(kNobody));
}

TEST(Class, TheDoorIsLockedByTheStartAndReopensForOne) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(5);
  EXPECT_NE(Bench::pick(lesson.knock(bench.open()), "knocking"), "");
  EXPECT_EQ(lesson.lead("reopen"), "");
  EXPECT_NE(Bench::pick(lesson.knock(bench.open()), "entered"), "");
  EXPECT_NE(Bench::pick(lesson.knock(bench.open()), "knocking"), "");
}

TEST(Class, ABotStandsInForWhoIsAwayAndGivesBack) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","size":5,"away_seconds":20)");
  lesson.start(5);
  const int person = lesson.people[3];
  const int seat = lesson.lesson().member(person)->place.seat;
  bench.close(lesson.pupils[3]);
  bench.advance(19'000);
  EXPECT_FALSE(lesson.table(1)->chairs[static_cast<std::size_t>(seat)].stand_in);
  bench.advance(1'100);
  EXPECT_TRUE(lesson.table(1)->chairs[static_cast<std::size_t>(seat)].stand_in);
  lesson.back(3);
  EXPECT_FALSE(lesson.table(1)->chairs[static_cast<std::size_t>(seat)].stand_in);
  EXPECT_EQ(lesson.lesson().member(person)->place.table, 1);
}

TEST(Class, APupilIsMovedWhileTheGameGoesOn) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench, R"("game":"triples","size":4,"same_deal":true)");
  lesson.start(7);  // 4 and 3 with a bot
  const auto& tables = lesson.lesson().tables;
  ASSERT_EQ(tables.size(), 2u);
  const int with_bot =
      std::find(tables[0].seats.begin(), tables[0].seats.end(), 0) != tables[0].seats.end() ? 1 : 2;
  const int other = 3 - with_bot;
  const int person = tables[static_cast<std::size_t>(other) - 1].seats[0];
  const Conn conn = lesson.pupils[lesson.index_of(person)];
  EXPECT_EQ(lesson.lead("pause"), "");
  EXPECT_EQ(lesson.lead("move", R"({"person":)" + std::to_string(person) + R"(,"table":)" +
                                    std::to_string(with_bot) + "}"),
            "");
  EXPECT_EQ(lesson.lead("unpause"), "");
  EXPECT_EQ(get(lesson.last(conn, "moved"), "moved", "table"), std::to_string(with_bot));
  EXPECT_EQ(lesson.table(other)->person(person), nullptr);
  ASSERT_NE(lesson.table(with_bot)->person(person), nullptr);
  EXPECT_GE(lesson.table(with_bot)->seat_of(person), 0);
  EXPECT_EQ(lesson.table(other)->chairs[0].kind, Chair::Kind::bot);
  EXPECT_NE(lesson.last(conn, "fresh"), "");
}

TEST(Class, ASecondRoundMixesAndLeavesTheFirstBehind) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","size":4)");
  lesson.start(16);
  const auto first = lesson.lesson().tables;
  EXPECT_EQ(lesson.lead("next-round"), "");
  EXPECT_EQ(get(lesson.last(lesson.pupils[0], "moved"), "moved", "table"), "null");
  EXPECT_EQ(lesson.lead("start"), "");
  EXPECT_EQ(lesson.lesson().round, 2);
  std::set<std::pair<int, int>> met;
  for (const ClassTable& table : first) {
    for (const int a : table.seats) {
      for (const int b : table.seats) met.insert({a, b});
    }
  }
  int again = 0;
  for (const ClassTable& table : lesson.lesson().tables) {
    for (const int a : table.seats) {
      for (const int b : table.seats) again += a < b && met.contains({a, b});
    }
  }
  EXPECT_EQ(again, 0);
  for (const ClassTable& table : first)
    EXPECT_NE(bench.hub->look(table.id)->phase, Head::Phase::playing);
}

// ---- the wall

TEST(Class, APauseHoldsEveryTable) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench);
  lesson.start(10);
  EXPECT_EQ(lesson.lead("pause"), "");
  for (int number = 1; number <= 2; ++number) EXPECT_TRUE(lesson.table(number)->paused);
  for (std::size_t i = 0; i < lesson.pupils.size(); ++i) {
    EXPECT_EQ(get(lesson.last(lesson.pupils[i], "class"), "class", "paused"), "true");
    EXPECT_EQ(lesson.pupil(i, "do", "\"ask 1 anders\""), "paused");
  }
  EXPECT_EQ(lesson.lead("pause"), "wrong-phase");
  EXPECT_EQ(lesson.lead("unpause"), "");
  for (int number = 1; number <= 2; ++number) EXPECT_FALSE(lesson.table(number)->paused);
  EXPECT_EQ(lesson.lead("pause", R"({"table":2})"), "");
  EXPECT_FALSE(lesson.table(1)->paused);
  EXPECT_TRUE(lesson.table(2)->paused);
}

TEST(Class, NoCommandIsTakenOnceThePauseIsDurable) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench);
  lesson.start(5);
  // The class's pause is written; the table's own is not yet.
  bench.hold_writes = true;
  lesson.lead("pause");
  ASSERT_EQ(bench.held_writes.size(), 1u);
  const auto writes = std::move(bench.held_writes);
  bench.held_writes.clear();
  bench.give(input::Written{writes[0].ticket, bench.store.commit(std::span{&writes[0].append, 1})});
  EXPECT_EQ(bench.held_writes.size(), 1u);  // the table's
  for (std::size_t i = 0; i < 5; ++i) lesson.pupil(i, "do", "\"ask 1 anders\"");
  bench.hold_writes = false;
  bench.answer_writes();
  for (std::size_t i = 0; i < 5; ++i)
    EXPECT_EQ(get(lesson.last(lesson.pupils[i], "refused"), "refused", "code"), "paused");
}

// The class's pause is written; for the table's own there is no room at that moment.
TEST(Class, NoCommandIsTakenThoughTheTablesPauseWasNotWritten) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench);
  lesson.start(5);
  bench.hold_writes = true;
  lesson.lead("pause");
  const auto writes = std::move(bench.held_writes);
  bench.held_writes.clear();
  bench.give(input::Written{writes[0].ticket, bench.store.commit(std::span{&writes[0].append, 1})});
  ASSERT_EQ(bench.held_writes.size(), 1u);  // the table's
  const Ticket refused = bench.held_writes[0].ticket;
  bench.held_writes.clear();
  bench.hold_writes = false;
  bench.give(input::Written{refused, {Outcome::Kind::full, "no room"}});
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(lesson.pupil(i, "do", "\"ask 1 anders\""), "paused");
  }
}

TEST(Class, TheWallTellsWhoIsStuckAndShowsNoHand) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench);
  lesson.start(5);
  bench.advance(1'000);
  const std::string wall = lesson.last(lesson.teacher, "wall");
  ASSERT_NE(wall, "");
  EXPECT_EQ(get(wall, "wall", "now").empty(), false);
  bench.advance(90'000);
  EXPECT_NE(lesson.last(lesson.teacher, "wall").find("\"stuck\":1"), std::string::npos);
  bench.advance(90'000);
  EXPECT_NE(lesson.last(lesson.teacher, "wall").find("\"stuck\":2"), std::string::npos);
  // Each hand, as its seat sees it, stands in nothing that the teacher was told.
  const Room& table = *lesson.table(1);
  for (int seat = 0; seat < 5; ++seat) {
    const JsonResult view = parse_json(table.play.table->view(seat_at(seat)));
    std::string hand;
    view.value.find("hands")->items()[static_cast<std::size_t>(seat)].write(hand);
    ASSERT_GT(hand.size(), 4u);
    EXPECT_EQ(bench.all_sent[lesson.teacher].find(hand), std::string::npos);
  }
}

TEST(Class, TheSameRefusalThreeTimesIsAWordToTheTeacher) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench);
  lesson.start(5);
  std::size_t waiting = 0;
  while (bench.say_one(lesson.pupils[waiting], R"({"legal":{}})", "legal").find("ask") !=
         std::string::npos)
    ++waiting;
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(lesson.pupil(waiting, "do", "\"ask 1 anders\""), "not-your-turn");
  bench.advance(1'000);
  EXPECT_NE(lesson.last(lesson.teacher, "wall").find(R"("trips":[{"rule":"T7","times":3}])"),
            std::string::npos);
}

TEST(Class, HandsAreRaisedAndTakenDown) {
  Bench bench;
  Lesson lesson(bench);
  lesson.join_all(3);
  EXPECT_EQ(lesson.pupil(1, "hand", R"({"up":true,"why":"co dalej?"})"), "");
  EXPECT_NE(lesson.last(lesson.teacher, "class").find("co dalej?"), std::string::npos);
  EXPECT_EQ(lesson.last(lesson.pupils[0], "class").find("co dalej?"), std::string::npos);
  EXPECT_EQ(lesson.lead("hand-down", R"({"person":)" + std::to_string(lesson.people[1]) + "}"), "");
  EXPECT_EQ(lesson.pupil(1, "hand", R"({"up":false})"), "wrong-phase");
}

TEST(Class, FinishesWhenItsTimeIsOver) {
  Bench bench;
  bench.bots_answer = false;
  Lesson lesson(bench);
  lesson.start(5);
  EXPECT_EQ(lesson.lead("finish", R"({"minutes":5})"), "");
  bench.advance(4 * 60'000);
  EXPECT_EQ(lesson.lead("more", R"({"minutes":5})"), "");
  bench.advance(5 * 60'000);
  EXPECT_TRUE(lesson.table(1)->playing());
  bench.advance(4 * 60'000);
  EXPECT_EQ(lesson.table(1)->phase, Head::Phase::over);
}

TEST(Class, VotesComeBeforeTheAnswerAndNameNobody) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(5);
  EXPECT_EQ(lesson.lead("debrief"), "");
  EXPECT_EQ(get(lesson.last(lesson.pupils[0], "moved"), "moved", "table"), "null");
  EXPECT_EQ(lesson.lead("question", R"({"kind":"text","text":"Why?","options":["one","two"]})"),
            "");
  EXPECT_EQ(lesson.pupil(0, "vote", R"({"option":1})"), "");
  EXPECT_EQ(lesson.pupil(1, "vote", R"({"option":1})"), "");
  EXPECT_EQ(lesson.pupil(1, "vote", R"({"option":0})"), "");  // changed
  EXPECT_EQ(lesson.pupil(2, "vote", R"({"option":2})"), "bad-message");
  EXPECT_EQ(get(lesson.last(lesson.teacher, "class"), "class", "question", "counts"), "null");
  EXPECT_EQ(get(lesson.last(lesson.teacher, "class"), "class", "question", "votes"), "2");
  EXPECT_EQ(lesson.lead("reveal"), "");
  EXPECT_EQ(get(lesson.last(lesson.pupils[3], "class"), "class", "question", "counts"), "[1,1]");
  EXPECT_EQ(lesson.pupil(3, "vote", R"({"option":1})"), "wrong-phase");
  EXPECT_EQ(lesson.pupil(3, "exit", R"({"answers":["a","b"]})"), "");
  EXPECT_EQ(get(lesson.last(lesson.teacher, "class"), "class", "exits"), "1");
}

// ---- kept and forgotten

TEST(Class, ComesBackAfterACrashWithEverybodyInTheirPlace) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(11);
  const auto tables = lesson.lesson().tables;
  bench.crash();
  lesson.teacher = lesson.resume(lesson.token);
  for (std::size_t i = 0; i < 11; ++i) lesson.back(i);
  ASSERT_EQ(lesson.lesson().tables.size(), tables.size());
  for (std::size_t i = 0; i < 11; ++i) {
    EXPECT_NE(lesson.last(lesson.pupils[i], "fresh"), "") << i;
    EXPECT_EQ(get(lesson.last(lesson.pupils[i], "moved"), "moved", "table"),
              std::to_string(lesson.lesson().member(lesson.people[i])->place.table));
  }
}

TEST(Class, ItsTablesAreMadeAfterACrashIfTheyWereNot) {
  Bench bench;
  Lesson lesson(bench);
  lesson.join_all(10);
  EXPECT_EQ(lesson.lead("seat"), "");
  bench.hold_writes = true;
  lesson.lead("start");
  ASSERT_EQ(bench.held_writes.size(), 1u);
  const auto writes = std::move(bench.held_writes);
  bench.give(input::Written{writes[0].ticket, bench.store.commit(std::span{&writes[0].append, 1})});
  bench.held_writes.clear();  // the tables were never written
  bench.hold_writes = false;
  bench.crash();
  for (std::size_t i = 0; i < 10; ++i) lesson.back(i);
  for (std::size_t i = 0; i < 10; ++i) EXPECT_NE(lesson.last(lesson.pupils[i], "fresh"), "") << i;
}

TEST(Class, IsErasedWithAllItsTables) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(10);
  EXPECT_EQ(bench.hub->counts().tables_known, 3u);
  EXPECT_EQ(lesson.lead("erase"), "");
  EXPECT_EQ(bench.hub->counts().tables_known, 0u);
  std::vector<Head> heads;
  bench.store.list(heads);
  EXPECT_TRUE(heads.empty());
  for (const Conn pupil : lesson.pupils)
    EXPECT_EQ(get(lesson.last(pupil, "bye"), "bye", "why"), "expired");
}

TEST(Class, IsForgottenWhenItsPlanSaysSo) {
  for (const auto& [keep, ms] :
       {std::pair{"now", 60'000LL}, {"day", 24 * 3'600'000LL}, {"week", 7 * 24 * 3'600'000LL}}) {
    Bench bench;
    Lesson lesson(bench, R"("game":"triples","keep":")" + std::string{keep} + "\"");
    lesson.start(5);
    EXPECT_EQ(lesson.lead("end-class"), "");
    bench.advance(ms - 1'000);
    EXPECT_EQ(bench.hub->counts().tables_known, 2u) << keep;
    bench.advance(2'000);
    EXPECT_EQ(bench.hub->counts().tables_known, 0u) << keep;
  }
}

TEST(Class, TablesWithoutAClassAreErasedAtTheNextStart) {
  Bench bench;
  Lesson lesson(bench);
  lesson.start(10);
  Append erase;
  erase.table = lesson.class_id();
  erase.erase = true;
  bench.store.commit(std::span{&erase, 1});
  bench.crash();
  bench.advance(10);
  EXPECT_EQ(bench.hub->counts().tables_known, 0u);
}

TEST(Class, AFloodOfKnocksLeavesTheWallUsable) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","door":"knock")");
  bench.inbox[lesson.teacher].clear();
  for (int i = 0; i < 10'000; ++i) {
    const Conn conn = bench.open();
    lesson.knock(conn);
    if (i % 100 == 0) bench.advance(1);
  }
  bench.advance(1'000);
  EXPECT_LE(lesson.room().people.size(), 1u);
  EXPECT_LT(bench.inbox[lesson.teacher].size(), 20u);
  const JsonResult people = parse_json(lesson.last(lesson.teacher, "people"));
  EXPECT_LE(people.value.find("people")->find("knocking")->items().size(), 60u);
  EXPECT_EQ(lesson.lead("lock", R"({"on":true})"), "");
}

}  // namespace
}  // namespace stolik
