// The hub's promises, one by one, on a workbench without faults.

#include "tests/server/party.h"

#include "server/journal/verify.h"

namespace stolik {
namespace {

TEST(Hub, OpensATableAndTellsCodeTokenAndInvitation) {
  Bench bench;
  const Conn host = bench.open();
  const auto texts =
      bench.say(host, R"({"create":{"game":"triples","seats":["open","open","bot"]},"id":")" +
                          secret_id(1) + R"("})");
  const std::string welcome = Bench::pick(texts, "welcome");
  EXPECT_EQ(get(welcome, "welcome", "code").size(), 8u);
  EXPECT_EQ(get(welcome, "welcome", "token").size(), 32u);
  EXPECT_EQ(get(welcome, "welcome", "invitation").size(), 32u);
  EXPECT_EQ(get(Bench::pick(texts, "fresh"), "fresh", "room", "phase"), "lobby");
  // No token stands in the store.
  for (const auto& [id, kept] : bench.store.kept()) {
    for (const std::string& batch : kept.batches) {
      EXPECT_EQ(batch.find(get(welcome, "welcome", "token")), std::string::npos);
      EXPECT_EQ(batch.find(get(welcome, "welcome", "invitation")), std::string::npos);
    }
  }
}

TEST(Hub, KnockAdmitSitStartPlay) {
  Bench bench;
  Party party(bench, R"("open","open","bot")", "");
  party.act(0, "door", R"({"door":"knock"})");
  const Conn guest = bench.open();
  const std::string knocking = bench.say_one(
      guest,
      R"({"knock":{"code":")" + party.code + R"(","name":"Ola"},"id":")" + secret_id(7) + R"("})",
      "knocking");
  ASSERT_FALSE(knocking.empty());
  EXPECT_NE(bench.inbox[party.conns[0]].back().find("Ola"), std::string::npos);
  party.act(0, "admit", R"({"person":)" + get(knocking, "knocking", "person") + "}");
  const std::string welcome = Bench::pick(bench.inbox[guest], "welcome");
  ASSERT_FALSE(welcome.empty());
  party.conns.push_back(guest);
  party.seat_all();
  EXPECT_NE(party.act(0, "start", "{}").find("\"ok\""), std::string::npos);
  EXPECT_TRUE(party.room().playing());
  // One bot plays; the humans make any legal move until it is over.
  for (int i = 0; i < 20'000 && party.room().playing(); ++i) {
    for (std::size_t who = 0; who < 2; ++who) {
      const std::string legal = bench.say_one(party.conns[who], R"({"legal":{}})", "legal");
      const JsonResult parsed = parse_json(legal);
      const auto& commands = parsed.value.find("legal")->find("commands")->items();
      if (commands.empty()) continue;
      const std::string command =
          commands[bench.rng.below(static_cast<std::uint32_t>(commands.size()))].text();
      EXPECT_NE(party.act(who, "do", "\"" + command + "\"").find("\"ok\""), std::string::npos);
    }
  }
  ASSERT_EQ(party.room().phase, Head::Phase::over);
  const std::string journal =
      get(bench.say_one(guest, R"({"journal":{}})", "journal"), "journal", "text");
  const Verdict verdict = verify_journal(built_in_shelf(), journal, "");
  EXPECT_EQ(verdict.trouble, "");
  EXPECT_GE(verdict.lots, 1);
  EXPECT_TRUE(verdict.over);
}

TEST(Hub, TheSameIdCountsOnceAlsoAfterACrash) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  const Waiting waiting = party.room().play.table->waiting();
  std::size_t turn = 0;
  while (!waiting.seats.has(seat_at(static_cast<int>(turn)))) ++turn;
  const std::string command =
      party.room().play.table->legal(Actor::at(seat_at(static_cast<int>(turn))))[0];
  const std::string text = R"({"do":")" + command + R"(","id":"move-1"})";
  const std::string first = bench.say_one(party.conns[turn], text, "ok");
  ASSERT_FALSE(first.empty());
  const std::string again = bench.say_one(party.conns[turn], text, "ok");
  EXPECT_EQ(get(again, "ok", "seq"), get(first, "ok", "seq"));
  EXPECT_EQ(get(again, "ok", "again"), "true");
  const std::uint64_t hash = party.room().play.table->hash();
  bench.crash();
  party.resume(turn);
  const std::string third = bench.say_one(party.conns[turn], text, "ok");
  EXPECT_EQ(get(third, "ok", "seq"), get(first, "ok", "seq"));
  EXPECT_EQ(party.room().play.table->hash(), hash);
  const std::string other =
      bench.say_one(party.conns[turn], R"({"do":"ask 9 nothing","id":"move-1"})", "refused");
  EXPECT_EQ(get(other, "refused", "code"), "same-id");
}

