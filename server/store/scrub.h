// A layer under SQLite that leaves nothing of erased rows in the main file.
//
// SQLite overwrites rows that are deleted (secure_delete). But when it moves rows to another page
// it leaves copies of them in the unused middle of the page they came from, and deleting the row
// does not find those. So the unused middle of every page is zeroed on its way to the main file.
// The log beside it is not touched: it is emptied.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <span>
#include <string>

namespace stolik {

// A page number from here on could make a page of text look like a page of rows. 68 GB with pages
// of 2 KiB.
inline constexpr int kPagesMax = 0x01FFFFFF;

// `first`: the file's first page, which begins with the header of the file.
enum class FirstPage : std::uint8_t { no, yes };
void scrub_page(std::span<std::uint8_t> page, FirstPage first);

// Registered with SQLite as long as it lives; must outlive every connection that was opened through
// it.
class ScrubbingVfs {
 public:
  ScrubbingVfs();
  ~ScrubbingVfs();
  ScrubbingVfs(const ScrubbingVfs&) = delete;
  ScrubbingVfs& operator=(const ScrubbingVfs&) = delete;

  const char* name() const { return name_.c_str(); }
  sqlite3_vfs* below() const { return below_; }

 private:
  std::string name_;
  sqlite3_vfs* below_;
  sqlite3_vfs own_;
};

}  // namespace stolik
