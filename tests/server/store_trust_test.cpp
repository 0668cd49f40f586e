// A store's file that is not as the server left it: damaged logs, and what others put into it.

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <fstream>

#include "core/rng.h"
#include "server/store/schema.h"
#include "tests/server/store_folder.h"

namespace stolik {
namespace {

constexpr std::uint64_t kTables = 6;
constexpr std::uint64_t kLines = 3;

std::uint64_t lines_in(SqliteStore& store) {
  std::vector<std::string> batches;
  for (std::uint64_t table = 1; table <= kTables; ++table) store.read(TableId{table}, 1, batches);
  return batches.size();
}

void flip_byte(const std::string& path, std::streamoff at) {
  std::fstream file{path, std::ios::in | std::ios::out | std::ios::binary};
  const int byte = file.seekg(at).get();
  file.seekp(at).put(static_cast<char>(~byte));
}

// SQLite drops the rest of a damaged log without an error.
TEST(Sqlite, WhatADamagedLogLosesIsNoticedWhereverTheDamageIs) {
  Folder folder;
  auto store = open(folder);
  for (std::uint64_t table = 1; table <= kTables; ++table) {
    for (std::uint64_t seq = 1; seq <= kLines; ++seq) {
      ASSERT_EQ(commit(*store, {with_head(batch(table, seq, "line"))}), Outcome::Kind::done);
    }
  }
  EXPECT_EQ(store->lost(), "");
  const std::uintmax_t size = std::filesystem::file_size(folder.file() + "-wal");
  Rng rng{11};
  int lossy = 0;
  for (int round = 0; round < 50; ++round) {
    Folder killed;
    folder.copy_to(killed);
    const std::uintmax_t at = round == 0   ? 24  // the header
                              : round == 1 ? size - 1
                                           : rng.below(static_cast<std::uint32_t>(size));
    const bool damaged = round % 10 != 9;
    if (damaged) flip_byte(killed.file() + "-wal", static_cast<std::streamoff>(at));
    auto again = open(killed);
    const bool is_lost = lines_in(*again) < kTables * kLines;
    EXPECT_EQ(!again->lost().empty(), is_lost) << "byte " << at << ": " << again->lost();
    EXPECT_TRUE(damaged || !is_lost);
    lossy += is_lost ? 1 : 0;
    ASSERT_EQ(commit(*again, {batch(99, 1, "goes on")}), Outcome::Kind::done);
    again.reset();
    EXPECT_EQ(open(killed)->lost(), "");  // told once
  }
  EXPECT_GT(lossy, 30);
  Folder without;
  folder.copy_to(without);
  std::filesystem::remove(without.file() + "-wal");
  EXPECT_NE(open(without)->lost(), "");
}

TEST(Sqlite, WhatWasErasedIsNotMissing) {
  Folder folder;
  auto store = open(folder);
  Append erase = batch(1, 0, "");
  erase.erase = true;
  ASSERT_EQ(commit(*store, {with_head(batch(1, 1, "a"))}), Outcome::Kind::done);
  ASSERT_EQ(commit(*store, {erase}), Outcome::Kind::done);
  {
    Folder killed;
    folder.copy_to(killed);
    EXPECT_EQ(open(killed)->lost(), "");
  }
  ASSERT_EQ(commit(*store, {with_head(batch(2, 1, "b")), with_head(batch(1, 1, "a"))}),
            Outcome::Kind::done);
  store.reset();
  store = open(folder);  // now it knows the last line from the file
  ASSERT_EQ(commit(*store, {erase}), Outcome::Kind::done);
  store.reset();
  EXPECT_EQ(open(folder)->lost(), "");
}

// Whoever opens such a file would run somebody's SQL.
TEST(Sqlite, AFileWithTriggersOrOtherThingsIsLeftAlone) {
  for (const char* sql :
       {"CREATE TRIGGER eats AFTER INSERT ON batch BEGIN DELETE FROM batch WHERE seq=1; END",
        "CREATE VIEW eats AS SELECT 1", "CREATE TABLE eats(x)", "CREATE INDEX eats ON head(code)",
        "ALTER TABLE server ADD COLUMN eats",
        "PRAGMA writable_schema=ON; UPDATE sqlite_master SET"
        " sql=replace(sql,'ran INTEGER','ran INTEGER CHECK(abs(1))')"}) {
    Folder folder;
    open(folder).reset();
    folder.run(sql);
    const std::string before = folder.bytes();
    Outcome trouble;
    EXPECT_EQ(SqliteStore::open(folder.file(), trouble), nullptr) << sql;
    EXPECT_NE(trouble.what.find("that Stolik did not make"), std::string::npos) << trouble.what;
    EXPECT_EQ(folder.bytes(), before) << sql;
  }
}

TEST(Sqlite, TriggersAndViewsDoNothingInAFileThatIsOpen) {
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open(":memory:", &db), SQLITE_OK);
  distrust(db);
  const char* sql =
      "CREATE TABLE a(x); CREATE TABLE b(x); CREATE VIEW v AS SELECT 1;"
      "CREATE TRIGGER t AFTER INSERT ON a BEGIN INSERT INTO b VALUES(1); END;"
      "INSERT INTO a VALUES(1)";
  ASSERT_EQ(sqlite3_exec(db, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
  int rows = 0;
  const auto count = [](void* n, int, char**, char**) { return ++*static_cast<int*>(n), 0; };
  EXPECT_EQ(sqlite3_exec(db, "SELECT * FROM b", count, &rows, nullptr), SQLITE_OK);
  EXPECT_EQ(rows, 0);
  EXPECT_NE(sqlite3_exec(db, "SELECT * FROM v", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(db);
}

}  // namespace
}  // namespace stolik
