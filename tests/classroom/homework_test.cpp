// What is taken home from a class: its deals, and puzzles of its own games that name nobody.

#include "puzzles/puzzle.h"
#include "server/hub/class_work.h"
#include "tests/classroom/played.h"

namespace stolik {
namespace {

std::vector<LessonTable> tables_of(std::string_view game, int count) {
  const PlayedClass of{.seed = blake2b_256("homework")};
  std::vector<LessonTable> tables;
  for (int t = 1; t <= count; ++t) {
    const PlayedAtTable played(of, game, {.table = t, .seats = {1, 2, 3, 0}},
                               static_cast<std::uint64_t>(t));
    tables.push_back({.round = 1,
                      .table = t,
                      .people = {4 * t, 4 * t + 1, 4 * t + 2, 0},
                      .journal = played.journal()});
  }
  return tables;
}

std::vector<std::string> puzzles_in(const std::vector<LessonTable>& tables) {
  const std::string made = homework_work(all_decks(), tables, true);
  const JsonResult list = parse_json(std::string_view{made}.substr(made.find('\n') + 1));
  EXPECT_TRUE(list && list.value.is_array());
  std::vector<std::string> ids;
  for (const Json& one : list.value.items()) {
    for (const char* name : {"person", "name", "round"}) EXPECT_EQ(one.find(name), nullptr) << name;
    EXPECT_TRUE(one.find("table") == nullptr ||
                one.find("table")->is_object());  // what lies there, not which one it is
    ids.push_back(one.find("id")->text());
  }
  return ids;
}

TEST(ClassWork, PuzzlesAreOfTheClasssOwnGames) {
  for (const std::string_view game : {"triples", "victory-line", "rationing"}) {
    std::vector<LessonTable> tables = tables_of(game, 3);
    const std::vector<std::string> ids = puzzles_in(tables);
    ASSERT_FALSE(ids.empty()) << game;
    EXPECT_LE(ids.size(), 3u);
    EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size())
        << "one is there twice";
    std::string all;
    for (const LessonTable& one : tables) {
      for (int seat = 0; seat < 3; ++seat)
        all += puzzles_of_game(all_decks(), print_journal(one.journal), seat_at(seat)).json;
    }
    for (const std::string& id : ids)
      EXPECT_NE(all.find(id), std::string::npos) << game << " " << id;
    for (LessonTable& one : tables) one.people.assign(4, 0);
    EXPECT_TRUE(puzzles_in(tables).empty()) << "what bots could have known is nobody's";
  }
}

// However long a game was, no more of it is looked at: the first of it, and the same everywhere.
TEST(ClassWork, NoMoreMomentsAreLookedAtThanAllowed) {
  for (const std::string_view game : games_with_puzzles()) {
    std::size_t whole = 0;
    for (const LessonTable& one : tables_of(game, 3)) {
      const std::string journal = print_journal(one.journal);
      for (int seat = 0; seat < 3; ++seat) {
        const auto found = [&](int moments) {
          return puzzles_of_game(all_decks(), journal, seat_at(seat), moments).json;
        };
        EXPECT_EQ(found(0), "[]") << game;
        whole += parse_json(found(kAllMoments)).value.items().size();
      }
    }
    EXPECT_GT(whole, 0u) << game;
  }
}

}  // namespace
}  // namespace stolik
