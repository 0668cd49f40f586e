// The laws that every game must pass, on random play over all player counts and options (STYLE.md).

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "games/journal.h"
#include "tests/count_allocations.h"
#include "tests/labs.h"

namespace stolik {
namespace {

template <class Lab>
class Laws : public testing::Test {};
TYPED_TEST_SUITE(Laws, AllLabs, LabNames);

// Plays a random table for at most `steps` steps, calling look(table) before each one.
template <class Lab, class Look>
void wander(std::uint64_t seed, int steps, Look&& look) {
  RandomTable<Lab> table(seed);
  for (int i = 0; i < steps && !table.over(); ++i) {
    look(table);
    const auto step = table.choose();
    RC_ASSERT(!table.carry_out(step));
  }
  look(table);
}

template <class Text>
std::vector<std::string> sorted_texts(const typename Text::Deck& names,
                                      const Actions<typename Text::Rules>& actions) {
  std::vector<std::string> out;
  for (const auto& action : actions) Text::print(names, action, out.emplace_back());
  std::sort(out.begin(), out.end());
  return out;
}

TYPED_TEST(Laws, L1_list_is_what_check_allows) {
  using G = typename TypeParam::Text::Rules;
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    wander<TypeParam>(seed, 60, [](auto& table) {
      const int players = table.state.pub.options.players;
      for (int s = 0; s < players; ++s) {
        const Seat seat = seat_at(s);
        Actions<G> actions;
        G::list(table.state.pub, table.state.own[slot(seat)], seat, actions);
        for (const auto& action : actions) {
          RC_ASSERT(!check<G>(table.state, Actor::at(seat), action));
        }
        for (int k = 0; k < 40; ++k) {
          const auto action = TypeParam::arbitrary(table.state.pub, table.rng());
          if constexpr (requires { TypeParam::stands_as_word(action); }) {
            if (TypeParam::stands_as_word(action)) continue;
          }
          const bool legal = !check<G>(table.state, Actor::at(seat), action);
          if (TypeParam::kListIsComplete) RC_ASSERT(legal == actions.has(action));
        }
      }
    });
  }));
}

TYPED_TEST(Laws, L2_somebody_may_always_speak_and_games_end) {
  using G = typename TypeParam::Text::Rules;
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    RandomTable<TypeParam> table(seed);
    int steps = 0;
    while (!table.over()) {
      const Waiting waiting = G::waiting(table.state.pub);
      RC_ASSERT(waiting.nature != Nature::silent || !waiting.seats.empty());
      RC_ASSERT(++steps < TypeParam::kStepCap);
      RC_ASSERT(!table.carry_out(table.choose()));
    }
  }));
}

TYPED_TEST(Laws, L3_no_flaw_after_any_step) {
  using G = typename TypeParam::Text::Rules;
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    wander<TypeParam>(seed, 400, [](auto& table) { RC_ASSERT(G::flaw(table.state) == ""); });
  }));
}

TYPED_TEST(Laws, L4_replay_equals_the_live_game_at_each_step) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    RandomTable<TypeParam> table(seed);
    auto replayed = table.table();
    for (int i = 0; i < 150 && !table.over(); ++i) {
      const auto step = table.choose();
      auto copy = table;
      const std::string text = table.text(step);
      RC_ASSERT(!table.carry_out(step));
      RC_ASSERT(!copy.carry_out(step));
      RC_ASSERT(copy.state == table.state);
      RC_ASSERT(copy.story == table.story);
      RC_ASSERT(replayed.submit(step.who, text).ok());
      RC_ASSERT(replayed.state() == table.state);
      RC_ASSERT(replayed.story() == table.story);
    }
  }));
}

