// The store in one SQLite file: WAL, synchronous=FULL, one transaction for each commit().
//
// The file belongs to one process (an exclusive lock). Each batch carries a checksum, so a flipped bit is
// found when its table is read. What is erased is overwritten (secure_delete). The wall clock is read here
// and only here, to tell how long a table has been idle.
#pragma once

#include <memory>
#include <unordered_map>

#include "server/store/store.h"

struct sqlite3;
struct sqlite3_stmt;

namespace stolik {

class SqliteStore final : public Store {
 public:
  ~SqliteStore() override;
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  // Opens or makes the file; nullptr and `trouble` if it cannot be used.
  static std::unique_ptr<SqliteStore> open(const std::string& path, Outcome& trouble);

  Outcome commit(std::span<const Append> appends) override;
  Outcome read(TableId table, std::uint64_t from, std::vector<std::string>& batches) override;
  Outcome list(std::vector<Head>& heads) override;

  // For tests of a full disk: at most this many pages of 4 KiB. 0 lifts the limit.
  void limit_pages(int pages);

 private:
  SqliteStore() = default;
  Outcome prepare();
  Outcome append_one(const Append& append, std::int64_t now_s);
  Outcome erase_one(TableId table);
  Outcome trouble(int rc);
  void checkpoint();

  sqlite3* db_ = nullptr;
  sqlite3_stmt* begin_ = nullptr;
  sqlite3_stmt* commit_ = nullptr;
  sqlite3_stmt* rollback_ = nullptr;
  sqlite3_stmt* last_ = nullptr;
  sqlite3_stmt* insert_ = nullptr;
  sqlite3_stmt* head_ = nullptr;
  sqlite3_stmt* touch_ = nullptr;
  sqlite3_stmt* read_ = nullptr;
  sqlite3_stmt* erase_batches_ = nullptr;
  sqlite3_stmt* erase_head_ = nullptr;
  std::unordered_map<std::uint64_t, std::int64_t> touched_;  // when each head's stamp was last written
  int wal_frames_ = 0;
  bool broken_ = false;
};

}  // namespace stolik
