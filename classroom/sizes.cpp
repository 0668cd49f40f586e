#include "classroom/sizes.h"

#include <algorithm>
#include <array>

#include "core/assert.h"
#include "games/table.h"

namespace stolik {
namespace {

constexpr int kMaxTableSize = 31;    // as PlayerCounts
constexpr int kBotsForSameDeal = 2;  // so many more, at most, where tables are to be compared
constexpr int kMostSeats = kMaxInClass + kMaxTableSize;

// What a way to make tables costs; the smaller the better, member by member.
struct Cost {
  int alone = 0;  // same deal: tables that have nobody to be compared with
  int bots = 0;
  int uneven = 0;  // by how much more than one sizes differ
  int tables = 0;
  int squares = 0;

  auto operator<=>(const Cost&) const = default;
};

Cost cost_of(const std::vector<int>& sizes, int people, SameDeal same) {
  Cost cost{.tables = int(sizes.size())};
  for (const int size : sizes) {
    cost.bots += size;
    cost.squares += size * size;
    if (same == SameDeal::yes && sizes.size() > 1 && std::ranges::count(sizes, size) == 1)
      ++cost.alone;
  }
  cost.bots -= people;
  cost.uneven = std::max(0, sizes.front() - sizes.back() - 1);
  return cost;
}

// Fewest tables with so many seats in all, of sizes from `least` to `most`, the most equal among
// those; empty if there are none.
std::vector<int> fewest(int seats, PlayerCounts sizes, int least, int most) {
  struct Way {
    int tables = 0, squares = 0, last = 0;  // no tables and seats: there is none
  };
  std::array<Way, kMostSeats + 1> ways{};
  for (int sum = least; sum <= seats; ++sum) {
    Way& best = ways[std::size_t(sum)];
    for (int size = least; size <= std::min(most, sum); ++size) {
      const Way& before = ways[std::size_t(sum - size)];
      if (!sizes.has(size) || (sum > size && before.tables == 0)) continue;
      const Way way{before.tables + 1, before.squares + size * size, size};
      if (best.tables == 0 ||
          std::pair{way.tables, way.squares} < std::pair{best.tables, best.squares})
        best = way;
    }
  }
  std::vector<int> found;
  for (int sum = seats; sum > 0 && ways[std::size_t(sum)].tables > 0; sum -= found.back()) {
    found.push_back(ways[std::size_t(sum)].last);
  }
  std::sort(found.rbegin(), found.rend());
  return found;
}

// All ways to make so many tables with so many seats, by their sizes; visit(sizes) of each.
template <class Visit>
void each_way(int tables, int seats, PlayerCounts sizes, int most, std::vector<int>& so_far,
              Visit&& visit) {
  if (tables == 0) {
    if (seats == 0) visit(so_far);
    return;
  }
  for (int size = std::min(most, seats); size >= 1 && size * tables >= seats; --size) {
    if (!sizes.has(size)) continue;
    so_far.push_back(size);
    each_way(tables - 1, seats - size, sizes, size, so_far, visit);
    so_far.pop_back();
  }
}

std::vector<int> usual_sizes(int people, PlayerCounts sizes) {
  int least = 0, most = 0;
  sizes.each([&](int size) {
    if (least == 0) least = size;
    most = size;
  });
  std::vector<int> best;
  for (int seats = people; best.empty() && seats <= people + most; ++seats) {
    for (int from = least; from <= most; ++from) {
      for (int to = from; to <= most; ++to) {
        if (!sizes.has(from) || !sizes.has(to)) continue;
        std::vector<int> way = fewest(seats, sizes, from, to);
        if (way.empty()) continue;
        if (best.empty() ||
            cost_of(way, people, SameDeal::no) < cost_of(best, people, SameDeal::no))
          best = std::move(way);
      }
    }
  }
  return best;
}

}  // namespace

PlayerCounts class_sizes(std::string_view game, int largest) {
  const GameFacts facts = game_facts(game);
  PlayerCounts sizes = facts.class_sizes;
  if (largest <= 0) return sizes;
  int least = 0;
  sizes.each([&](int size) { least = least == 0 ? size : least; });
  PlayerCounts wished{sizes.rule, 0};
  facts.players.each([&](int size) {
    if (size >= least && size <= largest) wished.bits |= 1u << size;
  });
  return wished.bits != 0 ? wished : PlayerCounts::of(sizes.rule, least);
}

std::vector<int> table_sizes(int people, PlayerCounts sizes, SameDeal same) {
  STOLIK_ASSERT(people >= 0 && people <= kMaxInClass && sizes.bits != 0);
  if (people == 0) return {};
  std::vector<int> best = usual_sizes(people, sizes);
  if (same == SameDeal::no) return best;
  const int tables = int(best.size());
  int seats = 0, most = 0;
  for (const int size : best) seats += size;
  sizes.each([&](int size) { most = size; });
  for (int more = 0; more <= kBotsForSameDeal; ++more) {
    std::vector<int> so_far;
    each_way(tables, seats + more, sizes, most, so_far, [&](const std::vector<int>& way) {
      if (cost_of(way, people, same) < cost_of(best, people, same)) best = way;
    });
  }
  return best;
}

}  // namespace stolik