TYPED_TEST(Laws, L5_what_is_written_reads_back) {
  using Text = typename TypeParam::Text;
  using G = typename Text::Rules;
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    wander<TypeParam>(seed, 80, [](auto& table) {
      // Actions.
      for (int k = 0; k < 20; ++k) {
        const auto action = TypeParam::arbitrary(table.state.pub, table.rng());
        std::string text;
        Text::print(table.names(), action, text);
        Command<G> command;
        Findings findings;
        RC_ASSERT(Text::parse(table.names(), table.state.pub, text, command, findings) ==
                  Parsed::ok);
        RC_ASSERT(command.action == action);
      }
      // Positions: loading one gives the same game, to the hash.
      const auto live = table.table();
      const JsonResult position = parse_json(live.position());
      RC_ASSERT(bool(position));
      const Opened loaded = load_table(built_in_shelf(), position.value);
      if (!loaded.answer.ok()) RC_LOG() << loaded.answer.message << "\n" << live.position();
      RC_ASSERT(loaded.answer.ok());
      RC_ASSERT(loaded.table->position() == live.position());
      RC_ASSERT(loaded.table->hash() == live.hash());
      // Views: what a client can work out from one is what the table says.
      for (int s = 0; s < table.state.pub.options.players; ++s) {
        const JsonResult view = parse_json(live.view(seat_at(s)));
        const ViewAnswer legal = legal_in_view(built_in_shelf(), view.value, seat_at(s));
        RC_ASSERT(legal.answer.ok());
        RC_ASSERT(legal.commands == live.legal(Actor::at(seat_at(s))));
      }
    });
  }));
}

TYPED_TEST(Laws, L6_a_guess_fits_the_view) {
  using G = typename TypeParam::Text::Rules;
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    wander<TypeParam>(seed, 150, [](auto& table) {
      const auto seat =
          seat_at(static_cast<int>(table.rng().below(table.state.pub.options.players)));
      const View<G> seen = view<G>(table.state, seat);
      const State<G> guess = G::guess(seen, table.memory, table.rng());
      RC_ASSERT(view<G>(guess, seat) == seen);
      RC_ASSERT(G::flaw(guess) == "");
    });
  }));
}

TYPED_TEST(Laws, L7_two_worlds_look_the_same) {
  using G = typename TypeParam::Text::Rules;
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    wander<TypeParam>(seed, 120, [](auto& table) {
      const int players = table.state.pub.options.players;
      const Seat seat =
          seat_at(static_cast<int>(table.rng().below(static_cast<std::uint32_t>(players))));
      const State<G> other = G::guess(view<G>(table.state, seat), table.memory, table.rng());
      auto here = table.table();
      auto there = table.table(other);
      RC_ASSERT(here.view(seat) == there.view(seat));
      RC_ASSERT(here.view(kNobody) == there.view(kNobody));
      RC_ASSERT(here.legal(Actor::at(seat)) == there.legal(Actor::at(seat)));
      RC_ASSERT(here.known(seat) == there.known(seat));
      RC_ASSERT(here.waiting() == there.waiting());
      for (int k = 0; k < 20; ++k) {
        const auto action = TypeParam::arbitrary(table.state.pub, table.rng());
        RC_ASSERT(check<G>(table.state, Actor::at(seat), action) ==
                  check<G>(other, Actor::at(seat), action));
      }
      if (table.over()) return;
      // The same command in both worlds, where both can carry it out.
      const auto step = table.choose();
      if (step.deals || TypeParam::reveals(step.action)) return;
      const std::string text = table.text(step);
      const bool done_here = here.submit(step.who, text).ok();
      RC_ASSERT(done_here);
      if (!there.submit(step.who, text).ok()) return;
      if (here.waiting().over) return;  // the end opens what was hidden
      RC_ASSERT(here.view(seat) == there.view(seat));
      RC_ASSERT(here.known(seat) == there.known(seat));
      RC_ASSERT(here.told(seat) == there.told(seat));
      RC_ASSERT(here.told(kNobody) == there.told(kNobody));
    });
  }));
}

TYPED_TEST(Laws, L8_odds_are_sound) {
  using G = typename TypeParam::Text::Rules;
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    wander<TypeParam>(seed, 200, [](auto& table) {
      Odds<G> odds;
      G::chance(table.state, odds);
      const Waiting waiting = G::waiting(table.state.pub);
      RC_ASSERT(odds.empty() || waiting.nature != Nature::silent);
      for (const auto& odd : odds) {
        RC_ASSERT(odd.weight > 0u);
        RC_ASSERT(!check<G>(table.state, Actor::nature(), odd.outcome));
      }
      if constexpr (requires { TypeParam::odds_total(table.state); }) {
        if (odds.empty()) return;
        std::uint32_t total = 0;
        for (const auto& odd : odds) total += odd.weight;
        RC_ASSERT(total == TypeParam::odds_total(table.state));
      }
    });
  }));
}

