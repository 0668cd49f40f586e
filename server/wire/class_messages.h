// What the server sends to those in a class (docs/PROTOCOL-class.md): one struct for each message
// and each of its parts. Times are milliseconds since the class was opened.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "server/journal/lesson_record.h"
#include "server/wire/table_messages.h"

namespace stolik::message {

// ---- types of the client's (web/src/class/told.ts): the server gives back what it was given
struct Asked {
  static constexpr std::string_view kType = "Asked";
};
struct Phases {
  static constexpr std::string_view kType = "{ phase: string; minutes: number }[]";
};

// ---- parts of a class's state

struct Place {
  static constexpr std::string_view kType = "LessonPlace";
  int table = 0;
  Nullable<int> seat{};
  ClassPlace::As as{};
  static constexpr auto fields() {
    return std::tuple{Field{"table", &Place::table}, Field{"seat", &Place::seat},
                      Field{"as", &Place::as}};
  }
};

// From those who lead, to all tables or to one.
struct Notice {
  static constexpr std::string_view kType = "Notice";
  int number = 0;
  std::int64_t at = 0;
  Nullable<std::string_view> text{};
  Nullable<int> sentence{};
  Nullable<int> table{};
  static constexpr auto fields() {
    return std::tuple{Field{"number", &Notice::number}, Field{"at", &Notice::at},
                      Field{"text", &Notice::text}, Field{"sentence", &Notice::sentence},
                      Field{"table", &Notice::table}};
  }
};

// Where tables of one deal parted (classroom/forks.h). What they did there and what came of it is
// there once it is shown.
struct ForkChoice {
  static constexpr std::string_view kType = "ForkChoice";
  std::string_view command{};
  Optional<std::vector<int>> tables{};
  Optional<std::vector<int>> results{};
  Optional<int> worth{};
  Optional<Raw<Options>> weighed{};
  Optional<RawItems<AnyEvent>> events{};
  static constexpr auto fields() {
    return std::tuple{Field{"do", &ForkChoice::command},      Field{"tables", &ForkChoice::tables},
                      Field{"results", &ForkChoice::results}, Field{"worth", &ForkChoice::worth},
                      Field{"weighed", &ForkChoice::weighed}, Field{"events", &ForkChoice::events}};
  }
};
struct Fork {
  static constexpr std::string_view kType = "LessonFork";
  int seat = 0;
  int players = 0;
  int step = 0;
  Raw<AnyView> view{};
  std::vector<RawItems<AnyEvent>> story{};  // what all saw of the last commands before it
  std::vector<ForkChoice> choices{};
  static constexpr auto fields() {
    return std::tuple{Field{"seat", &Fork::seat},   Field{"players", &Fork::players},
                      Field{"step", &Fork::step},   Field{"view", &Fork::view},
                      Field{"story", &Fork::story}, Field{"choices", &Fork::choices}};
  }
};

// A pupil's own vote: an option, or a place on the map.
struct OwnVote {
  int option = 0;
  std::string_view place{};  // if it is not empty
};
template <>
struct Form<OwnVote> {
  static void write(JsonWriter& json, const OwnVote& vote) {
    if (vote.place.empty()) json.integer(vote.option);
    else json.string(vote.place);
  }
  static std::string type() { return "number | string"; }
};

struct Question {
  static constexpr std::string_view kType = "LessonQuestion";
  int number = 0;
  Raw<Asked> asked{};
  std::span<const std::string> options{};
  Nullable<Raw<Fork>> fork{};
  bool open = false;
  int votes = 0;
  int of = 0;
  Optional<Nullable<OwnVote>> mine{};
  Nullable<std::vector<int>> counts{};
  Nullable<int> unsure{};
  Nullable<std::vector<std::string>> places{};
  static constexpr auto fields() {
    return std::tuple{Field{"number", &Question::number},   Field{"asked", &Question::asked},
                      Field{"options", &Question::options}, Field{"fork", &Question::fork},
                      Field{"open", &Question::open},       Field{"votes", &Question::votes},
                      Field{"of", &Question::of},           Field{"mine", &Question::mine},
                      Field{"counts", &Question::counts},   Field{"unsure", &Question::unsure},
                      Field{"places", &Question::places}};
  }
};

struct ClassFair {
  static constexpr std::string_view kType = "ClassFair";
  std::string commitment{};
  std::vector<std::string> nonces{};  // "person:nonce"
  Nullable<std::string> seed{};
  static constexpr auto fields() {
    return std::tuple{Field{"commitment", &ClassFair::commitment},
                      Field{"nonces", &ClassFair::nonces}, Field{"seed", &ClassFair::seed}};
  }
};

struct You {
  static constexpr std::string_view kType = "You";
  int person = 0;
  std::string_view name{};
  Nullable<std::string_view> pseudonym{};
  bool hand = false;
  Nullable<Place> place{};
  bool exit = false;  // the exit card is handed in
  static constexpr auto fields() {
    return std::tuple{Field{"person", &You::person},       Field{"name", &You::name},
                      Field{"pseudonym", &You::pseudonym}, Field{"hand", &You::hand},
                      Field{"place", &You::place},         Field{"exit", &You::exit}};
  }
};

struct RaisedHand {
  static constexpr std::string_view kType = "RaisedHand";
  std::int64_t since = 0;
  std::string_view why{};
  static constexpr auto fields() {
    return std::tuple{Field{"since", &RaisedHand::since}, Field{"why", &RaisedHand::why}};
  }
};

// The projector is told the name alone.
struct PupilState {
  static constexpr std::string_view kType = "LessonPupil";
  int person = 0;
  std::string_view name{};
  Nullable<std::string_view> pseudonym{};
  Optional<bool> late{};
  Optional<Nullable<RaisedHand>> hand{};
  Optional<Nullable<Place>> place{};
  static constexpr auto fields() {
    return std::tuple{
        Field{"person", &PupilState::person},       Field{"name", &PupilState::name},
        Field{"pseudonym", &PupilState::pseudonym}, Field{"late", &PupilState::late},
        Field{"hand", &PupilState::hand},           Field{"place", &PupilState::place}};
  }
};

struct StaffRole {
  static constexpr std::array<std::string_view, 3> kWords = {"teacher", "co-teacher", "projector"};
};
struct StaffMember {
  static constexpr std::string_view kType = "StaffMember";
  int person = 0;
  Word<StaffRole> role{};
  static constexpr auto fields() {
    return std::tuple{Field{"person", &StaffMember::person}, Field{"role", &StaffMember::role}};
  }
};

using Pair = std::array<int, 2>;

struct TableState {
  static constexpr std::string_view kType = "LessonTable";
  int table = 0;
  std::span<const int> seats{};  // people; 0: a bot
  std::vector<Pair> second{};    // seat, person
  std::vector<int> reporters{};
  bool paused = false;
  bool ended = false;
  bool started = false;
  static constexpr auto fields() {
    return std::tuple{
        Field{"table", &TableState::table},    Field{"seats", &TableState::seats},
        Field{"second", &TableState::second},  Field{"reporters", &TableState::reporters},
        Field{"paused", &TableState::paused},  Field{"ended", &TableState::ended},
        Field{"started", &TableState::started}};
  }
};

struct Wishes {
  static constexpr std::string_view kType = "Wishes";
  std::span<const Pair> apart{};
  std::span<const Pair> together{};
  std::span<const Pair> pin{};  // person, table
  static constexpr auto fields() {
    return std::tuple{Field{"apart", &Wishes::apart}, Field{"together", &Wishes::together},
                      Field{"pin", &Wishes::pin}};
  }
};

struct PageName {
  static constexpr std::array<std::string_view, 9> kWords = {
      "code", "wall", "table", "map", "question", "comparison", "black", "cards", "example"};
};
// What the projector shows.
struct Page {
  static constexpr std::string_view kType = "LessonPage";
  Word<PageName> page{};
  Optional<int> table{};
  Optional<int> number{};
  Optional<std::string_view> text{};
  static constexpr auto fields() {
    return std::tuple{Field{"page", &Page::page}, Field{"table", &Page::table},
                      Field{"number", &Page::number}, Field{"text", &Page::text}};
  }
};

// Of a reporter.
struct Note {
  static constexpr std::string_view kType = "Note";
  int person = 0;
  int round = 0;
  int table = 0;
  int task = 0;
  std::string_view text{};
  static constexpr auto fields() {
    return std::tuple{Field{"person", &Note::person}, Field{"round", &Note::round},
                      Field{"table", &Note::table}, Field{"task", &Note::task},
                      Field{"text", &Note::text}};
  }
};

struct Keep {
  static constexpr std::array<std::string_view, 3> kWords = {"now", "day", "week"};
};
struct NamesWord {
  static constexpr std::array<std::string_view, 2> kWords = {"pseudonyms", "own"};
};

// The class as its reader may know it.
struct ClassState {
  static constexpr std::string_view kType = "ClassState";
  LessonPhase phase{};
  std::int64_t phase_since = 0;
  int round = 0;
  std::string_view title{};
  Word<GameName> game{};
  Raw<Options, std::string> options{};
  int size = 0;
  bool same_deal = false;
  bool coach = false;
  Raw<Phases> phases{};
  Nullable<std::int64_t> began{};
  Nullable<std::int64_t> ends{};
  bool finishing = false;
  bool paused = false;
  int inside = 0;
  int until = 0;
  Nullable<Notice> notice{};
  Nullable<Question> question{};
  ClassFair fair{};
  // a pupil's
  Optional<You> you{};
  // of those who lead, and the projector's
  Optional<std::string_view> code{};
  Optional<std::string_view> invitation{};
  Optional<ClassPlan::Door> door{};
  Optional<bool> locked{};
  Optional<Word<NamesWord>> names{};
  Optional<std::vector<TableState>> tables{};
  Optional<Page> page{};
  // of those who lead
  Optional<int> reopened{};
  Optional<Word<Level>> bot{};
  Optional<Word<Keep>> keep{};
  Optional<int> away_seconds{};
  Optional<int> turn_seconds{};
  Optional<int> multiplier{};
  Optional<std::vector<PupilState>> people{};  // and the projector's
  Optional<std::vector<StaffMember>> staff{};
  Optional<Wishes> wishes{};
  Optional<std::vector<Note>> notes{};
  Optional<int> exits{};
  static constexpr auto fields() {
    return std::tuple{Field{"phase", &ClassState::phase},
                      Field{"phase_since", &ClassState::phase_since},
                      Field{"round", &ClassState::round},
                      Field{"title", &ClassState::title},
                      Field{"game", &ClassState::game},
                      Field{"options", &ClassState::options},
                      Field{"size", &ClassState::size},
                      Field{"same_deal", &ClassState::same_deal},
                      Field{"coach", &ClassState::coach},
                      Field{"phases", &ClassState::phases},
                      Field{"began", &ClassState::began},
                      Field{"ends", &ClassState::ends},
                      Field{"finishing", &ClassState::finishing},
                      Field{"paused", &ClassState::paused},
                      Field{"inside", &ClassState::inside},
                      Field{"until", &ClassState::until},
                      Field{"message", &ClassState::notice},
                      Field{"question", &ClassState::question},
                      Field{"fair", &ClassState::fair},
                      Field{"you", &ClassState::you},
                      Field{"code", &ClassState::code},
                      Field{"invitation", &ClassState::invitation},
                      Field{"door", &ClassState::door},
                      Field{"locked", &ClassState::locked},
                      Field{"names", &ClassState::names},
                      Field{"tables", &ClassState::tables},
                      Field{"page", &ClassState::page},
                      Field{"reopened", &ClassState::reopened},
                      Field{"bot", &ClassState::bot},
                      Field{"keep", &ClassState::keep},
                      Field{"away_seconds", &ClassState::away_seconds},
                      Field{"turn_seconds", &ClassState::turn_seconds},
                      Field{"multiplier", &ClassState::multiplier},
                      Field{"people", &ClassState::people},
                      Field{"staff", &ClassState::staff},
                      Field{"wishes", &ClassState::wishes},
                      Field{"notes", &ClassState::notes},
                      Field{"exits", &ClassState::exits}};
  }
};

// ---- parts of the wall

struct Turn {
  static constexpr std::string_view kType = "Turn";
  std::vector<int> seats{};
  Nullable<std::int64_t> since{};
  static constexpr auto fields() {
    return std::tuple{Field{"seats", &Turn::seats}, Field{"since", &Turn::since}};
  }
};

struct CardSeat {
  static constexpr std::string_view kType = "CardSeat";
  Nullable<int> person{};
  Optional<Word<Level>> level{};
  bool here = false;
  Nullable<std::int64_t> away{};
  bool stand_in = false;
  int by_bots = 0;  // commands that no person gave
  static constexpr auto fields() {
    return std::tuple{Field{"person", &CardSeat::person},     Field{"level", &CardSeat::level},
                      Field{"here", &CardSeat::here},         Field{"away", &CardSeat::away},
                      Field{"stand_in", &CardSeat::stand_in}, Field{"by_bots", &CardSeat::by_bots}};
  }
};

struct CardStep {
  static constexpr std::string_view kType = "CardStep";
  std::uint64_t seq = 0;
  RawItems<AnyEvent> events{};
  static constexpr auto fields() {
    return std::tuple{Field{"seq", &CardStep::seq}, Field{"events", &CardStep::events}};
  }
};

// So often a command was refused by one rule.
struct Trips {
  static constexpr std::string_view kType = "Trips";
  std::string rule{};
  int times = 0;
  static constexpr auto fields() {
    return std::tuple{Field{"rule", &Trips::rule}, Field{"times", &Trips::times}};
  }
};

// One table as anybody who watches may know it, and how it goes there.
struct Card {
  static constexpr std::string_view kType = "Card";
  int table = 0;
  int round = 0;
  TablePhase phase{};
  bool broken_off = false;
  bool paused = false;
  std::uint64_t seq = 0;
  Nullable<std::int64_t> last{};
  Turn turn{};
  std::vector<CardSeat> seats{};
  Nullable<Raw<AnyView, std::string>> view{};
  std::vector<CardStep> story{};
  // of those who lead
  Optional<int> stuck{};
  Optional<std::vector<Trips>> trips{};
  Optional<Dictionary<int>> counts{};
  static constexpr auto fields() {
    return std::tuple{Field{"table", &Card::table},   Field{"round", &Card::round},
                      Field{"phase", &Card::phase},   Field{"broken_off", &Card::broken_off},
                      Field{"paused", &Card::paused}, Field{"seq", &Card::seq},
                      Field{"last", &Card::last},     Field{"turn", &Card::turn},
                      Field{"seats", &Card::seats},   Field{"view", &Card::view},
                      Field{"story", &Card::story},   Field{"stuck", &Card::stuck},
                      Field{"trips", &Card::trips},   Field{"counts", &Card::counts}};
  }
};

// ---- parts of the report (classroom/report.h, class_work.h)

struct Measures {
  static constexpr std::string_view kType = "Record<string, unknown>";
};
struct FairEndRow {
  static constexpr std::string_view kType = "FairEndRow";
  int round = 0;
  int table = 0;
  bool over = false;
  int rounds = 0;
  std::span<const int> standings{};
  static constexpr auto fields() {
    return std::tuple{Field{"round", &FairEndRow::round}, Field{"table", &FairEndRow::table},
                      Field{"over", &FairEndRow::over}, Field{"rounds", &FairEndRow::rounds},
                      Field{"standings", &FairEndRow::standings}};
  }
};

struct SeatInRound {
  static constexpr std::string_view kType = "SeatInRound";
  int round = 0;
  int table = 0;
  std::int64_t seat = 0;
  static constexpr auto fields() {
    return std::tuple{Field{"round", &SeatInRound::round}, Field{"table", &SeatInRound::table},
                      Field{"seat", &SeatInRound::seat}};
  }
};

struct PlacedCard {
  static constexpr std::string_view kType = "PlacedCard";
  Raw<Asked> asked{};
  std::string_view place{};
  static constexpr auto fields() {
    return std::tuple{Field{"asked", &PlacedCard::asked}, Field{"place", &PlacedCard::place}};
  }
};

struct ReportPerson {
  static constexpr std::string_view kType = "ReportPerson";
  int person = 0;
  std::string_view name{};
  Nullable<std::string_view> pseudonym{};
  bool late = false;
  std::vector<SeatInRound> rounds{};
  std::span<const std::string> exit{};
  std::vector<PlacedCard> places{};
  static constexpr auto fields() {
    return std::tuple{
        Field{"person", &ReportPerson::person},       Field{"name", &ReportPerson::name},
        Field{"pseudonym", &ReportPerson::pseudonym}, Field{"late", &ReportPerson::late},
        Field{"rounds", &ReportPerson::rounds},       Field{"exit", &ReportPerson::exit},
        Field{"places", &ReportPerson::places}};
  }
};

struct ReportVote {
  static constexpr std::string_view kType = "ReportVote";
  Raw<Asked> asked{};
  std::span<const std::string> options{};
  std::span<const int> counts{};
  int unsure = 0;
  std::vector<std::string> places{};
  static constexpr auto fields() {
    return std::tuple{Field{"asked", &ReportVote::asked}, Field{"options", &ReportVote::options},
                      Field{"counts", &ReportVote::counts}, Field{"unsure", &ReportVote::unsure},
                      Field{"places", &ReportVote::places}};
  }
};

struct HomeworkDeal {
  static constexpr std::string_view kType = "HomeworkDeal";
  int round = 0;
  int players = 0;
  Raw<Options> options{};
  Nullable<std::string_view> key{};
  std::vector<std::string_view> opening{};
  std::vector<std::vector<int>> results{};
  std::vector<std::vector<bool>> people{};
  static constexpr auto fields() {
    return std::tuple{
        Field{"round", &HomeworkDeal::round},     Field{"players", &HomeworkDeal::players},
        Field{"options", &HomeworkDeal::options}, Field{"key", &HomeworkDeal::key},
        Field{"opening", &HomeworkDeal::opening}, Field{"results", &HomeworkDeal::results},
        Field{"people", &HomeworkDeal::people}};
  }
};
struct Puzzles {
  static constexpr std::string_view kType = "unknown[]";
};

// ---- messages

struct Entered {
  static constexpr std::string_view kName = "entered";
  static constexpr std::string_view kType = "Entered";
  std::string lesson{};
  Role role{};
  int person = 0;
  Optional<std::string_view> token{};
  std::string_view code{};
  std::uint64_t seq = 0;
  std::string_view build{};
  std::string_view rules{};
  static constexpr auto fields() {
    return std::tuple{Field{"class", &Entered::lesson},  Field{"role", &Entered::role},
                      Field{"person", &Entered::person}, Field{"token", &Entered::token},
                      Field{"code", &Entered::code},     Field{"seq", &Entered::seq},
                      Field{"build", &Entered::build},   Field{"rules", &Entered::rules}};
  }
};

// The whole state. Its members are made apart from number and time, so that what did not change is
// not sent again.
struct ClassUpdate {
  static constexpr std::string_view kName = "class";
  static constexpr std::string_view kType = "ClassUpdate";
  std::uint64_t seq = 0;
  std::int64_t now = 0;
  Spread<ClassState> state{};
  static constexpr auto fields() {
    return std::tuple{Field{"seq", &ClassUpdate::seq}, Field{"now", &ClassUpdate::now},
                      Field{"", &ClassUpdate::state}};
  }
};

// The cards that changed.
struct Wall {
  static constexpr std::string_view kName = "wall";
  static constexpr std::string_view kType = "Wall";
  std::int64_t now = 0;
  std::vector<Card> tables{};
  static constexpr auto fields() {
    return std::tuple{Field{"now", &Wall::now}, Field{"tables", &Wall::tables}};
  }
};

struct ShownPattern {
  static constexpr std::string_view kName = "pattern";
  static constexpr std::string_view kType = "ShownPattern";
  std::span<const int> symbols{};
  std::int64_t ms = 0;
  static constexpr auto fields() {
    return std::tuple{Field{"symbols", &ShownPattern::symbols}, Field{"ms", &ShownPattern::ms}};
  }
};

// To a pupil, before that table's `fresh`; nulls: to no table.
struct Moved {
  static constexpr std::string_view kName = "moved";
  static constexpr std::string_view kType = "Moved";
  int round = 0;
  Nullable<int> table{};
  Nullable<int> seat{};
  Nullable<ClassPlace::As> as{};
  std::uint64_t class_seq = 0;
  static constexpr auto fields() {
    return std::tuple{Field{"round", &Moved::round}, Field{"table", &Moved::table},
                      Field{"seat", &Moved::seat}, Field{"as", &Moved::as},
                      Field{"class_seq", &Moved::class_seq}};
  }
};

struct Proposed {
  static constexpr std::string_view kName = "proposed";
  static constexpr std::string_view kType = "Proposed";
  int person = 0;
  int seat = 0;
  std::string_view command{};
  static constexpr auto fields() {
    return std::tuple{Field{"person", &Proposed::person}, Field{"seat", &Proposed::seat},
                      Field{"do", &Proposed::command}};
  }
};

struct Granted {
  static constexpr std::string_view kName = "granted";
  static constexpr std::string_view kType = "Granted";
  Optional<std::string_view> id{};
  int person = 0;
  Word<StaffRole> role{};
  std::string_view token{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &Granted::id}, Field{"person", &Granted::person},
                      Field{"role", &Granted::role}, Field{"token", &Granted::token}};
  }
};
struct Ticket {
  static constexpr std::string_view kName = "ticket";
  static constexpr std::string_view kType = "Ticket";
  Optional<std::string_view> id{};
  int person = 0;
  std::string_view token{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &Ticket::id}, Field{"person", &Ticket::person},
                      Field{"token", &Ticket::token}};
  }
};

