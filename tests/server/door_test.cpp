// At the door: whoever knocks, waits, is let in or goes leaves nothing behind, and is answered.

#include "tests/server/party.h"

namespace stolik {
namespace {

std::string knock_text(const std::string& code, const std::string& id,
                       const std::string& more = "") {
  return R"({"knock":{"code":")" + code + "\"" + more + R"(},"id":")" + id + R"("})";
}

std::string create_text(int n, const std::string& door = "knock") {
  return R"({"create":{"game":"triples","seats":["open","open","open"],"door":")" + door +
         R"("},"id":")" + secret_id(n) + R"("})";
}

// A table of its own behind a closed door.
struct House {
  Bench& bench;
  Conn host;
  std::string code;
  std::string table;
  std::string token;
  std::string invitation;

  House(Bench& b, int n, const std::string& door = "knock") : bench(b), host(b.open()) {
    const std::string welcome = Bench::pick(bench.say(host, create_text(n, door)), "welcome");
    code = get(welcome, "welcome", "code");
    table = get(welcome, "welcome", "table");
    token = get(welcome, "welcome", "token");
    invitation = get(welcome, "welcome", "invitation");
  }
  // Those who knock, as the host was told last.
  std::string knocking() const {
    std::string last;
    for (const std::string& text : bench.inbox[host]) {
      if (text.starts_with("{\"people\"")) last = get(text, "people", "knocking");
    }
    return last;
  }
  std::string say(const std::string& name, const std::string& body, const std::string& id) {
    const auto texts = bench.say(host, "{\"" + name + "\":" + body + ",\"id\":\"" + id + "\"}");
    const std::string ok = Bench::pick(texts, "ok");
    return ok.empty() ? Bench::pick(texts, "refused") : ok;
  }
  const Room& room() const {
    TableId id{};
    parse_table_name(table, id);
    return *bench.hub->look(id);
  }
  int inside() const {
    return static_cast<int>(std::count_if(room().people.begin(), room().people.end(),
                                          [](const Person& p) { return !p.gone; }));
  }
};

// ---- one knock for each line

TEST(Door, WhoKnocksElsewhereNoLongerStandsHere) {
  Bench bench;
  House a(bench, 1);
  House b(bench, 2);
  const Conn guest = bench.open();
  bench.say(guest, knock_text(a.code, secret_id(10)));
  EXPECT_NE(a.knocking(), "[]");
  const auto answers = bench.say(guest, knock_text(b.code, secret_id(11)));
  EXPECT_FALSE(Bench::pick(answers, "knocking").empty());
  EXPECT_EQ(a.knocking(), "[]");
  EXPECT_NE(b.knocking(), "[]");
  bench.close(guest);
  EXPECT_EQ(b.knocking(), "[]");
}

TEST(Door, SixtyWhoKnockedAndWentDoNotLockIt) {
  Bench bench;
  House a(bench, 1);
  House b(bench, 2);
  for (int i = 0; i < 70; ++i) {
    const Conn guest = bench.open();
    bench.say(guest, knock_text(a.code, secret_id(100 + i)));
    bench.say(guest, knock_text(b.code, secret_id(200 + i)));
    bench.close(guest);
  }
  const Conn friend_of_a = bench.open();
  EXPECT_FALSE(bench.say_one(friend_of_a, knock_text(a.code, secret_id(99)), "knocking").empty());
}

