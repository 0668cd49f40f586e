// Recorded transcripts of the simulator: one hash for each seed, in tests/data/transcripts/KIND.
//
// What the hub says and writes must not change by refactoring. Where it changes on purpose, record
// anew in a commit of its own that names the difference: tests/server/transcripts.sh.
#pragma once

#include <cstdint>
#include <string>

namespace stolik {

// Compares with what was recorded; with STOLIK_RECORD set it records. A seed that was never
// recorded is not compared: long runs play many more.
void expect_transcript(const std::string& kind, std::uint64_t seed, std::uint64_t hash);

}  // namespace stolik
