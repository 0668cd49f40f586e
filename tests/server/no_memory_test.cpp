// The layers under SQLite without memory. They are called from C: an exception would cross its
// frames.

#include "tests/server/no_memory.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "server/store/scrub.h"

namespace stolik {
namespace {

std::filesystem::path made(std::filesystem::path folder) {
  return std::filesystem::create_directories(folder), folder;
}

class WithoutMemory : public testing::Test {
 protected:
  // SQLite's own layer looks for the file that a log belongs to.
  WithoutMemory() { std::ofstream{folder_ / "tables"} << "x"; }
  ~WithoutMemory() override { std::filesystem::remove_all(folder_); }
  sqlite3_file* file() { return reinterpret_cast<sqlite3_file*>(room_.data()); }
  int open(int kind) {
    path_ = kind == SQLITE_OPEN_WAL ? &log_ : &main_;
    return vfs_->xOpen(vfs_, path_->c_str(), file(),
                       kind | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  }
  std::string written() const {
    std::ifstream in{*path_, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
  }

  ScrubbingVfs layer_{};
  sqlite3_vfs* vfs_ = sqlite3_vfs_find(layer_.name());
  std::vector<std::max_align_t> room_ =
      std::vector<std::max_align_t>(static_cast<std::size_t>(vfs_->szOsFile));
  std::filesystem::path folder_ = made(std::filesystem::temp_directory_path() /
                                       ("stolik-no-memory-" + std::to_string(::getpid())));
  const std::string main_ = folder_ / "tables";
  const std::string log_ = folder_ / "tables-wal";
  const std::string* path_ = nullptr;
};

TEST_F(WithoutMemory, APageIsWritten) {
  const std::string page(4096, 'x');
  ASSERT_EQ(open(SQLITE_OPEN_MAIN_DB), SQLITE_OK);
  int rc = SQLITE_ERROR;
  {
    const NoMemory none;
    rc = file()->pMethods->xWrite(file(), page.data(), static_cast<int>(page.size()), 0);
  }
  EXPECT_EQ(rc, SQLITE_OK);
  EXPECT_EQ(file()->pMethods->xClose(file()), SQLITE_OK);
  EXPECT_EQ(written(), page);
}

TEST_F(WithoutMemory, ALogIsWritten) {
  ASSERT_EQ(open(SQLITE_OPEN_WAL), SQLITE_OK);
  std::string all;
  int rc = SQLITE_OK;
  for (int i = 0; i < 100 && rc == SQLITE_OK; ++i) {
    const std::string piece(i % 7 == 3 ? 24 : 4096, static_cast<char>('a' + i % 26));
    const NoMemory none;
    rc = file()->pMethods->xWrite(file(), piece.data(), static_cast<int>(piece.size()),
                                  static_cast<sqlite3_int64>(i) * 4096);
  }
  EXPECT_EQ(rc, SQLITE_OK);
  EXPECT_EQ(file()->pMethods->xClose(file()), SQLITE_OK);
  ASSERT_EQ(written().size(), 100u * 4096);
  for (std::size_t i = 0; i < 100; ++i)
    EXPECT_EQ(written()[i * 4096], static_cast<char>('a' + i % 26)) << i;
}

TEST_F(WithoutMemory, ALogIsNotOpenedAndSqliteIsTold) {
  int rc = SQLITE_OK;
  {
    const NoMemory none;
    rc = open(SQLITE_OPEN_WAL);
  }
  EXPECT_EQ(rc, SQLITE_NOMEM);
  EXPECT_EQ(file()->pMethods, nullptr);
}

}  // namespace
}  // namespace stolik
