// Beliefs and reasons of the bots, counted again by other means: all deals listed one by one and
// the story replayed on each, windows scanned by coordinates.

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "bots/triples/bot.h"
#include "bots/triples/habits.h"
#include "bots/victory_line/bot.h"
#include "tests/triples_deals.h"
#include "tools/labs.h"

namespace stolik {
namespace {

// STOLIK_LONG: as much as is thorough; else what a day needs.
int long_run(int thorough, int daily) {
  return std::getenv("STOLIK_LONG") != nullptr ? thorough : daily;
}

// ---- triples: every deal that tells the same story (tests/triples_deals.h)

// Whether the story itself shows a card of that set in that hand: it came there, and nothing of the
// set has left since.
bool story_promises(const Dealt& game, Seat seat, t::SetId set) {
  for (auto said = game.story.rbegin(); said != game.story.rend(); ++said) {
    bool left = false;
    bool came = false;
    for (const t::Shown& shown : said->shown) {
      if (shown.tell != t::Tell::gave || t::set_of(shown.card) != set) continue;
      left = left || shown.seat == seat;
      came = came || shown.to == seat;
    }
    if (left) return false;
    if (came) return true;
  }
  return false;
}

void check_beliefs(const Dealt& game, std::uint32_t heard, int& positions) {
  const Seat me = game.state.pub.turn;
  const DealList listed = brute_force(game, me);
  const Knowledge<Triples> known{view<Triples>(game.state, me), game.memory, heard};
  const t::Belief belief(known.view, known.memory);
  ASSERT_TRUE(belief.exact());
  ASSERT_EQ(belief.deals(), listed.deals);
  for (int s = 0; s < game.state.pub.options.players; ++s) {
    if (seat_at(s) == me) continue;
    for (int c = 0; c < t::kCards; ++c) {
      ASSERT_EQ(belief.deals_with(seat_at(s), t::card_at(c)),
                listed.with[slot(seat_at(s))][static_cast<std::size_t>(c)]);
    }
  }
  Rng lots(seed_of(known, Level::anchor0));
  if (const auto half = t::Bot::choose(known, Level::anchor0, lots);
      half.why.code == t::Why::Code::remembers) {
    const auto card = static_cast<std::size_t>(t::index(half.action.card));
    ASSERT_EQ(listed.with[slot(half.action.seat)][card], listed.deals);
  }
  for (const Level level : {Level::steady, Level::strong}) {
    Rng rng(seed_of(known, level));
    const auto choice = t::Bot::choose(known, level, rng);
    const t::CardSet set = t::CardSet::of(t::set_of(choice.action.card));
    const auto& with = listed.with[slot(choice.action.seat)];
    ASSERT_EQ(choice.why.hits, with[static_cast<std::size_t>(t::index(choice.action.card))]);
    ASSERT_EQ(choice.why.deals, listed.deals);
    ASSERT_EQ(choice.why.own, (known.view.own.hand & set).count());
    ASSERT_EQ(choice.why.completes, choice.why.own == 2);
    ASSERT_EQ(choice.why.code == t::Why::Code::sure, choice.why.hits == choice.why.deals);
    const auto set_number = static_cast<std::size_t>(t::index(t::set_of(choice.action.card)));
    if (choice.why.promised) {
      ASSERT_EQ(listed.any_of[slot(choice.action.seat)][set_number], listed.deals);
    }
    if (story_promises(game, choice.action.seat, t::set_of(choice.action.card))) {
      ASSERT_TRUE(choice.why.promised);
    }
    double most = 0;
    known.view.pub.in_play.without(known.view.own.hand).each([&](t::Card card) {
      if (!known.view.own.hand.empty() &&
          !known.view.own.hand.meets(t::CardSet::of(t::set_of(card))))
        return;
      for (const auto& other : listed.with)
        most = std::max(most, other[static_cast<std::size_t>(t::index(card))]);
    });
    ASSERT_TRUE(level != Level::steady || choice.why.hits == most);
    ASSERT_TRUE(choice.why.code != t::Why::Code::worth || choice.why.hits < most);
  }
  ++positions;
}

TEST(Reasons, triples_counts_what_a_list_of_all_deals_counts) {
  int positions = 0;
  const int enough = long_run(2000, 120);
  for (std::uint64_t seed = 0; seed < 900 && positions < enough; ++seed) {
    Rng rng(seed);
    Dealt game;
    begin(game, 3 + static_cast<int>(seed % 2), seed % 5 == 4 ? t::Asking::free : t::Asking::strict,
          rng);
    for (std::uint32_t heard = 1; game.state.pub.phase == t::Phase::play && heard < 400; ++heard) {
      const int unseen =
          game.state.pub.in_play.count() - game.state.own[slot(game.state.pub.turn)].hand.count();
      if (unseen <= 9 && rng.below(3) == 0) check_beliefs(game, heard, positions);
      step(game, heard, seed % 3 == 0 ? Level::steady : Level::easy);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GE(positions, 100);
}

// What `half` says it remembers follows from what was said, so the card is there.
TEST(Reasons, triples_remembers_what_is_so) {
  int remembered = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    Dealt game;
    begin(game, 3 + static_cast<int>(seed % 4), t::Asking::strict, rng);
    for (std::uint32_t heard = 1; game.state.pub.phase == t::Phase::play && heard < 400; ++heard) {
      const Seat seat = game.state.pub.turn;
      const Knowledge<Triples> known{view<Triples>(game.state, seat), game.memory, heard};
      Rng lots(seed_of(known, Level::anchor0));
      const auto choice = t::Bot::choose(known, Level::anchor0, lots);
      if (choice.why.code == t::Why::Code::remembers) {
        ASSERT_TRUE(game.state.own[slot(choice.action.seat)].hand.has(choice.action.card))
            << seed << ' ' << heard;
        ++remembered;
      } else {
        ASSERT_EQ(choice.why.code, t::Why::Code::chance);
      }
      step(game, heard, Level::anchor0);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(remembered, 200);
}

// What a level below steady says it forgot is so, and speaks against its ask.
TEST(Reasons, triples_forgot_what_is_so) {
  int forgot = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    Dealt game;
    begin(game, 3 + static_cast<int>(seed % 4), t::Asking::strict, rng);
    const Level level = static_cast<Level>(static_cast<int>(Level::novice) + seed % 4);
    for (std::uint32_t heard = 1; game.state.pub.phase == t::Phase::play && heard < 400; ++heard) {
      const Seat seat = game.state.pub.turn;
      const Knowledge<Triples> known{view<Triples>(game.state, seat), game.memory, heard};
      Rng lots(seed_of(known, level));
      const auto choice = t::Bot::choose(known, level, lots);
      const t::Slip& slip = choice.why.forgot;
      const bool there = game.state.own[slot(choice.action.seat)].hand.has(choice.action.card);
      if (choice.why.code == t::Why::Code::remembers) {
        ASSERT_TRUE(there || slip.fact != t::Slip::Fact::none) << seed << ' ' << heard;
      }
      if (slip.fact == t::Slip::Fact::got) {
        ASSERT_TRUE(game.state.own[slot(slip.seat)].hand.has(slip.card)) << seed << ' ' << heard;
      } else if (slip.fact != t::Slip::Fact::none) {
        ASSERT_FALSE(there) << seed << ' ' << heard;
        ASSERT_EQ(slip.card, choice.action.card);
        ASSERT_EQ(slip.seat, choice.action.seat);
      }
      forgot += slip.fact != t::Slip::Fact::none ? 1 : 0;
      step(game, heard, level);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(forgot, 200);
}

// What is read from the asks of those who count makes the true holder of a card likelier, and rules
// out nothing that fits. Some seat holds each card.
TEST(Reasons, triples_reads_the_asks_of_those_who_count) {
  double gain = 0;
  int cards = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Rng rng(seed);
    Dealt game;
    begin(game, 3 + static_cast<int>(seed % 2), t::Asking::strict, rng);
    Seat last = kNobody;
    for (std::uint32_t heard = 1; game.state.pub.phase == t::Phase::play && heard < 400; ++heard) {
      const Seat me = game.state.pub.turn;
      const View<Triples> seen = view<Triples>(game.state, me);
      if (me != last) {
        const t::Belief counted(seen, game.memory);
        const t::Belief read(seen, game.memory, t::Habits(seen, game.memory));
        seen.pub.in_play.without(seen.own.hand).each([&](t::Card card) {
          double somebody = 0;
          for (int s = 0; s < seen.pub.options.players; ++s)
            somebody += read.chance(seat_at(s), card);
          ASSERT_NEAR(somebody, 1, 1e-9);
          for (int s = 0; s < seen.pub.options.players; ++s) {
            const double before = counted.chance(seat_at(s), card);
            ASSERT_EQ(before > 0, read.chance(seat_at(s), card) > 0);
            if (before == 1 || !game.state.own[slot(seat_at(s))].hand.has(card)) continue;
            gain += std::log(read.chance(seat_at(s), card) / before);
            ++cards;
          }
        });
      }
      last = me;
      step(game, heard, Level::steady);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(cards, 1000);
  EXPECT_GT(gain / cards, 0.01);
}

// ---- victory-line: windows by coordinates

namespace v = victory_line;

struct Counted {
  int own = 0;
  int theirs = 0;
};

// Straight over the board: every six in line through the cell.
Counted count_windows(const v::Public& pub, v::Team team, v::Cell cell) {
  constexpr int kSteps[4][2] = {{1, 0}, {0, 1}, {1, -1}, {1, 1}};
  Counted most;
  for (const auto& [dx, dy] : kSteps) {
    for (int back = 0; back < 6; ++back) {
      std::array<v::Cell, 6> cells{};
      bool on_board = true;
      for (int i = 0; i < 6; ++i) {
        const int x = v::column_of(cell) + (i - back) * dx;
        const int y = v::row_of(cell) + (i - back) * dy;
        on_board = on_board && x >= 0 && x < 12 && y >= 0 && y < 12;
        if (on_board) cells[static_cast<std::size_t>(i)] = v::cell_at(x, y);
      }
      if (!on_board) continue;
      for (int side = 0; side < pub.options.teams; ++side) {
        const v::Team whose = v::team_at(side);
        int filled = 0;
        bool open = true;
        for (const v::Cell one : cells) {
          if (v::kCorners.has(one) || pub.chips[v::slot(whose)].has(one)) ++filled;
          for (int other = 0; other < pub.options.teams; ++other) {
            if (other != side && pub.chips[v::slot(v::team_at(other))].has(one)) open = false;
          }
          for (const v::Line& line : pub.lines) {  // V16
            const bool along = v::step_of(line.window.direction) == dx + 16 * dy;
            if (line.team == whose && along && line.window.cells().has(one)) open = false;
          }
        }
        if (!open) continue;
        int& kept = whose == team ? most.own : most.theirs;
        kept = std::max(kept, filled);
      }
    }
  }
  return most;
}

// Levels below easy play a special card only with nothing else in hand, and say what it was kept
// from only where they hold one.
TEST(Reasons, victory_line_tells_what_special_cards_were_kept_from) {
  int kept = 0;
  for (int seed = 0; seed < 40; ++seed) {
    RandomTable<victory_line::Lab> table(static_cast<std::uint64_t>(seed));
    for (std::uint32_t heard = 0; heard < 300 && !table.over(); ++heard) {
      const v::Public& pub = table.state.pub;
      if (pub.phase == v::Phase::play && pub.hand_sizes[slot(pub.turn)] > 0) {
        const Level level = heard % 2 == 0 ? Level::novice : Level::relaxed;
        const Knowledge<VictoryLine> known{view<VictoryLine>(table.state, pub.turn), {}, heard};
        Rng rng(seed_of(known, level));
        const auto choice = v::Bot::choose(known, level, rng);
        if (choice.action.verb == v::Verb::play) {
          const v::Hand& hand = known.view.own.hand;
          if (v::is_special(choice.action.card)) {
            ASSERT_TRUE(hand.events().empty()) << seed << ' ' << heard;
          }
          ASSERT_TRUE(choice.why.hoards);
          if (v::missed(known.view, choice.why, v::kHoards) == v::kWindows &&
              v::missed(known.view, choice.why, 0) < v::kWindows) {
            ASSERT_TRUE(hand.has_special()) << seed << ' ' << heard;
            ++kept;
          }
        }
      }
      ASSERT_FALSE(table.carry_out(table.choose()));
    }
  }
  EXPECT_GT(kept, 20);
}

TEST(Reasons, victory_line_tells_the_windows_that_are_there) {
  int checked = 0;
  for (int seed = 0; seed < long_run(400, 60); ++seed) {
    RandomTable<victory_line::Lab> table(static_cast<std::uint64_t>(seed));
    for (std::uint32_t heard = 0; heard < 300 && !table.over(); ++heard) {
      const v::Public& pub = table.state.pub;
      if (pub.phase == v::Phase::play && heard % 5 == 0 && pub.hand_sizes[slot(pub.turn)] > 0) {
        const Seat seat = pub.turn;
        const Level level = heard % 60 == 0  ? Level::strong
                            : heard % 2 == 0 ? Level::steady
                                             : Level::easy;
        const Knowledge<VictoryLine> known{view<VictoryLine>(table.state, seat), {}, heard};
        Rng rng(seed_of(known, level));
        const auto choice = v::Bot::choose(known, level, rng);
        if (choice.action.verb == v::Verb::play && choice.why.code != v::Why::Code::dead) {
          const Counted counted = count_windows(pub, pub.options.team_of(seat), choice.why.cell);
          const bool places = choice.action.card != v::kMinus;
          ASSERT_EQ(choice.why.own, places ? counted.own : 0) << seed << ' ' << heard;
          ASSERT_EQ(choice.why.theirs, counted.theirs) << seed << ' ' << heard;
          ASSERT_EQ(choice.why.code == v::Why::Code::completes, places && counted.own == 5);
          const bool stops = level != Level::easy && counted.theirs > choice.why.own;
          if (choice.why.code != v::Why::Code::completes) {
            ASSERT_EQ(choice.why.code == v::Why::Code::stops, stops);
          }
          ASSERT_LE(choice.why.permille, 1000);
          ++checked;
        }
      }
      ASSERT_FALSE(table.carry_out(table.choose()));
    }
  }
  EXPECT_GT(checked, 800);
}

}  // namespace
}  // namespace stolik
