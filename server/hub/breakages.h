// One bug stops one table: it is closed and reported, and leaves memory as it is, for it may be
// half changed.
#pragma once

#include <exception>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/hub/broken.h"
#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

class Breakages : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // Works for one table: whatever is thrown closes that table and no other.
  template <class Work>
  void guard(TableId table, Work work);
  template <class Work>
  void guard(const Input& input, Work work) {
    input_ = &input;
    guard(table_of(input), work);
  }
  // The table that is to blame if something breaks now.
  void at_work(TableId table) { at_work_ = table; }

  std::size_t size() const { return closed_.size(); }
  bool is_closed(TableId table) const { return closed_.contains(number(table)); }
  void stays_closed(TableId table) { closed_.insert(number(table)); }
  void strike_out(TableId table);
  // The line of one whose table is broken; the desk is not asked.
  void turn_off(Conn conn);
  void bot_broke(const input::BotMoved& moved);
  void read_for_report(const input::Loaded& loaded);

 private:
  struct Mark {  // what was wanted before
    std::size_t effects = 0;
    Ticket ticket{};
  };
  Mark mark() const;
  void close(const char* what, Mark before);
  TableId table_of(const Input& input) const;
  std::string word_of(const Input& input) const;
  void report(Breakage breakage);

  struct Reporting {
    Breakage breakage{};
    bool on_load = false;
    std::vector<std::string> batches{};  // so far
  };
  const Input* input_ = nullptr;
  TableId at_work_{};
  std::unordered_set<std::uint64_t> closed_;              // until the next start
  std::unordered_map<std::uint64_t, Reporting> reports_;  // that wait for their journal
  std::unordered_set<std::uint64_t> bots_reported_;
};

template <class Work>
void Breakages::guard(TableId table, Work work) {
  const TableId outer = at_work_;
  at_work_ = table;
  const Mark before = mark();
  try {
    work();
  } catch (const std::exception& error) {
    close(error.what(), before);
  } catch (...) {
    close("something that is no std::exception", before);
  }
  at_work_ = outer;
}

}  // namespace stolik
