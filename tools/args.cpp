#include "tools/args.h"

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <cstdlib>

namespace stolik {
namespace {

// "STOLIK_BOT_PACE" for "--bot-pace".
std::string variable_of(std::string_view option) {
  std::string name = "STOLIK";
  for (const char c : option.substr(1))
    name += c == '-' ? '_' : char(std::toupper(static_cast<unsigned char>(c)));
  return name;
}

// How many characters must be changed, added or taken away to make one of the other.
std::size_t edits_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = above;
    }
  }
  return row[b.size()];
}

constexpr std::size_t kTypoMax = 2;  // characters
constexpr std::size_t kVariableMax = 64;

std::string trimmed(const std::string& text) {
  const std::size_t from = text.find_first_not_of(" \t\r");
  return from == text.npos ? "" : text.substr(from, text.find_last_not_of(" \t\r") + 1 - from);
}

}  // namespace

Args::Args(std::string_view command, std::string_view summary, std::string_view operands,
           std::vector<Switch> options, int argc, char** argv, Sources sources)
    : command_(command), summary_(summary), operands_help_(operands), options_(std::move(options)) {
  for (int i = 0; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--help" || word == "-h") {
      print_help();
      std::exit(once_written(0));
    }
    if (word.size() < 2 || word[0] != '-') {
      if (operands_help_.empty()) fail("'" + word + "' is not understood here");
      operands_.push_back(word);
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const Switch* known = nullptr;
    for (const Switch& option : options_) {
      if (option.name == name) known = &option;
    }
    if (known == nullptr) fail("there is no option " + name);
    if (is_said(name)) fail(name + " stands there twice");
    if (known->value.empty()) {
      if (equals != std::string::npos) fail(name + " takes no value");
      given_.push_back({name, ""});
    } else if (equals != std::string::npos) {
      given_.push_back({name, word.substr(equals + 1)});
    } else if (i + 1 < argc) {
      given_.push_back({name, argv[++i]});
    } else {
      fail(concat(name, " wants a value: ", known->value));
    }
  }
  if (sources == Sources::line) return;
  read_environment();
  read_config();
}

void Args::take(const Switch& option, const std::string& value, const std::string& where) {
  if (is_said(option.name)) return;
  const std::string name{option.name};
  if (!option.value.empty()) {
    given_.push_back({name, value});
  } else if (value == "yes" || value == "true" || value == "1") {
    given_.push_back({name, ""});
  } else if (value == "no" || value == "false" || value == "0" || value.empty()) {
    given_.push_back({name, std::nullopt});
  } else {
    fail(where + ": yes or no is expected, not '" + value + "'");
  }
}

void Args::read_environment() {
  for (const Switch& option : options_) {
    const std::string name = variable_of(option.name);
    if (const char* value = std::getenv(name.c_str()); value != nullptr) take(option, value, name);
  }
}

std::vector<std::pair<std::string, std::string>> Args::unknown_variables() const {
  std::vector<std::pair<std::string, std::string>> unknown;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    const std::string_view entry{*variable};
    const std::string name{entry.substr(0, std::min(entry.find('='), kVariableMax))};
    if (!name.starts_with("STOLIK_")) continue;
    std::size_t least = kTypoMax + 1;
    std::string nearest;
    for (const Switch& option : options_) {
      const std::string known = variable_of(option.name);
      if (const std::size_t now = edits_between(name, known); now < least)
        least = now, nearest = known;
    }
    if (least > 0) unknown.emplace_back(name, nearest);
  }
  return unknown;
}

void Args::read_config() {
  const auto path = value("--config");
  if (!path) return;
  const auto text = read_file(*path, 65536);
  if (!text) fail("--config: " + *path + " cannot be read, or is longer than 64 KiB");
  int line = 0;
  std::vector<std::string> names;
  for (std::size_t from = 0; from < text->size();) {
    const std::size_t end = std::min(text->find('\n', from), text->size());
    const std::string whole = trimmed(text->substr(from, end - from));
    from = end + 1;
    const std::string where = concat(*path, ":", ++line);
    if (whole.empty() || whole[0] == '#') continue;
    const std::size_t equals = whole.find('=');
    if (equals == whole.npos) fail(where + ": 'name = value' is expected, as in 'listen = :8080'");
    const std::string name = "--" + trimmed(whole.substr(0, equals));
    const Switch* known = nullptr;
    for (const Switch& option : options_) {
      if (option.name == name && name != "--config") known = &option;
    }
    if (known == nullptr) fail(where + ": there is no option " + name.substr(2));
    if (contains(names, name)) fail(where + ": " + name.substr(2) + " stands there twice");
    names.push_back(name);
    take(*known, trimmed(whole.substr(equals + 1)), where);
  }
}

bool Args::has(std::string_view name) const { return value(name).has_value(); }

bool Args::is_said(std::string_view name) const {
  return std::ranges::any_of(given_, [&](const Given& given) { return given.name == name; });
}

std::optional<std::string> Args::value(std::string_view name) const {
  for (const Given& given : given_) {
    if (given.name == name) return given.value;
  }
  return std::nullopt;
}

long Args::whole(std::string_view name, long fallback, long low, long high) const {
  const auto text = value(name);
  if (!text) return fallback;
  long number = 0;
  const char* end = text->data() + text->size();
  const auto [rest, error] = std::from_chars(text->data(), end, number);
  if (error != std::errc{} || rest != end || number < low || number > high) {
    fail(std::string{name} + " wants a number from " + std::to_string(low) + " to " +
         std::to_string(high) + ", not '" + *text + "'");
  }
  return number;
}

void Args::fail(const std::string& what) const {
  std::fprintf(stderr, "stolik %s: %s\nTry: stolik %s --help\n", command_.c_str(), what.c_str(),
               command_.c_str());
  std::exit(2);
}

void Args::print_help() const {
  std::printf("usage: stolik %s%s%s%s\n\n%s\n", command_.c_str(), operands_help_.empty() ? "" : " ",
              operands_help_.c_str(), options_.empty() ? "" : " [options]", summary_.c_str());
  if (options_.empty()) return;
  std::printf("\noptions:\n");
  for (const Switch& option : options_) {
    const std::string left = concat(option.name, option.value.empty() ? "" : " ", option.value);
    std::printf("  %-22s %.*s\n", left.c_str(), int(option.meaning.size()), option.meaning.data());
  }
}

int once_written(int code) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
  std::fprintf(stderr, "stolik: not all of it could be written\n");
  return code == 0 ? 1 : code;
}

std::optional<std::string> read_file(const std::string& path, std::size_t limit) {
  std::FILE* file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (file == nullptr) return std::nullopt;
  std::string text;
  char buffer[65536];
  std::size_t got = 0;
  while (text.size() <= limit && (got = std::fread(buffer, 1, sizeof buffer, file)) > 0) {
    text.append(buffer, got);
  }
  const bool failed = std::ferror(file) != 0 || text.size() > limit;
  if (file != stdin) std::fclose(file);
  if (failed) return std::nullopt;
  return text;
}

}  // namespace stolik
