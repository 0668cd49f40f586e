// `stolik bench engine`: how fast the rules are, on one core, beside a calibration loop of the same
// run.

#include <algorithm>
#include <cstdio>
#include <string>
#include <type_traits>
#include <vector>

#include "games/journal.h"
#include "tools/args.h"
#include "tools/labs.h"

namespace stolik {
namespace {

template <class T>
void keep(T& value) {  // the compiler must believe that somebody looks
  asm volatile("" : : "g"(&value) : "memory");
}

// Runs batch() until `seconds` have passed; returns what was counted per second, the best of ten
// parts: what disturbs a machine makes it slower, never faster.
template <class Batch>
double per_second(double seconds, Batch&& batch) {
  constexpr int kParts = 10;
  // A call that nobody inlines: a browser compiles a function well once it was called some times,
  // and never one that already runs.
  using Work = std::remove_reference_t<Batch>;
  long (*volatile apart)(Work&) = [](Work& work) -> long { return work(); };
  double best = 0;
  for (int part = 0; part < kParts; ++part) {
    const double begin = cpu_seconds();
    long count = 0;
    double passed = 0;
    while (passed < seconds / kParts) {
      count += apart(batch);
      passed = cpu_seconds() - begin;
    }
    best = std::max(best, double(count) / passed);
  }
  return best;
}

// The yardstick: steps of the random generator and one branch each. Machines differ; ratios less
// so.
double calibration(double seconds) {
  Rng rng{1};
  return per_second(seconds, [&] {
    std::uint64_t sum = 0;
    for (int i = 0; i < 100'000; ++i) sum += rng.below(97) < 50 ? 1u : 2u;
    keep(sum);
    return 100'000L;
  });
}

struct Figures {
  std::string game;
  double decisions = 0;  // per second, with the legal list
  double applies = 0;    // per second, without
  std::size_t state_bytes = 0;
  double copy_ns = 0;
  double view_ns = 0;
  double view_json_ns = 0;
  double append_ns = 0;
  double guess_ns = 0;
};

template <class Lab>
class Bench {
  using Text = typename Lab::Text;
  using G = typename Text::Rules;
  static constexpr int kTables = 64;
  static constexpr int kSteps = 4096;
  static constexpr bool kChecks = requires { requires Lab::kChecksSamples; };

 public:
  explicit Bench(double seconds) : seconds_(seconds), rng_(7) {
    for (int i = 0; i < kTables; ++i) {
      RandomTable<Lab> table(std::uint64_t(i), AddedOptions::left_out);
      table.state = G::start(table.complete(Lab::bench_options()));
      while (G::waiting(table.state.pub).nature == Nature::owes) table.carry_out(table.choose());
      dealt_.push_back(table.state);
      for (int k = 0; k < 25 && !table.over(); ++k) table.carry_out(table.choose());
      middle_.push_back(table);
    }
  }

  Figures run() {
    Figures figures;
    figures.game = G::kName;
    figures.state_bytes = sizeof(State<G>);
    const auto from_list = [&](const State<G>& state, Seat seat) { return with_list(state, seat); };
    const auto by_sample = [&](const State<G>& state, Seat seat) {
      return Lab::sample(state, seat, rng_);
    };
    figures.decisions = per_second(seconds_, [&] { return play_on<false>(from_list); });
    figures.applies = per_second(seconds_, [&] { return play_on<kChecks>(by_sample); });
    figures.copy_ns = nanoseconds([&](std::size_t i) {
      State<G>& to = copies_[i % kTables];
      to = middle_[(i * 7) % kTables].state;
      keep(to);
    });
    figures.view_ns = nanoseconds([&](std::size_t i) {
      const View<G> seen = view<G>(middle_[i % kTables].state, seat_at(0));
      keep(seen);
    });
    std::vector<TableOf<Text>> tables;
    for (const auto& table : middle_) tables.push_back(table.table());
    figures.view_json_ns = nanoseconds([&](std::size_t i) {
      const std::string text = tables[i % kTables].view(seat_at(0));
      keep(text);
    });
    std::vector<std::string> commands;
    for (auto& table : middle_)
      commands.push_back(table.over() ? "end" : table.text(table.choose()));
    Journal journal;
    figures.append_ns = nanoseconds([&](std::size_t i) {
      if (journal.entries.size() > 100'000) journal.entries.clear();
      journal.append(Actor::at(seat_at(0)), commands[i % kTables]);
    });
    figures.guess_ns = nanoseconds([&](std::size_t i) {
      const auto& table = middle_[i % kTables];
      const State<G> guess = G::guess(view<G>(table.state, seat_at(0)), table.memory, rng_);
      keep(guess);
    });
    return figures;
  }

 private:
  template <class Work>
  double nanoseconds(Work&& work) {
    std::size_t i = 0;
    const double rate = per_second(seconds_ / 2, [&] {
      for (int k = 0; k < 1000; ++k) work(i++);
      return 1000L;
    });
    return 1e9 / rate;
  }

  // Plays kSteps decisions; nature's words in between are carried out but not counted.
  template <bool kChecked, class Choose>
  [[gnu::flatten]] long play_on(Choose&& choose) {
    State<G> state = dealt_[next_++ % kTables];
    Story<G> story;
    long decisions = 0;
    while (decisions < kSteps) {
      const Waiting waiting = G::waiting(state.pub);
      if (waiting.over) {
        state = dealt_[next_++ % kTables];
      } else if (waiting.nature == Nature::owes || waiting.seats.empty() ||
                 (waiting.nature == Nature::may && rng_.below(24) == 0)) {
        do_one<kChecked>(state, Actor::nature(), lot(state), story);
      } else {
        const Seat seat = any_of(waiting.seats);
        do_one<kChecked>(state, Actor::at(seat), choose(state, seat), story);
        ++decisions;
      }
      keep(story);
    }
    return decisions;
  }

  template <bool kChecked>
  static void do_one(State<G>& state, Actor who, const typename G::Action& action,
                     Story<G>& story) {
    if constexpr (kChecked) {
      const Refusal refusal = play<G>(state, who, action, story);
      STOLIK_ASSERT(!refusal);
    } else {
      story.clear();
      G::apply(state, who, action, story);
    }
  }

  Seat any_of(SeatSet seats) {
    if (std::has_single_bit(seats.bits)) return seat_at(std::countr_zero(seats.bits));
    auto skip = rng_.below(seats.count());
    if (seats == SeatSet::first(seats.count())) return seat_at(int(skip));
    for (; skip > 0; --skip) seats.remove(seat_at(std::countr_zero(seats.bits)));
    return seat_at(std::countr_zero(seats.bits));
  }

  typename G::Action lot(const State<G>& state) {
    if constexpr (requires { Lab::lot(state, rng_); }) {
      return Lab::lot(state, rng_);
    } else {
      G::chance(state, odds_);
      return pick(odds_, rng_);
    }
  }

  typename G::Action with_list(const State<G>& state, Seat seat) {
    G::list(state.pub, state.own[slot(seat)], seat, actions_);
    if (actions_.empty()) return Lab::sample(state, seat, rng_);
    return actions_[rng_.below(actions_.size())];
  }

  double seconds_;
  Rng rng_;
  std::size_t next_ = 0;
  std::vector<State<G>> dealt_;
  std::vector<RandomTable<Lab>> middle_;
  std::array<State<G>, kTables> copies_{};
  Actions<G> actions_;
  Odds<G> odds_;
};

void print_table(const std::vector<Figures>& all, double yard) {
  std::printf("calibration: %.0f million steps/s; a ratio in brackets is to one of its steps\n\n",
              yard / 1e6);
  std::printf("%-14s %20s %20s %8s %12s %12s %14s %12s %14s\n", "game", "decisions/s (list)",
              "applies/s (no list)", "state B", "copy ns", "view ns", "view JSON ns", "append ns",
              "guess ns");
  for (const Figures& f : all) {
    const double step_ns = 1e9 / yard;
    std::printf(
        "%-14s %11.1f M (%.3f) %11.1f M (%.3f) %8zu %6.1f (%3.1f) %6.1f (%3.1f) %8.0f (%3.0f) "
        "%6.0f (%3.0f) %8.0f (%3.0f)\n",
        f.game.c_str(), f.decisions / 1e6, f.decisions / yard, f.applies / 1e6, f.applies / yard,
        f.state_bytes, f.copy_ns, f.copy_ns / step_ns, f.view_ns, f.view_ns / step_ns,
        f.view_json_ns, f.view_json_ns / step_ns, f.append_ns, f.append_ns / step_ns, f.guess_ns,
        f.guess_ns / step_ns);
  }
}

void print_json(const std::vector<Figures>& all, double yard) {
  std::printf("{\"calibration_per_s\":%.0f", yard);
  for (const Figures& f : all) {
    std::printf(
        ",\"%s\":{\"decisions_per_s\":%.0f,\"applies_per_s\":%.0f,\"state_bytes\":%zu,\"copy_ns\":%"
        ".1f,"
        "\"view_ns\":%.1f,\"view_json_ns\":%.0f,\"append_ns\":%.0f,\"guess_ns\":%.0f,"
        "\"decisions_ratio\":%.4f,\"applies_ratio\":%.4f}",
        f.game.c_str(), f.decisions, f.applies, f.state_bytes, f.copy_ns, f.view_ns, f.view_json_ns,
        f.append_ns, f.guess_ns, f.decisions / yard, f.applies / yard);
  }
  std::printf("}\n");
}

}  // namespace

int bench_main(int argc, char** argv) {
  const Args args(
      "bench",
      "Measures the rules engine on one core: random play with the legal list and without it, "
      "size\n"
      "and cost of a state, a view, its JSON, a journal entry, a guess. Every figure also stands "
      "as a\n"
      "ratio to a calibration loop of the same run, since machines differ.\n"
      "\n"
      "The server is measured by `stolik load`, and beside boardgame.io and Colyseus by\n"
      "`./stolik bench peers` in the source folder (docs/BENCHMARKS.md).",
      "engine",
      {{"--seconds", "N", "how long each figure is measured, in tenths of a second (default 10)"},
       {"--game", "NAME", "measure one game only"},
       {"--json", "", "print JSON instead of a table"}},
      argc, argv);
  if (args.operands() == std::vector<std::string>{"peers"}) {
    args.fail("the peers are measured from the source folder: ./stolik bench peers");
  }
  if (args.operands() != std::vector<std::string>{"engine"})
    args.fail("what to measure? There is: engine");
  const double seconds = args.number<double>("--seconds", 10, 1, 600) / 10;
  const double yard = calibration(seconds);
  std::vector<Figures> all;
  const auto only = args.value("--game");
  each_lab([&]<class Lab>() {
    if (only && *only != Lab::Text::Rules::kName) return;
    if (!args.has("--json"))
      std::fprintf(stderr, "measuring %s …\n", Lab::Text::Rules::kName.data());
    all.push_back(Bench<Lab>(seconds).run());
  });
  if (all.empty()) args.fail("there is no game '" + *only + "'");
  args.has("--json") ? print_json(all, yard) : print_table(all, yard);
  return 0;
}

}  // namespace stolik
