// Messages of a class, filled from its state as one reader may know it
// (server/wire/class_messages.h).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/hub/class_now.h"
#include "server/hub/desk.h"
#include "server/wire/class_messages.h"

namespace stolik {

// Whose eyes: the role, and for pupils who.
struct Reader {
  Role role = Role::pupil;
  int person = 0;
};

// Places on a map, in an order that does not tell who chose which.
std::vector<std::string> places_of(const std::map<int, std::string>& spots);
std::vector<message::Note> notes_of(const Class& lesson);
std::string entered_text(const Room& room, int person, std::string_view token);
// The state, without number and time.
std::string class_members(const Room& room, const Reader& reader);
std::string class_text(const Room& room, std::int64_t now_ms, std::string_view members);
std::string class_people_text(const Desk& desk, const Reader& reader);
// No symbols where they were guessed at too often.
std::string pattern_text(const ClassNow& now, std::int64_t now_ms);
std::string moved_text(const Room& room, const ClassPlace& place);
message::Card wall_card(const Desk& table, const CardNow& card,
                        const std::map<std::string, int>& trips, const Reader& reader,
                        std::int64_t class_born_ms);

}  // namespace stolik
