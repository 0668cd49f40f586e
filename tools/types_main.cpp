#include <cstdio>

#include "games/table.h"
#include "tools/args.h"

namespace stolik {

int types_main(int argc, char** argv) {
  const Args args("types",
                  "Prints the TypeScript types of positions, views, events and commands of all games, made from the\n"
                  "field lists of the engine.",
                  "", {}, argc, argv);
  if (!args.operands().empty()) args.fail("it takes no operand");
  std::fputs(typescript_types().c_str(), stdout);
  return 0;
}

}  // namespace stolik
