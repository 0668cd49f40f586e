// The checks of a deck (docs/DECKS.md): what the rules need, and what people read.
//
// They go by the files alone and ask the game's own reader at the end, so that they also serve a
// deck whose game this program does not have. Nothing is thrown; every fault is told with its
// place.
#pragma once

#include <array>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/decks/art.h"
#include "tools/decks/files.h"
#include "tools/decks/spot.h"

namespace stolik {

inline constexpr std::array<std::string_view, 4> kShoppingCategories = {"cake", "dinner", "party",
                                                                        "renovation"};

void check_deck(const DeckFiles& files, const Art& art, Report& report);
// "" or the first problem, and how many more there are.
std::string first_problem(const DeckFiles& files, const Art& art);

// ---- for the checks of each game ----

struct DeckSpots {
  Spot facts;
  std::vector<std::pair<std::string, Spot>> texts;  // language -> its file
  const Art& art;
};

// What a game's own check looks at; without one, what all decks have and the game's reader.
struct DeckCheck {
  std::string_view game;
  void (*check)(const DeckSpots& deck);
};

// Ids of one deck, all kinds together.
class Ids {
 public:
  // Returns the id if it is one and new, or tells what is wrong and returns nullptr.
  const std::string* add(const Spot& spot);
  // For ids that are names of members.
  bool add(const Spot& spot, const std::string& id);

 private:
  std::map<std::string, std::string, std::less<>> where_;
};

// Things that must differ from each other: tells the second of two alike.
class Different {
 public:
  explicit Different(std::string_view what) : what_(what) {}
  void add(const Spot& spot, const std::string& value);
  // A name of at most so many letters.
  void add_name(const Spot& spot, std::size_t most);

 private:
  std::string what_;
  std::map<std::string, std::string, std::less<>> where_;
};

// No longer than that a name stands in a narrow place; a longer one wants a `short` beside it.
inline constexpr std::size_t kShortName = 20;

void check_title(const Spot& texts);  // title, about
void check_picture(const Spot& spot, const Art& art);
void check_point(const Spot& spot);
void check_sources(const Spot& spot);
// How many texts a list of them wants: one for each of `items`, or as many as there may be of
// those.
Between one_for_each(const Spot& items, Between usual);
// A `note` that one language has and another has not.
void compare_notes(const DeckSpots& deck, std::string_view group, std::span<const std::string> ids);

// "1944", "1944-05" or "1944-05-18"; nullptr if it is not.
const std::string* check_date(const Spot& spot);
const std::string* check_date_or_span(const Spot& spot);
// Whether a date is surely later than another; "1944" is not later than "1944-05".
bool is_later(std::string_view date, std::string_view than);

}  // namespace stolik
