// What is special in `triples`: guesses fit the whole public story.

#include <gtest/gtest.h>

#include "bots/bots.h"
#include "tests/source_dir.h"
#include "tools/deck_files.h"
#include "tools/labs.h"

namespace stolik {
namespace {

using namespace triples;

struct Told {
  Actor who;
  Action action;
  FixedVec<Shown, 8> shown;
};

// Undoes the story on a full state: what the deal must have been if this guess were the truth.
std::array<CardSet, kMaxPlayers> hands_at_deal(const State<Triples>& state,
                                               const std::vector<Told>& story) {
  std::array<CardSet, kMaxPlayers> hands{};
  for (std::size_t s = 0; s < kMaxPlayers; ++s) {
    hands[s] = state.own[s].hand;
    for (int set = 0; set < kSets; ++set) {  // completed sets, those of the deal too
      if (state.pub.sets[s].has(static_cast<SetId>(set)))
        hands[s] = hands[s] | CardSet::of(static_cast<SetId>(set));
    }
  }
  for (auto told = story.rbegin(); told != story.rend(); ++told) {
    for (const Shown& shown : told->shown) {
      if (shown.tell != Tell::gave) continue;
      hands[slot(shown.to)].remove(shown.card);
      hands[slot(shown.seat)].add(shown.card);
    }
  }
  return hands;
}

TEST(Triples, a_guess_tells_the_same_story_when_it_is_replayed) {
  int guesses = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    RandomTable<triples::Lab> table(seed);
    std::vector<Told> story;
    while (!table.over() && story.size() < 250) {
      const auto step = table.choose();
      ASSERT_FALSE(table.carry_out(step));
      if (step.deals || step.who.kind != Actor::Kind::seat) continue;
      Told told{step.who, step.action, {}};
      for (const auto& beat : table.story) told.shown.push(beat.shown);
      story.push_back(told);
      if (story.size() % 25 != 0) continue;

      const int players = table.state.pub.options.players;
      const Seat me =
          seat_at(static_cast<int>(table.rng().below(static_cast<std::uint32_t>(players))));
      const State<Triples> guess =
          Triples::guess(view<Triples>(table.state, me), table.memory, table.rng());
      State<Triples> again = Triples::start(table.state.pub.options);
      Deal deal{hands_at_deal(guess, story), static_cast<std::uint8_t>(players),
                static_cast<std::uint8_t>(again.pub.options.cards())};
      Story<Triples> beats;
      ASSERT_FALSE(play_deal<Triples>(again, Actor::nature(), deal, beats)) << "seed " << seed;
      if (again.pub.phase == Phase::deal) {
        ASSERT_FALSE(play<Triples>(again, Actor::nature(),
                                   {.verb = Verb::first, .seat = story[0].who.seat}, beats));
      }
      for (const Told& told_then : story) {
        ASSERT_FALSE(play<Triples>(again, told_then.who, told_then.action, beats));
        ASSERT_EQ(beats.size(), told_then.shown.size()) << "seed " << seed;
        for (std::size_t i = 0; i < beats.size(); ++i)
          ASSERT_EQ(beats[i].shown, told_then.shown[i]) << "seed " << seed;
      }
      ASSERT_EQ(again, guess);
      ++guesses;
    }
  }
  EXPECT_GT(guesses, 500);
}

// The second example of the publisher's sheet: Jacek (1) asked Ania (2) for Monte Cassino. I hold
// Anders.
TEST(Triples, the_sheets_deduction_is_in_every_guess) {
  Memory memory;
  const auto card = [](int i) {
    return card_at(i);
  };  // set 1: Anders 0, 2nd Corps 1, Monte Cassino 2
  Rng rng{5};
  State<Triples> state = Triples::start({.players = 4});
  Story<Triples> story;
  Lots lots(rng);
  do {
    state = Triples::start({.players = 4});
    play_deal<Triples>(state, Actor::nature(), Text::shuffle(state.pub, lots), story);
    play<Triples>(state, Actor::nature(), {.verb = Verb::first, .seat = seat_at(1)}, story);
  } while (!state.own[0].hand.has(card(0)) || !state.own[1].hand.has(card(1)) ||
           !state.own[3].hand.has(card(2)));
  const Public before = state.pub;
  ASSERT_FALSE(play<Triples>(state, Actor::at(seat_at(1)),
                             {.verb = Verb::ask, .seat = seat_at(2), .card = card(2)}, story));
  for (const auto& beat : story) memory.hear(before, beat.shown);
  for (int i = 0; i < 200; ++i) {
    const State<Triples> guess = Triples::guess(view<Triples>(state, seat_at(0)), memory, rng);
    EXPECT_TRUE(guess.own[1].hand.has(card(1)));
    EXPECT_TRUE(guess.own[3].hand.has(card(2)));
  }
}

// The list is written four asks at a time: it is the one that two loops give.
TEST(Triples, ListsEveryAskByCardAndSeat) {
  for (int players = 2; players <= kMaxPlayers; ++players) {
    for (int sets = sets_for(players).from; sets <= kSets; sets += 2) {
      RandomTable<triples::Lab> table(static_cast<std::uint64_t>(players));
      table.state = Triples::start({.players = static_cast<std::uint8_t>(players),
                                    .variant = Variant::advanced,
                                    .sets = static_cast<std::uint8_t>(sets)});
      for (int step = 0; step < 60 && !table.over(); ++step) {
        table.carry_out(table.choose());
        const Public& pub = table.state.pub;
        if (pub.phase != Phase::play) continue;
        const Private& own = table.state.own[slot(pub.turn)];
        std::vector<Action> expected;
        for (int card = 0; card < pub.options.cards(); ++card) {
          if (!pub.in_play.has(card_at(card)) || own.hand.has(card_at(card))) continue;
          for (int s = 0; s < players; ++s) {
            if (seat_at(s) != pub.turn)
              expected.push_back({.verb = Verb::ask, .seat = seat_at(s), .card = card_at(card)});
          }
        }
        for (int set = 0; set < sets; ++set)
          expected.push_back({.verb = Verb::read, .set = static_cast<SetId>(set)});
        Actions<Triples> listed;
        Triples::list(pub, own, pub.turn, listed);
        ASSERT_EQ(std::vector<Action>(listed.begin(), listed.end()), expected)
            << players << " players, step " << step;
      }
    }
  }
}

// T1, T3: a deck of three sets, nine cards.
TEST(Triples, a_deck_may_have_fewer_sets) {
  Shelf shelf;
  ASSERT_EQ(load_deck_dir(shelf, std::string{kSourceDir} + "/tests/data/decks/three-sets"), "");
  const auto open = [&](int players, const char* options) {
    const JsonResult read = parse_json(options);
    return open_table(shelf, "triples", players, &read.value);
  };
  const Opened whole = open(3, "{}");
  ASSERT_NE(whole.table, nullptr);
  EXPECT_NE(whole.table->options().find(R"("sets":3)"), std::string::npos);
  EXPECT_EQ(open(3, R"({"sets":3})").table->hash(), whole.table->hash());
  EXPECT_NE(open(3, R"({"sets":2})").table->hash(), whole.table->hash());
  EXPECT_NE(open(9, "{}").table, nullptr);
  EXPECT_EQ(open(10, "{}").answer.message,
            "players: a deck of 3 sets is for at most 9 players (T3)");
  EXPECT_EQ(open(3, R"({"sets":4})").answer.message, "options.sets: this deck has 3 (T1)");

  // Bots play it to its end, and every position is read back.
  for (const Level level : {Level::easy, Level::steady, Level::strong}) {
    for (int players = 2; players <= 9; ++players) {
      const Opened opened = open(players, R"({"asking":"strict"})");
      Table& table = *opened.table;
      Rng rng(static_cast<std::uint64_t>(players));
      for (int steps = 0; !table.waiting().over; ++steps) {
        ASSERT_LT(steps, 500) << players << " players";
        const JsonResult position = parse_json(table.position());
        const Opened again = load_table(shelf, position.value);
        ASSERT_NE(again.table, nullptr) << again.answer.message;
        ASSERT_EQ(again.table->hash(), table.hash());
        if (!table.draw_and_do(Lots(rng)).empty()) continue;
        const Seat seat = seat_at(std::countr_zero(table.waiting().seats.bits));
        ASSERT_TRUE(
            table.submit(Actor::at(seat), question_at(table, seat)->answer(level).command).ok());
      }
      int sets = 0;
      for (int s = 0; s < players; ++s) sets += table.points(seat_at(s));
      EXPECT_EQ(sets, 3);
    }
  }
}

TEST(Tables, ShareTheNamesOfTheirDeck) {
  const auto open = [] { return open_table(built_in_shelf(), "triples", 3, nullptr).table; };
  const auto names = [](const Table& table) {
    return static_cast<const TableOf<triples::Text>&>(table).names().get();
  };
  EXPECT_EQ(names(*open()), names(*open()));
}

}  // namespace
}  // namespace stolik
