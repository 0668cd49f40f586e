// What is said in a class while it goes on: pauses, messages, time, hands, the projector's page,
// questions and votes.
#pragma once

#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

class ClassWords : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // ---- the teacher's words
  Trouble pause(const Said& said, Pending& pending);  // and unpause
  Trouble message(const Said& said, Pending& pending);
  Trouble more(const Said& said, Pending& pending);
  Trouble finish(const Said& said, Pending& pending);
  Trouble stand_in(const Said& said, Pending& pending);
  Trouble penalty(const Said& said, Pending& pending);
  Trouble end(const Said& said, Pending& pending);
  Trouble hand_down(const Said& said, Pending& pending);
  Trouble show(const Said& said, Pending& pending);
  Trouble debrief(const Said& said, Pending& pending);
  Trouble question(const Said& said, Pending& pending);
  Trouble reveal(const Said& said, Pending& pending);
  Trouble end_class(const Said& said, Pending& pending);
  Trouble erase(const Said& said, Pending& pending);

  // ---- a pupil's
  Trouble hand(const Said& said, Pending& pending);
  Trouble note(const Said& said, Pending& pending);
  Trouble vote(const Said& said, Pending& pending);
  Trouble exit_card(const Said& said, Pending& pending);
  void propose(const Said& said);
  void sync(const Said& said);

  // ---- time
  void run(Desk& desk);
};

}  // namespace stolik
