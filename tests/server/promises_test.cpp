// What must not happen at a table: doors that stay open, words that count for the wrong person,
// refusals that change something. tests/promises.md tells which section of docs/PROTOCOL.md
// each of them holds.

#include <algorithm>

#include "server/hub/broken.h"
#include "tests/server/party.h"

namespace stolik {
namespace {

std::string code_of(const std::string& text) { return get(text, "refused", "code"); }
bool is_ok(const std::string& text) { return text.starts_with("{\"ok\""); }

std::string knock_by(Bench& bench, const std::string& invitation, int id) {
  const auto texts = bench.say(bench.open(), R"({"knock":{"invitation":")" + invitation +
                                                 R"("},"id":")" + secret_id(id) + R"("})");
  const std::string welcome = Bench::pick(texts, "welcome");
  return welcome.empty() ? Bench::pick(texts, "refused") : welcome;
}

std::string invite(Party& party, std::size_t who = 0) {
  const auto texts =
      party.bench.say(party.conns[who], R"({"invite":{},"id":")" + party.id() + R"("})");
  return get(Bench::pick(texts, "welcome"), "welcome", "invitation");
}

// ---- the door

TEST(Promises, ANewInvitationKillsTheOldOne) {
  Bench bench;
  Party party(bench);
  party.act(0, "door", R"({"door":"knock"})");
  const std::string first = invite(party);
  const std::string second = invite(party);
  ASSERT_EQ(first.size(), 32u);
  EXPECT_EQ(code_of(knock_by(bench, first, 1)), "no-such-table");
  EXPECT_FALSE(get(knock_by(bench, second, 2), "welcome", "person").empty());
  bench.crash();
  EXPECT_EQ(code_of(knock_by(bench, first, 3)), "no-such-table");
  EXPECT_FALSE(get(knock_by(bench, second, 4), "welcome", "person").empty());
}

TEST(Promises, AnInvitationAskedForAgainUnderTheSameIdIsTheSame) {
  Bench bench;
  Party party(bench);
  const std::string asked = R"({"invite":{},"id":")" + party.id() + R"("})";
  const std::string first =
      get(bench.say_one(party.conns[0], asked, "welcome"), "welcome", "invitation");
  EXPECT_EQ(get(bench.say_one(party.conns[0], asked, "welcome"), "welcome", "invitation"), first);
  EXPECT_FALSE(get(knock_by(bench, first, 1), "welcome", "person").empty());
  EXPECT_NE(invite(party), first);
  EXPECT_EQ(bench.say_one(party.conns[0], asked, "welcome"), "");
}

TEST(Promises, AnInvitationIsToldToWhoMadeItAlone) {
  Bench bench;
  Party party(bench);
  party.full_table();
  const std::string invitation = invite(party);
  EXPECT_EQ(bench.all_sent[party.conns[1]].find(invitation), std::string::npos);
  EXPECT_EQ(bench.all_sent[party.conns[2]].find(invitation), std::string::npos);
}

TEST(Promises, AWelcomeNamesTheProgramAndItsRules) {
  Bench bench;
  Party party(bench);
  const Conn back = bench.open();
  bench.say(back, R"({"resume":{"table":")" + party.table + R"(","token":")" + party.tokens[0] +
                      R"("}})");
  const std::string welcome = Bench::pick(bench.inbox[back], "welcome");
  EXPECT_EQ(get(welcome, "welcome", "build"), std::string{build_name()});
  EXPECT_EQ(get(welcome, "welcome", "rules"), std::string{rules_name()});
}

