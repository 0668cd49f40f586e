// Requests before a table or lesson is entered, and at a table: each a struct with its members.
// docs/PROTOCOL-wire.md says what they mean.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "server/wire/request_kind.h"

namespace stolik {

// ---- before a table or lesson

namespace request {

// read_settings() and read_plan() read the members of these two, and say what is wrong with them.
struct Create {
  static constexpr RequestKind kKind{"create"};
  static constexpr std::string_view kType =
      "{ game: string; seats: readonly string[]; options?: object; door?: string; name?: string; "
      "spectators?: boolean; bot_when_away?: boolean; coach?: boolean; turn_seconds?: number; "
      "multiplier?: number; pace?: string; colours?: readonly number[]; views?: string; "
      "throws?: boolean }";
  Json settings{};
  std::string name{};
};

struct OpenClass {
  static constexpr RequestKind kKind{"open-class"};
  static constexpr std::string_view kType =
      "{ game: string; options?: object; size?: number; same_deal?: boolean; bot?: string; "
      "names?: string; door?: string; until?: number; coach?: boolean; turn_seconds?: number; "
      "multiplier?: number; keep?: string; away_seconds?: number; title?: string; "
      "phases?: readonly { phase: string; minutes: number }[] }";
  Json plan{};
};

struct Knock {
  static constexpr RequestKind kKind{"knock"};
  std::string code{};
  Given<std::string> invitation{};
  std::string name{};
  bool watch = false;
  std::string nonce{};  // to a class, as the next three
  std::string device{};
  Numbers pattern{};
  bool homework = false;

  // The code it guesses; nothing where it brings an invitation.
  std::optional<std::string> guessed_code() const;
  STOLIK_FIELDS_AS(Perhaps, Knock, code, invitation, name, watch, nonce, device, pattern, homework);
};

struct Resume {
  static constexpr RequestKind kKind{"resume"};
  std::string table{};
  Given<std::string> lesson{};
  std::string token{};
  std::optional<std::uint64_t> seen{};

