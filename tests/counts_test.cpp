// Perft counts and signatures: numbers that change only when the rules are meant to change.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "core/notation.h"
#include "games/table.h"
#include "tests/rooms.h"
#include "tests/source_dir.h"
#include "tools/counts.h"

namespace stolik {
namespace {

namespace fs = std::filesystem;
const fs::path kRoot = kSourceDir;

TEST(Counts, perft_counts_hold) {
  for (const auto& [game, code, page, scenarios] : kRooms) {
    std::ifstream in(kRoot / scenarios / "counts.perft");
    int lines = 0;
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == '#') continue;
      std::istringstream words(line);
      int players = 0;
      int depth = 0;
      std::string seed;
      std::string options;
      unsigned long long leaves = 0;
      words >> players >> seed >> depth >> leaves >> options;
      const JsonResult parsed = parse_json(options.empty() ? "{}" : options);
      ASSERT_TRUE(parsed) << line;
      const PerftResult result = count_leaves(game, players, &parsed.value, seed, depth);
      EXPECT_EQ(result.trouble, "") << line;
      EXPECT_EQ(result.leaves, leaves) << game << ": " << line;
      ++lines;
    }
    EXPECT_GE(lines, 3) << game << " has no counts";
  }
}

// All in one file; a game that lies in one folder has its own there.
TEST(Counts, signatures_hold) {
  std::set<std::string> signed_games;
  std::vector<fs::path> files{kRoot / "scenarios/signatures"};
  for (const Room& room : kRooms) files.push_back(kRoot / room.scenarios / "signature");
  for (const fs::path& file : files) {
    std::ifstream in(file);
    std::string game;
    std::string expected;
    for (int games = 0; in >> game >> games >> expected;) {
      EXPECT_EQ(hex(signature(game, games)), expected)
          << game << ": play has changed. If that was meant, put the new number in " << file;
      signed_games.insert(game);
    }
  }
  EXPECT_EQ(signed_games.size(), game_names().size());
}

}  // namespace
}  // namespace stolik
