// What the file must look like, and how an older one becomes so.
//
// The file names its maker (application_id) and its form (user_version). Version 0 is the first
// one, which named neither: it has no counts of batches, and its stamps are those of the wall
// clock.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <string>

namespace stolik {

inline constexpr int kApplicationId = 0x53746F6C;  // "Stol"
inline constexpr int kVersion = 1;

enum class Form : std::uint8_t { empty, first, current, foreign, newer, unreadable };

// Looks only; nothing is written. `trouble` says why it cannot be used.
Form form_of(sqlite3* db, std::string& trouble);

// Nothing that stands in a file is run: no trigger, no view, no function that its schema names.
void distrust(sqlite3* db);

// Makes an empty or first form the current one, in one transaction. SQLITE_OK or what went wrong.
int bring_up_to_date(sqlite3* db, Form form, std::int64_t wall_s);

// The checksum of a batch, and of all batches so far.
std::int64_t sum_of_batch(std::uint64_t table, std::uint64_t seq, std::string_view text);
std::int64_t chained(std::int64_t before, std::int64_t sum);

}  // namespace stolik
