#include "bots/victory_line/bot.h"

#include <algorithm>

#include "bots/victory_line/endgame.h"

namespace stolik::victory_line {
namespace {

// A strong bot plays games on in rounds: from so many of its best moves in so many worlds; the
// better ones go on to the next round. Games that need not be played to their end are many more.
struct Round {
  std::size_t moves;
  int worlds;
};
using Rounds = std::array<Round, 3>;
constexpr Rounds kToTheEnd = {{{6, 10}, {3, 16}, {2, 20}}};
constexpr Rounds kCutShort = {{{6, 24}, {3, 38}, {2, 48}}};
// One look ahead is trusted unless another move does so much better in those games, in thousandths
// of a win.
constexpr int kClearly = 20;

struct Tried {
  Action action{};
  int rank = 0;  // by one look ahead
  int sum = 0;
  int worlds = 0;
  int mean() const { return sum / std::max(worlds, 1); }
};

Action strong_move(const Knowledge<VictoryLine>& known, const Fullness& full, Rng& rng, Why& why) {
  const View<VictoryLine>& view = known.view;
  if (const auto solved = solve(view, full)) {
    why = reasons(full, view.pub, view.seat, kCounting, solved->action);
    why.exact = true;
    why.permille = std::uint16_t(std::clamp(solved->worth, 0, 1000));
    return solved->action;
  }
  Moves moves;
  best_moves(view.pub, full, view.own.hand, view.seat, kCounting, 0, moves);
  FixedVec<Tried, 16> tried;
  for (std::size_t i = 0; i < moves.size(); ++i)
    tried.push({.action = moves[i].action, .rank = int(i)});
  if (tried.size() > 1) {
    for (const Round& round : can_foresee(view.pub) ? kCutShort : kToTheEnd) {
      const std::size_t many = std::min(round.moves, tried.size());
      for (int i = 0; i < round.worlds; ++i) {
        const World world = deal_anew(view, rng);
        for (std::size_t m = 0; m < many; ++m) {
          tried[m].sum += play_out(world, full, view.seat, tried[m].action);
          ++tried[m].worlds;
        }
      }
      std::stable_sort(tried.begin(), tried.begin() + many, [](const Tried& a, const Tried& b) {
        return a.mean() + (a.rank == 0 ? kClearly : 0) > b.mean() + (b.rank == 0 ? kClearly : 0);
      });
    }
  }
  why = reasons(full, view.pub, view.seat, kCounting, tried[0].action);
  why.games = std::uint16_t(tried[0].worlds);
  if (tried[0].worlds > 0) why.permille = std::uint16_t(std::clamp(tried[0].mean(), 0, 1000));
  return tried[0].action;
}

// Which windows an easy bot overlooks: the same for a while, others in another game.
std::uint64_t fate_of(const Knowledge<VictoryLine>& known) {
  Hasher hasher;
  hasher.absorb(std::uint64_t(index(known.view.seat)));
  hasher.absorb(known.heard / 32);
  // The first card of a seat's pile: which of all was the first is no part of a position.
  const auto& opened = known.view.pub.piles.opened;
  const auto first =
      std::ranges::find_if(opened, [](const OpenedCard& one) { return one.seat == seat_at(0); });
  hasher.absorb(first == opened.end() ? 0 : std::uint64_t(first->card));
  return hasher.value();
}

// A seat in turn may still owe itself a card (V20), where nobody else can move: it takes it first.
bool plays_card(const View<VictoryLine>& view) {
  if (view.pub.phase != Phase::play || view.pub.turn != view.seat ||
      view.pub.owes_draw == view.seat)
    return false;
  Actions<VictoryLine> actions;
  VictoryLine::list(view.pub, view.own, view.seat, actions);
  return std::ranges::none_of(actions, [](const Action& a) { return a.verb == Verb::exchange; });
}

const Weights& weights_of(Level level) {
  switch (level) {
    case Level::novice: return kBlind;
    case Level::relaxed: return kFewRows;
    case Level::keen: return kSome;
    case Level::easy: return kOwnRows;
    case Level::anchor0: return kPlain;
    case Level::strong: return kCounting;
    case Level::random:
    case Level::steady:
    case Level::anchor1: break;
  }
  return kPatient;
}

}  // namespace

Why reasons(const Fullness& full, const Public& pub, Seat seat, const Weights& weights,
            const Action& action) {
  Why why;
  if (action.verb != Verb::play) {
    why.code = Why::Code::answer;
    return why;
  }
  why.cell = is_special(action.card) ? action.cell : cell_of(action.card);
  const Team team = pub.options.team_of(seat);
  const bool places = action.card != kMinus;
  if (why.cell == kNoCell || (!is_special(action.card) && bears_chip(pub, why.cell)) ||
      (places && !can_place(pub, team))) {
    why.code = Why::Code::dead;
    return why;
  }
  for (const std::uint16_t w : kWindowsThrough[std::size_t(place(why.cell))]) {
    if (full.open(team, w) && places && full.filled(team, w) > why.own) {
      why.own = std::uint8_t(full.filled(team, w));
      why.own_window = w;
    }
    for (int t = 0; t < pub.options.teams; ++t) {
      if (team_at(t) == team || !full.open(team_at(t), w) ||
          full.filled(team_at(t), w) <= why.theirs)
        continue;
      why.theirs = std::uint8_t(full.filled(team_at(t), w));
      why.their_window = w;
      why.their_team = team_at(t);
    }
  }
  why.code = places && why.own == kLineLength - 1        ? Why::Code::completes
             : why.theirs > why.own && weights.block > 0 ? Why::Code::stops
                                                         : Why::Code::builds;
  return why;
}

std::uint16_t missed(const View<VictoryLine>& view, const Why& why, int keep) {
  constexpr std::uint8_t kWorthSeeing = 3;
  const Fullness full(view.pub);
  Weights weights = kPlain;
  weights.keep = keep;
  Moves moves;
  best_moves(view.pub, full, view.own.hand, view.seat, weights, 0, moves);
  const Why better = reasons(full, view.pub, view.seat, weights, moves[0].action);
  const std::uint8_t fullest = std::max(better.own, better.theirs);
  const std::uint8_t seen = std::max(why.own, why.theirs);
  if (fullest < kWorthSeeing || fullest <= seen) return kWindows;
  return better.own >= better.theirs ? better.own_window : better.their_window;
}

double Bot::share(const Public& pub, int side) {
  const Teams winners = VictoryLine::winners(pub);
  for (const Team winner : winners) {
    if (int(winner) == side) return 1.0 / double(winners.size());
  }
  return 0;
}

Choice<VictoryLine, Why> Bot::choose(const Knowledge<VictoryLine>& known, Level level, Rng& rng) {
  const View<VictoryLine>& view = known.view;
  Choice<VictoryLine, Why> choice;
  if (level == Level::random) {
    choice.action = any_listed<VictoryLine>(view, rng).value_or(Action{});
    return choice;
  }
  const Fullness full(view.pub);
  if (level == Level::strong && plays_card(view)) {
    choice.action = strong_move(known, full, rng, choice.why);
    return choice;
  }
  const Weights& weights = weights_of(level);
  choice = look_ahead(known, weights, fate_of(known));
  choice.why.glances = level < Level::steady;
  choice.why.hoards = weights.keep == kHoards;
  return choice;
}

Choice<VictoryLine, Why> look_ahead(const Knowledge<VictoryLine>& known, const Weights& weights,
                                    std::uint64_t fate) {
  const View<VictoryLine>& view = known.view;
  const Fullness full(view.pub);
  Choice<VictoryLine, Why> choice;
  if (!plays_card(view)) {
    choice.action = answer(view, full, weights, fate);
    choice.why.code = Why::Code::answer;
    return choice;
  }
  Moves moves;
  best_moves(view.pub, full, view.own.hand, view.seat, weights, fate, moves);
  choice.action = moves[0].action;
  choice.why = reasons(full, view.pub, view.seat, weights, choice.action);
  return choice;
}

}  // namespace stolik::victory_line
