#include <cstdio>

#include "games/table.h"
#include "server/wire/message_types.h"
#include "server/wire/request.h"
#include "tools/args.h"

namespace stolik {

int types_main(int argc, char** argv) {
  Args("types",
       "Prints the TypeScript types of positions, views, events and commands of all "
       "games, and of the\n"
       "requests to a server and its messages, made from their field lists.",
       "", {}, argc, argv);
  std::fputs((typescript_types() + request_types()).c_str(), stdout);
  std::fputs(
      "\nimport type { Asked } from '../class/told';\n"
      "import type { AnyEvent, AnyView, GameName, Level } from '../table/session';\n\n",
      stdout);
  std::fputs(message::typescript_types().c_str(), stdout);
  return 0;
}

int schema_main(int argc, char** argv) {
  Args("schema",
       "Prints all games as they describe themselves, as JSON: how many can play, and "
       "for each option what can\n"
       "be chosen. docs/PROTOCOL.md says what the members mean.",
       "", {}, argc, argv);
  std::puts(schema(built_in_shelf()).c_str());
  return 0;
}

}  // namespace stolik
