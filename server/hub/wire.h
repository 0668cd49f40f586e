// What the server says, as text. Everything that leaves the process is written here, from the
// public fields of a room and from the views and events of a Table as one audience may know them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/hub/room.h"
#include "server/trouble.h"

namespace stolik {

// Whose eyes: a seat of the game, or everybody else.
struct Audience {
  int seat = -1;
  bool operator==(const Audience&) const = default;
};

enum class Lost : std::uint8_t { no, yes };  // the reader has seen more than there is
enum class WithView : std::uint8_t { no, yes };
enum class WithRoom : std::uint8_t { no, yes };

// `before`: the game as the reader saw it last, if what changed of the view is enough for them.
std::string update_text(const Room& room, const StoryLine& line, Audience audience,
                        WithRoom with_room, WithView with_view, const Table* before = nullptr);
// `pose`: JSON, or "" where no top spins.
std::string fresh_text(const Room& room, Audience audience, std::string_view pose,
                       Lost lost = Lost::no);
std::string welcome_text(const Room& room, int person, std::string_view token,
                         std::string_view invitation, Lost lost = Lost::no);
std::string ok_text(std::string_view id, std::uint64_t seq, bool again);
std::string refused_text(std::string_view id, const Trouble& trouble);
std::string bye_text(std::string_view why);
std::string pose_json(const Pose& pose, bool frozen);
std::string legal_text(std::string_view id, std::uint64_t seq,
                       const std::vector<std::string>& commands);
std::string known_text(std::string_view id, std::uint64_t seq, std::string_view known);
std::string journal_text(const Room& room);
std::string knocking_text(const Room& room, int knock);
std::string people_text(const std::vector<int>& here,
                        const std::vector<std::pair<int, std::string>>* knocking);

}  // namespace stolik
