// Who keeps the pace of a game: the top's stopwatch, its pose, its fall.
#pragma once

#include <string>
#include <string_view>

#include "server/hub/desk.h"
#include "server/wire/table_messages.h"

namespace stolik {

class PaceKeeper : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  std::int64_t spun(const Desk& desk) const;
  message::Pose pose(const Desk& desk) const;
  // Does this command meet the next phase, because the top is falling?
  bool comes_too_late(const Desk& desk, Conn conn, const Request& request) const;

  void wake(Desk& desk);     // a table that comes into memory
  void changed(Desk& desk);  // by the batch that was just applied
  void run(Desk& desk);      // it goes on, or stands still
  void fired(Desk& desk);
  void fall(Desk& desk);
  void silence(Desk& desk);
  void throw_late(Desk& desk);  // what its seat has not thrown in time

 private:
  bool may_run(const Desk& desk) const;
  bool awaits_throw(const Desk& desk) const;
  void run_throw(Desk& desk);
  int grace_ms(Conn conn) const;
};

}  // namespace stolik
