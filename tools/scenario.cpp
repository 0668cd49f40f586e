#include "tools/scenario.h"

#include <algorithm>
#include <memory>
#include <sstream>
#include <vector>

#include "games/journal.h"
#include "games/table.h"
#include "tools/scenario_position.h"

namespace stolik {
namespace {

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::string trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return "";
  return std::string{text.substr(begin, text.find_last_not_of(" \t") - begin + 1)};
}

std::vector<std::string> split(const std::string& text, char mark) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, mark);) parts.push_back(trimmed(part));
  return parts;
}

// An event as its name and its values: "asked 0 2 monte-cassino".
std::string spoken(const Json& event) {
  std::string out;
  for (const auto& [name, value] : event.members()) {
    if (!out.empty()) out += ' ';
    out += value.is_string() && !value.text().empty() ? value.text() : value.written();
  }
  return out;
}

std::vector<std::string> spoken_events(const std::string& array) {
  std::vector<std::string> out;
  const JsonResult parsed = parse_json(array);
  for (const Json& event : parsed.value.items()) out.push_back(spoken(event));
  return out;
}

class Scenario {
 public:
  explicit Scenario(const Shelf& shelf) : shelf_(shelf) {}

  std::string run(std::string_view text) {
    std::istringstream in{std::string{text}};
    int number = 0;
    for (std::string line; std::getline(in, line);) {
      ++number;
      const bool indented = !line.empty() && (line[0] == ' ' || line[0] == '\t');
      const std::size_t remark = line.find("# ");
      if (remark != std::string::npos) line.resize(remark);
      const std::string body = trimmed(line);
      if (body.empty() || body == "#") continue;
      const std::string trouble = indented ? expect(body) : act(body);
      if (!trouble.empty()) return concat("line ", number, ": ", body, "\n  ", trouble);
    }
    const std::string trouble = settle();
    return commands_ == 0 && checks_ == 0 && trouble.empty() ? "nothing was played" : trouble;
  }

 private:
  // ---- the lines at the margin

  std::string act(std::string body) {
    std::string refused;
    const std::size_t at = body.find(" refused ");
    if (body.rfind("refused ", 0) == 0) {
      refused = body.substr(8);
      body.clear();
    } else if (at != std::string::npos) {
      refused = trimmed(body.substr(at + 9));
      body = trimmed(body.substr(0, at));
    }
    if (body.rfind("game ", 0) == 0) return open(body.substr(5), refused);
    if (body.empty()) return settle_refused(refused);
    const std::size_t colon = body.find(": ");
    Actor who;
    if (colon != std::string::npos && table_ != nullptr &&
        parse_actor(body.substr(0, colon), table_->players(), who)) {
      const std::string trouble = settle();
      return trouble.empty() ? command(who, trimmed(body.substr(colon + 1)), refused) : trouble;
    }
    if (table_ == nullptr) return "a scenario begins with a `game` line";
    const std::size_t space = body.find(' ');
    if (space == std::string::npos) return "what is this?";
    const std::string name = body.substr(0, space);
    const std::string value = trimmed(body.substr(space));
    if (name == "seed") return deal(value);
    draft_.emplace_back(name, value);
    return "";
  }

