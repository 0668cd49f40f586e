// From commitments to the first card: shares of chance, the seal, and what happens to those who do
// not open theirs.
#pragma once

#include <string_view>
#include <vector>

#include "server/hub/desk.h"

namespace stolik {

class Dealer : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  Trouble share(const Said& said, const request::ShareNonce& request, Pending& pending);
  Trouble start(const Said& said, const request::Start& request, Pending& pending);
  void call_off(const Desk& desk, const std::vector<int>& over, std::string_view why,
                std::vector<Record>& records);
  // The game begins: table, first word of nature. The room is a lobby with everybody in their
  // seats.
  void deal(const Room& room, const Seal& seal, Pending& pending);
  // A new secret for the game of that number.
  record::SeedDrawn new_seed(int game);

  // ---- the time to open nonces
  void wake(Desk& desk);
  void run(Desk& desk);
  void anew(Desk& desk);  // who is asked has the whole time again
  void ran_out(Desk& desk);
};

}  // namespace stolik
