// The labs as gtest wants them: one name for each game.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "tools/labs.h"

namespace stolik {

template <class... Labs>
testing::Types<Labs...> types_of(KindsOf<Labs...>);
using AllLabs = decltype(types_of(Labs{}));

struct LabNames {
  template <class Lab>
  static std::string GetName(int) {
    std::string name{Lab::Text::Rules::kName};
    for (char& c : name) c = c == '-' ? '_' : c;
    return name;
  }
};

}  // namespace stolik
