// A class and its tables: the class says who sits where, the tables follow, and lines are led to
// where their people are.
#pragma once

#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

class ClassTables : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // After any change of a class, and when it is in memory again: what of its tables is not as it
  // says is changed.
  void follow(Desk& desk);
  // The same for one table, whenever it has nothing under way.
  void follow_class(Desk& table);
  // A table's own change is durable.
  void changed(Desk& table, const Batch& batch);
  // A line of the class: it is led to its table, or away from the one it is no longer at.
  void entered(Desk& desk, Conn conn, int person);
  void gone(Desk& desk, Conn conn);
  // Whether the class keeps this table still, or it is no table of this round any more.
  bool holds(const Desk& table) const;
  // Its class is there and may ask for it.
  bool is_needed(const Desk& table) const;
  // Where a command of somebody who is at no table may have been carried out: the table they have
  // or had in this round, or the one of the round before if it knows this id.
  Desk* last_of(const Desk& desk, int person, std::uint64_t id) const;
  // The table at which the class has this person while it plays.
  TableId place_of(const Desk& desk, int person) const;
  // The class of a table, if it is in memory.
  Desk* owner(const Desk& table) const;

 private:
  void follow_at(Desk& desk, TableId table, int number);
  void make(Desk& desk, int number);
  void lead(Desk& desk, Conn conn, int person);
  void lead_all(Desk& desk, int number);
  std::vector<Record> differences(const Desk& desk, const Desk& table, int number) const;
  void people_differ(const Desk& desk, const Desk& table, int number,
                     std::vector<Record>& records) const;
  bool at_boundary(const Room& room, int seat) const;
  void carry_out_penalty(const Desk& desk, const Desk& table, int number, Pending& pending);
};

}  // namespace stolik
