#include "server/net/bot_pool.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace stolik {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kLevelCount = std::size(kLevels);
constexpr std::size_t kLowest = std::size_t(Level::easy);  // below it is the lot
constexpr auto kStopWait = std::chrono::seconds{2};

std::int64_t us_since(Clock::time_point then) {
  return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - then).count();
}

std::size_t level_of(const effect::Ask& question) {
  return std::size_t(level_named(question.level).value_or(Level::steady));
}

bool is_closed(const effect::Ask& question) {
  return question.table_is_open && question.table_is_open->expired();
}

}  // namespace

struct BotPool::Shared {
  struct Waiting {
    effect::Ask ask{};
    Clock::time_point since{};
  };
  struct Worker {
    std::thread thread{};
    bool busy = false;
    bool ended = false;
    bool given_up = false;
    Clock::time_point since{};
    effect::Ask at_work{};  // without what it knows
  };

  Limits limits;
  Choose choose;
  Tell tell;
  std::mutex mutex{};
  std::condition_variable wake{};
  std::condition_variable ended{};
  std::map<TableId, std::deque<Waiting>> tables{};
  std::deque<TableId> turns{};                         // every table of `tables` once
  std::array<std::int64_t, kLevelCount> waiting_at{};  // questions, by level
  // Lately, by level.
  std::array<std::int64_t, kLevelCount> cost_us{20, 1'000, 1'000, 1'000, 30'000, 30'000, 150'000};
  std::deque<Worker> workers{};  // stays where it is when it grows
  Counts counted{};
  bool stop = false;

  void drop_stale(std::deque<Waiting>& line, const effect::Ask& newer);
  bool next(Waiting& taken, std::size_t& level);
  std::size_t level_now(std::size_t asked) const;
  void learn(std::size_t level, std::int64_t us);
  void give_up_the_stuck(const std::shared_ptr<Shared>& self);
};

// Whatever was asked before about this seat, or about the table as it was, nobody waits for any
// more.
void BotPool::Shared::drop_stale(std::deque<Waiting>& line, const effect::Ask& newer) {
  std::erase_if(line, [&](const Waiting& one) {
    if (one.ask.seat != newer.seat && one.ask.seq >= newer.seq) return false;
    --waiting_at[level_of(one.ask)];
    --counted.waiting;
    ++counted.dropped;
    return true;
  });
}

// The first question of the table whose turn it is; the table goes to the end of the line.
bool BotPool::Shared::next(Waiting& taken, std::size_t& level) {
  while (!turns.empty()) {
    const TableId table = turns.front();
    turns.pop_front();
    std::deque<Waiting>& line = tables[table];
    if (line.empty()) {
      tables.erase(table);
      continue;
    }
    taken = std::move(line.front());
    line.pop_front();
    const std::size_t asked = level_of(taken.ask);
    level = level_now(asked);
    --waiting_at[asked];
    --counted.waiting;
    if (line.empty()) tables.erase(table);
    else turns.push_back(table);
    if (!is_closed(taken.ask)) return true;
    ++counted.dropped;
  }
  return false;
}

// The highest level at which all that waits would be answered soon.
std::size_t BotPool::Shared::level_now(std::size_t asked) const {
  const std::int64_t soon_us = limits.soon_ms * 1000 * limits.threads;
  for (std::size_t cap = kLevelCount - 1; cap > kLowest; --cap) {
    std::int64_t all_us = 0;
    for (std::size_t i = 0; i < kLevelCount; ++i)
      all_us += waiting_at[i] * cost_us[std::min(i, cap)];
    if (all_us <= soon_us) return std::min(asked, cap);
  }
  return std::min(asked, kLowest);
}

// A moving mean, so that a machine that is busy otherwise is noticed; one question alone is always
// worth its level.
void BotPool::Shared::learn(std::size_t level, std::int64_t us) {
  cost_us[level] = std::min((7 * cost_us[level] + us) / 8, limits.soon_ms * 1000 / 2);
}

