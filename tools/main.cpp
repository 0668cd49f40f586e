// `stolik`: one program, one subcommand for each thing one can do with it.

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
#include <string>

#include "tools/doors.h"

namespace {

using stolik::Door;

constexpr Door kDoors[] = {
#ifdef STOLIK_NET
    {"serve", "tables for everyone who can reach this machine, and the page to play in"},
    {"backup", "a server's tables as one file, while it runs"},
    {"restore", "a backup becomes the tables of a server that is stopped"},
    {"drain", "a server gives its tables to the others that share them"},
    {"health", "is the server well? For supervisors and containers"},
#endif
    {"referee", "the rules engine on standard input and output, for programs"},
    {"verify", "draws a finished game's lots again from its opened seed"},
    {"version", "which program this is, its rules and its decks"},
};

constexpr stolik::Entry kEntries[] = {
#ifdef STOLIK_NET
    {"serve", stolik::serve_main},     {"backup", stolik::backup_main},
    {"restore", stolik::restore_main}, {"drain", stolik::drain_main},
    {"health", stolik::health_main},
#endif
    {"referee", stolik::referee_main}, {"verify", stolik::verify_main},
    {"version", stolik::version_main},
};

void print(std::FILE* out, std::span<const Door> doors) {
  for (const Door& door : doors) {
    std::fprintf(out, "  %-10.*s %.*s\n", int(door.name.size()), door.name.data(),
                 int(door.meaning.size()), door.meaning.data());
  }
}

void print_help(std::FILE* out) {
  std::fprintf(out,
               "Stolik: three history games around one small table.\n\n"
               "usage: stolik COMMAND [arguments]\n\ncommands:\n");
  print(out, kDoors);
  print(out, stolik::kToolDoors);
  std::fprintf(out,
               "\n`stolik COMMAND --help` tells more about one of them.\n"
               "Pages for hosts and programmers: docs/ in the source, /usr/share/doc/stolik in the "
               "package.\n");
}

// Becomes stolik-tools, which lies beside this program.
int start_tools(char** argv) {
  char self[PATH_MAX];
  const ssize_t length = readlink("/proc/self/exe", self, sizeof self);
  std::string path{self, length > 0 ? std::size_t(length) : 0};
  path = path.substr(0, path.rfind('/') + 1) + "stolik-tools";
  execv(path.c_str(), argv);
  std::fprintf(stderr,
               "stolik: '%s' is a command of stolik-tools, and %s could not be started: %s\n"
               "In a checkout `./stolik %s` builds it.\n",
               argv[1], path.c_str(), std::strerror(errno), argv[1]);
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    print_help(stderr);
    return 2;
  }
  const std::string_view command = argv[1];
  if (command == "--version") return stolik::once_written(stolik::version_main(0, nullptr));
  if (command == "--help" || command == "-h" || command == "help") {
    print_help(stdout);
    return stolik::once_written(0);
  }
  const int code = stolik::enter(kEntries, argc, argv);
  if (code >= 0) return code;
  if (std::ranges::find(stolik::kToolDoors, command, &Door::name) != std::end(stolik::kToolDoors)) {
    return start_tools(argv);
  }
  std::fprintf(stderr, "stolik: there is no command '%s'\nTry: stolik --help\n", argv[1]);
  return 2;
}
