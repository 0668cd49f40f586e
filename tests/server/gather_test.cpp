// The log under SQLite is written in one piece, and is none the less safe for it.

#include "server/store/gather.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "server/store/sqlite.h"

namespace stolik {
namespace {

// A disk that counts what is written to a log, and can be full. SQLite's own lies below.
struct Disk {
  static inline int writes = 0;
  static inline int syncs = 0;
  static inline bool full = false;
  static inline sqlite3_vfs* real = nullptr;
  static inline sqlite3_io_methods methods{};
  static inline const sqlite3_io_methods* below = nullptr;

  Disk() : own_(*sqlite3_vfs_find(nullptr)) {
    writes = syncs = 0;
    full = false;
    real = sqlite3_vfs_find(nullptr);
    own_.zName = "counting";
    own_.pNext = nullptr;
    own_.xOpen = [](sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
      const int rc = real->xOpen(real, name, file, flags, out);
      if ((flags & SQLITE_OPEN_WAL) == 0 || file->pMethods == nullptr) return rc;
      below = file->pMethods;
      methods = *below;
      methods.xWrite = [](sqlite3_file* log, const void* data, int size, sqlite3_int64 at) {
        ++writes;
        return full ? SQLITE_FULL : below->xWrite(log, data, size, at);
      };
      methods.xSync = [](sqlite3_file* log, int how) { return ++syncs, below->xSync(log, how); };
      file->pMethods = &methods;
      return rc;
    };
    sqlite3_vfs_register(&own_, 1);
  }
  ~Disk() {
    sqlite3_vfs_unregister(&own_);
    sqlite3_vfs_register(real, 1);
  }
  Disk(const Disk&) = delete;
  Disk& operator=(const Disk&) = delete;

 private:
  sqlite3_vfs own_;
};

class Gathered : public testing::Test {
 protected:
  Gathered() { std::filesystem::create_directories(folder_); }
  ~Gathered() override { std::filesystem::remove_all(folder_); }
  std::unique_ptr<SqliteStore> open() {
    Outcome trouble;
    auto store = SqliteStore::open((folder_ / "tables.db").string(), trouble);
    EXPECT_TRUE(trouble.ok()) << trouble.what;
    return store;
  }
  // The next line of so many tables.
  static std::vector<Append> lines(std::uint64_t tables, std::uint64_t seq) {
    std::vector<Append> out(tables);
    for (std::uint64_t i = 0; i < tables; ++i) {
      out[i].table = TableId{i * 1'000'003 + 1};
      out[i].seq = seq;
      out[i].batch = std::string(300, 'x');
    }
    return out;
  }
  static std::size_t stored(SqliteStore& store) {
    std::vector<std::string> batches;
    EXPECT_TRUE(store.read(TableId{1}, 1, batches).ok());
    return batches.size();
  }

  Disk disk_{};
  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("stolik-gather-" + std::to_string(::getpid()));
};

TEST_F(Gathered, ATransactionIsOneWriteAndOneSync) {
  auto store = open();
  ASSERT_TRUE(store->commit(lines(40, 1)).ok());
  for (std::uint64_t seq = 2; seq < 12; ++seq) {
    Disk::writes = Disk::syncs = 0;
    ASSERT_TRUE(store->commit(lines(40, seq)).ok());
    EXPECT_EQ(Disk::syncs, 1);
    EXPECT_LE(Disk::writes, 3);  // a hundred pages and their heads; 120 KiB at once
  }
  store.reset();
  EXPECT_EQ(stored(*open()), 11u);
}

TEST_F(Gathered, WhatDidNotFitDidNotHappenAndFitsLater) {
  auto store = open();
  ASSERT_TRUE(store->commit(lines(5, 1)).ok());
  Disk::full = true;
  EXPECT_EQ(store->commit(lines(5, 2)).kind, Outcome::Kind::full);
  EXPECT_EQ(store->commit(lines(5, 2)).kind, Outcome::Kind::full);
  Disk::full = false;
  EXPECT_EQ(stored(*store), 1u);
  EXPECT_TRUE(store->commit(lines(5, 2)).ok());
  EXPECT_EQ(store->commit(lines(5, 2)).kind, Outcome::Kind::conflict);
  EXPECT_TRUE(store->commit(lines(5, 3)).ok());
  store.reset();
  EXPECT_EQ(stored(*open()), 3u);
}

TEST_F(Gathered, WhatWasSyncedIsThereForWhoReadsTheFilesNow) {
  auto store = open();
  for (std::uint64_t seq = 1; seq < 30; ++seq) ASSERT_TRUE(store->commit(lines(3, seq)).ok());
  // As a process that dies now would leave it.
  const std::filesystem::path copy = folder_ / "copy";
  std::filesystem::create_directories(copy);
  for (const char* file : {"tables.db", "tables.db-wal"}) {
    if (std::filesystem::exists(folder_ / file)) std::filesystem::copy(folder_ / file, copy / file);
  }
  Outcome trouble;
  auto other = SqliteStore::open((copy / "tables.db").string(), trouble);
  ASSERT_TRUE(trouble.ok()) << trouble.what;
  EXPECT_EQ(stored(*other), 29u);
}

}  // namespace
}  // namespace stolik
