// The screen: how a game looks, speaks and listens in a terminal, made of view, list and deck.
//
// It is given views and events as one seat (or a spectator) may know them, and nothing else: what
// it shows is a function of these, so it cannot give away a secret. Its sentences are data:
// tools/<game>/words.json before tools/terminal/words.json (both in en, pl, ru), and the `words` of
// the deck (docs/DECKS.md, *Words of a game*). What no file names is shown as the protocol spells
// it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/shelf.h"
#include "games/table.h"
#include "tools/terminal/letters.h"
#include "tools/terminal/voice.h"

namespace stolik::terminal {

// What a typed line means: a command of the protocol, something to tell the person, or "let the
// others go on".
struct Wish {
  std::string command;
  std::string answer;
  bool wait = false;

  static Wish to(std::string command) { return {std::move(command), "", false}; }
  static Wish told(std::string answer) { return {"", std::move(answer), false}; }
};

struct Look {
  Language language = Language::en;
  Paint paint{false};
  int columns = 80;
};

using Commands = std::vector<std::string>;

class Screen {
 public:
  // Of the table it reads what everybody knows: game, deck, options, number of players.
  Screen(const Table& table, const Look& look, Company company, std::optional<int> reader);

  // The events of one command, told in sentences.
  std::vector<std::string> tell(const Json& events) const;
  // The table as a view shows it.
  std::string draw(const Json& view);
  // What has changed below seats and board since it was drawn last.
  std::string draw_again(const Json& view);
  // What can be done, as a numbered list.
  std::string question(const Json& view, const Commands& legal);
  Wish understand(const std::string& line, const Json& view, const Commands& legal);
  // Who has how much, once the game is over.
  std::string result(const Json& view) const;

  std::string help() const { return voice_.say("help"); }
  const Voice& voice() const { return voice_; }
  const Look& look() const { return look_; }

 private:
  // What a deck says of one id.
  struct Thing {
    const Json* texts = nullptr;  // in the chosen language, or the first one there is
    const Json* facts = nullptr;
    std::string group, cell, mark;
    std::vector<std::string> names;  // in every language, to recognise what is typed
  };
  void read_deck(const Deck& deck);

  std::string title() const { return texts_ != nullptr ? texts_->find("title")->text() : id_; }
  std::string heading(const std::string& left, const std::string& right = "") const;
  std::string player(int seat) const;  // "Raven", "Raven (you)"

  std::string word(std::string_view group, const std::string& id) const;
  std::string name_of(const std::string& id) const;
  std::string things(std::string_view member, std::string_view text) const;
  std::string shown(std::string_view member, const Json& value) const;
  // What templates are filled with: the members of an object, or what the deck says of an id.
  Fillings fillings(const Json& object) const;
  Fillings fillings(const std::string& id) const;

  std::string told_deal(const Json& events) const;
  void tell_winners(const std::vector<int>& seats, std::vector<std::string>& out) const;
  void tell_one(const Json& event, std::vector<std::string>& out) const;

  bool is_per_seat(const Json& view, const std::string& name) const;
  std::string status(const Json& view) const;
  std::string board(const Json& view) const;
  std::string seat_line(const Json& view, int seat) const;
  std::string own_lines(const Json& view) const;
  std::string common_lines(const Json& view) const;

  std::string spoken(const std::string& command, const Json& view, std::size_t from = 0) const;
  bool is_meant(const std::string& typed, const std::string& command, const Json& view) const;
  std::string listing(Commands commands, const Json& view);
  Wish decide(const Commands& meant, const std::string& line, const Json& view);
  std::string translated(const Commands& words) const;
  std::string look_up(const std::string& typed, const Json& view) const;

  std::string id_, game_;
  int players_;
  Look look_;
  Voice voice_;
  const Json* texts_ = nullptr;
  std::map<std::string, Thing, std::less<>> things_;
  std::map<std::pair<int, int>, std::string> cells_;  // row and column -> what the board has there
  std::vector<std::string> per_seat_;                 // members with one value for each seat
  std::map<std::string, std::string, std::less<>> shapes_;  // verbs whose commands are no list
  std::map<std::string, std::vector<bool>, std::less<>> seat_parts_;
  std::string drawn_;
  Commands items_;         // what the list shown last stands for, whole or the beginnings
  bool narrowed_ = false;  // it is not the first one
};

// ---- reading JSON that the engine wrote: what is missing is empty, 0 or -1
std::string text_in(const Json& json, std::string_view name);
int number_in(const Json& json, std::string_view name, int otherwise = -1);
int as_number(const Json& json, int otherwise = -1);
std::vector<int> numbers_in(const Json& json, std::string_view name);

}  // namespace stolik::terminal
