#include "puzzles/victory_line/riddle.h"

#include "bots/victory_line/bot.h"
#include "core/play.h"
#include "core/rng.h"

namespace stolik::victory_line {
namespace {

constexpr int kFewestKinds = 4;  // cards to choose from

CellSet cells_of(const std::vector<Gap>& gaps) {
  CellSet cells;
  for (const Gap& gap : gaps) cells.add(gap.cell);
  return cells;
}

std::vector<Gap> gaps_of_others(const Public& pub, Team team) {
  std::vector<Gap> gaps;
  for (int t = 0; t < pub.options.teams; ++t) {
    if (static_cast<Team>(t) == team) continue;
    for (const Gap& gap : gaps_of(pub, static_cast<Team>(t))) gaps.push_back(gap);
  }
  return gaps;
}

// The table after a card was opened, as all see it. What is drawn then changes nothing on the
// board.
Public opened(const View<VictoryLine>& view, const Action& action) {
  State<VictoryLine> state{};
  state.pub = view.pub;
  state.own[slot(view.seat)] = view.own;
  Story<VictoryLine> story;
  VictoryLine::apply(state, Actor::at(view.seat), action, story);
  return state.pub;
}

// What one move does.
struct Deed {
  bool line = false;
  bool stops = false;  // nobody else has a gap then
  int gained = 0;      // cells at which one's own team can finish a line then, and could not before
};

Deed deed_of(const Public& before, const CellSet& goals, const Public& after, Team team, Aim aim) {
  Deed deed;
  deed.line = after.phase == Phase::line || lines_of(after, team) > lines_of(before, team);
  if (aim == Aim::make) return deed;
  deed.stops = gaps_of_others(after, team).empty();
  if (aim == Aim::stop || !deed.stops) return deed;
  deed.gained = cells_of(gaps_of(after, team)).without(goals).count();
  return deed;
}

bool does(const Deed& deed, Aim aim) {
  switch (aim) {
    case Aim::make: return deed.line;
    case Aim::stop: return deed.stops;
    case Aim::fork: return deed.stops && deed.gained >= 2;
    case Aim::both: return deed.stops && deed.gained >= 1;
  }
  return false;
}

// V10: whether a `+1` may be in another hand. Then every free cell is in danger, and none is for
// certain out of one's own reach.
bool plus_unseen(const View<VictoryLine>& view) {
  int left = whole_deck(view.pub.options).copies(kPlus) - view.own.hand.copies(kPlus);
  for (const OpenedCard& entry : view.pub.piles.opened) left -= entry.card == kPlus ? 1 : 0;
  return left > 0;
}

bool fits(const View<VictoryLine>& view, Aim aim, const std::vector<Gap>& others) {
  if (aim == Aim::make) return true;
  if (!plus_unseen(view)) return false;
  for (int t = 0; t < view.pub.options.teams; ++t) {
    if (!can_place(view.pub, static_cast<Team>(t))) return false;
  }
  return others.empty() == (aim == Aim::fork);
}

}  // namespace

std::vector<Gap> gaps_of(const Public& pub, Team team) {
  std::vector<Gap> gaps;
  const auto material = line_material(pub, team);
  const CellSet free = free_cells(pub);
  for (const WindowFacts& facts : kAllWindows) {
    const CellSet lacking = facts.cells.without(material[std::size_t(facts.window.direction)]);
    if (lacking.count() == 1 && free.meets(lacking))
      gaps.push_back({team, facts.window, lacking.nth(0)});
  }
  return gaps;
}

std::optional<Riddle> riddle_at(const View<VictoryLine>& view, int grade) {
  const Public& pub = view.pub;
  if (pub.phase != Phase::play || pub.turn != view.seat || pub.exchanged ||
      pub.owes_draw != kNobody)
    return std::nullopt;
  const auto aim = static_cast<Aim>(grade - 1);
  const Team team = pub.options.team_of(view.seat);
  const std::vector<Gap> others = gaps_of_others(pub, team);
  if (!fits(view, aim, others)) return std::nullopt;
  const CellSet goals = cells_of(gaps_of(pub, team));
  Riddle riddle{.view = view, .aim = aim};
  int kinds = 0;
  int right = 0;
  bool line = false;
  view.own.hand.each([&](Card card, int) {
    ++kinds;
    CellSet there;
    const auto attempt = [&](Cell target, Cell where) {
      const Deed deed = deed_of(pub, goals, opened(view, Action::open(card, target)), team, aim);
      line = line || deed.line;
      if (does(deed, aim)) there.add(where);
    };
    if (is_special(card)) {
      targets(pub, team, card).each([&](Cell cell) { attempt(cell, cell); });
    } else {
      attempt(kNoCell, cell_of(card));
    }
    if (there.empty()) return;
    ++right;
    riddle.card = card;
    riddle.cells = there;
  });
  if (kinds < kFewestKinds || right != 1 || line != (aim == Aim::make)) return std::nullopt;
  const Cell where = riddle.cells.nth(0);
  if (aim == Aim::make) {
    for (const Gap& gap : gaps_of(pub, team)) {
      if (gap.cell == where) riddle.before.push_back(gap);
    }
  } else {
    riddle.before = others;
    if (aim == Aim::stop) return riddle;
    const Public after =
        opened(view, Action::open(riddle.card, is_special(riddle.card) ? where : kNoCell));
    for (const Gap& gap : gaps_of(after, team)) {
      if (!goals.has(gap.cell)) riddle.after.push_back(gap);
    }
  }
  return riddle;
}

std::optional<Riddle> riddle_from(std::uint64_t seed, int players, int grade) {
  Rng rng(seed);
  Lots lots(rng);
  Options options{};
  options.players = std::uint8_t(players);
  options.teams = std::uint8_t(players == 3 ? 3 : 2);
  options.dealer = seat_at(int(rng.below(players)));
  State<VictoryLine> state = VictoryLine::start(options);
  Story<VictoryLine> story;
  Memory memory{};
  VictoryLine::deal(state, Text::shuffle(state.pub, lots), story);
  for (std::uint32_t heard = 1; !VictoryLine::waiting(state.pub).over; ++heard) {
    story.clear();
    const Public before = state.pub;
    if (before.phase == Phase::draw) {
      VictoryLine::apply(state, Actor::nature(),
                         VictoryLine::outcome(state, rng.below(before.deck_size)), story);
    } else {
      const Knowledge<VictoryLine> known{view(state, before.turn), memory, heard};
      if (auto riddle = riddle_at(known.view, grade)) return riddle;
      play(state, Actor::at(before.turn), Bot::choose(known, Level::easy, rng).action, story);
    }
    for (const auto& beat : story) memory.hear(before, beat.shown);
  }
  return std::nullopt;
}

}  // namespace stolik::victory_line
