// What the subcommands that talk to a person share: language, colours, width.
#pragma once

#include "tools/args.h"
#include "tools/terminal/screen.h"

namespace stolik::terminal {

// From --language and --no-colour, the environment and the size of the terminal.
Look look_of(const Args& args);

}  // namespace stolik::terminal