namespace {

// Runs until the pool stops or gives it up.
template <class Shared>
void work(const std::shared_ptr<Shared> shared, std::size_t me) {
  std::unique_lock lock{shared->mutex};
  auto& self = shared->workers[me];
  for (;;) {
    typename Shared::Waiting taken;
    std::size_t level = 0;
    shared->wake.wait(lock, [&] { return shared->stop || !shared->turns.empty(); });
    if (shared->stop) break;
    if (!shared->next(taken, level)) continue;
    const std::size_t asked = level_of(taken.ask);
    self.busy = true;
    self.since = Clock::now();
    self.at_work = {taken.ask.table, taken.ask.seat, taken.ask.question};
    lock.unlock();
    input::BotMoved moved{taken.ask.table, taken.ask.seat, taken.ask.question};
    try {
      moved.command = shared->choose(taken.ask, static_cast<Level>(level));
    } catch (const std::exception& error) {
      moved.broke = error.what();
    } catch (...) {
      moved.broke = "something that is no std::exception";
    }
    if (level < asked) moved.level = kLevels[level];
    taken.ask.knows.reset();
    lock.lock();
    self.busy = false;
    if (self.given_up) break;
    if (!taken.ask.level.empty())
      shared->learn(level, us_since(self.since));  // else it is no bot's work
    if (shared->stop) break;
    if (level < asked) ++shared->counted.hurried;
    shared->tell(std::move(moved), us_since(taken.since));
  }
  self.ended = true;
  shared->ended.notify_all();
}

}  // namespace

// Its thread cannot be stopped from outside. It is left alone, and what it says is not heard.
void BotPool::Shared::give_up_the_stuck(const std::shared_ptr<Shared>& self) {
  for (std::size_t i = 0, size = workers.size(); i < size; ++i) {
    Worker& worker = workers[i];
    if (!worker.busy || worker.given_up || us_since(worker.since) < limits.stuck_ms * 1000)
      continue;
    worker.given_up = true;
    worker.thread.detach();
    ++counted.stuck;
    tell({worker.at_work.table, worker.at_work.seat, worker.at_work.question, "",
          "a bot that comes to no end", ""},
         us_since(worker.since));
    if (counted.stuck > kBotThreadsMax)
      continue;  // a machine full of them is not made better by one more
    Worker& other = workers.emplace_back();
    other.thread = std::thread{work<Shared>, self, workers.size() - 1};
  }
}

BotPool::BotPool(Limits limits, Choose choose, Tell tell)
    : shared_(new Shared{limits, std::move(choose), std::move(tell)}) {
  const std::scoped_lock lock{shared_->mutex};
  for (int i = 0; i < limits.threads; ++i) {
    Shared::Worker& worker = shared_->workers.emplace_back();
    worker.thread = std::thread{work<Shared>, shared_, shared_->workers.size() - 1};
  }
}

BotPool::~BotPool() {
  std::unique_lock lock{shared_->mutex};
  shared_->stop = true;
  shared_->wake.notify_all();
  const auto all_ended = [&] {
    return std::ranges::all_of(shared_->workers, [](const Shared::Worker& worker) {
      return worker.ended || worker.given_up;
    });
  };
  shared_->ended.wait_for(lock, kStopWait, all_ended);
  std::vector<std::thread> ended;
  for (Shared::Worker& worker : shared_->workers) {
    if (worker.given_up) continue;
    if (worker.ended) ended.push_back(std::move(worker.thread));
    else worker.thread.detach();
  }
  lock.unlock();
  for (std::thread& thread : ended) thread.join();
}

bool BotPool::ask(effect::Ask question) {
  {
    const std::scoped_lock lock{shared_->mutex};
    shared_->give_up_the_stuck(shared_);
    auto& line = shared_->tables[question.table];
    const bool new_table = line.empty() && !contains(shared_->turns, question.table);
    shared_->drop_stale(line, question);
    if (shared_->counted.waiting >= shared_->limits.waiting_max) {
      if (new_table) shared_->tables.erase(question.table);
      return false;
    }
    if (new_table) shared_->turns.push_back(question.table);
    ++shared_->waiting_at[level_of(question)];
    ++shared_->counted.waiting;
    line.push_back({std::move(question), Clock::now()});
  }
  shared_->wake.notify_one();
  return true;
}

BotPool::Counts BotPool::counts() const {
  const std::scoped_lock lock{shared_->mutex};
  return shared_->counted;
}

int usual_bot_threads() {
  return std::clamp(int(std::thread::hardware_concurrency()) - 1, 1, kBotThreadsMax);
}

std::string bot_move(const effect::Ask& question, Level level) {
  return question.knows->answer(level).command;
}

}  // namespace stolik
