// The voice: sentences in three languages from one table, with the cases of names and numbers.
//
// A phrase has a key and a template in each language: "key": [en, pl, ru]. In a template stand
//   {card} {card:quoted}  what was given for `card`
//   {seat} {to:acc}       a player's name in a case (nom gen dat acc ins loc); the reader is "you"
//   {count} {count#card|cards}   a number, and the form of a word that goes with it
//   [: {cards}]           left out if something in it is missing or empty
// A key with "/you" behind it is taken where the sentence is about the reader.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"

namespace stolik::terminal {

enum class Language { en, pl, ru };
std::optional<Language> parse_language(std::string_view code);
std::string_view code_of(Language language);

// The phrases of a game (if it brings some) and behind them those that all share.
std::vector<const Json*> words_of_game(std::string_view game);

// Players' names: who sits where. Not secret, not part of the rules.
struct Company {
  std::vector<std::string> ids;  // of content/pseudonyms.json, one for each seat

  static Company in_order(int players);
  // Drawn by lot from all thirty; the same for the same seed.
  static Company drawn(int players, std::string_view seed);
  // "raven,fox,…" as it stands in a journal's remark; nullopt if it names nobody or too few.
  static std::optional<Company> parse(std::string_view list, int players);
  std::string print() const;
};

// Stands where a pawn of the queue is the speculator's.
inline constexpr int kSpeculatorPawn = -1;

struct Filling {
  enum class Kind { text, seat, number };
  std::string name;
  Kind kind = Kind::text;
  std::string text = {};
  int number = 0;
};
inline Filling text(std::string name, std::string value) {
  return {std::move(name), Filling::Kind::text, std::move(value), 0};
}
inline Filling seat(std::string name, int number) {
  return {std::move(name), Filling::Kind::seat, "", number};
}
inline Filling number(std::string name, int value) {
  return {std::move(name), Filling::Kind::number, "", value};
}
using Fillings = std::vector<Filling>;

class Voice {
 public:
  // `reader` is the seat that is "you", or nobody.
  Voice(Language language, Company company, std::optional<int> reader,
        std::vector<const Json*> words);

  Language language() const { return language_; }
  std::optional<int> reader() const { return reader_; }
  int seats() const { return int(people_.size()); }
  bool is_reader(int seat) const { return reader_ && *reader_ == seat; }

  bool knows(std::string_view key) const { return data(key) != nullptr; }
  // What stands under a key, nullptr if nothing does.
  const Json* data(std::string_view key) const;
  std::string say(std::string_view key, const Fillings& args = {}) const;
  // The same with "/you" if `about` is the reader and there is such a phrase.
  std::string say_of(int about, std::string_view key, const Fillings& args = {}) const;
  // A sentence: its first letter is large.
  std::string tell(std::string_view key, const Fillings& args = {}) const;
  std::string tell_of(int about, std::string_view key, const Fillings& args = {}) const;

  std::string name(int seat, std::string_view in_case = "nom") const;
  // The name of a seat even where it is the reader's.
  std::string own_name(int seat) const;
  int find_seat(
      std::string_view typed) const;  // by number or part of a name; -1: nobody, -2: several
  std::string list(const std::vector<std::string>& parts) const;  // "a, b and c"
  std::string quoted(std::string_view text) const;

 private:
  std::string fill(std::string_view pattern, const Fillings& args) const;
  std::optional<std::string> filled(std::string_view inside, const Fillings& args) const;
  std::string form(int number, std::string_view forms) const;

  Language language_;
  Company company_;
  std::optional<int> reader_;
  std::vector<const Json*> words_;
  std::vector<const Json*> people_;  // by seat
};

}  // namespace stolik::terminal