TEST(Promises, AnErasedTableLeavesNoWayIn) {
  Bench bench;
  Party party(bench);
  const std::string invitation = invite(party);
  bench.close(party.conns[0]);
  bench.advance(3'600'000);
  ASSERT_EQ(bench.store.kept().size(), 0u);
  EXPECT_EQ(code_of(knock_by(bench, invitation, 1)), "no-such-table");
  const std::string by_code = bench.say_one(
      bench.open(), R"({"knock":{"code":")" + party.code + R"("},"id":")" + secret_id(2) + R"("})",
      "refused");
  EXPECT_EQ(code_of(by_code), "no-such-table");
  const std::string back = bench.say_one(
      bench.open(),
      R"({"resume":{"table":")" + party.table + R"(","token":")" + party.tokens[0] + R"("}})",
      "refused");
  EXPECT_EQ(code_of(back), "bad-token");
  // The id with which it was opened is free again: it opens another table.
  const auto texts = bench.say(
      bench.open(),
      R"({"create":{"game":"triples","seats":["open","open","open"],"door":"open"},"id":")" +
          secret_id(0) + R"("})");
  const std::string welcome = Bench::pick(texts, "welcome");
  ASSERT_FALSE(welcome.empty());
  EXPECT_NE(get(welcome, "welcome", "table"), party.table);
}

TEST(Promises, OnlyTheHostHearsWhoKnocks) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "door", R"({"door":"knock"})");
  bench.say(bench.open(), R"({"knock":{"code":")" + party.code + R"(","name":"Zosia"},"id":")" +
                              secret_id(9) + R"("})");
  EXPECT_NE(bench.all_sent[party.conns[0]].find("Zosia"), std::string::npos);
  EXPECT_EQ(bench.all_sent[party.conns[1]].find("Zosia"), std::string::npos);
}

TEST(Promises, WhoIsTurnedAwayIsNotInside) {
  Bench bench;
  Party party(bench);
  party.act(0, "door", R"({"door":"knock"})");
  const std::uint64_t seq = party.room().seq;
  const Conn guest = bench.open();
  const std::string person =
      get(bench.say_one(
              guest, R"({"knock":{"code":")" + party.code + R"("},"id":")" + secret_id(9) + R"("})",
              "knocking"),
          "knocking", "person");
  EXPECT_TRUE(is_ok(party.act(0, "turn-away", R"({"person":)" + person + "}")));
  EXPECT_EQ(get(Bench::pick(bench.inbox[guest], "bye"), "bye", "why"), "turned-away");
  EXPECT_EQ(code_of(party.act(0, "admit", R"({"person":)" + person + "}")), "no-such-person");
  EXPECT_EQ(party.room().seq, seq);
  EXPECT_EQ(party.room().people.size(), 1u);
}

TEST(Promises, TheIdOfAKnockHas22Signs) {
  Bench bench;
  Party party(bench);
  for (const char* what : {R"("create":{"game":"triples","seats":["open","open","bot"]})",
                           R"("knock":{"code":"12345678"})"}) {
    const std::string text = "{" + std::string{what} + ",\"id\":\"";
    EXPECT_EQ(code_of(bench.say_one(bench.open(), text + std::string(21, 'a') + "\"}", "refused")),
              "bad-message");
    EXPECT_NE(code_of(bench.say_one(bench.open(), text + std::string(22, 'a') + "\"}", "refused")),
              "bad-message");
  }
}

TEST(Promises, ANameOfOneWhoLeftIsFree) {
  Bench bench;
  Party party(bench);
  party.join();
  party.join();
  ASSERT_TRUE(is_ok(party.act(1, "rename", R"({"name":"Ala"})")));
  EXPECT_EQ(code_of(party.act(2, "rename", R"({"name":"Ala"})")), "name-taken");
  ASSERT_TRUE(is_ok(party.act(1, "leave", "{}")));
  EXPECT_TRUE(is_ok(party.act(2, "rename", R"({"name":"Ala"})")));
}

TEST(Promises, APersonsNumberIsNeverUsedAgain) {
  Bench bench;
  Party party(bench);
  party.join();
  ASSERT_TRUE(is_ok(party.act(1, "leave", "{}")));
  party.join();
  EXPECT_NE(party.room().person(3), nullptr);
  EXPECT_EQ(party.room().person(2), nullptr);
}

