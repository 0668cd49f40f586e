// Chairs on which bots sit: when they are asked, and what the house does for one that does not
// answer well.
#pragma once

#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

class BotChairs : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  Question next_question() { return Question{next_question_++}; }

  // All who are awaited, and have not been asked about just this.
  void ask(Desk& desk);
  // One of them; also for a person whose turn has run out.
  void ask(Desk& desk, int seat);
  void answered(const input::BotMoved& moved);
  void fired(Desk& desk, int seat);
  void move(Desk& desk, const Held& held);
  void changed(Desk& desk, bool phase);

 private:
  std::int64_t pace_ms(const Desk& desk) const;
  std::string tires(const Desk& desk, BotSeat& bot, int seat) const;
  std::string fallback(const Desk& desk, int seat) const;
  void rest(Desk& desk, int seat);

  std::uint64_t next_question_ = 1;
};

}  // namespace stolik
