// The judge at the door: whoever speaks is answered, and nobody stands there who is not there.

#include <algorithm>

#include "server/hub/class_now.h"
#include "server/sim/checker.h"

namespace stolik {
namespace {

constexpr std::int64_t kAnswered_ms =
    10'000;  // a full disk, a slow store, a top that is about to fall

constexpr std::int64_t kDoorTold_ms = 1'000;  // a class is told of its door four times a second

bool is_greeting(std::string_view name) {
  return name == "create" || name == "open-class" || name == "knock" || name == "resume";
}

// Made away from the hub's thread, and asked for again if that was lost.
bool is_made(std::string_view name) { return name == "forks" || name == "report"; }

std::string id_of(const Json& json) { return json["id"].is_string() ? json["id"].text() : ""; }

}  // namespace

void Checker::asked(Conn conn, const std::string& text, std::int64_t now_ms) {
  const JsonResult parsed = parse_json(text);
  if (!parsed || parsed.value.members().empty()) return;
  const std::string id = id_of(parsed.value);
  const auto& [name, body] = parsed.value.members().front();
  const bool greeting = is_greeting(name);
  if (greeting || !id.empty())
    asked_[conn].insert_or_assign(
        id, Asked{greeting, now_ms, name == "do", is_made(name) ? kWorkLost_ms : 0});
  if (name == "resume" && body.find("class") != nullptr) lines_[conn].token = body["token"].text();
  if (name == "knock" && body.find("name") != nullptr) names_said_.insert(body["name"].text());
  if (name == "erase") erase_said_.insert(lines_[conn].lesson);
  if (greeting) lines_[conn].by_changes = body["views"].text() == "changes";
}

void Checker::check_answer(Conn conn, std::string_view name, const Json& json) {
  const auto found = asked_.find(conn);
  if (found == asked_.end()) return;
  auto& asked = found->second;
  if (name == "welcome" || name == "entered" || name == "knocking" || name == "homework") {
    std::erase_if(asked, [](const auto& one) { return one.second.greeting; });
  } else if (is_made(name)) {
    asked.erase(id_of(json));
  } else if (name == "ok" || name == "refused") {
    asked.erase(id_of(json));
    const bool waits =
        std::ranges::any_of(asked, [](const auto& one) { return one.second.greeting; });
    if (json["code"].text() == "under-way" && !waits) {
      fail(concat("line ", number(conn), " was told that something is under way, and nothing is"));
    }
  }
}

void Checker::check_door(Conn conn, std::string_view name, const Json& json) {
  if (name == "knocking") {
    const int number = int(json["person"].integer().value_or(0));
    std::erase_if(knocks_,
                  [&](const auto& one) { return one.second == number; });  // on another line before
    knocks_[conn] = number;
  } else if (name == "welcome" || name == "entered") {
    knocks_.erase(conn);
  } else if (name ==
             "bye") {  // the line is closed after this, and whoever was on it is told nothing more
    knocks_.erase(conn);
    told_knocking_.erase(conn);
  } else if (name == "people") {
    told_knocking_.erase(conn);
    wrong_ms_.erase(conn);
    if (const Json* knocking = json.find("knocking")) {
      std::vector<int>& told = told_knocking_[conn];
      for (const Json& one : knocking->items())
        told.push_back(int(one["person"].integer().value_or(0)));
    }
  }
}

void Checker::closed(Conn conn) {
  asked_.erase(conn);
  knocks_.erase(conn);
  told_knocking_.erase(conn);
  wrong_ms_.erase(conn);
}

void Checker::crashed() {
  asked_.clear();
  knocks_.clear();
  told_knocking_.clear();
  wrong_ms_.clear();
}

void Checker::judge_waiting(std::int64_t now_ms) {
  for (const auto& [conn, asked] : asked_) {
    for (const auto& [id, one] : asked) {
      if (now_ms - one.since_ms <= kAnswered_ms + one.patience_ms) continue;
      fail(concat("line ", number(conn), " waits for an answer to '", id, "' for ",
                  now_ms - one.since_ms, " ms"));
    }
  }
  for (const auto& [conn, told] : told_knocking_) {
    for (const int number : told) {
      const bool stands =
          std::ranges::any_of(knocks_, [&](const auto& one) { return one.second == number; });
      if (stands) continue;
      const bool soon = lines_[conn].lesson != TableId{} &&
                        now_ms - wrong_ms_.try_emplace(conn, now_ms).first->second <= kDoorTold_ms;
      if (!soon)
        fail(concat("the host believes that number ", number, " knocks, and nobody is there"));
    }
  }
}

}  // namespace stolik
