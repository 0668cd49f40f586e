#include "tools/load_crowd.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <chrono>

#include "games/table.h"

namespace stolik {

std::int64_t load_now_us() {
  using namespace std::chrono;
  return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}
std::int64_t us_of(double seconds) { return std::int64_t(seconds * 1e6); }

std::int64_t number_after(std::string_view text, std::string_view key, std::string_view* rest) {
  const std::size_t at = text.find(key);
  if (at == text.npos) return -1;
  const char* end = text.data() + text.size();
  std::int64_t value = -1;
  const char* behind = std::from_chars(text.data() + at + key.size(), end, value).ptr;
  if (rest != nullptr) *rest = {behind, std::size_t(end - behind)};
  return value;
}

std::string_view value_of(std::string_view object, std::string_view key) {
  const std::size_t at = object.find(key);
  if (at == object.npos) return {};
  const std::size_t begin = at + key.size();
  int depth = 0;
  for (std::size_t i = begin; i < object.size(); ++i) {
    if (object[i] == '[' || object[i] == '{') ++depth;
    if ((object[i] == ']' || object[i] == '}') && --depth == 0)
      return object.substr(begin, i + 1 - begin);
  }
  return {};
}

LoadCrowd::LoadCrowd(LoadUrl url, std::string game, const Shelf& shelf, std::uint64_t seed,
                     int lines)
    : rng_(seed),
      url_(std::move(url)),
      game_(std::move(game)),
      seed_(seed),
      shelf_(shelf),
      lines_(std::size_t(lines)),
      epoll_(::epoll_create1(EPOLL_CLOEXEC)) {
  if (game_ != "triples") return;
  for (const Json& set : shelf_.default_for("triples")->facts["sets"].items()) {
    const auto quoted = [](const Json& id) { return "\"" + id.text() + "\""; };
    for (const Json& card : set["cards"].items())
      cards_.emplace_back(quoted(card), quoted(*set.find("id")));
  }
}

LoadCrowd::~LoadCrowd() { ::close(epoll_); }

void LoadCrowd::connect(std::size_t one) {
  if (!lines_[one].connect(url_, epoll_, std::uint32_t(one)))
    trouble_ = "there are not enough sockets";
}

void LoadCrowd::turn(int wait_ms) {
  std::array<epoll_event, 512> events;
  const int count = ::epoll_wait(epoll_, events.data(), int(events.size()), wait_ms);
  for (int i = 0; i < count; ++i) {
    const auto& [what, data] = events[std::size_t(i)];
    const std::size_t one = data.u32;
    lines_[one].ready(what, [&](std::string_view text) { hear(one, text); });
    if (lines_[one].is_broken()) ++broken_;
  }
}

void LoadCrowd::say(std::size_t one, std::string_view name, std::string_view body) {
  std::string id = std::to_string(next_id_++);
  id.insert(0, "load-" + std::string(24 - std::min<std::size_t>(id.size(), 20), '0'));
  std::string text = "{\"";
  text.append(name).append("\":").append(body).append(",\"id\":\"").append(id).append("-");
  text.append(std::to_string(seed_)).append("\"}");
  lines_[one].send(text);
}

void LoadCrowd::give(std::size_t one, std::string_view command) {
  std::string body;
  write_json_string(body, command);
  say(one, "do", body);
}

void LoadCrowd::tell(const Progress& progress, const std::string& what, double number, double all) {
  const std::int64_t now = load_now_us();
  if (now - told_us_ < 1'000'000) return;
  told_us_ = now;
  progress(what, number, all);
}

std::string LoadCrowd::choose(int seat, int seats, std::string_view view) {
  const auto below = [&](std::size_t n) { return rng_.below(n); };
  // Triples: anyone else, for any card in play that one does not hold (T7), read off the text:
  // making the whole list costs as much as the server's work for the command, and both share this
  // machine.
  const std::size_t first = cards_.empty() || view.empty() ? 0 : below(cards_.size());
  for (std::size_t i = 0; i < cards_.size() && !view.empty(); ++i) {
    const auto& [card, set] = cards_[(first + i) % cards_.size()];
    if (view.find(card) != view.npos || view.find(set) != view.npos) continue;
    const auto others = std::size_t(seats - 1);
    const int target = (seat + 1 + int(below(others))) % seats;
    return concat("ask ", target, " ", card.substr(1, card.size() - 2));
  }
  const JsonResult seen = cards_.empty() ? parse_json(view) : JsonResult{{}, "not read", 0};
  if (!seen) return "";
  ViewAnswer legal = legal_in_view(shelf_, seen.value, seat_at(seat));
  std::erase_if(legal.commands,
                [](const std::string& command) { return command == "offer" || command == "say"; });
  return legal.commands.empty() ? "" : legal.commands[below(legal.commands.size())];
}

}  // namespace stolik
