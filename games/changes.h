// What changed of a view, for the server: in no module that only plays, so that none grows by it.
#pragma once

#include "games/table.h"

namespace stolik {

// The members of a view that are not what they were at `before`, the same game earlier: a JSON
// object. kNobody watches.
void write_changes(JsonWriter& json, const Table& before, const Table& now, Viewer viewer);

}  // namespace stolik
