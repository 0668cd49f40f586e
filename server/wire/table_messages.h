// What the server sends to those at a table (docs/PROTOCOL-wire.md): one struct for each message
// and each of its parts. Members stand in the order in which they are written.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "games/table.h"
#include "server/journal/settings.h"
#include "server/journal/table_record.h"
#include "server/wire/form.h"

namespace stolik::message {

// ---- types of the client's, which are the same for all games (web/src/table/session.ts)
struct AnyView {
  static constexpr std::string_view kType = "AnyView";
};
struct AnyEvent {
  static constexpr std::string_view kType = "AnyEvent";
};
struct GameName {
  static constexpr std::string_view kType = "GameName";
};
struct Level {
  static constexpr std::string_view kType = "Level";
};
struct Options {
  static constexpr std::string_view kType = "Record<string, unknown>";
};

// ---- parts

enum class TablePhase : std::uint8_t { lobby, playing, over };
constexpr std::array<std::string_view, 3> spelling(TablePhase) {
  return {"lobby", "playing", "over"};
}

struct Person {
  static constexpr std::string_view kType = "Person";
  int person = 0;
  std::string_view name{};
  Nullable<std::string_view> pseudonym{};
  bool watch = false;
  Optional<int> beside{};
  static constexpr auto fields() {
    return std::tuple{Field{"person", &Person::person}, Field{"name", &Person::name},
                      Field{"pseudonym", &Person::pseudonym}, Field{"watch", &Person::watch},
                      Field{"beside", &Person::beside}};
  }
};

struct Chair {
  static constexpr std::string_view kType = "Chair";
  stolik::Chair::Kind kind{};
  Optional<Word<Level>> level{};
  Optional<int> person{};
  bool stand_in = false;
  static constexpr auto fields() {
    return std::tuple{Field{"kind", &Chair::kind}, Field{"level", &Chair::level},
                      Field{"person", &Chair::person}, Field{"stand_in", &Chair::stand_in}};
  }
};

struct CalledOffWhy {
  static constexpr std::array<std::string_view, 2> kWords = {"silent", "left"};
};
// A deal that was sealed and not dealt, and over whom.
struct CalledOff {
  static constexpr std::string_view kType = "CalledOff";
  int deal = 0;
  std::span<const int> people{};
  Word<CalledOffWhy> why{};
  std::string_view sealed{};
  std::string_view commitment{};
  std::string_view seed{};
  static constexpr auto fields() {
    return std::tuple{Field{"deal", &CalledOff::deal},
                      Field{"people", &CalledOff::people},
                      Field{"why", &CalledOff::why},
                      Field{"sealed", &CalledOff::sealed},
                      Field{"commitment", &CalledOff::commitment},
                      Field{"seed", &CalledOff::seed}};
  }
};

struct Fair {
  static constexpr std::string_view kType = "Fair";
  int game = 0;
  int deal = 0;
  std::string commitment{};
  std::vector<std::string> commitments{};  // "person:hash"
  std::vector<std::string> nonces{};       // "person:nonce"
  Nullable<std::string> sealed{};
  std::vector<int> revealing{};  // those whose nonce the sealed deal still waits for
  std::vector<CalledOff> called_off{};
  Nullable<std::string> seed{};
  Nullable<std::string_view> chain{};
  static constexpr auto fields() {
    return std::tuple{Field{"game", &Fair::game},
                      Field{"deal", &Fair::deal},
                      Field{"commitment", &Fair::commitment},
                      Field{"commitments", &Fair::commitments},
                      Field{"nonces", &Fair::nonces},
                      Field{"sealed", &Fair::sealed},
                      Field{"revealing", &Fair::revealing},
                      Field{"called_off", &Fair::called_off},
                      Field{"seed", &Fair::seed},
                      Field{"chain", &Fair::chain}};
  }
};

// A table of a class.
struct OfClass {
  static constexpr std::string_view kType = "OfClass";
  int table = 0;
  int round = 0;
  static constexpr auto fields() {
    return std::tuple{Field{"table", &OfClass::table}, Field{"round", &OfClass::round}};
  }
};

struct Put {
  static constexpr std::string_view kType = "Put";
  std::string_view about{};
  Nullable<int> seat{};
  std::string_view what{};
  static constexpr auto fields() {
    return std::tuple{Field{"about", &Put::about}, Field{"seat", &Put::seat},
                      Field{"what", &Put::what}};
  }
};

// Counts are there once it is shown, and never who voted what.
struct Poll {
  static constexpr std::string_view kType = "Poll";
  int poll = 0;
  std::string_view question{};
  std::span<const std::string> options{};
  std::int64_t voted = 0;
  std::int64_t waits = 0;
  bool shown = false;
  Nullable<std::vector<int>> counts{};
  static constexpr auto fields() {
    return std::tuple{Field{"poll", &Poll::poll},       Field{"question", &Poll::question},
                      Field{"options", &Poll::options}, Field{"voted", &Poll::voted},
                      Field{"waits", &Poll::waits},     Field{"shown", &Poll::shown},
                      Field{"counts", &Poll::counts}};
  }
};

// What a table looks at together.
struct Talk {
  static constexpr std::string_view kType = "Talk";
  Nullable<std::string_view> page{};
  Nullable<std::string_view> about{};
  Nullable<std::string_view> step{};
  Nullable<int> seat{};
  std::vector<Put> put{};
  Nullable<Poll> poll{};
  static constexpr auto fields() {
    return std::tuple{Field{"page", &Talk::page}, Field{"about", &Talk::about},
                      Field{"step", &Talk::step}, Field{"seat", &Talk::seat},
                      Field{"put", &Talk::put},   Field{"poll", &Talk::poll}};
  }
};

struct Room {
  static constexpr std::string_view kType = "Room";
  Word<GameName> game{};
  TablePhase phase{};
  std::string_view code{};
  TableDoor door{};
  bool spectators = false;
  Raw<Options, std::string> options{};
  int players = 0;
  int turn_seconds = 0;
  int multiplier = 0;
  Optional<std::string_view> pace{};
  Optional<std::span<const int>> colours{};
  bool bot_when_away = false;
  bool coach = false;
  bool paused = false;
  int host = 0;
  Nullable<int> youngest{};
  std::vector<Person> people{};
  std::vector<Chair> seats{};
  Fair fair{};
  Optional<OfClass> of_class{};
  Optional<Talk> talk{};
  bool broken_off = false;
  static constexpr auto fields() {
    return std::tuple{Field{"game", &Room::game},
                      Field{"phase", &Room::phase},
                      Field{"code", &Room::code},
                      Field{"door", &Room::door},
                      Field{"spectators", &Room::spectators},
                      Field{"options", &Room::options},
                      Field{"players", &Room::players},
                      Field{"turn_seconds", &Room::turn_seconds},
                      Field{"multiplier", &Room::multiplier},
                      Field{"pace", &Room::pace},
                      Field{"colours", &Room::colours},
                      Field{"bot_when_away", &Room::bot_when_away},
                      Field{"coach", &Room::coach},
                      Field{"paused", &Room::paused},
                      Field{"host", &Room::host},
                      Field{"youngest", &Room::youngest},
                      Field{"people", &Room::people},
                      Field{"seats", &Room::seats},
                      Field{"fair", &Room::fair},
                      Field{"class", &Room::of_class},
                      Field{"talk", &Room::talk},
                      Field{"broken_off", &Room::broken_off}};
  }
};

// The members of a view that changed, written where they are needed.
struct Changes {
  const Table* before = nullptr;
  const Table* now = nullptr;
  Seat seat = kNobody;  // whose view; kNobody watches
};
template <>
struct Form<Changes> {
  static void write(JsonWriter& json, const Changes& changes);
  static std::string type() { return "Partial<AnyView>"; }
};

struct Hurried {
  static constexpr std::string_view kType = "Hurried";
  int seat = 0;
  Word<Level> level{};
  static constexpr auto fields() {
    return std::tuple{Field{"seat", &Hurried::seat}, Field{"level", &Hurried::level}};
  }
};

struct StoryStep {
  static constexpr std::string_view kType = "StoryStep";
  std::uint64_t seq = 0;
  Optional<int> stood_in{};
  RawItems<AnyEvent> events{};
  static constexpr auto fields() {
    return std::tuple{Field{"seq", &StoryStep::seq}, Field{"stood_in", &StoryStep::stood_in},
                      Field{"events", &StoryStep::events}};
  }
};

// Who knocks; a class says more.
struct Knocking {
  static constexpr std::string_view kType = "Knocking";
  int person = 0;
  std::string_view name{};
  Optional<Nullable<std::string_view>> pseudonym{};
  Optional<std::int64_t> since{};
  static constexpr auto fields() {
    return std::tuple{Field{"person", &Knocking::person}, Field{"name", &Knocking::name},
                      Field{"pseudonym", &Knocking::pseudonym}, Field{"since", &Knocking::since}};
  }
};

// ---- messages

// The top as it is now.
struct TopStage {
  static constexpr std::array<std::string_view, 3> kWords = {"steady", "slowing", "wobbling"};
};
struct Pose {
  static constexpr std::string_view kName = "pose";
  static constexpr std::string_view kType = "Pose";
  Word<TopStage> stage{};
  std::int64_t ms = 0;
  bool frozen = false;
  static constexpr auto fields() {
    return std::tuple{Field{"stage", &Pose::stage}, Field{"ms", &Pose::ms},
                      Field{"frozen", &Pose::frozen}};
  }
};

struct Welcome {
  static constexpr std::string_view kName = "welcome";
  static constexpr std::string_view kType = "Welcome";
  std::string table{};
  int person = 0;
  Optional<std::string_view> token{};
  std::string_view code{};
  Optional<std::string_view> invitation{};
  std::uint64_t seq = 0;
  std::string_view build{};
  std::string_view rules{};
  Flag lost{};
  static constexpr auto fields() {
    return std::tuple{Field{"table", &Welcome::table},
                      Field{"person", &Welcome::person},
                      Field{"token", &Welcome::token},
                      Field{"code", &Welcome::code},
                      Field{"invitation", &Welcome::invitation},
                      Field{"seq", &Welcome::seq},
                      Field{"build", &Welcome::build},
                      Field{"rules", &Welcome::rules},
                      Field{"lost", &Welcome::lost}};
  }
};

struct Waits {
  static constexpr std::string_view kName = "knocking";
  static constexpr std::string_view kType = "Waits";
  int person = 0;
  Flag at_class{};
  static constexpr auto fields() {
    return std::tuple{Field{"person", &Waits::person}, Field{"class", &Waits::at_class}};
  }
};

struct Fresh {
  static constexpr std::string_view kName = "fresh";
  static constexpr std::string_view kType = "Fresh";
  std::uint64_t seq = 0;
  Room room{};
  Optional<Raw<AnyView, std::string>> view{};
  std::vector<StoryStep> story{};
  Dictionary<std::string_view> said{};
  Optional<Pose> pose{};
  Flag lost{};
  static constexpr auto fields() {
    return std::tuple{Field{"seq", &Fresh::seq},   Field{"room", &Fresh::room},
                      Field{"view", &Fresh::view}, Field{"story", &Fresh::story},
                      Field{"said", &Fresh::said}, Field{"pose", &Fresh::pose},
                      Field{"lost", &Fresh::lost}};
  }
};

struct Update {
  static constexpr std::string_view kName = "update";
  static constexpr std::string_view kType = "Update";
  std::uint64_t seq = 0;
  Optional<Room> room{};
  Optional<Hurried> hurried{};
  Optional<int> stood_in{};
  Optional<RawItems<AnyEvent>> events{};
  Optional<Changes> changes{};  // or `view`
  Optional<Raw<AnyView, std::string>> view{};
  static constexpr auto fields() {
    return std::tuple{Field{"seq", &Update::seq},         Field{"room", &Update::room},
                      Field{"hurried", &Update::hurried}, Field{"stood_in", &Update::stood_in},
                      Field{"events", &Update::events},   Field{"changes", &Update::changes},
                      Field{"view", &Update::view}};
  }
};

struct Ok {
  static constexpr std::string_view kName = "ok";
  static constexpr std::string_view kType = "Ok";
  std::string_view id{};
  std::uint64_t seq = 0;
  Flag again{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &Ok::id}, Field{"seq", &Ok::seq}, Field{"again", &Ok::again}};
  }
};

