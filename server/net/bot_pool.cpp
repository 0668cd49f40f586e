#include "server/net/bot_pool.h"

#include <algorithm>

#include "server/net/limits.h"

namespace stolik {

BotPool::BotPool(int threads, Choose choose, Tell tell) : choose_(std::move(choose)), tell_(std::move(tell)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
  {
    const std::scoped_lock lock{mutex_};
    stop_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool BotPool::ask(effect::Ask question) {
  {
    const std::scoped_lock lock{mutex_};
    if (waiting_.size() >= kBotQueueMax) return false;
    waiting_.push_back(std::move(question));
  }
  wake_.notify_one();
  return true;
}

void BotPool::run() {
  for (;;) {
    effect::Ask question;
    {
      std::unique_lock lock{mutex_};
      wake_.wait(lock, [this] { return stop_ || !waiting_.empty(); });
      if (stop_) return;
      question = std::move(waiting_.front());
      waiting_.pop_front();
    }
    std::string command = choose_(question);
    tell_({question.table, question.seat, question.question, std::move(command)});
  }
}

std::string bot_move(const effect::Ask& question) {
  const auto level = level_named(question.level);
  return question.knows->answer(level.value_or(Level::steady)).command;
}

}  // namespace stolik
