// Telling those at a table what is so: updates, what they missed, who is there, goodbye.
#pragma once

#include <optional>
#include <string_view>

#include "server/hub/desk.h"
#include "server/hub/wire.h"

namespace stolik {

class Teller : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // `before`: the game as it was, where only the game changed.
  void update(Desk& desk, const StoryLine& line, const Table* before);
  void sync(const Said& said, const request::Sync& request) {
    missed(said.desk, said.conn, said.person, request.seen);
  }
  void missed(Desk& desk, Conn conn, int person, std::optional<std::uint64_t> seen);
  // They saw what is not in the journal: the disk has lost it.
  Lost lost(const Desk& desk, std::optional<std::uint64_t> seen) const;
  void people(Desk& desk);
  void dismiss(Desk& desk, Conn conn, std::string_view why);
  void dismiss_those_here(Desk& desk, std::string_view why);
  void dismiss_all(Desk& desk,
                   std::string_view why);  // also those who wait for an answer at the door
};

}  // namespace stolik
