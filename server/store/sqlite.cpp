#include "server/store/sqlite.h"

#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>

#include "server/store/copy.h"
#include "server/store/schema.h"

namespace stolik {
namespace {

constexpr std::int64_t kTouchEvery_s = 60;  // a head's stamp, while its table is played at
constexpr std::int64_t kTimeEvery_s = 60;   // how long the server has run, while nothing is written
constexpr std::int64_t kTimeInPassing_s = 10;  // and with what is written anyway
constexpr int kCheckpointFrames = 4000;

void put(sqlite3_stmt* s, int i, std::uint64_t value) {
  sqlite3_bind_int64(s, i, static_cast<sqlite3_int64>(value));
}
void put(sqlite3_stmt* s, int i, std::string_view text) {
  sqlite3_bind_text(s, i, text.data(), int(text.size()), SQLITE_STATIC);
}
std::string column(sqlite3_stmt* s, int i) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(s, i));
  return text == nullptr ? std::string{}
                         : std::string{text, std::size_t(sqlite3_column_bytes(s, i))};
}
// Runs a statement that gives no rows.
int run(sqlite3_stmt* s) {
  const int rc = sqlite3_step(s);
  const int reset = sqlite3_reset(s);
  return rc == SQLITE_DONE ? SQLITE_OK : (reset != SQLITE_OK ? reset : rc);
}

}  // namespace

StoreClock StoreClock::of_system() {
  using namespace std::chrono;
  return {
      [] {
        return std::int64_t{duration_cast<seconds>(steady_clock::now().time_since_epoch()).count()};
      },
      [] {
        return std::int64_t{duration_cast<seconds>(system_clock::now().time_since_epoch()).count()};
      }};
}

SqliteStore::~SqliteStore() {
  if (set_ran_ != nullptr && !broken_) keep_time(ran_s());
  for (sqlite3_stmt* s : {begin_, commit_, rollback_, tail_, set_tail_, insert_, head_, touch_,
                          read_, erase_batches_, erase_head_, erase_tail_, set_ran_}) {
    sqlite3_finalize(s);
  }
  sqlite3_close(db_);
}

std::unique_ptr<SqliteStore> SqliteStore::open(const std::string& path, Outcome& trouble,
                                               StoreClock clock) {
  std::unique_ptr<SqliteStore> store{new SqliteStore};
  store->path_ = path;
  store->clock_ = std::move(clock);
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  const int rc = sqlite3_open_v2(path.c_str(), &store->db_, flags, store->vfs_.name());
  trouble = rc == SQLITE_OK ? store->prepare(store->clock_.wall_s()) : store->trouble(rc);
  if (trouble.ok()) return store;
  if (const std::string why = unusable_because(path, R_OK | W_OK); !why.empty()) trouble.what = why;
  return nullptr;
}