TEST(Promises, ATokenOfOneWhoLeftOrWasRemovedOpensNothing) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(1, "leave", "{}");
  EXPECT_EQ(get(Bench::pick(bench.inbox[party.conns[1]], "bye"), "bye", "why"), "left");
  party.act(0, "remove", R"({"person":3})");
  EXPECT_EQ(get(Bench::pick(bench.inbox[party.conns[2]], "bye"), "bye", "why"), "removed");
  for (const std::size_t who : {1u, 2u}) {
    EXPECT_EQ(code_of(Bench::pick(bench.inbox[party.resume(who)], "refused")), "bad-token");
  }
  EXPECT_EQ(party.room().chairs[1].kind, Chair::Kind::open);
  EXPECT_EQ(code_of(party.act(0, "remove", R"({"person":1})")), "no-such-person");
}

// ---- ids

TEST(Promises, AnIdCountsForThePersonWhoUsedIt) {
  Bench bench;
  Party party(bench);
  party.join();
  ASSERT_FALSE(bench.say_one(party.conns[1], R"({"sit":{"seat":1},"id":"x"})", "ok").empty());
  const std::string mine = bench.say_one(party.conns[0], R"({"sit":{"seat":0},"id":"x"})", "ok");
  EXPECT_FALSE(mine.empty());
  EXPECT_EQ(get(mine, "ok", "again"), "");
  // Of refusals, too.
  EXPECT_EQ(code_of(bench.say_one(party.conns[1], R"({"sit":{"seat":0},"id":"y"})", "refused")),
            "seat-taken");
  EXPECT_FALSE(bench.say_one(party.conns[0], R"({"stand":{},"id":"y"})", "ok").empty());
}

TEST(Promises, ARefusalIsGivenAgainAndChangesNothing) {
  Bench bench;
  Party party(bench);
  party.full_table();
  const std::uint64_t seq = party.room().seq;
  const std::string sit = R"({"sit":{"seat":0},"id":"late"})";
  const std::string first = bench.say_one(party.conns[1], sit, "refused");
  EXPECT_EQ(code_of(first), "seat-taken");
  party.act(0, "stand", "{}");  // now it would be possible
  EXPECT_EQ(bench.say_one(party.conns[1], sit, "refused"), first);
  EXPECT_EQ(code_of(bench.say_one(party.conns[1], R"({"sit":{"seat":1},"id":"late"})", "refused")),
            "same-id");
  EXPECT_EQ(party.room().seq, seq + 1);
  EXPECT_EQ(party.room().seat_of(2), 1);
}

TEST(Promises, TheUpdateComesBeforeTheOk) {
  Bench bench;
  Party party(bench);
  const auto texts = bench.say(party.conns[0], R"({"sit":{"seat":0},"id":"s"})");
  const auto at = [&](std::string_view name) {
    return std::find_if(
               texts.begin(), texts.end(),
               [&](const std::string& t) { return t.starts_with("{\"" + std::string{name}); }) -
           texts.begin();
  };
  ASSERT_LT(at("ok"), static_cast<std::ptrdiff_t>(texts.size()));
  EXPECT_LT(at("update"), at("ok"));
  EXPECT_EQ(get(Bench::pick(texts, "update"), "update", "seq"),
            get(Bench::pick(texts, "ok"), "ok", "seq"));
}

TEST(Promises, NumbersHaveNoGapWhateverIsRefused) {
  Bench bench;
  Party party(bench);
  party.full_table();
  std::uint64_t seen = party.room().seq;
  for (auto& [conn, texts] : bench.inbox) texts.clear();
  for (int i = 0; i < 6; ++i) {
    party.act(1, "door", R"({"door":"open"})");  // not the host
    bench.store.set_full(i % 2 == 0);
    party.act(0, "door", i % 3 == 0 ? R"({"door":"open"})" : R"({"door":"knock"})");
    bench.store.set_full(false);
  }
  for (const std::string& text : bench.inbox[party.conns[2]]) {
    if (!text.starts_with("{\"update\"")) continue;
    EXPECT_EQ(get(text, "update", "seq"), std::to_string(++seen));
  }
  EXPECT_EQ(party.room().seq, seen);
}

// ---- limits

