// Records of a table's journal: one struct for each thing that can change. The ones about people,
// the invitation, nonces and the deck stand in a lesson's journal too.
//
// TableState applies them in order; nothing else changes a table.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/seat.h"
#include "server/journal/own_deck.h"
#include "server/journal/settings.h"
#include "server/journal/stored.h"

namespace stolik {

enum class Role : std::uint8_t { pupil, teacher, co_teacher, projector };
constexpr std::array<std::string_view, 4> spelling(Role) {
  return {"pupil", "teacher", "co-teacher", "projector"};
}
std::string_view role_name(Role role);
bool role_named(std::string_view name, Role& role);

// Who chose a command of a seat: its person, a bot, or a bot that the turn clock asked.
struct ChosenBy {
  enum class Kind : std::uint8_t { person, bot, clock };
  Kind kind = Kind::person;
  std::string hurried{};  // the lower level at which the bot answered, if it had to hurry
};

std::string to_stored(Role role);
bool from_stored(const std::string& text, Role& role);
std::string to_stored(const ChosenBy& chosen);
bool from_stored(const std::string& text, ChosenBy& chosen);
std::string to_stored(const Actor& actor);
bool from_stored(const std::string& text, Actor& actor);
enum class LeftWhy : std::uint8_t { none, revoked };  // revoked: a link to lead was taken back
std::string to_stored(LeftWhy why);
bool from_stored(const std::string& text, LeftWhy& why);
enum class TableDoor : std::uint8_t { knock, open };
constexpr std::array<std::string_view, 2> spelling(TableDoor) { return {"knock", "open"}; }
std::string to_stored(TableDoor door);
bool from_stored(const std::string& text, TableDoor& door);

namespace record {

// How the table or lesson was opened. Settings are shared with the state that is made of them.
struct Opened {
  static constexpr RecordKind kKind{"opened", ""};
  std::shared_ptr<const Settings> settings{};
};
void write_members(JsonWriter& json, const Opened& opened);
bool read_members(const Json& json, Opened& opened);

struct Joined {
  static constexpr RecordKind kKind{"joined", "pnfwcmhj"};
  int person = 0;
  int content = 0;  // digest of the request they came in by; 0: not known
  bool watches = false;
  Role role = Role::pupil;  // in a lesson
  std::string name{};
  std::string pseudonym{};
  std::string token{};  // hash
  std::string join{};   // hash of the request's id
};

struct Token {  // a new one, in place of the old
  static constexpr RecordKind kKind{"token", "ph"};
  int person = 0;
  std::string token{};  // hash
};

struct Renamed {
  static constexpr RecordKind kKind{"renamed", "pcm"};
  int person = 0;
  std::string name{};
  std::string pseudonym{};
};

struct Sat {
  static constexpr RecordKind kKind{"sat", "ps"};
  int person = 0;
  int seat = -1;
};

struct Stood {
  static constexpr RecordKind kKind{"stood", "p"};
  int person = 0;
};

struct ChairSet {
  static constexpr RecordKind kKind{"chair", "sc"};
  int seat = -1;
  std::string chair{};  // as Chair::from() reads it
};

struct DoorSet {
  static constexpr RecordKind kKind{"door", "c"};
  TableDoor door = TableDoor::knock;
};

struct Coach {
  static constexpr RecordKind kKind{"coach", "f"};
  bool on = false;
};

struct Invited {
  static constexpr RecordKind kKind{"invited", "h"};
  std::string invitation{};  // hash
};

struct HostIs {
  static constexpr RecordKind kKind{"host", "p"};
  int person = 0;
};

struct NonceSaid {  // openly, in the lobby
  static constexpr RecordKind kKind{"nonce", "pc"};
  int person = 0;
  std::string nonce{};
};

struct Youngest {
  static constexpr RecordKind kKind{"youngest", "s"};
  int seat = -1;
};

struct SeedDrawn {
  static constexpr RecordKind kKind{"secret", "nc"};
  int game = 0;
  Secret seed{};
};

struct Started {  // the table is opened; chairs move together
  static constexpr RecordKind kKind{"started", ""};
};

struct Did {
  static constexpr RecordKind kKind{"did", "nwcm"};
  int strength = 0;  // of a flick
  Actor actor{};
  std::string command{};
  ChosenBy chosen_by{};
};

struct Stepped {  // a top that goes by steps: a silence counted as one
  static constexpr RecordKind kKind{"stepped", ""};
};

struct Paused {
  static constexpr RecordKind kKind{"paused", "f"};
  bool on = false;
};

struct StandIn {
  static constexpr RecordKind kKind{"stand-in", "sf"};
  int seat = -1;
  bool on = false;
};

struct Left {
  static constexpr RecordKind kKind{"left", "pfc"};
  int person = 0;
  bool removed = false;  // by the host, or by those who lead
  LeftWhy why = LeftWhy::none;
};

struct Ended {  // broken off by the host
  static constexpr RecordKind kKind{"ended", ""};
};

struct Rematch {  // back to the lobby
  static constexpr RecordKind kKind{"rematch", ""};
};

struct Committed {
  static constexpr RecordKind kKind{"committed", "pc"};
  int person = 0;
  std::string commitment{};  // to a nonce that is opened once the deal is sealed
};

struct Sealed {  // nonces are opened from here on
  static constexpr RecordKind kKind{"sealed", "cm"};
  std::string terms{};   // what the deal depends on (seal.h)
  std::string header{};  // how the table is opened
};

struct Revealed {
  static constexpr RecordKind kKind{"revealed", "pc"};
  int person = 0;
  std::string nonce{};
};

struct DealCalledOff {  // its seed is opened; the next SeedDrawn is a new one
  static constexpr RecordKind kKind{"called-off", "cm"};
  std::vector<int> people{};  // over whom
  std::string why{};
};

struct Beside {
  static constexpr RecordKind kKind{"beside", "ps"};
  int person = 0;
  int seat = -1;  // where they are a second head; -1: nowhere any more
};

struct Coloured {
  static constexpr RecordKind kKind{"coloured", "c"};
  std::vector<int> colours{};  // of the sides
};

struct DeckGiven {  // a deck of somebody's own
  static constexpr RecordKind kKind{"deck", "wcmh"};
  std::string key{};
  std::string content{};  // "": left out of a report
  std::string signature{};
  std::string id{};
  std::shared_ptr<const OwnDeck> own{};  // in memory only, where it was read already
};

// ---- after the game, and polls (talk.h)

struct PageTurned {
  static constexpr RecordKind kKind{"paged", "swcm"};
  int seat = -1;  // who may put something down, beside the host
  std::string step{};
  std::string page{};
  std::string about{};
};

struct PutDown {
  static constexpr RecordKind kKind{"put", "scm"};
  int seat = -1;
  std::string about{};
  std::string what{};
};

struct Polled {
  static constexpr RecordKind kKind{"polled", "cm"};
  std::string question{};
  std::vector<std::string> options{};
};

struct Voted {
  static constexpr RecordKind kKind{"voted", "pn"};
  int person = 0;
  int option = 0;
};

struct PollShown {
  static constexpr RecordKind kKind{"shown", ""};
};

// Nothing changed: the batch says how far the top had come when the server stopped.
struct Frozen {
  static constexpr RecordKind kKind{"frozen", ""};
};

}  // namespace record

using TableRecord =
    std::variant<record::Frozen, record::Opened, record::Joined, record::Token, record::Renamed,
                 record::Sat, record::Stood, record::ChairSet, record::DoorSet, record::Coach,
                 record::Invited, record::HostIs, record::NonceSaid, record::Youngest,
                 record::SeedDrawn, record::Started, record::Did, record::Stepped, record::Paused,
                 record::StandIn, record::Left, record::Ended, record::Rematch, record::Committed,
                 record::Sealed, record::Revealed, record::PageTurned, record::PutDown,
                 record::Polled, record::Voted, record::PollShown, record::DealCalledOff,
                 record::Beside, record::Coloured, record::DeckGiven>;

}  // namespace stolik
