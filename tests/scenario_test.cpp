// Every scenario file is a test, and every rule has a scenario.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "tests/rooms.h"
#include "tests/source_dir.h"
#include "tools/scenario.h"

namespace stolik {
namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& path) {
  std::ifstream in(path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

class ScenarioFile : public testing::Test {
 public:
  explicit ScenarioFile(fs::path path) : path_(std::move(path)) {}
  void TestBody() override {
    EXPECT_EQ(run_scenario(built_in_shelf(), content(path_)), "") << path_;
  }

 private:
  fs::path path_;
};

const fs::path kRoot = kSourceDir;

// All rule numbers of a page: **T1**, **T2**, …
std::set<std::string> rules_of(const fs::path& page) {
  std::set<std::string> rules;
  const std::string text = content(page);
  const std::regex mark(R"(\*\*([A-Z]\d+)\*\*)");
  for (std::sregex_iterator it(text.begin(), text.end(), mark), end; it != end; ++it) {
    rules.insert((*it)[1]);
  }
  return rules;
}

// "T03-deal.scn" tells rule T3.
std::set<std::string> rules_told(const fs::path& folder) {
  std::set<std::string> rules;
  const std::regex name(R"(([A-Z])0*(\d+)-.*\.scn)");
  for (const auto& file : fs::directory_iterator(folder)) {
    std::smatch match;
    const std::string base = file.path().filename().string();
    if (std::regex_match(base, match, name)) rules.insert(match[1].str() + match[2].str());
  }
  return rules;
}

class EveryRule : public testing::TestWithParam<Room> {};

TEST_P(EveryRule, has_a_scenario) {
  const std::set<std::string> rules = rules_of(kRoot / GetParam().page);
  const std::set<std::string> told = rules_told(kRoot / GetParam().scenarios);
  EXPECT_GT(rules.size(), 5u) << "the page is not read";
  for (const std::string& rule : rules) EXPECT_TRUE(told.count(rule)) << rule << " has no scenario";
  for (const std::string& rule : told) EXPECT_TRUE(rules.count(rule)) << rule << " is no rule";
}

// A rule that refuses something is shown refusing it in some scenario.
TEST_P(EveryRule, that_refuses_is_shown_to_refuse) {
  std::set<std::string> named;
  std::string code;
  for (const auto& file : fs::directory_iterator(kRoot / GetParam().code)) {
    if (file.path().extension() == ".cpp") code += content(file.path());
  }
  const std::regex refusal(R"(\{Code::[a-z_]+,\s*"([A-Z]\d+)\")");
  for (std::sregex_iterator it(code.begin(), code.end(), refusal), end; it != end; ++it) {
    named.insert((*it)[1]);
  }
  std::string told;
  for (const auto& file : fs::directory_iterator(kRoot / GetParam().scenarios)) {
    if (file.path().extension() == ".scn") told += content(file.path());
  }
  for (const std::string& rule : named) {
    EXPECT_TRUE(std::regex_search(told, std::regex("refused [a-z-]+ " + rule + "\\b")))
        << "no scenario shows a refusal by " << rule;
  }
}

INSTANTIATE_TEST_SUITE_P(Rules, EveryRule, testing::ValuesIn(kRooms), [](const auto& room) {
  std::string name{room.param.game};
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace

// Scenario files become tests when the program starts.
void register_scenarios() {
  for (const Room& room : kRooms) {
    for (const auto& file : fs::directory_iterator(kRoot / room.scenarios)) {
      if (file.path().extension() != ".scn") continue;
      std::string name = file.path().stem().string();
      for (char& c : name) c = isalnum(static_cast<unsigned char>(c)) ? c : '_';
      testing::RegisterTest(
          "Scenario", name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
          [path = file.path()]() -> ScenarioFile* { return new ScenarioFile(path); });
    }
  }
}

}  // namespace stolik

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  stolik::register_scenarios();
  return RUN_ALL_TESTS();
}