TEST(Promises, SixtyFourMessagesWaitAndNoMore) {
  HubConfig config;
  config.says_at_once = 100;
  Bench bench(1, config);
  Party party(bench);
  party.join();
  bench.hold_writes = true;
  bench.say(party.conns[0], R"({"door":{"door":"knock"},"id":"first"})");
  const auto say = [&](int i) {
    return bench.say(party.conns[1], R"({"rename":{"name":"N)" + std::to_string(i) +
                                         R"("},"id":"w)" + std::to_string(i) + R"("})");
  };
  for (int i = 0; i < 64; ++i) EXPECT_TRUE(say(i).empty()) << i;
  EXPECT_EQ(code_of(Bench::pick(say(64), "refused")), "busy");
  const std::uint64_t seq = party.room().seq;
  bench.hold_writes = false;
  bench.answer_writes();
  EXPECT_EQ(party.room().seq, seq + 65);  // those that waited, each once
  EXPECT_EQ(party.room().person(2)->name, "N63");
}

TEST(Promises, MessagesAreModest) {
  Bench bench;
  Party party(bench);
  const auto code = [&](const std::string& text) {
    return code_of(bench.say_one(party.conns[0], text, "refused"));
  };
  const auto deep = [](int n) {
    std::string text = "1";
    for (int i = 0; i < n; ++i) text = "[" + text + "]";
    return text;
  };
  // The object, its member, and lists in it: six levels in all, the number itself being one.
  EXPECT_EQ(code(R"({"sit":{"seat":9,"x":)" + deep(3) + R"(},"id":"d1"})"), "no-such-seat");
  EXPECT_EQ(code(R"({"sit":{"seat":9,"x":)" + deep(4) + R"(},"id":"d2"})"), "bad-message");
  EXPECT_EQ(code(R"({"sit":{"seat":9,"x":")" + std::string(240, 'a') + R"("},"id":"t1"})"),
            "no-such-seat");
  EXPECT_EQ(code(R"({"sit":{"seat":9,"x":")" + std::string(241, 'a') + R"("},"id":"t2"})"),
            "bad-message");
  EXPECT_EQ(code(R"({"do":")" + std::string(1000, 'a') + R"(","id":"c1"})"), "not-seated");
  EXPECT_EQ(code(R"({"do":")" + std::string(1001, 'a') + R"(","id":"c2"})"), "bad-message");
  EXPECT_EQ(code(R"({"sit":{"seat":9,"x":1.5},"id":"f"})"), "bad-message");
  for (const char* sign : {"\\u0007", "\\u007f", "\\u00ad", "\\u061c", "\\u200b", "\\u200e",
                           "\\u200f", "\\u2028", "\\u2029", "\\u202e", "\\u2066", "\\ufeff",
                           "\\ufff9", "\\uffff", "a\\u0336\\u0336\\u0336\\u0336"}) {
    EXPECT_EQ(code(R"({"sit":{"seat":9,"x":")" + std::string{sign} + R"("},"id":"s"})"),
              "bad-message")
        << sign;
  }
  for (const char* bad : {"", "a b", "a.b", "ż"})
    EXPECT_EQ(code(R"({"sit":{"seat":9},"id":")" + std::string{bad} + R"("})"), "bad-message")
        << bad;
  EXPECT_EQ(code(R"({"sit":{"seat":9},"id":")" + std::string(64, 'i') + R"("})"), "no-such-seat");
  EXPECT_EQ(code(R"({"sit":{"seat":9},"id":")" + std::string(65, 'i') + R"("})"), "bad-message");
}

TEST(Promises, UnknownMembersAreIgnored) {
  Bench bench;
  Party party(bench);
  EXPECT_FALSE(bench
                   .say_one(party.conns[0],
                            R"({"sit":{"seat":0,"colour":"red"},"later":true,"id":"u"})", "ok")
                   .empty());
}

// ---- what was missed

