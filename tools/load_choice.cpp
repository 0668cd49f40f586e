#include "tools/load_choice.h"

#include <charconv>
#include <chrono>

#include "games/table.h"

namespace stolik {

std::int64_t load_now_us() {
  using namespace std::chrono;
  return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

std::int64_t number_after(std::string_view text, std::string_view key, std::string_view* rest) {
  const std::size_t at = text.find(key);
  if (at == text.npos) return -1;
  const char* end = text.data() + text.size();
  std::int64_t value = -1;
  const char* behind = std::from_chars(text.data() + at + key.size(), end, value).ptr;
  if (rest != nullptr) *rest = {behind, static_cast<std::size_t>(end - behind)};
  return value;
}

LoadChoice::LoadChoice(const std::string& game, const Shelf& shelf) : shelf_(shelf) {
  if (game != "triples") return;
  for (const Json& set : shelf.default_for("triples")->facts.find("sets")->items()) {
    const auto quoted = [](const Json& id) { return "\"" + id.text() + "\""; };
    for (const Json& card : set.find("cards")->items())
      cards_.emplace_back(quoted(card), quoted(*set.find("id")));
  }
}

std::string LoadChoice::choose(int seat, int seats, std::string_view heard, Rng& rng) const {
  if (!cards_.empty()) return choose_ask(seat, seats, heard, rng);
  const JsonResult message = parse_json(heard);
  const Json* view = message ? message.value.members().front().second.find("view") : nullptr;
  if (view == nullptr) return "";
  ViewAnswer legal = legal_in_view(shelf_, *view, seat_at(seat));
  std::erase_if(legal.commands,
                [](const std::string& command) { return command == "offer" || command == "say"; });
  if (legal.commands.empty()) return "";
  return legal.commands[rng.below(static_cast<std::uint32_t>(legal.commands.size()))];
}

// Triples: anyone else, for any card in play that one does not hold (T7), read off the text: making
// the whole list costs as much as the server's work for the command, and both share this machine.
std::string LoadChoice::choose_ask(int seat, int seats, std::string_view heard, Rng& rng) const {
  const std::string_view view = heard.substr(std::min(heard.find("\"view\":"), heard.size()));
  if (view.empty()) return "";
  const auto cards = static_cast<std::uint32_t>(cards_.size());
  const std::uint32_t first = rng.below(cards);
  for (std::uint32_t i = 0; i < cards; ++i) {
    const auto& [card, set] = cards_[(first + i) % cards];
    if (view.find(card) != view.npos || view.find(set) != view.npos) continue;
    const int target =
        (seat + 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(seats - 1)))) % seats;
    return "ask " + std::to_string(target) + " " + card.substr(1, card.size() - 2);
  }
  return "";
}

}  // namespace stolik
