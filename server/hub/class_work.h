// What is made of a lesson's journals: where its tables parted, the measures of its report, what is
// played again at home. It takes longer than anybody at a table should wait, so it goes where bots
// think, with copies of all it needs, and comes back as a bot's word does.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "classroom/report.h"
#include "games/journal.h"

namespace stolik {

// A table of a lesson, as it was played.
struct LessonTable {
  int round = 0;
  int table = 0;
  std::vector<int> people{};
  Journal journal{};
  std::set<std::size_t> by_bots{};
  std::string key{};  // of the class's lots
};

// One piece of such work, as something that a bot could be asked.
class LessonWork final : public BotQuestion {
 public:
  explicit LessonWork(std::function<std::string()> work) : work_(std::move(work)) {}
  BotMove answer(Level) const override { return {work_(), ""}; }
  std::string coach() const override { return "[]"; }
  std::string weigh(std::string_view) const override { return ""; }

 private:
  std::function<std::string()> work_;
};

// Each as lines: JSON has no line breaks of its own.
// Two lines a fork: before and after it is answered.
std::string forks_work(const Shelf& shelf, const std::vector<LessonTable>& tables, int round);
// Three: the measures, the table for a spreadsheet as a JSON text (null without a language), and
// how each table stood.
std::string report_work(const Shelf& shelf, const std::vector<LessonTable>& tables,
                        const std::vector<Pupil>& pupils, bool same_deal,
                        const std::string& language, const std::vector<std::string>& events);
// Two: the list of deals, and that of puzzles.
std::string homework_work(const Shelf& shelf, const std::vector<LessonTable>& tables,
                          bool same_deal);

}  // namespace stolik
