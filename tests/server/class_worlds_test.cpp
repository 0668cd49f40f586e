// Two lessons that differ only in what a seat holds: at one's own table, or at another table that
// has the same deal. Whoever may not know it hears the same bytes: a pupil, who sits beside them,
// who reports on the table, the teacher, one who helps, the projector.
#include "tests/server/lesson.h"
#include "tests/server/other_deal.h"

namespace stolik {
namespace {

struct ClassWorld {
  Bench bench;
  Lesson lesson;
  std::string helper_token;
  std::string projector_token;
  std::size_t mine = 0;  // the pupil at the first seat of the first table

  explicit ClassWorld(std::uint64_t seed, const std::string& game)
      : bench(seed),
        lesson(bench, "\"game\":\"" + game + "\",\"size\":" + (game == "victory-line" ? "0" : "3") +
                          R"(,"coach":true,"away_seconds":0)") {
    bench.bots_answer = false;
    const auto link = [&](const std::string& role) {
      return get(bench.say_one(lesson.teacher,
                               R"({"grant":{"role":")" + role + R"("},"id":"g-)" + role + "\"}",
                               "granted"),
                 "granted", "token");
    };
    helper_token = link("co-teacher");
    projector_token = link("projector");
    lesson.start(game == "victory-line" ? 8 : 6);
    mine = lesson.index_of(lesson.lesson().table(1)->seats[0]);
    for (int late = 0; late < 2;
         ++late) {  // they sit beside somebody; the second is sent to report
      lesson.lead("reopen");
      lesson.join();
    }
    lesson.lead("move", R"({"person":)" + std::to_string(lesson.people.back()) +
                            R"(,"table":1,"as":"reporter"})");
  }
  int seat_beside() const {
    return lesson.lesson().member(lesson.people[lesson.people.size() - 2])->place.seat;
  }
  bool become_other(int table) {
    return deal_otherwise(
        bench.store.kept_to_damage().at(lesson.lesson().table(table)->id).batches);
  }
  // Everything that these can make the server say without anybody's secret being used up.
  std::vector<std::string> provoke() {
    bench.crash();
    bench.all_sent.clear();
    lesson.teacher = lesson.resume(lesson.token);
    const Conn helper = lesson.resume(helper_token);
    const Conn projector = lesson.resume(projector_token);
    std::vector<Conn> there{lesson.teacher, helper, projector};
    for (const std::size_t i : {mine, lesson.pupils.size() - 2, lesson.pupils.size() - 1})
      lesson.back(i), there.push_back(lesson.pupils[i]);
    const Room* table = lesson.table(1);
    for (const char* command : {"ask 0 anders", "ask 9 x", "read set-1", "play +1 c7", "play -1",
                                "line a1 f1", "exchange +1", "spin", "stop", "buy cheesecake",
                                "accept 1", "deal x", "die 3", "first 1"}) {
      if (table->play.table->waiting().seats.has(seat_at(0)) &&
          std::string_view{command}.starts_with("ask"))
        continue;
      for (std::size_t i = 3; i < there.size(); ++i)
        lesson.say(there[i], "do", "\"" + std::string{command} + "\"");
    }
    for (const Conn conn : there) {
      for (const char* question : {R"({"legal":{}})", R"({"known":{}})", R"({"sync":{}})",
                                   R"({"journal":{}})", R"({"forks":{}})", R"({"report":{}})",
                                   R"({"file":{}})", R"({"propose":"ask 1 anders"})"}) {
        bench.say(conn, question);
      }
    }
    lesson.lead("pause");
    bench.advance(1'000);
    lesson.lead("unpause");
    lesson.lead("show", R"({"page":"table","table":2})");
    bench.advance(100'000);  // the wall tells who is stuck
    lesson.lead("finish", R"({"minutes":5})");
    std::vector<std::string> heard;
    for (const Conn conn : there) heard.push_back(bench.all_sent[conn]);
    return heard;
  }
};

class TwoLessons : public testing::TestWithParam<std::string> {};

TEST_P(TwoLessons, LookTheSameToWhomeverItDoesNotConcern) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    for (const int other_table : {1, 2}) {
      ClassWorld one(seed, GetParam());
      ClassWorld other(seed, GetParam());
      ASSERT_EQ(one.lesson.id, other.lesson.id);
      ASSERT_EQ(one.seat_beside(), 0);
      if (!other.become_other(other_table)) continue;
      for (ClassWorld* world : {&one, &other}) {
        world->bench.crash();
        world->lesson.teacher = world->lesson.resume(world->lesson.token);
      }
      const Table& here = *one.lesson.table(other_table)->play.table;
      const Table& there = *other.lesson.table(other_table)->play.table;
      // A set that is whole in a hand is laid aside for all to see: such a pair differs by the
      // rules.
      if (here.view(seat_at(0)) != there.view(seat_at(0)) ||
          here.view(kNobody) != there.view(kNobody))
        continue;
      ASSERT_NE(here.hash(), there.hash());
      ++compared;
      const auto heard = one.provoke();
      const auto heard_there = other.provoke();
      for (std::size_t i = 0; i < heard.size(); ++i)
        ASSERT_EQ(heard[i], heard_there[i])
            << "seed " << seed << " table " << other_table << " line " << i;
      for (const std::string& text : heard) EXPECT_GT(text.size(), 1'000u);
    }
  }
  EXPECT_GE(compared, 8);
}
INSTANTIATE_TEST_SUITE_P(Hub, TwoLessons, testing::Values("triples", "rationing", "victory-line"),
                         [](const auto& name) {
                           std::string text = name.param;
                           std::replace(text.begin(), text.end(), '-', '_');
                           return text;
                         });

}  // namespace
}  // namespace stolik
