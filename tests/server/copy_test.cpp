// Copies of the store while it is written to.

#include "server/store/copy.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <thread>
#include <utility>

#include "core/rng.h"
#include "server/store/sqlite.h"

namespace {

// A disk that tells once, of one piece, what went wrong: how many pieces are well before it, and
// what it tells then.
int well_pieces = 0;
int piece_error = 0;

}  // namespace

extern "C" int sync_file_range(int fd, off64_t from, off64_t count, unsigned flags) {
  if (piece_error != 0 && well_pieces-- == 0) return errno = std::exchange(piece_error, 0), -1;
  return static_cast<int>(::syscall(SYS_sync_file_range, fd, from, count, flags));
}

namespace stolik {
namespace {

namespace fs = std::filesystem;

class CopyOfAStore : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(folder_);
    Outcome trouble;
    store_ = SqliteStore::open(folder_ / "tables.sqlite", trouble);
    ASSERT_TRUE(trouble.ok()) << trouble.what;
  }
  void TearDown() override {
    store_.reset();
    fs::remove_all(folder_);
  }
  Append next(std::uint64_t table, const std::string& text) {
    Append one;
    one.table = TableId{table};
    one.seq = ++written_[table];
    one.batch = text;
    one.with_head = one.seq == 1;
    one.head.table = one.table;
    return one;
  }
  void append(std::uint64_t table, const std::string& text) {
    ASSERT_TRUE(store_->commit({{next(table, text)}}).ok());
  }
  // At once: as many lines of each table.
  void fill(std::uint64_t tables, int lines, const std::string& text) {
    std::vector<Append> all;
    for (std::uint64_t table = 1; table <= tables; ++table) {
      for (int i = 0; i < lines; ++i) all.push_back(next(table, text));
    }
    ASSERT_TRUE(store_->commit(all).ok());
  }
  Outcome copy_all(const std::string& into) {
    const auto copying = store_->copy_to(into);
    Outcome outcome;
    for (bool more = true; more && outcome.ok();) outcome = copying->step(more);
    return outcome;
  }
  std::string at(const char* name) const { return folder_ / name; }

  fs::path folder_ = fs::temp_directory_path() / ("stolik-copy-" + std::to_string(::getpid()));
  std::unique_ptr<SqliteStore> store_;
  std::map<std::uint64_t, std::uint64_t> written_;
};

// Every table of the copy ends where it ended at one moment between the first step and the last.
TEST_F(CopyOfAStore, GrowsWhileTheStoreIsWrittenTo) {
  fill(40, 20, std::string(3000, 'a'));
  const auto copying = store_->copy_to(at("copy"));
  Rng rng{7};
  int steps = 0;
  for (bool more = true; more; ++steps) {
    ASSERT_TRUE(copying->step(more).ok());
    if (more) append(1 + rng.below(60), std::string(1 + rng.below(9000), 'b'));
    if (more && steps % 3 == 0) {
      ASSERT_TRUE(store_->tidy().ok());
    }
  }
  EXPECT_GT(steps, 1);
  Checked checked;
  const Outcome outcome = check_file(at("copy"), checked);
  ASSERT_TRUE(outcome.ok()) << outcome.what;
  EXPECT_EQ(checked.tables, written_.size());
  std::uint64_t all = 0;
  for (const auto& [table, count] : written_) all += count;
  EXPECT_EQ(checked.batches, all);  // the last state that was durable before the last step
  Outcome trouble;
  const auto again = SqliteStore::open(at("copy"), trouble);
  ASSERT_NE(again, nullptr) << trouble.what;
  for (const auto& [table, count] : written_) {
    std::vector<std::string> batches;
    ASSERT_TRUE(again->read(TableId{table}, 1, batches).ok());
    EXPECT_EQ(batches.size(), count);
  }
}

TEST_F(CopyOfAStore, HoldsNothingThatWasErased) {
  for (std::uint64_t table = 1; table <= 30; ++table)
    append(table, "canary-" + std::to_string(table) + std::string(700, 'x'));
  std::vector<Append> erase(1);
  erase[0].table = TableId{17};
  erase[0].erase = true;
  ASSERT_TRUE(store_->commit(erase).ok());
  ASSERT_TRUE(copy_all(at("copy")).ok());
  std::ifstream in{at("copy"), std::ios::binary};
  const std::string bytes{std::istreambuf_iterator<char>{in}, {}};
  EXPECT_EQ(bytes.find("canary-17"), bytes.npos);
  EXPECT_NE(bytes.find("canary-18"), bytes.npos);
}

TEST_F(CopyOfAStore, ThatIsGivenUpLeavesNothing) {
  fill(1, 400, std::string(9000, 'a'));
  {
    const auto copying = store_->copy_to(at("copy"));
    bool more = false;
    ASSERT_TRUE(copying->step(more).ok());
  }
  append(1, "goes on");
  EXPECT_FALSE(fs::exists(at("copy")));
}

