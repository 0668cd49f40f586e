// Lessons in which lines break, people stay away and the server is killed: nobody is at two tables,
// nobody loses a place, what was acknowledged is kept, and no table that somebody is at stands
// still for long.
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>

#include "server/hub/room.h"
#include "tests/server/lesson.h"

namespace stolik {
namespace {

struct Churn {
  Bench bench;
  Rng rng;
  Lesson lesson;
  std::vector<std::int64_t> changes_ms;  // when each pupil's line breaks, or is there again
  std::vector<bool> online;
  std::map<std::size_t, std::uint64_t> last_seq;  // by table
  std::map<std::size_t, std::int64_t> moved_ms;
  std::int64_t longest_ms = 0;
  int round = 0;

  explicit Churn(std::uint64_t seed, const std::string& game, int pupils)
      : bench(seed), rng(seed * 77 + 1), lesson(bench, "\"game\":\"" + game + "\",\"until\":40") {
    lesson.start(pupils);
    online.assign(lesson.pupils.size(), true);
    for (std::size_t i = 0; i < online.size(); ++i)
      changes_ms.push_back(bench.now + below(60, 180) * 1000);
  }
  std::int64_t below(int from, int to) {
    return from + static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>(to - from)));
  }

  // Who is where: the class says it, and its tables say the same.
  void look() {
    std::map<int, int> at;
    const Class& now = lesson.lesson();
    for (std::size_t i = 0; i < now.tables.size(); ++i) {
      const Room* table = bench.hub->look(now.tables[i].id);
      if (table == nullptr) continue;
      for (const Person& one : table->people) {
        EXPECT_TRUE(at.emplace(one.number, static_cast<int>(i) + 1).second)
            << "at two tables: " << one.number;
      }
    }
    if (!now.is_playing()) return;
    for (const auto& [person, one] : now.members) {
      if (one.role != Role::pupil || one.place.table == 0) continue;
      const auto found = at.find(person);
      EXPECT_TRUE(found == at.end() || found->second == one.place.table);
    }
  }
  void come_and_go() {
    for (std::size_t i = 0; i < online.size(); ++i) {
      if (bench.now < changes_ms[i]) continue;
      if (online[i]) {
        bench.close(lesson.pupils[i]);
        changes_ms[i] =
            rng.below(10) == 0 ? bench.now + 100'000'000 : bench.now + below(1, 90) * 1000;
      } else {
        lesson.back(i);
        EXPECT_NE(lesson.last(lesson.pupils[i], "entered"), "") << "the place was lost";
        changes_ms[i] = bench.now + below(60, 180) * 1000;
      }
      online[i] = !online[i];
    }
  }
  void act() {
    for (std::size_t i = 0; i < online.size(); ++i) {
      if (!online[i] || rng.below(4) != 0) continue;
      const std::string legal = bench.say_one(lesson.pupils[i], R"({"legal":{}})", "legal");
      if (legal.empty()) continue;
      const JsonResult parsed = parse_json(legal);
      const auto& commands = parsed.value.find("legal")->find("commands")->items();
      if (commands.empty()) continue;
      lesson.pupil(
          i, "do",
          "\"" + commands[rng.below(static_cast<std::uint32_t>(commands.size()))].text() + "\"");
    }
  }
  // How long nothing has happened at a table that somebody is at.
  void watch() {
    const Class& now = lesson.lesson();
    if (now.round != round) last_seq.clear(), moved_ms.clear(), round = now.round;
    for (std::size_t i = 0; now.is_playing() && i < now.tables.size(); ++i) {
      const Room* table = bench.hub->look(now.tables[i].id);
      const bool anybody =
          std::any_of(now.tables[i].seats.begin(), now.tables[i].seats.end(), [&](int person) {
            return person != 0 && lesson.index_of(person) < online.size() &&
                   online[lesson.index_of(person)];
          });
      if (table == nullptr || !table->playing() || table->paused || !anybody ||
          last_seq[i] != table->seq) {
        moved_ms[i] = bench.now;
        if (table != nullptr) last_seq[i] = table->seq;
      }
      longest_ms = std::max(longest_ms, bench.now - moved_ms[i]);
    }
  }
};