  // The name of the table or lesson.
  const std::string& where() const { return lesson.is_present ? lesson.value : table; }
  static constexpr auto fields() {
    return std::tuple{Perhaps{"table", &Resume::table}, Perhaps{"class", &Resume::lesson},
                      Field{"token", &Resume::token}, Perhaps{"seen", &Resume::seen}};
  }
};

// A piece of a deck, for the table or lesson that is opened next.
struct DeckPiece {
  static constexpr RequestKind kKind{"deck"};
  std::string deck{};
  int of = kNoNumber;
  int from = kNoNumber;
  std::string bytes{};
  std::string key{};
  std::string signature{};
  static constexpr auto fields() {
    return std::tuple{Field{"id", &DeckPiece::deck},   Field{"of", &DeckPiece::of},
                      Field{"from", &DeckPiece::from}, Field{"bytes", &DeckPiece::bytes},
                      Perhaps{"key", &DeckPiece::key}, Perhaps{"signature", &DeckPiece::signature}};
  }
};

// ---- at a table

struct Do {  // a text; "strength" stands beside it
  static constexpr RequestKind kKind{"do", Sender::anyone, During::always, kAdvances | kOfGame};
  static constexpr std::string_view kType = "string";
  bool is_text = false;
  std::string command{};
  std::int64_t strength = 0;
};

struct Fell {
  static constexpr RequestKind kKind{"fell", Sender::anyone, During::always, kAdvances | kOfGame};
  bool failed = false;
  STOLIK_FIELDS_AS(Perhaps, Fell, failed);
};

struct Throw : NoMembers {
  static constexpr RequestKind kKind{"throw", Sender::anyone, During::playing, kAdvances | kOfGame};
};

struct Sit : OfSeat {
  static constexpr RequestKind kKind{"sit", Sender::anyone, During::lobby, kChangesDeal};
};

struct Stand : NoMembers {
  static constexpr RequestKind kKind{"stand", Sender::anyone, During::lobby, kChangesDeal};
};

struct Rename {
  static constexpr RequestKind kKind{"rename", Sender::anyone, During::lobby};
  std::string name{};
  STOLIK_FIELDS_AS(Perhaps, Rename, name);
};

struct Youngest {
  static constexpr RequestKind kKind{"youngest", Sender::anyone, During::lobby, kChangesDeal};
  Given<int> seat{.value = kNoNumber};
  STOLIK_FIELDS_AS(Perhaps, Youngest, seat);
};

struct Colours {
  static constexpr RequestKind kKind{"colours", Sender::anyone, During::lobby};
  static constexpr std::string_view kType = "{ colours: readonly number[] }";
  Json colours{};  // read_colours() says what is wrong
  STOLIK_FIELDS_AS(Field, Colours, colours);
};

struct Leave : NoMembers {
  static constexpr RequestKind kKind{"leave", Sender::anyone, During::always, kShrinks};
};

struct ShareNonce {  // one of the two
  static constexpr RequestKind kKind{"nonce", Sender::anyone, During::lobby};
  Given<std::string> commitment{};
  Given<std::string> nonce{};
  STOLIK_FIELDS_AS(Perhaps, ShareNonce, commitment, nonce);
};

struct Admit : OfPerson {
  static constexpr RequestKind kKind{"admit", Sender::host, During::always, kGrows};
};

struct TurnAway {
  static constexpr RequestKind kKind{"turn-away", Sender::host, During::always, kShrinks};
  int person = kNoNumber;
  bool all = false;
  STOLIK_FIELDS_AS(Perhaps, TurnAway, person, all);
};

struct Invite : NoMembers {
  static constexpr RequestKind kKind{"invite", Sender::host};
};

struct Remove : OfPerson {
  static constexpr RequestKind kKind{"remove", Sender::host, During::always, kShrinks};
};

struct Move {
  static constexpr RequestKind kKind{"move", Sender::host, During::lobby, kChangesDeal};
  int person = kNoNumber;
  int seat = kNoNumber;
  STOLIK_FIELDS_AS(Field, Move, person, seat);
};

struct SetSeat {
  static constexpr RequestKind kKind{"seat", Sender::host, During::lobby, kChangesDeal};
  int seat = kNoNumber;
  std::string kind{};
  STOLIK_FIELDS_AS(Field, SetSeat, seat, kind);
};

struct SetDoor {
  static constexpr RequestKind kKind{"door", Sender::host};
  std::string door{};
  STOLIK_FIELDS_AS(Field, SetDoor, door);
};

struct SetCoach {
  static constexpr RequestKind kKind{"coach", Sender::host, During::lobby, kChangesDeal};
  Given<bool> on{};
  STOLIK_FIELDS_AS(Field, SetCoach, on);
};

struct StandIn : OfSeat {
  static constexpr RequestKind kKind{"stand-in", Sender::host, During::playing, kAdvances};
};

struct Start : NoMembers {
  static constexpr RequestKind kKind{"start", Sender::host, During::lobby};
};

struct Pause : NoMembers {
  static constexpr RequestKind kKind{"pause", Sender::host, During::playing};
};

struct Unpause : NoMembers {
  static constexpr RequestKind kKind{"unpause", Sender::host, During::playing, kAdvances};
};

struct Penalty {
  static constexpr RequestKind kKind{"penalty", Sender::host};
  int team = kNoNumber;
  STOLIK_FIELDS_AS(Field, Penalty, team);
};

struct End : NoMembers {
  static constexpr RequestKind kKind{"end", Sender::host, During::playing, kShrinks};
};

struct Rematch : NoMembers {
  static constexpr RequestKind kKind{"rematch", Sender::host, During::over};
};

struct TurnPage {
  static constexpr RequestKind kKind{"page", Sender::host, During::over};
  std::string page{};
  std::string about{};
  std::string step{};
  int seat = kNoNumber;
  static constexpr auto fields() {
    return std::tuple{Field{"page", &TurnPage::page}, Perhaps{"about", &TurnPage::about},
                      Perhaps{"step", &TurnPage::step}, Perhaps{"seat", &TurnPage::seat}};
  }
};

struct PutDown {
  static constexpr RequestKind kKind{"put", Sender::anyone, During::over};
  std::string about{};
  std::string what{};
  STOLIK_FIELDS_AS(Field, PutDown, about, what);
};

struct OpenPoll {
  static constexpr RequestKind kKind{"poll", Sender::host};
  std::string question{};
  Texts options{};
  STOLIK_FIELDS_AS(Field, OpenPoll, question, options);
};

struct Vote {
  static constexpr RequestKind kKind{"vote"};
  int poll = kNoNumber;
  int option = kNoNumber;
  STOLIK_FIELDS_AS(Field, Vote, poll, option);
};

struct ShowPoll {
  static constexpr RequestKind kKind{"show", Sender::host};
  int poll = kNoNumber;
  STOLIK_FIELDS_AS(Field, ShowPoll, poll);
};

struct AskLegal : NoMembers {
  static constexpr RequestKind kKind{"legal", Sender::anyone, During::always, kReads | kOfGame};
};

struct AskKnown : NoMembers {
  static constexpr RequestKind kKind{"known", Sender::anyone, During::always, kReads | kOfGame};
};

struct AskJournal : NoMembers {
  static constexpr RequestKind kKind{"journal", Sender::anyone, During::always, kReads | kOfGame};
};

// ---- at a table or in a lesson

struct AskDeck {
  static constexpr RequestKind kKind{"deck", Sender::anyone, During::always, kReads};
  static constexpr std::string_view kType = "object";
  bool is_piece = false;  // it has members of a DeckPiece
};

struct Sync {
  static constexpr RequestKind kKind{"sync", Sender::anyone, During::always, kReads};
  std::optional<std::uint64_t> seen{};
  STOLIK_FIELDS_AS(Perhaps, Sync, seen);
};

}  // namespace request

using EntryRequest = std::variant<request::Create, request::OpenClass, request::Knock,
                                  request::Resume, request::DeckPiece>;

using TableRequest = std::variant<
    request::Do, request::Fell, request::Throw, request::Sit, request::Stand, request::Rename,
    request::Youngest, request::Colours, request::Leave, request::ShareNonce, request::Admit,
    request::TurnAway, request::Invite, request::Remove, request::Move, request::SetSeat,
    request::SetDoor, request::SetCoach, request::StandIn, request::Start, request::Pause,
    request::Unpause, request::Penalty, request::End, request::Rematch, request::TurnPage,
    request::PutDown, request::OpenPoll, request::Vote, request::ShowPoll, request::AskLegal,
    request::AskKnown, request::AskJournal, request::AskDeck, request::Sync>;

}  // namespace stolik
