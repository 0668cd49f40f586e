#include "tools/load_classes.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "core/json.h"

namespace stolik {

ClassLoad::ClassLoad(ClassLoadConfig config, const Shelf& shelf)
    : config_(std::move(config)), rng_(config_.seed), choice_(config_.game, shelf) {
  epoll_ = ::epoll_create1(EPOLL_CLOEXEC);
  lessons_.resize(static_cast<std::size_t>(config_.classes));
  for (int lesson = 0; lesson < config_.classes; ++lesson) {
    for (int i = 0; i <= config_.pupils; ++i) {
      One& one = people_.emplace_back();
      one.lesson = lesson;
      one.teacher = i == 0;
    }
  }
}

ClassLoad::~ClassLoad() { ::close(epoll_); }

void ClassLoad::turn(int wait_ms) {
  std::array<epoll_event, 512> events;
  const int count = ::epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), wait_ms);
  for (int i = 0; i < count; ++i) {
    const std::size_t index = events[static_cast<std::size_t>(i)].data.u32;
    people_[index].line.ready(events[static_cast<std::size_t>(i)].events,
                              [&](std::string_view text) { hear(index, text); });
    if (people_[index].line.is_broken()) ++result_.broken;
  }
}

bool ClassLoad::wait_for(const char* what, int all, const std::function<int()>& count,
                         double seconds_max, const Progress& progress) {
  const std::int64_t until_us = load_now_us() + static_cast<std::int64_t>(seconds_max * 1e6);
  std::int64_t told_us = load_now_us();
  while (count() < all) {
    turn(50);
    const std::int64_t now = load_now_us();
    if (now - told_us > 1'000'000) progress(what, count(), all), told_us = now;
    if (result_.broken > 0) trouble_ = "the server cut a line";
    if (now > until_us) trouble_ = std::string{"it takes too long: "} + what;
    if (!trouble_.empty()) return false;
  }
  return true;
}

std::string ClassLoad::set_up(double seconds_max, const Progress& progress) {
  const auto begin_us = static_cast<double>(load_now_us());
  const auto sum = [&](int Lesson::* member) {
    int all = 0;
    for (const Lesson& lesson : lessons_) all += lesson.*member;
    return all;
  };
  const int everybody = config_.classes * (config_.pupils + 1);
  std::size_t begun = 0;
  const auto inside = [&] {
    // So many classes come in at the same time.
    constexpr std::size_t kAtOnce = 16;
    const auto full = static_cast<std::size_t>(sum(&Lesson::inside) / (config_.pupils + 1));
    for (; begun < lessons_.size() && begun < full + kAtOnce; ++begun) {
      const std::size_t teacher = teacher_of(static_cast<int>(begun));
      if (!people_[teacher].line.connect(config_.url, epoll_, static_cast<std::uint32_t>(teacher)))
        trouble_ = "there are not enough sockets";
    }
    return sum(&Lesson::inside);
  };
  if (!wait_for("people in", everybody, inside, seconds_max, progress)) return trouble_;
  result_.joined_s = (static_cast<double>(load_now_us()) - begin_us) / 1e6;
  const std::int64_t steady_us =
      load_now_us() + 5'500'000;  // who has been there for five seconds is seated
  while (load_now_us() < steady_us) turn(50);
  const auto start_us = static_cast<double>(load_now_us());
  for (int lesson = 0; lesson < config_.classes; ++lesson) say(teacher_of(lesson), "seat", "{}");
  if (!wait_for(
          "pupils at tables", config_.classes * config_.pupils,
          [&] { return sum(&Lesson::at_tables); }, seconds_max, progress))
    return trouble_;
  result_.started_s = (static_cast<double>(load_now_us()) - start_us) / 1e6;
  for (std::size_t i = 0; i < people_.size(); ++i) {
    if (people_[i].teacher || people_[i].seat < 0) continue;
    auto& desk = *desk_of(people_[i]);
    desk.people.resize(std::max(desk.people.size(), static_cast<std::size_t>(people_[i].seat) + 1));
    desk.people[static_cast<std::size_t>(people_[i].seat)] = i;
  }
  return trouble_;
}

