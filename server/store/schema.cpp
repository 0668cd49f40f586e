#include "server/store/schema.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "core/fields.h"
#include "core/text.h"

namespace stolik {
namespace {

// A batch is one line of a journal. tail: how many there are, and the chain of their sums. server:
// how long it has run.
constexpr const char* kFirst =
    "CREATE TABLE batch(tab INTEGER NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,"
    " sum INTEGER NOT NULL, PRIMARY KEY(tab, seq)) WITHOUT ROWID;"
    "CREATE TABLE head(tab INTEGER PRIMARY KEY, code TEXT NOT NULL, invitation TEXT NOT NULL,"
    " origin TEXT NOT NULL, phase INTEGER NOT NULL, touched INTEGER NOT NULL);";
constexpr const char* kAdded =
    "CREATE TABLE tail(tab INTEGER PRIMARY KEY, count INTEGER NOT NULL, chain INTEGER NOT NULL);"
    "CREATE TABLE server(ran INTEGER NOT NULL);"
    "INSERT INTO server(ran) VALUES(0);";

int run(sqlite3* db, const std::string& sql) {
  return sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr);
}

int ask(sqlite3* db, const char* sql, std::int64_t& answer) {
  sqlite3_stmt* s = nullptr;
  int rc = sqlite3_prepare_v2(db, sql, -1, &s, nullptr);
  if (rc == SQLITE_OK) {
    rc = sqlite3_step(s);
    if (rc == SQLITE_ROW) answer = sqlite3_column_int64(s, 0), rc = SQLITE_OK;
  }
  sqlite3_finalize(s);
  return rc;
}

// All that is defined in the file, a line each.
int schema_of(sqlite3* db, std::string& schema) {
  sqlite3_stmt* s = nullptr;
  int rc = sqlite3_prepare_v2(
      db, "SELECT type,name,tbl_name,sql FROM sqlite_master ORDER BY name,type", -1, &s, nullptr);
  while (rc == SQLITE_OK && (rc = sqlite3_step(s)) == SQLITE_ROW) {
    for (int i = 0; i < 4; ++i) {
      const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(s, i));
      schema += text == nullptr ? "" : text;
      schema += i < 3 ? ' ' : '\n';
    }
    rc = SQLITE_OK;
  }
  sqlite3_finalize(s);
  return rc == SQLITE_DONE ? SQLITE_OK : rc;
}

std::string schema_made_by(std::initializer_list<const char*> statements) {
  sqlite3* db = nullptr;
  std::string schema;
  int rc = sqlite3_open(":memory:", &db);
  for (const char* sql : statements) rc = rc == SQLITE_OK ? run(db, sql) : rc;
  if (rc == SQLITE_OK) schema_of(db, schema);
  sqlite3_close(db);
  return schema;
}

// Counts what stands there. Whether each line is what was written is found when it is read.
int count_tails(sqlite3* db) {
  sqlite3_stmt* read = nullptr;
  sqlite3_stmt* write = nullptr;
  int rc =
      sqlite3_prepare_v2(db, "SELECT tab,seq,sum FROM batch ORDER BY tab,seq", -1, &read, nullptr);
  if (rc == SQLITE_OK) {
    rc = sqlite3_prepare_v2(db, "INSERT INTO tail(tab,count,chain) VALUES(?1,?2,?3)", -1, &write,
                            nullptr);
  }
  bool any = false;
  std::int64_t table = 0;
  std::int64_t count = 0;
  std::int64_t chain = 0;
  const auto put = [&] {
    sqlite3_bind_int64(write, 1, table);
    sqlite3_bind_int64(write, 2, count);
    sqlite3_bind_int64(write, 3, chain);
    const int done = sqlite3_step(write);
    sqlite3_reset(write);
    return done == SQLITE_DONE ? SQLITE_OK : done;
  };
  while (rc == SQLITE_OK) {
    const int got = sqlite3_step(read);
    const bool row = got == SQLITE_ROW;
    if (!row && got != SQLITE_DONE) rc = got;
    if (any && rc == SQLITE_OK && (!row || sqlite3_column_int64(read, 0) != table))
      rc = put(), count = chain = 0;
    if (!row || rc != SQLITE_OK) break;
    any = true;
    table = sqlite3_column_int64(read, 0);
    count = sqlite3_column_int64(read, 1);
    chain = chained(chain, sqlite3_column_int64(read, 2));
  }
  sqlite3_finalize(read);
  sqlite3_finalize(write);
  return rc;
}