TEST(Hub, NothingIsToldBeforeItIsDurable) {
  Bench bench;
  Party party(bench);
  party.full_table();
  bench.hold_writes = true;
  for (auto& [conn, texts] : bench.inbox) texts.clear();
  bench.say(party.conns[0], R"({"start":{},"id":"s"})");
  for (const auto& [conn, texts] : bench.inbox) EXPECT_TRUE(texts.empty());
  EXPECT_EQ(party.room().phase, Head::Phase::lobby);
  bench.hold_writes = false;
  bench.answer_writes();
  EXPECT_TRUE(party.room().playing());
  for (const Conn conn : party.conns)
    EXPECT_FALSE(Bench::pick(bench.inbox[conn], "update").empty());
}

TEST(Hub, AFullDiskRefusesAndRecovers) {
  Bench bench;
  Party party(bench);
  party.full_table();
  bench.store.set_full(true);
  EXPECT_EQ(get(party.act(0, "start", "{}"), "refused", "code"), "storage");
  EXPECT_EQ(party.room().phase, Head::Phase::lobby);
  bench.store.set_full(false);
  EXPECT_NE(party.act(0, "start", "{}").find("\"ok\""), std::string::npos);
}

TEST(Hub, AFullDiskDoesNotStopTheBots) {
  Bench bench;
  Party party(bench, R"("bot","bot","bot")");
  bench.store.set_full(false);
  bench.bots_answer = false;
  party.act(0, "start", "{}");
  ASSERT_TRUE(party.room().playing());
  bench.bots_answer = true;
  bench.store.set_full(true);
  const std::uint64_t seq = party.room().seq;
  bench.advance(6'000);
  EXPECT_EQ(party.room().seq, seq);
  bench.store.set_full(false);
  bench.advance(6'000);
  EXPECT_GT(party.room().seq, seq);
}

TEST(Hub, ABrokenStoreStopsTheServer) {
  Bench bench;
  Party party(bench);
  bench.store.break_now();
  party.act(0, "door", R"({"door":"knock"})");
  EXPECT_FALSE(bench.halted.empty());
  EXPECT_EQ(get(party.act(0, "door", R"({"door":"open"})"), "refused", "code"), "not-serving");
}

TEST(Hub, ComesBackByTokenWithWhatWasMissed) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  const std::uint64_t seen = party.room().seq;
  bench.close(party.conns[2]);
  party.act(0, "pause", "{}");
  party.act(0, "unpause", "{}");
  party.resume(2, ",\"seen\":" + std::to_string(seen));
  const auto& texts = bench.inbox[party.conns[2]];
  std::vector<std::string> seqs;
  for (const std::string& text : texts) {
    if (text.starts_with("{\"update\"")) seqs.push_back(get(text, "update", "seq"));
  }
  EXPECT_EQ(seqs, (std::vector<std::string>{std::to_string(seen + 1), std::to_string(seen + 2)}));
  EXPECT_EQ(get(Bench::pick(bench.inbox[party.resume(2)], "fresh"), "fresh", "view"),
            party.room().play.table->view(seat_at(2)));
}

TEST(Hub, AWrongTokenHasNoEffect) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  const std::uint64_t seq = party.room().seq;
  const Conn conn = bench.open();
  const std::string refused = bench.say_one(
      conn,
      R"({"resume":{"table":")" + party.table + R"(","token":"00000000000000000000000000000000"}})",
      "refused");
  EXPECT_EQ(get(refused, "refused", "code"), "bad-token");
  EXPECT_EQ(bench.wrong_guesses, 1);
  EXPECT_EQ(party.room().seq, seq);
  EXPECT_EQ(
      get(bench.say_one(conn, R"({"do":"ask 1 anders","id":"x"})", "refused"), "refused", "code"),
      "bad-message");
}

TEST(Hub, TheNewerLineWins) {
  Bench bench;
  Party party(bench);
  const Conn old = party.conns[0];
  party.resume(0);
  EXPECT_EQ(get(Bench::pick(bench.inbox[old], "bye"), "bye", "why"), "elsewhere");
  EXPECT_NE(party.act(0, "door", R"({"door":"knock"})").find("\"ok\""), std::string::npos);
}

TEST(Hub, CreateAndKnockAgainGiveTheSamePlace) {
  Bench bench;
  Party party(bench);
  party.join();
  bench.crash();
  const Conn host = bench.open();
  const auto texts = bench.say(
      host, R"({"create":{"game":"triples","seats":["open","open","open"],"door":"open"},"id":")" +
                secret_id(0) + R"("})");
  EXPECT_EQ(get(Bench::pick(texts, "welcome"), "welcome", "table"), party.table);
  EXPECT_EQ(get(Bench::pick(texts, "welcome"), "welcome", "person"), "1");
  const Conn guest = bench.open();
  const auto again = bench.say(
      guest, R"({"knock":{"code":")" + party.code + R"("},"id":")" + secret_id(1) + R"("})");
  EXPECT_EQ(get(Bench::pick(again, "welcome"), "welcome", "person"), "2");
  EXPECT_EQ(party.room().people.size(), 2u);
}