ClassLoadResult ClassLoad::run(const Progress& progress) {
  const std::int64_t begin_us = load_now_us();
  const std::int64_t end_us = begin_us + static_cast<std::int64_t>(config_.seconds * 1e6);
  const auto some = [&](double seconds) {
    return begin_us +
           static_cast<std::int64_t>(rng_.below(static_cast<std::uint32_t>(seconds * 1e6)));
  };
  for (Lesson& lesson : lessons_) {
    lesson.next_pause_us = some(config_.pause_every);
    for (Desk& desk : lesson.desks) desk.next_us = some(1 / config_.rate);
  }
  measuring_ = true;
  std::int64_t told_us = begin_us;
  std::int64_t now = begin_us;
  for (; now < end_us; now = load_now_us()) {
    turn(1);
    keep_to_plan(now);
    if (now - told_us > 1'000'000)
      progress("seconds", static_cast<double>(now - begin_us) / 1e6, config_.seconds),
          told_us = now;
  }
  measuring_ = false;
  result_.seconds = static_cast<double>(now - begin_us) / 1e6;
  for (const Lesson& lesson : lessons_) {
    for (const Desk& desk : lesson.desks) result_.over += desk.over;
  }
  std::sort(result_.waits_us.begin(), result_.waits_us.end());
  std::sort(result_.pauses_us.begin(), result_.pauses_us.end());
  return result_;
}

void ClassLoad::keep_to_plan(std::int64_t now) {
  const auto gap_us = static_cast<std::int64_t>(1e6 / config_.rate);
  for (std::size_t i = 0; i < lessons_.size(); ++i) {
    Lesson& lesson = lessons_[i];
    const bool rests = std::none_of(lesson.desks.begin(), lesson.desks.end(),
                                    [](const Desk& desk) { return desk.under_way; });
    // A pause is asked for when nothing is under way, so that no command is refused by it.
    if (!lesson.paused && now >= lesson.next_pause_us && rests) {
      lesson.paused = true;
      lesson.heard_pause = 0;
      lesson.paused_us = load_now_us();
      say(teacher_of(static_cast<int>(i)), "pause", "{}");
    }
    for (Desk& desk : lesson.desks) {
      if (lesson.paused || now >= lesson.next_pause_us) desk.next_us = std::max(desk.next_us, now);
      else if (now >= desk.next_us && !desk.under_way && !desk.over)
        step(desk, std::exchange(desk.next_us, desk.next_us + gap_us));
    }
  }
}

ClassLoad::Desk* ClassLoad::desk_of(const One& one) {
  Lesson& lesson = lessons_[static_cast<std::size_t>(one.lesson)];
  if (one.table < 1) return nullptr;
  if (lesson.desks.size() < static_cast<std::size_t>(one.table))
    lesson.desks.resize(static_cast<std::size_t>(one.table));
  return &lesson.desks[static_cast<std::size_t>(one.table) - 1];
}

void ClassLoad::say(std::size_t index, std::string_view name, std::string_view body) {
  std::string id = std::to_string(next_id_++);
  id.insert(0, "load-" + std::string(24 - std::min<std::size_t>(id.size(), 20), '0'));
  std::string text = "{\"";
  text.append(name).append("\":").append(body).append(",\"id\":\"").append(id).append("-");
  text.append(std::to_string(config_.seed)).append("\"}");
  people_[index].line.send(text);
}

void ClassLoad::hear(std::size_t index, std::string_view text) {
  if (text.empty()) return opened(index);
  if (text.starts_with("{\"update\"")) return update(index, text);
  if (text.starts_with("{\"ok\"")) return answered(index, text);
  if (text.starts_with("{\"class\"")) return state(index, text);
  if (text.starts_with("{\"entered\"")) return entered(index, text);
  if (text.starts_with("{\"moved\"")) return moved(index, text);
  if (text.starts_with("{\"fresh\"")) {
    people_[index].seq = number_after(text, "\"seq\":");
    people_[index].last = text;
  }
  if (!text.starts_with("{\"refused\"")) return;
  ++result_.refused;
  if (!measuring_) trouble_ = "the server refuses: " + std::string{text};
  Desk* desk = desk_of(people_[index]);
  if (desk != nullptr) desk->under_way = false;
}

void ClassLoad::opened(std::size_t index) {
  const One& one = people_[index];
  if (!one.teacher)
    return say(index, "knock",
               "{\"code\":\"" + lessons_[static_cast<std::size_t>(one.lesson)].code + "\"}");
  say(index, "open-class",
      "{\"game\":\"" + config_.game + "\",\"size\":" + std::to_string(config_.size) +
          ",\"until\":40}");
}

