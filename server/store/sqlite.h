// The store in one SQLite file: WAL, synchronous=FULL, one transaction for each commit().
//
// The file belongs to one process (an exclusive lock). Each batch carries a checksum, and each
// table the number of its batches and a chain of their sums: a flipped bit, a missing line and a
// missing end are found when it is read. What is erased is overwritten (secure_delete, scrub.h),
// and tidy() empties the log beside the file. Commits that a damaged log lost are noticed when it
// is opened (last.h).
//
// How long a table has been idle is told by the server's own clock, which stands in the file and
// goes on only while the server runs. The wall clock may be wrong by years: it makes nothing older
// or younger.
#pragma once

#include <functional>
#include <memory>
#include <unordered_map>

#include "server/store/last.h"
#include "server/store/scrub.h"
#include "server/store/store.h"

namespace stolik {

struct StoreClock {
  std::function<std::int64_t()> running_s;  // monotonic, from any origin
  std::function<std::int64_t()> wall_s;  // asked once, where a file of the first form is taken over

  static StoreClock of_system();
};

class SqliteStore final : public Store {
 public:
  ~SqliteStore() override;
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  // Opens or makes the file; nullptr and `trouble` if it cannot be used.
  static std::unique_ptr<SqliteStore> open(const std::string& path, Outcome& trouble,
                                           StoreClock clock = StoreClock::of_system());
  // What opening had to put right, for the log; "" for nothing.
  const std::string& remark() const { return remark_; }

  Outcome commit(std::span<const Append> appends) override;
  Outcome read_piece(TableId table, Place& place, std::vector<std::string>& batches) override;
  Outcome list(std::vector<Head>& heads) override;
  Outcome tidy() override;
  std::optional<std::int64_t> room_bytes() override;
  std::string lost() const override { return lost_; }
  std::unique_ptr<Copying> copy_to(const std::string& file) override;

  // For tests of a full disk: at most this many pages. 0 lifts the limit.
  void limit_pages(int pages);

 private:
  struct Tail {
    std::uint64_t count = 0;
    std::int64_t chain = 0;
  };
  SqliteStore() = default;
  Outcome prepare(std::int64_t wall_s);
  Outcome take_up_clock();
  void look_for_losses();
  Outcome append_one(const Append& append, std::int64_t now_s);
  Outcome erase_one(TableId table);
  Outcome touch_one(TableId table, std::int64_t now_s);
  Outcome tail_of(TableId table, Tail& tail);
  Outcome keep_time(std::int64_t now_s);
  Outcome trouble(int rc);
  Outcome checkpoint(int how);
  std::int64_t ran_s() const { return ran_before_s_ + clock_.running_s() - opened_s_; }

  ScrubbingVfs vfs_;
  std::string path_;
  std::string remark_;
  std::string lost_;
  LastLine last_;
  StoreClock clock_;
  sqlite3* db_ = nullptr;
  sqlite3_stmt* begin_ = nullptr;
  sqlite3_stmt* commit_ = nullptr;
  sqlite3_stmt* rollback_ = nullptr;
  sqlite3_stmt* tail_ = nullptr;
  sqlite3_stmt* set_tail_ = nullptr;
  sqlite3_stmt* insert_ = nullptr;
  sqlite3_stmt* head_ = nullptr;
  sqlite3_stmt* touch_ = nullptr;
  sqlite3_stmt* read_ = nullptr;
  sqlite3_stmt* erase_batches_ = nullptr;
  sqlite3_stmt* erase_head_ = nullptr;
  sqlite3_stmt* erase_tail_ = nullptr;
  sqlite3_stmt* set_ran_ = nullptr;
  // What this process wrote last of a table, so that it need not be read for the next line: nobody
  // else has the file.
  struct Written {
    std::optional<Tail> tail{};
    std::optional<std::int64_t> touched_s{};  // the head's stamp
  };
  std::unordered_map<std::uint64_t, Written> written_;
  std::int64_t opened_s_ = 0;       // on clock_.running_s
  std::int64_t ran_before_s_ = 0;   // before it was opened
  std::int64_t ran_written_s_ = 0;  // as it stands in the file
  bool stamped_ = false;            // this commit wrote a head's stamp
  int wal_frames_ = 0;
  bool unscrubbed_ = false;  // something was erased that can still be read in the log
  bool broken_ = false;
};

}  // namespace stolik
