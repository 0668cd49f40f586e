#include "tools/load_classes.h"

#include <algorithm>

namespace stolik {

ClassLoad::ClassLoad(ClassLoadConfig config, const Shelf& shelf)
    : LoadCrowd(config.url, config.game, shelf, config.seed, config.classes * (config.pupils + 1)),
      config_(std::move(config)),
      lessons_(std::size_t(config_.classes)) {
  for (int lesson = 0; lesson < config_.classes; ++lesson) {
    for (int i = 0; i <= config_.pupils; ++i)
      people_.push_back({.lesson = lesson, .teacher = i == 0});
  }
}

bool ClassLoad::wait_for(const char* what, int all, const std::function<int()>& count,
                         double seconds_max, const Progress& progress) {
  const std::int64_t until_us = load_now_us() + us_of(seconds_max);
  while (count() < all) {
    turn(50);
    tell(progress, what, count(), all);
    if (broken_ > 0) trouble_ = "the server cut a line";
    if (load_now_us() > until_us) trouble_ = concat("it takes too long: ", what);
    if (!trouble_.empty()) return false;
  }
  return true;
}

std::string ClassLoad::set_up(double seconds_max, const Progress& progress) {
  const auto begin_us = double(load_now_us());
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
    const auto full = std::size_t(sum(&Lesson::inside) / (config_.pupils + 1));
    for (; begun < lessons_.size() && begun < full + kAtOnce; ++begun)
      connect(teacher_of(int(begun)));
    return sum(&Lesson::inside);
  };
  if (!wait_for("people in", everybody, inside, seconds_max, progress)) return trouble_;
  result_.joined_s = (double(load_now_us()) - begin_us) / 1e6;
  const std::int64_t steady_us =
      load_now_us() + 5'500'000;  // who has been there for five seconds is seated
  while (load_now_us() < steady_us) turn(50);
  const auto start_us = double(load_now_us());
  for (int lesson = 0; lesson < config_.classes; ++lesson) say(teacher_of(lesson), "seat", "{}");
  if (!wait_for(
          "pupils at tables", config_.classes * config_.pupils,
          [&] { return sum(&Lesson::at_tables); }, seconds_max, progress))
    return trouble_;
  result_.started_s = (double(load_now_us()) - start_us) / 1e6;
  for (std::size_t i = 0; i < people_.size(); ++i) {
    if (people_[i].teacher || people_[i].seat < 0) continue;
    auto& desk = *desk_of(people_[i]);
    desk.people.resize(std::max(desk.people.size(), std::size_t(people_[i].seat) + 1));
    desk.people[std::size_t(people_[i].seat)] = i;
  }
  return trouble_;
}

ClassLoadResult ClassLoad::run(const Progress& progress) {
  const std::int64_t begin_us = load_now_us();
  const std::int64_t end_us = begin_us + us_of(config_.seconds);
  const auto some = [&](double seconds) { return begin_us + rng_.below(us_of(seconds)); };
  for (Lesson& lesson : lessons_) {
    lesson.next_pause_us = some(config_.pause_every);
    for (Desk& desk : lesson.desks) desk.next_us = some(1 / config_.rate);
  }
  measuring_ = true;
  std::int64_t now = begin_us;
  for (; now < end_us; now = load_now_us()) {
    turn(1);
    keep_to_plan(now);
    tell(progress, "seconds", double(now - begin_us) / 1e6, config_.seconds);
  }
  measuring_ = false;
  result_.seconds = double(now - begin_us) / 1e6;
  for (const Lesson& lesson : lessons_) {
    for (const Desk& desk : lesson.desks) result_.over += desk.over;
  }
  result_.broken = broken_;
  std::ranges::sort(result_.waits_us);
  std::ranges::sort(result_.pauses_us);
  return result_;
}

void ClassLoad::keep_to_plan(std::int64_t now) {
  const std::int64_t gap_us = us_of(1 / config_.rate);
  for (std::size_t i = 0; i < lessons_.size(); ++i) {
    Lesson& lesson = lessons_[i];
    const bool rests =
        std::ranges::none_of(lesson.desks, [](const Desk& desk) { return desk.under_way; });
    // A pause is asked for when nothing is under way, so that no command is refused by it.
    if (!lesson.paused && now >= lesson.next_pause_us && rests) {
      lesson.paused = true;
      lesson.heard_pause = 0;
      lesson.paused_us = load_now_us();
      say(teacher_of(int(i)), "pause", "{}");
    }
    for (Desk& desk : lesson.desks) {
      if (lesson.paused || now >= lesson.next_pause_us) desk.next_us = std::max(desk.next_us, now);
      else if (now >= desk.next_us && !desk.under_way && !desk.over)
        step(desk, std::exchange(desk.next_us, desk.next_us + gap_us));
    }
  }
}

