// Whether what the server sent is what the lists of members say (server/wire/message_types.h), from
// which the client's types are made.
#pragma once

#include <string>

#include "core/json.h"

namespace stolik {

// "" or the first member that is missing, unknown, or of another type.
std::string misfit_of_message(const Json& sent);

}  // namespace stolik
