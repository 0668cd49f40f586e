// Lots that are named by what they mean: the same at all tables, and for one table as fair as any.

#include "classroom/named_lots.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "tests/classroom/played.h"

namespace stolik {
namespace {

Digest key_numbered(std::uint64_t number) {
  return blake2b("a class of the tests " + std::to_string(number));
}

TEST(Blake2b, IsTheOneOfTheServer) {
  const Digest key = key_numbered(1);
  std::string message;
  for (int length = 0; length <= 300; ++length) {
    EXPECT_EQ(blake2b(message), blake2b_256(message)) << length;
    EXPECT_EQ(blake2b(message, &key), blake2b_256(message, &key)) << length;
    message += static_cast<char>(length * 7);
  }
}

// Plays to the end, or for so many steps, with any moves that the generator chooses; gives back
// nature's words.
std::vector<std::string> play(Table& table, NamedLots& lots, Rng& moves, int steps) {
  std::vector<std::string> words;
  for (int i = 0; i < steps && !table.waiting().over; ++i) {
    const Waiting waiting = table.waiting();
    if (waiting.nature == Nature::owes) {
      const std::string expected = lots.draw(table);
      words.push_back(lots.draw_and_do(table));
      EXPECT_EQ(words.back(), expected);
      continue;
    }
    std::vector<Seat> able;
    for (int s = 0; s < table.players(); ++s) {
      if (waiting.seats.has(seat_at(s))) able.push_back(seat_at(s));
    }
    const Seat seat = able[moves.below(static_cast<std::uint32_t>(able.size()))];
    const std::string command = table.any_move(seat, moves.next());
    if (waiting.nature == Nature::may && (command.empty() || moves.below(4) == 0)) {
      EXPECT_TRUE(table.submit(Actor::nature(), table.pace_ends(PaceEnd::fell)).ok());
    } else {
      EXPECT_TRUE(table.submit(Actor::at(seat), command).ok()) << command;
    }
  }
  return words;
}

TEST(NamedLots, TheSameDealAtAllTablesOfOneSizeAndAnotherElsewhere) {
  std::set<std::string> deals;
  for (const std::string_view game : game_names()) {
    const auto sizes = game_facts(game).class_sizes;
    sizes.each([&](int players) {
      const auto dealt = [&](DealName deal) {
        const auto table = opened(game, players);
        NamedLots lots(deal);
        return lots.draw_and_do(*table);
      };
      const std::string one = dealt({key_numbered(1), 1, players});
      EXPECT_EQ(one, dealt({key_numbered(1), 1, players}));
      EXPECT_TRUE(deals.insert(std::string{game} + one).second);
      EXPECT_NE(one, dealt({key_numbered(1), 2, players}));
      EXPECT_NE(one, dealt({key_numbered(2), 1, players}));
      EXPECT_NE(one, dealt({key_numbered(1), 1, players, 1}));
      EXPECT_NE(dealt({key_numbered(1), 1, players, 2}), dealt({key_numbered(1), 1, players, 1}));
    });
  }
}

TEST(NamedLots, EqualPlayersSeeEqualGames) {
  for (const std::string_view game : game_names()) {
    const auto one = opened(game, 4), other = opened(game, 4);
    NamedLots lots({key_numbered(3), 1, 4}), same({key_numbered(3), 1, 4});
    Rng moves(5), alike(5);
    EXPECT_EQ(play(*one, lots, moves, 2000), play(*other, same, alike, 2000));
    EXPECT_EQ(one->hash(), other->hash());
  }
}

TEST(NamedLots, TheKthRefillAndTheKthDieAreTheSameWhateverWasPlayed) {
  const auto one = opened("rationing", 4), other = opened("rationing", 4);
  NamedLots lots({key_numbered(4), 1, 4}), same({key_numbered(4), 1, 4});
  Rng moves(5), others(6);
  const auto words = play(*one, lots, moves, 3000), theirs = play(*other, same, others, 3000);
  EXPECT_NE(one->hash(), other->hash());
  const auto of = [](const std::vector<std::string>& all, std::string_view stream) {
    std::vector<std::string> found;
    for (const std::string& word : all) {
      if (word.starts_with(stream)) found.push_back(word);
    }
    return found;
  };
  for (const std::string_view stream : {"refill", "die"}) {
    auto a = of(words, stream), b = of(theirs, stream);
    const std::size_t common = std::min(a.size(), b.size());
    EXPECT_GT(common, 2u) << stream;
    a.resize(common), b.resize(common);
    EXPECT_EQ(a, b) << stream;
  }
}

// The sum of squared differences over what was expected; its mean is the number of outcomes less
// one.
double chi_square(const std::map<std::string, int>& found,
                  const std::map<std::string, double>& expected) {
  double sum = 0;
  for (const auto& [word, mean] : expected) {
    const auto count = found.find(word);
    const double seen = count != found.end() ? count->second : 0;
    sum += (seen - mean) * (seen - mean) / mean;
  }
  return sum;
}

// What nature says next at one table, over many class keys, is as likely as its weight says. After
// several draws at the same keys, so that what was drawn before could tell, and from a stack that
// others have drawn from.
void expect_fair(std::string_view game, int players, int skip) {
  constexpr int kClasses = 3000;
  // The same position for all keys: nature's words so far are those of another class.
  const auto table = opened(game, players);
  NamedLots past({key_numbered(99), 1, players});
  Rng moves(11);
  std::vector<Owed> drawn;
  for (int done = 0;;) {
    const Owed owed = table->owed();
    if (!owed.outcomes.empty() && done++ == skip) break;
    if (!owed.stream.empty()) drawn.push_back(owed);
    play(*table, past, moves, 1);
  }
  std::map<std::string, int> found;
  std::map<std::string, double> expected;
  double weights = 0;
  const Owed owed = table->owed();
  for (const OwedOutcome& outcome : owed.outcomes) weights += outcome.weight;
  for (const OwedOutcome& outcome : owed.outcomes) {
    if (outcome.weight > 0) expected[outcome.command] = kClasses * outcome.weight / weights;
  }
  for (int i = 0; i < kClasses; ++i) {
    NamedLots lots({key_numbered(static_cast<std::uint64_t>(1000 + i)), 1, players});
    for (const Owed& one : drawn) lots.count(one);
    ++found[lots.draw(*table)];
  }
  const double freedom = static_cast<double>(expected.size()) - 1;
  EXPECT_LT(chi_square(found, expected), freedom + 4 * std::sqrt(2 * freedom) + 4)
      << game << ' ' << skip;
  for (const auto& [word, count] : found) EXPECT_TRUE(expected.contains(word)) << word;
}

TEST(NamedLots, OneTableDrawsAsItsWeightsSay) {
  expect_fair("triples", 4, 0);
  expect_fair("twelve", 3, 1);
  expect_fair("rationing", 4, 0);
  expect_fair("rationing", 4, 9);
  expect_fair("victory-line", 4, 2);
}

// All that one table can live to see, with a stack so small that every order of draws can be
// counted: the last cards of `twelve`.
TEST(NamedLots, WholeCoursesAreAsLikelyAsWithOrdinaryLots) {
  constexpr int kClasses = 3000;
  std::map<std::string, int> named, usual;
  for (int i = 0; i < kClasses; ++i) {
    const auto course = [&](auto&& draw) {
      auto table = opened("twelve", 3);
      NamedLots fixed({key_numbered(7), 1, 3});
      fixed.draw_and_do(*table);  // the same deal each time: three cards are left in the stack
      std::string words;
      while (!table->waiting().over) {
        const Waiting waiting = table->waiting();
        if (waiting.nature == Nature::owes) {
          const std::string word = draw(*table);
          words += word + ';';
          continue;
        }
        for (int s = 0; s < 3; ++s) {
          if (!waiting.seats.has(seat_at(s))) continue;
          EXPECT_TRUE(
              table->submit(Actor::at(seat_at(s)), table->legal(Actor::at(seat_at(s)))[0]).ok());
          break;
        }
      }
      return words;
    };
    NamedLots lots({key_numbered(static_cast<std::uint64_t>(5000 + i)), 1, 3});
    Rng rng(static_cast<std::uint64_t>(i));
    ++named[course([&](Table& table) { return lots.draw_and_do(table); })];
    ++usual[course([&](Table& table) { return table.draw_and_do(Lots(rng)); })];
  }
  ASSERT_EQ(named.size(), 6u);  // orders of three cards
  std::map<std::string, double> expected;
  for (const auto& [words, count] : named) {
    EXPECT_TRUE(usual.contains(words));
    expected[words] = kClasses / 6.0;
  }
  EXPECT_LT(chi_square(named, expected), 25.0);
  EXPECT_LT(chi_square(usual, expected), 25.0);
}

TEST(NamedLots, DealsAreAsLikelyAsOrdinaryOnes) {
  // Which card seat 0 gets, of 36; and who begins.
  std::map<std::string, int> cards, first;
  std::map<std::string, double> expected_cards, expected_first;
  constexpr int kClasses = 1500;
  for (int i = 0; i < kClasses; ++i) {
    auto table = opened("triples", 4);
    NamedLots lots({key_numbered(static_cast<std::uint64_t>(9000 + i)), 1, 4});
    const std::string deal = lots.draw_and_do(*table);
    const std::string hand = deal.substr(5, deal.find(';') - 5);
    for (std::size_t at = 0; at < hand.size();) {
      const std::size_t comma = std::min(hand.find(',', at), hand.size());
      ++cards[hand.substr(at, comma - at)];
      at = comma + 1;
    }
    if (table->waiting().nature == Nature::owes) ++first[lots.draw_and_do(*table)];
  }
  EXPECT_EQ(cards.size(), 36u);
  for (const auto& [card, count] : cards) expected_cards[card] = kClasses * 9 / 36.0;
  for (const auto& [word, count] : first) expected_first[word] = kClasses / 4.0;
  EXPECT_EQ(first.size(), 4u);
  EXPECT_LT(chi_square(cards, expected_cards), 35 + 4 * std::sqrt(70.0));
  EXPECT_LT(chi_square(first, expected_first), 3 + 4 * std::sqrt(6.0) + 4);
}

TEST(NamedLots, AStrongerFlickOfTheSameNumberNeverFallsSooner) {
  for (std::uint64_t number = 0; number < 20; ++number) {
    Spin before{};
    for (int strength = 1; strength <= kMaxStrength; ++strength) {
      NamedLots lots({key_numbered(number), 1, 4});
      const Spin spin = lots.spin(strength, 45'000);
      if (strength > 1 && !before.failed) {
        EXPECT_FALSE(spin.failed);
        EXPECT_GE(spin.fall_ms(), before.fall_ms());
        EXPECT_GE(spin.steps, before.steps);
      }
      before = spin;
      EXPECT_NE(lots.spin(strength, 45'000), spin) << "the next flick is another";
    }
  }
}

TEST(NamedLots, FlicksFallAsThoseOfOrdinaryTables) {
  // Deciles of ordinary spins hold a tenth of the named ones each.
  constexpr int kFlicks = 4000;
  std::vector<std::int64_t> usual;
  int failed = 0;
  Rng rng(3);
  for (int i = 0; i < kFlicks; ++i) {
    const Spin spin = draw_spin(Lots(rng), 50, 45'000);
    usual.push_back(spin.fall_ms());
  }
  std::sort(usual.begin(), usual.end());
  std::array<int, 10> counts{};
  NamedLots lots({key_numbered(12), 1, 4});
  for (int i = 0; i < kFlicks; ++i) {
    const Spin spin = lots.spin(50, 45'000);
    failed += spin.failed ? 1 : 0;
    const auto place = std::upper_bound(usual.begin(), usual.end(), spin.fall_ms()) - usual.begin();
    ++counts[static_cast<std::size_t>(std::min<long>(9, place * 10 / kFlicks))];
  }
  EXPECT_NEAR(failed, kFlicks * failing_permille(50) / 1000, 85);
  for (const int count : counts) EXPECT_NEAR(count, kFlicks / 10, 110);
}

TEST(NamedLots, NamesAreAsWritten) {
  NamedLots lots({key_numbered(1), 2, 5});
  EXPECT_EQ(lots.next_name("draw", seat_at(3)), "lot 2 5 draw 3 0");
  lots.count({.stream = "draw", .seat = seat_at(3)});
  EXPECT_EQ(lots.next_name("draw", seat_at(3)), "lot 2 5 draw 3 1");
  EXPECT_EQ(lots.next_name("die", kNobody), "lot 2 5 die - 0");
  EXPECT_EQ(NamedLots({key_numbered(1), 1, 4, 6}).next_name("deal", kNobody), "lot 1 4.6 deal - 0");
}

}  // namespace
}  // namespace stolik
