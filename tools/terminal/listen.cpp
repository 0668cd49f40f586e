// What can be done, as lists, and what is typed.

#include <algorithm>

#include "core/notation.h"
#include "tools/terminal/screen.h"

namespace stolik::terminal {
namespace {

constexpr std::size_t kShortList = 12;  // so many commands are listed whole

bool begins(const std::string& command, const std::string& beginning) {
  return command.starts_with(beginning) &&
         (command.size() == beginning.size() || command[beginning.size()] == ' ');
}
Commands that_begin(const Commands& commands, const std::string& beginning) {
  Commands out;
  for (const std::string& command : commands) {
    if (begins(command, beginning)) out.push_back(command);
  }
  return out;
}
std::string beginning_of(const Commands& words, std::size_t count) {
  return join({words.begin(), words.begin() + std::ptrdiff_t(count)}, " ", " ");
}
// How many words all of them begin with.
std::size_t shared_words(const Commands& commands) {
  Commands shared = words_of(commands[0]);
  for (const std::string& command : commands) {
    const Commands words = words_of(command);
    std::size_t same = 0;
    while (same < std::min(words.size(), shared.size()) && words[same] == shared[same]) ++same;
    shared.resize(same);
  }
  return shared.size();
}
std::string in_columns(const std::vector<std::string>& items, int columns) {
  int widest = 0;
  for (const std::string& item : items) widest = std::max(widest, width(item));
  const auto across = std::size_t(items.size() <= 6 ? 1 : std::max(1, columns / (widest + 3)));
  const std::size_t down = (items.size() + across - 1) / across;
  std::string out;
  for (std::size_t row = 0; row < down; ++row) {
    out += '\n';
    for (std::size_t at = row; at < items.size(); at += down)
      out += at + down < items.size() ? fit("  " + items[at], widest + 3) : "  " + items[at];
  }
  return out;
}

}  // namespace

// A command as one would say it, from its `from`th word on.
std::string Screen::spoken(const std::string& command, const Json& view, std::size_t from) const {
  const Commands words = words_of(command);
  const auto seats = seat_parts_.find(words[0]);
  std::vector<std::string> parts;
  for (std::size_t i = from; i < words.size(); ++i) {
    const auto number = parse_number(words[i]);
    const bool is_seat =
        seats != seat_parts_.end() && i > 0 && i <= seats->second.size() && seats->second[i - 1];
    std::string part = i == 0 ? word("verb", words[i]) : things("", words[i]);
    if (number && is_seat) part = voice_.own_name(*number);
    // A number names what lies on the table under it.
    for (const auto& [name, list] : view.members()) {
      for (const Json& lying : list.items()) {
        if (number && !is_seat && number_in(lying, "id") == *number)
          part = voice_.knows("item/" + name) ? voice_.say("item/" + name, fillings(lying))
                                              : shown(name, lying);
      }
    }
    parts.push_back(std::move(part));
  }
  return join(parts, " ", " ");
}

bool Screen::is_meant(const std::string& typed, const std::string& command,
                      const Json& view) const {
  std::string names = spoken(command, view) + " " + command;
  for (const std::string& part : words_of(command)) {
    const auto thing = things_.find(part);
    if (thing == things_.end()) continue;
    for (const std::string& name : thing->second.names) names += " " + name;
  }
  return names_it(typed, names);
}

// Numbered: whole commands where there are few, else what can come next.
std::string Screen::listing(Commands commands, const Json& view) {
  items_.clear();
  if (commands.empty()) return "";
  std::size_t shared = commands.size() == 1 ? 0 : shared_words(commands);
  const std::string head =
      shared > 0 ? " " + spoken(beginning_of(words_of(commands[0]), shared), view) : "";
  const bool whole = commands.size() <= kShortList;
  std::vector<std::pair<std::string, std::string>>
      items;  // as it is sorted and shown; as it begins
  for (const std::string& command : commands) {
    const Commands words = words_of(command);
    std::string beginning =
        beginning_of(words, whole ? words.size() : std::min(words.size(), shared + 1));
    if (const Commands same = that_begin(commands, beginning); same.size() == 1)
      beginning = same[0];
    const bool known =
        std::ranges::any_of(items, [&](const auto& item) { return item.second == beginning; });
    if (!known) items.emplace_back(spoken(beginning, view, shared), beginning);
  }
  // By name, so that the order tells nothing about the cards (T2).
  std::ranges::stable_sort(
      items, [](const auto& a, const auto& b) { return fold(a.first) < fold(b.first); });
  std::vector<std::string> lines;
  for (const auto& [line, beginning] : items) {
    items_.push_back(beginning);
    const bool more = shapes_.contains(beginning) || that_begin(commands, beginning).size() > 1;
    const std::string number = std::to_string(items_.size());
    lines.push_back((number.size() == 1 && items.size() > 9 ? " " : "") + number + " " + line +
                    (more ? " …" : ""));
  }
  return voice_.say("can") + ":" + head + in_columns(lines, look_.columns);
}

std::string Screen::question(const Json& view, const Commands& legal) {
  narrowed_ = false;
  return listing(legal, view);
}

Wish Screen::decide(const Commands& meant, const std::string& line, const Json& view) {
  if (meant.empty()) return Wish::told(voice_.say("not-understood", {text("line", line)}));
  if (meant.size() > 1) {
    narrowed_ = true;
    return Wish::told(listing(meant, view));
  }
  const auto shape = shapes_.find(meant[0]);
  if (shape == shapes_.end()) return Wish::to(meant[0]);
  return Wish::told(voice_.say("usage", {text("shape", meant[0] + " " + shape->second)}));
}

Wish Screen::understand(const std::string& line, const Json& view, const Commands& legal) {
  const Commands words = words_of(line);
  if (words.empty()) {
    if (!narrowed_) return {"", "", true};
    return {};
  }
  const std::string verb = lower_ascii(words[0]);
  const std::string rest =
      words.size() > 1 ? line.substr(line.find(words[0]) + words[0].size()) : "";
  if (verb == "look" && !rest.empty()) return Wish::told(look_up(rest, view));
  if (items_.empty()) listing(legal, view);
  if (const auto number = parse_number(words[0]);
      number && *number >= 1 && std::size_t(*number) <= items_.size()) {
    Commands meant = that_begin(legal, items_[std::size_t(*number) - 1]);
    if (!rest.empty())
      std::erase_if(meant, [&](const std::string& one) { return !is_meant(rest, one, view); });
    if (!meant.empty()) return decide(meant, line, view);
  }
  Commands meant = legal;
  std::erase_if(meant, [&](const std::string& one) { return !is_meant(line, one, view); });
  if (meant.empty() && shapes_.contains(verb) && words.size() > 1) {
    Commands lower = words;
    lower[0] = verb;
    return Wish::to(translated(lower));
  }
  return decide(meant, line, view);
}

// A command of the protocol in which seats and things may have their names:
// "offer wolf give masło*2".
std::string Screen::translated(const Commands& words) const {
  std::string out = words[0];
  const std::string& shape = shapes_.find(words[0])->second;
  for (std::size_t i = 1; i < words.size(); ++i) {
    out += ' ';
    const auto translate = [&](const std::string& part) {
      const bool keyword = shape.find(part) != std::string::npos || things_.contains(part);
      std::vector<std::string> found, exactly;
      for (const auto& [id, thing] : things_) {
        for (const std::string& name : thing.names) {
          if (keyword || !names_it(part, name)) continue;
          (fold(part) == fold(name) ? exactly : found).push_back(id);
        }
      }
      if (!exactly.empty()) found = exactly;
      found.erase(std::unique(found.begin(), found.end()), found.end());
      const int seat = keyword || !found.empty() ? -1 : voice_.find_seat(part);
      out += found.size() == 1 ? found[0] : seat >= 0 ? std::to_string(seat) : part;
    };
    each_id(words[i], translate, [&](char mark) { out += mark; });
  }
  return out;
}

// What the deck tells of something, but for what a variant keeps closed.
std::string Screen::look_up(const std::string& typed, const Json& view) const {
  std::vector<std::string> found;
  const Thing* last = nullptr;
  for (const auto& [id, thing] : things_) {
    const bool named = std::ranges::any_of(
        thing.names, [&](const std::string& name) { return names_it(typed, name); });
    if (!named && trimmed(typed) != id && trimmed(typed) != thing.cell) continue;
    if (thing.texts == nullptr) continue;
    found.push_back(name_of(id));
    last = &thing;
  }
  if (found.empty()) return voice_.say("look-none", {text("line", trimmed(typed))});
  if (found.size() > 1) return wrap(join(found, " · ", " · "), look_.columns, 2);
  const Json* closed = voice_.data("closed");
  if (closed != nullptr && text_in(*closed, "group") == last->group &&
      text_in(view["options"], text_in(*closed, "option")) == text_in(*closed, "value"))
    return voice_.say("look-closed");
  std::string out = look_.paint(Ink::bold, found[0]);
  for (const auto& [name, value] : last->texts->members()) {
    // The forms of a name are no text to read.
    if (value.is_string() && value.text().find(' ') != std::string::npos && name != "name" &&
        name != "title" && name != "short" && name != "brief")
      out += "\n" + wrap(value.text(), look_.columns);
  }
  return out;
}

}  // namespace stolik::terminal
