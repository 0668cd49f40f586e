// `stolik replay`: journals told again, broken ones, and the golden ones of scenarios/journals.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "core/notation.h"
#include "tests/source_dir.h"
#include "tools/args.h"
#include "tools/terminal/play.h"
#include "tools/terminal/replay.h"

namespace stolik::terminal {
namespace {

struct Replayed {
  std::string text, trouble;
};
Replayed replayed(std::string_view journal, const ReplayRequest& request = {},
                  const std::string& typed = "") {
  std::istringstream in(typed);
  std::ostringstream out;
  const std::string trouble = replay(built_in_shelf(), journal, request, in, out);
  return {out.str(), trouble};
}
bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

PlayResult by_lot(std::string_view game, int players, const std::string& seed) {
  Opened opened = open_table(built_in_shelf(), game, players, nullptr);
  std::istringstream in;
  std::ostringstream out;
  PlayRequest request;
  request.seed = seed;
  return play(std::move(opened.table), request, in, out);
}

TEST(Replay, ends_in_the_same_hash) {
  for (const std::string_view game : game_names()) {
    const PlayResult result = by_lot(game, 3, "again");
    ASSERT_TRUE(result.over);
    const std::string journal = print_journal(result.journal);
    ReplayRequest request;
    request.hashes = true;
    const Replayed hashes = replayed(journal, request);
    EXPECT_EQ(hashes.trouble, "");
    const std::string last =
        std::to_string(result.journal.entries.size()) + " " + hex(result.hash) + "\n";
    EXPECT_TRUE(hashes.text.ends_with(last)) << game;
    EXPECT_EQ(std::count(hashes.text.begin(), hashes.text.end(), '\n'),
              static_cast<long>(result.journal.entries.size()));
  }
}

TEST(Replay, tells_each_reader_what_that_one_may_know) {
  const std::string journal = print_journal(by_lot("rationing", 3, "again").journal);
  ReplayRequest request;
  const std::string spectator = replayed(journal, request).text;
  request.all = true;
  const std::string all = replayed(journal, request).text;
  request.all = false;
  request.seat = 1;
  const std::string one = replayed(journal, request).text;
  EXPECT_FALSE(has(spectator.substr(0, spectator.find("\n2. ")), "announced visit"));
  EXPECT_FALSE(has(spectator, "You "));
  EXPECT_TRUE(has(one, "your announced visit"));
  const auto count = [](const std::string& text, std::string_view part) {
    int times = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
      ++times;
    return times;
  };
  EXPECT_EQ(count(all, "announced visit:"), 3);
  EXPECT_EQ(count(one, "announced visit:"), 1);
  EXPECT_EQ(count(spectator, "announced visit:"), 0);
  EXPECT_TRUE(has(spectator, "1.    "));
}

TEST(Replay, begins_later_steps_and_shows_the_table) {
  const std::string journal = print_journal(by_lot("victory-line", 2, "again").journal);
  ReplayRequest request;
  request.from = 5;
  const std::string later = replayed(journal, request).text;
  EXPECT_TRUE(later.starts_with("5.    ")) << later.substr(0, 40);
  request.from = 1;
  request.step = true;
  const std::string stepped = replayed(journal, request, "\ns\n\nq\n").text;
  EXPECT_TRUE(has(stepped, "── Line of Victory "));
  EXPECT_TRUE(has(stepped, "3.    "));
  EXPECT_FALSE(has(stepped, "\n4.    "));
}

constexpr std::string_view kHead =
    "stolik-journal 1\n{\"game\":\"rationing\",\"players\":3,\"options\":{}}\n";

TEST(Replay, names_the_line_that_is_broken) {
  const std::string head{kHead};
  EXPECT_EQ(replayed("nonsense\n").trouble, "line 1: a journal begins with 'stolik-journal 1'");
  EXPECT_EQ(replayed("").trouble, "line 1: a journal begins with 'stolik-journal 1'");
  EXPECT_TRUE(has(replayed("stolik-journal 1\n{\n").trouble, "line 2: "));
  EXPECT_TRUE(
      has(replayed("stolik-journal 1\n{\"game\":\"chess\",\"players\":2}\n").trouble, "line 2: "));
  EXPECT_TRUE(has(replayed("stolik-journal 1\n{\"game\":\"triples\",\"players\":40}\n").trouble,
                  "line 2: "));
  EXPECT_TRUE(
      has(replayed(head + "# a remark\n9 spin\n").trouble, "line 4: a seat, 'host' or 'nature'"));
  EXPECT_TRUE(
      has(replayed(head + "\n\n0 spin\n").trouble, "line 5: '0 spin' is refused: wrong-phase"));
  EXPECT_TRUE(has(replayed(head + "nature deal x\n").trouble,
                  "line 3: 'nature deal x' is refused: bad-command"));
  EXPECT_TRUE(has(replayed("stolik-journal 1\n\xff\n").trouble, "not UTF-8"));
  ReplayRequest request;
  request.seat = 7;
  EXPECT_TRUE(has(replayed(head, request).trouble, "seats 0 to 2"));
}

// ---- golden journals: old games replay to the same hash at each step, for ever
// ---------------------------

TEST(GoldenJournals, replay_to_the_same_hashes) {
  namespace fs = std::filesystem;
  std::vector<fs::path> paths;
  for (const auto& entry :
       fs::recursive_directory_iterator(fs::path(kSourceDir) / "scenarios/journals")) {
    if (entry.path().extension() == ".journal") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  EXPECT_GE(paths.size(), 15u);
  ReplayRequest request;
  request.hashes = true;
  for (const fs::path& path : paths) {
    const auto journal = read_file(path.string(), kMaxJournalBytes);
    const auto hashes = read_file(path.string() + ".hashes", kMaxJournalBytes);
    ASSERT_TRUE(journal && hashes) << path;
    const Replayed got = replayed(*journal, request);
    EXPECT_EQ(got.trouble, "") << path;
    EXPECT_TRUE(got.text == *hashes) << path << ": play has changed";
  }
}

}  // namespace
}  // namespace stolik::terminal
