// Learning that can be done again: the same seed gives the same numbers, and the files say how they
// were made.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/source_dir.h"
#include "tools/learn.h"

#include "generated/learners.h"

namespace stolik {
namespace {

// A lesson so short that it teaches nothing.
Learned tiny(const Learner& learner, std::uint64_t seed, int threads) {
  Lesson lesson{.seed = seed, .games = 4, .threads = threads, .tell = [](const std::string&) {}};
  return learner.learn(lesson);
}

bool same(const Learned& a, const Learned& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i].name != b[i].name || a[i].numbers != b[i].numbers) return false;
  }
  return true;
}

template <class Visit>
void each_learner(Visit&& visit) {
  for (const Learners& learners : kLearners) {
    if (learners.all == nullptr) continue;
    for (const Learner& learner : learners.all()) visit(std::string(learners.game), learner);
  }
}

TEST(Learn, the_same_seed_gives_the_same_numbers_with_any_number_of_threads) {
  each_learner([](const std::string& game, const Learner& learner) {
    const Learned once = tiny(learner, 5, 1);
    EXPECT_TRUE(same(once, tiny(learner, 5, 3))) << game << "/" << learner.name;
    EXPECT_FALSE(same(once, tiny(learner, 6, 2)))
        << game << "/" << learner.name << ": the seed changes nothing";
  });
}

TEST(Learn, the_files_name_the_command_that_makes_them_and_hold_its_rows) {
  each_learner([](const std::string& game, const Learner& learner) {
    const std::string name(learner.name);
    std::string folder = game;
    std::replace(folder.begin(), folder.end(), '-', '_');
    std::ifstream file(std::string(kSourceDir) + "/bots/" + folder + "/learned/" + name + ".txt");
    std::string meaning;
    std::string command;
    std::getline(file, meaning);
    std::getline(file, command);
    EXPECT_EQ(command, "# ./stolik lab learn " + game + "/" + name + " --seed 1 --games " +
                           std::to_string(learner.games));
    for (const LearnedRow& row : tiny(learner, 1, 2)) {
      std::string line;
      std::getline(file, line);
      std::istringstream words(line);
      std::string word;
      words >> word;
      EXPECT_EQ(word, row.name + ":");
      std::size_t numbers = 0;
      while (words >> word) ++numbers;
      EXPECT_EQ(numbers, row.numbers.size()) << game << "/" << name << " " << row.name;
    }
  });
}

}  // namespace
}  // namespace stolik
