// What time does at a table, and what it must not: absence, turns, expiry, the top; over returns
// and restarts.

#include <algorithm>

#include "tests/server/party.h"

namespace stolik {
namespace {

std::string code_of(const std::string& text) { return get(text, "refused", "code"); }
bool is_ok(const std::string& text) { return text.starts_with("{\"ok\""); }
constexpr std::int64_t kHour = 3'600'000;

// ---- absence

TEST(Clocks, ASecondAbsenceIsCountedFromItsOwnBeginning) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  bench.close(party.conns[2]);
  bench.advance(50'000);
  party.resume(2);
  bench.advance(5'000);
  bench.close(party.conns[2]);
  bench.advance(44'999);
  EXPECT_EQ(code_of(party.act(0, "stand-in", R"({"seat":2})")), "not-away");
  bench.advance(1);
  EXPECT_TRUE(is_ok(party.act(0, "stand-in", R"({"seat":2})")));
}

// The minute ends while the disk is full, so what follows from it waits; then they were here, and
// went again.
TEST(Clocks, AnAbsenceThatWaitedForTheDiskIsNoOther) {
  Bench bench;
  Party party(bench, R"("open","open","open")", R"(,"bot_when_away":true)");
  party.full_table();
  party.act(0, "start", "{}");
  bench.bots_answer = false;
  bench.close(party.conns[2]);
  bench.store.set_full(true);
  bench.advance(60'010);
  party.resume(2);
  bench.close(party.conns[2]);
  bench.store.set_full(false);
  bench.advance(20'000);
  EXPECT_FALSE(party.room().chairs[2].stand_in);
  bench.advance(45'000);
  EXPECT_TRUE(party.room().chairs[2].stand_in);
}

TEST(Clocks, ABotTakesTheSeatAfterAMinuteOfEachAbsence) {
  Bench bench;
  Party party(bench, R"("open","open","open")", R"(,"bot_when_away":true)");
  party.full_table();
  party.act(0, "start", "{}");
  bench.bots_answer = false;
  for (int i = 0; i < 2; ++i) {
    bench.close(party.conns[2]);
    bench.advance(59'999);
    EXPECT_FALSE(party.room().chairs[2].stand_in) << i;
    bench.advance(1);
    EXPECT_TRUE(party.room().chairs[2].stand_in) << i;
    party.resume(2);
    EXPECT_FALSE(party.room().chairs[2].stand_in) << i;
    bench.advance(70'000);
    EXPECT_FALSE(party.room().chairs[2].stand_in) << "who is there plays";
  }
}

TEST(Clocks, WhatABotDidForAPersonIsToldWithItsSeat) {
  Bench bench;
  Party party(bench, R"("open","open","bot")");
  party.join();
  party.seat_all();
  party.act(0, "youngest", R"({"seat":1})");
  party.act(0, "start", "{}");
  bench.close(party.conns[1]);
  bench.advance(46'000);
  ASSERT_TRUE(is_ok(party.act(0, "stand-in", R"({"seat":1})")));
  bench.advance(1'000);
  ASSERT_EQ(party.room().entries.back().who.kind, Actor::Kind::seat);
  const std::string told = bench.all_sent[party.resume(1)];
  EXPECT_NE(told.find(R"("stood_in":1)"), std::string::npos) << told;
  EXPECT_EQ(told.find(R"("stood_in":2)"), std::string::npos)
      << "a bot of its own stands in for none";
}

TEST(Clocks, NobodyIsReplacedUnlessTheTableChoseIt) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  bench.close(party.conns[2]);
  bench.advance(kHour);
  EXPECT_FALSE(party.room().chairs[2].stand_in);
}

TEST(Clocks, AbsenceIsCountedAnewAfterARestart) {
  Bench bench;
  Party party(bench, R"("open","open","open")", R"(,"bot_when_away":true)");
  party.full_table();
  party.act(0, "start", "{}");
  bench.bots_answer = false;
  bench.close(party.conns[2]);
  bench.advance(50'000);
  bench.crash();
  party.resume(0);
  bench.advance(44'999);
  EXPECT_EQ(code_of(party.act(0, "stand-in", R"({"seat":2})")), "not-away");
  bench.advance(15'000);
  EXPECT_FALSE(party.room().chairs[2].stand_in);
  bench.advance(1);
  EXPECT_TRUE(party.room().chairs[2].stand_in);
}

// ---- turns

TEST(Clocks, ANewTurnOfTheSameSeatHasItsWholeTime) {
  Bench bench;
  Party party(bench, R"("open","open","open")", R"(,"turn_seconds":30)");
  party.full_table();
  party.act(0, "youngest", R"({"seat":0})");
  party.act(0, "start", "{}");
  bench.advance(20'000);
  // An ask that succeeds keeps the turn (T8).
  const Table& table = *party.room().play.table;
  std::string command;
  for (const std::string& one : table.legal(Actor::at(seat_at(0)))) {
    const std::unique_ptr<Table> copy = table.clone();
    if (copy->submit(Actor::at(seat_at(0)), one).ok() && copy->waiting().seats.has(seat_at(0)))
      command = one;
  }
  ASSERT_FALSE(command.empty());
  ASSERT_TRUE(is_ok(party.act(0, "do", "\"" + command + "\"")));
  const std::uint64_t seq = party.room().seq;
  bench.advance(29'999);
  EXPECT_EQ(party.room().seq, seq);
  bench.advance(1);
  EXPECT_EQ(party.room().seq, seq + 1);
}

TEST(Clocks, ATurnThatWasInterruptedHasItsWholeTimeAgain) {
  for (const std::string by : {"pause", "absence", "a moment's absence", "restart"}) {
    Bench bench;
    Party party(bench, R"("open","open","open")", R"(,"turn_seconds":30,"multiplier":2)");
    party.full_table();
    party.act(0, "start", "{}");
    bench.advance(50'000);
    if (by == "pause") {
      party.act(0, "pause", "{}");
    } else if (by != "restart") {
      for (const Conn conn : party.conns) bench.close(conn);
    } else {
      bench.crash();
    }
    bench.advance(by == "a moment's absence" ? 20'000
                                             : 100'000);  // else it has left memory meanwhile
    if (by == "pause") {
      party.act(0, "unpause", "{}");
    } else {
      for (std::size_t i = 0; i < 3; ++i) party.resume(i);
    }
    const std::uint64_t seq = party.room().seq;
    bench.advance(59'000);
    EXPECT_EQ(party.room().seq, seq) << by;
    bench.advance(12'000);  // after a restart clocks may wait ten seconds for people
    EXPECT_EQ(party.room().seq, seq + 1) << by;
  }
}

// The stated default: `pass` if that is allowed, else `stop`, else what a bot would do.
TEST(Clocks, AtTheEndOfATurnTheHousePasses) {
  Bench bench;
  Party party(bench, R"("open","open","open")", R"(,"options":{"top":"real"},"turn_seconds":30)",
              "rationing");
  party.full_table();
  party.act(0, "start", "{}");
  int passed = 0;
  int stopped = 0;
  for (int i = 0; i < 8 && party.room().playing(); ++i) {
    const SeatSet seats = party.room().play.table->waiting().seats;
    std::vector<std::string> legal;
    for (int seat = 0; seat < 3 && legal.empty(); ++seat) {
      if (seats.has(seat_at(seat)))
        legal = party.room().play.table->legal(Actor::at(seat_at(seat)));
    }
    const bool can_pass = std::find(legal.begin(), legal.end(), "pass") != legal.end();
    const bool can_stop = std::find(legal.begin(), legal.end(), "stop") != legal.end();
    ASSERT_TRUE(can_pass || can_stop);
    const std::size_t before = party.room().entries.size();
    bench.advance(30'000);
    ASSERT_GT(party.room().entries.size(), before);
    EXPECT_EQ(party.room().entries[before].command, can_pass ? "pass" : "stop");
    (can_pass ? passed : stopped) += 1;
  }
  EXPECT_GT(passed, 0);
  EXPECT_GT(stopped, 0);
}

TEST(Clocks, NothingMovesWhilePaused) {
  Bench bench;
  Party party(bench, R"("open","open","bot")", R"(,"turn_seconds":30)");
  party.join();
  party.seat_all();
  party.act(0, "youngest", R"({"seat":0})");
  party.act(0, "start", "{}");
  EXPECT_NE(get(bench.say_one(party.conns[0], R"({"legal":{}})", "legal"), "legal", "commands"),
            "[]");
  ASSERT_TRUE(is_ok(party.act(0, "pause", "{}")));
  const std::uint64_t seq = party.room().seq;
  bench.advance(kHour);
  EXPECT_EQ(party.room().seq, seq);
  EXPECT_EQ(code_of(party.act(0, "do", "\"ask 1 anders\"")), "paused");
  EXPECT_EQ(get(bench.say_one(party.conns[0], R"({"legal":{}})", "legal"), "legal", "commands"),
            "[]");
}

TEST(Clocks, WithoutATurnClockNobodyIsHurried) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  const std::uint64_t seq = party.room().seq;
  bench.advance(24 * kHour);
  EXPECT_EQ(party.room().seq, seq);
}

TEST(Clocks, TheHouseMovesForABotThatSaysNothing) {
  Bench bench;
  bench.bots_answer = false;
  Party party(bench, R"("bot","bot","bot")");
  party.act(0, "start", "{}");
  const std::uint64_t seq = party.room().seq;
  bench.advance(4'999);
  EXPECT_EQ(party.room().seq, seq);
  bench.advance(1);
  EXPECT_EQ(party.room().seq, seq + 1);
}

TEST(Clocks, ABotSeemsToThinkAsLongAsTheHouseSays) {
  HubConfig config;
  config.bot_pace_ms = 900;
  Bench bench(1, config);
  bench.bots_answer = false;
  Party party(bench, R"("bot","bot","bot")");
  party.act(0, "start", "{}");
  const std::uint64_t seq = party.room().seq;
  bench.advance(1);
  const effect::Ask ask = bench.asked.at(0);
  bench.give(input::BotMoved{ask.table, ask.seat, ask.question, bench.legal_for(ask)[0]});
  bench.advance(898);
  EXPECT_EQ(party.room().seq, seq);
  bench.advance(1);
  EXPECT_EQ(party.room().seq, seq + 1);
}

TEST(Clocks, ATableChoosesThePaceOfItsBotsAndAMoveToAPersonIsShownLonger) {
  HubConfig config;
  config.bot_pace_ms = 900;
  Bench bench(1, config);
  bench.bots_answer = false;
  Party party(bench, R"("open","bot","bot")", R"(,"pace":"calm")");
  party.seat_all();
  party.act(0, "youngest", R"({"seat":1})");
  party.act(0, "start", "{}");
  // Bot 1 asks the person; whoever moves then is a bot.
  const auto answers = [&](std::string_view beginning) {
    const effect::Ask ask = bench.asked.back();
    const auto legal = bench.legal_for(ask);
    const auto found = std::find_if(legal.begin(), legal.end(), [&](const std::string& command) {
      return command.starts_with(beginning);
    });
    ASSERT_NE(found, legal.end());
    bench.give(input::BotMoved{ask.table, ask.seat, ask.question, *found});
  };
  const auto moves_after = [&](std::int64_t wait_ms) {
    const std::uint64_t seq = party.room().seq;
    bench.advance(wait_ms - 1);
    EXPECT_EQ(party.room().seq, seq);
    bench.advance(1);
    EXPECT_EQ(party.room().seq, seq + 1);
  };
  answers("ask 0 ");
  moves_after(3'000);
  ASSERT_NE(index(bench.asked.back().seat), 0);
  answers("ask ");
  moves_after(5'000);
}

TEST(Clocks, ThePaceOfATableIsKeptAndToldAndMustBeOneOfThree) {
  Bench bench;
  Party party(bench, R"("open","bot","bot")", R"(,"pace":"brisk")");
  bench.crash();
  const std::string told = bench.all_sent[party.resume(0)];
  EXPECT_NE(told.find(R"("pace":"brisk")"), std::string::npos) << told;
  const std::string unset =
      bench.all_sent[Party(bench, R"("open","bot","bot")", "", "triples", 7).conns[0]];
  EXPECT_EQ(unset.find("\"pace\""), std::string::npos) << unset;
  for (const char* wrong : {"\"slow\"", "3", "\"\"", "null"}) {
    const auto texts = bench.say(
        bench.open(),
        std::string{R"({"create":{"game":"triples","seats":["open","bot","bot"],"pace":)"} + wrong +
            R"(},"id":")" + secret_id(40) + R"("})");
    EXPECT_EQ(code_of(Bench::pick(texts, "refused")), "bad-option") << wrong;
  }
}

// ---- expiry

std::size_t tables(const Bench& bench) { return bench.store.kept().size(); }

TEST(Clocks, ALobbyNobodyIsAtExpiresAfterAnHour) {
  Bench bench;
  Party party(bench);
  bench.advance(48 * kHour);
  EXPECT_EQ(tables(bench), 1u) << "somebody is there";
  bench.close(party.conns[0]);
  bench.advance(kHour - 1);
  EXPECT_EQ(tables(bench), 1u);
  bench.advance(1);
  EXPECT_EQ(tables(bench), 0u);
}

TEST(Clocks, AGameNobodyIsAtExpiresAfterAWeek) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  for (const Conn conn : party.conns) bench.close(conn);
  bench.advance(7 * 24 * kHour - 1);
  EXPECT_EQ(tables(bench), 1u);
  bench.advance(1);
  EXPECT_EQ(tables(bench), 0u);
}

TEST(Clocks, WhoComesBackStopsTheExpiry) {
  Bench bench;
  Party party(bench);
  bench.close(party.conns[0]);
  bench.advance(kHour - 60'000);
  party.resume(0);
  bench.advance(2 * kHour);
  EXPECT_EQ(tables(bench), 1u);
  EXPECT_TRUE(is_ok(party.act(0, "door", R"({"door":"knock"})")));
}

TEST(Clocks, AFinishedGameExpiresWhoeverLooksAtIt) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  party.act(0, "end", "{}");
  bench.advance(12 * kHour);
  for (const Conn conn : party.conns) bench.close(conn);
  bench.advance(6 * kHour);
  party.resume(1);
  bench.advance(6 * kHour - 1);
  EXPECT_EQ(tables(bench), 1u);
  bench.advance(1);
  EXPECT_EQ(tables(bench), 0u);
}

TEST(Clocks, ARematchIsNotErasedWithTheGameBeforeIt) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "start", "{}");
  party.act(0, "end", "{}");
  bench.advance(23 * kHour);
  ASSERT_TRUE(is_ok(party.act(0, "rematch", "{}")));
  bench.advance(48 * kHour);
  EXPECT_EQ(tables(bench), 1u);
}

TEST(Clocks, TimeBeforeARestartCounts) {
  Bench bench;
  Party party(bench);
  bench.close(party.conns[0]);
  std::vector<Head> heads;
  bench.store.list(heads);
  ASSERT_EQ(heads.size(), 1u);
  heads[0].idle_ms = kHour - 60'000;
  bench.hub = std::make_unique<Hub>(bench.config, built_in_shelf(), bench.entropy);
  bench.timers.clear();
  bench.give(input::Restored{heads});
  bench.advance(60'000 + bench.config.touch_ms -
                1);  // whoever was there may have gone unnoticed so long
  EXPECT_EQ(tables(bench), 1u);
  bench.advance(1);
  EXPECT_EQ(tables(bench), 0u);
}

// ---- the top

struct Spinning : Party {
  explicit Spinning(Bench& b, const std::string& options, const std::string& more = "")
      : Party(b, R"("open","open","open")", ",\"options\":" + options + more, "rationing") {
    full_table();
    act(0, "start", "{}");
    for (int i = 0; i < 20 && !(room().play.spinning && !room().play.spin.failed); ++i) {
      if (phase() == "allocation") act(seat("active"), "do", "\"spin\",\"strength\":100");
      if (room().play.spinning && room().play.spin.failed) bench.advance(2'000);
      if (phase() == "shopping")
        act(static_cast<std::size_t>(seen().find("queue")->items()[0].integer().value_or(0)), "do",
            "\"pass\"");
    }
    EXPECT_TRUE(room().play.spinning);
  }
  Json seen() const { return parse_json(room().play.table->view(kNobody)).value; }
  std::size_t seat(std::string_view name) const {
    return static_cast<std::size_t>(seen().find(name)->integer().value_or(0));
  }
  std::string phase() const { return seen().find("phase")->text(); }
  int poses(std::size_t who) {
    int count = 0;
    for (const std::string& text : bench.inbox[conns[who]])
      count += text.starts_with("{\"pose\"") ? 1 : 0;
    return count;
  }
};

TEST(Clocks, AFrozenTopSaysSoAndSendsNoPoses) {
  Bench bench;
  Spinning party(bench, R"({"top":"clock","top_seconds":60})");
  bench.advance(1'000);
  party.act(0, "pause", "{}");
  for (auto& [conn, texts] : bench.inbox) texts.clear();
  bench.advance(10'000);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(party.poses(i), 0);
  party.resume(1);
  EXPECT_EQ(get(Bench::pick(bench.inbox[party.conns[1]], "fresh"), "fresh", "pose", "frozen"),
            "true");
  party.act(0, "unpause", "{}");
  party.resume(1);
  EXPECT_EQ(get(Bench::pick(bench.inbox[party.conns[1]], "fresh"), "fresh", "pose", "frozen"),
            "false");
}

TEST(Clocks, TheTopStandsStillWhileNobodyIsThere) {
  Bench bench;
  Spinning party(bench, R"({"top":"clock","top_seconds":15})");
  const std::int64_t fall = party.room().play.spin.fall_ms();
  bench.advance(1'000);
  for (const Conn conn : party.conns) bench.close(conn);
  bench.advance(30'000);  // it is still in memory
  for (std::size_t i = 0; i < 3; ++i) party.resume(i);
  EXPECT_EQ(party.phase(), "spinning");
  bench.advance(fall - 1'001);
  EXPECT_EQ(party.phase(), "spinning");
  bench.advance(1);
  EXPECT_EQ(party.phase(), "shopping");
}

TEST(Clocks, AfterARestartTheTopWaitsTenSecondsForThoseWhoAreMissing) {
  Bench bench;
  Spinning party(bench, R"({"top":"clock","top_seconds":15})");
  bench.advance(2'000);
  party.act(0, "door", R"({"door":"knock"})");  // the journal knows of these two seconds
  const std::int64_t left = party.room().play.spin.fall_ms() - 2'000;
  bench.crash();
  bench.advance(100'000);
  party.resume(0);
  bench.advance(10'000 + left - 1);
  EXPECT_EQ(party.phase(), "spinning");
  bench.advance(1);
  EXPECT_EQ(party.phase(), "shopping");
}

TEST(Clocks, GraceIsAtMost150MillisecondsAndForAcceptAlone) {
  for (const int late : {150, 151}) {
    Bench bench;
    Spinning party(bench, R"({"top":"clock","top_seconds":15})");
    const std::size_t active = party.seat("active");
    const std::size_t other = (active + 1) % 3;
    bench.give(input::RoundTrip{party.conns[other], 4'000});
    bench.give(input::RoundTrip{party.conns[active], 4'000});
    const Json own =
        parse_json(party.room().play.table->view(seat_at(static_cast<int>(active)))).value;
    const std::string good = own.find("hands")->items()[active].members()[0].first;
    ASSERT_TRUE(is_ok(party.act(
        active, "do", "\"offer " + std::to_string(other) + " give " + good + " places\"")));
    bench.advance(party.room().play.spin.fall_ms());
    ASSERT_EQ(party.phase(), "spinning");
    EXPECT_EQ(party.act(active, "do", "\"say need soap\""), "");  // held until nature has spoken
    bench.now += late;                                            // before the timer is heard
    const bool counted = is_ok(party.act(other, "do", "\"accept 1\""));
    EXPECT_EQ(counted, late <= 150) << late;
    bench.advance(1'000);
    EXPECT_EQ(party.phase(), "shopping");
    EXPECT_EQ(party.seen().find("traded")->is_true(), late <= 150);
  }
}

TEST(Clocks, OnlyInTheFinalRoundOfStepsMayTheHostSayThatItFell) {
  Bench bench;
  Spinning party(bench, R"({"top":"steps"})");
  const std::uint64_t seq = party.room().seq;
  EXPECT_EQ(code_of(party.act(0, "fell", "{}")), "wrong-phase");
  bench.advance(kHour);
  EXPECT_EQ(party.room().seq, seq) << "silence is no step before the final round";
}

TEST(Clocks, EverySpinOfStepsBeginsAnew) {
  Bench bench;
  Spinning party(bench, R"({"top":"steps"})");
  const std::size_t active = party.seat("active");
  const auto offer = [&] {
    const Json own =
        parse_json(party.room().play.table->view(seat_at(static_cast<int>(active)))).value;
    const std::string good = own.find("hands")->items()[active].members()[0].first;
    const std::string id = std::to_string(party.seen().find("next_offer")->integer().value_or(0));
    EXPECT_TRUE(is_ok(party.act(active, "do", "\"offer all give " + good + " want soap\"")));
    if (party.phase() == "spinning") party.act(active, "do", "\"withdraw " + id + "\"");
  };
  for (int i = 0; i < 3; ++i) offer();
  ASSERT_TRUE(is_ok(party.act(active, "do", "\"stop\"")));
  for (int i = 0; i < 40 && !(party.room().play.spinning && !party.room().play.spin.failed); ++i) {
    if (party.phase() == "shopping")
      party.act(
          static_cast<std::size_t>(party.seen().find("queue")->items()[0].integer().value_or(0)),
          "do", "\"pass\"");
    if (party.phase() == "allocation")
      party.act(party.seat("active"), "do", "\"spin\",\"strength\":100");
  }
  ASSERT_TRUE(party.room().play.spinning);
  EXPECT_EQ(party.room().play.steps_done, 0);
}

// A table of bots with somebody who watches, as it is when `there` first holds; false if that never
// came.
template <class There>
bool play_until(Bench& bench, Party& party, There there) {
  party.act(0, "start", "{}");
  for (int i = 0; i < 200'000 && party.room().playing(); ++i) {
    bench.advance(50);
    if (party.room().playing() && there(parse_json(party.room().play.table->view(kNobody)).value))
      return true;
  }
  return false;
}

TEST(Clocks, InTheFinalRoundOfStepsSilenceCountsAndTheHostMaySayThatItFell) {
  Bench bench(5);
  Party party(bench, R"("bot","bot","bot")", R"(,"options":{"top":"steps"},"multiplier":2)",
              "rationing");
  ASSERT_TRUE(play_until(bench, party, [](const Json& seen) {
    return seen.find("final")->is_true() && seen.find("phase")->text() == "spinning";
  }));
  bench.bots_answer = false;
  ASSERT_TRUE(is_ok(party.act(0, "door", R"({"door":"knock"})")));  // the silence begins here
  const std::uint64_t seq = party.room().seq;
  const int steps = party.room().play.steps_done;
  bench.advance(119'999);
  EXPECT_EQ(party.room().seq, seq);
  bench.advance(1);
  EXPECT_EQ(party.room().seq, seq + 1);
  if (party.room().play.spinning) {
    EXPECT_EQ(party.room().play.steps_done, steps + 1);
    EXPECT_TRUE(is_ok(party.act(0, "fell", "{}")));
  }
  EXPECT_FALSE(party.room().play.spinning);
}

TEST(Clocks, TheTopRestsWhileAllWatchTheSpeculatorBuy) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Bench bench(seed);
    Party party(bench, R"("bot","bot","bot")", R"(,"options":{"top":"clock","top_seconds":180})",
                "rationing");
    std::size_t looked_at = 0;
    const bool bought = play_until(bench, party, [&](const Json&) {
      const auto& entries = party.room().entries;
      bool die = false;  // while this top spins
      for (; looked_at < entries.size(); ++looked_at) {
        const std::string& command = entries[looked_at].command;
        die = command.starts_with("die") || (die && command != "spin");
      }
      return die && party.room().play.spinning;
    });
    if (!bought) continue;
    bench.bots_answer = false;
    const auto frozen = [&] {
      return get(bench.say_one(party.conns[0], R"({"sync":{}})", "fresh"), "fresh", "pose",
                 "frozen");
    };
    EXPECT_EQ(frozen(), "true");
    bench.advance(2'900);
    EXPECT_EQ(frozen(), "true");
    bench.advance(100);
    EXPECT_EQ(frozen(), "false");
    return;
  }
  FAIL() << "the speculator never bought while the top spun";
}

TEST(Clocks, TheTurnClockDoesNotRunWhileTheTopSpins) {
  Bench bench;
  Spinning party(bench, R"({"top":"real"})", R"(,"turn_seconds":30)");
  const std::uint64_t seq = party.room().seq;
  bench.advance(kHour);
  EXPECT_EQ(party.room().seq, seq);
}

}  // namespace
}  // namespace stolik
