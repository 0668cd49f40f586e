#include "bots/fair_match.h"

#include <algorithm>
#include <cstdlib>

#include "core/json.h"

namespace stolik {
namespace {

constexpr int kOpponents_max = 11;

Level level_at(int steps) { return static_cast<Level>(kLowestLevel + steps); }

std::optional<FairResult> result_of(const Json& text) {
  const auto share = text["share"].integer();
  const auto sides = text["sides"].integer();
  const auto& list = text["levels"].items();
  if (!share || *share < 0 || *share > 1000 || !sides || *sides < 2 ||
      *sides > kOpponents_max + 1 || list.empty() || list.size() > kOpponents_max)
    return std::nullopt;
  std::vector<Level> levels;
  for (const Json& name : list) {
    const auto level = name.is_string() ? level_named(name.text()) : std::nullopt;
    if (!level) return std::nullopt;
    levels.push_back(*level);
  }
  return FairResult{int(*share), 1000 / int(*sides), mean_level(levels)};
}

}  // namespace

int mean_level(std::span<const Level> levels) {
  int sum = 0;
  for (const Level level : levels) sum += std::max(int(level) - kLowestLevel, 0);
  return levels.empty() ? 0 : sum * kLevelStep / int(levels.size());
}

int wanted_level(std::span<const FairResult> results) {
  if (results.size() > kFairResults_max) results = results.last(kFairResults_max);
  int wanted = results.empty() ? 0 : results[0].level;
  bool all_won = true;
  for (const FairResult& result : results) {
    // No mix for the wanted level is so far from it: the person chose other opponents.
    if (std::abs(result.level - std::max(wanted, 0)) > kLevelStep / 2 + 1) wanted = result.level;
    all_won = all_won && result.share > result.fair;
    const int rise = all_won ? kFirstRise : kRise;
    // Rounded down, or the first loss at a table of four would change no seat.
    const int change = rise * (result.share - result.fair);
    const int of = 1000 - result.fair;
    wanted += change / of - (change % of < 0 ? 1 : 0);
    wanted = std::clamp(wanted, kLowestWanted, kHighestWanted);
  }
  return wanted;
}

FairMatch fair_match(std::span<const FairResult> results, int opponents) {
  const int wanted = std::max(wanted_level(results), 0);
  FairMatch match;
  match.nearest = level_at((wanted + kLevelStep / 2) / kLevelStep);
  // So many seats' worth of levels above the lowest, spread evenly.
  const int steps = (wanted * opponents + kLevelStep / 2) / kLevelStep;
  for (int seat = 0; seat < opponents; ++seat)
    match.opponents.push_back(
        level_at((steps * (seat + 1)) / opponents - (steps * seat) / opponents));
  if (results.empty()) return match;
  const int change = mean_level(match.opponents) - results.back().level;
  match.step = change < 0   ? FairMatch::Step::easier
               : change > 0 ? FairMatch::Step::harder
                            : FairMatch::Step::same;
  return match;
}

std::string fair_match_of(std::string_view results, int opponents) {
  const JsonResult text = parse_json(results);
  if (!text || !text.value.is_array() || opponents < 1 || opponents > kOpponents_max) return {};
  std::vector<FairResult> played;
  for (const Json& one : text.value.items()) {
    const auto result = result_of(one);
    if (!result) return {};
    played.push_back(*result);
  }
  static constexpr std::array<std::string_view, 4> kSteps{"first", "easier", "same", "harder"};
  const FairMatch match = fair_match(played, opponents);
  const auto name = [](Level level) { return kLevels[std::size_t(level)]; };
  return json_object([&](JsonWriter& json) {
    json.begin_array("levels");
    for (const Level level : match.opponents) json.string(name(level));
    json.end_array();
    json.string("nearest", name(match.nearest));
    json.string("step", kSteps[std::size_t(match.step)]);
  });
}

}  // namespace stolik
