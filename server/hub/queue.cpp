#include "server/hub/queue.h"

#include <algorithm>
#include <iterator>

#include "server/hub/house.h"

namespace stolik {
namespace {

const Trouble kBusy{"busy", "", "Too much is waiting at this table. Try again."};

}  // namespace

void Queue::hold(Desk& desk, Held held) {
  // In the lobby the host need not wait for what guests said.
  const Room& room = desk.room;
  const bool of_host = held.kind == Held::Kind::message && held.number != 0 &&
                       held.number == room.host && room.lesson == nullptr &&
                       room.phase == Head::Phase::lobby;
  const auto of_same = [&](const Held& one) {
    return one.kind == Held::Kind::message && one.number == held.number;
  };
  if (held.kind == Held::Kind::message && desk.held.size() >= kMaxHeld) {
    const auto own =
        static_cast<std::size_t>(std::count_if(desk.held.begin(), desk.held.end(), of_same));
    if (!of_host || own >= kMaxHeldOfHost) return refuse(held, kBusy);
  }
  if (house_.stopping || desk.leaving) return;
  if (held.kind != Held::Kind::message) {
    // The house says each of its words once: so these have an end too, however long the disk is
    // full.
    const auto say_once = [&](auto& line) {
      const auto same = std::find_if(line.begin(), line.end(), [&](const Held& one) {
        return one.kind == held.kind && one.number == held.number;
      });
      if (same == line.end()) return false;
      *same = held;
      return true;
    };
    if (say_once(desk.held) || say_once(desk.put_off)) return;
  }
  const auto before = !of_host
                          ? desk.held.end()
                          : std::find_if(desk.held.begin(), desk.held.end(), [&](const Held& one) {
                              return one.kind == Held::Kind::message && one.number != room.host;
                            });
  desk.held.insert(before, std::move(held));
}

void Queue::refuse(const Held& held, const Trouble& trouble) {
  if (Client* client = house_.client(held.conn)) client->waits = false;
  house_.refuse(held.conn, held.request->id, trouble);
}

void Queue::hold_for_fall(Desk& desk, Held held) {
  if (desk.after_fall.size() >= kMaxHeld) return refuse(held, kBusy);
  desk.after_fall.push_back(std::move(held));
}

void Queue::release_after_fall(Desk& desk) {
  desk.held.insert(desk.held.begin(), std::make_move_iterator(desk.after_fall.begin()),
                   std::make_move_iterator(desk.after_fall.end()));
  desk.after_fall.clear();
}

void Queue::put_off(Desk& desk) {
  const auto own = std::stable_partition(desk.held.begin(), desk.held.end(), [](const Held& held) {
    return held.kind == Held::Kind::message;
  });
  desk.put_off.insert(desk.put_off.end(), std::make_move_iterator(own),
                      std::make_move_iterator(desk.held.end()));
  desk.held.erase(own, desk.held.end());
  house_.set_timer(desk, TimerId::Kind::retry, 0, house_.now_ms + house_.config.retry_ms);
}

void Queue::try_again(Desk& desk) {
  desk.held.insert(desk.held.end(), desk.put_off.begin(), desk.put_off.end());
  desk.put_off.clear();
}

// What is taken may close the table, so it is found again each time.
void Queue::pump(Desk& desk) {
  const TableId table = desk.room.id;
  for (Desk* at = &desk; at != nullptr; at = house_.find(table)) {
    if (at->loading || at->pending || at->held.empty() || house_.halted) return;
    const Held held = std::move(at->held.front());
    at->held.erase(at->held.begin());
    take(*at, held);
  }
}

void Queue::take(Desk& desk, const Held& held) {
  switch (held.kind) {
    case Held::Kind::message: return house_.messages.take(desk, held);
    case Held::Kind::fall: return house_.pace.fall(desk);
    case Held::Kind::silence: return house_.pace.silence(desk);
    case Held::Kind::thrown: return house_.pace.throw_late(desk);
    case Held::Kind::bot: return house_.bots.move(desk, held);
    case Held::Kind::turn: return house_.turns.ran_out(desk);
    case Held::Kind::reveal: return house_.dealer.ran_out(desk);
    case Held::Kind::away: return house_.chairs.stays_away(desk, held);
    case Held::Kind::lesson: return house_.class_seats.comes_back(desk, held);
    case Held::Kind::back: return house_.chairs.is_back(desk, held);
  }
}

}  // namespace stolik
