#include "server/hub/turn_clock.h"

#include "core/assert.h"
#include "server/hub/house.h"

namespace stolik {

void TurnClock::run(Desk& desk) {
  const Room& room = desk.room;
  if (room.settings.turn_seconds == 0) return;
  const bool runs = room.playing() && !room.paused && !desk.here.empty() && !room.play.spinning;
  const SeatSet seats = runs ? room.play.table->waiting().seats : SeatSet{};
  if (seats.empty()) {
    if (!desk.turn_seats.empty()) house_.cancel_timer(desk, TimerId::Kind::turn, 0);
    desk.turn_seats = {};
    return;
  }
  // A new turn has its whole time; so has one after a pause or an absence: nobody's time shrinks.
  if (desk.turn_seq == room.seq + 1 && desk.turn_seats == seats) return;
  desk.turn_seq = room.seq + 1;
  desk.turn_seats = seats;
  house_.set_timer(
      desk, TimerId::Kind::turn, 0,
      house_.now_ms + std::int64_t{room.settings.turn_seconds} * 1000 * room.settings.multiplier);
}

// What the game states, or a bot chooses this one move.
void TurnClock::ran_out(Desk& desk) {
  const Room& room = desk.room;
  if (!room.playing() || room.paused || desk.here.empty() || room.play.spinning) return;
  const SeatSet seats = room.play.table->waiting().seats;
  if (seats.empty() || desk.turn_seq != room.seq + 1) return run(desk);
  int seat = 0;
  while (!seats.has(seat_at(seat))) ++seat;
  if (const std::string stated = room.play.table->when_late(seat_at(seat)); !stated.empty()) {
    Pending pending;
    pending.cause = {.kind = Held::Kind::turn};
    const Trouble trouble = house_.moves.play(desk, Actor::at(seat_at(seat)), stated, 0,
                                              {ChosenBy::Kind::clock}, pending);
    STOLIK_ASSERT(trouble.ok());
    return house_.writer.propose(desk, std::move(pending));
  }
  desk.bots[static_cast<std::size_t>(seat)].for_clock = true;
  house_.bots.ask(desk, seat);
}

}  // namespace stolik
