#include "server/hub/chairs.h"

#include "server/hub/house.h"

namespace stolik {
namespace {

const Trouble kNoSuchSeat{"no-such-seat", "", "There is no such seat."};

// The chair of that number; nullptr: none.
const Chair* chair_at(const Said& said, int seat) {
  const auto& chairs = said.desk.room.chairs;
  return seat >= 0 && static_cast<std::size_t>(seat) < chairs.size()
             ? &chairs[static_cast<std::size_t>(seat)]
             : nullptr;
}

}  // namespace

Trouble Chairs::sit(const Said& said, const request::Sit& request, Pending& pending) {
  const Chair* chair = chair_at(said, request.seat);
  if (chair == nullptr) return kNoSuchSeat;
  if (chair->kind != Chair::Kind::open) return {"seat-taken", "", "This seat is not free."};
  auto& records = pending.batch.records;
  if (said.desk.room.seat_of(said.person) >= 0) records.push_back(record::Stood{said.person});
  records.push_back(record::Sat{said.person, request.seat});
  return {};
}

Trouble Chairs::stand(const Said& said, const request::Stand&, Pending& pending) {
  if (said.desk.room.seat_of(said.person) < 0) return {"not-seated", "", "You have no seat."};
  pending.batch.records.push_back(record::Stood{said.person});
  return {};
}

Trouble Chairs::rename(const Said& said, const request::Rename& request, Pending& pending) {
  record::Renamed renamed{.person = said.person};
  Trouble trouble;
  if (!house_.door.choose_name(&said.desk.room, request.name, renamed.name, renamed.pseudonym,
                               trouble, said.person))
    return trouble;
  pending.batch.records.push_back(std::move(renamed));
  return {};
}

Trouble Chairs::youngest(const Said& said, const request::Youngest& request, Pending& pending) {
  const Room& room = said.desk.room;
  const int seat = request.seat.value;
  if (request.seat.has_value() && chair_at(said, seat) == nullptr) return kNoSuchSeat;
  if (said.person != room.host && (seat < 0 || room.seat_of(said.person) != seat)) {
    return {"not-host", "", "Only the host can say this of others."};
  }
  pending.batch.records.push_back(record::Youngest{seat});
  return {};
}

// Those who sit agree on them: each is free to say which.
Trouble Chairs::colours(const Said& said, const request::Colours& request, Pending& pending) {
  const Room& room = said.desk.room;
  if (said.person != room.host && room.seat_of(said.person) < 0)
    return {"not-seated", "", "You have no seat."};
  std::vector<int> colours;
  if (Trouble trouble = read_colours(request.colours, colours); !trouble.ok()) return trouble;
  pending.batch.records.push_back(record::Coloured{std::move(colours)});
  return {};
}

Trouble Chairs::leave(const Said& said, const request::Leave&, Pending& pending) {
  leaves(said.desk, said.person, false, pending.batch.records);
  return {};
}

Trouble Chairs::remove(const Said& said, const request::Remove& request, Pending& pending) {
  const Room& room = said.desk.room;
  const int whom = request.person;
  if (room.person(whom) == nullptr || whom == said.person) {
    return {"no-such-person", "", "There is nobody of that number to remove."};
  }
  // The host does not choose over whom a deal is called off.
  if (room.revealing() && room.seat_of(whom) >= 0) return kBeingDrawn;
  leaves(said.desk, whom, true, pending.batch.records);
  return {};
}

Trouble Chairs::move(const Said& said, const request::Move& request, Pending& pending) {
  const Chair* chair = chair_at(said, request.seat);
  const int whom = request.person;
  if (said.desk.room.person(whom) == nullptr)
    return {"no-such-person", "", "There is nobody of that number."};
  if (chair == nullptr || chair->kind == Chair::Kind::closed) return kNoSuchSeat;
  pending.batch.records.push_back(record::Sat{whom, request.seat});
  return {};
}

Trouble Chairs::set(const Said& said, const request::SetSeat& request, Pending& pending) {
  const Chair* chair = chair_at(said, request.seat);
  if (chair == nullptr) return kNoSuchSeat;
  if (!Chair::from(request.kind)) {
    return {"bad-message", "",
            "A seat is open, closed, bot or bot:LEVEL (" + std::string{kLevelExpected} + ")."};
  }
  if (chair->kind == Chair::Kind::person) return {"seat-taken", "", "Somebody sits there."};
  pending.batch.records.push_back(record::ChairSet{request.seat, request.kind});
  return {};
}

Trouble Chairs::door(const Said&, const request::SetDoor& request, Pending& pending) {
  record::DoorSet set;
  if (!from_stored(request.door, set.door)) return {"bad-message", "", "A door is open or knock."};
  pending.batch.records.push_back(set);
  return {};
}

Trouble Chairs::coach(const Said&, const request::SetCoach& request, Pending& pending) {
  if (!request.on.fits) return {"bad-message", "", "on: true or false is expected."};
  pending.batch.records.push_back(record::Coach{request.on.value});
  return {};
}

Trouble Chairs::stand_in(const Said& said, const request::StandIn& request, Pending& pending) {
  const Chair* chair = chair_at(said, request.seat);
  if (chair == nullptr || chair->kind != Chair::Kind::person) return kNoSuchSeat;
  if (chair->stand_in) return {"wrong-phase", "", "A bot plays there already."};
  if (said.desk.is_here(chair->person) ||
      house_.door.away_for_ms(said.desk, chair->person) < house_.config.stand_in_ms) {
    return {"not-away", "", "A bot plays only for one who has been away for 45 seconds."};
  }
  pending.batch.records.push_back(record::StandIn{request.seat, true});
  return {};
}

// ---- the house's own

void Chairs::leaves(Desk& desk, int person, bool removed, std::vector<Record>& records) {
  // Nobody is held back; but a deal that somebody walked away from is called off for all to see.
  if (desk.room.revealing() && desk.room.seat_of(person) >= 0)
    house_.dealer.call_off(desk, {person}, "left", records);
  if (desk.room.host == person) {
    const int heir = next_host(desk, person);
    if (heir != 0) records.push_back(record::HostIs{heir});
  }
  records.push_back(record::Left{person, removed});
}

int Chairs::next_host(const Desk& desk, int except) const {
  // One who plays rather than one who watches, present rather than away.
  int best = 0;
  int best_rank = -1;
  for (const Person& one : desk.room.people) {
    if (one.gone || one.number == except) continue;
    const int rank =
        (desk.is_here(one.number) ? 2 : 0) + (desk.room.seat_of(one.number) >= 0 ? 1 : 0);
    if (rank > best_rank) best = one.number, best_rank = rank;
  }
  return best;
}

void Chairs::stays_away(Desk& desk, const Held& held) {
  const Room& room = desk.room;
  const int person = held.number;
  if (desk.is_here(person) || room.person(person) == nullptr || desk.here.empty()) return;
  // It may have waited for the disk meanwhile, and they were back and are away again: that absence
  // has its own time.
  const auto& owner = room.settings.of_class;
  if (house_.door.away_for_ms(desk, person) <
      (owner ? owner->away_seconds * 1000 : house_.config.away_ms))
    return;
  Pending pending;
  pending.cause = held;
  auto& records = pending.batch.records;
  const int seat = room.seat_of(person);
  if (seat >= 0 && room.settings.bot_when_away && room.playing() &&
      !room.chairs[static_cast<std::size_t>(seat)].stand_in) {
    records.push_back(record::StandIn{seat, true});
  }
  if (room.host == person) {
    if (const int heir = next_host(desk, person); heir != 0) {
      records.push_back(record::HostIs{heir});
      house_.door.is_away(desk, person);
    }
  } else if (seat < 0 && !owner) {  // no seat to keep: the place is for those who come
    leaves(desk, person, false, records);
  }
  if (!records.empty()) house_.writer.propose(desk, std::move(pending));
}

void Chairs::is_back(Desk& desk, const Held& held) {
  const int seat = desk.room.seat_of(held.number);
  if (seat < 0 || !desk.room.chairs[static_cast<std::size_t>(seat)].stand_in ||
      !desk.is_here(held.number))
    return;
  Pending pending;
  pending.cause = held;
  pending.batch.records.push_back(record::StandIn{seat, false});
  house_.writer.propose(desk, std::move(pending));
}

}  // namespace stolik
