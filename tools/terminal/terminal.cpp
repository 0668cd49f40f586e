#include "tools/terminal/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace stolik::terminal {

Look look_of(const Args& args) {
  const std::string code = args.value("--language").value_or("en");
  const auto language = parse_language(code);
  if (!language) args.fail("--language: en, pl or ru, not '" + code + "'");
  const bool terminal = isatty(STDOUT_FILENO) == 1;
  const bool colour = terminal && std::getenv("NO_COLOR") == nullptr && !args.has("--no-colour");
  Look look{*language, Paint(colour), 80};
  winsize size{};
  if (terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    look.columns = std::clamp<int>(size.ws_col, 40, 160);
  }
  return look;
}

}  // namespace stolik::terminal