struct Refused {
  static constexpr std::string_view kName = "refused";
  static constexpr std::string_view kType = "Refused";
  Optional<std::string_view> id{};
  std::string_view code{};
  std::string_view rule{};
  std::string_view message{};
  Optional<std::string_view> at{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &Refused::id}, Field{"code", &Refused::code},
                      Field{"rule", &Refused::rule}, Field{"message", &Refused::message},
                      Field{"at", &Refused::at}};
  }
};

struct People {
  static constexpr std::string_view kName = "people";
  static constexpr std::string_view kType = "People";
  std::span<const int> here{};
  Optional<std::vector<Knocking>> knocking{};
  static constexpr auto fields() {
    return std::tuple{Field{"here", &People::here}, Field{"knocking", &People::knocking}};
  }
};

struct Legal {
  static constexpr std::string_view kName = "legal";
  static constexpr std::string_view kType = "Legal";
  Optional<std::string_view> id{};
  std::uint64_t seq = 0;
  std::span<const std::string> commands{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &Legal::id}, Field{"seq", &Legal::seq},
                      Field{"commands", &Legal::commands}};
  }
};

struct Known {
  static constexpr std::string_view kName = "known";
  static constexpr std::string_view kType = "Known";
  Optional<std::string_view> id{};
  std::uint64_t seq = 0;
  std::string_view text{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &Known::id}, Field{"seq", &Known::seq},
                      Field{"text", &Known::text}};
  }
};

