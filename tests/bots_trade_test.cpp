// How the bots of `rationing` trade: no deal that harms them, no offer twice, not too many; and
// their imagined games follow the rules.

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>
#include <utility>

#include "bots/rationing/bot.h"
#include "bots/rationing/deals.h"
#include "bots/rationing/rollout.h"
#include "games/rationing/lots.h"
#include "tools/arena.h"
#include "tools/labs.h"

namespace stolik {
namespace {

using namespace rationing;

// What hand, place and visit are worth to a seat, before or after a step.
int worth_to(const State<Rationing>& state, const Memory& memory, Seat seat) {
  const Private& own = state.own[slot(seat)];
  const Market market(state.pub, memory, own.bought);
  return market.worth(own.hand, own.visit, ahead_of(state.pub.queue, pawn_of(seat)));
}

// Four at a table of the deck that comes with the program.
Options usual_table() {
  Options options;
  EXPECT_EQ(
      read_options<Text>(nullptr, 4,
                         *names_of<Text>(*built_in_shelf().default_for(Rationing::kName)), options),
      "");
  return options;
}

Goods some_of(Goods from, int most, Rng& rng) {
  Goods taken;
  for (int n = static_cast<int>(rng.below(static_cast<std::uint32_t>(most + 1)));
       n > 0 && from.total() > 0; --n) {
    taken = taken + Goods::of(take_random(from, rng));
  }
  return taken;
}

// A greedy offer: little of its own for much of the victim's, who holds what is asked, with places
// or without.
Action greedy_offer(const State<Rationing>& state, Seat from, Seat victim, Rng& rng) {
  Action offer{.verb = Verb::offer, .to = {victim}, .places = rng.below(3) == 0};
  offer.give = some_of(state.own[slot(from)].hand, 3, rng);
  offer.want = some_of(state.own[slot(victim)].hand, 4, rng);
  if (rng.below(5) == 0)
    offer.choice = {.kinds = 0, .count = static_cast<std::uint8_t>(1 + rng.below(2))};
  return offer;
}

// Its own offers are used up, so that it has nothing to do but answer.
Memory silent(const Memory& memory, Seat seat) {
  Memory quiet = memory;
  quiet.offers_made[slot(seat)] = 255;
  return quiet;
}

TEST(Trade, no_deal_that_harms_in_100000_offers) {
  int offers = 0;
  int accepted = 0;
  const int strong_seldom = std::getenv("STOLIK_LONG") != nullptr ? 20 : 200;
  for (std::uint64_t seed = 0; offers < 100'000; ++seed) {
    ASSERT_LT(seed, 4000u);
    RandomTable<rationing::Lab> table(seed);
    Rng rng(seed);
    for (int i = 0; i < 300 && !table.over() && offers < 100'000; ++i) {
      ASSERT_FALSE(table.carry_out(table.choose()));
      const Public& pub = table.state.pub;
      if (pub.phase != Phase::spinning) continue;
      for (int n = 0; n < 12; ++n) {
        const Seat victim = seat_at(static_cast<int>(rng.below(pub.options.players)));
        Seat from = pub.active;
        if (from == victim) from = left_of(victim, pub.options.players);
        State<Rationing> state = table.state;
        state.pub.offers.clear();
        Story<Rationing> story;
        if (play<Rationing>(state, Actor::at(from), greedy_offer(state, from, victim, rng), story))
          continue;
        ++offers;
        const Memory memory = silent(table.memory, victim);
        // Strong tries what looks good out in imagined games: it is asked less often.
        const Level level = offers % strong_seldom == 0 ? Level::strong
                            : offers % 2 == 0           ? Level::steady
                                                        : Level::easy;
        if (level == Level::strong && victim == pub.active)
          continue;  // it would think about the speculator
        const Knowledge<Rationing> known{view<Rationing>(state, victim), memory,
                                         static_cast<std::uint32_t>(offers)};
        Rng lots(seed_of(known, level));
        const auto choice = Bot::choose(known, level, lots);
        if (choice.waits || choice.action.verb != Verb::accept) continue;
        const int before = worth_to(state, memory, victim);
        ASSERT_FALSE(play<Rationing>(state, Actor::at(victim), choice.action, story));
        const int after = worth_to(state, memory, victim);
        ASSERT_GT(after, before) << "seed " << seed;
        ASSERT_EQ(choice.why.after - choice.why.before, after - before);
        ++accepted;
      }
    }
  }
  EXPECT_GT(accepted, 1000);  // it is not by silence that no harm is done
}

// What a seat is worth after a deal that is carried out by the rules, less what it is worth now;
// none if it cannot be.
std::optional<int> gain_by_rules(State<Rationing> state, const Memory& memory, Seat seat,
                                 Seat accepts, const Action& accept) {
  const int before = worth_to(state, memory, seat);
  Story<Rationing> story;
  if (play<Rationing>(state, Actor::at(accepts), accept, story)) return std::nullopt;
  return worth_to(state, memory, seat) - before;
}

// How many of the hands it imagines for the partner would agree to a deal, in thousandths, and what
// they gain on average.
std::pair<int, int> partner_on(const Knowledge<Rationing>& known, Level level, Seat partner,
                               Goods gets, Goods pays, bool places) {
  constexpr int kWorlds = 12;
  Rng rng(seed_of(known, level));
  const Market market(known.view.pub, known.memory, known.view.own.bought);
  const int his = ahead_of(known.view.pub.queue, pawn_of(partner));
  const int after = places ? ahead_of(known.view.pub.queue, pawn_of(known.view.seat)) : his;
  int agree = 0;
  int sum = 0;
  for (int i = 0; i < kWorlds; ++i) {
    const Private own = Rationing::guess(known.view, known.memory, rng).own[slot(partner)];
    if (!own.hand.has_all(pays)) continue;
    int gain = market.worth(own.hand - pays + gets, own.visit, after) -
               market.worth(own.hand, own.visit, his);
    gets.each([&](Good good, int) {
      gain += known.memory.needs[slot(partner)].count(good) > 0 ? 150 : 0;
    });
    if (gain < 80) continue;
    ++agree;
    sum += gain;
  }
  return {agree * 1000 / kWorlds, agree == 0 ? 0 : sum / agree};
}

struct Checked {
  int buys = 0;
  int deals = 0;
  int poor = 0;
};

// R29, counted from the deck; what is left in the hand by the rules.
void check_purchase(const State<Rationing>& state, const Memory& memory, Seat seat, Level level,
                    const stolik::Choice<Rationing, Why>& choice) {
  const Private& own = state.own[slot(seat)];
  const CardFacts& facts = state.pub.options.facts.of(choice.action.card);
  const int points =
      facts.icons() *
      (state.pub.options.facts.doubles_category(own.visit, facts.category()) ? 2 : 1);
  const Market market(state.pub, memory, own.bought);
  State<Rationing> next = state;
  Story<Rationing> story;
  ASSERT_FALSE(play<Rationing>(next, Actor::at(seat), choice.action, story));
  ASSERT_EQ(choice.why.points, points);
  ASSERT_EQ(choice.why.before, market.leftover(own.hand, own.visit));
  const int kept = level == Level::easy ? 0 : market.leftover(next.own[slot(seat)].hand, own.visit);
  ASSERT_EQ(choice.why.after, points * 1000 + kept);
}

// Every number that a bot tells about a deal, with the deal carried out by the rules.
void check_words(const State<Rationing>& state, const Memory& memory, std::uint32_t heard,
                 Seat seat, Level level, const stolik::Choice<Rationing, Why>& choice,
                 Checked& checked) {
  const int gain = choice.why.after - choice.why.before;
  const Knowledge<Rationing> known{view<Rationing>(state, seat), memory, heard};
  // What is told of imagined games is what was played.
  if (choice.why.code == Why::Code::speculator) {
    ASSERT_GT(choice.why.games, 0);
    ASSERT_LE(choice.why.games, 2 * kGames);
  }
  if (choice.action.verb == Verb::buy) {
    check_purchase(state, memory, seat, level, choice);
    ++checked.buys;
  } else if (choice.action.verb == Verb::accept) {
    ASSERT_EQ(gain_by_rules(state, memory, seat, seat, choice.action), gain);
    ASSERT_EQ(choice.why.permille, 1000);
    for (int s = 0; s < state.pub.options.players; ++s) {
      for (const Offer& offer : state.pub.offers.by_seat[slot(seat_at(s))]) {
        if (offer.id != choice.action.id) continue;
        const auto thought = partner_on(known, level, seat_at(s), offer.fixed + choice.action.give,
                                        offer.give, offer.places);
        ASSERT_EQ(choice.why.theirs, thought.second);
      }
    }
    ++checked.deals;
  } else if (choice.action.verb == Verb::decline && choice.why.code == Why::Code::poor_deal) {
    const auto would =
        gain_by_rules(state, memory, seat, seat, {.verb = Verb::accept, .id = choice.action.id});
    // Bots ask for named goods, so there is one way to pay or none.
    ASSERT_EQ(would.value_or(-99'999), gain);
    ++checked.poor;
  } else if (choice.action.verb == Verb::offer) {
    State<Rationing> next = state;
    Story<Rationing> story;
    ASSERT_FALSE(play<Rationing>(next, Actor::at(seat), choice.action, story));
    ASSERT_GT(gain, 0);
    const Action& made = choice.action;
    const auto thought = partner_on(known, level, made.to.seat, made.give, made.want, made.places);
    ASSERT_GT(choice.why.permille, 0);
    ASSERT_EQ(choice.why.permille, thought.first);
    ASSERT_EQ(choice.why.theirs, thought.second);
    const auto id =
        next.pub.offers.by_seat[slot(seat)][next.pub.offers.by_seat[slot(seat)].size() - 1].id;
    const auto would =
        gain_by_rules(next, memory, seat, choice.action.to.seat, {.verb = Verb::accept, .id = id});
    if (!would) return;  // the partner does not hold it
    ASSERT_EQ(*would, gain);
    ++checked.deals;
  }
}

// Plays a whole game of one level and looks at every word.
void watch(std::uint64_t seed, Level level, int most_offers, Checked& checked) {
  const Options options = usual_table();
  State<Rationing> state = Rationing::start(options);
  Memory memory{};
  Story<Rationing> story;
  Rng nature(seed);
  PerSeat<std::vector<Action>> made{};
  int spin_left = 0;
  for (std::uint32_t heard = 0; !Rationing::waiting(state.pub).over; ++heard) {
    const Waiting waiting = Rationing::waiting(state.pub);
    const Public before = state.pub;
    bool spoken = false;
    for (int i = 0; i < 4 && !spoken && waiting.nature != Nature::owes &&
                    (waiting.nature != Nature::may || spin_left > 0);
         ++i) {
      const Seat seat = seat_at(static_cast<int>(heard + static_cast<std::uint32_t>(i)) % 4);
      if (!waiting.seats.has(seat)) continue;
      const Knowledge<Rationing> known{view<Rationing>(state, seat), memory, heard};
      Rng rng(seed_of(known, level));
      const auto choice = Bot::choose(known, level, rng);
      if (choice.waits) continue;
      spoken = true;
      if (choice.action.verb == Verb::offer) {
        auto& mine = made[slot(seat)];
        for (const Action& earlier : mine)
          ASSERT_FALSE(earlier == choice.action) << "the same offer again";
        mine.push_back(choice.action);
        ASSERT_LE(static_cast<int>(mine.size()), most_offers);
      }
      check_words(state, memory, heard, seat, level, choice, checked);
      if (testing::Test::HasFatalFailure()) return;
      ASSERT_FALSE(play<Rationing>(state, Actor::at(seat), choice.action, story));
    }
    --spin_left;
    if (!spoken) {
      Odds<Rationing> odds;
      Rationing::chance(state, odds);
      if (odds.empty()) {
        Lots lots(nature);
        ASSERT_FALSE(
            play_deal<Rationing>(state, Actor::nature(), Text::shuffle(state.pub, lots), story));
      } else {
        ASSERT_FALSE(play<Rationing>(state, Actor::nature(), pick(odds, nature), story));
      }
    }
    if (before.phase != Phase::spinning && state.pub.phase == Phase::spinning &&
        before.phase == Phase::allocation) {
      spin_left = 20;
      made = {};
    }
    for (const auto& beat : story) Rationing::remember(memory, before, beat.shown);
  }
}

TEST(Trade, no_offer_twice_in_one_spin_not_too_many_and_every_number_is_true) {
  const int more = std::getenv("STOLIK_LONG") != nullptr ? 10 : 1;
  Checked checked;
  // Easy offers nothing; a game of steady and easy would tell no more about it than its purchases.
  for (int seed = 0; seed < 5 * more; ++seed)
    watch(static_cast<std::uint64_t>(seed), Level::easy, 0, checked);
  for (int seed = 0; seed < 25 * more; ++seed)
    watch(static_cast<std::uint64_t>(seed), Level::steady, 2, checked);
  for (int seed = 0; seed < 2 * more; ++seed)
    watch(static_cast<std::uint64_t>(seed), Level::strong, 4, checked);
  EXPECT_GT(checked.buys, 200);
  EXPECT_GT(checked.deals, 100);
  EXPECT_GT(checked.poor, 20);
}

// The same game by the rules, everybody buying as the bots do that never trade.
State<Rationing> end_by_rules(State<Rationing> state, Memory memory, Rng& rng) {
  Story<Rationing> story;
  while (state.pub.phase != Phase::over) {
    const Public before = state.pub;
    Actor who = Actor::nature();
    Action next;
    if (before.phase == Phase::allocation) {
      who = Actor::at(before.active);
      next.verb = before.final ? Verb::spin : Verb::stop;
    } else if (before.phase == Phase::spinning) {
      next.verb = Verb::top_fell;
    } else if (before.phase == Phase::shopping) {
      const Seat head = seat_of(before.queue.head());
      who = Actor::at(head);
      next = Bot::choose({view<Rationing>(state, head), memory, 0}, Level::anchor0, rng).action;
    } else {
      Odds<Rationing> odds;
      Rationing::chance(state, odds);
      next = pick(odds, rng);
    }
    EXPECT_FALSE(play<Rationing>(state, who, next, story));
    for (const auto& beat : story) Rationing::remember(memory, before, beat.shown);
  }
  return state;
}

// Lots are drawn in another order there, so the means are compared, not single games.
TEST(Trade, imagined_games_go_as_the_rules_say) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    RandomTable<rationing::Lab> table(seed);
    while (!table.over() && table.state.pub.phase != Phase::shopping)
      ASSERT_FALSE(table.carry_out(table.choose()));
    if (table.over()) continue;
    constexpr int kPlayed = 2000;
    const PriceList prices(table.state.pub.options.facts);
    std::array<double, kMaxPlayers> by_course{};
    std::array<double, kMaxPlayers> by_rules{};
    Rng rng(seed);
    for (int game = 0; game < kPlayed; ++game) {
      Course course(prices, table.state, kNobody);
      course.finish(rng);
      const State<Rationing> end = end_by_rules(table.state, table.memory, rng);
      for (std::size_t s = 0; s < table.state.pub.options.players; ++s) {
        by_course[s] += course.points(seat_at(static_cast<int>(s)));
        by_rules[s] += Rationing::points(end.pub, seat_at(static_cast<int>(s)));
      }
    }
    for (std::size_t s = 0; s < table.state.pub.options.players; ++s) {
      EXPECT_NEAR(by_course[s] / kPlayed, by_rules[s] / kPlayed, 0.35)
          << "seed " << seed << " seat " << s;
    }
  }
}

// Whoever imagines a game does better in it than those who only buy: its rule for later turns is
// worth something.
TEST(Trade, the_one_who_imagines_plays_better_than_the_others) {
  const Options options = usual_table();
  const PriceList prices(options.facts);
  Rng rng(1);
  int sum = 0;
  constexpr int kPlayed = 4000;
  for (int game = 0; game < kPlayed; ++game) {
    State<Rationing> state = Rationing::start(options);
    Story<Rationing> story;
    Lots lots(rng);
    ASSERT_FALSE(
        play_deal<Rationing>(state, Actor::nature(), Text::shuffle(state.pub, lots), story));
    while (state.pub.phase != Phase::allocation) {
      Odds<Rationing> odds;
      Rationing::chance(state, odds);
      ASSERT_FALSE(play<Rationing>(state, Actor::nature(), pick(odds, rng), story));
    }
    const Seat self = seat_at(game % 4);
    for (const Seat bargains : {self, kNobody}) {
      Course course(prices, state, bargains);
      course.finish(rng);
      sum += bargains == self ? course.points(self) : -course.points(self);
    }
  }
  EXPECT_GT(sum, kPlayed / 2);  // half a point a game; about one was seen
}

// R10: since it was last shuffled anew, nothing can lie in the stack but what it was made of;
// worlds keep to that.
TEST(Trade, the_stack_is_drawn_from_what_it_was_made_of) {
  int checked = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    RandomTable<rationing::Lab> table(seed);
    Rng rng(seed);
    for (int i = 0; i < 600 && !table.over(); ++i) {
      ASSERT_FALSE(table.carry_out(table.choose()));
      const Goods made_of = table.memory.stack_of;
      if (made_of.empty()) continue;
      ASSERT_TRUE(made_of.has_all(table.state.hid.stack));
      const auto world =
          Rationing::guess(view<Rationing>(table.state, seat_at(0)), table.memory, rng);
      ASSERT_TRUE(made_of.has_all(world.hid.stack));
      ASSERT_EQ(world.hid.stack.total(), table.state.pub.stack_size);
      ++checked;
    }
  }
  EXPECT_GT(checked, 1000);
}

}  // namespace
}  // namespace stolik
