// Perft counts and signatures: numbers that change only when the rules are meant to change.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/notation.h"
#include "games/table.h"
#include "tests/source_dir.h"
#include "tools/counts.h"

namespace stolik {
namespace {

namespace fs = std::filesystem;
const fs::path kScenarios = fs::path(kSourceDir) / "scenarios";

// "victory-line" keeps its files in victory_line.
std::string folder_of(std::string_view game) {
  std::string name{game};
  for (char& c : name) c = c == '-' ? '_' : c;
  return name;
}

TEST(Counts, perft_counts_hold) {
  for (const std::string_view game : game_names()) {
    std::ifstream in(kScenarios / folder_of(game) / "counts.perft");
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

TEST(Counts, signatures_hold) {
  std::ifstream in(kScenarios / "signatures");
  std::size_t lines = 0;
  std::string game;
  std::string expected;
  for (int games = 0; in >> game >> games >> expected; ++lines) {
    EXPECT_EQ(hex(signature(game, games)), expected)
        << game << ": play has changed. If that was meant, put the new number in scenarios/signatures";
  }
  EXPECT_EQ(lines, game_names().size());
}

}  // namespace
}  // namespace stolik
