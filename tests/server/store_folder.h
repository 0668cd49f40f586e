// A folder with a store in it, and what is written to it.
#pragma once

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "server/store/sqlite.h"

namespace stolik {

class Folder {
 public:
  Folder()
      : path_(std::filesystem::temp_directory_path() /
              ("stolik-store-" + std::to_string(::getpid()) + "-" + std::to_string(++count_))) {
    std::filesystem::create_directories(path_);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  std::string file() const { return (path_ / "tables.db").string(); }
  // Every byte of every file in it.
  std::string bytes() const {
    std::string all;
    for (const auto& entry : std::filesystem::directory_iterator(path_)) {
      std::ifstream in{entry.path(), std::ios::binary};
      all.append(std::istreambuf_iterator<char>{in}, {});
    }
    return all;
  }
  // As a process that dies now would leave it.
  void copy_to(const Folder& other) const {
    std::filesystem::copy(path_, other.path_, std::filesystem::copy_options::recursive);
  }
  void run(const char* sql) const {
    sqlite3* db = nullptr;
    ASSERT_EQ(sqlite3_open(file().c_str(), &db), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(db, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
    sqlite3_close(db);
  }

 private:
  static inline int count_ = 0;
  std::filesystem::path path_;
};

inline std::unique_ptr<SqliteStore> open(const Folder& folder) {
  Outcome trouble;
  auto store = SqliteStore::open(folder.file(), trouble);
  EXPECT_TRUE(trouble.ok()) << trouble.what;
  return store;
}

inline Append batch(std::uint64_t table, std::uint64_t seq, std::string text) {
  Append append;
  append.table = TableId{table};
  append.seq = seq;
  append.batch = std::move(text);
  return append;
}

inline Append with_head(Append append) {
  append.with_head = true;
  append.head = {append.table, "12345678", "aa", "bb", Head::Phase::playing, 0};
  return append;
}

inline Outcome::Kind commit(Store& store, std::vector<Append> appends) {
  return store.commit(appends).kind;
}

}  // namespace stolik
