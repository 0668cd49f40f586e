// What the sources of the store in etcd say to it: keys, operations, heads as text. Only they
// include this.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/json.h"
#include "server/store/archive.h"
#include "server/store/store.h"

namespace stolik::etcd {

inline constexpr std::chrono::milliseconds kPatience{2000};
inline constexpr std::string_view kForm = "2";    // of what stands in etcd as a whole
inline constexpr std::uint64_t kJournalForm = 1;  // of batches and heads: each names its own
inline constexpr std::string_view kArchivedForm =
    "3";  // of heads whose journal stands in the archive
inline constexpr std::string_view kOwnDeckForm =
    "4";  // of heads whose journal begins with a deck, there or here
inline constexpr std::string_view kEncryptedForm =
    "5";  // of heads whose journal is encrypted, with a deck or not, there or here
inline constexpr std::string_view kEncryptedDigits = "05";  // of such batches
inline constexpr std::string_view kNobody = "-";            // whose table it is when it is nobody's

std::uint64_t from_hex(std::string_view digits);
std::int64_t to_number(std::string_view digits);
std::string table_part(TableId table);
// The first key behind all that begin with this one.
std::string behind(std::string prefix);

std::string put_op(std::string_view key, std::string_view value, std::string_view lease = {});
std::string delete_op(std::string_view from, std::string_view to);
std::string range_op(std::string_view key);
std::string range_body(std::string_view from, std::string_view to, std::string_view more);
// `target` is CREATE, VERSION or MOD.
std::string compare(std::string_view key, std::string_view target, std::string_view number);

// The one key of an answer's range, or nullptr; what it holds.
const Json* first_key(const Json& answer);
// What the first question of a transaction found.
const Json& first_range(const Json& answer);
std::string key_of(const Json& kv);
std::string value_of(const Json& kv);
std::string number_of(const Json& kv, std::string_view name);  // "0" if it is not there

enum class Journal : std::uint8_t { clear, encrypted };
// A head as one line: fields without spaces; "-" for an empty one.
// `archived`: its first batches stand in that file and not here; none if its count is 0.
std::string head_text(const Head& head, std::int64_t touched_s, const ArchiveFile& archived,
                      Journal journal);
struct ReadHead {
  bool ok = false;
  bool foreign = false;  // of a form this program does not know
  Head head{};
  std::int64_t touched_s = 0;
  ArchiveFile archived{};  // without its table
  Journal journal = Journal::clear;
};
ReadHead read_head(std::string_view text);

// By which files of this store are told from those of others; the secret cannot be had back from
// it.
std::string mark_of(std::string_view secret);

Outcome broken_outcome(std::string what);

}  // namespace stolik::etcd
