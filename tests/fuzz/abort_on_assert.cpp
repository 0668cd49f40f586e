// A broken assertion says what it was before it stops the fuzzer.

#include <cstdio>
#include <cstdlib>

#include "core/assert.h"

namespace {
[[maybe_unused]] const auto before =
    stolik::set_assert_handler([](const char* what, const char* file, int line) {
      std::fprintf(stderr, "%s:%d: %s\n", file, line, what);
      std::abort();
    });
}  // namespace
