// A refusal in the words of the wire.
#pragma once

#include <string>
#include <string_view>

namespace stolik {

struct Trouble {
  std::string_view code{};
  std::string rule{};
  std::string message{};
  std::string at{};  // where else it can be had, seen from the page

  bool ok() const { return code.empty(); }
};

inline const Trouble kAlreadyHere{"already-here", "",
                                  "You are at a table. Leave it first, or use another line."};

}  // namespace stolik
