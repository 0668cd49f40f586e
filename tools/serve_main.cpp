#include <cstdio>

#include "tools/args.h"

namespace stolik {

int serve_main(int argc, char** argv) {
  const Args args("serve", "Serves the games in the browser. This version has no server yet.", "", {}, argc, argv);
  static_cast<void>(args);
  std::fprintf(stderr,
               "stolik serve: this version has no server yet. What works: stolik referee (for programs),\n"
               "stolik scenario, stolik bench, stolik perft. See README.md.\n");
  return 1;
}

}  // namespace stolik
