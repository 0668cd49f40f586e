#include "server/hub/pace_keeper.h"

#include <algorithm>

#include "core/assert.h"
#include "core/top.h"
#include "server/hub/house.h"

namespace stolik {
namespace {

constexpr int kMaxGrace_ms = 150;

}  // namespace

// The top spins on only while somebody is there, nothing is paused and nothing holds it: while
// nature owes a word it stands still, and it rests while all watch something else.
bool PaceKeeper::may_run(const Desk& desk) const {
  const Room& room = desk.room;
  return room.playing() && room.play.spins_by(PaceBy::clock) && !room.paused &&
         !desk.here.empty() && house_.now_ms >= desk.top.hold_until_ms &&
         room.play.table->pace()->runs;
}

std::int64_t PaceKeeper::spun(const Desk& desk) const {
  return desk.top.spun_ms + (desk.top.running ? house_.now_ms - desk.top.since_ms : 0);
}

message::Pose PaceKeeper::pose(const Desk& desk) const {
  return pose_of(pose_at(desk.room.play.spin, spun(desk)), !desk.top.running);
}

// Clocks were frozen while nobody was there, and wait a little for everyone to be back.
void PaceKeeper::wake(Desk& desk) {
  desk.top.spun_ms = desk.room.play.spinning ? desk.room.spun_ms : 0;
  desk.top.hold_until_ms = house_.now_ms + house_.config.hold_ms;
  desk.top.hold_for_people = true;
  house_.set_timer(desk, TimerId::Kind::hold, 0, desk.top.hold_until_ms);
}

void PaceKeeper::changed(Desk& desk) {
  const Room& room = desk.room;
  TopWatch& top = desk.top;
  if (!room.play.spinning) {
    top.spun_ms = 0, top.running = false, top.falling_ms = -1;
  } else if (room.story.back().watched) {
    top.hold_until_ms = std::max(top.hold_until_ms, house_.now_ms + house_.config.watching_ms);
    top.hold_for_people = false;
    house_.set_timer(desk, TimerId::Kind::hold, 0, top.hold_until_ms);
  }
}

void PaceKeeper::run(Desk& desk) {
  const Room& room = desk.room;
  TopWatch& top = desk.top;
  const std::int64_t now_ms = house_.now_ms;
  // After a restart nobody waits longer than needed: as soon as all are back, it goes on.
  if (now_ms < top.hold_until_ms && top.hold_for_people) {
    const bool all = std::all_of(room.chairs.begin(), room.chairs.end(), [&](const Chair& chair) {
      return chair.kind != Chair::Kind::person || chair.stand_in || desk.is_here(chair.person);
    });
    if (all) top.hold_until_ms = now_ms;
  }
  const bool run = may_run(desk);
  if (run && !top.running) {
    top.running = true;
    top.since_ms = now_ms;
    top.next_pose_ms = now_ms;
  } else if (!run && top.running) {
    top.spun_ms = spun(desk);
    top.running = false;
    if (top.falling_ms >= 0) {
      // Paused or left while it fell: nobody was told, so it falls as soon as the clock goes on.
      top.falling_ms = -1;
      house_.queue.release_after_fall(desk);
    }
  }
  run_throw(desk);
  const std::optional<Pace> pace = room.play.pace();
  if (!pace) return;
  if (room.play.spins_by(PaceBy::steps)) {
    house_.set_timer(desk, TimerId::Kind::top, 0,
                     now_ms + std::int64_t{kSilence_ms} * room.settings.multiplier);
  }
  if (top.running && top.falling_ms < 0) {
    const std::int64_t fall_at = top.since_ms + room.play.spin.fall_ms() - top.spun_ms;
    house_.set_timer(desk, TimerId::Kind::top, 0,
                     std::max(now_ms, std::min(top.next_pose_ms, fall_at)));
  } else if (!top.running && pace->by == PaceBy::clock) {
    house_.cancel_timer(desk, TimerId::Kind::top, 0);
  }
}

void PaceKeeper::fired(Desk& desk) {
  const Room& room = desk.room;
  TopWatch& top = desk.top;
  if (!room.playing() || !room.play.spinning) return;
  if (room.play.spins_by(PaceBy::steps)) {
    if (!room.paused && !desk.here.empty()) house_.queue.hold(desk, Held::Kind::silence);
    return;
  }
  if (!top.running) return;
  if (top.falling_ms >= 0) {
    if (house_.now_ms >= top.fall_told_ms) house_.queue.hold(desk, Held::Kind::fall);
    return;
  }
  if (spun(desk) < room.play.spin.fall_ms()) {
    const auto text = std::make_shared<const std::string>(write(pose(desk)));
    for (const auto& [conn, person] : desk.here) house_.want(effect::Send{conn, text, true});
    top.next_pose_ms = house_.now_ms + kPoseEvery_ms;
    return run(desk);
  }
  // It falls. Nature's word is held back for those whose last word is still on its way.
  int grace = 0;
  for (const auto& [conn, person] : desk.here) {
    if (room.seat_of(person) >= 0) grace = std::max(grace, grace_ms(conn));
  }
  top.falling_ms = house_.now_ms;
  top.fall_told_ms = house_.now_ms + grace;
  if (grace == 0) return house_.queue.hold(desk, Held::Kind::fall);
  house_.set_timer(desk, TimerId::Kind::top, 0, top.fall_told_ms);
}

int PaceKeeper::grace_ms(Conn conn) const {
  const Client* client = house_.client(conn);
  return client == nullptr ? 0 : std::min(client->round_trip_ms / 2, kMaxGrace_ms);
}

bool PaceKeeper::comes_too_late(const Desk& desk, Conn conn, const Request& request) const {
  const auto* command = request.at_table<request::Do>();
  if (desk.top.falling_ms < 0 || command == nullptr || command->command.empty()) return false;
  return !desk.room.play.table->meaning(command->command).is_in_time ||
         house_.now_ms > desk.top.falling_ms + grace_ms(conn);
}

void PaceKeeper::fall(Desk& desk) {
  const Room& room = desk.room;
  desk.top.falling_ms = -1;
  if (!room.playing() || !room.play.spinning || !desk.top.running ||
      spun(desk) < room.play.spin.fall_ms()) {
    house_.queue.release_after_fall(desk);
    return run(desk);  // stopped, paused or another spin meanwhile
  }
  Pending pending;
  pending.cause = {.kind = Held::Kind::fall};
  const Trouble trouble =
      house_.moves.play(desk, Actor::nature(), room.play.fall_word(), 0, {}, pending);
  STOLIK_ASSERT(trouble.ok());
  house_.writer.propose(desk, std::move(pending));
}

bool PaceKeeper::awaits_throw(const Desk& desk) const {
  return desk.room.playing() && !desk.room.paused && !desk.here.empty() &&
         desk.room.play.thrower() != kNobody;
}

// Whoever throws has the same time again after a pause or an absence.
void PaceKeeper::run_throw(Desk& desk) {
  std::int64_t& at_ms = desk.top.throw_ms;
  const bool waits = awaits_throw(desk);
  if (waits == (at_ms >= 0)) return;
  at_ms = waits ? house_.now_ms + house_.config.throw_ms * desk.room.settings.multiplier : -1;
  if (waits) house_.set_timer(desk, TimerId::Kind::thrown, 0, at_ms);
  else house_.cancel_timer(desk, TimerId::Kind::thrown, 0);
}

void PaceKeeper::throw_late(Desk& desk) {
  if (!awaits_throw(desk) || house_.now_ms < desk.top.throw_ms) return;
  Pending pending;
  pending.cause = {.kind = Held::Kind::thrown};
  house_.moves.thrown(desk, pending);
  house_.writer.propose(desk, std::move(pending));
}

// Where nobody can stop a top that goes by steps a long silence counts as one.
void PaceKeeper::silence(Desk& desk) {
  const Room& room = desk.room;
  if (!room.playing() || room.paused || !room.play.waits_for_silence()) return;
  Pending pending;
  pending.cause = {.kind = Held::Kind::silence};
  Step next;
  next.play = room.play.clone();
  ++next.play.steps_done;
  pending.batch.records.push_back(record::Stepped{});
  next.play.settle(pending.batch.records, next.told);
  pending.step = std::move(next);
  house_.writer.propose(desk, std::move(pending));
}

}  // namespace stolik
