// stolik_learn_triples [GENERATIONS [GAMES [PLAYERS]]]: learns from play what an open set is worth to a seat, and prints
// bots/triples/worth.cpp.
//
// Each generation plays by the table it has and then takes, for every standing it met, the share of such sets that ended
// up with the seat. It begins with the table that is there. Opponents are the counting bot; PLAYERS, if given, is the only
// size of table that is learned, the others stay as they are.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "bots/triples/bot.h"
#include "core/play.h"
#include "core/rng.h"

namespace stolik {
namespace {

using namespace triples;

struct Sample {
  int number;
  std::size_t set;
  std::size_t seat;
};

struct Tally {
  std::vector<double> won = std::vector<double>(kStandings, 0.0);
  std::vector<double> seen = std::vector<double>(kStandings, 0.0);
};

Deal shuffled(int players, Rng& rng) {
  std::array<int, kCards> cards{};
  for (int i = 0; i < kCards; ++i) cards[static_cast<std::size_t>(i)] = i;
  for (int i = kCards - 1; i > 0; --i) {
    std::swap(cards[static_cast<std::size_t>(i)], cards[rng.below(static_cast<std::uint32_t>(i + 1))]);
  }
  Deal deal;
  deal.players = static_cast<std::uint8_t>(players);
  deal.cards = kCards;
  std::size_t next = 0;
  for (int s = 0; s < players; ++s) {
    for (int i = 0; i < Triples::dealt_to(s, players); ++i) deal.hands[static_cast<std::size_t>(s)].add(card_at(cards[next++]));
  }
  return deal;
}

void play_one(const Worth& worth, std::uint64_t seed, int players, Tally& tally) {
  Rng rng(seed);
  Options options;
  options.players = static_cast<std::uint8_t>(players != 0 ? players : seed % 5 == 0 ? 3 : seed % 5 == 1 ? 5 : 4);
  options.youngest = seat_at(static_cast<int>(rng.below(options.players)));
  const SeatSet learners = SeatSet::of(seat_at(static_cast<int>(rng.below(options.players))));
  State<Triples> state = Triples::start(options);
  Memory memory{};
  Story<Triples> story;
  const Refusal bad = play_deal<Triples>(state, Actor::nature(), shuffled(options.players, rng), story);
  STOLIK_ASSERT(!bad);
  std::vector<Sample> samples;
  const auto note = [&](Seat seat, std::uint32_t heard, bool turn) {
    const Knowledge<Triples> known{view<Triples>(state, seat), memory, heard};
    const Belief belief(known.view, known.memory);
    const auto all = standings(known, belief);
    for (std::size_t s = 0; s < kSets; ++s) {
      if (state.pub.in_play.meets(CardSet::of(static_cast<SetId>(s)))) samples.push_back({number(all[s], turn), s, slot(seat)});
    }
  };
  for (std::uint32_t heard = 1; state.pub.phase == Phase::play; ++heard) {
    const Seat seat = state.pub.turn;
    const Knowledge<Triples> known{view<Triples>(state, seat), memory, heard};
    const bool learns = learners.has(seat);
    if (learns) note(seat, heard, true);
    Rng lots(seed_of(known, Level::strong));
    const auto choice = learns ? Bot::choose_by(known, worth, lots) : Bot::choose(known, Level::steady, lots);
    const Public before = state.pub;
    const Refusal refusal = play<Triples>(state, Actor::at(seat), choice.action, story);
    STOLIK_ASSERT(!refusal);
    for (const auto& beat : story) memory.hear(before, beat.shown);
    if (learns && state.pub.phase == Phase::play && state.pub.turn != seat) note(seat, heard, false);
  }
  for (const Sample& sample : samples) {
    tally.seen[static_cast<std::size_t>(sample.number)] += 1;
    if (state.pub.sets[sample.seat].has(static_cast<SetId>(sample.set))) tally.won[static_cast<std::size_t>(sample.number)] += 1;
  }
}

void print(const Worth& worth) {
  std::printf("// Learned by stolik_learn_triples; not written by hand.\n#include \"bots/triples/worth.h\"\n\n"
              "namespace stolik::triples {\n\nconst Worth kWorth = {\n");
  for (std::size_t i = 0; i < worth.size(); ++i) {
    std::printf("%s%d,%s", i % 21 == 0 ? "    " : " ", worth[i], i % 21 == 20 ? "\n" : "");
  }
  std::printf("};\n\n}  // namespace stolik::triples\n");
}

}  // namespace
}  // namespace stolik

int main(int argc, char** argv) {
  using namespace stolik;
  const int generations = argc > 1 ? std::atoi(argv[1]) : 8;
  const int games = argc > 2 ? std::atoi(argv[2]) : 4000;
  const int players = argc > 3 ? std::atoi(argv[3]) : 0;
  Worth worth = kWorth;
  Tally tally;
  for (int g = 0; g < generations; ++g) {
    for (double& n : tally.won) n *= 0.6;
    for (double& n : tally.seen) n *= 0.6;
    for (int i = 0; i < games; ++i) {
      play_one(worth, static_cast<std::uint64_t>(g) * 1'000'003u + static_cast<std::uint64_t>(i), players, tally);
    }
    for (std::size_t i = 0; i < worth.size(); ++i) {
      // What was met seldom keeps most of what it was thought to be.
      const double prior = 25;
      worth[i] = static_cast<std::int16_t>((worth[i] * prior + 10'000 * tally.won[i]) / (prior + tally.seen[i]));
    }
    std::fprintf(stderr, "generation %d of %d\n", g + 1, generations);
  }
  print(worth);
  return 0;
}