// Stamps of the wall clock become stamps of the server's own, which begins at 0 now. The newest of
// them or the wall clock is taken for now, whichever is earlier: a clock that is ahead today makes
// nothing older, and a stamp from a day when it was ahead makes nothing else older.
std::string restamp(std::int64_t newest_s, std::int64_t wall_s) {
  return concat("UPDATE head SET touched=min(0,touched-", std::min(newest_s, wall_s), ")");
}

}  // namespace

std::int64_t sum_of_batch(std::uint64_t table, std::uint64_t seq, std::string_view text) {
  Hasher hasher;
  hasher.absorb(table);
  hasher.absorb(seq);
  hasher.absorb(text);
  return std::int64_t(hasher.value());
}

std::int64_t chained(std::int64_t before, std::int64_t sum) {
  Hasher hasher;
  hasher.absorb(std::uint64_t(before));
  hasher.absorb(std::uint64_t(sum));
  return std::int64_t(hasher.value());
}

void distrust(sqlite3* db) {
  for (const int what : {SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
                         SQLITE_DBCONFIG_TRUSTED_SCHEMA}) {
    sqlite3_db_config(db, what, 0, nullptr);
  }
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
}

Form form_of(sqlite3* db, std::string& trouble) {
  std::int64_t maker = 0;
  std::int64_t version = 0;
  std::string schema;
  const bool read = ask(db, "PRAGMA application_id", maker) == SQLITE_OK &&
                    ask(db, "PRAGMA user_version", version) == SQLITE_OK &&
                    schema_of(db, schema) == SQLITE_OK;
  if (!read) {
    trouble = sqlite3_errmsg(db);
    return Form::unreadable;
  }
  if (maker == kApplicationId && version == kVersion) {
    if (schema == schema_made_by({kFirst, kAdded})) return Form::current;
    trouble = "there are tables, triggers or other things in it that Stolik did not make";
    return Form::foreign;
  }
  if (maker == kApplicationId && version > kVersion) {
    trouble = concat("it was written by a newer Stolik (form ", version, ", this program knows ",
                     kVersion, ")");
    return Form::newer;
  }
  if (maker == 0 && version == 0 && schema.empty()) return Form::empty;
  if (maker == 0 && version == 0 && schema == schema_made_by({kFirst})) return Form::first;
  trouble = "it belongs to another program";
  return Form::foreign;
}

int bring_up_to_date(sqlite3* db, Form form, std::int64_t wall_s) {
  int rc = run(db, "BEGIN IMMEDIATE");
  if (rc != SQLITE_OK) return rc;
  if (form == Form::empty) rc = run(db, kFirst);
  if (rc == SQLITE_OK) rc = run(db, kAdded);
  if (rc == SQLITE_OK && form == Form::first) {
    std::int64_t newest_s = 0;
    rc = count_tails(db);
    if (rc == SQLITE_OK) rc = ask(db, "SELECT coalesce(max(touched),0) FROM head", newest_s);
    if (rc == SQLITE_OK) rc = run(db, restamp(newest_s, wall_s));
  }
  if (rc == SQLITE_OK) {
    rc = run(db,
             concat("PRAGMA application_id=", kApplicationId, ";PRAGMA user_version=", kVersion));
  }
  if (rc == SQLITE_OK) rc = run(db, "COMMIT");
  if (rc != SQLITE_OK && sqlite3_get_autocommit(db) == 0) run(db, "ROLLBACK");
  return rc;
}

}  // namespace stolik
