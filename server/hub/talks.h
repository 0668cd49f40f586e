// After the game, and between games: the host turns pages that all follow, somebody puts down what
// all see, everybody votes.
#pragma once

#include "server/hub/desk.h"

namespace stolik {

class Talks : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // ---- everybody's words
  Trouble put(const Said& said, const request::PutDown& request, Pending& pending);
  Trouble vote(const Said& said, const request::Vote& request, Pending& pending);
  // ---- the host's
  Trouble page(const Said& said, const request::TurnPage& request, Pending& pending);
  Trouble poll(const Said& said, const request::OpenPoll& request, Pending& pending);
  Trouble show(const Said& said, const request::ShowPoll& request, Pending& pending);
};

}  // namespace stolik
