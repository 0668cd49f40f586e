#include "tools/decks/spot.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "core/utf8.h"
#include "tools/decks/letters.h"

namespace stolik {
namespace {

constexpr std::size_t kNoItem = std::size_t(-1);

std::string_view kind_name(Json::Kind kind) {
  switch (kind) {
    case Json::Kind::null: return "null";
    case Json::Kind::boolean: return "true or false";
    case Json::Kind::number: return "a number";
    case Json::Kind::string: return "a text";
    case Json::Kind::array: return "a list";
    case Json::Kind::object: return "an object";
  }
  return "";
}

std::string expected(std::string_view what, const Json& found) {
  return concat(what, " is expected here, not ", kind_name(found.kind()));
}

bool has(std::initializer_list<std::string_view> names, std::string_view name) {
  return contains(names, name);
}

}  // namespace

std::string counted(std::size_t count, std::string_view noun) {
  return concat(count, " ", noun, count == 1 ? "" : "s");
}

Spot::Spot(Report& report, std::string file, const Json* json, std::string path)
    : report_(&report), file_(std::move(file)), json_(json), path_(std::move(path)) {}

Spot Spot::operator[](std::string_view member) const {
  const Json* found = there() ? json_->find(member) : nullptr;
  // A name may be as long as the file; the way to it is copied at every step.
  return {*report_, file_, found, (path_.empty() ? "" : path_ + ".") + printable(member, 64)};
}

Spot Spot::item(std::size_t at) const {
  const bool is_there = there() && json_->is_array() && at < json_->items().size();
  return {*report_, file_, is_there ? &json_->items()[at] : nullptr, concat(path_, "[", at, "]")};
}

bool Spot::members(std::initializer_list<std::string_view> required,
                   std::initializer_list<std::string_view> allowed) const {
  if (!there()) return false;
  if (!json_->is_object()) return problem(expected("an object { … }", *json_)), false;
  for (const std::string_view name : required) {
    if (json_->find(name) == nullptr) (*this)[name].problem("is missing; add it");
  }
  for (const auto& [name, value] : json_->members()) {
    if (has(required, name) || has(allowed, name)) continue;
    (*this)[name].problem("there is no such member here; correct its name or take it out");
  }
  return true;
}

bool Spot::entries(std::span<const std::string> ids, std::string_view what_to_do) const {
  if (!there()) return false;
  if (!json_->is_object()) return problem(expected("an object { … }", *json_)), false;
  for (const std::string& id : ids) {
    if (json_->find(id) == nullptr) (*this)[id].problem(concat("is missing; ", what_to_do));
  }
  for (const auto& [name, value] : json_->members()) {
    if (contains(ids, name)) continue;
    (*this)[name].problem("the deck has nothing of this name; correct it or take it out");
  }
  return true;
}

std::vector<Spot> Spot::list(Between count, std::string_view of_what) const {
  std::vector<Spot> spots;
  if (!there()) return spots;
  if (!json_->is_array()) return problem(expected("a list [ … ]", *json_)), spots;
  const std::size_t size = json_->items().size();
  if (size < count.least || size > count.most) {
    std::string wanted = std::to_string(count.most);
    if (count.least == 0) wanted = "at most " + wanted;
    if (count.least != 0 && count.least != count.most) {
      wanted = concat(count.least, " to ", wanted);
    }
    problem(concat(size, " ", of_what, ", ", wanted, " expected; ",
                   size < count.least ? "add what is missing" : "take some out"));
  }
  for (std::size_t i = 0; i < std::min(size, count.most); ++i) spots.push_back(item(i));
  return spots;
}

const std::string* Spot::string() const {
  if (!there()) return nullptr;
  if (!json_->is_string()) return problem(expected("a text in quotation marks", *json_)), nullptr;
  return &json_->text();
}

const std::string* Spot::text(std::size_t most_letters) const {
  const std::string* text = string();
  if (text == nullptr) return nullptr;
  if (text->empty()) return problem("is empty; write something"), nullptr;
  const std::size_t letters = count_signs(*text);
  if (letters > most_letters) {
    problem(concat(letters, " characters, at most ", most_letters, "; shorten it"));
    return nullptr;
  }
  return text;
}

const std::string* Spot::text_of_words(Between words) const {
  const std::string* found = text(kMaxText);
  if (found == nullptr) return nullptr;
  const std::size_t count = count_words(*found);
  if (count >= words.least && count <= words.most) return found;
  note(concat(counted(count, "word"), ", ", words.least, " to ", words.most, " are advised; ",
              count > words.most ? "shorten it" : "write some more"));
  return found;
}

Spot Spot::at(std::string_view path) const {
  const std::size_t end = path.find_first_of(".[");
  const std::string_view step = path.substr(0, end);
  const Spot here = step.empty() ? *this : (*this)[step];
  if (end == std::string_view::npos || !here.there()) return here;
  std::string_view rest = path.substr(end + 1);
  if (path[end] == '.') return here.at(rest);
  const std::size_t close = rest.find(']');
  std::size_t number = 0;
  const char* const digits_end = rest.data() + std::min(close, rest.size());
  const auto [stop, error] = std::from_chars(rest.data(), digits_end, number);
  if (close == std::string_view::npos || error != std::errc{} || stop != digits_end)
    return here.item(kNoItem);
  rest = rest.substr(close + 1);
  if (rest.starts_with('.')) rest.remove_prefix(1);
  return rest.empty() ? here.item(number) : here.item(number).at(rest);
}

const std::string* Spot::one_of(std::span<const std::string_view> words) const {
  const std::string* found = string();
  if (found == nullptr) return nullptr;
  if (contains(words, *found)) return found;
  problem("'" + printable(*found, 48) + "' is none of: " + joined(words));
  return nullptr;
}

std::optional<std::int64_t> Spot::integer(std::int64_t low, std::int64_t high) const {
  if (!there()) return std::nullopt;
  if (!json_->is_number()) return problem(expected("a whole number", *json_)), std::nullopt;
  const auto number = json_->integer();
  if (number && *number >= low && *number <= high) return number;
  problem(concat(printable(json_->text(), 24), ", a whole number from ", low, " to ", high,
                 " is expected"));
  return std::nullopt;
}

std::optional<double> Spot::decimal(double low, double high) const {
  if (!there()) return std::nullopt;
  if (!json_->is_number()) return problem(expected("a number", *json_)), std::nullopt;
  const double number = std::strtod(json_->text().c_str(), nullptr);
  if (number >= low && number <= high) return number;
  problem(concat(printable(json_->text(), 24), " is out of range, ", int(low), " to ", int(high),
                 " expected; correct it"));
  return std::nullopt;
}

}  // namespace stolik