TEST(Hub, ASeatAwayGoesToABotAndComesBack) {
  Bench bench;
  Party party(bench, R"("open","open","open")", R"(,"bot_when_away":true)");
  party.full_table();
  party.act(0, "start", "{}");
  bench.close(party.conns[2]);
  bench.advance(59'000);
  EXPECT_FALSE(party.room().chairs[2].stand_in);
  bench.advance(2'000);
  EXPECT_TRUE(party.room().chairs[2].stand_in);
  party.resume(2);
  EXPECT_FALSE(party.room().chairs[2].stand_in);
}

TEST(Hub, ThoseWhoSitChooseTheColours) {
  Bench bench;
  Party party(bench, R"("open","open","open","closed")", "", "rationing");
  party.join();
  const auto colours = [&](std::size_t who, const std::string& list) {
    return party.act(who, "colours", "{\"colours\":" + list + "}");
  };
  const auto told = [&] {
    const std::string text = bench.say_one(party.conns[0], R"({"sync":{}})", "fresh");
    EXPECT_FALSE(text.empty());
    const std::size_t at = text.find("\"colours\":");
    return at == std::string::npos ? "" : text.substr(at + 10, text.find(']', at) - at - 9);
  };
  EXPECT_EQ(told(), "");
  EXPECT_EQ(get(colours(1, "[1,0]"), "refused", "code"), "not-seated");
  party.act(1, "sit", R"({"seat":1})");
  EXPECT_NE(colours(1, "[1,0,2,3,4]").find("\"ok\""), std::string::npos);
  EXPECT_EQ(told(), "[1,0,2,3,4]");
  for (const std::string wrong : {"[1,1]", "[5]", "[-1]", "[\"1\"]", "1", "null"})
    EXPECT_EQ(get(colours(0, wrong), "refused", "code"), "bad-option") << wrong;
  EXPECT_EQ(told(), "[1,0,2,3,4]");
  bench.crash();
  party.resume(0);
  EXPECT_EQ(told(), "[1,0,2,3,4]");
  EXPECT_NE(colours(0, "[]").find("\"ok\""), std::string::npos);
  EXPECT_EQ(told(), "");
}

TEST(Hub, ATableIsOpenedWithColours) {
  Bench bench;
  Party party(bench, R"("open","bot","bot")", R"(,"colours":[4,0,1])", "rationing");
  party.act(0, "sit", R"({"seat":0})");
  party.act(0, "start", "{}");
  bench.crash();
  party.resume(0);
  EXPECT_EQ(party.room().settings.colours, (std::vector<int>{4, 0, 1}));
  EXPECT_EQ(get(party.act(0, "colours", R"({"colours":[]})"), "refused", "code"), "wrong-phase");
}

TEST(Hub, TheHostsPlaceIsInherited) {
  Bench bench;
  Party party(bench);
  party.full_table();
  bench.close(party.conns[0]);
  bench.advance(61'000);
  EXPECT_EQ(party.room().host, 2);
  party.act(1, "leave", "{}");
  EXPECT_EQ(party.room().host, 3);
}

TEST(Hub, OnlyTheHostSaysTheHostsWords) {
  Bench bench;
  Party party(bench);
  party.full_table();
  for (const char* name :
       {"admit", "turn-away", "remove", "move", "seat", "door", "coach", "invite", "start", "pause",
        "unpause", "stand-in", "penalty", "end", "rematch"}) {
    EXPECT_EQ(get(party.act(1, name, "{}"), "refused", "code"), "not-host") << name;
  }
}

TEST(Hub, SpectatorsSeeWhatEveryoneKnows) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  const Conn watcher = party.join();
  EXPECT_EQ(get(Bench::pick(bench.inbox[watcher], "fresh"), "fresh", "view"),
            party.room().play.table->view(kNobody));
  EXPECT_EQ(get(party.act(3, "do", "\"ask 1 anders\""), "refused", "code"), "not-seated");
}

TEST(Hub, ARematchHasANewSecret) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  const std::string before = commitment_of(party.room().seed);
  EXPECT_EQ(get(party.act(0, "rematch", "{}"), "refused", "code"), "wrong-phase");
  party.act(0, "end", "{}");
  EXPECT_EQ(party.room().phase, Head::Phase::over);
  EXPECT_NE(party.act(0, "rematch", "{}").find("\"ok\""), std::string::npos);
  EXPECT_NE(commitment_of(party.room().seed), before);
  EXPECT_NE(party.act(0, "start", "{}").find("\"ok\""), std::string::npos);
  EXPECT_EQ(party.room().game_number, 2);
}

TEST(Hub, TheSeedIsShownOnlyWhenTheGameIsOver) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(1, "nonce", R"({"nonce":"00112233445566778899aabbccddeeff"})");
  party.act(0, "start", "{}");
  const std::string seed = to_hex(party.room().seed);
  for (const auto& [conn, text] : bench.all_sent) EXPECT_EQ(text.find(seed), std::string::npos);
  party.act(0, "end", "{}");
  for (const Conn conn : party.conns) EXPECT_NE(bench.all_sent[conn].find(seed), std::string::npos);
}

