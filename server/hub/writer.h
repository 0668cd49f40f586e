// Writing first, telling afterwards: what is proposed becomes so when the store has it.
#pragma once

#include <map>
#include <set>

#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

class Writer : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  void propose(Desk& desk, Pending pending);
  void answered(const input::Written& written);
  // Whoever sits at a silent table is there all the same: after a restart it must not look
  // abandoned.
  void touch(Desk& desk);
  // Erases a table, from memory too.
  void forget(TableId table);
  void expired(TableId table);
  // A class, because its teacher says so: told when it is so.
  void erase(Desk& desk, const Held& held);

  std::size_t under_way() const { return tickets_.size() + erasing_.size(); }
  Ticket next() const { return Ticket{next_ticket_}; }
  // What was wanted since, and is not: its table broke.
  void take_back(Ticket since);
  TableId table_of(Ticket ticket) const;

 private:
  void commit(Desk& desk, Pending& pending);
  void welcome(Desk& desk, const Coming& coming, std::string_view invitation);
  void leave_table(Desk& desk, Conn conn);
  void say_goodbye(Desk& desk, const Batch& batch);
  void no_room(Desk& desk, Pending& pending);
  void strike_out(TableId table);
  void want_erased(TableId table, Ticket ticket);
  void erased(Desk& desk, const Pending& pending);

  std::map<Ticket, TableId> tickets_;
  std::map<Ticket, TableId> erasing_;
  std::set<TableId> unerased_;  // the store had no room to erase them
  std::uint64_t next_ticket_ = 1;
};

}  // namespace stolik
