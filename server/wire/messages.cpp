#include "games/changes.h"
#include "server/wire/table_messages.h"

namespace stolik::message {

void Form<Changes>::write(JsonWriter& json, const Changes& changes) {
  write_changes(json, *changes.before, *changes.now, changes.seat);
}

}  // namespace stolik::message
