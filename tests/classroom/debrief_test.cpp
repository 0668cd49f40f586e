// What is told after the games: scores by seat, where tables parted, and an end that is fair though
// it comes early.

#include <algorithm>
#include <tuple>

#include "classroom/fair_end.h"
#include "classroom/forks.h"
#include "classroom/scores.h"
#include "tests/classroom/played.h"

namespace stolik {
namespace {

TEST(Scores, AreTwoForBetterAndOneForEqual) {
  const std::vector<SeatResult> results{{1, 2, 3}, {2, 2, 1}, {3, 2, 1}, {4, 2, 2},
                                        {5, 2, 2}, {6, 2, 4}, {1, 0, 5}, {2, 0, 9, false}};
  const std::vector<SeatScore> scores = scores_by_seat(results);
  ASSERT_EQ(scores.size(), 7u) << "a bot has no row";
  EXPECT_EQ(scores[0], (SeatScore{1, 2, 3, 8, 10, {1, 1, 2, 2, 4}}));
  EXPECT_EQ(scores[1], (SeatScore{2, 2, 1, 1, 10, {1, 2, 2, 3, 4}}));
  EXPECT_EQ(scores[3], (SeatScore{4, 2, 2, 5, 10, {1, 1, 2, 3, 4}}));
  EXPECT_EQ(scores[5], (SeatScore{6, 2, 4, 10, 10, {1, 1, 2, 2, 3}}));
  EXPECT_EQ(scores[6], (SeatScore{1, 0, 5, 0, 0, {}})) << "nobody is compared with a bot";
  int sum = 0;
  for (int i = 0; i < 6; ++i) sum += scores[static_cast<std::size_t>(i)].score;
  EXPECT_EQ(sum, 6 * 5) << "what one gains another loses";
}

// ---- the fair end

Journal cut(const Journal& journal, std::size_t entries) {
  Journal part = journal;
  part.entries.resize(entries);
  return part;
}

TEST(FairEnd, IsWhereEverybodyHadEquallyManyTurns) {
  for (const auto& [game, options] : {std::pair{"triples", "{}"},
                                      {"victory-line", "{}"},
                                      {"victory-line", "{\"draw\":\"manual\"}"},
                                      {"rationing", "{\"top\":\"steps\"}"}}) {
    const PlayedClass of{.seed = blake2b_256("fair end")};
    const PlayedAtTable played(of, game, {.seats = {1, 2, 3, 4}}, 3, options);
    const Journal& journal = played.journal();
    // Counted once more, from the story alone.
    Opened again = open_journal(all_decks(), journal);
    std::vector<int> turns(4, 0), before;
    std::vector<std::size_t> boundaries;
    for (std::size_t i = 0; i < journal.entries.size(); ++i) {
      ASSERT_TRUE(again.table->submit(journal.entries[i].who, journal.entries[i].command).ok());
      const JsonResult told = parse_json(again.table->told(kNobody));
      for (const Json& event : told.value.items()) {
        const std::string& what = event.find("event")->text();
        if (what != "turn" && what != "began") continue;
        if (std::set<int>(turns.begin(), turns.end()).size() == 1) boundaries.push_back(i + 1);
        ++turns[static_cast<std::size_t>(*event.find("seat")->integer())];
      }
    }
    ASSERT_GT(boundaries.size(), 2u) << game;
    int count = 0;
    for (std::size_t entries = boundaries[0]; entries < journal.entries.size(); entries += 7) {
      const FairEnd end = fair_end(all_decks(), cut(journal, entries));
      EXPECT_FALSE(end.over);
      const auto next = std::upper_bound(boundaries.begin(), boundaries.end(), entries);
      ASSERT_NE(next, boundaries.begin()) << "the deal itself is one";
      // Nature's words that follow at once belong to it.
      EXPECT_GE(end.entries, *(next - 1)) << game << ' ' << entries;
      EXPECT_TRUE(next == boundaries.end() || end.entries < *next || end.entries <= entries);
      for (std::size_t i = *(next - 1); i < end.entries; ++i)
        EXPECT_EQ(journal.entries[i].who, Actor::nature());
      EXPECT_EQ(end.rounds, static_cast<int>(next - boundaries.begin()) - 1) << game;
      Opened there = open_journal(all_decks(), cut(journal, end.entries));
      for (const JournalEntry& entry : cut(journal, end.entries).entries)
        there.table->submit(entry.who, entry.command);
      EXPECT_EQ(end.standings, standings(*there.table));
      ++count;
    }
    EXPECT_GT(count, 3);
    const FairEnd whole = fair_end(all_decks(), journal);
    EXPECT_TRUE(whole.over);
    EXPECT_EQ(whole.entries, journal.entries.size());
    for (int s = 0; s < 4; ++s)
      EXPECT_EQ(whole.standings[static_cast<std::size_t>(s)], played.table().points(seat_at(s)))
          << game;
    EXPECT_EQ(played.play().turns.rounds(), whole.rounds) << "the room counts the same";
  }
}

TEST(FairEnd, OfWhatCannotBeReplayedHasNoStandings) {
  Journal journal = Journal::begin(*opened("triples", 3));
  EXPECT_EQ(fair_end(all_decks(), journal).standings, std::vector<int>(3, 0));
  journal.append(Actor::at(seat_at(0)), "ask 1 anders");
  EXPECT_TRUE(fair_end(all_decks(), journal).standings.empty());
  journal.game = "chess";
  EXPECT_TRUE(fair_end(all_decks(), journal).standings.empty());
}

TEST(FairEnd, CountsWhatWasBoughtBeforeItIsTurnedOver) {
  const PlayedClass of{.seed = blake2b_256("standing")};
  const PlayedAtTable played(of, "rationing", {.seats = {1, 2, 3, 4}}, 5, "{\"top\":\"steps\"}");
  // A step before the end nobody has points yet, and yet all stand as they will, or nearly: the
  // last one at the counter is to come.
  Opened before = open_journal(all_decks(), played.journal());
  for (std::size_t i = 0; i + 1 < played.journal().entries.size(); ++i) {
    before.table->submit(played.journal().entries[i].who, played.journal().entries[i].command);
  }
  int points = 0, stands = 0, ends = 0;
  for (int s = 0; s < 4; ++s) {
    points += before.table->points(seat_at(s));
    stands += before.table->standing(seat_at(s));
    ends += played.table().points(seat_at(s));
    EXPECT_EQ(played.table().standing(seat_at(s)), played.table().points(seat_at(s)));
  }
  EXPECT_EQ(points, 0);
  EXPECT_GT(stands, 0);
  EXPECT_LE(stands, ends);
}

// ---- forks

std::vector<PlayedTable> listed(const std::vector<Journal>& journals) {
  std::vector<PlayedTable> tables;
  for (const Journal& journal : journals)
    tables.push_back({.table = static_cast<int>(tables.size()) + 1, .journal = &journal});
  return tables;
}

TEST(Forks, AreWhereOneWhoKnewTheSameDidNotDoTheSame) {
  const PlayedClass of{.seed = blake2b_256("forks")};
  const PlayedAtTable played(of, "triples", {.seats = {1, 2, 3, 4}}, 1, "{}", 6);
  Journal one = played.journal();
  // Two tables alike, two that part at the third ask, each in their way.
  std::size_t third = 0;
  for (std::size_t i = 0, asks = 0; i < one.entries.size(); ++i) {
    if (one.entries[i].who.kind == Actor::Kind::seat && ++asks == 3) third = i;
  }
  Opened there = open_journal(all_decks(), one);
  for (std::size_t i = 0; i < third; ++i)
    there.table->submit(one.entries[i].who, one.entries[i].command);
  const Seat seat = one.entries[third].who.seat;
  Journal other = cut(one, third), last = other;
  std::vector<std::string> asks = there.table->legal(Actor::at(seat));
  asks.erase(std::find(asks.begin(), asks.end(), one.entries[third].command));
  other.append(Actor::at(seat), asks.front());
  last.append(Actor::at(seat), asks.back());
  const std::vector<Journal> journals{one, other, one, last};
  const std::vector<PlayedTable> tables = listed(journals);
  const std::vector<Fork> forks = best_forks(all_decks(), tables);
  ASSERT_EQ(forks.size(), 1u);
  EXPECT_EQ(forks[0].seat, index(seat));
  EXPECT_EQ(forks[0].step, third);
  EXPECT_EQ(forks[0].tables(), 4);
  ASSERT_EQ(forks[0].choices.size(), 3u);
  int best = 0, worst = 1 << 30;
  for (const Fork::Choice& choice : forks[0].choices) {
    const std::vector<int> expected = choice.command == one.entries[third].command
                                          ? std::vector{1, 3}
                                      : choice.command == asks.front() ? std::vector{2}
                                                                       : std::vector{4};
    EXPECT_EQ(choice.tables, expected);
    EXPECT_EQ(choice.results.size(), expected.size());
    const JsonResult weighed = parse_json(choice.weighed);
    ASSERT_TRUE(weighed);
    const bool mistake = weighed.value.find("mistake")->is_true();
    EXPECT_EQ(choice.worth, mistake ? 0 : *weighed.value.find("permille")->integer());
    best = std::max(best, choice.worth), worst = std::min(worst, choice.worth);
    EXPECT_NE(choice.events.find(mistake ? "mistaken" : "asked"), std::string::npos)
        << choice.events;
  }
  EXPECT_EQ(forks[0].weight(), 2 * (best - worst));
  EXPECT_EQ(forks[0].view, there.table->view(seat));
}

TEST(Forks, OfMoreChoicesThanOneVotesOnAreNotTalkedAbout) {
  const PlayedClass of{.seed = blake2b_256("forks")};
  std::vector<Journal> journals;
  std::set<std::string> asked;
  for (std::uint64_t moves = 1; asked.size() <= kForkChoices; ++moves) {
    Journal journal = PlayedAtTable(of, "triples", {.seats = {1, 2, 3}}, moves, "{}", 1).journal();
    if (asked.insert(journal.entries.back().command).second) journals.push_back(std::move(journal));
  }
  const std::vector<Fork> forks = find_forks(all_decks(), listed(journals));
  ASSERT_EQ(forks.size(), 1u);
  EXPECT_EQ(forks[0].choices.size(), kForkChoices + 1);
  EXPECT_TRUE(best_forks(all_decks(), listed(journals)).empty());
  journals.pop_back();
  EXPECT_EQ(best_forks(all_decks(), listed(journals)).size(), 1u);
}

TEST(Forks, BeforeTheAnswerTellOnlyThePositionAndTheChoices) {
  const PlayedClass of{.seed = blake2b_256("forks")};
  std::vector<Journal> journals;
  for (std::uint64_t moves = 1; moves <= 4; ++moves)
    journals.push_back(
        PlayedAtTable(of, "triples", {.seats = {1, 2, 3}}, moves, "{}", 5).journal());
  const std::vector<Fork> forks = best_forks(all_decks(), listed(journals), 1);
  ASSERT_EQ(forks.size(), 1u);
  const std::string before = fork_json(forks[0], Answered::no),
                    after = fork_json(forks[0], Answered::yes);
  for (const char* member :
       {"\"tables\"", "\"results\"", "\"worth\"", "\"weighed\"", "\"events\""}) {
    EXPECT_EQ(before.find(member), std::string::npos) << member;
    EXPECT_NE(after.find(member), std::string::npos) << member;
  }
  for (const std::string& text : {before, after}) {
    const JsonResult json = parse_json(text);
    ASSERT_TRUE(json);
    EXPECT_EQ(json.value.find("choices")->items().size(), forks[0].choices.size());
    EXPECT_TRUE(json.value.find("view")->is_object());
    // What everybody saw before it, in the order in which it happened, is a part of the position.
    const auto& story = json.value.find("story")->items();
    EXPECT_EQ(story.size(), std::min<std::size_t>(forks[0].step, 6));
    for (const Json& events : story) EXPECT_TRUE(events.is_array());
  }
}

TEST(Forks, NeverCompareTablesAtWhichASeatKnewSomethingElse) {
  for (const auto& [game, options] :
       {std::pair{"triples", "{}"}, {"victory-line", "{}"}, {"rationing", "{\"top\":\"steps\"}"}}) {
    const PlayedClass of{.seed = blake2b_256("forks of all games")};
    std::vector<Journal> journals;
    for (std::uint64_t moves = 1; moves <= 5; ++moves) {
      journals.push_back(
          PlayedAtTable(of, game, {.seats = {1, 2, 3, 4}}, moves, options, 12).journal());
    }
    const std::vector<PlayedTable> tables = listed(journals);
    const std::vector<Fork> forks = find_forks(all_decks(), tables);
    ASSERT_FALSE(forks.empty()) << game;
    for (const Fork& fork : forks) {
      // What the seat sees there is the same at every table of the fork.
      std::set<std::string> views;
      std::set<int> seen;
      for (const Fork::Choice& choice : fork.choices) {
        for (const int number : choice.tables) {
          EXPECT_TRUE(seen.insert(number).second) << "a table stands at a fork once";
          const Journal& journal = journals[static_cast<std::size_t>(number - 1)];
          Opened there = open_journal(all_decks(), journal);
          bool found = false;
          for (std::size_t i = 0; i < journal.entries.size() && !found; ++i) {
            found = journal.entries[i].command == choice.command &&
                    journal.entries[i].who == Actor::at(seat_at(fork.seat)) && i >= fork.step;
            if (found) views.insert(there.table->view(seat_at(fork.seat)));
            there.table->submit(journal.entries[i].who, journal.entries[i].command);
          }
          EXPECT_TRUE(found);
        }
      }
      EXPECT_EQ(views.size(), 1u) << game << ", step " << fork.step;
    }
    EXPECT_LE(best_forks(all_decks(), tables).size(), 3u);
  }
}

TEST(Forks, AHandThatIsNotTheSameIsNoFork) {
  // Where no deal lays down a set, all that everybody saw is the same up to the first ask; the
  // cards are not.
  std::vector<Journal> journals;
  for (int seed = 0; seed < 20; ++seed) {
    const PlayedClass of{.seed = blake2b_256("class " + std::to_string(seed))};
    journals.push_back(
        PlayedAtTable(of, "triples", {.seats = {1, 2, 3}}, 1, "{\"youngest\":0}", 1).journal());
  }
  EXPECT_TRUE(find_forks(all_decks(), listed(journals)).empty());
}

TEST(Forks, WhatABotDidIsNoDecision) {
  const PlayedClass of{.seed = blake2b_256("forks")};
  std::vector<Journal> journals;
  for (std::uint64_t moves = 1; moves <= 2; ++moves)
    journals.push_back(
        PlayedAtTable(of, "triples", {.seats = {1, 2, 3}}, moves, "{}", 5).journal());
  std::vector<PlayedTable> tables = listed(journals);
  ASSERT_FALSE(find_forks(all_decks(), tables).empty());
  for (std::size_t i = 0; i < journals[0].entries.size(); ++i) tables[0].by_bots.insert(i);
  EXPECT_TRUE(find_forks(all_decks(), tables).empty());
}

}  // namespace
}  // namespace stolik
