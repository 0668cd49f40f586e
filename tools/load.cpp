#include "tools/load.h"

#include <algorithm>

#include "server/sim/merge.h"

namespace stolik {

Load::Load(LoadConfig config, const Shelf& shelf)
    : LoadCrowd(config.url, config.game, shelf, config.seed,
                config.tables * (config.seats + config.watchers)),
      config_(std::move(config)),
      reads_lists_(config_.game == "triples"),
      desks_(std::size_t(config_.tables)) {
  for (int table = 0; table < config_.tables; ++table) {
    for (int seat = 0; seat < lines_each(); ++seat) guests_.push_back({table, seat});
  }
}

std::string Load::set_up(double seconds_max, const Progress& progress) {
  const std::int64_t until_us = load_now_us() + us_of(seconds_max);
  constexpr int kAtOnce = 64;  // tables that open at the same time
  int begun = 0;
  const auto knows_nothing = [](const Guest& guest) { return guest.awaiting.empty(); };
  while (playing_ < config_.tables || std::ranges::any_of(guests_, knows_nothing)) {
    for (; begun < config_.tables && begun < playing_ + kAtOnce; ++begun)
      connect(guest_at(begun, 0));
    turn(100);
    tell(progress, "tables open", playing_, config_.tables);
    if (!trouble_.empty()) return trouble_;
    const std::string so_far = concat(playing_, " of ", config_.tables, " tables were open");
    if (broken_ > 0)
      return playing_ == 0 ? "no server answers there" : "the server cut a line when " + so_far;
    if (load_now_us() > until_us)
      return concat("it takes too long: after ", int(seconds_max), " s ", so_far);
  }
  return "";
}

void Load::rest(double seconds) {
  const std::int64_t until_us = load_now_us() + us_of(seconds);
  while (load_now_us() < until_us) turn(10);
}

LoadResult Load::run(const Progress& progress) {
  const std::int64_t begin_us = load_now_us();
  const std::int64_t gap_us = us_of(1 / config_.rate);
  const std::int64_t end_us = begin_us + us_of(config_.seconds);
  running_ = measuring_ = true;
  for (std::size_t table = 0; table < desks_.size(); ++table) {
    desks_[table].next_us = begin_us + std::int64_t(rng_.below(gap_us));
    if (config_.flat_out) step(int(table), 0);
  }
  std::int64_t now = begin_us;
  while (now < end_us) {
    turn(1);
    now = load_now_us();
    tell(progress, concat(result_.acknowledged, " commands; seconds"), double(now - begin_us) / 1e6,
         config_.seconds);
    if (!config_.flat_out) keep_to_plan(now, gap_us);
  }
  measuring_ = running_ = false;
  result_.seconds = double(now - begin_us) / 1e6;
  const std::int64_t drain_us =
      now + 1'000'000;  // what is under way is answered before the lines are cut
  const auto under_way = [](const Desk& desk) { return desk.under_way; };
  while (load_now_us() < drain_us && std::ranges::any_of(desks_, under_way)) turn(10);
  result_.unanswered = std::uint64_t(std::ranges::count_if(desks_, under_way));
  result_.broken = broken_;
  std::ranges::sort(result_.waits_us);
  return result_;
}

void Load::keep_to_plan(std::int64_t now, std::int64_t gap_us) {
  for (std::size_t table = 0; table < desks_.size(); ++table) {
    Desk& desk = desks_[table];
    if (now < desk.next_us || desk.under_way) continue;
    if (now - desk.next_us > gap_us / 10) ++result_.late;
    step(int(table), desk.next_us);
    desk.next_us += gap_us;
  }
}

// ---- one table

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
               "{\"code\":\"" + desks_[std::size_t(guest.table)].code + "\"" + views + watch + "}");
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
    desks_[std::size_t(guest.table)].code = text.substr(at + 8, 8);
    for (int seat = 1; seat < lines_each(); ++seat) connect(guest_at(guest.table, seat));
  }
  if (guest.seat < config_.seats) say(index, "sit", concat("{\"seat\":", guest.seat, "}"));
}

void Load::answered(std::size_t index) {
  const Guest& guest = guests_[index];
  Desk& desk = desks_[std::size_t(guest.table)];
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
  Desk& desk = desks_[std::size_t(guest.table)];
  if (!desk.playing) {
    trouble_ = concat("the server refuses: ", text);
    return;
  }
  ++result_.refused;
  desk.under_way = false;
  if (running_ && config_.flat_out) step(guest.table, 0);
}

void Load::update(std::size_t index, std::string_view text) {
  Guest& guest = guests_[index];
  Desk& desk = desks_[std::size_t(guest.table)];
  std::string_view rest;
  guest.seq = number_after(text, "\"seq\":", &rest);
  // Between two changes of the room there are events and the view, and nothing to look for.
  const bool plain = rest.starts_with(",\"events\"");
  look(guest, rest);
  if (!plain && rest.find("\"phase\":\"over\"") != rest.npos) desk.over = true;
  if (!desk.under_way || guest.seq != desk.awaited_seq) return;
  if (++desk.updated < lines_each()) return;
  if (measuring_ && desk.is_command)
    result_.waits_us.push_back(std::uint32_t(load_now_us() - desk.said_us));
  settled(guest.table);
}

// What it sees now: a whole view, or what changed of it.
void Load::look(Guest& guest, std::string_view update) {
  const std::string_view whole = value_of(update, "\"view\":");
  const std::string_view seen = whole.empty() ? value_of(update, "\"changes\":") : whole;
  if (seen.empty()) return;
  if (!reads_lists_)
    guest.view =
        whole.empty() ? with_changes(guest.view, parse_json(seen).value) : std::string{whole};
  const auto take = [&](std::string_view key, std::string& into) {
    if (const std::string_view list = value_of(seen, key); !list.empty()) into = list;
  };
  take("\"awaiting\":", guest.awaiting);
  if (!reads_lists_) return;
  take("\"hands\":", guest.hands);
  take("\"sets\":", guest.sets);
}

// Answered, and everybody has it.
void Load::settled(int table) {
  Desk& desk = desks_[std::size_t(table)];
  if (!desk.under_way || !desk.answered || desk.updated < lines_each()) return;
  desk.under_way = false;
  if (running_ && (config_.flat_out || !desk.is_command)) step(table, 0);
}

void Load::step(int table, std::int64_t planned_us) {
  Desk& desk = desks_[std::size_t(table)];
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
  const std::size_t guest = known ? guest_at(table, int(seat)) : host;
  const Guest& one = guests_[guest];
  const std::string command =
      known ? choose(one.seat, config_.seats, reads_lists_ ? one.hands + one.sets : one.view) : "";
  if (command.empty()) {
    ++result_.silent;
    return;
  }
  desk.under_way = true;
  desk.said_us = planned_us > 0 ? planned_us : load_now_us();
  give(guest, command);
}

}  // namespace stolik