TEST(Promises, MissedUpdatesComeWholeOrNotAtAll) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  for (int i = 0; i < 20; ++i) party.act(0, i % 2 == 0 ? "pause" : "unpause", "{}");
  const std::uint64_t seq = party.room().seq;
  bool told_in_pieces = false;
  for (std::uint64_t seen = 0; seen <= seq; ++seen) {
    const auto texts =
        bench.say(party.conns[1], R"({"sync":{"seen":)" + std::to_string(seen) + "}}");
    std::uint64_t next = seen;
    if (!Bench::pick(texts, "fresh").empty()) {
      EXPECT_EQ(get(Bench::pick(texts, "fresh"), "fresh", "seq"), std::to_string(seq));
      EXPECT_FALSE(told_in_pieces) << "who missed less than another got everything";
      continue;
    }
    told_in_pieces = true;
    for (const std::string& text : texts) {
      if (!text.starts_with("{\"update\"")) continue;
      EXPECT_EQ(get(text, "update", "seq"), std::to_string(++next));
      EXPECT_EQ(get(text, "update", "view").empty(), next != seq) << "only the last one has a view";
    }
    EXPECT_EQ(next, seq);
  }
  EXPECT_TRUE(told_in_pieces);
}

// ---- who may

TEST(Promises, ASpectatorMayNotDoWhatASeatMay) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.join();
  const std::uint64_t before = party.room().seq;
  EXPECT_EQ(code_of(party.act(3, "youngest", R"({"seat":null})")), "not-host");
  EXPECT_EQ(code_of(party.act(3, "youngest", R"({"seat":1})")), "not-host");
  EXPECT_EQ(code_of(party.act(3, "stand", "{}")), "not-seated");
  EXPECT_EQ(party.room().seq, before);
  EXPECT_TRUE(is_ok(party.act(1, "youngest", R"({"seat":1})")));
  party.act(0, "start", "{}");
  const std::uint64_t seq = party.room().seq;
  EXPECT_EQ(code_of(party.act(3, "do", "\"ask 1 anders\"")), "not-seated");
  EXPECT_EQ(get(bench.say_one(party.conns[3], R"({"legal":{}})", "legal"), "legal", "commands"),
            "[]");
  for (const char* word : {"sit", "stand", "rename", "youngest", "nonce"}) {
    EXPECT_EQ(
        code_of(party.act(3, word,
                          R"({"seat":0,"name":"Ola","nonce":"00112233445566778899aabbccddeeff"})")),
        "wrong-phase")
        << word;
  }
  EXPECT_EQ(party.room().seq, seq);
}

TEST(Promises, OnlyAFreeSeatCanBeTaken) {
  Bench bench;
  Party party(bench, R"("closed","bot","open","open","open")");
  for (const int seat : {0, 1})
    EXPECT_EQ(code_of(party.act(0, "sit", "{\"seat\":" + std::to_string(seat) + "}")),
              "seat-taken");
  EXPECT_TRUE(is_ok(party.act(0, "sit", R"({"seat":2})")));
  EXPECT_TRUE(is_ok(party.act(0, "sit", R"({"seat":3})")));
  EXPECT_EQ(party.room().chairs[2].kind, Chair::Kind::open);
  EXPECT_EQ(code_of(party.act(0, "seat", R"({"seat":3,"kind":"bot"})")), "seat-taken");
}

TEST(Promises, WhoIsMovedChangesPlaces) {
  Bench bench;
  Party party(bench);
  party.full_table();
  ASSERT_TRUE(is_ok(party.act(0, "move", R"({"person":3,"seat":0})")));
  EXPECT_EQ(party.room().seat_of(3), 0);
  EXPECT_EQ(party.room().seat_of(1), 2);
  EXPECT_EQ(party.room().seat_of(2), 1);
}

TEST(Promises, ClosedSeatsAreTakenAwayAndTheOthersMoveTogether) {
  Bench bench;
  Party party(bench, R"("closed","open","closed","open","bot")");
  party.join();
  party.act(0, "sit", R"({"seat":1})");
  party.act(1, "sit", R"({"seat":3})");
  party.act(1, "youngest", R"({"seat":3})");
  ASSERT_TRUE(is_ok(party.act(0, "start", "{}")));
  ASSERT_EQ(party.room().chairs.size(), 3u);
  EXPECT_EQ(party.room().seat_of(1), 0);
  EXPECT_EQ(party.room().seat_of(2), 1);
  EXPECT_TRUE(party.room().play.table->waiting().seats.has(seat_at(1)));  // the youngest begins
}

