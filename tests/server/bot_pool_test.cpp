// Bots are a shared good: turns, stale questions, hurry, and bots that break or come to no end.

#include "server/net/bot_pool.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

#include "server/hub/class_work.h"

namespace stolik {
namespace {

using namespace std::chrono_literals;

effect::Ask question(std::uint64_t table, int seat, std::uint64_t number, std::uint64_t seq,
                     std::string level = "easy") {
  effect::Ask ask;
  ask.table = TableId{table};
  ask.seat = seat_at(seat);
  ask.question = Question{number};
  ask.level = std::move(level);
  ask.seq = seq;
  return ask;
}

// A gate that bots stand at until it is opened, and what was answered in which order.
struct Hall {
  std::mutex mutex;
  std::condition_variable changed;
  bool open = false;
  int standing = 0;
  std::vector<input::BotMoved> answers;

  std::string stand() {
    std::unique_lock lock{mutex};
    ++standing;
    changed.notify_all();
    changed.wait(lock, [this] { return open; });
    return "a move";
  }
  void let_in() {
    const std::scoped_lock lock{mutex};
    open = true;
    changed.notify_all();
  }
  bool wait_standing(int count) {
    std::unique_lock lock{mutex};
    return changed.wait_for(lock, 10s, [&] { return standing >= count; });
  }
  void told(input::BotMoved moved) {
    const std::scoped_lock lock{mutex};
    answers.push_back(std::move(moved));
    changed.notify_all();
  }
  bool wait_answers(std::size_t count) {
    std::unique_lock lock{mutex};
    return changed.wait_for(lock, 10s, [&] { return answers.size() >= count; });
  }
  BotPool::Tell ear() {
    return [this](input::BotMoved moved, std::int64_t) { told(std::move(moved)); };
  }
};

TEST(BotPool, TablesTakeTurns) {
  Hall hall;
  BotPool pool({.threads = 1}, [&](const effect::Ask&, Level) { return hall.stand(); }, hall.ear());
  pool.ask(question(9, 0, 1, 1));
  ASSERT_TRUE(hall.wait_standing(1));  // the thread is busy: now the line forms
  for (int seat = 0; seat < 5; ++seat)
    pool.ask(question(1, seat, 10 + static_cast<std::uint64_t>(seat), 1));
  pool.ask(question(2, 0, 20, 1));
  pool.ask(question(3, 0, 30, 1));
  hall.let_in();
  ASSERT_TRUE(hall.wait_answers(8));
  // A table with five questions does not keep the others waiting for all five.
  std::vector<std::uint64_t> order;
  for (const auto& answer : hall.answers) order.push_back(number(answer.question));
  EXPECT_EQ(order, (std::vector<std::uint64_t>{1, 10, 20, 30, 11, 12, 13, 14}));
}

TEST(BotPool, DropsWhatNobodyWaitsForAnyMore) {
  Hall hall;
  BotPool pool({.threads = 1}, [&](const effect::Ask&, Level) { return hall.stand(); }, hall.ear());
  pool.ask(question(9, 0, 1, 1));
  ASSERT_TRUE(hall.wait_standing(1));
  pool.ask(question(1, 0, 10, 5));
  pool.ask(question(1, 0, 11, 5));  // the same seat again
  pool.ask(question(1, 1, 12, 5));
  pool.ask(question(1, 2, 13, 6));  // the table has gone on: whatever was asked before is stale
  pool.ask(question(1, 3, 14, 6));
  auto open = std::make_shared<const bool>(true);
  effect::Ask closing = question(2, 0, 20, 1);
  closing.table_is_open = open;
  pool.ask(closing);
  open.reset();  // the table is closed
  EXPECT_EQ(pool.counts().waiting, 3u);
  hall.let_in();
  ASSERT_TRUE(hall.wait_answers(3));
  std::this_thread::sleep_for(20ms);
  std::vector<std::uint64_t> order;
  for (const auto& answer : hall.answers) order.push_back(number(answer.question));
  EXPECT_EQ(order, (std::vector<std::uint64_t>{1, 13, 14}));
  EXPECT_EQ(pool.counts().dropped, 4u);
  EXPECT_EQ(pool.counts().waiting, 0u);
}

TEST(BotPool, TakesSoManyAndNoMore) {
  Hall hall;
  BotPool pool(
      {.threads = 1, .waiting_max = 3}, [&](const effect::Ask&, Level) { return hall.stand(); },
      hall.ear());
  pool.ask(question(9, 0, 1, 1));
  ASSERT_TRUE(hall.wait_standing(1));
  for (std::uint64_t table = 1; table <= 3; ++table)
    EXPECT_TRUE(pool.ask(question(table, 0, table, 1)));
  EXPECT_FALSE(pool.ask(question(4, 0, 4, 1)));
  EXPECT_TRUE(pool.ask(question(3, 0, 5, 2)));  // in the place of an older one of that table
  EXPECT_EQ(pool.counts().waiting, 3u);
  hall.let_in();
  EXPECT_TRUE(hall.wait_answers(4));
}

TEST(BotPool, HurriesByLevelsAndNeverByLot) {
  Hall hall;
  std::mutex mutex;
  std::vector<Level> levels;
  BotPool pool(
      {.threads = 1, .soon_ms = 1'000},
      [&](const effect::Ask& ask, Level level) {
        if (number(ask.question) == 1) return hall.stand();
        const std::scoped_lock lock{mutex};
        levels.push_back(level);
        return std::string{"a move"};
      },
      hall.ear());
  pool.ask(question(999, 0, 1, 1, "strong"));
  ASSERT_TRUE(hall.wait_standing(1));
  constexpr std::uint64_t kTables = 200;
  for (std::uint64_t table = 1; table <= kTables; ++table)
    pool.ask(question(table, 0, 1 + table, 1, "strong"));
  pool.ask(question(500, 0, 900, 1, "random"));
  hall.let_in();
  ASSERT_TRUE(hall.wait_answers(kTables + 2));
  // Two hundred strong ones would take too long: the first are answered below, the last as they
  // asked.
  const auto count = [&](Level level) { return std::count(levels.begin(), levels.end(), level); };
  EXPECT_EQ(count(Level::random), 1);  // who chose it
  EXPECT_EQ(levels.front(), Level::easy);
  EXPECT_GT(count(Level::steady), 0);
  EXPECT_GT(count(Level::strong), 0);
  EXPECT_EQ(
      pool.counts().hurried,
      static_cast<std::uint64_t>(count(Level::easy) + count(Level::keen) + count(Level::steady)));
  for (const input::BotMoved& answer : hall.answers) {
    EXPECT_TRUE(answer.level.empty() || answer.level == "easy" || answer.level == "keen" ||
                answer.level == "steady");
  }
  EXPECT_EQ(hall.answers[1].level, "easy");
  // Nobody waits now: as asked.
  pool.ask(question(1, 0, 1000, 2, "strong"));
  ASSERT_TRUE(hall.wait_answers(kTables + 3));
  EXPECT_EQ(hall.answers.back().level, "");
}

// What is made for a class takes as long as many thoughts: nobody's bot is hurried for that.
TEST(BotPool, LearnsNothingFromWorkThatIsNoBots) {
  Hall hall;
  BotPool pool(
      {.threads = 1, .soon_ms = 100},
      [&](const effect::Ask& ask, Level level) {
        if (ask.knows != nullptr) return ask.knows->answer(level).command;
        return ask.level == "easy" ? hall.stand() : std::string{"a move"};
      },
      hall.ear());
  effect::Ask work = question(1, 0, 1, 1, "");  // of no level
  work.knows = std::make_shared<LessonWork>([] {
    std::this_thread::sleep_for(100ms);
    return std::string{"a report"};
  });
  pool.ask(work);
  ASSERT_TRUE(hall.wait_answers(1));
  EXPECT_EQ(hall.answers[0].command, "a report");
  pool.ask(question(2, 0, 2, 1));
  ASSERT_TRUE(hall.wait_standing(1));
  for (std::uint64_t i = 3; i <= 5; ++i)
    pool.ask(question(i, 0, i, 1, "steady"));  // as many as are answered soon
  hall.let_in();
  ASSERT_TRUE(hall.wait_answers(5));
  EXPECT_EQ(pool.counts().hurried, 0u);
}

TEST(BotPool, ABotThatBreaksSaysSoAndTheNextOneThinks) {
  Hall hall;
  hall.open = true;
  BotPool pool(
      {.threads = 1},
      [&](const effect::Ask& ask, Level) -> std::string {
        if (number(ask.question) == 1) throw std::runtime_error("a bug");
        if (number(ask.question) == 2) throw 7;
        return hall.stand();
      },
      hall.ear());
  for (std::uint64_t i = 1; i <= 3; ++i) pool.ask(question(i, 0, i, 1));
  ASSERT_TRUE(hall.wait_answers(3));
  EXPECT_EQ(hall.answers[0].broke, "a bug");
  EXPECT_EQ(hall.answers[0].command, "");
  EXPECT_NE(hall.answers[1].broke, "");
  EXPECT_EQ(hall.answers[2].broke, "");
  EXPECT_EQ(hall.answers[2].command, "a move");
}

TEST(BotPool, ABotThatComesToNoEndIsGivenUp) {
  auto hall = std::make_shared<Hall>();  // it outlives the pool in the thread that was given up
  {
    BotPool pool(
        {.threads = 1, .stuck_ms = 50},
        [hall](const effect::Ask& ask, Level) {
          return number(ask.question) == 1 ? hall->stand() : std::string{"a move"};
        },
        hall->ear());
    pool.ask(question(1, 0, 1, 1));
    ASSERT_TRUE(hall->wait_standing(1));
    std::this_thread::sleep_for(80ms);
    pool.ask(question(2, 0, 2, 1));
    ASSERT_TRUE(hall->wait_answers(2));
    EXPECT_NE(hall->answers[0].broke, "");
    EXPECT_EQ(hall->answers[0].question, Question{1});
    EXPECT_EQ(hall->answers[1].command, "a move");
    EXPECT_EQ(pool.counts().stuck, 1u);
  }
  hall->let_in();
  std::this_thread::sleep_for(50ms);
  EXPECT_EQ(hall->answers.size(), 2u);  // what it says in the end nobody hears
}

TEST(BotPool, StopsWhileABotThinks) {
  auto hall = std::make_shared<Hall>();
  const auto begin = std::chrono::steady_clock::now();
  {
    BotPool pool(
        {.threads = 2}, [hall](const effect::Ask&, Level) { return hall->stand(); }, hall->ear());
    for (std::uint64_t i = 1; i <= 10; ++i) pool.ask(question(i, 0, i, 1));
    ASSERT_TRUE(hall->wait_standing(2));
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 8s);
  hall->let_in();
  std::this_thread::sleep_for(50ms);
  EXPECT_TRUE(hall->answers.empty());
}

TEST(BotPool, TheMachineSaysHowManyThreads) {
  EXPECT_GE(usual_bot_threads(), 1);
  EXPECT_LE(usual_bot_threads(), kBotThreadsMax);
}

}  // namespace
}  // namespace stolik
