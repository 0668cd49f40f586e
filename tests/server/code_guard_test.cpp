// The limit on wrong codes, without a server around it.

#include "server/net/code_guard.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>

#include "tests/source_dir.h"

namespace stolik {
namespace {

using Verdict = CodeGuard::Verdict;

Address address(std::uint8_t last) {
  Address out;
  out.bytes[10] = out.bytes[11] = 0xFF;
  out.bytes[15] = last;
  return out;
}

Address six(std::uint8_t site, std::uint8_t subnet) {
  Address out;
  out.bytes[0] = 0x20;
  out.bytes[5] = site;
  out.bytes[7] = subnet;
  return out;
}

Verdict guess(CodeGuard& codes, const Address& from, std::int64_t now_ms = 0) {
  const CodeGuard::Asked asked = codes.ask(from, "12345678", now_ms);
  if (asked.verdict == Verdict::look_up) codes.answered(asked, CodeGuard::Found::no, now_ms);
  return asked.verdict;
}

TEST(CodeGuard, ANetworkAroundOthersHasFourTimesAsMany) {
  CodeGuard codes;
  for (std::uint8_t subnet = 0; subnet < 8; ++subnet) {
    for (int i = 0; i < 5; ++i) EXPECT_EQ(guess(codes, six(1, subnet)), Verdict::look_up);
  }
  EXPECT_EQ(guess(codes, six(1, 99)), Verdict::too_many);
  EXPECT_EQ(guess(codes, six(2, 99)), Verdict::look_up);
  EXPECT_EQ(guess(codes, six(1, 99), kGuessEvery_ms / 4), Verdict::look_up);
}

TEST(CodeGuard, NoMoreAreLookedUpAtOnceThanMayBeWrong) {
  CodeGuard codes;
  std::vector<CodeGuard::Asked> under_way;
  for (int i = 0; i < kGuessesFree; ++i) under_way.push_back(codes.ask(address(1), "12345678", 0));
  EXPECT_EQ(codes.ask(address(1), "12345678", 0).verdict, Verdict::wait);
  codes.answered(under_way[0], CodeGuard::Found::yes, 0);
  under_way[0] = codes.ask(address(1), "12345678", 0);
  EXPECT_EQ(under_way[0].verdict, Verdict::look_up);
  for (const CodeGuard::Asked& one : under_way) codes.answered(one, CodeGuard::Found::no, 0);
  codes.tidy(0);
  EXPECT_EQ(codes.ask(address(1), "12345678", 0).verdict, Verdict::too_many);
  EXPECT_EQ(codes.refused(), 1u);
}

// HOSTING reckons how long guessing takes.
TEST(CodeGuard, TheFiguresOfThePageFollowFromTheLimits) {
  std::ifstream file(std::string{kSourceDir} + "/docs/HOSTING.md");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  const double p = 10'000.0 / kCodes;
  const auto row = [&](double addresses, const char* form, double unit_s) {
    const double none_at_once = std::pow(1 - p, kGuessesFree * addresses);
    const double each_s = kGuessEvery_ms / 1000.0 / addresses / p / unit_s;
    std::array<char, 100> text{};
    std::snprintf(text.data(), text.size(), form, 100 * (1 - none_at_once), none_at_once * each_s,
                  each_s);
    return std::string{text.data()};
  };
  for (const std::string& expected :
       {row(1, "| 1 | %.1f %% | %.0f hours | %.0f hours |", 3'600),
        row(1'000, "| 1,000 | %.1f %% | %.0f seconds | %.0f seconds |", 1)}) {
    EXPECT_NE(page.find(expected), std::string::npos) << expected;
  }
}

TEST(CodeGuard, ForgetsAClassThatIsGoneAndOneNobodyEnteredForLong) {
  for (const bool erased : {false, true}) {
    CodeGuard codes;
    codes.sent(address(1), R"({"entered":{"class":"0123456789abcdef","code":"00000042"}})", 0);
    for (int i = 0; i < kGuessesFree; ++i) guess(codes, address(1));
    EXPECT_EQ(guess(codes, address(1)), Verdict::wrong);
    const CodeGuard::Asked asked = codes.ask(address(1), "00000042", 0);
    EXPECT_EQ(asked.verdict, Verdict::known);
    codes.answered(asked, erased ? CodeGuard::Found::no : CodeGuard::Found::yes, 0);
    EXPECT_EQ(guess(codes, address(1)), erased ? Verdict::too_many : Verdict::wrong);
    codes.tidy(kClassRemembered_ms - 1);
    EXPECT_EQ(codes.size(), erased ? 0u : 1u);
    codes.tidy(kClassRemembered_ms);
    EXPECT_EQ(codes.size(), 0u);
  }
}

}  // namespace
}  // namespace stolik
