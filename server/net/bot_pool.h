// Bots on threads of their own. They get a question (a view and the public story) and nothing else,
// and their answer goes back like anybody's word.
//
// Thinking is shared out: tables take turns, one question each, however many a table has. A
// question that a newer one of its table has overtaken, or whose table was closed, is dropped.
// Where all that waits would take too long, the next question is answered at a lower level, never
// by lot; the answer says so. At one level the same knowledge gives the same move, whatever the
// load. A bot that never comes to an end is given up, and another thread takes its place. A
// question of no level is other work (class_work.h): it takes its turn, and teaches nothing about
// how long bots think.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/hub/hub.h"
#include "server/net/limits.h"

namespace stolik {

class BotPool {
 public:
  // Chooses a command at that level, or "" to rather wait. Called on several threads at once.
  using Choose = std::function<std::string(const effect::Ask&, Level)>;
  // Told on those threads, and never after the pool is gone. `took_us` is from the question to its
  // answer.
  using Tell = std::function<void(input::BotMoved, std::int64_t took_us)>;

  struct Limits {
    int threads = 1;
    std::int64_t soon_ms = kBotSoon_ms;    // what waits shall not take longer
    std::int64_t stuck_ms = kBotStuck_ms;  // a bot that thinks longer is given up
    std::size_t waiting_max = kBotQueueMax;
  };

  BotPool(Limits limits, Choose choose, Tell tell);
  ~BotPool();  // questions that wait are dropped; a bot that thinks is not waited for long
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // False if too many wait: the hub moves for that bot when its time is over.
  bool ask(effect::Ask question);

  struct Counts {
    std::size_t waiting = 0;
    std::uint64_t dropped = 0;  // overtaken, or the table is closed
    std::uint64_t hurried = 0;  // answered at a lower level
    std::uint64_t stuck = 0;    // given up
  };
  Counts counts() const;

 private:
  struct Shared;
  std::shared_ptr<Shared>
      shared_;  // also held by a thread that was given up, for as long as it lives
};

// As many as the machine has cores, but for one that serves; at least one, at most kBotThreadsMax.
int usual_bot_threads();

// What a bot does there.
std::string bot_move(const effect::Ask& question, Level level);

}  // namespace stolik