TYPED_TEST(Laws, L9_seats_have_no_names) {
  using G = typename TypeParam::Text::Rules;
  if constexpr (requires(State<G> s) { TypeParam::rotated(s); }) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
      RandomTable<TypeParam> table(seed);
      for (int i = 0; i < 150 && !table.over(); ++i) {
        const auto step = table.choose();
        if (step.deals) {
          RC_ASSERT(!table.carry_out(step));
          continue;
        }
        State<G> turned = TypeParam::rotated(table.state);
        Story<G> story;
        const auto [who, action] = TypeParam::rotated(table.state, step.who, step.action);
        RC_ASSERT(!play<G>(turned, who, action, story));
        RC_ASSERT(!table.carry_out(step));
        RC_ASSERT(turned == TypeParam::rotated(table.state));
      }
    }));
  }
}

TYPED_TEST(Laws, L10_rules_allocate_nothing) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    RandomTable<TypeParam> table(seed);
    const long before = allocation_count();
    for (int i = 0; i < 2000 && !table.over(); ++i) {
      const auto step = table.choose();
      ASSERT_FALSE(table.carry_out(step));
    }
    EXPECT_EQ(allocation_count() - before, 0);
  }
}

// What whoever runs a table relies on, knowing no game (core/pace.h).
TYPED_TEST(Laws, L11_a_table_tells_its_pace) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    wander<TypeParam>(seed, 120, [](auto& table) {
      const auto live = table.table();
      const std::optional<Pace> pace = live.pace();
      const bool runs = pace && pace->runs;
      RC_ASSERT(runs == (live.waiting().nature == Nature::may));
      RC_ASSERT(!runs || pace->goes);
      for (const PaceEnd end : {PaceEnd::fell, PaceEnd::failed}) {
        if (!pace) break;
        auto ended = live;
        RC_ASSERT(ended.submit(Actor::nature(), live.pace_ends(end)).ok() == runs);
        RC_ASSERT(!runs || !ended.pace()->goes);
      }
      for (int s = 0; s < live.players(); ++s) {
        const std::string stated = live.when_late(seat_at(s));
        const std::string move = live.any_move(seat_at(s), table.rng().next());
        RC_ASSERT(stated.empty() || live.check(Actor::at(seat_at(s)), stated).ok());
        RC_ASSERT(move.empty() || live.check(Actor::at(seat_at(s)), move).ok());
        if (runs && pace->may_be_stopped && pace->holder == seat_at(s)) {
          auto stopped = live;
          RC_ASSERT(stopped.submit(Actor::at(seat_at(s)), stated).ok());
          RC_ASSERT(!stopped.pace()->goes);
        }
      }
      if (live.waiting().nature ==
          Nature::owes) {  // drawn and done at once, or drawn and then said: the same
        Rng one(table.rng().next());
        Rng two = one;
        auto at_once = live;
        auto said = live;
        const std::string word = at_once.draw_and_do(Lots(one));
        RC_ASSERT(word == live.draw(Lots(two)));
        RC_ASSERT(said.submit(Actor::nature(), word).ok());
        RC_ASSERT(said.hash() == at_once.hash());
        RC_ASSERT(said.told(Viewer::everything()) == at_once.told(Viewer::everything()));
      }
      if (table.over()) return;
      const auto step = table.choose();
      const std::string text = table.text(step);
      auto next = live;
      const Meaning meaning = live.meaning(text);
      RC_ASSERT(next.submit(step.who, text).ok());
      RC_ASSERT(next.meant() == meaning);
      std::string joined = "{}";
      next.tell(kNobody, joined);
      const std::string listed = next.told(kNobody);
      RC_ASSERT("[" + joined + "]" == (listed == "[]" ? "[{}]" : "[{}," + listed.substr(1)));
    });
  }));
}

}  // namespace
}  // namespace stolik
