#include "tools/terminal/screen.h"

#include <algorithm>
#include <set>

#include "core/notation.h"

namespace stolik::terminal {

std::string text_in(const Json& json, std::string_view name) { return json[name].text(); }
int as_number(const Json& json, int otherwise) {
  const auto number = json.integer();
  return number ? int(*number) : otherwise;
}
int number_in(const Json& json, std::string_view name, int otherwise) {
  return as_number(json[name], otherwise);
}
std::vector<int> numbers_in(const Json& json, std::string_view name) {
  std::vector<int> out;
  for (const Json& item : json[name].items()) out.push_back(as_number(item));
  return out;
}

namespace {

// Members whose numbers are seats; every other number counts something.
bool is_seats(std::string_view name) {
  static const std::set<std::string_view> seats{"seat",   "to",      "from",  "turn",
                                                "active", "first",   "with",  "leader",
                                                "dealer", "winners", "queue", "pawn"};
  return seats.contains(name);
}
// What every view has, and what the heading says.
bool is_frame(std::string_view name) {
  static const std::set<std::string_view> frame{"game",     "players", "options",
                                                "awaiting", "phase",   "turn"};
  return frame.contains(name);
}
bool is_nothing(const Json& value) {
  return value.is_null() || (value.is_array() && value.items().empty()) ||
         (value.is_object() && value.members().empty());
}
// How much it is, whether it is shown or only counted.
int size_of(const Json& value) {
  if (value.is_number()) return as_number(value);
  if (value.is_string()) return 1;
  int count = int(value.items().size());
  for (const auto& [kind, number] : value.members()) count += as_number(number, 1);
  return count;
}
// "c7" as row and column.
std::optional<std::pair<int, int>> cell_of(std::string_view text) {
  if (text.size() < 2 || text[0] < 'a' || text[0] > 'z') return std::nullopt;
  const auto row = parse_number(text.substr(1));
  if (!row || *row < 1) return std::nullopt;
  return std::pair{*row, text[0] - 'a'};
}
std::string short_name(const Json& entry) {
  for (const std::string_view form : {"short", "name", "title"}) {
    if (entry.find(form) != nullptr) return text_in(entry, form);
  }
  return "";
}

}  // namespace

Screen::Screen(const Table& table, const Look& look, Company company, std::optional<int> reader)
    : id_(table.deck().id),
      game_(table.game()),
      players_(table.players()),
      look_(look),
      voice_(look.language, std::move(company), reader, words_of_game(table.game())) {
  read_deck(table.deck());
  // A screen is made before the first card is dealt: what has one of each for every seat then,
  // has it always.
  const Json fresh = parse_json(table.position()).value;
  for (const auto& [name, value] : fresh.members()) {
    if (value.is_array() && int(value.items().size()) == players_) per_seat_.push_back(name);
  }
  const Json all = parse_json(schema(built_in_shelf())).value;
  for (const Json& game : all["games"].items()) {
    if (text_in(game, "game") != game_) continue;
    for (const Json& verb : game["verbs"].items()) {
      const std::string name = text_in(verb, "verb");
      if (text_in(verb, "by") != "seat") continue;
      if (verb.find("shape") != nullptr) shapes_[name] = text_in(verb, "shape");
      for (const Json& part : verb["parts"].items())
        seat_parts_[name].push_back(part.text() == "seat");
    }
  }
}

void Screen::read_deck(const Deck& deck) {
  for (const auto& [language, texts] : deck.texts) {
    if (texts_ == nullptr || language == code_of(look_.language)) texts_ = &texts;
  }
  for (const auto& [language, texts] : deck.texts) {
    for (const auto& [group, entries] : texts.members()) {
      for (const auto& [id, entry] : entries.members()) {
        if (group == "words" || !entry.is_object()) continue;
        Thing& thing = things_[id];
        thing.group = group;
        if (&texts == texts_) thing.texts = &entry;
        thing.names.push_back(short_name(entry));
        thing.names.push_back(text_in(entry, "name"));
        for (const Json& alias : entry["aliases"].items()) thing.names.push_back(alias.text());
      }
    }
  }
  for (const auto& [group, list] : deck.facts.members()) {
    for (const Json& facts : list.items()) {
      if (const auto thing = things_.find(text_in(facts, "id")); thing != things_.end())
        thing->second.facts = &facts;
      // Cards of one set have a frame with its number, which only the one who holds them sees.
      for (const Json& card : facts["cards"].items()) {
        const auto thing = things_.find(card.text());
        const int frame = number_in(facts["frame"], "number");
        if (thing != things_.end() && frame >= 0) thing->second.mark = concat(" [", frame, "]");
      }
    }
    for (const auto& [place, id] : list.members()) {
      const auto cell = cell_of(place);
      const auto thing = things_.find(id.text());
      if (!cell || thing == things_.end()) continue;
      thing->second.cell = place;
      cells_[*cell] =
          thing->second.texts != nullptr ? text_in(*thing->second.texts, "code") : std::string{};
    }
  }
}

// ---- words

std::string Screen::heading(const std::string& left, const std::string& right) const {
  const int room = look_.columns - width(left) - width(right) - 6 - (right.empty() ? 0 : 2);
  std::string line = "── " + look_.paint(Ink::bold, left) + " ";
  for (int i = 0; i < room; ++i) line += "─";
  if (!right.empty()) line += " " + right + " ";
  return line + "──\n";
}

std::string Screen::player(int number) const {
  return voice_.own_name(number) + (voice_.is_reader(number) ? " (" + voice_.say("you") + ")" : "");
}

std::string Screen::word(std::string_view group, const std::string& id) const {
  const Json* words = texts_ != nullptr ? texts_->find("words") : nullptr;
  const Json* entries = words != nullptr ? words->find(concat(group, "s")) : nullptr;
  if (entries != nullptr && entries->find(id) != nullptr) return entries->find(id)->text();
  if (const std::string key = concat(group, "/", id); voice_.knows(key)) return voice_.say(key);
  std::string plain = id;
  std::replace_if(plain.begin(), plain.end(), [](char c) { return c == '-' || c == '_'; }, ' ');
  return plain;
}

std::string Screen::name_of(const std::string& id) const {
  const auto thing = things_.find(id);
  if (thing == things_.end() || thing->second.texts == nullptr) return word("value", id);
  const std::string name = short_name(*thing->second.texts);
  return thing->second.cell.empty() ? name : name + " (" + thing->second.cell + ")";
}

std::string Screen::things(std::string_view member, std::string_view text) const {
  const std::string key = concat(member, "-", text);
  if (voice_.knows("value/" + key)) return word("value", key);
  std::string out, name;
  char before = '\0';
  each_id(
      text,
      [&](const std::string& part) {
        if (before == '*') {
          name = part + " × " + name;
          return;
        }
        out += name + (before == '|' ? " " + voice_.say("or") + " " : before == ',' ? ", " : "");
        name = part.empty() ? "" : name_of(part);
      },
      [&](char mark) { before = mark; });
  return out + name;
}

std::string Screen::shown(std::string_view name, const Json& value) const {
  if (value.is_string()) return things(name, value.text());
  if (value.is_number()) {
    const int number = as_number(value);
    const std::string key = concat(name, "-", number);
    if (voice_.knows("value/" + key)) return word("value", key);
    const bool seat = is_seats(name) && number >= 0 && number < players_;
    return seat ? voice_.name(number) : std::to_string(number);
  }
  if (value.is_boolean()) return value.is_true() ? things(name, "true") : "";
  std::vector<std::string> parts;
  for (const Json& item : value.items()) parts.push_back(shown(name, item));
  for (const auto& [id, item] : value.members()) {
    const bool counted = item.is_number() && !cell_of(id);
    const std::string count = as_number(item) == 1 ? "" : concat(as_number(item), " × ");
    parts.push_back(counted ? count + name_of(id) : name_of(id) + ": " + shown(id, item));
  }
  return join(parts, ", ", ", ");
}

Fillings Screen::fillings(const Json& object) const {
  Fillings out;
  for (const auto& [name, value] : object.members()) {
    const int number = as_number(value);
    if (value.is_number() && voice_.knows(concat("value/", name, "-", number))) {
      out.push_back(text(name, shown(name, value)));
    } else if (value.is_number()) {
      const bool seat = is_seats(name) && number >= 0 && number < players_;
      out.push_back({name, seat ? Filling::Kind::seat : Filling::Kind::number, "", number});
    } else if (is_seats(name) && value.text() == "speculator") {
      out.push_back(seat(name, kSpeculatorPawn));
    } else {
      out.push_back(text(name, shown(name, value)));
    }
    if (!value.is_string()) continue;
    for (Filling& more : fillings(value.text())) {
      more.name = name + "." + more.name;
      out.push_back(std::move(more));
    }
  }
  return out;
}

Fillings Screen::fillings(const std::string& id) const {
  Fillings out;
  const auto thing = things_.find(id);
  if (thing == things_.end()) return out;
  out.push_back(text("name", name_of(id)));
  for (const Json* entry : {thing->second.texts, thing->second.facts}) {
    if (entry == nullptr) continue;
    for (const auto& [name, value] : entry->members()) {
      if (name == "name" || name == "id") continue;
      // Texts are texts; among facts stand ids.
      out.push_back(text(name, entry == thing->second.texts ? value.text() : shown(name, value)));
    }
  }
  return out;
}

// ---- telling

std::vector<std::string> Screen::tell(const Json& events) const {
  std::vector<std::string> out;
  if (std::string deal = told_deal(events); !deal.empty()) out.push_back(std::move(deal));
  for (const Json& event : events.items()) tell_one(event, out);
  return out;
}

// One sentence for the hands of a deal that are not shown.
std::string Screen::told_deal(const Json& events) const {
  std::vector<std::string> hands;
  for (const Json& event : events.items()) {
    if (text_in(event, "event") != "dealt" || event.find("cards") != nullptr) continue;
    hands.push_back(concat(voice_.name(number_in(event, "seat")), " ", number_in(event, "count")));
  }
  return hands.empty() ? "" : voice_.tell("dealt", {text("list", voice_.list(hands))});
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

void Screen::tell_one(const Json& event, std::vector<std::string>& out) const {
  const std::string kind = text_in(event, "event");
  const int who = number_in(event, "seat");
  if (kind == "dealt" && event.find("cards") == nullptr) return;  // told_deal() has said it
  if (const std::string key = "event/" + kind; voice_.knows(key)) {
    const int about = event.find("pawn") != nullptr ? number_in(event, "pawn") : who;
    std::string sentence = voice_.tell_of(about, key, fillings(event));
    if (!sentence.empty()) out.push_back(std::move(sentence));
    return;
  }
  if (kind == "over") return tell_winners(numbers_in(event, "winners"), out);
  if (kind == "began" || kind == "turn")
    return out.push_back(voice_.tell_of(who, kind, {seat("seat", who)}));
  std::string what = word("event", kind);
  for (const auto& [name, value] : event.members()) {
    if (name == "event" || name == "seat" || value.is_null()) continue;
    what += (name == "to" ? " → " : " ") + shown(name, value);
  }
  out.push_back(who >= 0 ? voice_.tell("told", {seat("seat", who), text("what", what)})
                         : voice_.tell("told-all", {text("what", what)}));
}

// ---- drawing

bool Screen::is_per_seat(const Json& view, const std::string& name) const {
  return int(view[name].items().size()) == players_ && contains(per_seat_, name);
}

std::string Screen::status(const Json& view) const {
  const std::string phase = text_in(view, "phase");
  const std::string key = "phase/" + phase;
  if (!voice_.knows(key)) return word("phase", phase);
  Fillings args;
  for (const std::string_view name : {"active", "turn"})
    args.push_back(seat(std::string{name}, number_in(view, name)));
  return voice_.say_of(number_in(view, "active", number_in(view, "turn")), key, args);
}

std::string Screen::board(const Json& view) const {
  if (cells_.empty()) return "";
  std::map<std::pair<int, int>, std::string> marks;
  const auto mark = [&](const Json& id, const std::string& sign) {
    const auto thing = things_.find(id.text());
    const auto cell = cell_of(thing == things_.end() ? id.text() : thing->second.cell);
    if (cell) marks[*cell] = sign;
  };
  for (const auto& [name, value] : view.members()) {
    if (voice_.reader() && is_per_seat(view, name)) {
      for (const Json& own : value.items()[std::size_t(*voice_.reader())].items()) {
        const auto thing = things_.find(own.text());
        if (thing == things_.end() || thing->second.cell.empty()) continue;
        const auto cell = cell_of(thing->second.cell);
        if (cell && !marks.contains(*cell)) marks[*cell] = fit(cells_.at(*cell), 3) + "*";
      }
    }
    for (const auto& [place, whose] : value.members()) {
      if (const auto cell = cell_of(place))
        marks[*cell] = " " + look_.paint(Ink::bold, shown("team", whose)) + "  ";
    }
  }
  for (const auto& [name, value] : view.members()) {
    for (const Json& line : value.items()) {
      for (const Json& cell : line["cells"].items())
        mark(cell, "★" + shown("team", line["team"]) + "★ ");
    }
  }
  int rows = 0, columns = 0;
  for (const auto& [cell, code] : cells_) {
    rows = std::max(rows, cell.first);
    columns = std::max(columns, cell.second + 1);
  }
  std::string out = "   ";
  for (int column = 0; column < columns; ++column) out += concat(' ', char('a' + column), "  ");
  out = look_.paint(Ink::dim, out) + '\n';
  for (int row = 1; row <= rows; ++row) {
    out += look_.paint(Ink::dim, concat(row < 10 ? " " : "", row)) + " ";
    for (int column = 0; column < columns; ++column) {
      const std::pair cell{row, column};
      const auto found = marks.find(cell);
      const auto code = cells_.find(cell);
      out += found != marks.end()   ? found->second
             : code != cells_.end() ? look_.paint(Ink::dim, fit(code->second, 3)) + " "
                                    : " +  ";
    }
    out += '\n';
  }
  return out;
}

std::string Screen::seat_line(const Json& view, int s) const {
  std::vector<std::string> parts;
  for (const auto& [name, values] : view.members()) {
    if (is_frame(name) || !is_per_seat(view, name)) continue;
    const Json& value = values.items()[std::size_t(s)];
    const bool known = voice_.knows("seat/" + name);
    if (!known && !is_nothing(value))
      parts.push_back(word("member", name) + " " + shown(name, value));
    if (!known || size_of(value) == 0) continue;
    std::string part =
        voice_.say("seat/" + name, {number("n", size_of(value)), text("list", shown(name, value))});
    if (!part.empty()) parts.push_back(std::move(part));
  }
  const bool turn = number_in(view, "turn", number_in(view, "active")) == s;
  const int teams = number_in(view["options"], "teams", 0);
  const std::string team = teams > 0 ? word("value", concat("team-", s % teams)) + " " : "";
  const std::string label =
      (turn ? "▸ " : "  ") + team + fit(std::to_string(s), 3) + fit(player(s), 18);
  return look_.paint(turn ? Ink::bold : Ink::plain,
                     hang(label, join(parts, "; ", "; "), look_.columns)) +
         '\n';
}

std::string Screen::own_lines(const Json& view) const {
  std::string out;
  if (!voice_.reader()) return out;
  for (const auto& [name, values] : view.members()) {
    if (!is_per_seat(view, name) || !voice_.knows("own/" + name)) continue;
    const Json& value = values.items()[std::size_t(*voice_.reader())];
    if (is_nothing(value)) continue;
    Fillings args = fillings(value.text());
    std::vector<std::string> marked;
    for (const Json& item : value.items()) {
      const auto thing = things_.find(item.text());
      const std::string mark = thing != things_.end() ? thing->second.mark : "";
      marked.push_back(shown(name, item) + mark);
    }
    args.push_back(text("list", marked.empty() ? shown(name, value) : join(marked, ", ", ", ")));
    out += wrap(voice_.say("own/" + name, args), look_.columns, 2) + '\n';
  }
  return out;
}

std::string Screen::common_lines(const Json& view) const {
  std::string out, numbers;
  for (const auto& [name, value] : view.members()) {
    if (is_frame(name) || is_per_seat(view, name) || is_nothing(value)) continue;
    const std::string label = word("member", name);
    const std::string item = "item/" + name;
    if (voice_.knows(item)) {
      out += label + ":\n";
      for (const Json& one : value.items()) {
        const Fillings args = one.is_object() ? fillings(one) : fillings(one.text());
        out += hang("  ", voice_.say(item, args), look_.columns) + '\n';
      }
    } else if (value.is_number() && !is_seats(name) && !label.empty()) {
      numbers += (numbers.empty() ? "" : " · ") + label + " " + shown(name, value);
    } else if (!label.empty()) {
      out += wrap(label + ": " + shown(name, value), look_.columns, 2) + '\n';
    }
  }
  return numbers.empty() ? out : out + wrap(numbers, look_.columns, 2) + '\n';
}

std::string Screen::draw(const Json& view) {
  std::string out = heading(title(), status(view)) + board(view);
  for (int s = 0; s < players_; ++s) out += seat_line(view, s);
  drawn_ = common_lines(view) + own_lines(view);
  return out + drawn_;
}

std::string Screen::draw_again(const Json& view) {
  std::string out;
  std::string now = common_lines(view) + own_lines(view);
  std::string_view rest = now;
  for (bool last = false; !last;) {
    const std::string line = concat(take_part(rest, '\n', last), '\n');
    if (!last && drawn_.find(line) == std::string::npos) out += line;
  }
  drawn_ = std::move(now);
  return out;
}

std::string Screen::result(const Json& view) const {
  std::string out = heading(voice_.say("scores"), title()) + board(view);
  for (int s = 0; s < players_; ++s) out += seat_line(view, s);
  return out;
}

}  // namespace stolik::terminal
