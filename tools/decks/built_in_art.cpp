#include <algorithm>

#include "games/shelf.h"
#include "tools/decks/art.h"
#include "tools/decks/embedded.h"

namespace stolik {

bool is_picture_name(std::string name) {
  std::ranges::replace(name, '_', '-');
  return is_id(name);
}

const Art& built_in_art() {
  static const Art art = [] {
    Art made;
    for (const EmbeddedFile& file : embedded_art()) made.add(std::string{file.name});
    return made;
  }();
  return art;
}

}  // namespace stolik
