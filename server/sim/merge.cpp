#include "server/sim/merge.h"

namespace stolik {

std::string with_changes(std::string_view view, const Json& changes) {
  const JsonResult before = parse_json(view);
  if (!before || !before.value.is_object() || !changes.is_object()) return "";
  std::size_t known = 0;
  std::string out;
  for (const auto& [name, value] : before.value.members()) {
    const Json* changed = changes.find(name);
    known += changed != nullptr ? 1 : 0;
    out += out.empty() ? '{' : ',';
    write_json_string(out, name);
    out += ':';
    (changed != nullptr ? *changed : value).write(out);
  }
  return known == changes.members().size() ? out + "}" : "";
}

}  // namespace stolik