TEST(Door, OneNetworkDoesNotLockIt) {
  Streets streets;
  Bench bench(1, streets.config());
  House a(bench, 1);
  std::vector<Conn> crowd;
  for (int i = 0; i < 60; ++i) {
    crowd.push_back(streets.open(bench, static_cast<std::uint64_t>(100 + i), 7));
    ASSERT_FALSE(
        bench.say_one(crowd.back(), knock_text(a.code, secret_id(100 + i)), "knocking").empty())
        << i;
  }
  const auto knocks = [&](std::uint64_t wide, int id) {
    const Conn conn = streets.open(bench, wide, wide);
    const auto texts = bench.say(conn, knock_text(a.code, secret_id(id)));
    return Bench::pick(texts, "knocking").empty()
               ? get(Bench::pick(texts, "refused"), "refused", "code")
               : "knocking";
  };
  EXPECT_EQ(knocks(7, 200), "no-such-table");  // they have their places
  EXPECT_EQ(knocks(8, 201), "knocking");
  EXPECT_EQ(get(Bench::pick(bench.inbox[crowd[0]], "bye"), "bye", "why"),
            "turned-away");  // who stood there longest
  EXPECT_TRUE(Bench::pick(bench.inbox[crowd[1]], "bye").empty());
  EXPECT_EQ(parse_json(a.knocking()).value.items().size(), 60u);
  // Others come from one network too, and no more of them than is fair.
  for (int i = 1; i < 30; ++i) EXPECT_EQ(knocks(8, 201 + i), "knocking") << i;
  EXPECT_EQ(knocks(8, 240), "no-such-table");
  EXPECT_EQ(knocks(7, 241), "no-such-table");
  EXPECT_EQ(knocks(9, 242), "knocking");
  // Who gave way may come again when there is room.
  bench.close(crowd[59]);
  EXPECT_EQ(knocks(7, 243), "knocking");
}

TEST(Door, SixtyFromSixtyNetworksAreAsManyAsCanKnock) {
  Streets streets;
  Bench bench(1, streets.config());
  House a(bench, 1);
  for (int i = 0; i <= 60; ++i) {
    const auto from = static_cast<std::uint64_t>(10 + i);
    const std::string knocking = bench.say_one(streets.open(bench, from, from),
                                               knock_text(a.code, secret_id(100 + i)), "knocking");
    EXPECT_EQ(knocking.empty(), i == 60) << i;
  }
}

TEST(Door, WhoOpensATableOrComesBackElsewhereStopsKnocking) {
  Bench bench;
  House a(bench, 1);
  House b(bench, 2);
  const Conn one = bench.open();
  bench.say(one, knock_text(a.code, secret_id(10)));
  bench.say(one, create_text(3));
  EXPECT_EQ(a.knocking(), "[]");
  const Conn two = bench.open();
  bench.say(two, knock_text(a.code, secret_id(11)));
  EXPECT_NE(a.knocking(), "[]");
  bench.say(two, R"({"resume":{"table":")" + b.table + R"(","token":")" + b.token + R"("}})");
  EXPECT_EQ(a.knocking(), "[]");
}

TEST(Door, AKnockThatFindsNothingLeavesTheOtherStanding) {
  Bench bench;
  House a(bench, 1);
  const Conn guest = bench.open();
  bench.say(guest, knock_text(a.code, secret_id(10)));
  bench.say(guest, knock_text("nothing", secret_id(11)));
  EXPECT_NE(a.knocking(), "[]");
}

TEST(Door, WithoutSpectatorsNobodyComesInToWatch) {
  Bench bench;
  Party party(bench, R"("open","bot","bot")", R"(,"spectators":false)");
  const auto knock = [&](int id, const std::string& more) {
    const auto texts = bench.say(bench.open(), R"({"knock":{"code":")" + party.code + "\"" + more +
                                                   R"(},"id":")" + secret_id(id) + R"("})");
    return Bench::pick(texts, "welcome").empty()
               ? get(Bench::pick(texts, "refused"), "refused", "code")
               : "welcome";
  };
  EXPECT_EQ(knock(500, R"(,"watch":true)"), "no-such-table");
  const Conn guest = party.join();  // might have taken a seat
  party.act(0, "sit", R"({"seat":0})");
  party.act(0, "start", "{}");
  EXPECT_EQ(knock(501, ""), "no-such-table");
  const std::string& told = bench.all_sent[guest];
  EXPECT_NE(told.find(R"("hands":[)"), std::string::npos)
      << told;  // stays, and sees what everyone knows
  EXPECT_EQ(told.find(R"("hands":[[)"), std::string::npos) << told;
}

TEST(Door, TheSameKnockAgainIsTheSameKnock) {
  Bench bench;
  House a(bench, 1);
  const Conn guest = bench.open();
  const std::string first = bench.say_one(guest, knock_text(a.code, secret_id(10)), "knocking");
  EXPECT_EQ(bench.say_one(guest, knock_text(a.code, secret_id(10)), "knocking"), first);
  const Conn later = bench.open();  // the same person on a new line
  EXPECT_EQ(bench.say_one(later, knock_text(a.code, secret_id(10)), "knocking"), first);
  EXPECT_EQ(get(Bench::pick(bench.inbox[guest], "bye"), "bye", "why"), "elsewhere");
  bench.close(later);
  EXPECT_EQ(a.knocking(), "[]");
}

