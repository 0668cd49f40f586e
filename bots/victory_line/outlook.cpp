#include "bots/victory_line/outlook.h"

#include <algorithm>

#include "generated/learned/victory_line/outlook.h"

namespace stolik::victory_line {
namespace {

// ---- what is counted
constexpr std::size_t kWindowKinds = 13;
constexpr std::size_t kPlusCards = kWindowKinds;       // then the others special
constexpr std::size_t kLinesLacking = kPlusCards + 3;  // one, two, more
constexpr std::size_t kInTurn = kLinesLacking + 3;
constexpr std::size_t kItself = kInTurn + 1;
static_assert(kItself + 1 == Outlook::kCounts);
constexpr std::size_t kNoKind = kWindowKinds;

// A window with so many chips, so many of its missing cards in the team's hands, so many that it
// cannot get.
constexpr std::size_t window_kind(int filled, int held, int lost) {
  switch (filled) {
    case 5: return held > 0 ? 0 : lost > 0 ? 1 : 2;
    case 4: return lost > 1 ? kNoKind : lost == 1 ? 3 : 4 + std::size_t(std::min(held, 2));
    case 3: return lost > 1 ? kNoKind : lost == 1 ? 7 : 8 + std::size_t(std::min(held, 2));
    case 2: return lost > 0 ? kNoKind : held > 1 ? 12 : 11;
    default: return kNoKind;
  }
}

using HeldCards = std::array<std::uint8_t, kWindows>;

void count_held(const State<VictoryLine>& state, Team team, HeldCards& held, Outlook& outlook,
                int sign) {
  for (int s = 0; s < state.pub.options.players; ++s) {
    if (state.pub.options.team_of(seat_at(s)) != team) continue;
    const CardSet cards = state.own[std::size_t(s)].hand.cards();
    cards.events().each([&](Cell cell) {
      for (const std::uint16_t w : kWindowsThrough[std::size_t(place(cell))]) ++held[w];
    });
    for (std::size_t i = 0; i < kSpecials.size(); ++i) {
      outlook.counts[kPlusCards + i] =
          std::int8_t(outlook.counts[kPlusCards + i] + sign * cards.copies(kSpecials[i]));
    }
  }
}

void count_windows(const Fullness& full, Team team, const HeldCards& held, const HeldCards& theirs,
                   Outlook& outlook, int sign) {
  for (std::uint16_t w = 0; w < kWindows; ++w) {
    if (full.filled(team, w) < 2 || !full.open(team, w)) continue;
    // Cards of the hands whose cells are taken lie in no open window of theirs that lacks them:
    // only free cells are missing.
    const std::size_t kind = window_kind(full.filled(team, w), held[w], theirs[w] + full.spent(w));
    if (kind != kNoKind) outlook.counts[kind] = std::int8_t(outlook.counts[kind] + sign);
  }
}

// The logistic curve from 0 to 6 by quarters, in thousandths.
constexpr int kCurve[] = {500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953,
                          963, 971, 977, 982, 986, 989, 991, 993, 995, 996, 997, 998};

}  // namespace

Outlook::Outlook(const State<VictoryLine>& state, const Fullness& full, Team team) {
  const Public& pub = state.pub;
  const Team other = team_at(1 - int(slot(team)));
  stage = pub.deck_size > 90 ? 0 : pub.deck_size > 60 ? 1 : pub.deck_size > 35 ? 2 : 3;
  HeldCards own{};
  HeldCards theirs{};
  count_held(state, team, own, *this, 1);
  count_held(state, other, theirs, *this, -1);
  count_windows(full, team, own, theirs, *this, 1);
  count_windows(full, other, theirs, own, *this, -1);
  const auto lines = [&](Team one, int sign) {
    const int lacking = std::clamp(pub.options.lines_to_win - lines_of(pub, one), 1, 3);
    std::int8_t& count = counts[kLinesLacking + std::size_t(lacking - 1)];
    count = std::int8_t(count + sign);
  };
  lines(team, 1);
  lines(other, -1);
  counts[kInTurn] = pub.options.team_of(pub.turn) == team ? 1 : -1;
  counts[kItself] = 1;
}

int Outlook::share() const {
  int sum = 0;  // thousandths
  for (std::size_t i = 0; i < kCounts; ++i)
    sum += counts[i] * learned::outlook::kWeights[stage * kCounts + i];
  const int size = std::min(sum < 0 ? -sum : sum, 5999);
  const int step = size / 250;
  const int share = kCurve[step] + (kCurve[step + 1] - kCurve[step]) * (size % 250) / 250;
  return sum < 0 ? 1000 - share : share;
}

}  // namespace stolik::victory_line
