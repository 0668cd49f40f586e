#include "server/net/backups.h"

#include <sys/stat.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <system_error>
#include <vector>

#include "core/text.h"
#include "server/net/log.h"

namespace stolik {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBackupBefore = "stolik-";
constexpr std::string_view kBackupBehind = ".sqlite";
constexpr std::string_view kBackupPart = ".part";
constexpr std::size_t kBackupsAsked = 8;
constexpr std::int64_t kFirstBackup_ms = 60'000;       // after the start, if one is due
constexpr std::int64_t kBackupAgain_ms = 15 * 60'000;  // after one that failed

// "stolik-20261117-125536.sqlite", or with "-2" where that is there.
std::string free_name(const std::string& folder) {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  ::gmtime_r(&now, &utc);
  char stamp[32];
  std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &utc);
  std::error_code error;
  for (int n = 1;; ++n) {
    const std::string twin = n > 1 ? concat("-", n) : "";
    std::string path = concat(folder, '/', kBackupBefore, stamp, twin, kBackupBehind);
    if (!fs::exists(path, error)) return path;
  }
}

// Ours in the folder, the oldest first.
std::vector<fs::path> backups_in(const std::string& folder) {
  std::vector<std::pair<fs::file_time_type, fs::path>> found;
  std::error_code error;
  for (fs::directory_iterator it{folder, error}, end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    if (!name.starts_with(kBackupBefore) || !name.ends_with(kBackupBehind)) continue;
    std::error_code unknown;
    const auto time = fs::last_write_time(it->path(), unknown);
    if (!unknown) found.emplace_back(time, it->path());
  }
  std::ranges::sort(found);
  std::vector<fs::path> paths;
  for (auto& [time, path] : found) paths.push_back(std::move(path));
  return paths;
}

std::optional<std::int64_t> age_of(const std::string& path) {
  struct stat about{};
  if (path.empty() || ::stat(path.c_str(), &about) != 0) return std::nullopt;
  return std::max<std::int64_t>(0, std::time(nullptr) - about.st_mtime);
}

}  // namespace

Backups::Backups(BackupConfig config, World world)
    : config_(std::move(config)), world_(std::move(world)), started_ms_(world_.now_ms()) {
  if (config_.tables.empty()) return;
  std::error_code ignored;
  for (fs::directory_iterator it{config_.folder, ignored}, end; !ignored && it != end;
       it.increment(ignored)) {
    // A server that died in the middle of one.
    std::error_code lost;
    const std::string name = it->path().filename().string();
    if (name.starts_with(kBackupBefore) && name.ends_with(kBackupPart))
      fs::remove(it->path(), lost);
  }
  if (config_.every_ms == 0) return;
  const auto age_s = age_of(newest());
  due_ms_ = world_.now_ms() +
            (age_s ? std::max(kFirstBackup_ms, config_.every_ms - *age_s * 1000) : kFirstBackup_ms);
}

Backups::~Backups() {
  if (checker_.joinable()) checker_.join();
}

std::string Backups::newest() const {
  const auto all = backups_in(config_.folder);
  return all.empty() ? "" : all.back().string();
}

Backups::Counts Backups::counts() const {
  if (config_.tables.empty()) return {made_, failed_, std::nullopt};
  return {made_, failed_, age_of(newest()).value_or((world_.now_ms() - started_ms_) / 1000)};
}

// What stands in the way of a copy, or "".
std::string Backups::why_not() const {
  if (config_.tables.empty()) return "this server makes no backups";
  std::error_code error;
  fs::create_directories(config_.folder, error);
  if (error) return "the folder " + config_.folder + " cannot be made: " + error.message();
  fs::permissions(config_.folder, fs::perms::owner_all, error);
  struct statvfs disk{};
  const auto size = std::int64_t(fs::file_size(config_.tables, error));
  if (error || ::statvfs(config_.folder.c_str(), &disk) != 0) return "";
  const std::int64_t room = std::int64_t(disk.f_bavail) * std::int64_t(disk.f_frsize);
  if (room >= size + config_.reserve_bytes) return "";
  return concat("the disk has ", room / 1'000'000, " MB left; a copy of ", size / 1'000'000,
                " MB would not leave the reserve");
}

void Backups::make(Done done) {
  if (waiting_.size() >= kBackupsAsked)
    return done(
        {{Outcome::Kind::conflict, "backups are asked for faster than they are made"}, "", {}});
  waiting_.push_back(std::move(done));
  if (!under_way_) begin();
}

void Backups::begin() {
  under_way_ = true;
  if (std::string what = why_not(); !what.empty()) {
    return world_.post([this, what] { finish({{Outcome::Kind::full, what}, "", {}}); });
  }
  file_ = free_name(config_.folder);
  world_.copy(concat(file_, kBackupPart));
}

// Every line of the copy is read, which takes its time: on another thread.
void Backups::copied(Outcome outcome) {
  if (!outcome.ok()) return finish({std::move(outcome), "", {}});
  if (checker_.joinable()) checker_.join();
  checker_ = std::thread{[this, file = file_] {
    stand_back();
    const std::string part = concat(file, kBackupPart);
    Made made{{}, file, {}};
    made.outcome = check_file(part, made.checked);
    if (made.outcome.ok()) made.outcome = settle_file(part, file);
    std::error_code ignored;
    if (!made.outcome.ok()) fs::remove(part, ignored);
    world_.post([this, made = std::move(made)]() mutable { finish(std::move(made)); });
  }};
}

void Backups::finish(Made made) {
  if (made.outcome.ok()) {
    ++made_;
    log_line("info", "backup_made",
             {{"tables", std::int64_t(made.checked.tables)},
              {"lines", std::int64_t(made.checked.batches)}});
  } else {
    ++failed_;
    log_line("error", "backup_failed", {{"what", std::string_view{made.outcome.what}}});
  }
  const Done done = std::move(waiting_.front());
  waiting_.pop_front();
  under_way_ = false;
  done(made);
  if (!waiting_.empty() && !under_way_) begin();
}

void Backups::tick() {
  if (!due_ms_ || world_.now_ms() < *due_ms_) return;
  due_ms_.reset();
  make([this](const Made& made) {
    due_ms_ = world_.now_ms() +
              (made.outcome.ok() ? config_.every_ms : std::min(kBackupAgain_ms, config_.every_ms));
    if (made.outcome.ok()) drop_old(made.file);
  });
}

// By when they were written; the one that was made just now stays, whatever the clock says.
void Backups::drop_old(const std::string& newest) const {
  std::vector<fs::path> all = backups_in(config_.folder);
  std::erase(all, fs::path{newest});
  const std::size_t others = std::size_t(std::max(1, config_.keep)) - 1;
  for (std::size_t i = 0; i + others < all.size(); ++i) {
    std::error_code ignored;
    fs::remove(all[i], ignored);
  }
}

}  // namespace stolik
