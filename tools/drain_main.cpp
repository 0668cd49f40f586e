// `stolik drain`: this server gives its tables to the others that share them, before it is stopped
// or worked on.

#include <cstdio>
#include <string>

#include "server/net/control_line.h"
#include "tools/data_folder.h"

namespace stolik {
namespace {

constexpr std::string_view kDrainSummary =
    "Tells the server that runs with the folder to give its tables to the other servers of the "
    "same etcd, one by one,\n"
    "and to take no more. It still leads whoever comes to where their table is. Stopping a server "
    "does the same first.";

}  // namespace

int drain_main(int argc, char** argv) {
  const Args args("drain", kDrainSummary, "", {kDataOption}, argc, argv, Sources::everywhere);
  if (!args.operands().empty())
    args.fail("'" + args.operands().front() + "' is not understood here");
  std::string answer;
  if (ask_control(data_folder(args), "drain", true, answer) && answer.starts_with("done ")) {
    std::printf("%s tables were given away\n", answer.c_str() + 5);
    return 0;
  }
  if (answer.starts_with("failed ")) answer.erase(0, 7);
  std::fprintf(stderr, "stolik drain: %s\n", answer.c_str());
  return 1;
}

}  // namespace stolik
