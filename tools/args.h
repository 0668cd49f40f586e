// Arguments of a subcommand: `--name value`, `--flag` and what stands without dashes.
//
// Everything wrong is told on standard error with a hint, and the program exits with 2.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"

namespace stolik {

class Shelf;

struct Switch {
  std::string_view name;     // "--players"
  std::string_view value;    // "N", or "" for a flag
  std::string_view meaning;  // one line
};

// Where options may stand. `everywhere`: what the line does not say may be in the environment
// (STOLIK_BOT_PACE for
// --bot-pace), and what neither says in the file that --config names ("bot-pace = 500" on a line).
enum class Sources : std::uint8_t { line, everywhere };

class Args {
 public:
  // Understands argv behind the subcommand, which takes no operand where `operands` is empty. On
  // --help it prints the page and exits with 0; on
  // anything wrong it prints a hint and exits with 2.
  Args(std::string_view command, std::string_view summary, std::string_view operands,
       std::vector<Switch> options, int argc, char** argv, Sources sources = Sources::line);

  const std::vector<std::string>& operands() const { return operands_; }
  bool has(std::string_view name) const;
  std::optional<std::string> value(std::string_view name) const;
  // A number in [low, high]; exits with a hint otherwise.
  template <class Number = int>
  Number number(std::string_view name, long fallback, long low, long high) const {
    return static_cast<Number>(whole(name, fallback, low, high));
  }
  // Variables STOLIK_… of the environment that are no option of this command, with the option that
  // may be meant, or "".
  std::vector<std::pair<std::string, std::string>> unknown_variables() const;
  [[noreturn]] void fail(const std::string& what) const;

 private:
  long whole(std::string_view name, long fallback, long low, long high) const;
  void print_help() const;
  void read_environment();
  void read_config();
  // An option that stands somewhere else than on the line: flags have a value there.
  void take(const Switch& option, const std::string& value, const std::string& where);
  bool is_said(std::string_view name) const;

  struct Given {
    std::string name;
    std::optional<std::string> value;  // nullopt: a flag, and the answer is no
  };

  std::string command_;
  std::string summary_;
  std::string operands_help_;
  std::vector<Switch> options_;
  std::vector<std::string> operands_;
  std::vector<Given> given_;  // each once
};

// The code to end with: what was said on standard output has arrived there; else it is told, and
// success becomes 1.
int once_written(int code);

// Each subcommand: its arguments begin behind its name.
using Subcommand = int (*)(int argc, char** argv);

int referee_main(int argc, char** argv);
int play_main(int argc, char** argv);
int replay_main(int argc, char** argv);
int replay_report_main(int argc, char** argv);
int scenario_main(int argc, char** argv);
int types_main(int argc, char** argv);
int schema_main(int argc, char** argv);
int perft_main(int argc, char** argv);
int bench_main(int argc, char** argv);
int arena_main(int argc, char** argv);
int newcomers_main(int argc, char** argv);
int learn_main(int argc, char** argv);
int duplicate_main(int argc, char** argv);
int puzzle_main(int argc, char** argv);
int decks_main(int argc, char** argv);
int serve_main(int argc, char** argv);
int load_main(int argc, char** argv);
int sim_main(int argc, char** argv);
int verify_main(int argc, char** argv);
int backup_main(int argc, char** argv);
int restore_main(int argc, char** argv);
int drain_main(int argc, char** argv);
int health_main(int argc, char** argv);
int version_main(int argc, char** argv);

// The decks that come with the program and those that --decks names; fails as Args does.
Shelf shelf_of(const Args& args);

// The whole content of a file, or nullopt. "-" is standard input. At most `limit` bytes.
std::optional<std::string> read_file(const std::string& path, std::size_t limit);

}  // namespace stolik
