// `stolik-tools`: what is not needed to serve. Started by `stolik COMMAND`; it has no page of its
// own.

#include <cstdio>

#include "tools/doors.h"

namespace {

constexpr stolik::Entry kEntries[] = {
    {"play", stolik::play_main},
    {"replay", stolik::replay_main},
    {"decks", stolik::decks_main},
    {"replay-report", stolik::replay_report_main},
    {"scenario", stolik::scenario_main},
    {"perft", stolik::perft_main},
    {"bench", stolik::bench_main},
#ifdef STOLIK_NET
    {"load", stolik::load_main},
#endif
    {"sim", stolik::sim_main},
    {"arena", stolik::arena_main},
    {"newcomers", stolik::newcomers_main},
    {"lab", stolik::learn_main},
    {"duplicate", stolik::duplicate_main},
    {"puzzle", stolik::puzzle_main},
    {"types", stolik::types_main},
    {"schema", stolik::schema_main},
};

}  // namespace

int main(int argc, char** argv) {
  const int code = stolik::enter(kEntries, argc, argv);
  if (code >= 0) return code;
  std::fprintf(stderr,
               "stolik-tools: start it as `stolik COMMAND`; `stolik --help` lists the commands\n");
  return 2;
}
