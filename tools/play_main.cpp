#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <ranges>

#include "bots/bot.h"
#include "core/notation.h"
#include "tools/args.h"
#include "tools/terminal/play.h"
#include "tools/terminal/terminal.h"

namespace stolik {
namespace {

using terminal::PlayRequest;

// Twelve players at most in any game; one more shows that there is an end.
std::string possible_players(std::string_view game) {
  const auto can = [&](int players) {
    return open_table(built_in_shelf(), game, players, nullptr).answer.ok();
  };
  return joined(std::views::iota(1, kMaxSeatBits + 1) | std::views::filter(can));
}

std::unique_ptr<Table> open(const Args& args, std::string& game, int& players) {
  const std::string games = joined(game_names());
  if (args.operands().size() != 1) args.fail("which game? One of: " + games);
  game = args.operands()[0];
  if (!contains(game_names(), game)) args.fail("there is no game '" + game + "'. One of: " + games);
  players = args.number("--players", game_facts(game).usual_players, 0, 1000);
  if (!open_table(built_in_shelf(), game, players, nullptr).answer.ok()) {
    args.fail(concat(game, " is played by ", possible_players(game), ", not by ", players));
  }
  const std::string options = args.value("--options").value_or("{}");
  const JsonResult parsed = parse_json(options);
  if (!parsed)
    args.fail(concat("--options is not JSON: ", parsed.error, " (at byte ", parsed.where, ")"));
  if (!parsed.value.is_object())
    args.fail("--options wants an object, such as {\"asking\":\"free\"}");
  Opened opened = open_table(built_in_shelf(), game, players, &parsed.value);
  if (!opened.answer.ok()) args.fail("--options: " + opened.answer.message);
  return std::move(opened.table);
}

std::string drawn_seed() {
  std::random_device device;
  return hex((std::uint64_t(device()) << 32) | device());
}

// Ctrl-C is then the end of what is typed, whether or not it is waited for: one leaves, and the
// journal is kept. A second one ends the program.
void leave_by_ctrl_c() {
  static const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  struct sigaction action{};
  action.sa_handler = [](int) { ::dup2(nothing, STDIN_FILENO); };
  action.sa_flags = int(SA_RESETHAND);
  if (nothing >= 0) ::sigaction(SIGINT, &action, nullptr);
}

}  // namespace

int play_main(int argc, char** argv) {
  const std::string of_the_others = concat("of the others: ", kLevelExpected, " (default steady)");
  const Args args(
      "play",
      "A game in this terminal: you against bots, or bots alone. Type ? in the game for what you "
      "can do.",
      "GAME",
      {{"--players", "N", "how many sit at the table, you among them"},
       {"--seat", "N", "your seat, from 0 (default 0)"},
       {"--seed", "TEXT", "the same text gives the same cards and opponents"},
       {"--language", "L", "en (default), pl or ru"},
       {"--options", "JSON", "options of the game, such as {\"variant\":\"advanced\"}"},
       {"--save", "FILE", "where to put the journal when the game ends or you leave"},
       {"--no-colour", "", "no colours (also with NO_COLOR set, or when not in a terminal)"},
       {"--level", "LEVEL", of_the_others},
       {"--watch", "", "the others play on all seats; you look on"}},
      argc, argv);
  std::string game;
  int players = 0;
  std::unique_ptr<Table> table = open(args, game, players);
  PlayRequest request;
  request.look = terminal::look_of(args);
  request.seed = args.value("--seed").value_or(drawn_seed());
  request.level = args.value("--level").value_or("steady");
  if (!level_named(request.level)) args.fail(concat("--level: ", kLevelExpected, " is expected"));
  if (!args.has("--watch")) request.seat = args.number("--seat", 0, 0, players - 1);
  if (args.has("--watch") && args.has("--seat")) args.fail("--watch and --seat exclude each other");

  const auto save = args.value("--save");
  std::ofstream file;
  if (save) {
    std::error_code error;
    if (std::filesystem::is_regular_file(*save, error) &&
        std::filesystem::file_size(*save, error) > 0) {
      args.fail("--save: '" + *save +
                "' is there already; give another name or take it away first");
    }
    leave_by_ctrl_c();
    file.open(*save, std::ios::binary);
    if (!file) args.fail("--save: cannot write to '" + *save + "'");
  }
  const terminal::PlayResult result =
      terminal::play(std::move(table), request, std::cin, std::cout);
  const terminal::Voice voice(request.look.language, {}, {}, terminal::words_of_game(game));
  if (save) {
    file << print_journal(result.journal) << std::flush;
    if (!file) {
      std::fprintf(stderr, "stolik play: cannot write to '%s'\n", save->c_str());
      return 1;
    }
    std::cout << voice.say("saved", {terminal::text("file", *save)}) << '\n';
  }
  std::cout << voice.say("again", {terminal::text("seed", request.seed)}) << '\n';
  return 0;
}

}  // namespace stolik
