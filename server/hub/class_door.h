// A class's door: opened by its teacher, by a code that many know; who comes in, who waits, who is
// put out.
#pragma once

#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

class ClassDoor : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  void open(Conn conn, const Request& request, const request::OpenClass& open);
  // Somebody who was not here before, and does not knock yet.
  void knock(Desk& desk, const Held& held, const request::Knock& said);

  // ---- the teacher's words
  Trouble admit(const Said& said, const lesson_request::Admit& request, Pending& pending);
  Trouble remove(const Said& said, const lesson_request::Remove& request, Pending& pending);
  Trouble ban(const Said& said, const lesson_request::Ban& request, Pending& pending);
  Trouble rename(const Said& said, const lesson_request::Rename& request, Pending& pending);
  Trouble door(const Said& said, const lesson_request::SetDoor& request, Pending& pending);
  Trouble lock(const Said& said, const lesson_request::Lock& request, Pending& pending);
  Trouble reopen(const Said& said, const lesson_request::Reopen& request, Pending& pending);
  Trouble ticket(const Said& said, const lesson_request::Ticket& request, Pending& pending);
  Trouble grant(const Said& said, const lesson_request::Grant& request, Pending& pending);
  // What a repeated `ticket` or `grant` is answered with before its ok: the same token, or "" once
  // it opens nothing.
  std::string token_again(const Said& said) const;
  Trouble revoke(const Said& said, const lesson_request::Revoke& request, Pending& pending);

  // ---- a pupil's
  Trouble leave(const Said& said, const lesson_request::Leave& request, Pending& pending);
  Trouble nonce(const Said& said, const lesson_request::ShareNonce& request, Pending& pending);

  // ---- the pattern on the projector
  void run(Desk& desk);
  void pattern_fired(Desk& desk);

 private:
  bool asks_pattern(const Desk& desk) const;
  void show_pattern(const Desk& desk);
  void guessed_wrong(Desk& desk);
  bool knows_pattern(const Desk& desk, const request::Knock& request) const;
  bool comes_straight_in(const Desk& desk, const request::Knock& request, const Knock& knock) const;
  Coming let_in(Desk& desk, const Knock& knock, int person, const lesson_request::Admit* wish,
                std::vector<Record>& records);
};

}  // namespace stolik
