// Batches: the lines of a journal.
//
// A batch is all that one request, one timer or one word of nature changed; its number is the `seq`
// that clients see. It carries the digest of the request's id, so that a request that comes again
// after a crash is known.
//
//   {"n":7,"p":2,"id":"9f…","h":"3c…","t":81234,"s":1200,
//    "r":[{"k":"did","w":"0","c":"ask 2 anders"}]}
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "server/journal/lesson_record.h"
#include "server/journal/table_record.h"

namespace stolik {

using Record = std::variant<TableRecord, LessonRecord>;

// The record as this kind, or nullptr.
template <class Kind>
const Kind* record_if(const Record& record) {
  if constexpr (std::is_constructible_v<TableRecord, Kind>) {
    const auto* one = std::get_if<TableRecord>(&record);
    return one != nullptr ? std::get_if<Kind>(one) : nullptr;
  } else {
    const auto* one = std::get_if<LessonRecord>(&record);
    return one != nullptr ? std::get_if<Kind>(one) : nullptr;
  }
}
template <class Kind>
Kind* record_if(Record& record) {
  return const_cast<Kind*>(record_if<Kind>(static_cast<const Record&>(record)));
}

struct Batch {
  std::uint64_t seq = 0;
  int person = 0;             // whose request it was; 0: nobody's
  std::uint64_t id = 0;       // digest of its id
  std::uint64_t content = 0;  // digest of the request
  std::int64_t at_ms = 0;     // since the table was opened, absences of the server left out
  std::int64_t spun_ms = 0;   // how long the top had spun
  std::vector<Record> records{};
};

std::string write_batch(const Batch& batch);
bool read_batch(std::string_view line, Batch& batch);

}  // namespace stolik