struct JournalFile {
  static constexpr std::string_view kName = "journal";
  static constexpr std::string_view kType = "JournalFile";
  std::string_view text{};
  static constexpr auto fields() { return std::tuple{Field{"text", &JournalFile::text}}; }
};

// So much of a deck that is being brought is there.
struct DeckProgress {
  static constexpr std::string_view kName = "deck";
  static constexpr std::string_view kType = "DeckProgress";
  std::string_view id{};
  std::size_t have = 0;
  Flag ready{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &DeckProgress::id}, Field{"have", &DeckProgress::have},
                      Field{"ready", &DeckProgress::ready}};
  }
};
// The deck of this table.
struct TableDeck {
  static constexpr std::string_view kName = "deck";
  static constexpr std::string_view kType = "TableDeck";
  std::string_view id{};
  std::string_view contents{};
  Optional<std::string_view> key{};
  Optional<std::string_view> signature{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &TableDeck::id}, Field{"contents", &TableDeck::contents},
                      Field{"key", &TableDeck::key}, Field{"signature", &TableDeck::signature}};
  }
};

struct ByeWhy {
  static constexpr std::array<std::string_view, 8> kWords = {
      "left", "removed", "turned-away", "elsewhere", "stopping", "expired", "broken", "revoked"};
};
struct Bye {
  static constexpr std::string_view kName = "bye";
  static constexpr std::string_view kType = "Bye";
  Word<ByeWhy> why{};
  static constexpr auto fields() { return std::tuple{Field{"why", &Bye::why}}; }
};

// The answer to a ping: its number.
struct Pong {
  static constexpr std::string_view kName = "pong";
  std::int64_t number = 0;
  static constexpr auto fields() { return std::tuple{Field{"number", &Pong::number}}; }
};
template <>
struct Form<Pong> {
  static void write(JsonWriter& json, Pong pong) { json.integer(pong.number); }
  static std::string type() { return "number"; }
};

}  // namespace stolik::message
