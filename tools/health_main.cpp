// `stolik health`: is the server of this folder well? For supervisors and containers; the answer is
// the exit code.

#include <cstdio>
#include <string>

#include "server/net/control_line.h"
#include "tools/data_folder.h"

namespace stolik {
namespace {

constexpr std::string_view kHealthSummary =
    "Asks the server that runs with the folder whether it is well: it answers, and it can write.\n"
    "Exits with 0 if so and with 1 if not, and says what is wrong. Needs no curl, and knows no "
    "address.";

}  // namespace

int health_main(int argc, char** argv) {
  const Args args("health", kHealthSummary, "", {kDataOption}, argc, argv, Sources::everywhere);
  if (!args.operands().empty())
    args.fail("'" + args.operands().front() + "' is not understood here");
  std::string answer;
  const bool told = ask_control(data_folder(args), "health", false, answer);
  if (told && answer.starts_with("ready ")) {
    std::printf("%s\n", answer.c_str());
    return 0;
  }
  std::fprintf(stderr, "stolik health: %s\n", answer.c_str());
  return 1;
}

}  // namespace stolik
