#include "server/store/sqlite.h"

#include <sqlite3.h>

#include <chrono>

#include "core/fields.h"

namespace stolik {
namespace {

constexpr std::int64_t kTouchEvery_s = 300;
constexpr int kCheckpointFrames = 4000;

constexpr const char* kSchema =
    "CREATE TABLE IF NOT EXISTS batch(tab INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,"
    " sum INTEGER NOT NULL, PRIMARY KEY(tab, seq)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS head(tab INTEGER PRIMARY KEY, code TEXT NOT NULL, invitation TEXT NOT NULL,"
    " origin TEXT NOT NULL, phase INTEGER NOT NULL, touched INTEGER NOT NULL);";

std::int64_t wall_s() {
  using namespace std::chrono;
  return duration_cast<seconds>(system_clock::now().time_since_epoch()).count();
}

std::int64_t checksum(std::uint64_t table, std::uint64_t seq, std::string_view text) {
  Hasher hasher;
  hasher.absorb(table);
  hasher.absorb(seq);
  hasher.absorb(text);
  return static_cast<std::int64_t>(hasher.value());
}

void put(sqlite3_stmt* s, int i, std::uint64_t value) {
  sqlite3_bind_int64(s, i, static_cast<sqlite3_int64>(value));
}
void put(sqlite3_stmt* s, int i, std::string_view text) {
  sqlite3_bind_text(s, i, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
}
std::string column(sqlite3_stmt* s, int i) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(s, i));
  return text == nullptr ? std::string{}
                         : std::string{text, static_cast<std::size_t>(sqlite3_column_bytes(s, i))};
}
// Runs a statement that gives no rows.
int run(sqlite3_stmt* s) {
  const int rc = sqlite3_step(s);
  const int reset = sqlite3_reset(s);
  return rc == SQLITE_DONE ? SQLITE_OK : (reset != SQLITE_OK ? reset : rc);
}

}  // namespace

SqliteStore::~SqliteStore() {
  for (sqlite3_stmt* s : {begin_, commit_, rollback_, last_, insert_, head_, touch_, read_, erase_batches_,
                          erase_head_}) {
    sqlite3_finalize(s);
  }
  sqlite3_close(db_);
}

std::unique_ptr<SqliteStore> SqliteStore::open(const std::string& path, Outcome& trouble) {
  std::unique_ptr<SqliteStore> store{new SqliteStore};
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  int rc = sqlite3_open_v2(path.c_str(), &store->db_, flags, nullptr);
  trouble = rc == SQLITE_OK ? store->prepare() : store->trouble(rc);
  if (!trouble.ok()) return nullptr;
  return store;
}

Outcome SqliteStore::prepare() {
  sqlite3_extended_result_codes(db_, 1);
  sqlite3_busy_timeout(db_, 0);
  for (const char* sql : {"PRAGMA locking_mode=EXCLUSIVE", "PRAGMA journal_mode=WAL",
                          "PRAGMA synchronous=FULL", "PRAGMA secure_delete=ON",
                          "PRAGMA wal_autocheckpoint=0", kSchema}) {
    const int rc = sqlite3_exec(db_, sql, nullptr, nullptr, nullptr);
    if (rc != SQLITE_OK) return trouble(rc);
  }
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
      {&last_, "SELECT max(seq) FROM batch WHERE tab=?1"},
      {&insert_, "INSERT INTO batch(tab,seq,text,sum) VALUES(?1,?2,?3,?4)"},
      {&head_, "INSERT OR REPLACE INTO head(tab,code,invitation,origin,phase,touched)"
               " VALUES(?1,?2,?3,?4,?5,?6)"},
      {&touch_, "UPDATE head SET touched=?2 WHERE tab=?1"},
      {&read_, "SELECT seq,text,sum FROM batch WHERE tab=?1 AND seq>=?2 ORDER BY seq"},
      {&erase_batches_, "DELETE FROM batch WHERE tab=?1"},
      {&erase_head_, "DELETE FROM head WHERE tab=?1"},
  };
  for (const auto& [into, sql] : statements) {
    const int rc = sqlite3_prepare_v3(db_, sql, -1, SQLITE_PREPARE_PERSISTENT, into, nullptr);
    if (rc != SQLITE_OK) return trouble(rc);
  }
  return {};
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