TEST(Door, WhoWasLetInAfterGoingElsewhereIsNotBroughtBack) {
  Bench bench;
  House a(bench, 1);
  House b(bench, 2);
  const Conn guest = bench.open();
  const std::string knocking = bench.say_one(guest, knock_text(a.code, secret_id(10)), "knocking");
  bench.hold_writes = true;
  a.say("admit", R"({"person":)" + get(knocking, "knocking", "person") + "}", "a1");
  bench.say(guest, knock_text(b.code, secret_id(11)));
  bench.hold_writes = false;
  bench.inbox[guest].clear();
  bench.answer_writes();
  EXPECT_TRUE(Bench::pick(bench.inbox[guest], "welcome").empty());
  EXPECT_EQ(a.inside(), 2);
  bench.advance(61'000);  // nobody came: the place is free again
  EXPECT_EQ(a.inside(), 1);
}

// ---- those who came in and vanished

TEST(Ghosts, WhoHasNoSeatAndIsNotHereGivesUpThePlaceAfterAMinute) {
  Bench bench;
  House a(bench, 1, "open");
  const Conn guest = bench.open();
  const std::string token =
      get(bench.say_one(guest, knock_text(a.code, secret_id(10)), "welcome"), "welcome", "token");
  bench.close(guest);
  bench.advance(59'000);
  EXPECT_EQ(a.inside(), 2);
  bench.advance(2'000);
  EXPECT_EQ(a.inside(), 1);
  const Conn again = bench.open();
  const std::string back =
      R"({"resume":{"table":")" + a.table + R"(","token":")" + token + R"("}})";
  EXPECT_EQ(get(bench.say_one(again, back, "refused"), "refused", "code"), "bad-token");
}

TEST(Ghosts, WhoComesBackInTimeStays) {
  Bench bench;
  House a(bench, 1, "open");
  const Conn guest = bench.open();
  const std::string token =
      get(bench.say_one(guest, knock_text(a.code, secret_id(10)), "welcome"), "welcome", "token");
  const std::string back =
      R"({"resume":{"table":")" + a.table + R"(","token":")" + token + R"("}})";
  Conn line = guest;
  for (int i = 0; i < 5; ++i) {
    bench.close(line);
    bench.advance(50'000);
    line = bench.open();
    EXPECT_FALSE(bench.say_one(line, back, "welcome").empty());
    bench.advance(30'000);
  }
  EXPECT_EQ(a.inside(), 2);
}

TEST(Ghosts, WhoComesBackWhileThePlaceIsGivenUpIsToldBye) {
  Bench bench;
  House a(bench, 1, "open");
  const Conn guest = bench.open();
  const std::string token =
      get(bench.say_one(guest, knock_text(a.code, secret_id(10)), "welcome"), "welcome", "token");
  bench.close(guest);
  bench.hold_writes = true;
  bench.advance(61'000);
  const Conn again = bench.open();
  bench.say(again, R"({"resume":{"table":")" + a.table + R"(","token":")" + token + R"("}})");
  bench.hold_writes = false;
  bench.answer_writes();
  EXPECT_EQ(get(Bench::pick(bench.inbox[again], "bye"), "bye", "why"), "left");
}

TEST(Ghosts, SeatsAreKept) {
  Bench bench;
  Party party(bench);
  party.full_table();
  bench.close(party.conns[2]);
  bench.advance(600'000);
  EXPECT_EQ(party.room().seat_of(3), 2);
  party.resume(2);
  party.act(0, "start", "{}");
  bench.close(party.conns[1]);
  bench.advance(600'000);
  EXPECT_EQ(party.room().seat_of(2), 1);
  EXPECT_FALSE(Bench::pick(bench.inbox[party.resume(1)], "welcome").empty());
}

TEST(Ghosts, WhoLosesTheSeatWhileAwayHasAMinuteFromThen) {
  Bench bench;
  Party party(bench);
  party.full_table();
  bench.close(party.conns[2]);
  bench.advance(600'000);
  party.act(0, "move", R"({"person":1,"seat":2})");  // they change places
  EXPECT_EQ(party.room().seat_of(3), 0);
  party.act(0, "stand", "{}");
  party.act(0, "move", R"({"person":1,"seat":0})");  // and now there is no place to change to
  EXPECT_EQ(party.room().seat_of(3), -1);
  bench.advance(59'000);
  EXPECT_NE(party.room().person(3), nullptr);
  bench.advance(2'000);
  EXPECT_EQ(party.room().person(3), nullptr);
}

TEST(Ghosts, AHostWithoutASeatHandsTheHouseOverFirst) {
  Bench bench;
  House a(bench, 1, "open");
  const Conn guest = bench.open();
  bench.say(guest, knock_text(a.code, secret_id(10)));
  bench.close(a.host);
  bench.advance(61'000);
  EXPECT_EQ(a.room().host, 2);
  EXPECT_EQ(a.inside(), 2);
  bench.advance(60'000);
  EXPECT_EQ(a.inside(), 1);
}

TEST(Ghosts, ATableNobodyIsAtKeepsItsPeople) {
  Bench bench;
  House a(bench, 1, "open");
  const Conn guest = bench.open();
  bench.say(guest, knock_text(a.code, secret_id(10)));
  bench.close(guest);
  bench.close(a.host);
  bench.advance(600'000);
  const Conn back = bench.open();
  bench.say(back, R"({"resume":{"table":")" + a.table + R"(","token":")" + a.token + R"("}})");
  EXPECT_EQ(a.inside(), 2);
  bench.advance(61'000);
  EXPECT_EQ(a.inside(), 1);
}

TEST(Ghosts, ThirtyNineWhoVanishedFillNothing) {
  Bench bench;
  House a(bench, 1, "open");
  for (int i = 0; i < 39; ++i) {
    const Conn guest = bench.open();
    EXPECT_FALSE(bench.say_one(guest, knock_text(a.code, secret_id(100 + i)), "welcome").empty())
        << i;
    bench.close(guest);
  }
  EXPECT_LE(a.inside(), 32);
  const Conn invited = bench.open();
  const std::string text =
      R"({"knock":{"invitation":")" + a.invitation + R"("},"id":")" + secret_id(10) + R"("})";
  EXPECT_FALSE(bench.say_one(invited, text, "welcome").empty());
}

TEST(Ghosts, PlacesAreKeptForInvitationsAndTheHostsGuests) {
  Bench bench;
  House a(bench, 1, "open");
  int let_in = 1;
  for (int i = 0; i < 45; ++i) {  // all of them stay
    const Conn guest = bench.open();
    const auto texts = bench.say(guest, knock_text(a.code, secret_id(100 + i)));
    if (!Bench::pick(texts, "welcome").empty()) ++let_in;
    else EXPECT_EQ(get(Bench::pick(texts, "refused"), "refused", "code"), "no-such-table");
  }
  EXPECT_EQ(let_in, 32);
  for (int i = 0; i < 4; ++i) {
    const Conn invited = bench.open();
    const std::string text = R"({"knock":{"invitation":")" + a.invitation + R"("},"id":")" +
                             secret_id(200 + i) + R"("})";
    EXPECT_FALSE(bench.say_one(invited, text, "welcome").empty()) << i;
  }
  a.say("door", R"({"door":"knock"})", "d1");
  for (int i = 0; i < 4; ++i) {
    const Conn guest = bench.open();
    const std::string knocking =
        bench.say_one(guest, knock_text(a.code, secret_id(300 + i)), "knocking");
    EXPECT_FALSE(a.say("admit", R"({"person":)" + get(knocking, "knocking", "person") + "}",
                       "g" + std::to_string(i))
                     .empty());
    EXPECT_FALSE(Bench::pick(bench.inbox[guest], "welcome").empty());
  }
  EXPECT_EQ(a.inside(), 40);
  const Conn late = bench.open();
  EXPECT_EQ(
      get(bench.say_one(late, knock_text(a.code, secret_id(400)), "refused"), "refused", "code"),
      "no-such-table");
}

TEST(Ghosts, WhoKnockedBeforeItWasFullIsNotLetInBeyondIt) {
  Bench bench;
  House a(bench, 1);
  std::vector<std::string> knocks;
  for (int i = 0; i < 45; ++i) {
    const Conn guest = bench.open();
    knocks.push_back(get(bench.say_one(guest, knock_text(a.code, secret_id(100 + i)), "knocking"),
                         "knocking", "person"));
  }
  std::string answer;
  for (std::size_t i = 0; i < knocks.size(); ++i) {
    answer = a.say("admit", R"({"person":)" + knocks[i] + "}", "g" + std::to_string(i));
    EXPECT_EQ(answer.starts_with("{\"ok\""), i < 39) << answer;
  }
  EXPECT_EQ(get(answer, "refused", "code"), "too-many");
  EXPECT_EQ(a.inside(), 40);
}

TEST(Ghosts, AfterARestartNobodyIsPutOutBeforeTheyCanBeBack) {
  Bench bench;
  House a(bench, 1, "open");
  std::vector<std::string> tokens;
  for (int i = 0; i < 31; ++i) {
    const Conn guest = bench.open();
    tokens.push_back(get(bench.say_one(guest, knock_text(a.code, secret_id(100 + i)), "welcome"),
                         "welcome", "token"));
  }
  bench.crash();
  const Conn eager = bench.open();
  EXPECT_EQ(
      get(bench.say_one(eager, knock_text(a.code, secret_id(300)), "refused"), "refused", "code"),
      "no-such-table");
  for (const std::string& token : tokens) {
    const Conn back = bench.open();
    EXPECT_FALSE(
        bench
            .say_one(back,
                     R"({"resume":{"table":")" + a.table + R"(","token":")" + token + R"("}})",
                     "welcome")
            .empty());
  }
}

// ---- every queue has an end

TEST(Queues, WhoIsOneTooManyAtALoadingTableMayTryAgain) {
  Bench bench;
  House a(bench, 1, "open");
  bench.crash();
  bench.hold_loads = true;
  std::vector<Conn> crowd;
  for (int i = 0; i < 80; ++i) {
    crowd.push_back(bench.open());
    const auto texts = bench.say(crowd.back(), knock_text(a.code, secret_id(100 + i)));
    if (i < 64) EXPECT_TRUE(texts.empty());
    else EXPECT_EQ(get(Bench::pick(texts, "refused"), "refused", "code"), "busy");
  }
  // The same for those who come back with a token.
  const Conn back = bench.open();
  const std::string resume =
      R"({"resume":{"table":")" + a.table + R"(","token":")" + a.token + R"("},"id":"r1"})";
  const std::string refused = bench.say_one(back, resume, "refused");
  EXPECT_EQ(get(refused, "refused", "code"), "busy");
  EXPECT_EQ(get(refused, "refused", "id"), "r1");
  bench.hold_loads = false;
  bench.answer_load();
  EXPECT_FALSE(bench.say_one(back, resume, "welcome").empty());
  for (std::size_t i = 0; i < crowd.size(); ++i) {
    const auto& texts = bench.inbox[crowd[i]];
    if (!Bench::pick(texts, "welcome").empty()) continue;
    const auto again =
        bench.say(crowd[i], knock_text(a.code, secret_id(100 + static_cast<int>(i))));
    EXPECT_EQ(get(Bench::pick(again, "refused"), "refused", "code"), "no-such-table")
        << i;  // full, not "under way"
  }
}

TEST(Queues, OneThingAtATimeHasACodeOfItsOwn) {
  Bench bench;
  House a(bench, 1, "open");
  bench.crash();
  bench.hold_loads = true;
  const Conn guest = bench.open();
  bench.say(guest, knock_text(a.code, secret_id(10)));
  const std::string refused = bench.say_one(guest, knock_text(a.code, secret_id(11)), "refused");
  EXPECT_EQ(get(refused, "refused", "code"), "under-way");
  EXPECT_EQ(get(refused, "refused", "id"), secret_id(11));
}

TEST(Queues, WhoWaitsWhenTheServerStopsIsToldSo) {
  Bench bench;
  House a(bench, 1, "open");
  bench.crash();
  bench.hold_loads = true;
  const Conn guest = bench.open();
  bench.say(guest, knock_text(a.code, secret_id(10)));
  bench.give(input::Stopping{});
  EXPECT_EQ(get(Bench::pick(bench.inbox[guest], "bye"), "bye", "why"), "stopping");
}

TEST(Queues, WhoWaitsBehindAWriteWhenTheServerStopsIsToldSo) {
  Bench bench;
  House a(bench, 1, "open");
  bench.hold_writes = true;
  bench.say(a.host, R"({"sit":{"seat":0},"id":"s"})");
  const Conn guest = bench.open();
  bench.say(guest, knock_text(a.code, secret_id(10)));
  bench.give(input::Stopping{});
  EXPECT_EQ(get(Bench::pick(bench.inbox[guest], "bye"), "bye", "why"), "stopping");
  EXPECT_TRUE(Bench::pick(bench.inbox[a.host], "bye").empty());
  bench.answer_writes();
  EXPECT_FALSE(Bench::pick(bench.inbox[a.host], "ok").empty());
  EXPECT_EQ(get(Bench::pick(bench.inbox[a.host], "bye"), "bye", "why"), "stopping");
}

TEST(Queues, TooMuchAtATableIsBusyAndTheRestIsAnswered) {
  Bench bench;
  House a(bench, 1, "open");
  bench.hold_writes = true;
  bench.inbox[a.host].clear();
  for (int i = 0; i < 80; ++i) {
    bench.give(input::Received{a.host, R"({"rename":{"name":"Ala )" + std::to_string(i) +
                                           R"("},"id":"n)" + std::to_string(i) + "\"}"});
  }
  int busy = 0;
  for (const std::string& text : bench.inbox[a.host])
    busy += get(text, "refused", "code") == "busy" ? 1 : 0;
  EXPECT_EQ(busy, 80 - 64 - 1);
  bench.hold_writes = false;
  bench.answer_writes();
  int ok = 0;
  for (const std::string& text : bench.inbox[a.host]) ok += text.starts_with("{\"ok\"") ? 1 : 0;
  EXPECT_EQ(ok, 65);
}

TEST(Queues, QuestionsThatAreRefusedNameTheirId) {
  Bench bench;
  const Conn stranger = bench.open();
  for (const char* name : {"legal", "known", "journal", "sync"}) {
    const std::string text = std::string{"{\""} + name + R"(":{},"id":"q1"})";
    EXPECT_EQ(get(bench.say_one(stranger, text, "refused"), "refused", "id"), "q1") << name;
  }
  const std::string wrong = R"({"resume":{"table":"x","token":"y"},"id":"q2"})";
  EXPECT_EQ(get(bench.say_one(stranger, wrong, "refused"), "refused", "id"), "q2");
  House a(bench, 1);
  for (const char* name : {"known", "journal"}) {
    const std::string text = std::string{"{\""} + name + R"(":{},"id":"q3"})";
    EXPECT_EQ(get(bench.say_one(a.host, text, "refused"), "refused", "id"), "q3") << name;
  }
  const std::string here =
      R"({"resume":{"table":")" + a.table + R"(","token":")" + a.token + R"("},"id":"q4"})";
  EXPECT_EQ(get(bench.say_one(a.host, here, "refused"), "refused", "id"), "q4");
}

// ---- those who knock take nothing from those who are let in

TEST(Knocks, SixtyAtTheDoorDoNotStopWhoIsInvited) {
  Bench bench;
  House a(bench, 1);
  for (int i = 0; i < 60; ++i) {
    EXPECT_FALSE(
        bench.say_one(bench.open(), knock_text(a.code, secret_id(100 + i)), "knocking").empty())
        << i;
  }
  const auto one_more = bench.say(bench.open(), knock_text(a.code, secret_id(200)));
  EXPECT_EQ(get(Bench::pick(one_more, "refused"), "refused", "code"), "no-such-table");
  const std::string invited =
      R"({"knock":{"invitation":")" + a.invitation + R"("},"id":")" + secret_id(300) + R"("})";
  EXPECT_FALSE(bench.say_one(bench.open(), invited, "welcome").empty());
  a.say("door", R"({"door":"open"})", "d1");
  EXPECT_FALSE(bench.say_one(bench.open(), knock_text(a.code, secret_id(400)), "welcome").empty());
}

TEST(Knocks, TheirNamesAreNotTakenFromThoseInside) {
  Bench bench;
  House a(bench, 1);
  const Conn stranger = bench.open();
  const std::string knock =
      bench.say_one(stranger, knock_text(a.code, secret_id(10), R"(,"name":"Ola")"), "knocking");
  const auto twin = bench.say(bench.open(), knock_text(a.code, secret_id(11), R"(,"name":"ola")"));
  EXPECT_EQ(get(Bench::pick(twin, "refused"), "refused", "code"),
            "name-taken");  // the host could not tell them apart
  const std::string invited = R"({"knock":{"invitation":")" + a.invitation +
                              R"(","name":"Ola"},"id":")" + secret_id(12) + R"("})";
  EXPECT_FALSE(bench.say_one(bench.open(), invited, "welcome").empty());
  EXPECT_TRUE(a.say("rename", R"({"name":"Ela"})", "n1").starts_with("{\"ok\""));
  // Let in after somebody of that name: a name is drawn.
  EXPECT_TRUE(a.say("admit", R"({"person":)" + get(knock, "knocking", "person") + "}", "g1")
                  .starts_with("{\"ok\""));
  ASSERT_EQ(a.room().people.size(), 3u);
  EXPECT_NE(a.room().people[2].pseudonym, "");
  EXPECT_EQ(a.room().people[2].name, a.room().people[2].pseudonym);
}

// ---- ids of create and knock

TEST(Ids, TheSameCreateOnTwoLinesAtOnceOpensOneTable) {
  Bench bench;
  bench.hold_writes = true;
  const Conn first = bench.open();
  const Conn second = bench.open();
  bench.say(first, create_text(1));
  bench.say(second, create_text(1));
  bench.hold_writes = false;
  bench.answer_writes();
  EXPECT_EQ(bench.hub->counts().tables_known, 1u);
  const std::string one = Bench::pick(bench.inbox[first], "welcome");
  const std::string other = Bench::pick(bench.inbox[second], "welcome");
  EXPECT_EQ(get(one, "welcome", "table"), get(other, "welcome", "table"));
  EXPECT_EQ(get(other, "welcome", "person"), "1");
  EXPECT_EQ(get(Bench::pick(bench.inbox[first], "bye"), "bye", "why"), "elsewhere");
}

TEST(Ids, TheSameCreateOnTwoLinesIsRefusedOnBothWhereItCannotBeKept) {
  Bench bench;
  bench.hold_writes = true;
  const Conn first = bench.open();
  const Conn second = bench.open();
  bench.say(first, create_text(1));
  bench.say(second, create_text(1));
  bench.hold_writes = false;
  bench.store.set_full(true);
  bench.answer_writes();
  bench.store.set_full(false);
  for (const Conn conn : {first, second}) {
    EXPECT_EQ(get(Bench::pick(bench.inbox[conn], "refused"), "refused", "code"), "storage");
  }
  EXPECT_FALSE(bench.say_one(second, create_text(1), "welcome").empty());
  EXPECT_EQ(bench.hub->counts().tables_known, 1u);
}

TEST(Ids, OtherContentsUnderTheIdOfACreateOrAKnockAreRefused) {
  Bench bench;
  House open(bench, 1, "open");
  House closed(bench, 2);
  const auto code = [&](const std::string& text) {
    return get(Bench::pick(bench.say(bench.open(), text), "refused"), "refused", "code");
  };
  EXPECT_EQ(code(create_text(1, "knock")), "same-id");
  EXPECT_FALSE(bench.say_one(bench.open(), create_text(1, "open"), "welcome").empty());
  bench.say(bench.open(), knock_text(open.code, secret_id(10)));
  EXPECT_EQ(code(knock_text(open.code, secret_id(10), R"(,"watch":true)")), "same-id");
  const std::string knock =
      bench.say_one(bench.open(), knock_text(closed.code, secret_id(11)), "knocking");
  EXPECT_EQ(code(knock_text(closed.code, secret_id(11), R"(,"name":"Ola")")), "same-id");
  closed.say("admit", R"({"person":)" + get(knock, "knocking", "person") + "}", "g1");
  EXPECT_EQ(code(knock_text(closed.code, secret_id(11), R"(,"name":"Ola")")), "same-id");
  bench.crash();
  EXPECT_EQ(code(knock_text(closed.code, secret_id(11), R"(,"name":"Ola")")), "same-id");
  EXPECT_FALSE(
      bench.say_one(bench.open(), knock_text(closed.code, secret_id(11)), "welcome").empty());
}

}  // namespace
}  // namespace stolik