TEST(ClassChurn, NoTableStandsStillAndNobodyLosesAPlace) {
  const char* wish = std::getenv("STOLIK_LESSONS");
  const int lessons = wish != nullptr ? std::atoi(wish) : 3;
  const char* games[] = {"triples", "victory-line", "rationing"};
  for (int seed = 1; seed <= lessons; ++seed) {
    Churn churn(static_cast<std::uint64_t>(seed), games[seed % 3], 12 + seed % 8);
    for (int second = 0; second < 600 && !testing::Test::HasFailure(); ++second) {
      churn.bench.advance(1'000);
      churn.come_and_go();
      churn.act();
      churn.watch();
      if (second == 200) churn.lesson.lead("next-round"), churn.lesson.lead("start");
      if (second % 50 == 0) churn.look();
    }
    EXPECT_LE(churn.longest_ms, 75'000) << seed;
  }
}

// A lesson in which the server dies after its n-th write, for every n: everybody comes back, and it
// goes on.
TEST(ClassChurn, EveryWriteMayBeTheLast) {
  int n = 1;
  for (bool died = true; died && !testing::Test::HasFailure(); ++n) {
    died = false;
    Bench bench(9);
    int writes = 0;
    Lesson lesson(bench, R"("game":"triples","size":4)");
    std::map<std::string, std::string> acknowledged;  // what the teacher said, and its number
    const auto back = [&] {
      bench.hold_writes = false;
      bench.held_writes.clear();
      bench.crash();
      lesson.teacher = lesson.resume(lesson.token);
      for (std::size_t i = 0; i < lesson.pupils.size(); ++i) lesson.back(i);
      bench.advance(6'000);
    };
    // Says it and counts writes; at the n-th the process ends, before or after it is on the disk.
    const auto lead = [&](const std::string& name, const std::string& body = "{}") {
      const std::string text = "{\"" + name + "\":" + body + ",\"id\":\"say-" + name +
                               std::to_string(acknowledged.size()) + "\"}";
      bench.hold_writes = true;
      bench.inbox[lesson.teacher].clear();
      bench.give(input::Received{lesson.teacher, text});
      bool dies = false;
      while (!bench.held_writes.empty() && !dies) {
        const effect::Write write = bench.held_writes.front();
        bench.held_writes.erase(bench.held_writes.begin());
        const bool kept = ++writes != n || n % 2 == 0;
        const Outcome outcome = kept ? bench.store.commit(std::span{&write.append, 1}) : Outcome{};
        dies = writes == n;
        if (!dies) bench.give(input::Written{write.ticket, outcome});
      }
      died |= dies;
      if (dies) back();
      bench.hold_writes = false;
      const std::string answer =
          bench.say_one(lesson.teacher, text, "ok");  // again: it counts once
      EXPECT_NE(answer, "") << name << " at " << n;
      acknowledged[text] = get(answer, "ok", "seq");
    };
    lesson.join_all(8);
    lead("seat");
    lead("start");
    lead("pause");
    lead("unpause");
    lead("move", R"({"person":)" + std::to_string(lesson.lesson().table(1)->seats[0]) +
                     R"(,"table":2,"as":"second"})");
    lead("end", R"({"table":2})");
    lead("next-round");
    lead("start");
    lead("debrief");
    // Everything that was acknowledged is known by its number, after one more crash.
    back();
    for (const auto& [text, seq] : acknowledged) {
      EXPECT_EQ(get(bench.say_one(lesson.teacher, text, "ok"), "ok", "seq"), seq) << text;
    }
    EXPECT_EQ(lesson.lesson().pupils(), 8);
    for (const auto& [person, one] : lesson.lesson().members)
      EXPECT_TRUE(one.role != Role::pupil || one.place.table != 0);
    for (std::size_t i = 0; i < lesson.lesson().tables.size(); ++i) {
      const Room* table = lesson.table(static_cast<int>(i) + 1);
      EXPECT_TRUE(table == nullptr || !table->playing());
    }
  }
  EXPECT_GT(n, 15);
}

// How long the hub works for one message when many classes are there at once: 200 of 30 with
// STOLIK_LONG, a few otherwise.
TEST(ClassLoad, ManyLessonsAtOnce) {
  const int classes = std::getenv("STOLIK_LONG") != nullptr ? 200 : 4;
  Bench bench;
  bench.bots_answer = false;
  std::vector<std::int64_t> took_us;
  const auto timed = [&](auto&& work) {
    const std::clock_t before = std::clock();  // of this process: a busy machine is no slow hub
    work();
    took_us.push_back(std::int64_t{std::clock() - before} * 1'000'000 / CLOCKS_PER_SEC);
  };
  const auto slowest = [&](const char* what) {
    std::sort(took_us.begin(), took_us.end());
    const std::size_t p99 = took_us.size() * 99 / 100;
    std::cout << what << ": " << took_us.size() << ", median " << took_us[took_us.size() / 2]
              << " us, p99 " << took_us[p99] << " us\n";
    const std::int64_t worst_us = took_us[p99];
    took_us.clear();
    bench.all_sent.clear();
    for (auto& [conn, texts] : bench.inbox) texts.clear(), texts.shrink_to_fit();
    return worst_us;
  };
  std::vector<std::unique_ptr<Lesson>> lessons;
  for (int i = 0; i < classes; ++i)
    lessons.push_back(
        std::make_unique<Lesson>(bench, R"("game":"triples","size":5)", 100'000 * (i + 1)));
  for (int i = 0; i < 30; ++i) {
    for (auto& lesson : lessons) timed([&] { lesson->join(); });
  }
  EXPECT_LT(slowest("join"), 100'000);
  bench.advance(6'000);
  for (auto& lesson : lessons) timed([&] { EXPECT_EQ(lesson->lead("seat"), ""); });
  EXPECT_LT(slowest("seat"), 300'000);
  for (auto& lesson : lessons) timed([&] { EXPECT_EQ(lesson->lead("start"), ""); });
  EXPECT_LT(slowest("start of six tables"), 300'000);
  for (auto& lesson : lessons) timed([&] { EXPECT_EQ(lesson->lead("pause"), ""); });
  EXPECT_LT(slowest("pause of thirty"), 300'000);
  for (auto& lesson : lessons) timed([&] { EXPECT_EQ(lesson->lead("unpause"), ""); });
  EXPECT_LT(slowest("going on"), 300'000);
  for (auto& lesson : lessons) {
    for (std::size_t i = 0; i < 30; ++i) {
      const JsonResult legal =
          parse_json(bench.say_one(lesson->pupils[i], R"({"legal":{}})", "legal"));
      const auto& commands = legal.value.find("legal")->find("commands")->items();
      if (!commands.empty())
        timed([&] { EXPECT_EQ(lesson->pupil(i, "do", "\"" + commands[0].text() + "\""), ""); });
    }
    timed([&] { bench.advance(5); });
  }
  EXPECT_LT(slowest("command"), 150'000);
  std::ifstream statm("/proc/self/statm");
  std::int64_t pages = 0;
  std::int64_t resident = 0;
  statm >> pages >> resident;
  std::cout << "resident: " << resident * sysconf(_SC_PAGESIZE) / 1'000'000
            << " MB with the store in memory\n";
}

// How long the hub itself works for what comes of a lesson: 40 pupils at 13 tables, played to the
// end by lot, with STOLIK_LONG.
TEST(ClassLoad, WhatComesOfALesson) {
  const bool large = std::getenv("STOLIK_LONG") != nullptr;
  for (const std::string game : {"triples", "victory-line", "rationing"}) {
    if (!large && game != "triples") continue;
    Bench bench(7);
    Lesson lesson(bench, "\"game\":\"" + game + R"(","size":)" +
                             (game == "victory-line" ? "0" : "3") +
                             R"(,"until":40,"turn_seconds":5)");
    lesson.start(large ? 40 : 6);
    for (const auto& table :
         lesson.lesson()
             .tables) {  // one of each table is there and says nothing; bots play for all
      for (std::size_t seat = 1; seat < table.seats.size(); ++seat) {
        if (table.seats[seat] != 0) bench.close(lesson.pupils[lesson.index_of(table.seats[seat])]);
      }
    }
    const auto playing = [&] {
      const auto& tables = lesson.lesson().tables;
      return std::count_if(tables.begin(), tables.end(), [&](const ClassTable& table) {
        return bench.hub->look(table.id)->playing();
      });
    };
    for (int i = 0; i < 400 && playing() > 0; ++i) bench.advance(5'000);
    std::size_t longest = 0;
    for (const auto& table : lesson.lesson().tables)
      longest = std::max(longest, bench.hub->look(table.id)->entries.size());
    EXPECT_GT(longest, 20u);
    EXPECT_EQ(lesson.lead("debrief"), "");
    bench.all_sent.clear();
    bench.longest_us = 0;
    for (const char* name : {"forks", "report", "file"}) {
      if (std::string_view{name} == "file") {
        EXPECT_EQ(lesson.lead("end-class"), "");
      }
      const auto before_us = bench.hub_us;
      EXPECT_NE(bench.say_one(lesson.teacher, "{\"" + std::string{name} + R"(":{"language":"pl"}})",
                              name),
                "")
          << game;
      std::cout << game << ", " << lesson.lesson().tables.size() << " tables of at most " << longest
                << " entries, " << name << ": " << bench.hub_us - before_us
                << " us of the hub's thread, " << bench.longest_us << " us at most at a time\n";
      bench.longest_us = 0;
    }
  }
}

}  // namespace
}  // namespace stolik
