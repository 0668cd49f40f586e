// `stolik health` and `stolik drain`: words to the server that runs with a folder. The answer is
// the exit code.

#include <cstdio>
#include <optional>
#include <string>

#include "server/net/control_line.h"
#include "tools/data_folder.h"

namespace stolik {
namespace {

constexpr std::string_view kHealthSummary =
    "Asks the server that runs with the folder whether it is well: it answers, and it can write.\n"
    "Exits with 0 if so and with 1 if not, and says what is wrong. Needs no curl, and knows no "
    "address.";
constexpr std::string_view kDrainSummary =
    "Tells the server that runs with the folder to give its tables to the other servers of the "
    "same etcd, one by one,\n"
    "and to take no more. It still leads whoever comes to where their table is. Stopping a server "
    "does the same first.";

// The answer if it begins with `wanted`; else it is told, and there is none.
std::optional<std::string> answer_to(const std::string& word, const Args& args, bool patient,
                                     std::string_view wanted) {
  std::string answer;
  if (ask_control(data_folder(args), word, patient, answer) && answer.starts_with(wanted))
    return answer;
  if (answer.starts_with("failed ")) answer.erase(0, 7);
  std::fprintf(stderr, "stolik %s: %s\n", word.c_str(), answer.c_str());
  return std::nullopt;
}

}  // namespace

int health_main(int argc, char** argv) {
  const Args args("health", kHealthSummary, "", {kDataOption}, argc, argv, Sources::everywhere);
  const auto answer = answer_to("health", args, false, "ready ");
  if (answer) std::printf("%s\n", answer->c_str());
  return answer ? 0 : 1;
}

int drain_main(int argc, char** argv) {
  const Args args("drain", kDrainSummary, "", {kDataOption}, argc, argv, Sources::everywhere);
  const auto answer = answer_to("drain", args, true, "done ");
  if (answer) std::printf("%s tables were given away\n", answer->c_str() + 5);
  return answer ? 0 : 1;
}

}  // namespace stolik
