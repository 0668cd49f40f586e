// What every request says of itself beside its members: its name, who may send it, in which phase,
// and what it does to the journal.
#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

#include "server/wire/member.h"

namespace stolik {

// Who may send it. At a table `host`; in a lesson those who lead it.
enum class Sender : std::uint8_t { anyone, host, leader, teacher, pupil };

// In which phase of the table or lesson it is taken; in any other it is refused as `wrong-phase`.
enum class During : std::uint8_t {
  always,
  lobby,
  playing,
  over,
  seating,  // from here on phases of a lesson
  round,
  debriefing,
  lesson,  // not over
};

// What it does to the journal, and to whom it goes.
enum RequestTrait : unsigned {
  kPlain = 0,
  kChangesDeal = 1,  // refused while nonces are opened
  kShrinks = 2,      // leaves less than there was: never refused for lack of room
  kAdvances = 4,     // brings a game to its end, however long it was
  kGrows = 8,        // refused when the store is nearly full
  kOfGame = 16,      // from a pupil: meant for the table they are at
  kReads = 32,       // changes nothing: answered at once, whatever is under way
};

struct RequestKind {
  std::string_view name;
  Sender sender = Sender::anyone;
  During during = During::always;
  unsigned traits = kPlain;

  constexpr bool has(RequestTrait trait) const { return (traits & trait) != 0; }
};

// Members that several requests have in common.
struct NoMembers {
  static constexpr auto fields() { return std::tuple{}; }
};
struct OfPerson {
  int person = kNoNumber;
  STOLIK_FIELDS_AS(Field, OfPerson, person);
};
struct OfSeat {
  int seat = kNoNumber;
  STOLIK_FIELDS_AS(Field, OfSeat, seat);
};
struct OfTable {  // of a lesson; without it: all
  Given<int> table{.value = kNoNumber};
  STOLIK_FIELDS_AS(Perhaps, OfTable, table);
};
struct OfPair {  // two persons, or a person and a table: the first of the three that is there
  Numbers apart{};
  Numbers together{};
  Numbers pin{};
  STOLIK_FIELDS_AS(Perhaps, OfPair, apart, together, pin);
};

}  // namespace stolik
