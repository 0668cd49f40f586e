// Messages about a table, filled from the public fields of a room and from the views and events of
// a Table as one audience may know them (server/wire/table_messages.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/hub/room.h"
#include "server/trouble.h"
#include "server/wire/table_messages.h"

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
// `pose`: none where no top spins.
std::string fresh_text(const Room& room, Audience audience, std::optional<message::Pose> pose,
                       Lost lost = Lost::no);
std::string welcome_text(const Room& room, int person, std::string_view token,
                         std::string_view invitation, Lost lost = Lost::no);
std::string ok_text(std::string_view id, std::uint64_t seq, bool again);
std::string refused_text(std::string_view id, const Trouble& trouble);
// The deck of one's own that is played with there.
message::TableDeck deck_of(const Room& room);
message::Pose pose_of(const Pose& pose, bool frozen);
std::string knocking_text(const Room& room, int knock);

}  // namespace stolik
