// The top at a table: clock, steps, real; freezes and grace.

#include "server/journal/verify.h"
#include "tests/server/party.h"

namespace stolik {
namespace {

struct Market : Party {
  explicit Market(Bench& b, const std::string& options, const std::string& more = "")
      : Party(b, R"("open","open","open")", ",\"options\":" + options + more, "rationing") {
    full_table();
    act(0, "start", "{}");
  }
  Json seen() const { return parse_json(room().play.table->view(kNobody)).value; }
  std::size_t active() const {
    return static_cast<std::size_t>(seen().find("active")->integer().value_or(0));
  }
  std::string phase() const { return seen().find("phase")->text(); }
  // Spins until a spin does not fail.
  void spin() {
    for (int i = 0; i < 20 && !(room().play.spinning && !room().play.spin.failed); ++i) {
      if (phase() == "allocation") act(active(), "do", "\"spin\",\"strength\":100");
      if (room().play.spinning && room().play.spin.failed) bench.advance(2'000);
      if (phase() == "shopping") act(head(), "do", "\"pass\"");
    }
    ASSERT_TRUE(room().play.spinning);
  }
  std::size_t head() const {
    return static_cast<std::size_t>(seen().find("queue")->items()[0].integer().value_or(0));
  }
};

TEST(RationingTop, FallsWhenItsTimeHasComeAndNotBefore) {
  Bench bench;
  Market market(bench, R"({"top":"clock","top_seconds":15})");
  market.spin();
  const std::int64_t fall = market.room().play.spin.fall_ms();
  bench.advance(fall - 10);
  EXPECT_EQ(market.phase(), "spinning");
  bench.advance(20);
  EXPECT_EQ(market.phase(), "shopping");
}

TEST(RationingTop, ThePoseIsToldFiveTimesASecond) {
  Bench bench;
  Market market(bench, R"({"top":"clock","top_seconds":45})");
  market.spin();
  for (auto& [conn, texts] : bench.inbox) texts.clear();
  bench.advance(5'000);
  for (const Conn conn : market.conns) {
    int poses = 0;
    for (const std::string& text : bench.inbox[conn]) {
      if (!text.starts_with("{\"pose\"")) continue;
      ++poses;
      EXPECT_LE(text.size(), 64u);
      EXPECT_EQ(get(text, "pose", "stage"), "steady");
    }
    EXPECT_NEAR(poses, 25, 1);
  }
}

TEST(RationingTop, TheMultiplierMakesItLonger) {
  Bench bench;
  Market market(bench, R"({"top":"clock","top_seconds":15})", R"(,"multiplier":10)");
  market.spin();
  EXPECT_GT(market.room().play.spin.stage_ms[0], 30'000);
}

TEST(RationingTop, IsFrozenWhilePaused) {
  Bench bench;
  Market market(bench, R"({"top":"clock","top_seconds":15})");
  market.spin();
  const std::int64_t fall = market.room().play.spin.fall_ms();
  bench.advance(1'000);
  market.act(0, "pause", "{}");
  bench.advance(500'000);
  EXPECT_EQ(market.phase(), "spinning");
  market.act(0, "unpause", "{}");
  bench.advance(fall - 1'100);
  EXPECT_EQ(market.phase(), "spinning");
  bench.advance(200);
  EXPECT_EQ(market.phase(), "shopping");
}

TEST(RationingTop, IsFrozenWhileTheServerIsAway) {
  Bench bench;
  Market market(bench, R"({"top":"clock","top_seconds":15})");
  market.spin();
  const std::int64_t fall = market.room().play.spin.fall_ms();
  bench.advance(2'000);
  market.act(0, "door", R"({"door":"knock"})");  // the journal knows of these two seconds
  bench.crash();
  bench.advance(1'000'000);
  for (std::size_t i = 0; i < 3; ++i) market.resume(i);
  bench.advance(fall - 2'100);
  EXPECT_EQ(market.phase(), "spinning");
  bench.advance(200);
  EXPECT_EQ(market.phase(), "shopping");
}

TEST(RationingTop, LastMomentAcceptsHaveAtMostTheirOwnGrace) {
  for (const int late : {40, 100, 149, 160}) {
    Bench bench;
    Market market(bench, R"({"top":"clock","top_seconds":15})");
    market.spin();
    const std::size_t active = market.active();
    const std::size_t other = (active + 1) % 3;
    bench.give(input::RoundTrip{market.conns[other], 200});               // 100 ms of grace
    bench.give(input::RoundTrip{market.conns[(active + 2) % 3], 4'000});  // at most 150
    const Json own =
        parse_json(market.room().play.table->view(seat_at(static_cast<int>(active)))).value;
    const std::string good = own.find("hands")->items()[active].members()[0].first;
    ASSERT_NE(
        market.act(active, "do", "\"offer " + std::to_string(other) + " give " + good + " places\"")
            .find("ok"),
        std::string::npos);
    bench.advance(market.room().play.spin.fall_ms() - 20'000 > 0 ? 0 : 0);
    const std::int64_t fall_at = bench.now + market.room().play.spin.fall_ms();
    // The watch began when the spin was durable: at this very moment, for time stood still since.
    bench.advance(fall_at - bench.now + late);
    const std::string answer = market.act(other, "do", "\"accept 1\"");
    if (late <= 100) {
      EXPECT_NE(answer.find("\"ok\""), std::string::npos) << late << answer;
    } else {
      // Held back until nature has spoken, then it meets the next phase.
      bench.advance(200);
      EXPECT_NE(bench.all_sent[market.conns[other]].find("\"code\":\"wrong-phase\""),
                std::string::npos)
          << late;
    }
    bench.advance(200);
    EXPECT_EQ(market.phase(), "shopping");
  }
}

TEST(RationingTop, TooMuchWhileItFallsIsBusyAndTheRestIsAnswered) {
  Bench bench;
  Market market(bench, R"({"top":"clock","top_seconds":15})");
  market.spin();
  const std::size_t other = (market.active() + 1) % 3;
  bench.give(input::RoundTrip{market.conns[other], 400});
  bench.advance(market.room().play.spin.fall_ms() + 10);
  ASSERT_EQ(market.phase(), "spinning");
  bench.inbox[market.conns[other]].clear();
  for (int i = 0; i < 70; ++i) {
    const std::string text = R"({"do":"say need soap","id":"s)" + std::to_string(i) + "\"}";
    bench.give(input::Received{market.conns[other], text});
  }
  const auto count = [&](std::string_view code) {
    int found = 0;
    for (const std::string& text : bench.inbox[market.conns[other]])
      found += get(text, "refused", "code") == code ? 1 : 0;
    return found;
  };
  EXPECT_EQ(count("busy"), 70 - 64);
  EXPECT_EQ(count("wrong-phase"), 0);
  bench.advance(200);
  EXPECT_EQ(market.phase(), "shopping");
  EXPECT_EQ(count("wrong-phase"), 64);
  EXPECT_EQ(bench.hub->counts().words_waiting, 0u);
}

TEST(RationingTop, ALongFullDiskMakesNoLongLine) {
  Bench bench;
  Market market(bench, R"({"top":"clock","top_seconds":15})",
                R"(,"turn_seconds":5,"bot_when_away":true)");
  market.spin();
  bench.close(market.conns[2]);
  bench.store.set_full(true);
  for (int i = 0; i < 600; ++i) {
    bench.advance(1'000);
    ASSERT_LE(bench.hub->counts().words_waiting, 8u) << i;
  }
  bench.store.set_full(false);
  bench.advance(2'000);
  EXPECT_NE(market.phase(), "spinning");
  EXPECT_EQ(bench.hub->counts().words_waiting, 0u);
}

// Who spoke while it fell, on a disk that was full, and then it was paused: they are answered all
// the same.
TEST(RationingTop, WhoSpokeWhileItFellIsAnsweredThoughItIsPaused) {
  Bench bench;
  Market market(bench, R"({"top":"clock","top_seconds":15})");
  market.spin();
  const std::size_t other = market.active() == 1 ? 2 : 1;
  bench.give(input::RoundTrip{market.conns[other], 400});
  bench.advance(market.room().play.spin.fall_ms() + 10);
  bench.inbox[market.conns[other]].clear();
  const std::string text = R"({"do":"say need soap","id":"s"})";
  bench.give(input::Received{market.conns[other], text});
  bench.store.set_full(true);
  bench.advance(200);  // it fell, and could not be kept
  bench.store.set_full(false);
  market.act(0, "pause", "{}");
  bench.advance(5'000);
  EXPECT_FALSE(Bench::pick(bench.inbox[market.conns[other]], "refused").empty());
  EXPECT_EQ(bench.hub->counts().words_waiting, 0u);
}

// The simulator's seed 241: nobody was ever answered again.
TEST(RationingTop, APauseWhileItFallsDoesNotHoldTheTable) {
  Bench bench;
  Market market(bench, R"({"top":"clock","top_seconds":15})");
  market.spin();
  const std::size_t other = (market.active() + 1) % 3;
  bench.give(input::RoundTrip{market.conns[other], 4'000});
  bench.advance(market.room().play.spin.fall_ms() + 10);
  ASSERT_EQ(market.phase(), "spinning");  // it fell; slow lines have their 150 ms
  market.act(other, "do", "\"say need soap\"");
  ASSERT_NE(market.act(0, "pause", "{}").find("\"ok\""), std::string::npos);
  EXPECT_NE(bench.all_sent[market.conns[other]].find("\"code\":\"paused\""), std::string::npos);
  bench.advance(10'000);
  EXPECT_EQ(market.phase(), "spinning");
  ASSERT_NE(market.act(0, "unpause", "{}").find("\"ok\""), std::string::npos);
  bench.advance(200);
  EXPECT_EQ(market.phase(), "shopping");
}

TEST(RationingTop, StepsCountTradingOnly) {
  Bench bench;
  Market market(bench, R"({"top":"steps"})");
  market.spin();
  const int steps = market.room().play.spin.steps;
  const std::size_t active = market.active();
  const std::size_t other = (active + 1) % 3;
  for (int i = 0; i < steps - 1; ++i) {
    ASSERT_EQ(market.phase(), "spinning");
    market.act(other, "do", "\"say need soap\"");
    const Json own =
        parse_json(market.room().play.table->view(seat_at(static_cast<int>(active)))).value;
    const std::string good = own.find("hands")->items()[active].members()[0].first;
    const std::string id = std::to_string(market.seen().find("next_offer")->integer().value_or(0));
    ASSERT_NE(market.act(active, "do", "\"offer all give " + good + " want soap\"").find("\"ok\""),
              std::string::npos);
    if (i < steps - 2 || true) market.act(active, "do", "\"withdraw " + id + "\"");
  }
  EXPECT_EQ(market.phase(), "spinning");
  bench.advance(1'000'000);
  EXPECT_EQ(market.phase(), "spinning");
  const Json own =
      parse_json(market.room().play.table->view(seat_at(static_cast<int>(active)))).value;
  const std::string good = own.find("hands")->items()[active].members()[0].first;
  market.act(active, "do", "\"offer all give " + good + " want soap\"");
  EXPECT_EQ(market.phase(), "shopping");
}

TEST(RationingTop, ARealTopFallsWhenAPersonSaysSo) {
  Bench bench;
  Market market(bench, R"({"top":"real"})");
  ASSERT_NE(market.act(market.active(), "do", "\"spin\"").find("\"ok\""), std::string::npos);
  bench.advance(3'000'000);
  EXPECT_EQ(market.phase(), "spinning");
  std::size_t neither = 0;
  while (neither == 0 || neither == market.active()) ++neither;
  EXPECT_EQ(get(market.act(neither, "fell", "{}"), "refused", "code"), "not-your-turn");
  EXPECT_NE(market.act(market.active(), "fell", "{}").find("\"ok\""), std::string::npos);
  EXPECT_EQ(market.phase(), "shopping");
}

TEST(RationingTop, OnlyARealTopCanBeToldToFall) {
  Bench bench;
  Market market(bench, R"({"top":"clock"})");
  market.spin();
  EXPECT_EQ(get(market.act(0, "fell", "{}"), "refused", "code"), "wrong-phase");
}

TEST(RationingTop, WhatEachSaidIsToldToWhoComesBack) {
  Bench bench;
  Market market(bench, R"({"top":"clock","top_seconds":180})");
  market.spin();
  const std::size_t other = (market.active() + 1) % 3;
  ASSERT_NE(market.act(other, "do", "\"say need soap\"").find("\"ok\""), std::string::npos);
  market.resume(market.active());
  const std::string fresh = Bench::pick(bench.inbox[market.conns[market.active()]], "fresh");
  EXPECT_EQ(get(fresh, "fresh", "said", std::to_string(other)), "say need soap");
  EXPECT_FALSE(get(fresh, "fresh", "pose", "stage").empty());
}

// A whole game of bots with a spectator: it ends, and every lot and fall can be drawn again.
TEST(RationingTop, AWholeGameVerifies) {
  for (const std::string mode : {"clock", "steps"}) {
    Bench bench(5);
    Party party(bench, R"("bot","bot","bot")",
                R"(,"options":{"top":")" + mode + R"(","top_seconds":15})", "rationing");
    party.act(0, "start", "{}");
    for (int i = 0; i < 20'000 && party.room().playing(); ++i) bench.advance(5'000);
    ASSERT_EQ(party.room().phase, Head::Phase::over) << mode;
    const std::string journal = party.room().take_home();
    const Verdict verdict =
        verify_journal(built_in_shelf(), journal, commitment_of(party.room().seed));
    EXPECT_EQ(verdict.trouble, "") << mode;
    EXPECT_GT(verdict.lots, 20);
    EXPECT_TRUE(verdict.over);
    // Another card somewhere, and it is noticed.
    std::string forged = journal;
    const std::size_t at = forged.find("nature draw ");
    ASSERT_NE(at, std::string::npos);
    const std::size_t end = forged.find('\n', at);
    const std::string good = forged.substr(at + 12, end - at - 12);
    forged.replace(at + 12, end - at - 12, good == "sugar" ? "meat" : "sugar");
    EXPECT_NE(verify_journal(built_in_shelf(), forged, "").trouble, "");
  }
}

// The speculator's die: whoever asks for it is waited for (R22).
struct Thrown : Market {
  explicit Thrown(Bench& b, const std::string& more = R"(,"throws":true)")
      : Market(b, R"({"top":"steps"})") {
    for (std::size_t i = 0; i < 3; ++i) resume(i, more);
  }
  // Three heads of the queue go to its end: then the speculator stands first.
  void bring_speculator() {
    for (int i = 0; i < 3; ++i) {
      ASSERT_EQ(phase(), "allocation");
      act(active(), "do", "\"stop\"");
      act(head(), "do", "\"pass\"");
    }
  }
  std::string story() const { return bench.all_sent[conns[0]]; }
};

TEST(RationingDie, IsThrownByTheActivePlayerWhenTheySay) {
  Bench bench;
  Thrown table(bench);
  EXPECT_EQ(get(table.act(table.active(), "throw", "{}"), "refused", "code"), "wrong-phase");
  table.bring_speculator();
  ASSERT_EQ(table.phase(), "speculator");
  bench.advance(1'000);
  EXPECT_EQ(table.phase(), "speculator");
  const std::size_t thrower = table.active();
  EXPECT_EQ(get(table.act((thrower + 1) % 3, "throw", "{}"), "refused", "code"), "not-your-turn");
  EXPECT_EQ(table.story().find("\"event\":\"die\""), std::string::npos);
  ASSERT_NE(table.act(thrower, "throw", "{}").find("\"ok\""), std::string::npos);
  EXPECT_EQ(table.phase(), "allocation");
  EXPECT_NE(table.story().find("\"event\":\"die\""), std::string::npos);
}

TEST(RationingDie, IsThrownByTheServerWhereNobodyIsShownWhen) {
  Bench bench;
  Thrown table(bench, "");
  table.bring_speculator();
  EXPECT_EQ(table.phase(), "allocation");
}

TEST(RationingDie, ComesAsItWouldHaveComeAtOnce) {
  const auto face = [](const std::string& more) {
    Bench bench;
    Thrown table(bench, more);
    table.bring_speculator();
    if (table.phase() == "speculator") table.act(table.active(), "throw", "{}");
    const std::string story = table.story();
    return story.substr(story.find("\"event\":\"die\""), 24);
  };
  EXPECT_EQ(face(""), face(R"(,"throws":true)"));
}

// After a pause and a restart it is awaited again, and thrown for those who do not.
TEST(RationingDie, IsThrownForWhoDoesNot) {
  Bench bench;
  Thrown table(bench);
  table.bring_speculator();
  table.act(0, "pause", "{}");
  EXPECT_EQ(get(table.act(table.active(), "throw", "{}"), "refused", "code"), "paused");
  bench.advance(100'000);
  EXPECT_EQ(table.phase(), "speculator");
  bench.crash();
  for (std::size_t i = 0; i < 3; ++i) table.resume(i, R"(,"throws":true)");
  table.act(0, "unpause", "{}");
  bench.advance(7'900);
  EXPECT_EQ(table.phase(), "speculator");
  bench.advance(200);
  EXPECT_EQ(table.phase(), "allocation");
  EXPECT_NE(table.act(table.active(), "do", "\"stop\"").find("\"ok\""), std::string::npos);
}

TEST(RationingDie, AFileToTakeHomeVerifies) {
  Bench bench;
  Thrown table(bench);
  for (int i = 0; i < 400 && table.room().playing(); ++i) {
    if (table.phase() == "allocation") table.act(table.active(), "do", "\"stop\"");
    else if (table.phase() == "shopping") table.act(table.head(), "do", "\"pass\"");
    else if (table.phase() == "speculator") table.act(table.active(), "throw", "{}");
    else break;
    if (table.seen().find("final")->is_true()) table.act(0, "end", "{}");
  }
  ASSERT_EQ(table.room().phase, Head::Phase::over);
  const Verdict verdict =
      verify_journal(built_in_shelf(), table.room().take_home(), commitment_of(table.room().seed));
  EXPECT_EQ(verdict.trouble, "");
}

}  // namespace
}  // namespace stolik
