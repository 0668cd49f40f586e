// Cells: houses that know nothing of each other, and codes that say which of them has a table
// (docs/CLUSTER.md). STOLIK_CELL_TABLES=50000 opens a million tables in twenty cells, which takes
// minutes and some gigabytes.

#include <cstdlib>
#include <set>

#include "tests/server/bench.h"

namespace stolik {
namespace {

constexpr int kCells = 20;

HubConfig cell_config(const std::string& cell) {
  HubConfig config;
  config.cell = cell;
  config.lobbies_max = config.tables_max = 1'000'000;
  return config;
}

std::string refusal(const std::vector<std::string>& texts, std::string_view member) {
  return get(Bench::pick(texts, "refused"), "refused", member);
}

std::string knock(const std::string& code, int n) {
  return R"({"knock":{"code":")" + code + R"("},"id":")" + secret_id(n) + R"("})";
}

// Someone who knows a code and comes to any cell: where they end.
int find_cell(std::vector<std::unique_ptr<Bench>>& cells, int from, const std::string& code,
              int n) {
  for (int steps = 0; steps < 2; ++steps) {
    Bench& bench = *cells[static_cast<std::size_t>(from)];
    const Conn conn = bench.open();
    const auto texts = bench.say(conn, knock(code, n));
    bench.close(conn);
    bench.inbox.clear(), bench.all_sent.clear();
    if (!Bench::pick(texts, "knocking").empty()) return from;
    if (refusal(texts, "code") != "other-cell") return -1;
    const std::string at = refusal(texts, "at");  // ../07/
    from = std::stoi(at.substr(3));
  }
  return -1;
}

TEST(Cells, EveryCodeLeadsToTheHouseThatHasItsTable) {
  const char* asked = std::getenv("STOLIK_CELL_TABLES");
  const int each = asked != nullptr ? std::atoi(asked) : 20;
  std::vector<std::unique_ptr<Bench>> cells;
  std::set<std::string> codes;
  std::vector<std::pair<int, std::string>> kept;  // of some tables, where they are
  for (int cell = 0; cell < kCells; ++cell) {
    const std::string digits = {static_cast<char>('0' + cell / 10),
                                static_cast<char>('0' + cell % 10)};
    // All of them draw the same lots: what keeps their codes apart is the cell.
    Bench& bench = *cells.emplace_back(std::make_unique<Bench>(1, cell_config(digits)));
    for (int n = 0; n < each; ++n) {
      const Conn host = bench.open();
      const std::string welcome = bench.say_one(
          host,
          R"({"create":{"game":"triples","seats":["open","open"]},"id":")" + secret_id(n) + R"("})",
          "welcome");
      const std::string code = get(welcome, "welcome", "code");
      ASSERT_EQ(code.size(), 8u) << welcome;
      ASSERT_TRUE(code.starts_with(digits) && get(welcome, "welcome", "table").starts_with(digits))
          << welcome;
      ASSERT_TRUE(codes.insert(code).second) << code << " was drawn twice";
      bench.close(host);
      if (n % (1 + each / 50) == 0) kept.emplace_back(cell, code);
      if (n % 1'000 == 999)
        bench.inbox.clear(), bench.all_sent.clear(), bench.advance(61'000);  // tables leave memory
    }
  }
  EXPECT_EQ(codes.size(), static_cast<std::size_t>(kCells * each));
  Rng rng(7);
  int n = 10'000'000;
  for (const auto& [cell, code] : kept) {
    EXPECT_EQ(find_cell(cells, static_cast<int>(rng.below(kCells)), code, ++n), cell) << code;
  }
}

TEST(Cells, WhoComesBackToTheWrongHouseIsToldTheRightOne) {
  Bench here(1, cell_config("07"));
  const Conn conn = here.open();
  const auto texts = here.say(
      conn,
      R"({"resume":{"table":"410123456789abcd","token":"00000000000000000000000000000000"}})");
  EXPECT_EQ(refusal(texts, "code"), "other-cell");
  EXPECT_EQ(refusal(texts, "at"), "../41/");
  EXPECT_EQ(
      refusal(here.say(conn, R"({"resume":{"class":"410123456789abcd","token":"00"}})"), "at"),
      "../41/");
  EXPECT_EQ(here.wrong_guesses, 0);
}

// A code of this cell, one that is no code, and an invitation, which names no cell, are answered as
// in a house without cells.
TEST(Cells, WhatNamesNoOtherCellIsAnsweredHere) {
  Bench here(1, cell_config("07"));
  const Conn conn = here.open();
  for (const char* door : {R"("code":"07000000")", R"("code":"41")", R"("code":"ab000000")",
                           R"("invitation":"4100")"}) {
    const auto texts = here.say(
        conn, std::string{R"({"knock":{)"} + door + R"(},"id":")" + secret_id(1) + R"("})");
    EXPECT_EQ(refusal(texts, "code"), "no-such-table") << door;
    EXPECT_EQ(refusal(texts, "at"), "") << door;
  }
  EXPECT_EQ(
      refusal(here.say(conn, R"({"resume":{"table":"4x0123456789abcd","token":"00"}})"), "code"),
      "bad-token");
}

TEST(Cells, AHouseAloneKnowsNoOther) {
  Bench alone;
  const Conn conn = alone.open();
  EXPECT_EQ(refusal(alone.say(conn, knock("41000000", 1)), "code"), "no-such-table");
  EXPECT_EQ(
      refusal(alone.say(conn, R"({"resume":{"table":"410123456789abcd","token":"00"}})"), "code"),
      "bad-token");
}

}  // namespace
}  // namespace stolik
