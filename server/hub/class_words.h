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
  Trouble pause(const Said& said, const lesson_request::Pause& request, Pending& pending);
  Trouble unpause(const Said& said, const lesson_request::Unpause& request, Pending& pending);
  Trouble message(const Said& said, const lesson_request::SendMessage& request, Pending& pending);
  Trouble more(const Said& said, const lesson_request::More& request, Pending& pending);
  Trouble finish(const Said& said, const lesson_request::Finish& request, Pending& pending);
  Trouble stand_in(const Said& said, const lesson_request::StandIn& request, Pending& pending);
  Trouble penalty(const Said& said, const lesson_request::Penalty& request, Pending& pending);
  Trouble end(const Said& said, const lesson_request::End& request, Pending& pending);
  Trouble hand_down(const Said& said, const lesson_request::HandDown& request, Pending& pending);
  Trouble show(const Said& said, const lesson_request::ShowPage& request, Pending& pending);
  Trouble debrief(const Said& said, const lesson_request::Debrief& request, Pending& pending);
  Trouble question(const Said& said, const lesson_request::Ask& request, Pending& pending);
  Trouble reveal(const Said& said, const lesson_request::Reveal& request, Pending& pending);
  Trouble end_class(const Said& said, const lesson_request::EndClass& request, Pending& pending);
  Trouble erase(const Said& said, const lesson_request::Erase& request, Pending& pending);

  // ---- a pupil's
  Trouble hand(const Said& said, const lesson_request::RaiseHand& request, Pending& pending);
  Trouble note(const Said& said, const lesson_request::Note& request, Pending& pending);
  Trouble vote(const Said& said, const lesson_request::Vote& request, Pending& pending);
  Trouble exit_card(const Said& said, const lesson_request::ExitCard& request, Pending& pending);
  void propose(const Said& said, const lesson_request::Propose& request);
  void sought(const Said& said, const lesson_request::Sought& request);
  void sync(const Said& said, const request::Sync& request);

  // ---- time
  void run(Desk& desk);
};

}  // namespace stolik
