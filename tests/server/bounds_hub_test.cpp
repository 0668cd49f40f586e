// What does not grow without end, and what a disk that lost something or is nearly full means to
// people.

#include "server/journal/verify.h"
#include "tests/server/party.h"

namespace stolik {
namespace {

// Changes that can be made as often as one likes.
void open_and_close_the_door(Party& party, int times) {
  for (int i = 0; i < times; ++i) {
    const std::string said =
        party.act(0, "door", i % 2 == 0 ? R"({"door":"open"})" : R"({"door":"knock"})");
    ASSERT_NE(said.find("\"ok\""), std::string::npos) << said;
  }
}

// ---- once is once

TEST(Bounds, AnIdCountsOnceHoweverMuchCameAfterIt) {
  Bench bench;
  Party party(bench);
  const std::string first = R"({"coach":{"on":true},"id":"first"})";
  const std::string told = bench.say_one(party.conns[0], first, "ok");
  open_and_close_the_door(party, 10'000);
  const std::uint64_t seq = party.room().seq;
  for (int life = 0; life < 2; ++life) {
    const std::string again = bench.say_one(party.conns[0], first, "ok");
    EXPECT_EQ(get(again, "ok", "seq"), get(told, "ok", "seq"));
    EXPECT_EQ(get(again, "ok", "again"), "true");
    const std::string other =
        bench.say_one(party.conns[0], R"({"coach":{"on":false},"id":"first"})", "refused");
    EXPECT_EQ(get(other, "refused", "code"), "same-id");
    EXPECT_EQ(party.room().seq, seq);
    EXPECT_TRUE(party.room().settings.coach);
    bench.crash();
    party.resume(0);
  }
}

// ---- journals

TEST(Bounds, ALongJournalIsReadInPiecesAndNobodyElseWaits) {
  Bench bench;
  Party other(bench);
  bench.last_conn = 100;
  const Conn host = bench.open();
  const std::string welcome =
      bench.say_one(host,
                    R"({"create":{"game":"triples","seats":["open","bot","bot"]},"id":")" +
                        secret_id(77) + R"("})",
                    "welcome");
  Party party = other;
  party.conns = {host};
  party.tokens = {get(welcome, "welcome", "token")};
  party.table = get(welcome, "welcome", "table");
  open_and_close_the_door(party, static_cast<int>(3 * kPieceBatches));
  const std::uint64_t seq = party.room().seq;
  bench.crash();
  other.resume(0);
  bench.pieces = 0;
  bench.hold_loads = true;
  const Conn back = party.resume(0);
  for (int piece = 0; piece < 3; ++piece) {
    ASSERT_EQ(bench.held_loads.size(), 1u);
    bench.answer_load();
    EXPECT_TRUE(bench.inbox[back].empty());
    EXPECT_EQ(bench.hub->look(party.table_id()), nullptr);  // nobody sees half a table
    EXPECT_NE(other.act(0, "coach", R"({"on":true})").find("\"ok\""), std::string::npos);
  }
  bench.answer_load();
  EXPECT_TRUE(bench.held_loads.empty());
  EXPECT_EQ(bench.pieces, 4);
  EXPECT_LE(bench.longest_piece, kPieceBatches);
  EXPECT_EQ(get(Bench::pick(bench.inbox[back], "welcome"), "welcome", "seq"), std::to_string(seq));
  EXPECT_EQ(party.room().seq, seq);
}

