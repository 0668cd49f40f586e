// `stolik lab learn GAME/NAME`: fits a table of the bots anew and writes its file.

#include "tools/learn.h"

#include <cstdio>
#include <fstream>

#include "generated/learners.h"
#include "tools/args.h"

namespace stolik {
namespace {

const Learner* find_learner(std::string_view what) {
  for (const Learners& learners : kLearners) {
    if (learners.all == nullptr) continue;
    for (const Learner& learner : learners.all()) {
      if (what == std::string(learners.game) + "/" + std::string(learner.name)) return &learner;
    }
  }
  return nullptr;
}

std::string every_learner() {
  std::string all;
  for (const Learners& learners : kLearners) {
    if (learners.all == nullptr) continue;
    for (const Learner& learner : learners.all()) {
      all += "\n  " + std::string(learners.game) + "/" + std::string(learner.name) + ": " +
             std::string(learner.meaning);
    }
  }
  return all;
}

std::string text_of(const Learned& learned, const std::string& what, const Learner& learner,
                    const Lesson& lesson) {
  std::string text = concat("# ", std::string(learner.meaning), "\n# ./stolik lab learn ", what,
                            " --seed ", lesson.seed, " --games ", lesson.games, "\n");
  for (const LearnedRow& row : learned) {
    text += row.name + ":";
    for (const int number : row.numbers) text += concat(" ", number);
    text += "\n";
  }
  return text;
}

}  // namespace

int learn_main(int argc, char** argv) {
  const Args args(
      "lab", "Fits numbers of the bots to games that it plays, and writes their file.",
      "learn GAME/NAME",
      {{"--seed", "N", "of the games (1)"},
       {"--games", "N", "how many are played (what the file was learned with)"},
       {"--threads", "N", "how many play at once (1); the numbers are the same"},
       {"--out", "FILE", "where to (bots/GAME/learned/NAME.txt); - is standard output"}},
      argc, argv);
  if (args.operands().size() != 2 || args.operands()[0] != "learn")
    args.fail("learn is expected, and what:" + every_learner());
  const std::string& what = args.operands()[1];
  const Learner* learner = find_learner(what);
  if (learner == nullptr)
    args.fail("'" + what + "' is nothing that is learned; there is:" + every_learner());
  Lesson lesson;
  lesson.seed = args.number<std::uint64_t>("--seed", 1, 0, 1L << 53);
  lesson.games = args.number("--games", learner->games, 1, 100'000'000);
  lesson.threads = args.number("--threads", 1, 1, 256);
  lesson.tell = [](const std::string& how_far) { std::fprintf(stderr, "%s\n", how_far.c_str()); };
  const std::string text = text_of(learner->learn(lesson), what, *learner, lesson);
  std::string path = "bots/" + what;
  for (char& c : path) c = c == '-' ? '_' : c;
  path.insert(path.find('/', 5), "/learned");
  path = args.value("--out").value_or(path + ".txt");
  if (path == "-") {
    std::fputs(text.c_str(), stdout);
    return 0;
  }
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file) args.fail(path + " cannot be written");
  std::fprintf(stderr, "%s\n", path.c_str());
  return 0;
}

}  // namespace stolik
