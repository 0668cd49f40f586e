// Records of a lesson's journal, beside the ones about people that a table has too. On disk they
// all have the kind "lesson" and a word of their own.
//
// LessonState applies them in order; nothing else changes a lesson.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/ids.h"
#include "server/journal/class_plan.h"
#include "server/journal/stored.h"

namespace stolik {

struct ClassPlace {
  enum class As : std::uint8_t { seat, second, reporter };
  int table = 0;  // 0: none
  int seat = -1;
  As as = As::seat;

  bool operator==(const ClassPlace&) const = default;
};
constexpr std::array<std::string_view, 3> spelling(ClassPlace::As) {
  return {"seat", "second", "reporter"};
}
std::string_view as_name(ClassPlace::As as);
bool as_named(std::string_view name, ClassPlace::As& as);

enum class LessonPhase : std::uint8_t { lobby, seating, playing, debrief, over };
constexpr std::array<std::string_view, 5> spelling(LessonPhase) {
  return {"lobby", "seating", "playing", "debrief", "over"};
}

enum class WishKind : std::uint8_t { apart, together, pin };

// What the projector shows.
struct ShownPage {
  std::string page = "code";
  int table = 0;    // 0: none
  int number = -1;  // -1: none
  std::string text{};
};

// JSON where it is not the server's: what the teacher asked, and the fork it is about before and
// after it is revealed.
struct LessonQuestion {
  std::string asked{};
  std::string fork{};
  std::string fork_shown{};
  std::vector<std::string> options{};
};

std::string to_stored(const ClassPlan& plan);
bool from_stored(const std::string& text, ClassPlan& plan);
std::string to_stored(ClassPlan::Door door);
bool from_stored(const std::string& text, ClassPlan::Door& door);
std::string to_stored(ClassPlace::As as);
bool from_stored(const std::string& text, ClassPlace::As& as);
std::string to_stored(LessonPhase phase);
bool from_stored(const std::string& text, LessonPhase& phase);
std::string to_stored(WishKind kind);
bool from_stored(const std::string& text, WishKind& kind);
std::string to_stored(const ShownPage& page);
bool from_stored(const std::string& text, ShownPage& page);
// Names of tables, as JSON.
struct TableNames {
  std::vector<TableId> ids{};
};
std::string to_stored(const TableNames& tables);
bool from_stored(const std::string& text, TableNames& tables);
struct MaybeQuestion {
  std::optional<LessonQuestion> question{};
};
std::string to_stored(const MaybeQuestion& asked);
bool from_stored(const std::string& text, MaybeQuestion& asked);

namespace lesson {

struct Planned {
  static constexpr RecordKind kKind{"plan", "cm"};
  std::string invitation{};
  ClassPlan plan{};
};

struct DoorSet {
  static constexpr RecordKind kKind{"door", "nc"};
  int until = 0;
  ClassPlan::Door door = ClassPlan::Door::open;
};

struct Locked {
  static constexpr RecordKind kKind{"lock", "f"};
  bool on = false;
};

struct Reopened {
  static constexpr RecordKind kKind{"reopen", "n"};
  int places = 0;
};

struct DeviceKnown {
  static constexpr RecordKind kKind{"device", "ph"};
  int person = 0;
  std::string device{};  // hash
};

struct Banned {
  static constexpr RecordKind kKind{"ban", "h"};
  std::string device{};  // hash
};

struct Seated {
  static constexpr RecordKind kKind{"seated", "nm"};
  int round = 0;
  std::vector<std::vector<int>> tables{};  // people; 0: a bot
};

struct Placed {
  static constexpr RecordKind kKind{"placed", "psnc"};
  int person = 0;
  int seat = -1;
  int table = 0;
  ClassPlace::As as = ClassPlace::As::seat;
  ClassPlace place() const { return {table, seat, as}; }
};

// A pair of persons, or a person and a table.
struct Wished {
  static constexpr RecordKind kKind{"wish", "pnc"};
  int first = 0;
  int second = 0;
  WishKind kind = WishKind::apart;
};

struct Unwished {
  static constexpr RecordKind kKind{"unwish", "pnc"};
  int first = 0;
  int second = 0;
  WishKind kind = WishKind::apart;
};

struct Started {
  static constexpr RecordKind kKind{"started", "nm"};
  int length_ms = -1;  // -1: until somebody ends it
  TableNames tables{};
};

struct Paused {
  static constexpr RecordKind kKind{"paused", "nf"};
  int table = 0;  // 0: all
  bool on = false;
};

struct Message {  // neither a sentence nor a text: it is taken away
  static constexpr RecordKind kKind{"message", "snc"};
  int sentence = -1;
  int table = 0;  // 0: all
  std::string text{};
};

struct Ends {
  static constexpr RecordKind kKind{"ends", "n"};
  std::int64_t at_ms = 0;
};

struct Finishing {  // tables end at their next fair moment
  static constexpr RecordKind kKind{"finish", "f"};
  bool on = false;
};

struct Hand {
  static constexpr RecordKind kKind{"hand", "pfc"};
  int person = 0;
  bool up = false;
  std::string why{};
};

struct PageShown {
  static constexpr RecordKind kKind{"page", "m"};
  ShownPage page{};
};

struct Noted {
  static constexpr RecordKind kKind{"note", "pnc"};
  int person = 0;
  int task = 0;
  std::string text{};
};

struct StandIn {
  static constexpr RecordKind kKind{"stand-in", "pf"};
  int person = 0;
  bool on = false;
};

// How often the connection of a person was lost since this was written last.
struct DropsCounted {
  static constexpr RecordKind kKind{"counted", "pn"};
  int person = 0;
  int times = 0;
  // Two records have this word; this one names a person.
  static bool is(const Json& json) { return json.find("p") != nullptr; }
};

// How often a table was refused something by this rule since this was written last.
struct TripsCounted {
  static constexpr RecordKind kKind{"counted", "snc"};
  int times = 0;
  int table = 0;
  std::string rule{};
  static bool is(const Json& json) { return !DropsCounted::is(json); }
};

// How often a card's cell was found by those who look for it themselves, and how many wrong cells
// were pointed at before, since this was written last. Of the whole class, of no person.
struct SoughtCounted {
  static constexpr RecordKind kKind{"sought", "snc"};
  int missed = 0;
  int found = 0;
  std::string card{};
};

struct PenaltyCalled {
  static constexpr RecordKind kKind{"penalty", "sn"};
  int team = -1;
  int table = 0;
};

struct TableEnded {
  static constexpr RecordKind kKind{"ended", "n"};
  int table = 0;
};

struct PhaseBegun {
  static constexpr RecordKind kKind{"phase", "c"};
  LessonPhase phase = LessonPhase::lobby;
};

struct Asked {  // without a question: the last one is taken away
  static constexpr RecordKind kKind{"question", "m"};
  MaybeQuestion asked{};
};

struct Voted {
  static constexpr RecordKind kKind{"vote", "pnc"};
  int person = 0;
  int option = 0;
  std::string spot{};  // on the map
};

struct VoteShown {
  static constexpr RecordKind kKind{"reveal", ""};
};

struct ExitCard {
  static constexpr RecordKind kKind{"exit", "pm"};
  int person = 0;
  std::vector<std::string> answers{};
};

}  // namespace lesson

using LessonRecord =
    std::variant<lesson::Planned, lesson::DoorSet, lesson::Locked, lesson::Reopened,
                 lesson::DeviceKnown, lesson::Banned, lesson::Seated, lesson::Placed,
                 lesson::Wished, lesson::Unwished, lesson::Started, lesson::Paused, lesson::Message,
                 lesson::Ends, lesson::Finishing, lesson::Hand, lesson::PageShown, lesson::Noted,
                 lesson::StandIn, lesson::DropsCounted, lesson::TripsCounted, lesson::SoughtCounted,
                 lesson::PenaltyCalled, lesson::TableEnded, lesson::PhaseBegun, lesson::Asked,
                 lesson::Voted, lesson::VoteShown, lesson::ExitCard>;

}  // namespace stolik
