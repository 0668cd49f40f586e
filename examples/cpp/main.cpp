// The engine as a library: three bots play a game of triples.
#include <cstdio>

#include "bots/bots.h"

int main() {
  const auto [table, refusal] = stolik::open_table(stolik::built_in_shelf(), "triples", 3, nullptr);
  stolik::Rng chance{7};
  while (!table->waiting().over) {
    if (table->waiting().nature == stolik::Nature::owes) {
      table->draw_and_do(stolik::Lots{chance});
      continue;
    }
    for (int number = 0; number < table->players(); ++number) {
      const stolik::Seat seat{static_cast<std::uint8_t>(number)};
      const auto [refused, move] =
          stolik::ask_bot(*table, seat, "steady");  // refused: it is not this seat's turn
      if (refused.ok()) table->submit(stolik::Actor::at(seat), move.command);
    }
  }
  std::printf("%s\n", table->view(stolik::kNobody).c_str());
}
