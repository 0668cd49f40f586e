// Bots on threads of their own. They get a question (a view and the public story) and
// nothing else, and their answer goes back like anybody's word.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/hub/hub.h"

namespace stolik {

class BotPool {
 public:
  // Chooses a command, or "" to rather wait. Called on several threads at once.
  using Choose = std::function<std::string(const effect::Ask&)>;
  using Tell = std::function<void(input::BotMoved)>;

  BotPool(int threads, Choose choose, Tell tell);
  ~BotPool();  // questions that wait are dropped
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // False if too many wait: the hub moves for that bot when its time is over.
  bool ask(effect::Ask question);

 private:
  void run();

  Choose choose_;
  Tell tell_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<effect::Ask> waiting_;
  bool stop_ = false;
  std::vector<std::thread> threads_;
};

// What a bot of the table's level does.
std::string bot_move(const effect::Ask& question);

}  // namespace stolik
