#include "tools/terminal/rulebook.h"

#include "core/notation.h"
#include "tools/terminal/embedded.h"
#include "tools/terminal/letters.h"

namespace stolik::terminal {
namespace {

struct Rule {
  std::string number;
  std::string text;
};

// A rule begins with "- **T10** " and goes on over indented lines.
std::vector<Rule> read_rules() {
  std::vector<Rule> rules;
  for (const EmbeddedFile& file : embedded_terminal_texts()) {
    std::string_view page = file.content;
    bool inside = false;
    bool last = false;
    while (!last) {
      const std::string_view line = take_part(page, '\n', last);
      const std::size_t end = line.find("** ");
      if (line.starts_with("- **") && end != std::string_view::npos && end <= 8) {
        rules.push_back({std::string{line.substr(4, end - 4)}, std::string{line.substr(end + 3)}});
        inside = true;
      } else if (inside && line.starts_with("  ")) {
        rules.back().text += " " + trimmed(line);
      } else {
        inside = false;
      }
    }
  }
  for (Rule& rule : rules) std::erase_if(rule.text, [](char c) { return c == '*' || c == '`'; });
  return rules;
}

const std::vector<Rule>& all_rules() {
  static const std::vector<Rule> rules = read_rules();
  return rules;
}

}  // namespace

std::string rule_text(std::string_view number) {
  for (const Rule& rule : all_rules()) {
    if (lower_ascii(rule.number) == lower_ascii(number)) return rule.number + " " + rule.text;
  }
  return "";
}

std::vector<std::string> rule_numbers(char letter) {
  std::vector<std::string> numbers;
  for (const Rule& rule : all_rules()) {
    if (rule.number[0] == letter) numbers.push_back(rule.number);
  }
  return numbers;
}

}  // namespace stolik::terminal
