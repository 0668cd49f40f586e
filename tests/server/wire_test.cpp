// Replays the examples of docs/PROTOCOL-wire.md and docs/PROTOCOL-class.md against a hub.
//
//   A> {…}     client A says it          A opens, A closes      a new line, a line that breaks
//   A< {…}     the server says to A      ~ 5000                 so many milliseconds pass
//   restart    kill -9 and start
//
// In what the server says, members that are not written may be there too; "…" stands for anything,
// "$name" for something that is remembered; "…" at the end of a list for the rest of it.

#include <fstream>
#include <sstream>

#include "tests/server/bench.h"
#include "tests/source_dir.h"

namespace stolik {
namespace {

using Names = std::map<std::string, std::string>;

bool fits(const Json& expected, const Json& found, Names& names) {
  if (expected.is_string() && expected.text() == "…") return true;
  if (expected.is_string() && expected.text().starts_with("$")) {
    const std::string value = found.text();
    const auto [at, fresh] = names.try_emplace(expected.text(), value);
    return fresh || at->second == value;
  }
  if (expected.kind() != found.kind()) return false;
  if (expected.is_object()) {
    for (const auto& [name, value] : expected.members()) {
      const Json* member = found.find(name);
      if (member == nullptr || !fits(value, *member, names)) return false;
    }
    return true;
  }
  if (expected.is_array()) {
    const auto& want = expected.items();
    const bool open = !want.empty() && want.back().is_string() && want.back().text() == "…";
    const std::size_t fixed = open ? want.size() - 1 : want.size();
    if (found.items().size() < fixed || (!open && found.items().size() != fixed)) return false;
    for (std::size_t i = 0; i < fixed; ++i) {
      if (!fits(want[i], found.items()[i], names)) return false;
    }
    return true;
  }
  return expected.text() == found.text();
}

std::string filled(std::string text, const Names& names) {
  for (const auto& [name, value] : names) {
    for (std::size_t at = text.find(name); at != std::string::npos;
         at = text.find(name, at + value.size())) {
      text.replace(at, name.size(), value);
    }
  }
  return text;
}

std::vector<std::string> examples(std::string_view page) {
  std::ifstream file(std::string{kSourceDir} + "/docs/" + std::string{page});
  std::vector<std::string> out;
  std::string line;
  bool inside = false;
  while (std::getline(file, line)) {
    if (line == "```wire") {
      inside = true;
      out.emplace_back();
    } else if (line.starts_with("```")) {
      inside = false;
    } else if (inside) {
      out.back() += line + "\n";
    }
  }
  return out;
}

void replay(const std::string& example) {
  Bench bench(11);
  bench.bots_answer = false;
  std::map<char, Conn> lines;
  std::map<char, std::size_t> read;
  std::map<char, std::vector<std::string>> heard;
  Names names;
  std::istringstream in(example);
  std::string line;
  const auto gather = [&] {
    for (const auto& [who, conn] : lines) {
      for (std::string& text : bench.inbox[conn]) heard[who].push_back(std::move(text));
      bench.inbox[conn].clear();
    }
  };
  while (std::getline(in, line)) {
    SCOPED_TRACE(line);
    if (line.empty() || line[0] == '#') continue;
    const char who = line[0];
    if (line == "restart") {
      bench.crash();
      continue;
    }
    if (who == '~') {
      bench.advance(std::stoll(line.substr(2)));
      gather();
      continue;
    }
    const std::string rest = line.substr(2);
    if (rest == "closes") {
      bench.close(lines.at(who));
    } else if (rest == "opens") {
      lines[who] = bench.open();
      heard[who].clear();
      read[who] = 0;
    } else if (line[1] == '>') {
      bench.give(input::Received{lines.at(who), filled(rest.substr(1), names)});
      gather();
    } else {
      ASSERT_EQ(line[1], '<');
      gather();
      const JsonResult expected = parse_json(rest.substr(1));
      ASSERT_TRUE(expected) << expected.error;
      bool found = false;
      std::string all;
      for (std::size_t& i = read[who]; i < heard[who].size() && !found; ++i) {
        all += heard[who][i] + "\n";
        const JsonResult text = parse_json(heard[who][i]);
        Names trial = names;
        if (!fits(expected.value, text.value, trial)) continue;
        names = trial;
        found = true;
      }
      ASSERT_TRUE(found) << "nothing like it among:\n" << all;
    }
    gather();
  }
}

TEST(Wire, TheExamplesOfTheProtocolAreTrue) {
  const std::vector<std::string> tables = examples("PROTOCOL-wire.md");
  const std::vector<std::string> classes = examples("PROTOCOL-class.md");
  ASSERT_GE(tables.size(), 5u);
  ASSERT_GE(classes.size(), 1u);
  for (const std::string& example : tables) replay(example);
  for (const std::string& example : classes) replay(example);
}

// Every message that the tables of the chapter name is understood or at least known.
TEST(Wire, EveryMessageOfAClientIsKnown) {
  Bench bench;
  const Conn conn = bench.open();
  bench.say(conn, R"({"create":{"game":"triples","seats":["open","open","open"]},"id":")" +
                      secret_id(1) + R"("})");
  int n = 0;
  for (const char* name :
       {"sit",   "stand",     "rename",  "youngest", "nonce",   "do",   "fell",
        "admit", "turn-away", "remove",  "move",     "seat",    "door", "invite",
        "start", "pause",     "unpause", "stand-in", "penalty", "end",  "rematch"}) {
    const std::string text =
        "{\"" + std::string{name} + "\":{},\"id\":\"k" + std::to_string(++n) + "\"}";
    const auto answers = bench.say(conn, text);
    const std::string refused = Bench::pick(answers, "refused");
    EXPECT_EQ(refused.find("This is no message of the wire"), std::string::npos) << name;
    EXPECT_FALSE(answers.empty()) << name;
  }
}

}  // namespace
}  // namespace stolik
