// What the server says to a class, as text. A reader's state is written from what that reader may
// know, whole each time.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/hub/class_now.h"
#include "server/hub/desk.h"

namespace stolik {

// Whose eyes: the role, and for pupils who.
struct Reader {
  Role role = Role::pupil;
  int person = 0;
};

class Object;

// What was answered to a question, for all to see: votes are numbers, places are places.
void write_votes(Object& out, const std::vector<int>& counts, int unsure,
                 const std::map<int, std::string>& spots);
std::string entered_text(const Room& room, int person, std::string_view token);
// All members of the state but number and time.
std::string class_members(const Room& room, const Reader& reader);
std::string class_text(const Room& room, std::int64_t now_ms, std::string_view members);
std::string class_people_text(const Desk& desk, const Reader& reader);
// None where it was guessed at too often.
std::string pattern_text(const ClassNow& now, std::int64_t now_ms);
std::string moved_text(const Room& room, const ClassPlace& place);
std::string proposed_text(int person, int seat, std::string_view command);
std::string ticket_text(std::string_view name, int person, std::string_view role,
                        std::string_view token, std::string_view id);
// One table as anybody who watches may know it, and how it goes there.
std::string card_json(const Desk& table, const CardNow& card,
                      const std::map<std::string, int>& trips, const Reader& reader,
                      std::int64_t class_born_ms);
std::string wall_text(std::int64_t now_ms, const std::vector<std::string>& cards);

}  // namespace stolik