// ---- heirs

TEST(Promises, TheHeirOfTheHostIsSomebodyPresent) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.join();                 // watches
  bench.close(party.conns[1]);  // sit and are away
  bench.close(party.conns[2]);
  ASSERT_TRUE(is_ok(party.act(0, "leave", "{}")));
  EXPECT_EQ(party.room().host, 4);
}

TEST(Promises, AmongThosePresentWhoSitsInheritsFirst) {
  Bench bench;
  Party party(bench);
  party.join();
  party.join();
  party.act(2, "sit", R"({"seat":2})");
  ASSERT_TRUE(is_ok(party.act(0, "leave", "{}")));
  EXPECT_EQ(party.room().host, 3);
}

TEST(Promises, WhoLeftInheritsNothing) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(1, "leave", "{}");
  bench.close(party.conns[2]);
  ASSERT_TRUE(is_ok(party.act(0, "leave", "{}")));
  party.resume(2);
  EXPECT_EQ(party.room().host, 3);
  EXPECT_TRUE(is_ok(party.act(2, "door", R"({"door":"knock"})")));
}

TEST(Promises, AHostWhoIsBackInTimeStaysHost) {
  Bench bench;
  Party party(bench);
  party.full_table();
  bench.close(party.conns[0]);
  bench.advance(59'000);
  party.resume(0);
  bench.advance(120'000);
  EXPECT_EQ(party.room().host, 1);
  bench.close(party.conns[0]);
  bench.advance(59'999);
  EXPECT_EQ(party.room().host, 1);
  bench.advance(1);
  EXPECT_EQ(party.room().host, 2);
  party.resume(0);
  EXPECT_EQ(party.room().host, 2);
  EXPECT_EQ(code_of(party.act(0, "door", R"({"door":"knock"})")), "not-host");
}

// ---- the next game

TEST(Promises, NothingOfTheLastGameIsLeftInARematch) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(1, "nonce", R"({"nonce":"00112233445566778899aabbccddeeff"})");
  party.act(0, "start", "{}");
  bench.close(party.conns[2]);
  bench.advance(60'000);
  ASSERT_TRUE(is_ok(party.act(0, "stand-in", R"({"seat":2})")));
  party.act(0, "end", "{}");
  ASSERT_TRUE(is_ok(party.act(0, "rematch", "{}")));
  EXPECT_FALSE(party.room().chairs[2].stand_in);
  const std::string fresh = bench.say_one(party.conns[1], R"({"sync":{}})", "fresh");
  EXPECT_EQ(get(fresh, "fresh", "room", "fair", "nonces"), "[]");
  EXPECT_EQ(get(fresh, "fresh", "view"), "");
  EXPECT_EQ(get(fresh, "fresh", "story"), "[]");
}

// ---- bots

TEST(Promises, AnAnswerToAnOldQuestionIsNone) {
  Bench bench;
  bench.bots_answer = false;
  Party party(bench, R"("bot","bot","bot")");
  party.act(0, "start", "{}");
  ASSERT_EQ(bench.asked.size(), 1u);
  const effect::Ask old = bench.asked[0];
  party.act(0, "pause", "{}");
  party.act(0, "unpause", "{}");
  ASSERT_EQ(bench.asked.size(), 2u);
  const std::uint64_t seq = party.room().seq;
  bench.give(input::BotMoved{old.table, old.seat, old.question, bench.legal_for(old)[0]});
  EXPECT_EQ(party.room().seq, seq);
  const effect::Ask now = bench.asked[1];
  const std::string move = bench.legal_for(now)[0];
  bench.give(input::BotMoved{now.table, now.seat, now.question, move});
  EXPECT_EQ(party.room().seq, seq + 1);
  bench.give(input::BotMoved{now.table, now.seat, now.question, move});
  EXPECT_EQ(party.room().seq, seq + 1);
}

}  // namespace
}  // namespace stolik
