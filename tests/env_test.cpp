// Environments pass what OpenSpiel asks of a game, rewritten here: all games, all numbers of
// players, chance walked and drawn.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>

#include "core/rng.h"
#include "env/crew.h"
#include "env/env.h"

namespace stolik {
namespace {

// How a learner looks at a state; a test plants other eyes.
struct Eyes {
  std::function<std::string(const EnvGame&, const EnvState&, int)> information =
      [](const EnvGame&, const EnvState& state, int seat) { return state.information_state(seat); };
  std::function<std::vector<std::uint8_t>(const EnvGame&, const EnvState&, int)> tensor =
      [](const EnvGame& game, const EnvState& state, int seat) {
        std::vector<std::uint8_t> out(game.size(TensorKind::information_state));
        state.bytes(TensorKind::information_state, seat, out.data());
        return out;
      };
};

std::unique_ptr<EnvGame> open(std::string_view name, int players, bool explicit_chance,
                              Offers offers = Offers::lean, int longest = 300) {
  OpenedEnv opened =
      open_env(name, players, nullptr,
               {.offers = offers, .explicit_chance = explicit_chance, .longest = longest});
  EXPECT_TRUE(opened.game) << opened.answer.message;
  return std::move(opened.game);
}

// A number by its chance.
int draw(const std::vector<ChanceOutcome>& chances, Rng& rng) {
  double lot = static_cast<double>(rng.next() >> 11) * 0x1p-53;
  for (const ChanceOutcome& one : chances) {
    if (lot < one.chance) return one.number;
    lot -= one.chance;
  }
  return chances.back().number;
}

void check_chance(const EnvGame& game, const EnvState& state, const std::vector<int>& legal) {
  std::vector<ChanceOutcome> chances;
  state.outcomes(chances);
  ASSERT_EQ(chances.size(), legal.size());
  ASSERT_LE(chances.size(), static_cast<std::size_t>(game.most_outcomes()));
  double sum = 0;
  for (std::size_t i = 0; i < chances.size(); ++i) {
    EXPECT_EQ(chances[i].number, legal[i]);
    EXPECT_LT(chances[i].number, game.most_outcomes());
    sum += chances[i].chance;
  }
  EXPECT_NEAR(sum, 1, 1e-9);
}

// The list ascends, the mask says the same, nobody else can do anything, words and numbers are one
// to one.
void check_actions(const EnvGame& game, const EnvState& state, const std::vector<int>& legal,
                   bool words) {
  ASSERT_FALSE(legal.empty());
  std::vector<std::uint8_t> mask(static_cast<std::size_t>(game.actions()));
  for (int seat = 0; seat < game.players(); ++seat) {
    state.mask(seat, mask.data());
    std::vector<int> by_mask;
    for (std::size_t i = 0; i < mask.size(); ++i) {
      ASSERT_LE(mask[i], 1);
      if (mask[i] != 0) by_mask.push_back(static_cast<int>(i));
    }
    EXPECT_EQ(by_mask, seat == state.current() ? legal : std::vector<int>{});
  }
  std::set<std::string> seen;
  for (const int number : legal) {
    std::string text;
    ASSERT_TRUE(state.text(number, text).ok());
    EXPECT_TRUE(seen.insert(text).second) << text;
    if (!words) continue;
    int back = -1;
    ASSERT_TRUE(state.number(text, back).ok()) << text;
    EXPECT_EQ(back, number) << text;
  }
}

void check_copies(const EnvGame& game, const EnvState& state) {
  const auto copy = state.clone();
  EXPECT_EQ(copy->hash(), state.hash());
  EXPECT_EQ(copy->path(), state.path());
  std::string journal;
  ASSERT_TRUE(state.journal(journal).ok());
  std::unique_ptr<EnvState> again;
  const Answer answer = game.replay(journal, again);
  ASSERT_TRUE(answer.ok()) << answer.message << "\n" << journal;
  EXPECT_EQ(again->hash(), state.hash());
  EXPECT_EQ(again->path(), state.path());
  EXPECT_EQ(again->current(), state.current());
  const auto guess = state.guess(0, 3);
  ASSERT_TRUE(game.replay(guess->record(), again).ok());
  EXPECT_EQ(again->hash(), guess->hash());
  EXPECT_EQ(again->record(), guess->record());
  ASSERT_TRUE(game.replay(journal, again).ok());
  for (int seat = 0; seat < game.players(); ++seat)
    EXPECT_EQ(again->information_state(seat), state.information_state(seat));
}

// In a world that a seat guesses it knows and sees the same, and can do the same.
bool guesses_look_alike(const EnvGame& game, const EnvState& state, std::uint64_t seed,
                        const Eyes& eyes) {
  for (int seat = 0; seat < game.players(); ++seat) {
    const auto guess = state.guess(seat, seed);
    if (eyes.information(game, *guess, seat) != eyes.information(game, state, seat)) return false;
    if (eyes.tensor(game, *guess, seat) != eyes.tensor(game, state, seat)) return false;
    if (guess->current() != state.current() || guess->view(-1) != state.view(-1)) return false;
    std::vector<int> here, there;
    state.legal(here);
    guess->legal(there);
    if (state.current() == seat && here != there) return false;
  }
  return true;
}

void check_belief(const EnvGame& game, const EnvState& state) {
  std::vector<float> belief(game.size(TensorKind::belief));
  state.belief(std::max(0, state.current()),
               belief.data());  // of one seat: at large tables it takes its time
  for (const float chance : belief) {
    ASSERT_TRUE(std::isfinite(chance));
    ASSERT_GE(chance, -1e-5f);
  }
}

void check_end(const EnvGame& game, const EnvState& state) {
  std::vector<float> returns(static_cast<std::size_t>(game.players()));
  state.returns(returns.data());
  double sum = 0;
  for (const float one : returns) {
    EXPECT_GE(one, game.least_return() - 1e-6);
    EXPECT_LE(one, game.most_return() + 1e-6);
    sum += one;
  }
  EXPECT_NEAR(sum, 0, 1e-5);
  std::vector<int> legal;
  state.legal(legal);
  EXPECT_TRUE(legal.empty());
  EXPECT_LE(state.steps(), game.longest());
}

void wander(const EnvGame& game, std::uint64_t seed, const Eyes& eyes) {
  Rng rng(seed);
  auto state = game.start(seed);
  std::vector<int> legal;
  for (int step = 0; state->current() != kGameOver; ++step) {
    ASSERT_LT(step, 20'000);
    state->legal(legal);
    const bool looks = step % 97 == 0;
    if (state->current() == kChanceSpeaks) {
      if (looks) check_chance(game, *state, legal);
    } else if (looks) {
      check_actions(game, *state, legal, game.actions() < 3000);
    }
    if (looks) {
      check_copies(game, *state);
      check_belief(game, *state);
      EXPECT_TRUE(guesses_look_alike(game, *state, seed + static_cast<std::uint64_t>(step), eyes));
    }
    if (testing::Test::HasFailure()) return;
    std::vector<ChanceOutcome> chances;
    state->outcomes(chances);
    const int number = state->current() == kChanceSpeaks
                           ? draw(chances, rng)
                           : legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    const Answer answer = state->apply(number);
    ASSERT_TRUE(answer.ok()) << answer.message;
  }
  check_copies(game, *state);
  check_end(game, *state);
}

TEST(Env, every_game_passes_what_is_asked_of_one) {
  for (const std::string_view name : game_names()) {
    const GameFacts facts = game_facts(name);
    for (int players = 2; players <= kMaxSeatBits; ++players) {
      if (!facts.players.has(players)) continue;
      for (const bool explicit_chance : {false, true}) {
        SCOPED_TRACE(std::string{name} + " " + std::to_string(players) +
                     (explicit_chance ? " walked" : " drawn"));
        wander(*open(name, players, explicit_chance), static_cast<std::uint64_t>(players), {});
        if (HasFailure()) return;
      }
    }
    wander(*open(name, facts.usual_players, false, Offers::wide, 120), 5, {});
  }
}

TEST(Env, an_environment_that_shows_anothers_card_is_caught) {
  for (const std::string_view name : game_names()) {
    const auto game = open(name, game_facts(name).usual_players, false);
    const auto state = game->start(3);
    Eyes in_words, in_numbers;
    in_words.information = [](const EnvGame& of, const EnvState& at, int seat) {
      return at.information_state(seat) + at.view((seat + 1) % of.players());
    };
    in_numbers.tensor = [](const EnvGame& of, const EnvState& at, int) {
      std::vector<std::uint8_t> all(of.size(TensorKind::oracle));
      at.bytes(TensorKind::oracle, 0, all.data());
      return all;
    };
    EXPECT_TRUE(guesses_look_alike(*game, *state, 9, {})) << name;
    EXPECT_FALSE(guesses_look_alike(*game, *state, 9, in_words)) << name;
    EXPECT_FALSE(guesses_look_alike(*game, *state, 9, in_numbers)) << name;
  }
}

// Two stories that a seat tells apart are two strings: nothing that it saw or heard is forgotten.
TEST(Env, knowledge_is_never_forgotten) {
  for (const std::string_view name : game_names()) {
    const auto game = open(name, game_facts(name).usual_players, false);
    auto state = game->start(11);
    Rng rng(11);
    std::vector<std::set<std::string>> seen(static_cast<std::size_t>(game->players()));
    std::vector<std::string> last(seen.size());
    for (int step = 0; step < 60 && state->current() != kGameOver; ++step) {
      for (std::size_t s = 0; s < seen.size(); ++s) {
        const std::string story = state->story(static_cast<int>(s));
        EXPECT_EQ(story.substr(0, last[s].size()), last[s]);
        last[s] = story.substr(0, story.size() - 1);
        EXPECT_TRUE(seen[s].insert(state->information_state(static_cast<int>(s))).second);
      }
      std::vector<int> legal;
      state->legal(legal);
      ASSERT_TRUE(state->apply(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]).ok());
    }
    for (std::size_t s = 1; s < seen.size(); ++s) {
      for (const std::string& one : seen[s]) EXPECT_FALSE(seen[0].contains(one));
    }
  }
}

TEST(Env, what_is_wrong_is_told_in_a_sentence) {
  for (const std::string_view name : game_names()) {
    const auto game = open(name, game_facts(name).usual_players, false);
    auto state = game->start(1);
    const std::uint64_t before = state->hash();
    std::vector<int> legal;
    state->legal(legal);
    const std::set<int> can(legal.begin(), legal.end());
    for (int number = -3; number < game->actions() + 3; ++number) {
      if (can.contains(number)) continue;
      const Answer answer = state->apply(number);
      EXPECT_FALSE(answer.ok()) << number;
      EXPECT_FALSE(answer.message.empty()) << number;
    }
    EXPECT_EQ(state->hash(), before);
    std::unique_ptr<EnvState> none;
    EXPECT_FALSE(game->replay("stolik-journal 1\n{}\n", none).ok());
    EXPECT_FALSE(state->resume("1 2 3").ok());
    EXPECT_FALSE(state->guess(0, 1)->journal(*std::make_unique<std::string>()).ok());
  }
}

// However a job is shared, each part of it is done once, and done when it is said to be; jobs may
// wait for each other in any order.
TEST(Env, a_crew_does_every_part_once) {
  for (const int threads : {1, 2, 5}) {
    Crew crew(threads);
    for (const int size : {0, 1, 2, 5, 31, 64, 1000, 4097}) {
      constexpr std::size_t kJobs = 3;
      std::array<std::vector<std::uint8_t>, kJobs> done;
      std::array<std::shared_ptr<Crew::Job>, kJobs> jobs;
      for (std::size_t j = 0; j < kJobs; ++j) {
        done[j].resize(static_cast<std::size_t>(size));
        jobs[j] = crew.post(size, [&parts = done[j]](int from, int to) {
          for (int i = from; i < to; ++i) ++parts[static_cast<std::size_t>(i)];
        });
      }
      for (const std::size_t j : {1u, 0u, 2u}) {
        crew.finish(*jobs[j]);
        EXPECT_EQ(std::count(done[j].begin(), done[j].end(), 1), size)
            << threads << " threads, job " << j;
      }
    }
  }
}

// The same games, whoever works on them.
TEST(Env, many_tables_do_not_depend_on_threads) {
  for (const std::string_view name : game_names()) {
    const auto game = open(name, game_facts(name).usual_players, false);
    constexpr int kTables = 40;
    const auto play = [&](int threads) {
      Crew crew(threads);
      std::vector<std::uint8_t> mask(static_cast<std::size_t>(game->actions() * kTables)),
          done(kTables), cut(kTables);
      std::vector<float> reward(static_cast<std::size_t>(game->players() * kTables));
      std::vector<std::int32_t> seat(kTables), actions(kTables);
      BatchBuffers buffers;
      buffers.mask = mask.data();
      buffers.reward = reward.data();
      buffers.done = done.data();
      buffers.truncated = cut.data();
      buffers.seat = seat.data();
      const auto batch = game->batch(kTables, 3, TensorKind::observation, buffers);
      crew.run(kTables, [&](int from, int to) { batch->reset(from, to); });
      Hasher hasher;
      int ended = 0;
      for (int step = 0; step < 400; ++step) {
        crew.run(kTables, [&](int from, int to) { batch->sample(from, to, actions.data()); });
        crew.run(kTables, [&](int from, int to) {
          Answer why;
          EXPECT_EQ(batch->step(actions.data(), nullptr, from, to, why), -1) << why.message;
        });
        for (int i = 0; i < kTables; ++i) {
          const auto k = static_cast<std::size_t>(i);
          hasher.absorb(static_cast<std::uint64_t>(actions[k] * 16 + seat[k]));
          ended += done[k];
          float sum = 0;
          const auto players = static_cast<std::size_t>(game->players());
          for (std::size_t s = 0; s < players; ++s) sum += reward[k * players + s];
          EXPECT_NEAR(sum, 0, 1e-5);
        }
      }
      EXPECT_GT(ended, 0);
      return hasher.value();
    };
    const std::uint64_t alone = play(1);
    for (const int threads : {2, 5}) EXPECT_EQ(play(threads), alone) << name << ' ' << threads;
  }
}

}  // namespace
}  // namespace stolik
