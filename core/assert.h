// STOLIK_ASSERT: our own errors, checked in release builds too.
//
// A broken assertion means that the program is wrong, never that a user is. The handler decides
// what dies: a tool aborts; a server throws, and gives up the one table or bot it worked for
// (server/hub/broken.h); WebAssembly traps. A handler that returns is followed by a trap: code
// after a broken assertion never runs.
#pragma once

namespace stolik {

using AssertHandler = void (*)(const char* what, const char* file, int line);

// Returns the handler that was in place. nullptr restores the default, which only traps.
AssertHandler set_assert_handler(AssertHandler handler);

[[noreturn]] void assert_failed(const char* what, const char* file, int line);

}  // namespace stolik

#define STOLIK_ASSERT(condition) \
  ((condition) ? static_cast<void>(0) : ::stolik::assert_failed(#condition, __FILE__, __LINE__))
