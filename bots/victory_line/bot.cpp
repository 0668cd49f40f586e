#include "bots/victory_line/bot.h"

#include <algorithm>

#include "bots/victory_line/rollout.h"

namespace stolik::victory_line {
namespace {

// How many games a strong bot plays to their end for one move, and from how many of its best moves.
constexpr int kWorlds = 40;
constexpr std::size_t kCandidates = 6;

Why reasons(const Fullness& full, const Public& pub, Seat seat, const Action& action) {
  Why why;
  if (action.verb != Verb::play) {
    why.code = Why::Code::answer;
    return why;
  }
  why.cell = is_special(action.card) ? action.cell : cell_of(action.card);
  const Team team = pub.options.team_of(seat);
  const bool places = action.card != kMinus;
  if (why.cell == kNoCell || (!is_special(action.card) && bears_chip(pub, why.cell)) || (places && !can_place(pub, team))) {
    why.code = Why::Code::dead;
    return why;
  }
  for (const std::uint16_t w : kWindowsThrough[static_cast<std::size_t>(place(why.cell))]) {
    if (full.open(team, w) && places) why.own = std::max(why.own, static_cast<std::uint8_t>(full.filled(team, w)));
    for (int t = 0; t < pub.options.teams; ++t) {
      if (team_at(t) != team && full.open(team_at(t), w)) {
        why.theirs = std::max(why.theirs, static_cast<std::uint8_t>(full.filled(team_at(t), w)));
      }
    }
  }
  why.code = places && why.own == kLineLength - 1 ? Why::Code::completes
             : why.theirs > why.own               ? Why::Code::stops
                                                  : Why::Code::builds;
  return why;
}

// Easy looks at a part of its cards only, another part each time.
Action easy_move(const Knowledge<VictoryLine>& known, const Fullness& full, Rng& rng) {
  Moves moves;
  best_moves(known.view.pub, full, known.view.own.hand, known.view.seat, kPlain, moves);
  Action best = moves[0].action;
  std::int64_t most = -1;
  for (const Move& move : moves) {
    // What it sees of a move's worth: now and then nothing, never all of it.
    const std::int64_t seen = static_cast<std::int64_t>(std::max(move.gain, 0)) * rng.below(100);
    if (seen > most) {
      most = seen;
      best = move.action;
    }
  }
  return best;
}

Action strong_move(const Knowledge<VictoryLine>& known, const Fullness& full, Rng& rng, Why& why) {
  Moves moves;
  best_moves(known.view.pub, full, known.view.own.hand, known.view.seat, kPatient, moves);
  const std::size_t many = std::min(kCandidates, moves.size());
  std::array<int, kCandidates> sum{};
  int worlds = 0;
  if (many > 1) {
    for (; worlds < kWorlds; ++worlds) {
      const World world = deal_anew(known.view, rng);
      for (std::size_t i = 0; i < many; ++i) sum[i] += play_out(world, full, known.view.seat, moves[i].action);
    }
  }
  std::size_t best = 0;
  for (std::size_t i = 1; i < many; ++i) {
    if (sum[i] > sum[best]) best = i;
  }
  why = reasons(full, known.view.pub, known.view.seat, moves[best].action);
  why.games = static_cast<std::uint16_t>(worlds);
  if (worlds > 0) why.permille = static_cast<std::uint16_t>(std::clamp(sum[best] / worlds, 0, 1000));
  return moves[best].action;
}

}  // namespace

double Bot::share(const Public& pub, int side) {
  const Teams winners = VictoryLine::winners(pub);
  for (const Team winner : winners) {
    if (static_cast<int>(winner) == side) return 1.0 / static_cast<double>(winners.size());
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
  const Weights& weights = level == Level::anchor0 ? kPlain : kPatient;
  const bool in_turn = view.pub.phase == Phase::play && view.pub.turn == view.seat;
  Actions<VictoryLine> actions;
  VictoryLine::list(view.pub, view.own, view.seat, actions);
  const bool can_exchange =
      std::any_of(actions.begin(), actions.end(), [](const Action& a) { return a.verb == Verb::exchange; });
  if (!in_turn || can_exchange) {
    choice.action = answer(view, full, weights);
    choice.why.code = Why::Code::answer;
    return choice;
  }
  switch (level) {
    case Level::easy: choice.action = easy_move(known, full, rng); break;
    case Level::strong: choice.action = strong_move(known, full, rng, choice.why); return choice;
    default: {
      Moves moves;
      best_moves(view.pub, full, view.own.hand, view.seat, weights, moves);
      choice.action = moves[0].action;
    }
  }
  choice.why = reasons(full, view.pub, view.seat, choice.action);
  return choice;
}

}  // namespace stolik::victory_line
