// `stolik sim`: the server's hub in a bad world, seed by seed.

#include <chrono>
#include <cstdio>

#include "server/sim/sim.h"
#include "tools/args.h"

namespace stolik {

int sim_main(int argc, char** argv) {
  const Args args(
      "sim",
      "Plays tables of guests against the real hub over lines that are slow and break, with a\n"
      "store that fills up and fails and a process that dies. Every byte sent is judged. A seed\n"
      "that fails is printed and fails again the same way.",
      "",
      {{"--seeds", "N", "how many runs (100)"},
       {"--first", "S", "the first seed (1)"},
       {"--lessons", "N", "instead: how many lessons of a class, beside one table"},
       {"--plant", "N", "plant a bug, 1 to 27: a run should fail (from 23 on: with --lessons)"},
       {"--trace", "", "print each input and each effect of the hub"}},
      argc, argv);
  const Cast cast = args.has("--lessons") ? Cast::lesson : Cast::tables;
  if (cast == Cast::lesson && args.has("--seeds"))
    args.fail("--seeds and --lessons exclude each other");
  const char* which = cast == Cast::lesson ? "--lessons" : "--seeds";
  const long seeds = args.number<long>(which, 100, 1, 100'000'000);
  const long first = args.number<long>("--first", 1, 0, 1'000'000'000'000);
  const auto plant = static_cast<Plant>(args.number("--plant", 0, 0, kPlants));
  const auto begin = std::chrono::steady_clock::now();
  if (plant != Plant::none) {
    std::printf("planted: the hub %.*s\n", int(plant_name(plant).size()), plant_name(plant).data());
  }
  SimCounts counts;
  for (long seed = first; seed < first + seeds; ++seed) {
    const SimResult result =
        simulate(std::uint64_t(seed), plant, args.has("--trace") ? Trace::yes : Trace::no, cast);
    counts.add(result.counts);
    if (result.trouble.empty()) continue;
    std::printf("seed %ld failed at %lld virtual ms: %s\nagain: stolik sim %s 1 --first %ld%s%s\n",
                seed, static_cast<long long>(result.counts.virtual_ms), result.trouble.c_str(),
                which, seed, plant != Plant::none ? " --plant " : "",
                plant != Plant::none ? std::to_string(int(plant)).c_str() : "");
    return 1;
  }
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
  std::printf(
      "%ld seeds held, %.1f virtual hours in %.1f s: %ld batches, %ld texts, %ld cuts, %ld "
      "crashes,\n"
      "%ld full disks, %ld broken disks, %ld nearly full, %ld wrong clocks, %ld lost tails,\n"
      "%ld doubled, %ld resent, %ld answered again, %ld refused,\n"
      "%ld resumed, %ld lost, %ld swapped, %ld gaps, %ld silent bots, %ld games over, %ld "
      "verified,\n"
      "%ld nonces opened, %ld deals called off, %ld tables broken by a bug, %ld reports of them\n",
      seeds, double(counts.virtual_ms) / 3'600'000.0, passed.count(), counts.batches, counts.sent,
      counts.cuts, counts.crashes, counts.full, counts.broken, counts.low, counts.jumps,
      counts.tails_lost, counts.doubled, counts.resent, counts.again, counts.refused,
      counts.resumed, counts.lost, counts.swapped, counts.synced, counts.bots_silent,
      counts.games_over, counts.verified, counts.opened, counts.called_off, counts.tables_broken,
      counts.reports);
  if (cast == Cast::lesson) {
    std::printf(
        "%ld rounds of classes, %ld times on another device, %ld second heads at the end, %ld "
        "classes erased;\n"
        "the longest time that nothing happened at a table with somebody at it: %.1f s\n",
        counts.rounds, counts.devices, counts.second_heads, counts.erased,
        double(counts.still_ms) / 1000.0);
  }
  return 0;
}

}  // namespace stolik
