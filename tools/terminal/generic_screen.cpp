// The screen of a game that has none of its own: whatever the view shows, line by line, and what
// can be done as a numbered list.
//
// Words come from the deck: `words` in its texts for verbs, events, members and phases
// (docs/DECKS.md, *Words of a game*), names of cards from any group that names them. Where the deck
// is silent the protocol's own word stands.

#include <algorithm>

#include "tools/terminal/screen.h"

namespace stolik::terminal {
namespace {

constexpr Phrase kPhrases[] = {
    {"can", "You can:", "Możesz:", "Можно:"},
    {"told", "{seat}: {what}.", "{seat}: {what}.", "{seat}: {what}."},
    {"told-all", "{what}.", "{what}.", "{what}."},
    {"help",
     "  2              the second thing of the list\n"
     "  words          the beginnings of words of one of them\n"
     "  table          the table again\n"
     "  rules          the rules; rules and a number: one of them\n"
     "  quit           leave\n"
     "Commands of the protocol work too.",
     "  2              druga rzecz z listy\n"
     "  słowa          początki słów jednej z nich\n"
     "  table          stół jeszcze raz\n"
     "  rules          reguły (po angielsku); rules i numer: jedna z nich\n"
     "  quit           wyjście\n"
     "Działają też polecenia protokołu.",
     "  2              второе из списка\n"
     "  слова          начала слов одного из них\n"
     "  table          стол ещё раз\n"
     "  rules          правила (по-английски); rules и номер: одно из них\n"
     "  quit           выход\n"
     "Работают и команды протокола."},
};

class GenericScreen final : public Screen {
 public:
  GenericScreen(const Table& table, const Look& look, Company company, std::optional<int> reader)
      : Screen(table.deck(), look, std::move(company), reader,
               with_common_phrases({std::begin(kPhrases), std::end(kPhrases)})) {
    // A screen is made before the first card is dealt: what has one of each for every seat then,
    // has it always.
    const Json fresh = parse_json(table.position()).value;
    for (const auto& [name, value] : fresh.members()) {
      if (value.is_array() && static_cast<int>(value.items().size()) == table.players())
        per_seat_.push_back(name);
    }
  }

  std::vector<std::string> tell(const Json& events) override {
    std::vector<std::string> out;
    if (std::string deal = told_deal(events); !deal.empty()) out.push_back(std::move(deal));
    for (const Json& event : events.items()) tell_one(event, out);
    return out;
  }

  std::string draw(const Json& view) const override {
    const int players = number_in(view, "players");
    std::string out = heading(title(), word("phases", text_in(view, "phase")));
    std::string seats;
    for (int s = 0; s < players; ++s) {
      std::vector<std::string> parts;
      for (const auto& [name, value] : view.members()) {
        if (is_frame(name) || !is_per_seat(name) || value.items().empty()) continue;
        parts.push_back(word("members", name) + " " +
                        shown(value.items()[static_cast<std::size_t>(s)]));
      }
      const bool turn = number_in(view, "turn") == s;
      seats += wrap((turn ? "▸ " : "  ") + std::to_string(s) + " " + player(s) + ": " +
                        join(parts, "; ", "; "),
                    look_.columns, 4) +
               '\n';
    }
    for (const auto& [name, value] : view.members()) {
      const bool nothing = value.is_null() || (value.is_array() && value.items().empty());
      if (is_frame(name) || is_per_seat(name) || nothing || name == "phase" || name == "turn")
        continue;
      out += wrap(word("members", name) + ": " + (is_seats(name) ? seats_of(value) : shown(value)),
                  look_.columns, 2) +
             '\n';
    }
    return out + seats;
  }

  std::string question(const Json&, const std::vector<std::string>& legal) const override {
    std::string out = voice_.say("can");
    for (std::size_t i = 0; i < legal.size(); ++i)
      out += "\n  " + std::to_string(i + 1) + " " + spoken(legal[i]);
    return out;
  }

