#include "tools/load.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "games/table.h"
#include "server/sim/merge.h"
#include "tools/load_choice.h"

namespace stolik {
namespace {

// The text of a list that is a member of this object; "" if there is none of that name.
std::string_view list_of(std::string_view object, std::string_view key) {
  const std::size_t at = object.find(key);
  if (at == object.npos) return {};
  const std::size_t begin = at + key.size();
  int depth = 0;
  for (std::size_t i = begin; i < object.size(); ++i) {
    if (object[i] == '[') ++depth;
    if (object[i] == ']' && --depth == 0) return object.substr(begin, i + 1 - begin);
  }
  return {};
}

// What stands behind `key` at the end of a message, which ends with two brackets and spaces; "" if
// it is not there.
std::string_view last_of(std::string_view message, std::string_view key) {
  const std::size_t at = message.rfind(key);
  if (at == message.npos) return {};
  const std::size_t end = message.find_last_not_of(" }") + 1;
  const std::size_t brackets = message.find_last_not_of(' ') + 1 - end;
  return message.substr(at + key.size(), end + brackets - 2 - (at + key.size()));
}

}  // namespace

Load::Load(LoadConfig config, const Shelf& shelf)
    : config_(std::move(config)), shelf_(shelf), rng_(config_.seed) {
  epoll_ = ::epoll_create1(EPOLL_CLOEXEC);
  desks_.resize(static_cast<std::size_t>(config_.tables));
  if (config_.game == "triples") {
    for (const Json& set : shelf_.default_for("triples")->facts.find("sets")->items()) {
      const auto quoted = [](const Json& id) { return "\"" + id.text() + "\""; };
      for (const Json& card : set.find("cards")->items())
        cards_.emplace_back(quoted(card), quoted(*set.find("id")));
    }
  }
  for (int table = 0; table < config_.tables; ++table) {
    for (int seat = 0; seat < lines_each(); ++seat) {
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

void Load::tell(const Progress& progress, std::int64_t begin_us, std::int64_t now) {
  if (now - told_us_ < 1'000'000) return;
  told_us_ = now;
  progress(*this, static_cast<double>(now - begin_us) / 1e6);
}

std::string Load::set_up(double seconds_max, const Progress& progress) {
  const std::int64_t begin_us = told_us_ = load_now_us();
  const std::int64_t until_us = begin_us + static_cast<std::int64_t>(seconds_max * 1e6);
  constexpr int kAtOnce = 64;  // tables that open at the same time
  int begun = 0;
  const auto knows_nothing = [](const Guest& guest) { return guest.awaiting.empty(); };
  while (playing_ < config_.tables || std::any_of(guests_.begin(), guests_.end(), knows_nothing)) {
    for (; begun < config_.tables && begun < playing_ + kAtOnce; ++begun) {
      const std::size_t host = guest_at(begun, 0);
      if (!guests_[host].line.connect(config_.url, epoll_, static_cast<std::uint32_t>(host))) {
        return "there are not enough sockets";
      }
    }
    turn(100);
    const std::int64_t now = load_now_us();
    tell(progress, begin_us, now);
    if (!trouble_.empty()) return trouble_;
    const std::string so_far =
        std::to_string(playing_) + " of " + std::to_string(config_.tables) + " tables were open";
    if (result_.broken > 0)
      return playing_ == 0 ? "no server answers there" : "the server cut a line when " + so_far;
    if (now > until_us)
      return "it takes too long: after " + std::to_string(static_cast<int>(seconds_max)) + " s " +
             so_far;
  }
  return "";
}

void Load::rest(double seconds) {
  const std::int64_t until_us = load_now_us() + static_cast<std::int64_t>(seconds * 1e6);
  while (load_now_us() < until_us) turn(10);
}

LoadResult Load::run(const Progress& progress) {
  const std::int64_t begin_us = told_us_ = load_now_us();
  const auto gap_us = static_cast<std::int64_t>(1e6 / config_.rate);
  const std::int64_t end_us = begin_us + static_cast<std::int64_t>(config_.seconds * 1e6);
  running_ = measuring_ = true;
  for (std::size_t table = 0; table < desks_.size(); ++table) {
    desks_[table].next_us =
        begin_us + static_cast<std::int64_t>(rng_.below(static_cast<std::uint32_t>(gap_us)));
    if (config_.flat_out) step(static_cast<int>(table), 0);
  }
  std::int64_t now = begin_us;
  while (now < end_us) {
    turn(1);
    now = load_now_us();
    tell(progress, begin_us, now);
    if (!config_.flat_out) keep_to_plan(now, gap_us);
  }
  measuring_ = running_ = false;
  result_.seconds = static_cast<double>(now - begin_us) / 1e6;
  const std::int64_t drain_us =
      now + 1'000'000;  // what is under way is answered before the lines are cut
  const auto under_way = [](const Desk& desk) { return desk.under_way; };
  while (load_now_us() < drain_us && std::any_of(desks_.begin(), desks_.end(), under_way)) turn(10);
  result_.unanswered =
      static_cast<std::uint64_t>(std::count_if(desks_.begin(), desks_.end(), under_way));
  std::sort(result_.waits_us.begin(), result_.waits_us.end());
  return result_;
}

void Load::keep_to_plan(std::int64_t now, std::int64_t gap_us) {
  for (std::size_t table = 0; table < desks_.size(); ++table) {
    Desk& desk = desks_[table];
    if (now < desk.next_us || desk.under_way) continue;
    if (now - desk.next_us > gap_us / 10) ++result_.late;
    step(static_cast<int>(table), desk.next_us);
    desk.next_us += gap_us;
  }
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
  if (text.empty()) return opened(index);
  if (text.starts_with("{\"update\"")) return update(index, text);
  if (text.starts_with("{\"ok\"")) return answered(index);
  if (text.starts_with("{\"fresh\"")) guests_[index].seq = number_after(text, "\"seq\":");
  if (text.starts_with("{\"welcome\"")) return welcomed(index, text);
  if (text.starts_with("{\"refused\"")) return refused(index, text);
}

void Load::opened(std::size_t index) {
  const Guest& guest = guests_[index];
  const std::string views = config_.whole_views ? "" : ",\"views\":\"changes\"";
  if (guest.seat > 0) {
    const std::string watch = guest.seat < config_.seats ? "" : ",\"watch\":true";
    return say(index, "knock",
               "{\"code\":\"" + desks_[static_cast<std::size_t>(guest.table)].code + "\"" + views +
                   watch + "}");
  }
  std::string seats;
  for (int i = 0; i < config_.seats; ++i) seats += i > 0 ? ",\"open\"" : "\"open\"";
  say(index, "create",
      "{\"game\":\"" + config_.game + "\",\"door\":\"open\",\"seats\":[" + seats + "]" + views +
          "}");
}

// The host's line comes first; the others follow with the table's code.
void Load::welcomed(std::size_t index, std::string_view text) {
  const Guest& guest = guests_[index];
  if (guest.seat == 0) {
    const std::size_t at = text.find("\"code\":\"");
    desks_[static_cast<std::size_t>(guest.table)].code = text.substr(at + 8, 8);
    for (int seat = 1; seat < lines_each(); ++seat) {
      const std::size_t other = guest_at(guest.table, seat);
      if (!guests_[other].line.connect(config_.url, epoll_, static_cast<std::uint32_t>(other))) {
        trouble_ = "there are not enough sockets";
      }
    }
  }
  if (guest.seat < config_.seats)
    say(index, "sit", "{\"seat\":" + std::to_string(guest.seat) + "}");
}

void Load::answered(std::size_t index) {
  const Guest& guest = guests_[index];
  Desk& desk = desks_[static_cast<std::size_t>(guest.table)];
  if (desk.playing) {
    desk.answered = true;
    if (measuring_ && desk.is_command) ++result_.acknowledged;
    return settled(guest.table);
  }
  // Each has an `ok` for coming in and those who play one for sitting down; then the host starts
  // the game.
  ++desk.inside;
  const int expected = lines_each() + config_.seats;
  if (desk.inside == expected) say(guest_at(guest.table, 0), "start", "{}");
  if (desk.inside == expected + 1) {
    desk.playing = true;
    ++playing_;
  }
}

void Load::refused(std::size_t index, std::string_view text) {
  const Guest& guest = guests_[index];
  Desk& desk = desks_[static_cast<std::size_t>(guest.table)];
  if (!desk.playing) {
    trouble_ = "the server refuses: " + std::string{text};
    return;
  }
  ++result_.refused;
  desk.under_way = false;
  if (running_ && config_.flat_out) step(guest.table, 0);
}

void Load::update(std::size_t index, std::string_view text) {
  Guest& guest = guests_[index];
  Desk& desk = desks_[static_cast<std::size_t>(guest.table)];
  std::string_view rest;
  guest.seq = number_after(text, "\"seq\":", &rest);
  // Between two changes of the room there are events and the view, and nothing to look for.
  const bool plain = rest.starts_with(",\"events\"");
  look(guest, rest);
  if (!plain && rest.find("\"phase\":\"over\"") != rest.npos) desk.over = true;
  if (!desk.under_way || guest.seq != desk.awaited_seq) return;
  if (++desk.updated < lines_each()) return;
  if (measuring_ && desk.is_command)
    result_.waits_us.push_back(static_cast<std::uint32_t>(load_now_us() - desk.said_us));
  settled(guest.table);
}

// What it sees now: a whole view, or what changed of it.
void Load::look(Guest& guest, std::string_view update) {
  const std::string_view whole = last_of(update, "\"view\":");
  const std::string_view seen = whole.empty() ? last_of(update, "\"changes\":") : whole;
  if (seen.empty()) return;
  if (cards_.empty())
    guest.view =
        whole.empty() ? with_changes(guest.view, parse_json(seen).value) : std::string{whole};
  const auto take = [&](std::string_view key, std::string& into) {
    if (const std::string_view list = list_of(seen, key); !list.empty()) into = list;
  };
  take("\"awaiting\":", guest.awaiting);
  if (cards_.empty()) return;
  take("\"hands\":", guest.hands);
  take("\"sets\":", guest.sets);
}

// Answered, and everybody has it.
void Load::settled(int table) {
  Desk& desk = desks_[static_cast<std::size_t>(table)];
  if (!desk.under_way || !desk.answered || desk.updated < lines_each()) return;
  desk.under_way = false;
  if (running_ && (config_.flat_out || !desk.is_command)) step(table, 0);
}

// What a seat that sees this could do: one of it, by lot. "" if nothing comes to mind.
std::string Load::choose(const Guest& guest) {
  if (!cards_.empty()) return choose_ask(guest);
  const JsonResult view = parse_json(guest.view);
  if (!view) return "";
  ViewAnswer legal = legal_in_view(shelf_, view.value, seat_at(guest.seat));
  std::erase_if(legal.commands,
                [](const std::string& command) { return command == "offer" || command == "say"; });
  if (legal.commands.empty()) return "";
  return legal.commands[rng_.below(static_cast<std::uint32_t>(legal.commands.size()))];
}

// Triples: anyone else, for any card in play that one does not hold (T7), read off the text: making
// the whole list costs as much as the server's work for the command, and both share this machine.
std::string Load::choose_ask(const Guest& guest) {
  const auto cards = static_cast<std::uint32_t>(cards_.size());
  const std::uint32_t first = rng_.below(cards);
  for (std::uint32_t i = 0; i < cards; ++i) {
    const auto& [card, set] = cards_[(first + i) % cards];
    if (guest.hands.find(card) != std::string::npos || guest.sets.find(set) != std::string::npos)
      continue;
    const auto others = static_cast<std::uint32_t>(config_.seats - 1);
    const int target = (guest.seat + 1 + static_cast<int>(rng_.below(others))) % config_.seats;
    return "ask " + std::to_string(target) + " " + card.substr(1, card.size() - 2);
  }
  return "";
}

void Load::step(int table, std::int64_t planned_us) {
  Desk& desk = desks_[static_cast<std::size_t>(table)];
  const std::size_t host = guest_at(table, 0);
  desk.answered = false;
  desk.updated = 0;
  desk.awaited_seq = guests_[host].seq + 1;
  desk.is_command = !desk.over;
  if (desk.over) {  // again, with the same people; that is no part of the measure
    desk.under_way = true;
    const bool lobby = guests_[host].awaiting.empty();
    guests_[host].awaiting.clear();
    if (lobby) desk.over = false;
    return say(host, lobby ? "start" : "rematch", "{}");
  }
  const std::int64_t seat = number_after(guests_[host].awaiting, "[");
  const bool known = seat >= 0 && seat < config_.seats;
  const std::size_t guest = known ? guest_at(table, static_cast<int>(seat)) : host;
  const std::string command = known ? choose(guests_[guest]) : "";
  if (command.empty()) {
    ++result_.silent;
    return;
  }
  std::string body;
  write_json_string(body, command);
  desk.under_way = true;
  desk.said_us = planned_us > 0 ? planned_us : load_now_us();
  say(guest, "do", body);
}

}  // namespace stolik
