// What a seat knows, as text: the same here, in WebAssembly (tests/wasm/bots.mjs) and in every
// build that plays by these field lists. scenarios/known.json holds short games and what their
// seats are given at the end.
//
// Whoever changes a field list writes it anew: STOLIK_WRITE_KNOWN=1 build/dev/tests/engine_test
// --gtest_filter='Known*'

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "bots/bots.h"
#include "core/json.h"
#include "core/rng.h"
#include "games/journal.h"
#include "games/shelf.h"
#include "tests/rooms.h"
#include "tests/source_dir.h"

namespace stolik {
namespace {

const std::string kFile = std::string{kSourceDir} + "/scenarios/known.json";

std::string in_quotes(std::string_view text) {
  std::string out;
  write_json_string(out, text);
  return out;
}

// A short game by lot, written down.
std::string some_game(std::string_view game, int players, int moves) {
  Opened opened = open_table(built_in_shelf(), game, players, nullptr);
  Rng rng(7);
  std::string commands;
  for (int i = 0; i < moves; ++i) {
    std::string command = opened.table->draw(Lots(rng));
    Actor who = Actor::nature();
    const Waiting waiting = opened.table->waiting();
    if (waiting.over) break;
    if (command.empty()) {
      int seat = 0;
      while (!waiting.seats.has(seat_at(seat))) ++seat;
      who = Actor::at(seat_at(seat));
      command = question_at(*opened.table, who.seat)->answer(Level::easy).command;
      if (command.empty()) who = Actor::nature(), command = "top-fell";
    }
    EXPECT_TRUE(opened.table->submit(who, command).ok()) << command;
    commands += (commands.empty() ? "[" : ",[") + in_quotes(actor_name(who)) + "," +
                in_quotes(command) + "]";
  }
  std::string known;
  for (int seat = 0; seat < players; ++seat) {
    known += (seat > 0 ? ",\n   " : "") + in_quotes(opened.table->known(seat_at(seat)));
  }
  return "{\"game\":" + in_quotes(game) + ",\"players\":" + std::to_string(players) +
         ",\n  \"commands\":[" + commands + "],\n  \"known\":[\n   " + known + "]}";
}

TEST(Known, IsTheSameTextInEveryBuild) {
  if (std::getenv("STOLIK_WRITE_KNOWN") != nullptr) {
    std::ofstream(kFile) << "[" << some_game("triples", 3, 14) << ",\n "
                         << some_game("rationing", 3, 30) << ",\n "
                         << some_game("victory-line", 4, 24) << "]\n";
  }
  std::stringstream text;
  text << std::ifstream(kFile).rdbuf();
  const JsonResult games = parse_json(text.str());
  ASSERT_TRUE(games) << games.error;
  // One for each game; those of the tests alone are nobody's to remember.
  const auto stored = std::count_if(std::begin(kRooms), std::end(kRooms), [](const Room& room) {
    return room.scenarios.starts_with("scenarios/");
  });
  ASSERT_EQ(games.value.items().size(), static_cast<std::size_t>(stored));
  for (const Json& game : games.value.items()) {
    const int players = static_cast<int>(game.find("players")->integer().value_or(0));
    Opened opened = open_table(built_in_shelf(), game.find("game")->text(), players, nullptr);
    for (const Json& command : game.find("commands")->items()) {
      Actor who;
      ASSERT_TRUE(parse_actor(command.items()[0].text(), players, who));
      ASSERT_TRUE(opened.table->submit(who, command.items()[1].text()).ok())
          << command.items()[1].text();
    }
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_EQ(opened.table->known(seat_at(seat)),
                game.find("known")->items()[static_cast<std::size_t>(seat)].text());
    }
  }
}

}  // namespace
}  // namespace stolik
