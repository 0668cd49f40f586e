// When backups are made, which of them are kept, and what is told of it. Time is in hand; the
// copies are real.

#include "server/net/backups.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <deque>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>

#include "server/net/metrics.h"
#include "server/store/sqlite.h"

namespace stolik {
namespace {

namespace fs = std::filesystem;

class BackupsOfAServer : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(folder_);
    Outcome trouble;
    store_ = SqliteStore::open(folder_ / "tables.sqlite", trouble);
    ASSERT_TRUE(trouble.ok()) << trouble.what;
  }
  void TearDown() override { fs::remove_all(folder_); }
  BackupConfig config(std::int64_t every_ms, int keep) const {
    return {folder_ / "tables.sqlite", folder_ / "backups", every_ms, keep, 0};
  }
  Backups::World world() {
    return {[this] { return now_ms_; },
            [this](std::function<void()> what) {
              const std::scoped_lock lock{mutex_};
              posted_.push_back(std::move(what));
            },
            [this](std::string file) { wanted_ = std::move(file); }};
  }
  // The store's thread and everybody's words, until there is nothing more to do.
  void work(Backups& backups) {
    if (!wanted_.empty()) {
      const auto copying = store_->copy_to(std::exchange(wanted_, ""));
      Outcome outcome;
      for (bool more = true; more && outcome.ok();) outcome = copying->step(more);
      copies_ += 1;
      backups.copied(outcome);
    }
    for (int i = 0; i < 500; ++i) {
      std::function<void()> what;
      {
        const std::scoped_lock lock{mutex_};
        if (!posted_.empty()) what = std::move(posted_.front()), posted_.pop_front();
      }
      if (what) return what();
      std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    FAIL() << "nothing was posted";
  }
  std::size_t files() const {
    std::error_code error;
    return static_cast<std::size_t>(std::distance(
        fs::directory_iterator{folder_ / "backups", error}, fs::directory_iterator{}));
  }

  fs::path folder_ = fs::temp_directory_path() / ("stolik-backups-" + std::to_string(::getpid()));
  std::unique_ptr<SqliteStore> store_;
  std::int64_t now_ms_ = 1000;
  std::string wanted_;
  int copies_ = 0;
  std::mutex mutex_;
  std::deque<std::function<void()>> posted_;
};

TEST_F(BackupsOfAServer, AreMadeInTimeAndTheOldestGo) {
  Backups backups{config(3'600'000, 2), world()};
  backups.tick();
  EXPECT_EQ(wanted_, "");
  for (int hour = 0; hour < 4; ++hour) {
    now_ms_ += 3'600'000;
    backups.tick();
    ASSERT_NE(wanted_, "") << hour;
    work(backups);
    now_ms_ += 3'599'000;
    backups.tick();
    EXPECT_EQ(wanted_, "");  // not yet
  }
  EXPECT_EQ(files(), 2u);
  EXPECT_EQ(backups.counts().made, 4u);
  ASSERT_TRUE(backups.counts().age_s.has_value());
  EXPECT_LE(*backups.counts().age_s, 5);
  EXPECT_NE(backups_text(backups.counts()).find("stolik_backup_age_seconds "), std::string::npos);
}

TEST_F(BackupsOfAServer, ThatFailedIsCountedAndTriedAgainSooner) {
  Backups backups{config(24 * 3'600'000, 7), world()};
  std::ofstream{folder_ / "backups"} << "a file where the folder should be";
  now_ms_ += 60'000;
  backups.tick();
  work(backups);
  EXPECT_EQ(backups.counts().failed, 1u);
  EXPECT_EQ(backups.counts().age_s,
            60);  // since the start: an alarm that waits for a first one would never ring
  fs::remove(folder_ / "backups");
  now_ms_ += 15 * 60'000;
  backups.tick();
  work(backups);
  EXPECT_EQ(backups.counts().made, 1u);
}

TEST_F(BackupsOfAServer, AreServedOneAfterTheOther) {
  Backups backups{config(0, 7), world()};
  std::vector<std::string> made;
  for (int i = 0; i < 3; ++i)
    backups.make([&](const Backups::Made& one) { made.push_back(one.file); });
  for (int i = 0; i < 3; ++i) work(backups);
  ASSERT_EQ(made.size(), 3u);
  EXPECT_NE(made[0], made[1]);
  EXPECT_EQ(copies_, 3);
  int refused = 0;
  for (int i = 0; i < 20; ++i)
    backups.make([&](const Backups::Made& one) { refused += one.outcome.ok() ? 0 : 1; });
  EXPECT_EQ(refused, 12);
  for (int i = 0; i < 8; ++i) work(backups);
  EXPECT_EQ(refused, 12);
}

TEST_F(BackupsOfAServer, LeaveTheReserveAlone) {
  BackupConfig wide = config(0, 7);
  wide.reserve_bytes = std::int64_t{1} << 60;
  Backups backups{wide, world()};
  std::string what;
  backups.make([&](const Backups::Made& one) { what = one.outcome.what; });
  work(backups);
  EXPECT_NE(what.find("reserve"), std::string::npos) << what;
  EXPECT_EQ(copies_, 0);
}

TEST_F(BackupsOfAServer, UnfinishedOnesOfADeadServerGo) {
  fs::create_directories(folder_ / "backups");
  std::ofstream{folder_ / "backups" / "stolik-20260101-000000.sqlite.part"} << "half";
  std::ofstream{folder_ / "backups" / "of-mine"} << "stays";
  Backups backups{config(0, 7), world()};
  EXPECT_EQ(files(), 1u);
}

}  // namespace
}  // namespace stolik