  std::string open(const std::string& line, const std::string& refused) {
    std::string trouble = settle();
    if (!trouble.empty()) return trouble;
    const std::vector<std::string> words = words_of(line);
    int players = 0;
    std::string options = "{";
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::size_t equals = words[i].find('=');
      if (equals == std::string::npos) return "name=value is expected, not " + words[i];
      const std::string name = words[i].substr(0, equals);
      const std::string value = words[i].substr(equals + 1);
      if (name == "players") {
        players = std::stoi(value);
        continue;
      }
      if (options.size() > 1) options += ',';
      write_json_string(options, name);
      options += ':' + json_value(value);
    }
    const JsonResult parsed = parse_json(options + '}');
    Opened opened = open_table(shelf_, words.empty() ? "" : words[0], players, &parsed.value);
    ++checks_;
    if (!refused.empty()) return compare(opened.answer, refused);
    if (!opened.answer.ok()) return "refused: " + opened.answer.message;
    table_ = std::move(opened.table);
    return "";
  }

  std::string deal(const std::string& seed) {
    Rng rng{std::string_view{seed}};
    while (table_->waiting().nature == Nature::owes) {
      table_->submit(Actor::nature(), table_->draw(Lots(rng)));
    }
    return "";
  }

  // Puts the members of the position that were collected on the table.
  std::string settle() {
    if (draft_.empty()) return "";
    Opened opened = load_drafted(shelf_, *table_, draft_);
    draft_.clear();
    if (!opened.answer.ok()) return "this position cannot be: " + opened.answer.message;
    table_ = std::move(opened.table);
    return "";
  }
  std::string settle_refused(const std::string& refused) {
    const Opened opened = load_drafted(shelf_, *table_, draft_);
    draft_.clear();
    ++checks_;
    return compare(opened.answer, refused);
  }

  std::string command(Actor who, const std::string& text, const std::string& refused) {
    ++commands_;
    const std::string before = table_->position();
    const Answer answer = table_->submit(who, text);
    if (!refused.empty()) {
      if (table_->position() != before) return "refused, and yet the position changed";
      return compare(answer, refused);
    }
    if (answer.ok()) return "";
    return concat("refused ", code_name(answer.code), " ", answer.rule, ": ", answer.message);
  }

  // "not-held V8": the code, and the rule where one is named.
  static std::string compare(const Answer& answer, const std::string& expected) {
    const std::string got =
        concat(code_name(answer.code), answer.rule.empty() ? "" : " " + answer.rule);
    if (answer.ok()) return "accepted, but expected was: refused " + expected;
    if (got == expected || std::string{code_name(answer.code)} == expected) return "";
    return "refused " + got + " (" + answer.message + ")";
  }

  // ---- the indented lines

  std::string expect(const std::string& body) {
    if (table_ == nullptr) return "a scenario begins with a `game` line";
    if (std::string trouble = settle(); !trouble.empty()) return trouble;
    ++checks_;
    const std::vector<std::string> words = words_of(body);
    const auto rest_after = [&](std::size_t count) {
      std::size_t at = 0;
      for (std::size_t i = 0; i < count && i < words.size(); ++i)
        at = body.find(words[i], at) + words[i].size();
      return trimmed(std::string_view{body}.substr(at));
    };
    if (words.size() > 3 && words[0] == "never" && words[1] == "sees") {
      const std::vector<std::string> told = events_for(words[2]);
      const bool seen = contains(told, rest_after(3));
      return seen ? "it was told: " + joined(told, "; ") : "";
    }
    if (words.size() > 2 && (words[1] == "see" || words[1] == "sees")) {
      return expect_events(words[0], rest_after(2));
    }
    if (words.size() > 3 && words[0] == "legal")
      return expect_legal(words[1], words[2], rest_after(3));
    if (words.size() > 3 && words[0] == "view") {
      Actor who;
      const bool all = words[1] == "all";
      if (!all && !parse_actor(words[1], table_->players(), who)) return "no such seat";
      return expect_member(all ? table_->view(kNobody) : table_->view(who.seat), words[2],
                           rest_after(3));
    }
    if (words.size() < 2) return "what is expected?";
    return expect_member(table_->position(), words[0], rest_after(1));
  }

  std::vector<std::string> events_for(const std::string& who) const {
    Actor actor;
    if (who == "all") return spoken_events(table_->told(kNobody));
    if (parse_actor(who, table_->players(), actor)) return spoken_events(table_->told(actor.seat));
    return {"(no such seat)"};
  }

  std::string expect_events(const std::string& who, const std::string& expected) const {
    const std::vector<std::string> told = events_for(who);
    auto from = told.begin();
    for (const std::string& event : split(expected, ';')) {
      from = std::find(from, told.end(), event);
      if (from == told.end()) return "told was: " + joined(told, "; ");
      ++from;
    }
    return "";
  }

  std::string expect_legal(const std::string& who, const std::string& how,
                           const std::string& what) const {
    Actor actor;
    if (!parse_actor(who, table_->players(), actor)) return "no such actor";
    const std::vector<std::string> legal = table_->legal(actor);
    const bool found = contains(legal, what);
    if (how == "has") return found ? "" : "legal is: " + joined(legal, " | ");
    if (how == "lacks") return found ? "it is legal" : "";
    std::vector<std::string> expected =
        what == "nothing" ? std::vector<std::string>{} : split(what, '|');
    std::ranges::sort(expected);
    return legal == expected ? "" : "legal is: " + joined(legal, " | ");
  }

  static std::string expect_member(const std::string& json, const std::string& path,
                                   const std::string& expected) {
    const JsonResult parsed = parse_json(json);
    const Json* at = &parsed.value;
    for (const std::string& step : split(path, '.')) {
      if (at->is_array()) {
        const std::size_t i =
            step.empty() || !isdigit(static_cast<unsigned char>(step[0])) ? 999 : std::stoul(step);
        at = i < at->items().size() ? &at->items()[i] : nullptr;
      } else {
        at = at->find(step);
      }
      if (at == nullptr) {
        if (expected == "absent") return "";
        return "there is no " + path + " in " + json;
      }
    }
    const JsonResult wanted = parse_json(json_value(expected));
    return at->written() == wanted.value.written() ? "" : path + " is " + at->written();
  }

  const Shelf& shelf_;
  std::unique_ptr<Table> table_;
  std::vector<std::pair<std::string, std::string>> draft_;
  int commands_ = 0;
  int checks_ = 0;
};

}  // namespace

std::string run_scenario(const Shelf& shelf, std::string_view text) {
  return Scenario(shelf).run(text);
}

}  // namespace stolik
