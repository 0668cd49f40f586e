#include "tools/data_folder.h"

#include <cstdlib>

namespace stolik {

std::string data_folder(const Args& args) {
  if (const auto data = args.value(kDataOption.name)) return *data;
  if (const char* xdg = std::getenv("XDG_DATA_HOME"); xdg != nullptr && *xdg == '/')
    return concat(xdg, "/stolik");
  if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/') {
    return concat(home, "/.local/share/stolik");
  }
  return "stolik-data";
}

}  // namespace stolik