void ClassLoad::entered(std::size_t index, std::string_view text) {
  One& one = people_[index];
  Lesson& lesson = lessons_[static_cast<std::size_t>(one.lesson)];
  lesson.inside += !std::exchange(one.inside, true);
  if (!one.teacher) return;
  lesson.code = text.substr(text.find("\"code\":\"") + 8, 8);
  for (int i = 1; i <= config_.pupils; ++i) {
    const std::size_t pupil = index + static_cast<std::size_t>(i);
    if (!people_[pupil].line.connect(config_.url, epoll_, static_cast<std::uint32_t>(pupil)))
      trouble_ = "there are not enough sockets";
  }
}

void ClassLoad::state(std::size_t index, std::string_view text) {
  One& one = people_[index];
  Lesson& lesson = lessons_[static_cast<std::size_t>(one.lesson)];
  if (one.teacher && !lesson.begun && text.find("\"phase\":\"seating\"") != text.npos) {
    lesson.begun = true;
    say(index, "start", "{}");
  }
  const bool paused = text.find("\"finishing\":false,\"paused\":true") != text.npos;
  if (one.teacher || paused == std::exchange(one.paused, paused)) return;
  if (!paused) return;
  if (++lesson.heard_pause < config_.pupils) return;
  if (measuring_)
    result_.pauses_us.push_back(static_cast<std::uint32_t>(load_now_us() - lesson.paused_us));
  lesson.paused = false;
  for (Desk& desk : lesson.desks) desk.next_us = load_now_us() + 500'000;  // its tables go on first
  lesson.next_pause_us = load_now_us() + static_cast<std::int64_t>(config_.pause_every * 1e6);
  say(teacher_of(one.lesson), "unpause", "{}");
}

void ClassLoad::moved(std::size_t index, std::string_view text) {
  One& one = people_[index];
  const bool before = one.table > 0;
  one.table = static_cast<int>(std::max<std::int64_t>(0, number_after(text, "\"table\":")));
  one.seat = static_cast<int>(number_after(text, "\"seat\":"));
  if (!before && desk_of(one) != nullptr)
    ++lessons_[static_cast<std::size_t>(one.lesson)].at_tables;
}

void ClassLoad::answered(std::size_t index, std::string_view text) {
  Desk* desk = people_[index].teacher ? nullptr : desk_of(people_[index]);
  if (desk == nullptr || !desk->under_way) return;
  desk->awaited_seq = number_after(text, "\"seq\":");
  if (measuring_) ++result_.acknowledged;
  settled(*desk);
}

void ClassLoad::update(std::size_t index, std::string_view text) {
  One& one = people_[index];
  Desk* desk = desk_of(one);
  std::string_view rest;
  one.seq = number_after(text, "\"seq\":", &rest);
  const bool plain = rest.starts_with(",\"events\"");
  if (plain || rest.find("\"view\":") != rest.npos) one.last = text;
  if (desk == nullptr) return;
  if (!plain && rest.find("\"phase\":\"over\"") != rest.npos)
    desk->over = true, desk->under_way = false;
  settled(*desk);
}

// Answered, and everybody has it.
void ClassLoad::settled(Desk& desk) {
  const auto has_it = [&](std::size_t index) { return people_[index].seq >= desk.awaited_seq; };
  if (!desk.under_way || desk.awaited_seq == 0 ||
      !std::all_of(desk.people.begin(), desk.people.end(), has_it))
    return;
  desk.under_way = false;
  if (measuring_)
    result_.waits_us.push_back(static_cast<std::uint32_t>(load_now_us() - desk.said_us));
}

void ClassLoad::step(Desk& desk, std::int64_t planned_us) {
  const One& first = people_[desk.people.front()];
  const std::int64_t seat = number_after(first.last, "\"awaiting\":[");
  if (seat < 0 || seat >= static_cast<std::int64_t>(desk.people.size())) return;
  const std::size_t who = desk.people[static_cast<std::size_t>(seat)];
  const std::string command = choice_.choose(
      static_cast<int>(seat), static_cast<int>(desk.people.size()), people_[who].last, rng_);
  if (command.empty()) return;
  desk.awaited_seq = 0;
  desk.under_way = true;
  desk.said_us = planned_us;
  std::string body;
  write_json_string(body, command);
  say(who, "do", body);
}

}  // namespace stolik
