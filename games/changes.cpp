#include "games/changes.h"

#include "games/list.h"
#include "games/table_of.h"

namespace stolik {
namespace {

template <class... Texts>
void write_of(KindsOf<Texts...>, JsonWriter& json, const Table& before, const Table& now,
              Viewer viewer) {
  const auto write = [&]<class Of>(const Of& table) {
    table.write_changes(json, static_cast<const Of&>(before), viewer);
  };
  static_cast<void>(((Texts::Rules::kName == now.game() &&
                      (write(static_cast<const TableOf<Texts>&>(now)), true)) ||
                     ...));
}

}  // namespace

void write_changes(JsonWriter& json, const Table& before, const Table& now, Viewer viewer) {
  write_of(Games{}, json, before, now, viewer);
}

}  // namespace stolik