ClassLoad::Desk* ClassLoad::desk_of(const One& one) {
  Lesson& lesson = lessons_[std::size_t(one.lesson)];
  if (one.table < 1) return nullptr;
  if (lesson.desks.size() < std::size_t(one.table)) lesson.desks.resize(std::size_t(one.table));
  return &lesson.desks[std::size_t(one.table) - 1];
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
    look(people_[index], text);
  }
  if (!text.starts_with("{\"refused\"")) return;
  ++result_.refused;
  if (!measuring_) trouble_ = concat("the server refuses: ", text);
  Desk* desk = desk_of(people_[index]);
  if (desk != nullptr) desk->under_way = false;
}

void ClassLoad::look(One& one, std::string_view text) {
  if (const std::string_view view = value_of(text, "\"view\":"); !view.empty()) one.view = view;
}

void ClassLoad::opened(std::size_t index) {
  const One& one = people_[index];
  if (!one.teacher)
    return say(index, "knock", "{\"code\":\"" + lessons_[std::size_t(one.lesson)].code + "\"}");
  say(index, "open-class",
      concat("{\"game\":\"", config_.game, "\",\"size\":", config_.size, ",\"until\":40}"));
}

void ClassLoad::entered(std::size_t index, std::string_view text) {
  One& one = people_[index];
  Lesson& lesson = lessons_[std::size_t(one.lesson)];
  lesson.inside += !std::exchange(one.inside, true);
  if (!one.teacher) return;
  lesson.code = text.substr(text.find("\"code\":\"") + 8, 8);
  for (int i = 1; i <= config_.pupils; ++i) {
    connect(index + std::size_t(i));
  }
}

void ClassLoad::state(std::size_t index, std::string_view text) {
  One& one = people_[index];
  Lesson& lesson = lessons_[std::size_t(one.lesson)];
  if (one.teacher && !lesson.begun && text.find("\"phase\":\"seating\"") != text.npos) {
    lesson.begun = true;
    say(index, "start", "{}");
  }
  const bool paused = text.find("\"finishing\":false,\"paused\":true") != text.npos;
  if (one.teacher || paused == std::exchange(one.paused, paused)) return;
  if (!paused) return;
  if (++lesson.heard_pause < config_.pupils) return;
  if (measuring_) result_.pauses_us.push_back(std::uint32_t(load_now_us() - lesson.paused_us));
  lesson.paused = false;
  for (Desk& desk : lesson.desks) desk.next_us = load_now_us() + 500'000;  // its tables go on first
  lesson.next_pause_us = load_now_us() + us_of(config_.pause_every);
  say(teacher_of(one.lesson), "unpause", "{}");
}

void ClassLoad::moved(std::size_t index, std::string_view text) {
  One& one = people_[index];
  const bool before = one.table > 0;
  one.table = int(std::max<std::int64_t>(0, number_after(text, "\"table\":")));
  one.seat = int(number_after(text, "\"seat\":"));
  if (!before && desk_of(one) != nullptr) ++lessons_[std::size_t(one.lesson)].at_tables;
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
  look(one, text);
  if (desk == nullptr) return;
  if (!plain && rest.find("\"phase\":\"over\"") != rest.npos)
    desk->over = true, desk->under_way = false;
  settled(*desk);
}

// Answered, and everybody has it.
void ClassLoad::settled(Desk& desk) {
  const auto has_it = [&](std::size_t index) { return people_[index].seq >= desk.awaited_seq; };
  if (!desk.under_way || desk.awaited_seq == 0 || !std::ranges::all_of(desk.people, has_it)) return;
  desk.under_way = false;
  if (measuring_) result_.waits_us.push_back(std::uint32_t(load_now_us() - desk.said_us));
}

void ClassLoad::step(Desk& desk, std::int64_t planned_us) {
  const One& first = people_[desk.people.front()];
  const std::int64_t seat = number_after(first.view, "\"awaiting\":[");
  if (seat < 0 || seat >= std::int64_t(desk.people.size())) return;
  const std::size_t who = desk.people[std::size_t(seat)];
  const std::string command = choose(int(seat), int(desk.people.size()), people_[who].view);
  if (command.empty()) return;
  desk.awaited_seq = 0;
  desk.under_way = true;
  desk.said_us = planned_us;
  give(who, command);
}

}  // namespace stolik
