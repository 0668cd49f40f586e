// Requests in a lesson: each a struct with its members. docs/PROTOCOL-class.md says what they mean.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "server/wire/table_requests.h"

namespace stolik {

namespace lesson_request {

struct Leave : NoMembers {
  static constexpr RequestKind kKind{"leave", Sender::pupil, During::always, kShrinks};
};

struct ShareNonce {
  static constexpr RequestKind kKind{"nonce", Sender::pupil};
  std::string nonce{};
  STOLIK_FIELDS_AS(Field, ShareNonce, nonce);
};

struct RaiseHand {
  static constexpr RequestKind kKind{"hand", Sender::pupil};
  bool up = true;
  std::string why{};
  STOLIK_FIELDS_AS(Perhaps, RaiseHand, up, why);
};

struct Note {
  static constexpr RequestKind kKind{"note", Sender::pupil};
  int task = kNoNumber;
  std::string text{};
  STOLIK_FIELDS_AS(Field, Note, task, text);
};

struct Vote {
  static constexpr RequestKind kKind{"vote", Sender::pupil};
  Given<std::int64_t> option{};
  std::string place{};
  STOLIK_FIELDS_AS(Perhaps, Vote, option, place);
};

struct ExitCard {
  static constexpr RequestKind kKind{"exit", Sender::pupil, During::debriefing};
  Texts answers{};
  STOLIK_FIELDS_AS(Field, ExitCard, answers);
};

struct Admit {
  static constexpr RequestKind kKind{"admit", Sender::leader, During::always, kGrows};
  int person = kNoNumber;
  bool all = false;
  bool pseudonym = false;  // instead of the typed name
  int table = kNoNumber;
  std::string as{};
  STOLIK_FIELDS_AS(Perhaps, Admit, person, all, pseudonym, table, as);
};

struct TurnAway : request::TurnAway {
  static constexpr RequestKind kKind{"turn-away", Sender::leader, During::always, kShrinks};
};

struct Remove : OfPerson {
  static constexpr RequestKind kKind{"remove", Sender::leader, During::always, kShrinks};
};

struct Ban : OfPerson {
  static constexpr RequestKind kKind{"ban", Sender::leader, During::always, kShrinks};
};

struct Rename : OfPerson {
  static constexpr RequestKind kKind{"rename", Sender::leader};
};

struct SetDoor {
  static constexpr RequestKind kKind{"door", Sender::leader};
  std::string door{};
  Given<int> until{.value = kNoNumber};
  static constexpr auto fields() {
    return std::tuple{Field{"door", &SetDoor::door}, Perhaps{"until", &SetDoor::until}};
  }
};

struct Lock {
  static constexpr RequestKind kKind{"lock", Sender::leader};
  bool on = true;
  STOLIK_FIELDS_AS(Perhaps, Lock, on);
};

struct Reopen : NoMembers {
  static constexpr RequestKind kKind{"reopen", Sender::leader};
};

struct Ticket : OfPerson {
  static constexpr RequestKind kKind{"ticket", Sender::leader};
};

struct Grant {
  static constexpr RequestKind kKind{"grant", Sender::teacher, During::always, kGrows};
  std::string role{};
  STOLIK_FIELDS_AS(Field, Grant, role);
};

struct Revoke : OfPerson {
  static constexpr RequestKind kKind{"revoke", Sender::teacher, During::always, kShrinks};
};

struct Seat : NoMembers {
  static constexpr RequestKind kKind{"seat", Sender::leader};
};

struct Place {
  static constexpr RequestKind kKind{"place", Sender::leader, During::seating};
  int person = kNoNumber;
  int table = kNoNumber;
  int seat = kNoNumber;
  static constexpr auto fields() {
    return std::tuple{Field{"person", &Place::person}, Field{"table", &Place::table},
                      Perhaps{"seat", &Place::seat}};
  }
};

struct Wish : OfPair {
  static constexpr RequestKind kKind{"wish", Sender::leader};
};

struct Unwish : OfPair {
  static constexpr RequestKind kKind{"unwish", Sender::leader};
};

struct Start {
  static constexpr RequestKind kKind{"start", Sender::leader, During::seating, kGrows};
  int minutes = kNoNumber;
  STOLIK_FIELDS_AS(Perhaps, Start, minutes);
};

struct Move {
  static constexpr RequestKind kKind{"move", Sender::leader};
  int person = kNoNumber;
  int table = kNoNumber;
  Given<std::string> as{};
  static constexpr auto fields() {
    return std::tuple{Field{"person", &Move::person}, Field{"table", &Move::table},
                      Perhaps{"as", &Move::as}};
  }
};

struct NextRound : NoMembers {
  static constexpr RequestKind kKind{"next-round", Sender::leader};
};

struct Pause : OfTable {
  static constexpr RequestKind kKind{"pause", Sender::leader, During::round};
};

struct Unpause : OfTable {
  static constexpr RequestKind kKind{"unpause", Sender::leader, During::round};
};

struct SendMessage {  // null takes the last one away
  static constexpr RequestKind kKind{"message", Sender::leader};
  bool is_null = false;
  std::string text{};
  int sentence = kNoNumber;
  Given<int> table{.value = kNoNumber};
  STOLIK_FIELDS_AS(Perhaps, SendMessage, text, sentence, table);
};

struct More {
  static constexpr RequestKind kKind{"more", Sender::leader, During::round};
  std::int64_t minutes = 0;
  STOLIK_FIELDS_AS(Field, More, minutes);
};

struct Finish {  // null: not after all
  static constexpr RequestKind kKind{"finish", Sender::leader, During::round};
  Given<int> minutes{.value = kNoNumber};
  STOLIK_FIELDS_AS(Perhaps, Finish, minutes);
};

struct StandIn {
  static constexpr RequestKind kKind{"stand-in", Sender::leader, During::round};
  int table = kNoNumber;
  int seat = kNoNumber;
  STOLIK_FIELDS_AS(Field, StandIn, table, seat);
};

struct Penalty {
  static constexpr RequestKind kKind{"penalty", Sender::leader, During::round};
  Given<int> table{.value = kNoNumber};
  int team = kNoNumber;
  STOLIK_FIELDS_AS(Field, Penalty, table, team);
};

struct End : OfTable {
  static constexpr RequestKind kKind{"end", Sender::leader, During::round};
};

struct HandDown : OfPerson {
  static constexpr RequestKind kKind{"hand-down", Sender::leader};
};

struct ShowPage {
  static constexpr RequestKind kKind{"show", Sender::leader};
  std::string page{};
  Given<int> table{.value = kNoNumber};
  int number = kNoNumber;
  std::string text{};
  static constexpr auto fields() {
    return std::tuple{Field{"page", &ShowPage::page}, Perhaps{"table", &ShowPage::table},
                      Perhaps{"number", &ShowPage::number}, Perhaps{"text", &ShowPage::text}};
  }
};

struct Debrief : NoMembers {
  static constexpr RequestKind kKind{"debrief", Sender::leader, During::round};
};

struct Ask {  // null: nothing is asked any more
  static constexpr RequestKind kKind{"question", Sender::leader};
  static constexpr std::string_view kType =
      "{ kind: string; text?: string; options?: readonly string[]; number?: number; "
      "about?: string; sense?: string; questions?: readonly string[] } | null";
  bool is_null = false;
  std::string kind{};
  std::string about{};
  int number = kNoNumber;
  Texts options{};
  std::string asked{};  // the whole of it, as JSON: most members are the client's own
  static constexpr auto fields() {
    return std::tuple{Field{"kind", &Ask::kind}, Perhaps{"about", &Ask::about},
                      Perhaps{"number", &Ask::number}, Perhaps{"options", &Ask::options}};
  }
};

struct Reveal : NoMembers {
  static constexpr RequestKind kKind{"reveal", Sender::leader};
};

struct EndClass : NoMembers {
  static constexpr RequestKind kKind{"end-class", Sender::leader, During::lesson};
};

struct AskForks : NoMembers {
  static constexpr RequestKind kKind{"forks", Sender::leader, During::always, kReads};
};

struct AskReport {
  static constexpr RequestKind kKind{"report", Sender::leader, During::always, kReads};
  std::string language{};
  Texts events{};  // names of public events
  STOLIK_FIELDS_AS(Perhaps, AskReport, language, events);
};

struct AskFile : NoMembers {
  static constexpr RequestKind kKind{"file", Sender::anyone, During::always, kReads};
};

struct Erase : NoMembers {
  static constexpr RequestKind kKind{"erase", Sender::teacher, During::always, kShrinks};
};

struct Sought {  // learning mode: a card's cell was found, after so many wrong ones
  static constexpr RequestKind kKind{"sought", Sender::pupil, During::always, kReads};
  std::string card{};
  int missed = kNoNumber;
  STOLIK_FIELDS_AS(Field, Sought, card, missed);
};

struct Propose {  // a command, as a text
  static constexpr RequestKind kKind{"propose", Sender::pupil, During::always, kReads};
  static constexpr std::string_view kType = "string";
  bool is_text = false;
  std::string command{};
};

}  // namespace lesson_request

using LessonRequest = std::variant<
    lesson_request::Leave, lesson_request::ShareNonce, lesson_request::RaiseHand,
    lesson_request::Note, lesson_request::Vote, lesson_request::ExitCard, lesson_request::Admit,
    lesson_request::TurnAway, lesson_request::Remove, lesson_request::Ban, lesson_request::Rename,
    lesson_request::SetDoor, lesson_request::Lock, lesson_request::Reopen, lesson_request::Ticket,
    lesson_request::Grant, lesson_request::Revoke, lesson_request::Seat, lesson_request::Place,
    lesson_request::Wish, lesson_request::Unwish, lesson_request::Start, lesson_request::Move,
    lesson_request::NextRound, lesson_request::Pause, lesson_request::Unpause,
    lesson_request::SendMessage, lesson_request::More, lesson_request::Finish,
    lesson_request::StandIn, lesson_request::Penalty, lesson_request::End, lesson_request::HandDown,
    lesson_request::ShowPage, lesson_request::Debrief, lesson_request::Ask, lesson_request::Reveal,
    lesson_request::EndClass, lesson_request::AskForks, lesson_request::AskReport,
    lesson_request::AskFile, lesson_request::Erase, lesson_request::Propose, lesson_request::Sought,
    request::AskDeck, request::Sync>;

}  // namespace stolik
