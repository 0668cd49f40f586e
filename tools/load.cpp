#include "tools/load.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

#include "games/table.h"

namespace stolik {
namespace {

std::int64_t now_us() {
  using namespace std::chrono;
  return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

// The number behind `key`: what this program needs of most messages, without reading all of them.
std::uint64_t number_after(std::string_view text, std::string_view key) {
  const std::size_t at = text.find(key);
  std::uint64_t value = 0;
  if (at != text.npos) std::from_chars(text.data() + at + key.size(), text.data() + text.size(), value);
  return value;
}

}  // namespace

Load::Load(LoadConfig config, const Shelf& shelf) : config_(std::move(config)), shelf_(shelf), rng_(config_.seed) {
  epoll_ = ::epoll_create1(EPOLL_CLOEXEC);
  desks_.resize(static_cast<std::size_t>(config_.tables));
  for (int table = 0; table < config_.tables; ++table) {
    for (int seat = 0; seat < config_.seats; ++seat) {
      Guest& guest = guests_.emplace_back();
      guest.table = table;
      guest.seat = seat;
    }
  }
}

Load::~Load() { ::close(epoll_); }

void Load::turn(int wait_ms) {
  std::array<epoll_event, 512> events;
  const int count = ::epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), wait_ms);
  for (int i = 0; i < count; ++i) {
    const std::size_t guest = events[static_cast<std::size_t>(i)].data.u32;
    guests_[guest].line.ready(events[static_cast<std::size_t>(i)].events,
                              [&](std::string_view text) { hear(guest, text); });
    if (guests_[guest].line.is_broken()) ++result_.broken;
  }
}

bool Load::set_up(double seconds_max) {
  const std::int64_t until_us = now_us() + static_cast<std::int64_t>(seconds_max * 1e6);
  constexpr int kAtOnce = 64;  // tables that open at the same time
  int begun = 0;
  while (playing_ < config_.tables) {
    for (; begun < config_.tables && begun < playing_ + kAtOnce; ++begun) {
      const std::size_t host = guest_at(begun, 0);
      if (!guests_[host].line.connect(config_.url, epoll_, static_cast<std::uint32_t>(host))) return false;
    }
    turn(100);
    if (now_us() > until_us || result_.broken > 0) return false;
  }
  return true;
}

LoadResult Load::run() {
  const std::int64_t begin_us = now_us();
  const auto gap_us = static_cast<std::int64_t>(1e6 / config_.rate);
  const std::int64_t end_us = begin_us + static_cast<std::int64_t>(config_.seconds * 1e6);
  running_ = measuring_ = true;
  for (std::size_t table = 0; table < desks_.size(); ++table) {
    desks_[table].next_us = begin_us + static_cast<std::int64_t>(rng_.below(static_cast<std::uint32_t>(gap_us)));
    if (config_.flat_out) step(static_cast<int>(table));
  }
  std::int64_t now = begin_us;
  while (now < end_us) {
    turn(1);
    now = now_us();
    if (config_.flat_out) continue;
    for (std::size_t table = 0; table < desks_.size(); ++table) {
      Desk& desk = desks_[table];
      if (now < desk.next_us) continue;
      desk.next_us += gap_us;
      if (desk.under_way) ++result_.late;
      else step(static_cast<int>(table));
    }
  }
  measuring_ = running_ = false;
  result_.seconds = static_cast<double>(now - begin_us) / 1e6;
  const std::int64_t drain_us = now + 1'000'000;  // what is under way is answered before the lines are cut
  while (now_us() < drain_us && std::any_of(desks_.begin(), desks_.end(), [](const Desk& desk) { return desk.under_way; })) {
    turn(10);
  }
  std::sort(result_.waits_us.begin(), result_.waits_us.end());
  return result_;
}

// ---- one table

void Load::say(std::size_t guest, std::string_view name, std::string_view body) {
  std::string id = std::to_string(next_id_++);
  id.insert(0, "load-" + std::string(24 - std::min<std::size_t>(id.size(), 20), '0'));
  std::string text = "{\"";
  text.append(name).append("\":").append(body).append(",\"id\":\"").append(id).append("-");
  text.append(std::to_string(config_.seed)).append("\"}");
  guests_[guest].line.send(text);
}

