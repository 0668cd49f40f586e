// The last line that was acknowledged, in a small file beside the store: its table, and how many
// lines the table had.
//
// SQLite drops a damaged log from the damage on and reports nothing. The last commit is always
// among what it drops, so one entry is enough to notice it. It is written after each commit without
// a sync: after a power cut it may name an earlier line, never a later one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/ids.h"

namespace stolik {

class LastLine {
 public:
  struct Entry {
    TableId table{};
    std::uint64_t count = 0;
  };
  LastLine() = default;
  ~LastLine();
  LastLine(const LastLine&) = delete;
  LastLine& operator=(const LastLine&) = delete;

  static std::string path_beside(const std::string& tables) { return tables + "-last"; }

  // What stands in the file; nothing is made if it is not there.
  void open(const std::string& tables);
  const std::optional<Entry>& entry() const { return entry_; }
  void keep(Entry entry);
  void forget(TableId table);
  // Before tables are erased, once they are forgotten: what is durable never names a table that was
  // erased.
  void sync();

 private:
  bool is_open();
  void write(const std::string& text);

  std::string path_;
  int fd_ = -1;
  std::optional<Entry> entry_;
};

}  // namespace stolik