TEST(Hub, TablesExpire) {
  HubConfig config;
  config.keep_ms = 100'000;
  Bench bench(1, config);
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  party.act(0, "end", "{}");
  bench.advance(99'000);
  EXPECT_EQ(bench.store.kept().size(), 1u);
  bench.advance(2'000);
  EXPECT_EQ(bench.store.kept().size(), 0u);
  EXPECT_EQ(get(Bench::pick(bench.inbox[party.conns[0]], "bye"), "bye", "why"), "expired");
  EXPECT_EQ(bench.hub->counts().tables_known, 0u);
}

TEST(Hub, WhoWaitsForATableThatExpiresIsTold) {
  HubConfig config;
  config.keep_ms = 100'000;
  Bench bench(1, config);
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  party.act(0, "end", "{}");
  bench.crash();
  bench.hold_loads = true;
  const Conn late = party.resume(1);
  EXPECT_TRUE(bench.inbox[late].empty());
  bench.advance(101'000);
  EXPECT_EQ(get(Bench::pick(bench.inbox[late], "bye"), "bye", "why"), "expired");
}

TEST(Hub, AStandInMayComeAfter45SecondsAway) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  EXPECT_EQ(get(party.act(0, "stand-in", R"({"seat":2})"), "refused", "code"), "not-away");
  bench.close(party.conns[2]);
  bench.advance(44'000);
  EXPECT_EQ(get(party.act(0, "stand-in", R"({"seat":2})"), "refused", "code"), "not-away");
  bench.advance(1'500);
  EXPECT_NE(party.act(0, "stand-in", R"({"seat":2})").find("\"ok\""), std::string::npos);
  EXPECT_TRUE(party.room().chairs[2].stand_in);
  party.resume(2);
  EXPECT_FALSE(party.room().chairs[2].stand_in);
}

TEST(Hub, TheTurnClockMovesForThoseWhoDoNot) {
  Bench bench;
  Party party(bench, R"("open","open","open")", R"(,"turn_seconds":30)");
  party.full_table();
  party.act(0, "start", "{}");
  const std::uint64_t seq = party.room().seq;
  bench.advance(29'000);
  EXPECT_EQ(party.room().seq, seq);
  bench.advance(2'000);
  EXPECT_EQ(party.room().seq, seq + 1);
}

TEST(Hub, MessagesThatAreNoneAreRefused) {
  Bench bench;
  Party party(bench);
  EXPECT_EQ(get(bench.say_one(party.conns[0], "{", "refused"), "refused", "code"), "bad-json");
  EXPECT_EQ(get(bench.say_one(party.conns[0], "[1]", "refused"), "refused", "code"), "bad-message");
  EXPECT_EQ(
      get(bench.say_one(party.conns[0], R"({"sit":{"seat":0}})", "refused"), "refused", "code"),
      "bad-message");
  EXPECT_EQ(
      get(bench.say_one(party.conns[0], R"({"fly":{},"id":"1"})", "refused"), "refused", "code"),
      "bad-message");
  EXPECT_EQ(get(bench.say_one(party.conns[0], R"({"sit":{"seat":9},"id":"2"})", "refused"),
                "refused", "code"),
            "no-such-seat");
  const Conn stranger = bench.open();
  EXPECT_EQ(
      get(bench.say_one(stranger, R"({"knock":{"code":"00000000"},"id":")" + secret_id(3) + R"("})",
                        "refused"),
          "refused", "code"),
      "no-such-table");
}

TEST(Hub, StoppingSaysGoodbye) {
  Bench bench;
  Party party(bench);
  party.full_table();
  bench.give(input::Stopping{});
  for (const Conn conn : party.conns) {
    EXPECT_EQ(get(Bench::pick(bench.inbox[conn], "bye"), "bye", "why"), "stopping");
  }
}

}  // namespace
}  // namespace stolik
