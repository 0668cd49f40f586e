// A spot in a deck file: a JSON value together with the way to it, so that a problem can be named.
//
// A spot may be missing. Whoever asks for members tells once which are missing; asking a missing
// spot for anything else is answered with "no" in silence, so that one fault gives one message.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "tools/decks/report.h"

namespace stolik {

// No text of a deck is longer, whatever else its limit is.
inline constexpr std::size_t kMaxText = 1200;

struct Between {
  std::size_t least = 0;
  std::size_t most = 0;
};

class Spot {
 public:
  Spot(Report& report, std::string file, const Json* json, std::string path = "");

  bool there() const { return json_ != nullptr; }
  const Json& json() const { return *json_; }
  const std::string& path() const { return path_; }
  const std::string& file() const { return file_; }
  Report& report() const { return *report_; }
  Spot operator[](std::string_view member) const;
  Spot item(std::size_t at) const;
  // A place as path() writes it, seen from here: "sets[3].facts[0]". Not there if it is no such
  // place.
  Spot at(std::string_view path) const;

  void problem(std::string_view what) const { report_->problem(file_, path_, what); }
  void note(std::string_view what) const { report_->note(file_, path_, what); }

  // All that follow tell what is wrong. An object with all members of `required`, perhaps some of
  // `allowed`, and no others.
  bool members(std::initializer_list<std::string_view> required,
               std::initializer_list<std::string_view> allowed = {}) const;
  // An object whose members are exactly these ids.
  bool entries(std::span<const std::string> ids, std::string_view what_to_do) const;
  // A list of so many items; the items that are there, but never more than `count.most` of them.
  std::vector<Spot> list(Between count, std::string_view of_what) const;
  // A text that is not empty and has no more letters than that; nullptr if not.
  const std::string* text(std::size_t most_letters) const;
  // The same with at most kMaxText letters; another number of words is noted.
  const std::string* text_of_words(Between words) const;
  const std::string* one_of(std::span<const std::string_view> words) const;
  std::optional<std::int64_t> integer(std::int64_t low, std::int64_t high) const;
  std::optional<double> decimal(double low, double high) const;
  const std::string* string() const;

 private:
  Report* report_;
  std::string file_;
  const Json* json_;
  std::string path_;
};

// The number and the word in the right form: "1 problem", "3 problems".
std::string counted(std::size_t count, std::string_view noun);

}  // namespace stolik
