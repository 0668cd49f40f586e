// The screen: how one game looks, speaks and listens in a terminal.
//
// It is given views and events as one seat (or a spectator) may know them, and nothing else: what
// it shows is a function of these, so it cannot give away a secret. A game's own lies in
// tools/<game>/, its words beside it in phrases.cpp.
#pragma once

#include <memory>
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

class Screen {
 public:
  Screen(const Deck& deck, const Look& look, Company company, std::optional<int> reader,
         std::vector<Phrase> phrases);
  virtual ~Screen() = default;

  // The events of one command, told in sentences.
  virtual std::vector<std::string> tell(const Json& events) = 0;
  // The table as a view shows it.
  virtual std::string draw(const Json& view) const = 0;
  // The same shorter, where little has changed since the reader last saw it.
  virtual std::string draw_again(const Json& view) const { return draw(view); }
  // What the reader is asked, in a line or two.
  virtual std::string question(const Json& view, const std::vector<std::string>& legal) const = 0;
  virtual Wish understand(const std::string& line, const Json& view,
                          const std::vector<std::string>& legal) = 0;
  // Who has how much, once the game is over.
  virtual std::string result(const Json& view) const = 0;

  std::string help() const { return voice_.say("help"); }
  const Voice& voice() const { return voice_; }
  const Look& look() const { return look_; }

 protected:
  // A text of the deck in the chosen language (or in the first one it has): "cards", "anders",
  // "name".
  std::string deck_text(std::string_view group, std::string_view id, std::string_view member) const;
  const Json* deck_entry(std::string_view group, std::string_view id) const;
  std::string title() const;
  std::string heading(const std::string& left, const std::string& right = "") const;
  // "The game is over. Raven wins."
  void tell_winners(const std::vector<int>& seats, std::vector<std::string>& out) const;
  // One sentence for the hands of a deal that are not shown: "The cards are dealt: Raven 12,
  // Fox 12."
  std::string told_deal(const Json& events) const;
  std::string player(int seat) const;  // "Raven", "Raven (you)"

  const Deck& deck_;
  Look look_;
  Voice voice_;
  const Json* texts_ = nullptr;
};

// Of the table it reads what everybody knows: game, deck, options. A game without a screen of its
// own gets the generic one.
std::unique_ptr<Screen> make_screen(const Table& table, const Look& look, Company company,
                                    std::optional<int> reader);
std::unique_ptr<Screen> make_generic_screen(const Table& table, const Look& look, Company company,
                                            std::optional<int> reader);

// Phrases of one screen, and behind them those that all share.
std::vector<Phrase> with_common_phrases(std::vector<Phrase> own);

// ---- reading JSON that the engine wrote: what is missing is empty, 0 or -1
const Json& member(const Json& json, std::string_view name);
std::string text_in(const Json& json, std::string_view name);
int number_in(const Json& json, std::string_view name, int otherwise = -1);
int as_number(const Json& json, int otherwise = -1);
std::vector<int> numbers_in(const Json& json, std::string_view name);
std::vector<std::string> texts_in(const Json& json, std::string_view name);
// How many cards a hand of a view holds, whether it is shown or only counted.
int size_of_hand(const Json& hand);

}  // namespace stolik::terminal
