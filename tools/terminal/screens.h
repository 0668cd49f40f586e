// The screens of this build, one row for each game (cmake/games.cmake).
#pragma once

#include "tools/terminal/screen.h"

namespace stolik::terminal {

struct ScreenMaker {
  std::string_view game;
  std::unique_ptr<Screen> (*make)(const Table& table, const Look& look, Company company,
                                  std::optional<int> reader);
};

}  // namespace stolik::terminal

#include "generated/screens.h"
