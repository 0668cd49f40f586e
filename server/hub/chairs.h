// Chairs and those who sit on them: sitting, standing, moving, names, leaving; who is away, who is
// back, who inherits the house.
#pragma once

#include "server/hub/desk.h"

namespace stolik {

class Chairs : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // ---- everybody's words
  Trouble sit(const Said& said, const request::Sit& request, Pending& pending);
  Trouble stand(const Said& said, const request::Stand& request, Pending& pending);
  Trouble rename(const Said& said, const request::Rename& request, Pending& pending);
  Trouble youngest(const Said& said, const request::Youngest& request, Pending& pending);
  Trouble colours(const Said& said, const request::Colours& request, Pending& pending);
  Trouble leave(const Said& said, const request::Leave& request, Pending& pending);
  // ---- the host's
  Trouble remove(const Said& said, const request::Remove& request, Pending& pending);
  Trouble move(const Said& said, const request::Move& request, Pending& pending);
  Trouble set(const Said& said, const request::SetSeat& request, Pending& pending);
  Trouble door(const Said& said, const request::SetDoor& request, Pending& pending);
  Trouble coach(const Said& said, const request::SetCoach& request, Pending& pending);
  Trouble stand_in(const Said& said, const request::StandIn& request, Pending& pending);

  // ---- the house's
  void stays_away(Desk& desk, const Held& held);
  void is_back(Desk& desk, const Held& held);
  void leaves(Desk& desk, int person, bool removed, std::vector<Record>& records);

 private:
  int next_host(const Desk& desk, int except) const;
};

}  // namespace stolik
