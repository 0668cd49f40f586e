#include "games/changes.h"

#include "games/list.h"
#include "games/table_of.h"

namespace stolik {
namespace {

template <class... Texts>
std::string changes_of(KindsOf<Texts...>, const Table& before, const Table& now, Seat seat) {
  std::string changes;
  static_cast<void>(((Texts::Rules::kName == now.game() &&
                      (changes = static_cast<const TableOf<Texts>&>(now).changes_since(static_cast<const TableOf<Texts>&>(before), seat),
                       true)) ||
                     ...));
  return changes;
}

}  // namespace

std::string view_changes(const Table& before, const Table& now, Seat seat) { return changes_of(Games{}, before, now, seat); }

}  // namespace stolik
