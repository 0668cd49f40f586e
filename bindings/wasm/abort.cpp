// What the C++ library does when it gives up: here it traps, as our own assertions do, and says
// nothing. Its own way would print, and bring printf into modules that print nowhere: 6 kB with
// gzip.
#include <__verbose_abort>

_LIBCPP_BEGIN_NAMESPACE_STD
void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

extern "C" void abort_message(const char*, ...) { __builtin_trap(); }
