#include "tools/terminal/screens.h"

#include <algorithm>

namespace stolik::terminal {

const Json& member(const Json& json, std::string_view name) {
  static const Json nothing;
  const Json* found = json.find(name);
  return found != nullptr ? *found : nothing;
}
std::string text_in(const Json& json, std::string_view name) { return member(json, name).text(); }
int as_number(const Json& json, int otherwise) {
  const auto number = json.integer();
  return number ? static_cast<int>(*number) : otherwise;
}
int number_in(const Json& json, std::string_view name, int otherwise) {
  return as_number(member(json, name), otherwise);
}
std::vector<int> numbers_in(const Json& json, std::string_view name) {
  std::vector<int> out;
  for (const Json& item : member(json, name).items()) out.push_back(as_number(item));
  return out;
}
std::vector<std::string> texts_in(const Json& json, std::string_view name) {
  std::vector<std::string> out;
  for (const Json& item : member(json, name).items()) out.push_back(item.text());
  return out;
}
int size_of_hand(const Json& hand) {
  if (hand.is_number()) return as_number(hand);
  if (hand.is_array()) return static_cast<int>(hand.items().size());
  int count = 0;
  for (const auto& [kind, number] : hand.members()) count += as_number(number, 0);
  return count;
}

Screen::Screen(const Deck& deck, const Look& look, Company company, std::optional<int> reader,
               std::vector<Phrase> phrases)
    : deck_(deck),
      look_(look),
      voice_(look.language, std::move(company), reader, std::move(phrases)) {
  for (const auto& [language, texts] : deck.texts) {
    if (texts_ == nullptr || language == code_of(look.language)) texts_ = &texts;
  }
}

const Json* Screen::deck_entry(std::string_view group, std::string_view id) const {
  if (texts_ == nullptr) return nullptr;
  const Json* entries = texts_->find(group);
  return entries != nullptr ? entries->find(id) : nullptr;
}

std::string Screen::deck_text(std::string_view group, std::string_view id,
                              std::string_view name) const {
  const Json* entry = deck_entry(group, id);
  const Json* value = entry != nullptr ? entry->find(name) : nullptr;
  return value != nullptr ? value->text() : std::string{id};
}

std::string Screen::title() const {
  return texts_ != nullptr ? text_in(*texts_, "title") : deck_.id;
}

std::string Screen::heading(const std::string& left, const std::string& right) const {
  const int room = look_.columns - width(left) - width(right) - 6 - (right.empty() ? 0 : 2);
  std::string line = "── " + look_.paint(Ink::bold, left) + " ";
  for (int i = 0; i < room; ++i) line += "─";
  if (!right.empty()) line += " " + right + " ";
  return line + "──\n";
}

void Screen::tell_winners(const std::vector<int>& seats, std::vector<std::string>& out) const {
  out.push_back(voice_.tell("over"));
  if (seats.size() == 1) {
    out.push_back(voice_.tell_of(seats[0], "wins", {seat("seat", seats[0])}));
  } else if (!seats.empty()) {
    std::vector<std::string> names;
    for (const int s : seats) names.push_back(voice_.name(s));
    out.push_back(voice_.tell("share", {text("list", voice_.list(names))}));
  }
}

std::string Screen::told_deal(const Json& events) const {
  std::vector<std::string> hands;
  for (const Json& event : events.items()) {
    if (text_in(event, "event") != "dealt" || event.find("cards") != nullptr) continue;
    const int number = number_in(event, "seat");
    hands.push_back(voice_.name(number) + " " + std::to_string(number_in(event, "count")));
  }
  return hands.empty() ? "" : voice_.tell("dealt", {text("list", voice_.list(hands))});
}

std::string Screen::player(int number) const {
  return voice_.own_name(number) + (voice_.is_reader(number) ? " (" + voice_.say("you") + ")" : "");
}

std::unique_ptr<Screen> make_screen(const Table& table, const Look& look, Company company,
                                    std::optional<int> reader) {
  for (const ScreenMaker& maker : kScreenMakers) {
    if (maker.game == table.game() && maker.make != nullptr)
      return maker.make(table, look, std::move(company), reader);
  }
  return make_generic_screen(table, look, std::move(company), reader);
}

}  // namespace stolik::terminal
