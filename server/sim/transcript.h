// The transcript of a run: every input of a hub and every effect, one line of text each, in order.
//
// Its hash is what refactoring must reproduce (tests/data/transcripts). Lines do not depend on how
// inputs, effects and ids are laid out in memory, and leave out the names of the build and of the
// rules, which change with every commit.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "core/fields.h"
#include "server/hub/hub.h"

namespace stolik {

class Transcript {
 public:
  // Sees each line as it is added; may be empty.
  using Print = std::function<void(std::string_view line)>;

  explicit Transcript(Print print = {}) : print_(std::move(print)) {}
  void add(const Input& input);
  void add(const Effect& effect);
  std::uint64_t hash() const { return hasher_.value(); }

 private:
  void line(std::string_view text);

  Hasher hasher_;
  Print print_;
};

}  // namespace stolik