Outcome SqliteStore::append_one(const Append& append, std::int64_t now_s) {
  const std::uint64_t table = number(append.table);
  put(last_, 1, table);
  const int got = sqlite3_step(last_);
  const auto last = static_cast<std::uint64_t>(sqlite3_column_int64(last_, 0));
  sqlite3_reset(last_);
  if (got != SQLITE_ROW) return trouble(got);
  if (append.seq != last + 1) return {Outcome::Kind::conflict, "not the next number"};

  put(insert_, 1, table);
  put(insert_, 2, append.seq);
  put(insert_, 3, append.batch);
  put(insert_, 4, static_cast<std::uint64_t>(checksum(table, append.seq, append.batch)));
  int rc = run(insert_);
  if (rc != SQLITE_OK) return trouble(rc);

  std::int64_t& touched = touched_[table];
  if (append.with_head) {
    put(head_, 1, table);
    put(head_, 2, append.head.code);
    put(head_, 3, append.head.invitation);
    put(head_, 4, append.head.origin);
    put(head_, 5, static_cast<std::uint64_t>(append.head.phase));
    put(head_, 6, static_cast<std::uint64_t>(now_s));
    rc = run(head_);
    touched = now_s;
  } else if (now_s - touched >= kTouchEvery_s) {
    put(touch_, 1, table);
    put(touch_, 2, static_cast<std::uint64_t>(now_s));
    rc = run(touch_);
    touched = now_s;
  }
  return rc == SQLITE_OK ? Outcome{} : trouble(rc);
}

Outcome SqliteStore::erase_one(TableId table) {
  touched_.erase(number(table));
  for (sqlite3_stmt* erase : {erase_batches_, erase_head_}) {
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
  const std::int64_t now_s = wall_s();
  for (const Append& append : appends) {
    const Outcome outcome = append.erase ? erase_one(append.table) : append_one(append, now_s);
    if (!outcome.ok()) {
      // A full disk has rolled back already in some cases; then this says so, and that is well.
      if (sqlite3_get_autocommit(db_) == 0) run(rollback_);
      return outcome;
    }
  }
  rc = run(commit_);
  if (rc == SQLITE_OK) {
    checkpoint();
    return {};
  }
  const Outcome outcome = trouble(rc);
  if (sqlite3_get_autocommit(db_) == 0) run(rollback_);
  return outcome;
}

// SQLite would do this by itself and keep an error of the disk to itself. What was just committed is durable in any
// case; after an error nothing that follows would be. A full disk leaves it for the next time.
void SqliteStore::checkpoint() {
  if (wal_frames_ < kCheckpointFrames) return;
  const int rc = sqlite3_wal_checkpoint_v2(db_, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  wal_frames_ = 0;
  if (rc != SQLITE_OK && (rc & 0xFF) != SQLITE_FULL) broken_ = true;
}

Outcome SqliteStore::read(TableId table, std::uint64_t from, std::vector<std::string>& batches) {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  put(read_, 1, number(table));
  put(read_, 2, from > 0 ? from : 1);
  std::uint64_t expected = from > 0 ? from : 1;
  Outcome outcome;
  int rc = sqlite3_step(read_);
  for (; rc == SQLITE_ROW; rc = sqlite3_step(read_)) {
    const auto seq = static_cast<std::uint64_t>(sqlite3_column_int64(read_, 0));
    std::string text = column(read_, 1);
    if (seq != expected || checksum(number(table), seq, text) != sqlite3_column_int64(read_, 2)) {
      outcome = {Outcome::Kind::damaged, "batch " + std::to_string(expected) + " is damaged"};
      break;
    }
    batches.push_back(std::move(text));
    ++expected;
  }
  sqlite3_reset(read_);
  if (!outcome.ok()) return outcome;
  if (rc == SQLITE_DONE) return {};
  // A damaged page loses the tables on it, not the service.
  if ((rc & 0xFF) == SQLITE_CORRUPT) return {Outcome::Kind::damaged, sqlite3_errmsg(db_)};
  return trouble(rc);
}

Outcome SqliteStore::list(std::vector<Head>& heads) {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  sqlite3_stmt* s = nullptr;
  int rc = sqlite3_prepare_v2(db_, "SELECT tab,code,invitation,origin,phase,touched FROM head", -1, &s, nullptr);
  if (rc != SQLITE_OK) return trouble(rc);
  const std::int64_t now_s = wall_s();
  for (rc = sqlite3_step(s); rc == SQLITE_ROW; rc = sqlite3_step(s)) {
    Head head;
    head.table = TableId{static_cast<std::uint64_t>(sqlite3_column_int64(s, 0))};
    head.code = column(s, 1);
    head.invitation = column(s, 2);
    head.origin = column(s, 3);
    head.phase = static_cast<Head::Phase>(sqlite3_column_int(s, 4) % 3);
    const std::int64_t idle_s = now_s - sqlite3_column_int64(s, 5);
    head.idle_ms = idle_s > 0 ? idle_s * 1000 : 0;  // a clock set back makes nothing older
    heads.push_back(std::move(head));
  }
  sqlite3_finalize(s);
  return rc == SQLITE_DONE ? Outcome{} : trouble(rc);
}

void SqliteStore::limit_pages(int pages) {
  const std::string sql = "PRAGMA max_page_count=" + std::to_string(pages > 0 ? pages : 1073741823);
  sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr);
}

}  // namespace stolik
