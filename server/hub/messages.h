// Requests of clients, and the part of the hub that answers each; what is the same for all of them.
#pragma once

#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

inline constexpr std::size_t kMaxRefusals = 64;  // remembered at one table

// Refusals that several parts give.
inline const Trouble kNoSpace{
    "storage", "",
    "There is no room for more. Games that are being played go on; try again later."};
inline const Trouble kBeingDrawn{"wrong-phase", "", "The deal is being drawn."};
Trouble wrong_phase(During during);

class Messages : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  void hear(const input::Received& received);
  // It is its turn.
  void take(Desk& desk, const Held& held);

 private:
  Desk* addressee(Conn conn, const RequestText& text);
  Trouble answer(const Said& said, Pending& pending);
  bool was_said(const Said& said);
  std::string answer_again(const Said& said) const;
  Trouble too_much(const Said& said) const;
  bool is_guests_change(const Said& said) const;
  bool is_too_often(const std::map<int, std::int64_t>& done_ms, int person) const;
  void refuse_for_good(const Said& said, const Trouble& trouble);
};

}  // namespace stolik
