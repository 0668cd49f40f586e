// A class's door: opened by its teacher, by a code that many know; who comes in, who waits, who is
// put out.
#pragma once

#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

class ClassDoor : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  void open(Conn conn, const Message& message);
  // Somebody who was not here before, and does not knock yet.
  void knock(Desk& desk, const Held& held);

  // ---- the teacher's words
  Trouble admit(const Said& said, Pending& pending);
  Trouble remove(const Said& said, Pending& pending);  // and ban
  Trouble rename(const Said& said, Pending& pending);
  Trouble door(const Said& said, Pending& pending);
  Trouble lock(const Said& said, Pending& pending);
  Trouble reopen(const Said& said, Pending& pending);
  Trouble ticket(const Said& said, Pending& pending);
  Trouble grant(const Said& said, Pending& pending);
  // What a repeated `ticket` or `grant` is answered with before its ok: the same token, or "" once
  // it opens nothing.
  std::string token_again(const Said& said) const;
  Trouble revoke(const Said& said, Pending& pending);

  // ---- a pupil's
  Trouble leave(const Said& said, Pending& pending);
  Trouble nonce(const Said& said, Pending& pending);

  // ---- the pattern on the projector
  void run(Desk& desk);
  void pattern_fired(Desk& desk);

 private:
  bool asks_pattern(const Desk& desk) const;
  void show_pattern(const Desk& desk);
  void guessed_wrong(Desk& desk);
  bool knows_pattern(const Desk& desk, const Message& message) const;
  bool comes_straight_in(const Desk& desk, const Message& message, const Knock& knock) const;
  Coming let_in(Desk& desk, const Knock& knock, int person, const Message* wish,
                std::vector<Record>& records);
};

}  // namespace stolik