struct Forks {
  static constexpr std::string_view kName = "forks";
  static constexpr std::string_view kType = "Forks";
  Optional<std::string_view> id{};
  int round = 0;
  std::vector<Raw<Fork>> forks{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &Forks::id}, Field{"round", &Forks::round},
                      Field{"forks", &Forks::forks}};
  }
};

struct Sought {
  static constexpr std::string_view kType = "SoughtCard";
  std::string card{};
  int found = 0;
  int missed = 0;
  static constexpr auto fields() {
    return std::tuple{Field{"card", &Sought::card}, Field{"found", &Sought::found},
                      Field{"missed", &Sought::missed}};
  }
};

struct Report {
  static constexpr std::string_view kName = "report";
  static constexpr std::string_view kType = "Report";
  Optional<std::string_view> id{};
  std::string_view title{};
  Word<GameName> game{};
  Raw<Measures> measures{};
  Optional<Raw<std::string>> csv{};
  std::vector<ReportPerson> people{};
  Raw<std::vector<FairEndRow>> tables{};
  std::vector<ReportVote> votes{};
  std::vector<Note> notes{};
  std::vector<Sought> sought{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &Report::id},         Field{"title", &Report::title},
                      Field{"game", &Report::game},     Field{"measures", &Report::measures},
                      Field{"csv", &Report::csv},       Field{"people", &Report::people},
                      Field{"tables", &Report::tables}, Field{"votes", &Report::votes},
                      Field{"notes", &Report::notes},   Field{"sought", &Report::sought}};
  }
};

struct ClassFile {
  static constexpr std::string_view kName = "file";
  static constexpr std::string_view kType = "ClassFile";
  Optional<std::string_view> id{};
  std::string text{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &ClassFile::id}, Field{"text", &ClassFile::text}};
  }
};

struct Homework {
  static constexpr std::string_view kName = "homework";
  static constexpr std::string_view kType = "Homework";
  std::string_view title{};
  Word<GameName> game{};
  Word<Level> bot{};
  Raw<std::vector<HomeworkDeal>> deals{};
  Raw<Puzzles> puzzles{};
  Optional<TableDeck> deck{};
  static constexpr auto fields() {
    return std::tuple{Field{"title", &Homework::title},     Field{"game", &Homework::game},
                      Field{"bot", &Homework::bot},         Field{"deals", &Homework::deals},
                      Field{"puzzles", &Homework::puzzles}, Field{"deck", &Homework::deck}};
  }
};

}  // namespace stolik::message
