#include "tests/server/transcripts.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include "core/hex.h"
#include "tests/source_dir.h"

namespace stolik {
namespace {

using Hashes = std::map<std::uint64_t, std::string>;

std::filesystem::path file_of(const std::string& kind) {
  return std::filesystem::path{kSourceDir} / "tests/data/transcripts" / kind;
}

Hashes read(const std::string& kind) {
  Hashes hashes;
  std::ifstream in{file_of(kind)};
  std::uint64_t seed = 0;
  for (std::string hash; in >> seed >> hash;) hashes[seed] = hash;
  return hashes;
}

void write(const std::string& kind, const Hashes& hashes) {
  std::filesystem::create_directories(file_of(kind).parent_path());
  std::ofstream out{file_of(kind)};
  for (const auto& [seed, hash] : hashes) out << seed << ' ' << hash << '\n';
  ASSERT_TRUE(out.flush()) << "cannot write " << file_of(kind);
}

}  // namespace

void expect_transcript(const std::string& kind, std::uint64_t seed, std::uint64_t hash) {
  Hashes recorded = read(kind);
  if (std::getenv("STOLIK_RECORD") != nullptr) {
    recorded[seed] = hex(hash);
    return write(kind, recorded);
  }
  ASSERT_FALSE(recorded.empty()) << "there is no " << file_of(kind);
  const auto found = recorded.find(seed);
  if (found == recorded.end()) return;
  EXPECT_EQ(found->second, hex(hash))
      << "seed " << seed << " of " << kind << " is another run now: tests/server/transcripts.sh";
}

}  // namespace stolik