TEST_F(CopyOfAStore, DoesNotTouchAFileThatIsThere) {
  std::ofstream{at("copy")} << "mine";
  EXPECT_EQ(copy_all(at("copy")).kind, Outcome::Kind::broken);
  std::ifstream in{at("copy")};
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>{in}, {}), "mine");
  EXPECT_EQ(copy_all(at("no/such/folder")).kind, Outcome::Kind::broken);
  append(1, "and the store goes on");
}

TEST_F(CopyOfAStore, IsCheckedLineByLine) {
  fill(5, 9, "line");
  ASSERT_TRUE(copy_all(at("sound")).ok());
  const auto after = [&](const char* sql) {
    fs::copy_file(at("sound"), at("spoilt"), fs::copy_options::overwrite_existing);
    sqlite3* db = nullptr;
    sqlite3_open(at("spoilt").c_str(), &db);
    sqlite3_exec(db, "PRAGMA journal_mode=DELETE", nullptr, nullptr, nullptr);
    EXPECT_EQ(sqlite3_exec(db, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sql;
    sqlite3_close(db);
    Checked checked;
    return check_file(at("spoilt"), checked).kind;
  };
  EXPECT_EQ(after("SELECT 1"), Outcome::Kind::done);
  EXPECT_EQ(after("UPDATE batch SET text='other' WHERE seq=4"), Outcome::Kind::damaged);
  EXPECT_EQ(after("DELETE FROM batch WHERE seq=9"), Outcome::Kind::damaged);
  EXPECT_EQ(after("DELETE FROM batch WHERE seq=2"), Outcome::Kind::damaged);
  EXPECT_EQ(after("DELETE FROM tail"), Outcome::Kind::damaged);
  EXPECT_EQ(after("PRAGMA application_id=1"), Outcome::Kind::broken);
  EXPECT_EQ(after("PRAGMA user_version=99"), Outcome::Kind::broken);
  EXPECT_EQ(
      after("CREATE TRIGGER eats AFTER INSERT ON batch BEGIN DELETE FROM batch WHERE seq=1; END"),
      Outcome::Kind::broken);
  EXPECT_EQ(after("CREATE VIEW eats AS SELECT 1"), Outcome::Kind::broken);
  EXPECT_EQ(after("CREATE TABLE eats(x)"), Outcome::Kind::broken);
  std::ofstream{at("text")} << "no such thing";
  Checked checked;
  EXPECT_EQ(check_file(at("text"), checked).kind, Outcome::Kind::broken);
  EXPECT_EQ(check_file(at("nothing"), checked).kind, Outcome::Kind::broken);
  const std::string half = at("half");
  fs::copy_file(at("sound"), half);
  fs::resize_file(half, fs::file_size(half) / 2);
  EXPECT_FALSE(check_file(half, checked).ok());
}

TEST_F(CopyOfAStore, IsPutInPlaceWholeHoweverLongItIs) {
  std::string long_text(700'001, 'x');  // several pieces, and a bit
  long_text.back() = 'y';
  std::ofstream{at("long.part")} << long_text;
  std::ofstream{at("long")} << "what had the name before";
  ASSERT_TRUE(settle_file(at("long.part"), at("long")).ok());
  std::ifstream in{at("long")};
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>{in}, {}), long_text);
  EXPECT_FALSE(fs::exists(at("long.part")));
  EXPECT_FALSE(settle_file(at("nothing"), at("long")).ok());
}

// The kernel tells once that a page could not be written: fsync after that finds all well.
TEST_F(CopyOfAStore, GetsNoNameIfAPieceOfItCouldNotBeWritten) {
  std::ofstream{at("long.part")} << std::string(700'001, 'x');
  for (const int error : {EIO, ENOSPC, EDQUOT}) {
    well_pieces = 1;
    piece_error = error;
    const Outcome outcome = settle_file(at("long.part"), at("long"));
    EXPECT_EQ(piece_error, 0);
    EXPECT_EQ(outcome.kind, error == ENOSPC ? Outcome::Kind::full : Outcome::Kind::broken) << error;
    EXPECT_FALSE(fs::exists(at("long")));
  }
  piece_error = ENOSYS;  // a system that has no pieces
  well_pieces = 0;
  EXPECT_TRUE(settle_file(at("long.part"), at("long")).ok());
  EXPECT_EQ(piece_error, 0);
  EXPECT_TRUE(fs::exists(at("long")));
}

// What is done for the host gives way to those who play: this thread alone, not the program.
TEST_F(CopyOfAStore, IsCheckedByAThreadThatStandsBack) {
  const int own = ::getpriority(PRIO_PROCESS, 0);
  int checking = own;
  std::thread{[&] {
    stand_back();
    checking = ::getpriority(PRIO_PROCESS, 0);
  }}.join();
  EXPECT_EQ(checking, 19);
  EXPECT_EQ(::getpriority(PRIO_PROCESS, 0), own);
}

}  // namespace
}  // namespace stolik
