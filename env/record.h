// The remark "# lab {…}" of a journal: what an environment knows and the rules do not. Other
// programs skip it, as any remark.
//
// It is believed only at the very point of the game where it was written (`entries`, `hash`).
// Guesses stand in it by who made them, with which seed and after how many commands: the world
// follows from the game that they were made in.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex.h"
#include "core/json.h"

namespace stolik {

inline constexpr std::string_view kLabRemark = "lab ";

struct Guessed {
  std::size_t after = 0;
  int seat = 0;
  std::uint64_t seed = 0;
};

struct LabRemark {
  std::string offers;  // how the environment was set up, for who opens it again
  std::string chance;
  int longest = 0;
  std::size_t entries = 0;
  std::string hash;
  std::string path;  // EnvState::path
  std::vector<Guessed> guesses;
};

// Numbers with a space between them.
inline std::optional<std::vector<std::uint64_t>> read_numbers(std::string_view row) {
  constexpr std::size_t kMost = 50'000;
  std::vector<std::uint64_t> numbers;
  for (std::size_t at = 0; at <= row.size() && numbers.size() < kMost;) {
    const std::size_t end = std::min(row.find(' ', at), row.size());
    std::uint64_t number = 0;
    const auto [stop, error] = std::from_chars(row.data() + at, row.data() + end, number);
    if (error != std::errc{} || stop != row.data() + end) return std::nullopt;
    numbers.push_back(number);
    at = end + 1;
  }
  return numbers;
}

inline std::string print_remark(const LabRemark& remark) {
  std::string out{kLabRemark};
  JsonWriter json(out);
  const auto text = [&](std::string_view key, std::string_view value) { json.string(key, value); };
  const auto number = [&](std::string_view key, std::int64_t value) { json.integer(key, value); };
  json.begin_object();
  text("offers", remark.offers);
  text("chance", remark.chance);
  number("longest", remark.longest);
  number("entries", std::int64_t(remark.entries));
  text("hash", remark.hash);
  text("path", remark.path);
  std::string row;
  for (const Guessed& one : remark.guesses) {
    row += concat(row.empty() ? "" : " ", one.after, ' ', one.seat, ' ', one.seed);
  }
  if (!row.empty()) text("guesses", row);
  json.end_object();
  return out;
}

// Reads a remark that begins with kLabRemark; false if it is damaged. `offers` and `chance` are the
// caller's business.
inline bool parse_remark(std::string_view line, int players, LabRemark& out) {
  const JsonResult read = parse_json(line.substr(kLabRemark.size()));
  if (!read) return false;
  const Json* const entries = read.value.find("entries");
  const Json* const hash = read.value.find("hash");
  const Json* const path = read.value.find("path");
  if (entries == nullptr || hash == nullptr || path == nullptr) return false;
  const auto count = entries->integer();
  if (!count || *count < 0) return false;
  out = {};
  out.entries = std::size_t(*count);
  out.hash = hash->text();
  out.path = path->text();
  const Json* const guesses = read.value.find("guesses");
  if (guesses == nullptr) return true;
  const auto numbers = read_numbers(guesses->text());
  if (!numbers || numbers->size() % 3 != 0) return false;
  for (std::size_t i = 0; i < numbers->size(); i += 3) {
    const std::uint64_t seat = (*numbers)[i + 1];
    if (seat >= std::uint64_t(players)) return false;
    out.guesses.push_back({std::size_t((*numbers)[i]), int(seat), (*numbers)[i + 2]});
  }
  return true;
}

}  // namespace stolik
