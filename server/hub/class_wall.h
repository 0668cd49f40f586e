// What a class is told: its state to each reader who is concerned, the wall to those who lead it,
// who is there, the pattern.
#pragma once

#include "server/hub/class_wire.h"
#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

class ClassWall : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // Everybody whose state is another than the one they were told last.
  void tell(Desk& desk);
  void tell(Desk& desk, Conn conn, int person);
  // Who is there and who knocks, soon: a crowd at the door makes no more of these than somebody
  // alone.
  void people(Desk& desk);
  // All that is not numbered, for one who came in.
  void greet(Desk& desk, Conn conn, int person);
  void gone(Desk& desk, Conn conn);

  // ---- a table of a class
  void changed(Desk& table, const Batch& batch);             // something happened there
  void touched(const Desk& table);                           // somebody came or went
  void tripped(const Desk& table, const std::string& rule);  // a command was refused
  void wall_fired(Desk& desk);
  // ---- what is counted
  void dropped(Desk& desk, int person);  // a line was lost
  void sought(Desk& desk, const std::string& card, int missed);
  void add_counts(const Desk& desk,
                  std::vector<Record>& records) const;  // to what is being written
  void counted(Desk& desk, const Batch& batch);         // that is durable
  void counts_fired(Desk& desk);
  void people_fired(Desk& desk);

 private:
  Reader reader(const Desk& desk, int person) const;
  CardNow* card_of(const Desk& table);
  void soon(Desk& desk);
  std::string wall_for(Desk& desk, const Reader& eyes, bool all);
  void run_stuck(Desk& desk);
  void count_soon(Desk& desk);
};

}  // namespace stolik
