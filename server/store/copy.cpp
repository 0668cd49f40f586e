#include "server/store/copy.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "server/store/schema.h"

namespace stolik {
namespace {

constexpr int kPagesAtOnce = 16;
constexpr std::chrono::microseconds kStepTime{500};
constexpr off_t kSyncedAtOnce = 256 * 1024;

Outcome broken(std::string what) { return {Outcome::Kind::broken, std::move(what)}; }

// Makes a file's or a folder's content durable; 0 or what went wrong. All of a large file at once
// would keep the disk from those who play for as long.
int sync_path(const std::string& path, int flags) {
  const int fd = ::open(path.c_str(), flags | O_CLOEXEC);
  if (fd < 0) return errno;
  constexpr unsigned kWhole =
      SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER;
  const off_t size = (flags & O_DIRECTORY) == 0 ? ::lseek(fd, 0, SEEK_END) : 0;
  int error = 0;
  for (off_t at = 0; error == 0 && at < size; at += kSyncedAtOnce) {
    if (::sync_file_range(fd, at, kSyncedAtOnce, kWhole) != 0) error = errno;
  }
  // Where it cannot be done by pieces, all is done at once. What went wrong with a piece is told
  // once: fsync would not know.
  const bool no_pieces = error == ENOSYS || error == EINVAL || error == ESPIPE;
  if (error == 0 || no_pieces) error = ::fsync(fd) == 0 ? 0 : errno;
  ::close(fd);
  return error;
}

struct OpenFile {
  sqlite3* db = nullptr;
  ~OpenFile() { sqlite3_close(db); }
};
struct Statement {
  sqlite3_stmt* s = nullptr;
  ~Statement() { sqlite3_finalize(s); }
};

// The pages hold together, as far as SQLite can tell without looking at every index.
Outcome check_pages(sqlite3* db) {
  Statement check;
  if (sqlite3_prepare_v2(db, "PRAGMA quick_check(1)", -1, &check.s, nullptr) != SQLITE_OK ||
      sqlite3_step(check.s) != SQLITE_ROW) {
    return broken(sqlite3_errmsg(db));
  }
  const std::string said = reinterpret_cast<const char*>(sqlite3_column_text(check.s, 0));
  return said == "ok" ? Outcome{} : Outcome{Outcome::Kind::damaged, said};
}

// Every batch is the one that was written, and every table has all of its own.
Outcome check_tables(sqlite3* db, Checked& found) {
  Statement tails;
  Statement batches;
  if (sqlite3_prepare_v2(db, "SELECT tab,count,chain FROM tail", -1, &tails.s, nullptr) !=
          SQLITE_OK ||
      sqlite3_prepare_v2(db, "SELECT seq,text,sum FROM batch WHERE tab=?1 ORDER BY seq", -1,
                         &batches.s, nullptr) != SQLITE_OK) {
    return broken(sqlite3_errmsg(db));
  }
  int rc = SQLITE_OK;
  while ((rc = sqlite3_step(tails.s)) == SQLITE_ROW) {
    const auto table = std::uint64_t(sqlite3_column_int64(tails.s, 0));
    std::uint64_t seq = 0;
    std::int64_t chain = 0;
    bool sound = true;
    sqlite3_bind_int64(batches.s, 1, static_cast<sqlite3_int64>(table));
    while (sound && sqlite3_step(batches.s) == SQLITE_ROW) {
      const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(batches.s, 1));
      const std::string_view batch{text == nullptr ? "" : text,
                                   std::size_t(sqlite3_column_bytes(batches.s, 1))};
      const std::int64_t sum = sqlite3_column_int64(batches.s, 2);
      ++seq;
      sound = std::uint64_t(sqlite3_column_int64(batches.s, 0)) == seq &&
              sum_of_batch(table, seq, batch) == sum;
      chain = chained(chain, sum);
    }
    sqlite3_reset(batches.s);
    sound = sound && seq == std::uint64_t(sqlite3_column_int64(tails.s, 1)) &&
            chain == sqlite3_column_int64(tails.s, 2);
    if (!sound) return {Outcome::Kind::damaged, concat("a table in it is damaged at line ", seq)};
    ++found.tables;
    found.batches += seq;
  }
  if (rc != SQLITE_DONE) return broken(sqlite3_errmsg(db));
  Statement count;
  if (sqlite3_prepare_v2(db, "SELECT count(*) FROM batch", -1, &count.s, nullptr) != SQLITE_OK ||
      sqlite3_step(count.s) != SQLITE_ROW) {
    return broken(sqlite3_errmsg(db));
  }
  const bool all = std::uint64_t(sqlite3_column_int64(count.s, 0)) == found.batches;
  return all ? Outcome{} : Outcome{Outcome::Kind::damaged, "lines of no table stand in it"};
}

}  // namespace

