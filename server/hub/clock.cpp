// The top on the table: its stopwatch, its pose, its fall.

#include <algorithm>
#include <iterator>

#include "core/assert.h"
#include "server/hub/brain.h"

namespace stolik {

// The top spins on only while somebody is there, nothing is paused and nothing holds it: while nature owes a
// word it stands still, and it rests while all watch something else.
bool Hub::Brain::may_run(const Desk& desk) const {
  const Room& room = desk.room;
  return room.playing() && room.play.spins_by(PaceBy::clock) && !room.paused &&
         !desk.here.empty() && now_ms_ >= desk.hold_until_ms &&
         room.play.table->pace()->runs;
}

std::int64_t Hub::Brain::spun(const Desk& desk) const {
  return desk.spun_ms + (desk.running ? now_ms_ - desk.since_ms : 0);
}

std::string Hub::Brain::pose(const Desk& desk) const {
  return pose_json(pose_at(desk.room.play.spin, spun(desk)), !desk.running);
}

void Hub::Brain::run_clock(Desk& desk) {
  const Room& room = desk.room;
  // After a restart nobody waits longer than needed: as soon as all are back, it goes on.
  if (now_ms_ < desk.hold_until_ms && desk.hold_for_people) {
    const bool all = std::all_of(room.chairs.begin(), room.chairs.end(), [&](const Chair& chair) {
      return chair.kind != Chair::Kind::person || chair.stand_in || is_here(desk, chair.person);
    });
    if (all) desk.hold_until_ms = now_ms_;
  }
  const bool run = may_run(desk);
  if (run && !desk.running) {
    desk.running = true;
    desk.since_ms = now_ms_;
    desk.next_pose_ms = now_ms_;
  } else if (!run && desk.running) {
    desk.spun_ms = spun(desk);
    desk.running = false;
    if (desk.falling_ms >= 0) {
      // Paused or left while it fell: nobody was told, so it falls as soon as the clock goes on.
      desk.falling_ms = -1;
      release_after_fall(desk);
    }
  }
  if (room.play.spins_by(PaceBy::steps)) {
    set_timer(desk, TimerId::Kind::top, 0, now_ms_ + std::int64_t{kSilence_ms} * room.multiplier);
  }
  if (desk.running && desk.falling_ms < 0) {
    const std::int64_t fall_at = desk.since_ms + room.play.spin.fall_ms() - desk.spun_ms;
    set_timer(desk, TimerId::Kind::top, 0, std::max(now_ms_, std::min(desk.next_pose_ms, fall_at)));
  } else if (!desk.running && room.play.pace() && room.play.pace()->by == PaceBy::clock) {
    cancel_timer(desk, TimerId::Kind::top, 0);
  }
}

void Hub::Brain::top_fired(Desk& desk) {
  const Room& room = desk.room;
  if (!room.playing() || !room.play.spinning) return;
  if (room.play.spins_by(PaceBy::steps)) {
    if (may_run(desk) || (!room.paused && !desk.here.empty())) hold(desk, {Held::Kind::silence, {}, "", 0});
    return;
  }
  if (!desk.running) return;
  if (desk.falling_ms >= 0) {
    if (now_ms_ >= desk.fall_told_ms) hold(desk, {Held::Kind::fall, {}, "", 0});
    return;
  }
  if (spun(desk) < room.play.spin.fall_ms()) {
    const auto text = std::make_shared<const std::string>("{\"pose\":" + pose(desk) + "}");
    for (const auto& [conn, person] : desk.here) want(effect::Send{conn, text, true});
    desk.next_pose_ms = now_ms_ + kPoseEvery_ms;
    return run_clock(desk);
  }
  // It falls. Nature's word is held back for those whose last word is still on its way.
  int grace = 0;
  for (const auto& [conn, person] : desk.here) {
    if (room.seat_of(person) >= 0) grace = std::max(grace, grace_ms(desk, conn));
  }
  desk.falling_ms = now_ms_;
  desk.fall_told_ms = now_ms_ + grace;
  if (grace == 0) return hold(desk, {Held::Kind::fall, {}, "", 0});
  set_timer(desk, TimerId::Kind::top, 0, desk.fall_told_ms);
}

int Hub::Brain::grace_ms(const Desk&, Conn conn) const {
  const auto client = clients_.find(number(conn));
  return client == clients_.end() ? 0 : std::min(client->second.round_trip_ms / 2, kMaxGrace_ms);
}

bool Hub::Brain::comes_too_late(const Desk& desk, Conn conn, std::string_view command) const {
  if (desk.falling_ms < 0 || command.empty()) return false;
  return !desk.room.play.table->meaning(command).is_in_time || now_ms_ > desk.falling_ms + grace_ms(desk, conn);
}

// Those first in line who said something while it fell.
void Hub::Brain::release_after_fall(Desk& desk) {
  desk.held.insert(desk.held.begin(), std::make_move_iterator(desk.after_fall.begin()),
                   std::make_move_iterator(desk.after_fall.end()));
  desk.after_fall.clear();
}

void Hub::Brain::fall(Desk& desk) {
  const Room& room = desk.room;
  desk.falling_ms = -1;
  if (!room.playing() || !room.play.spinning || !desk.running || spun(desk) < room.play.spin.fall_ms()) {
    release_after_fall(desk);
    return run_clock(desk);  // stopped, paused or another spin meanwhile
  }
  Pending pending;
  pending.cause = {Held::Kind::fall, {}, "", 0};
  const Trouble trouble = play(desk, Actor::nature(), room.play.fall_word(), 0, "", pending.step, pending.batch.records);
  STOLIK_ASSERT(trouble.code.empty());
  propose(desk, std::move(pending));
}

// Where nobody can stop a top that goes by steps a long silence counts as one.
void Hub::Brain::silence(Desk& desk) {
  const Room& room = desk.room;
  if (!room.playing() || room.paused || !room.play.waits_for_silence()) return;
  Pending pending;
  pending.cause = {Held::Kind::silence, {}, "", 0};
  Step next;
  next.play = room.play.clone();
  ++next.play.steps_done;
  pending.batch.records.push_back({.kind = Record::Kind::stepped});
  next.play.settle(pending.batch.records, next.told);
  pending.step = std::move(next);
  propose(desk, std::move(pending));
}

}  // namespace stolik
