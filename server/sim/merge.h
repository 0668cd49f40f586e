// A view and what changed of it, put together as a client does (docs/PROTOCOL-wire.md, "Views in
// changes").
#pragma once

#include <string>
#include <string_view>

#include "core/json.h"

namespace stolik {

// "" if there is no view, or something changed that is no member of it.
std::string with_changes(std::string_view view, const Json& changes);

}  // namespace stolik