SqliteCopy::SqliteCopy(sqlite3* from, const char* vfs, std::string into) : into_(std::move(into)) {
  std::error_code error;
  if (std::filesystem::exists(into_, error)) {
    opened_ = broken(into_ + " is there already");
    done_ = true;  // it is not ours to remove
    return;
  }
  int rc = sqlite3_open_v2(into_.c_str(), &to_,
                           SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, vfs);
  // Whoever keeps the copy makes it durable (settle_file): the store's thread must not wait for a
  // sync of all of it. Pages go out as they come, not all at the end.
  for (const char* sql :
       {"PRAGMA journal_mode=OFF", "PRAGMA synchronous=OFF", "PRAGMA cache_size=64"}) {
    if (rc == SQLITE_OK) rc = sqlite3_exec(to_, sql, nullptr, nullptr, nullptr);
  }
  if (rc != SQLITE_OK) {
    opened_ = trouble(rc);
    return;
  }
  backup_ = sqlite3_backup_init(to_, "main", from, "main");
  if (backup_ == nullptr) opened_ = trouble(sqlite3_errcode(to_));
}

SqliteCopy::~SqliteCopy() {
  sqlite3_backup_finish(backup_);
  sqlite3_close(to_);
  std::error_code ignored;
  if (!done_) std::filesystem::remove(into_, ignored);
}

Outcome SqliteCopy::trouble(int rc) {
  const std::string what =
      into_ + ": " + (to_ != nullptr ? sqlite3_errmsg(to_) : sqlite3_errstr(rc));
  return {(rc & 0xFF) == SQLITE_FULL ? Outcome::Kind::full : Outcome::Kind::broken, what};
}

Outcome SqliteCopy::step(bool& more) {
  more = false;
  if (!opened_.ok()) return opened_;
  const auto until = std::chrono::steady_clock::now() + kStepTime;
  int rc = SQLITE_OK;
  while (rc == SQLITE_OK && std::chrono::steady_clock::now() < until)
    rc = sqlite3_backup_step(backup_, kPagesAtOnce);
  if (rc == SQLITE_OK) {
    more = true;
    return {};
  }
  if (rc != SQLITE_DONE) return trouble(rc);
  rc = sqlite3_backup_finish(backup_);
  backup_ = nullptr;
  if (rc != SQLITE_OK) return trouble(rc);
  rc = sqlite3_close(to_);
  to_ = nullptr;
  if (rc != SQLITE_OK) return trouble(rc);
  done_ = true;
  return {};
}

std::string unusable_because(const std::string& path, int wanted) {
  const std::string folder = std::filesystem::path{path}.parent_path().string();
  for (const auto& [name, how] :
       {std::pair{folder.empty() ? std::string{"."} : folder, X_OK | (wanted & W_OK)},
        {path, wanted}}) {
    if (::access(name.c_str(), how) != 0 && errno != ENOENT)
      return name + ": " + std::strerror(errno);
  }
  return "";
}

Outcome check_file(const std::string& path, Checked& found) {
  if (std::string why = unusable_because(path, R_OK); !why.empty()) return broken(std::move(why));
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return broken("there is no file " + path);
  OpenFile file;
  // Immutable: nobody writes it, and no files are made beside it.
  std::string uri = "file:";
  for (const char c : path) {
    if (c == '%' || c == '?' || c == '#') {
      char hex[4];
      std::snprintf(hex, sizeof hex, "%%%02X", unsigned(c));
      uri += hex;
    } else {
      uri += c;
    }
  }
  uri += "?immutable=1";
  if (sqlite3_open_v2(uri.c_str(), &file.db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr) !=
      SQLITE_OK) {
    return broken(path + ": " + sqlite3_errmsg(file.db));
  }
  distrust(file.db);
  Outcome outcome = broken("");
  if (form_of(file.db, outcome.what) != Form::current) {
    outcome.what =
        path + (outcome.what.empty() ? " holds no tables of this form" : ": " + outcome.what);
    return outcome;
  }
  outcome = check_pages(file.db);
  if (outcome.ok()) outcome = check_tables(file.db, found);
  if (!outcome.ok()) outcome.what = path + ": " + outcome.what;
  return outcome;
}

Outcome settle_file(const std::string& part, const std::string& path) {
  const auto failed = [&](int error) {
    return Outcome{error == ENOSPC ? Outcome::Kind::full : Outcome::Kind::broken,
                   path + ": " + std::strerror(error)};
  };
  if (const int error = sync_path(part, O_RDONLY); error != 0) return failed(error);
  if (::rename(part.c_str(), path.c_str()) != 0) return failed(errno);
  const std::string folder = std::filesystem::path{path}.parent_path().string();
  const int error = sync_path(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
  return error == 0 ? Outcome{} : failed(error);
}

// Where the system allows neither, it takes its share like everybody.
void stand_back() {
  constexpr int kThisThread = 1;  // IOPRIO_WHO_PROCESS, which is a thread
  constexpr int kIdle = 3 << 13;  // IOPRIO_CLASS_IDLE
  ::setpriority(PRIO_PROCESS, 0, 19);
  ::syscall(SYS_ioprio_set, kThisThread, 0, kIdle);
}

}  // namespace stolik