TEST(Bounds, AJournalHasAnEndAndTheGameToo) {
  HubConfig config;
  config.batches_max = 60;
  Bench bench(1, config);
  Party party(bench, R"("open","open","open")", R"(,"turn_seconds":1)");
  party.full_table();
  open_and_close_the_door(party, 40);
  EXPECT_NE(party.act(0, "start", "{}").find("\"ok\""), std::string::npos);
  while (party.room().seq < 60) open_and_close_the_door(party, 1);
  EXPECT_EQ(get(party.act(0, "door", R"({"door":"open"})"), "refused", "code"), "too-long");
  EXPECT_EQ(get(party.act(0, "pause", "{}"), "refused", "code"), "too-long");
  const Conn late = bench.open();
  const std::string knock =
      R"({"knock":{"code":")" + party.code + R"("},"id":")" + secret_id(9) + R"("})";
  EXPECT_EQ(get(bench.say_one(late, knock, "refused"), "refused", "code"), "no-such-table");
  // The game that is being played goes on, by people and by the house.
  const std::uint64_t seq = party.room().seq;
  const Waiting waiting = party.room().play.table->waiting();
  std::size_t turn = 0;
  while (!waiting.seats.has(seat_at(static_cast<int>(turn)))) ++turn;
  const std::string move =
      party.room().play.table->legal(Actor::at(seat_at(static_cast<int>(turn))))[0];
  EXPECT_NE(party.act(turn, "do", "\"" + move + "\"").find("\"ok\""), std::string::npos);
  bench.advance(1'500);
  EXPECT_GT(party.room().seq, seq + 1);
  EXPECT_NE(party.act(0, "end", "{}").find("\"ok\""), std::string::npos);
  EXPECT_EQ(get(party.act(0, "rematch", "{}"), "refused", "code"), "too-long");
  EXPECT_NE(party.act(1, "leave", "{}").find("\"ok\""), std::string::npos);
}

TEST(Bounds, TalkHasItsMeasure) {
  Bench bench;
  Party party(bench, R"("open","open","open")", R"(,"options":{"top":"real"})", "rationing");
  party.full_table();
  party.act(0, "start", "{}");
  for (std::size_t i = 0; i < 3; ++i) party.act(i, "do", "\"spin\",\"strength\":100");
  const std::string word = "\"say need soap\"";
  for (int i = 0; i < bench.config.says_at_once; ++i) {
    ASSERT_NE(party.act(1, "do", word).find("\"ok\""), std::string::npos) << i;
  }
  const std::uint64_t seq = party.room().seq;
  const std::string text = R"({"do":"say need sugar","id":"late"})";
  EXPECT_EQ(get(bench.say_one(party.conns[1], text, "refused"), "refused", "code"), "too-many");
  EXPECT_EQ(party.room().seq, seq);
  EXPECT_NE(party.act(2, "do", word).find("\"ok\""), std::string::npos);  // the others may
  bench.advance(bench.config.say_every_ms);
  EXPECT_FALSE(
      bench.say_one(party.conns[1], text, "ok").empty());  // the same message, a moment later
  EXPECT_FALSE(
      bench.say_one(party.conns[1], R"({"do":"say need sugar","id":"more"})", "refused").empty());
}

TEST(Bounds, WhoLeftIsForgotten) {
  Bench bench;
  Party party(bench);
  const std::size_t timers = bench.timers.size();
  for (int i = 0; i < 2'000; ++i) {
    party.join();
    ASSERT_NE(party.act(1, "leave", "{}").find("\"ok\""), std::string::npos);
    bench.close(party.conns[1]);
    party.conns.pop_back();
    party.tokens.pop_back();
    bench.inbox.clear();
  }
  EXPECT_EQ(party.room().people.size(), 1u);
  EXPECT_EQ(party.room().next_person, 2'002);
  EXPECT_LE(bench.timers.size(), timers + 2);
  bench.crash();
  party.resume(0);
  EXPECT_EQ(party.room().people.size(), 1u);
  party.join();
  EXPECT_EQ(party.room().people.back().number, 2'002);  // a number is never used again
  EXPECT_NE((TimerId{TableId{1}, TimerId::Kind::away, 1}),
            (TimerId{TableId{1}, TimerId::Kind::away, 65'537}));
}

// ---- a disk that lost something

TEST(Bounds, WhatWasSeenAndIsGoneIsSaid) {
  Bench bench;
  Party party(bench);
  party.full_table();
  open_and_close_the_door(party, 4);
  const std::uint64_t seen = party.room().seq;
  const auto resume = [&](const std::string& what) {
    return bench.inbox[party.resume(1, ",\"seen\":" + what)];
  };
  const auto whole = resume(std::to_string(seen));
  EXPECT_EQ(get(Bench::pick(whole, "welcome"), "welcome", "lost"), "");
  EXPECT_EQ(get(Bench::pick(resume("-1"), "fresh"), "fresh", "lost"), "");
  EXPECT_EQ(bench.notes["told_and_lost"], 0);
  // Whoever says more than was ever told at a table that this process opened raises no alarm.
  for (const std::string& claim : {std::to_string(seen + 1), std::string{"9007199254740992"}}) {
    EXPECT_EQ(get(Bench::pick(resume(claim), "fresh"), "fresh", "lost"), "true");
  }
  EXPECT_EQ(bench.notes["told_and_lost"], 0);
  EXPECT_EQ(bench.notes["seen_not_believed"], 2);
  EXPECT_TRUE(bench.log.empty());

  bench.store.lose_tail(party.table_id(), 2,
                        MemoryStore::Loss::unseen);  // an old copy was put back
  bench.crash();
  resume("9007199254740992");
  EXPECT_EQ(bench.notes["told_and_lost"], 0) << "more than a table can have";
  const auto texts = resume(std::to_string(seen));
  EXPECT_EQ(get(Bench::pick(texts, "welcome"), "welcome", "lost"), "true");
  EXPECT_EQ(get(Bench::pick(texts, "fresh"), "fresh", "lost"), "true");
  EXPECT_EQ(get(Bench::pick(texts, "fresh"), "fresh", "seq"), std::to_string(seen - 2));
  EXPECT_EQ(bench.notes["told_and_lost"], 1);
  ASSERT_EQ(bench.log.size(), 1u);
  EXPECT_NE(bench.log[0].find(std::to_string(seen - 2)), std::string::npos);
  const std::string synced =
      bench.say_one(party.conns[1], R"({"sync":{"seen":4000000000}})", "fresh");
  EXPECT_EQ(get(synced, "fresh", "lost"), "true");
  EXPECT_EQ(bench.notes["told_and_lost"], 1);
  resume(std::to_string(seen));
  EXPECT_EQ(bench.notes["told_and_lost"], 1) << "a table is reported once";
}

TEST(Bounds, ATableWithoutItsTailIsBrokenAndTheOthersPlayOn) {
  Bench bench;
  Party party(bench);
  party.full_table();
  const std::string code = party.code;
  bench.store.lose_tail(party.table_id(), 1, MemoryStore::Loss::seen);
  bench.crash();
  const auto texts = bench.inbox[party.resume(1)];
  EXPECT_EQ(get(Bench::pick(texts, "bye"), "bye", "why"), "broken");
  EXPECT_EQ(Bench::pick(texts, "welcome"), "");
  EXPECT_EQ(bench.notes["tables_damaged"], 1);
  ASSERT_FALSE(bench.log.empty());
  EXPECT_NE(bench.log.back().find(party.table), std::string::npos);
  EXPECT_TRUE(bench.halted.empty());
  const Conn host = bench.open();
  EXPECT_FALSE(bench
                   .say_one(host,
                            R"({"create":{"game":"triples","seats":["open","bot","bot"]},"id":")" +
                                secret_id(50) + R"("})",
                            "welcome")
                   .empty());
}

TEST(Bounds, ATableWithAnothersHeadIsBrokenAndTheOthersPlayOn) {
  using Change = void (*)(Head&);
  const Change changes[] = {[](Head& head) { head.code = "12345678"; },
                            [](Head& head) { head.invitation = "other"; },
                            [](Head& head) { head.origin = "other"; },
                            [](Head& head) { head.phase = Head::Phase::over; }};
  for (const Change change : changes) {
    Bench bench;
    Party party(bench);
    party.full_table();
    change(bench.store.kept_to_damage().at(party.table_id()).head);
    bench.crash();
    const auto texts = bench.inbox[party.resume(1)];
    EXPECT_EQ(get(Bench::pick(texts, "bye"), "bye", "why"), "broken");
    EXPECT_EQ(Bench::pick(texts, "welcome"), "");
    EXPECT_EQ(bench.notes["tables_damaged"], 1);
    EXPECT_TRUE(bench.halted.empty());
  }
}

TEST(Bounds, ASilentTableWithPeopleIsNotIdle) {
  Bench bench;
  Party party(bench);
  const auto touches = [&] { return bench.store.kept().at(party.table_id()).touches; };
  bench.advance(3 * 3'600'000);
  EXPECT_EQ(bench.store.kept().size(), 1u);
  EXPECT_EQ(touches(), 36);
  bench.close(party.conns[0]);
  bench.advance(30 * 60'000);
  EXPECT_EQ(touches(), 36);
}

TEST(Bounds, WhatCouldNotBeErasedIsErasedLater) {
  HubConfig config;
  config.keep_ms = 100'000;
  Bench bench(1, config);
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  party.act(0, "end", "{}");
  bench.store.set_full(true);
  bench.advance(130'000);
  EXPECT_EQ(bench.store.kept().size(), 1u);
  EXPECT_GT(bench.notes["store_full"], 0);
  bench.store.set_full(false);
  bench.advance(bench.config.erase_again_ms);
  EXPECT_EQ(bench.store.kept().size(), 0u);
  EXPECT_EQ(bench.hub->counts().writes_under_way, 0u);
}

// ---- a disk that is nearly full

TEST(Bounds, ANearlyFullDiskIsKeptForGamesThatArePlayed) {
  HubConfig config;
  config.reserve_bytes = 1'000'000;
  Bench bench(1, config);
  Party playing(bench);
  playing.full_table();
  playing.act(0, "start", "{}");
  bench.last_conn = 100;
  const Conn host = bench.open();
  const std::string create =
      R"({"create":{"game":"triples","seats":["open","open","open"],"door":"open"},"id":")";
  const std::string welcome = bench.say_one(host, create + secret_id(50) + R"("})", "welcome");
  const auto code = [&](Conn conn, const std::string& text) {
    return get(bench.say_one(conn, text, "refused"), "refused", "code");
  };

  bench.give(input::Space{999'999});
  bench.give(input::Space{999'998});
  EXPECT_TRUE(bench.hub->counts().is_low);
  EXPECT_EQ(bench.notes["space_low"], 1);
  const std::size_t tables = bench.store.kept().size();
  const Conn stranger = bench.open();
  EXPECT_EQ(code(stranger, create + secret_id(51) + R"("})"), "storage");
  const std::string knock = R"({"knock":{"code":")" + get(welcome, "welcome", "code") +
                            R"("},"id":")" + secret_id(52) + R"("})";
  EXPECT_EQ(code(stranger, knock), "storage");
  EXPECT_EQ(code(stranger,
                 R"({"knock":{"code":")" + playing.code + R"("},"id":")" + secret_id(53) + R"("})"),
            "storage");
  EXPECT_EQ(code(host, R"({"sit":{"seat":0},"id":"sit"})"), "storage");
  EXPECT_EQ(bench.store.kept().size(), tables);
  EXPECT_NE(playing.act(0, "pause", "{}").find("\"ok\""), std::string::npos);
  EXPECT_NE(playing.act(0, "unpause", "{}").find("\"ok\""), std::string::npos);
  EXPECT_NE(playing.act(0, "end", "{}").find("\"ok\""), std::string::npos);
  EXPECT_EQ(get(playing.act(0, "rematch", "{}"), "refused", "code"), "storage");

  bench.give(input::Space{1'000'000});
  EXPECT_FALSE(bench.hub->counts().is_low);
  EXPECT_EQ(bench.notes["space_back"], 1);
  EXPECT_FALSE(bench.say_one(host, R"({"sit":{"seat":0},"id":"sit"})", "ok").empty());
  EXPECT_FALSE(bench.say_one(stranger, knock, "welcome").empty());
}

// It may have a hundred thousand lines, and forty people may ask for it five times a second.
TEST(Bounds, AJournalIsWrittenOnceHoweverOftenItIsAskedFor) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  party.act(0, "end", "{}");
  const auto ask = [&](Conn conn) {
    Effects effects;
    bench.hub->on(Input{bench.now, input::Received{conn, R"({"journal":{}})"}}, effects);
    return std::get<effect::Send>(effects.at(0)).text;
  };
  const auto first = ask(party.conns[0]);
  EXPECT_EQ(first, ask(party.conns[0]));
  EXPECT_EQ(first, ask(party.conns[1]));
  party.act(2, "leave", "{}");
  EXPECT_NE(*first, *ask(party.conns[0]));  // a name less
  EXPECT_EQ(party.room().chain, chain_of(party.room().take_home()));
}

}  // namespace
}  // namespace stolik