  Wish understand(const std::string& line, const Json&,
                  const std::vector<std::string>& legal) override {
    if (line.empty()) return {};
    const bool digits =
        std::all_of(line.begin(), line.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (digits && line.size() < 5) {
      const std::size_t at = std::stoul(line);
      if (at >= 1 && at <= legal.size()) return Wish::to(legal[at - 1]);
    }
    std::vector<std::string> meant, names;
    for (const std::string& command : legal) {
      if (!names_it(line, spoken(command))) continue;
      meant.push_back(command);
      names.push_back(spoken(command));
    }
    if (meant.size() == 1) return Wish::to(meant[0]);
    if (meant.empty()) return Wish::told(voice_.say("not-understood", {text("line", line)}));
    return Wish::told(voice_.say("which-one", {text("list", join(names, ", ", ", "))}));
  }

  std::string result(const Json& view) const override {
    return heading(voice_.say("scores")) + draw(view);
  }

 private:
  // What every view has, and what a person needs not be shown as a line.
  static bool is_frame(std::string_view name) {
    return name == "game" || name == "players" || name == "options" || name == "awaiting";
  }
  bool is_per_seat(const std::string& name) const {
    return std::find(per_seat_.begin(), per_seat_.end(), name) != per_seat_.end();
  }

  // Members whose numbers are seats.
  static bool is_seats(std::string_view name) {
    return name == "leader" || name == "active" || name == "dealer" || name == "first" ||
           name == "winners";
  }
  std::string seats_of(const Json& value) const {
    if (value.is_number()) return voice_.own_name(as_number(value));
    std::vector<std::string> names;
    for (const Json& item : value.items()) names.push_back(seats_of(item));
    return voice_.list(names);
  }

  std::string word(std::string_view group, const std::string& id) const {
    const Json* words = texts_ != nullptr ? texts_->find("words") : nullptr;
    const Json* entries = words != nullptr ? words->find(group) : nullptr;
    const Json* found = entries != nullptr ? entries->find(id) : nullptr;
    if (found != nullptr) return found->text();
    std::string plain = id;
    std::replace_if(plain.begin(), plain.end(), [](char c) { return c == '-' || c == '_'; }, ' ');
    return plain;
  }
  // The name of whatever the deck names so, else the word.
  std::string name_of(const std::string& id) const {
    if (texts_ != nullptr) {
      for (const auto& [group, entries] : texts_->members()) {
        const Json* entry = entries.is_object() ? entries.find(id) : nullptr;
        const Json* name = entry != nullptr ? entry->find("name") : nullptr;
        if (name != nullptr) return name->text();
      }
    }
    return word("values", id);
  }
  std::string shown(const Json& value) const {
    if (value.is_string()) return name_of(value.text());
    std::vector<std::string> parts;
    for (const Json& item : value.items()) parts.push_back(shown(item));
    for (const auto& [name, item] : value.members())
      parts.push_back(name_of(name) + " " + shown(item));
    if (value.is_array() || value.is_object()) return parts.empty() ? "–" : join(parts, ", ", ", ");
    if (value.is_null()) return "–";
    std::string out;
    value.write(out);
    return out;
  }
  std::string spoken(const std::string& command) const {
    std::vector<std::string> parts = words_of(command);
    for (std::size_t i = 0; i < parts.size(); ++i)
      parts[i] = i == 0 ? word("verbs", parts[i]) : name_of(parts[i]);
    return join(parts, " ", " ");
  }

  void tell_one(const Json& event, std::vector<std::string>& out) const {
    const std::string kind = text_in(event, "event");
    const int who = number_in(event, "seat");
    if (kind == "over") return tell_winners(numbers_in(event, "winners"), out);
    if (kind == "dealt" && event.find("cards") == nullptr) return;  // told_deal() has said it
    if (kind == "turn") return out.push_back(voice_.tell_of(who, "turn", {seat("seat", who)}));
    std::string what = word("events", kind);
    for (const auto& [name, value] : event.members()) {
      if (name == "event" || name == "seat" || value.is_null()) continue;
      what += (name == "to" ? " → " + voice_.name(as_number(value)) : " " + shown(value));
    }
    out.push_back(who >= 0 ? voice_.tell("told", {seat("seat", who), text("what", what)})
                           : voice_.tell("told-all", {text("what", what)}));
  }

  std::vector<std::string> per_seat_;
};

}  // namespace

std::unique_ptr<Screen> make_generic_screen(const Table& table, const Look& look, Company company,
                                            std::optional<int> reader) {
  return std::make_unique<GenericScreen>(table, look, std::move(company), reader);
}

}  // namespace stolik::terminal
