#include "tools/doors.h"

#include <cstdio>
#include <cstdlib>

#include "core/assert.h"

namespace stolik {
namespace {

void die(const char* what, const char* file, int line) {
  std::fprintf(stderr, "stolik: this is our error: %s (%s:%d)\n", what, file, line);
  std::abort();
}

}  // namespace

int enter(std::span<const Entry> entries, int argc, char** argv) {
  set_assert_handler(die);
  for (const Entry& entry : entries) {
    if (argc >= 2 && entry.name == argv[1]) return once_written(entry.run(argc - 2, argv + 2));
  }
  return -1;
}

}  // namespace stolik