void Load::hear(std::size_t index, std::string_view text) {
  Guest& guest = guests_[index];
  Desk& desk = desks_[static_cast<std::size_t>(guest.table)];
  if (text.empty()) {  // the line is open
    if (guest.seat == 0) {
      std::string seats;
      for (int i = 0; i < config_.seats; ++i) seats += i > 0 ? ",\"open\"" : "\"open\"";
      return say(index, "create", "{\"game\":\"" + config_.game + "\",\"door\":\"open\",\"seats\":[" + seats + "]}");
    }
    return say(index, "knock", "{\"code\":\"" + desk.code + "\"}");
  }
  if (text.starts_with("{\"update\"")) return update(index, text);
  if (text.starts_with("{\"fresh\"")) {
    guest.seq = number_after(text, "\"seq\":");
    return;
  }
  if (text.starts_with("{\"welcome\"")) {
    if (guest.seat == 0) {
      const std::size_t at = text.find("\"code\":\"");
      desk.code = text.substr(at + 8, 8);
      for (int seat = 1; seat < config_.seats; ++seat) {
        const std::size_t other = guest_at(guest.table, seat);
        guests_[other].line.connect(config_.url, epoll_, static_cast<std::uint32_t>(other));
      }
    }
    return say(index, "sit", "{\"seat\":" + std::to_string(guest.seat) + "}");
  }
  if (text.starts_with("{\"ok\"")) {
    if (desk.stage == Stage::playing) {
      desk.answered = true;
      if (measuring_ && desk.is_command) ++result_.acknowledged;
      return settled(guest.table);
    }
    // Each has an `ok` for coming in and one for sitting down; then the host starts the game.
    if (++desk.inside == 2 * config_.seats) say(guest_at(guest.table, 0), "start", "{}");
    if (desk.inside == 2 * config_.seats + 1) {
      desk.stage = Stage::playing;
      ++playing_;
    }
    return;
  }
  if (text.starts_with("{\"refused\"") && desk.stage == Stage::playing) {
    ++result_.refused;
    desk.under_way = false;
    if (running_ && config_.flat_out) step(guest.table);
  }
}

void Load::update(std::size_t index, std::string_view text) {
  Guest& guest = guests_[index];
  Desk& desk = desks_[static_cast<std::size_t>(guest.table)];
  guest.seq = number_after(text, "\"seq\":");
  if (text.find("\"view\":") != text.npos) guest.last = text;
  if (text.find("\"phase\":\"over\"") != text.npos) desk.over = true;
  if (!desk.under_way || guest.seq != desk.awaited_seq) return;
  if (++desk.updated < config_.seats) return;
  if (measuring_ && desk.is_command) result_.waits_us.push_back(static_cast<std::uint32_t>(now_us() - desk.said_us));
  settled(guest.table);
}

// Answered, and everybody has it.
void Load::settled(int table) {
  Desk& desk = desks_[static_cast<std::size_t>(table)];
  if (!desk.under_way || !desk.answered || desk.updated < config_.seats) return;
  desk.under_way = false;
  if (running_ && (config_.flat_out || !desk.is_command)) step(table);
}

void Load::step(int table) {
  Desk& desk = desks_[static_cast<std::size_t>(table)];
  const std::size_t host = guest_at(table, 0);
  const std::string& seen = guests_[host].last;
  desk.under_way = true;
  desk.answered = false;
  desk.updated = 0;
  desk.awaited_seq = guests_[host].seq + 1;
  desk.is_command = true;
  desk.said_us = now_us();
  if (desk.over) {  // again, with the same people
    desk.is_command = false;
    const bool lobby = seen.empty();
    guests_[host].last.clear();
    if (lobby) desk.over = false;
    return say(host, lobby ? "start" : "rematch", "{}");
  }
  const std::size_t at = seen.find("\"awaiting\":[");
  const int seat = at == seen.npos ? -1 : seen[at + 12] - '0';
  if (seat < 0 || seat >= config_.seats) {
    desk.under_way = false;
    return;
  }
  const std::size_t guest = guest_at(table, seat);
  const JsonResult message = parse_json(guests_[guest].last);
  const Json* view = message ? message.value.members().front().second.find("view") : nullptr;
  if (view == nullptr) {
    desk.under_way = false;
    return;
  }
  ViewAnswer legal = legal_in_view(shelf_, *view, seat_at(seat));
  std::erase_if(legal.commands, [](const std::string& command) { return command == "offer" || command == "say"; });
  if (legal.commands.empty()) {
    desk.under_way = false;
    return;
  }
  std::string body;
  write_json_string(body, legal.commands[rng_.below(static_cast<std::uint32_t>(legal.commands.size()))]);
  say(guest, "do", body);
}

}  // namespace stolik
