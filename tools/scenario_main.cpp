#include <cstdio>

#include "tools/args.h"
#include "tools/scenario.h"

namespace stolik {

int scenario_main(int argc, char** argv) {
  const Args args(
      "scenario",
      "Plays scenario files (scenarios/, notation in tools/scenario.h) and says what did not\n"
      "happen as told. Exits with 1 if anything did not.",
      "FILE...", {}, argc, argv);
  if (args.operands().empty()) args.fail("which files?");
  int failed = 0;
  for (const std::string& path : args.operands()) {
    const auto text = read_file(path, 1u << 20);
    const std::string trouble = text ? run_scenario(built_in_shelf(), *text) : "cannot be read";
    if (trouble.empty()) continue;
    ++failed;
    std::printf("%s: %s\n", path.c_str(), trouble.c_str());
  }
  std::printf("%zu scenarios, %d failed\n", args.operands().size(), failed);
  return failed == 0 ? 0 : 1;
}

}  // namespace stolik
