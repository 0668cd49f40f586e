// The game itself: commands of seats, of the host and of those who watch a real top; pause, end,
// rematch; what can be asked of it.
#pragma once

#include <string>
#include <string_view>

#include "server/hub/desk.h"

namespace stolik {

class Moves : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // A command is tried on a copy, with all that nature answers to it. `chosen_by`: who chose it, if
  // not the person.
  Trouble play(const Desk& desk, Actor who, std::string_view command, int strength,
               ChosenBy chosen_by, Pending& pending);

  Trouble command(const Said& said, const request::Do& request, Pending& pending);
  Trouble fell(const Said& said, const request::Fell& request, Pending& pending);
  Trouble throw_now(const Said& said, const request::Throw& request, Pending& pending);
  // Nature's word that was waited for, with all it owes after it.
  void thrown(const Desk& desk, Pending& pending);
  // ---- the host's words
  Trouble penalty(const Said& said, const request::Penalty& request, Pending& pending);
  static std::string penalty_of(int team);  // the command
  Trouble pause(const Said& said, const request::Pause& request, Pending& pending);
  Trouble unpause(const Said& said, const request::Unpause& request, Pending& pending);
  Trouble end(const Said& said, const request::End& request, Pending& pending);
  Trouble rematch(const Said& said, const request::Rematch& request, Pending& pending);
  // ---- questions
  void legal(const Said& said, const request::AskLegal& request);
  void known(const Said& said, const request::AskKnown& request);
  void journal(const Said& said, const request::AskJournal& request);

 private:
  SeatSet by_hand(const Desk& desk) const;
};

Trouble spoken(const Answer& answer);

}  // namespace stolik
