#include "core/assert.h"

namespace stolik {
namespace {
// The one mutable global: which part of the program catches a broken assertion is a property of the
// process, set once in main().
AssertHandler handler_in_place = nullptr;
}  // namespace

AssertHandler set_assert_handler(AssertHandler handler) {
  const AssertHandler before = handler_in_place;
  handler_in_place = handler;
  return before;
}

void assert_failed(const char* what, const char* file, int line) {
  if (handler_in_place != nullptr) handler_in_place(what, file, line);
  __builtin_trap();
}

}  // namespace stolik
