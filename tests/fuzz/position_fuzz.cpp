// Whatever position is loaded: it is refused, or it is one that can be and that writes itself back.

#include "core/assert.h"
#include "core/json.h"
#include "core/rng.h"
#include "games/table.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace stolik;
  const JsonResult parsed = parse_json({reinterpret_cast<const char*>(data), size});
  if (!parsed) return 0;
  const Opened opened = load_table(built_in_shelf(), parsed.value);
  for (int s = 0; s < 3; ++s) {
    legal_in_view(built_in_shelf(), parsed.value, seat_at(s));
    check_in_view(built_in_shelf(), parsed.value, seat_at(s), "pass");
  }
  if (opened.table == nullptr) return 0;
  const JsonResult again = parse_json(opened.table->position());
  const Opened reloaded = load_table(built_in_shelf(), again.value);
  STOLIK_ASSERT(reloaded.table != nullptr);
  STOLIK_ASSERT(reloaded.table->hash() == opened.table->hash());
  // And it can be played on for a while, whatever it is.
  Rng rng{1};
  auto table = opened.table->clone();
  for (int i = 0; i < 30 && !table->waiting().over; ++i) {
    const Waiting waiting = table->waiting();
    if (waiting.nature == Nature::owes) {
      STOLIK_ASSERT(table->submit(Actor::nature(), table->draw(Lots(rng))).ok());
      continue;
    }
    bool spoken = false;
    for (int s = 0; s < table->players() && !spoken; ++s) {
      if (!waiting.seats.has(seat_at(s))) continue;
      for (const std::string& command : table->legal(Actor::at(seat_at(s)))) {
        if (command == "offer" || command == "say") continue;
        STOLIK_ASSERT(table->submit(Actor::at(seat_at(s)), command).ok());
        spoken = true;
        break;
      }
    }
    if (!spoken) break;
  }
  return 0;
}
