// Who sits where in a class: by itself, as the teacher wishes, again in the next round, and those
// who come late.
#pragma once

#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

class ClassSeats : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // ---- the teacher's words
  Trouble seat(const Said& said, const lesson_request::Seat& request, Pending& pending);
  Trouble place(const Said& said, const lesson_request::Place& request, Pending& pending);
  Trouble wish(const Said& said, const lesson_request::Wish& request, Pending& pending);
  Trouble unwish(const Said& said, const lesson_request::Unwish& request, Pending& pending);
  Trouble start(const Said& said, const lesson_request::Start& request, Pending& pending);
  Trouble move(const Said& said, const lesson_request::Move& request, Pending& pending);
  Trouble next_round(const Said& said, const lesson_request::NextRound& request, Pending& pending);

  // Somebody comes in who finds the tables set: the first that is free of a bot's seat, a second
  // head, a reporter; or as `wish` says.
  void comes_back(Desk& desk, const Held& held);  // somebody without a place, while the others play
  void place_late(const Desk& desk, int person, const lesson_request::Admit* wish,
                  std::vector<Record>& records) const;

 private:
  std::vector<int> steady(const Desk& desk) const;
  Trouble seated(const Desk& desk, int round, Pending& pending);
  ClassPlace free_place(const Class& lesson, int person, int table,
                        std::optional<ClassPlace::As> as, const std::vector<Record>& taken) const;
};

}  // namespace stolik