Outcome SqliteStore::prepare(std::int64_t wall_s) {
  sqlite3_extended_result_codes(db_, 1);
  sqlite3_busy_timeout(db_, 0);
  distrust(db_);
  // Whoever owns this file: until that is known nothing is written, not even when it is closed
  // again.
  sqlite3_db_config(db_, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  int rc = sqlite3_exec(db_, "PRAGMA locking_mode=EXCLUSIVE", nullptr, nullptr, nullptr);
  if (rc != SQLITE_OK) return trouble(rc);
  Outcome unusable{Outcome::Kind::broken, ""};
  const Form form = form_of(db_, unusable.what);
  if (form == Form::unreadable) return unusable;
  if (form == Form::foreign || form == Form::newer) {
    unusable.what = "tables.sqlite: " + unusable.what +
                    (form == Form::newer ? "; start that program, or" : ";") +
                    " name another folder with --data. Nothing was changed";
    return unusable;
  }
  sqlite3_db_config(db_, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
  limit_pages(0);
  // Small pages, in a new file: a line of a journal costs the log a page.
  for (const char* sql :
       {"PRAGMA page_size=2048", "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL",
        "PRAGMA secure_delete=ON", "PRAGMA wal_autocheckpoint=0"}) {
    rc = sqlite3_exec(db_, sql, nullptr, nullptr, nullptr);
    if (rc != SQLITE_OK) return trouble(rc);
  }
  if (form != Form::current) rc = bring_up_to_date(db_, form, wall_s);
  if (rc != SQLITE_OK) return trouble(rc);
  if (form == Form::first) remark_ = "brought up to date from the first form";
  sqlite3_wal_hook(
      db_,
      [](void* self, sqlite3*, const char*, int frames) {
        static_cast<SqliteStore*>(self)->wal_frames_ = frames;
        return SQLITE_OK;
      },
      this);
  const struct {
    sqlite3_stmt** into;
    const char* sql;
  } statements[] = {
      {&begin_, "BEGIN IMMEDIATE"},
      {&commit_, "COMMIT"},
      {&rollback_, "ROLLBACK"},
      {&tail_, "SELECT count,chain FROM tail WHERE tab=?1"},
      {&set_tail_, "INSERT OR REPLACE INTO tail(tab,count,chain) VALUES(?1,?2,?3)"},
      {&insert_, "INSERT INTO batch(tab,seq,text,sum) VALUES(?1,?2,?3,?4)"},
      {&head_,
       "INSERT OR REPLACE INTO head(tab,code,invitation,origin,phase,touched)"
       " VALUES(?1,?2,?3,?4,?5,?6)"},
      {&touch_, "UPDATE head SET touched=?2 WHERE tab=?1"},
      {&read_, "SELECT seq,text,sum FROM batch WHERE tab=?1 AND seq>=?2 ORDER BY seq"},
      {&erase_batches_, "DELETE FROM batch WHERE tab=?1"},
      {&erase_head_, "DELETE FROM head WHERE tab=?1"},
      {&erase_tail_, "DELETE FROM tail WHERE tab=?1"},
      {&set_ran_, "UPDATE server SET ran=?1"},
  };
  for (const auto& [into, sql] : statements) {
    rc = sqlite3_prepare_v3(db_, sql, -1, SQLITE_PREPARE_PERSISTENT, into, nullptr);
    if (rc != SQLITE_OK) return trouble(rc);
  }
  // A process that died may have left in the log what had been erased.
  unscrubbed_ = true;
  if (const Outcome failed = take_up_clock()) return failed;
  look_for_losses();
  const Outcome outcome = tidy();
  return outcome.kind == Outcome::Kind::full ? Outcome{} : outcome;
}

// The server's clock goes on from where it stood. A stamp that lies ahead of it would let its table
// live on and on.
Outcome SqliteStore::take_up_clock() {
  opened_s_ = clock_.running_s();
  sqlite3_stmt* s = nullptr;
  int rc = sqlite3_prepare_v2(db_, "SELECT ran FROM server", -1, &s, nullptr);
  if (rc == SQLITE_OK && sqlite3_step(s) == SQLITE_ROW) ran_before_s_ = sqlite3_column_int64(s, 0);
  sqlite3_finalize(s);
  if (rc != SQLITE_OK) return trouble(rc);
  ran_written_s_ = ran_before_s_;
  const std::string ran = std::to_string(ran_before_s_);
  rc = sqlite3_exec(db_, ("UPDATE head SET touched=" + ran + " WHERE touched>" + ran).c_str(),
                    nullptr, nullptr, nullptr);
  if (rc == SQLITE_FULL) return {};  // another time
  if (rc != SQLITE_OK) return trouble(rc);
  if (const int ahead = sqlite3_changes(db_); ahead > 0) {
    remark_ += concat(remark_.empty() ? "" : "; ", ahead,
                      " stamps lay ahead of the server's clock and were set to it");
  }
  return {};
}

void SqliteStore::look_for_losses() {
  last_.open(path_);
  if (!last_.entry()) return;
  const auto [table, count] = *last_.entry();
  Tail tail;
  put(tail_, 1, number(table));
  const int got = sqlite3_step(tail_);
  if (got == SQLITE_ROW) tail.count = std::uint64_t(sqlite3_column_int64(tail_, 0));
  sqlite3_reset(tail_);
  if (got != SQLITE_ROW && got != SQLITE_DONE)
    return;  // a damaged page is told of when its tables are read
  if (tail.count >= count) return;
  lost_ =
      concat("the last change that was acknowledged is not there (line ", count,
             " of a table that has ", tail.count,
             "), and others before it may be missing: the log beside the file was damaged or taken "
             "away, or the",
             " file is an older copy");
}

// What an error means for us. After an error of the disk itself nothing is known any more, not even
// whether a second sync would tell the truth: the store is not used again.
Outcome SqliteStore::trouble(int rc) {
  const std::string what = db_ != nullptr ? sqlite3_errmsg(db_) : sqlite3_errstr(rc);
  switch (rc & 0xFF) {
    case SQLITE_FULL: return {Outcome::Kind::full, what};
    case SQLITE_CONSTRAINT: return {Outcome::Kind::conflict, what};
    default: broken_ = true; return {Outcome::Kind::broken, what};
  }
}

Outcome SqliteStore::tail_of(TableId table, Tail& tail) {
  put(tail_, 1, number(table));
  const int got = sqlite3_step(tail_);
  if (got == SQLITE_ROW)
    tail = {std::uint64_t(sqlite3_column_int64(tail_, 0)), sqlite3_column_int64(tail_, 1)};
  sqlite3_reset(tail_);
  return got == SQLITE_ROW || got == SQLITE_DONE ? Outcome{} : trouble(got);
}

Outcome SqliteStore::append_one(const Append& append, std::int64_t now_s) {
  const std::uint64_t table = number(append.table);
  Written& last = written_[table];
  Tail tail = last.tail.value_or(Tail{});
  if (!last.tail) {
    if (const Outcome failed = tail_of(append.table, tail)) return failed;
  }
  if (append.seq != tail.count + 1) return {Outcome::Kind::conflict, "not the next number"};

  const std::int64_t sum = sum_of_batch(table, append.seq, append.batch);
  put(insert_, 1, table);
  put(insert_, 2, append.seq);
  put(insert_, 3, append.batch);
  put(insert_, 4, std::uint64_t(sum));
  int rc = run(insert_);
  if (rc != SQLITE_OK) return trouble(rc);
  tail = {append.seq, chained(tail.chain, sum)};
  put(set_tail_, 1, table);
  put(set_tail_, 2, tail.count);
  put(set_tail_, 3, std::uint64_t(tail.chain));
  rc = run(set_tail_);
  if (rc != SQLITE_OK) return trouble(rc);
  last.tail = tail;

  if (append.with_head) {
    put(head_, 1, table);
    put(head_, 2, append.head.code);
    put(head_, 3, append.head.invitation);
    put(head_, 4, append.head.origin);
    put(head_, 5, std::uint64_t(append.head.phase));
    put(head_, 6, std::uint64_t(now_s));
    rc = run(head_);
    last.touched_s = now_s;
    stamped_ = true;
  } else if (!last.touched_s || now_s - *last.touched_s >= kTouchEvery_s) {
    return touch_one(append.table, now_s);
  }
  return rc == SQLITE_OK ? Outcome{} : trouble(rc);
}

Outcome SqliteStore::touch_one(TableId table, std::int64_t now_s) {
  put(touch_, 1, number(table));
  put(touch_, 2, std::uint64_t(now_s));
  const int rc = run(touch_);
  written_[number(table)].touched_s = now_s;
  stamped_ = true;
  return rc == SQLITE_OK ? Outcome{} : trouble(rc);
}

Outcome SqliteStore::erase_one(TableId table) {
  written_.erase(number(table));
  for (sqlite3_stmt* erase : {erase_batches_, erase_head_, erase_tail_}) {
    put(erase, 1, number(table));
    const int rc = run(erase);
    if (rc != SQLITE_OK) return trouble(rc);
  }
  return {};
}

Outcome SqliteStore::commit(std::span<const Append> appends) {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  int rc = run(begin_);
  if (rc != SQLITE_OK) return trouble(rc);
  const std::int64_t now_s = ran_s();
  Outcome outcome;
  bool erases = false;
  std::optional<LastLine::Entry> last;
  stamped_ = false;
  for (const Append& append : appends) {
    erases |= append.erase;
    if (append.erase) last_.forget(append.table);
    else if (!append.touch) last = {append.table, append.seq};
    outcome = append.erase   ? erase_one(append.table)
              : append.touch ? touch_one(append.table, now_s)
                             : append_one(append, now_s);
    if (!outcome.ok()) break;
  }
  // The clock in the file is never behind a stamp.
  const std::int64_t behind_s = now_s - ran_written_s_;
  const std::int64_t written_before_s = ran_written_s_;
  if (outcome.ok() && (behind_s >= kTimeInPassing_s || (stamped_ && behind_s > 0)))
    outcome = keep_time(now_s);
  if (outcome.ok()) {
    if (erases) last_.sync();
    rc = run(commit_);
    if (rc != SQLITE_OK) outcome = trouble(rc);
  }
  if (outcome.ok()) {
    unscrubbed_ |= erases;
    if (last) last_.keep(*last);
    if (wal_frames_ >= kCheckpointFrames) checkpoint(SQLITE_CHECKPOINT_PASSIVE);
    return outcome;
  }
  written_.clear();
  ran_written_s_ = written_before_s;
  // A full disk has rolled back already in some cases; then this says so, and that is well.
  if (sqlite3_get_autocommit(db_) == 0) run(rollback_);
  return outcome;
}

// SQLite would do this by itself and keep an error of the disk to itself. What was just committed
// is durable in any case; after an error nothing that follows would be. A full disk leaves it for
// the next time.
Outcome SqliteStore::checkpoint(int how) {
  const int rc = sqlite3_wal_checkpoint_v2(db_, nullptr, how, nullptr, nullptr);
  return rc == SQLITE_OK ? Outcome{} : trouble(rc);
}

Outcome SqliteStore::keep_time(std::int64_t now_s) {
  put(set_ran_, 1, std::uint64_t(now_s));
  const int rc = run(set_ran_);
  if (rc != SQLITE_OK) return trouble(rc);
  ran_written_s_ = now_s;
  return {};
}

Outcome SqliteStore::tidy() {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  if (const std::int64_t now_s = ran_s(); now_s - ran_written_s_ >= kTimeEvery_s) {
    if (const Outcome failed = keep_time(now_s)) return failed;
  }
  if (!unscrubbed_) return {};
  // Into the main file by way of the scrubbing, then the log is cut to nothing. Pages in memory
  // have not been scrubbed: they are let go, or the next change would carry what they still hold
  // back to the disk.
  if (const Outcome failed = checkpoint(SQLITE_CHECKPOINT_TRUNCATE)) return failed;
  sqlite3_db_release_memory(db_);
  unscrubbed_ = false;
  return {};
}

std::optional<std::int64_t> SqliteStore::room_bytes() {
  struct statvfs disk{};
  const std::string folder = std::filesystem::path{path_}.parent_path().string();
  if (::statvfs(folder.empty() ? "." : folder.c_str(), &disk) != 0) return std::nullopt;
  // Pages of erased tables are used again.
  std::int64_t unused = 0;
  sqlite3_stmt* s = nullptr;
  const char* sql = "SELECT freelist_count*page_size FROM pragma_freelist_count,pragma_page_size";
  if (sqlite3_prepare_v2(db_, sql, -1, &s, nullptr) == SQLITE_OK && sqlite3_step(s) == SQLITE_ROW) {
    unused = sqlite3_column_int64(s, 0);
  }
  sqlite3_finalize(s);
  return std::int64_t(disk.f_bavail) * std::int64_t(disk.f_frsize) + unused;
}

std::unique_ptr<Copying> SqliteStore::copy_to(const std::string& file) {
  return std::make_unique<SqliteCopy>(db_, vfs_.name(), file);
}

Outcome SqliteStore::read_piece(TableId table, Place& place, std::vector<std::string>& batches) {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  Tail tail;
  if (const Outcome failed = tail_of(table, tail)) return failed;
  put(read_, 1, number(table));
  put(read_, 2, place.next);
  std::size_t bytes = 0;
  Outcome outcome;
  int rc = sqlite3_step(read_);
  for (std::size_t n = 0; rc == SQLITE_ROW && n < kPieceBatches && bytes < kPieceBytes;
       ++n, rc = sqlite3_step(read_)) {
    const auto seq = std::uint64_t(sqlite3_column_int64(read_, 0));
    std::string text = column(read_, 1);
    const std::int64_t sum = sqlite3_column_int64(read_, 2);
    if (seq != place.next || sum_of_batch(number(table), seq, text) != sum) {
      outcome = {Outcome::Kind::damaged, concat("batch ", place.next, " is damaged")};
      break;
    }
    bytes += text.size();
    batches.push_back(std::move(text));
    place.chain = chained(place.chain, sum);
    ++place.next;
  }
  sqlite3_reset(read_);
  if (!outcome.ok()) return outcome;
  if (rc == SQLITE_ROW) return {};  // there is more
  if (rc == SQLITE_DONE) {
    const std::uint64_t count = place.next - 1;
    place.next = 0;
    if (count == tail.count && place.chain == tail.chain) return {};
    return {Outcome::Kind::damaged,
            concat(count, " batches stand where ", tail.count, " were written")};
  }
  // A damaged page loses the tables on it, not the service.
  if ((rc & 0xFF) == SQLITE_CORRUPT) return {Outcome::Kind::damaged, sqlite3_errmsg(db_)};
  return trouble(rc);
}

Outcome SqliteStore::list(std::vector<Head>& heads) {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  sqlite3_stmt* s = nullptr;
  int rc = sqlite3_prepare_v2(db_, "SELECT tab,code,invitation,origin,phase,touched FROM head", -1,
                              &s, nullptr);
  if (rc != SQLITE_OK) return trouble(rc);
  const std::int64_t now_s = ran_s();
  for (rc = sqlite3_step(s); rc == SQLITE_ROW; rc = sqlite3_step(s)) {
    Head head;
    head.table = TableId{std::uint64_t(sqlite3_column_int64(s, 0))};
    head.code = column(s, 1);
    head.invitation = column(s, 2);
    head.origin = column(s, 3);
    head.phase = static_cast<Head::Phase>(sqlite3_column_int(s, 4) % 3);
    // The last word may have come that much later than the stamp.
    const std::int64_t idle_s = now_s - sqlite3_column_int64(s, 5) - kTouchEvery_s;
    head.idle_ms = std::max<std::int64_t>(0, idle_s) * 1000;
    heads.push_back(std::move(head));
  }
  sqlite3_finalize(s);
  return rc == SQLITE_DONE ? Outcome{} : trouble(rc);
}

void SqliteStore::limit_pages(int pages) {
  const std::string sql = concat("PRAGMA max_page_count=", pages > 0 ? pages : kPagesMax);
  sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr);
}

}  // namespace stolik
