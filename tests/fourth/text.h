// `twelve` in words: the deck's ids, commands, positions and events.
#pragma once

#include "core/notation.h"
#include "core/picture.h"
#include "core/rng.h"
#include "games/command.h"
#include "tests/fourth/rules.h"

namespace stolik::twelve {

struct Deck {
  std::string id;
  std::array<std::string, kCards> cards;
  bool find(std::string_view word, Card& card) const {
    for (int i = 0; i < kCards; ++i) {
      if (cards[static_cast<std::size_t>(i)] == word) return card = card_at(i), true;
    }
    return false;
  }
};
struct Pile {  // its cards, or where they are not to be seen their number
  bool known = false;
  std::uint8_t count = 0;
  Cards cards{};
  bool operator==(const Pile&) const = default;
};
struct OptionsPicture {
  static constexpr bool kHasDefaults = true;
  Order order = Order::high;
  DeckName deck;
  bool operator==(const OptionsPicture&) const = default;
  static constexpr auto fields() { return std::tuple{Field{"order", &OptionsPicture::order}, Field{"deck", &OptionsPicture::deck}}; }
};
struct Picture {
  GameName<Twelve> game{};
  std::uint8_t players = 0;
  OptionsPicture options;
  Phase phase{};
  MaybeSeat turn, leader;
  Awaiting awaiting;
  FixedVec<Card, kMaxPlayers> table{};
  FixedVec<Pile, kMaxPlayers> hands{};
  FixedVec<std::uint8_t, kMaxPlayers> tricks{};
  Pile gone, stack;
  SeatSet winners;
  bool operator==(const Picture&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"game", &Picture::game}, Field{"players", &Picture::players}, Field{"options", &Picture::options},
                      Field{"phase", &Picture::phase}, Field{"turn", &Picture::turn}, Field{"leader", &Picture::leader},
                      Field{"awaiting", &Picture::awaiting}, Field{"table", &Picture::table}, Field{"hands", &Picture::hands},
                      Field{"tricks", &Picture::tricks}, Field{"gone", &Picture::gone}, Field{"stack", &Picture::stack},
                      Field{"winners", &Picture::winners}};
  }
};
constexpr std::array<std::string_view, 2> spelling(Order) { return {"high", "low"}; }
constexpr std::array<std::string_view, 4> spelling(Phase) { return {"deal", "draw", "play", "over"}; }
void put(JsonWriter& json, const Deck& deck, Card card);
void put(JsonWriter& json, const Deck& deck, Cards cards);
void put(JsonWriter& json, const Deck& deck, const Pile& pile);
void take(Reading& reading, const Json& json, const Deck& deck, Card& card);
void take(Reading& reading, const Json& json, const Deck& deck, Pile& pile);
constexpr std::string_view typescript(Card) { return "CardId | null"; }
constexpr std::string_view typescript(Cards) { return "CardId[]"; }
constexpr std::string_view typescript(Pile) { return "CardId[] | number"; }

inline constexpr auto kEvents = std::tuple{
    secret_event(Tell::dealt, "dealt", std::tuple{Field{"seat", &Shown::seat}, Field{"count", &Shown::count}}, Field{"cards", &Private::hand}),
    event(Tell::played, "played", Field{"seat", &Shown::seat}, Field{"card", &Shown::card}),
    event(Tell::took, "took", Field{"seat", &Shown::seat}),
    secret_event(Tell::drew, "drew", std::tuple{Field{"seat", &Shown::seat}}, Field{"cards", &Private::hand}),
    event(Tell::turn, "turn", Field{"seat", &Shown::seat}), event(Tell::over, "over", Field{"winners", &Shown::winners})};

struct Text {
  using Rules = Twelve;
  using Deck = twelve::Deck;
  using Picture = twelve::Picture;
  static constexpr const auto& events() { return kEvents; }
  static constexpr std::string_view kCommandTypes = "`play ${CardId}` | `draw ${CardId}` | `deal ${string}`";
  static std::string read_deck(const Json& json, Deck& deck);
  static std::string read_options(const Json* given, int players, const Deck& deck, Options& options);
  static Parsed parse(const Deck& deck, const Public& pub, std::string_view text, Command<Twelve>& out, Findings& findings);
  static void print(const Deck& deck, const Action& action, std::string& out);
  static void print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out);
  static Picture picture(const State<Twelve>& state);
  static Picture picture(const View<Twelve>& view);
  static Picture picture(const Public& pub);
  static State<Twelve> restore(const Picture& picture, const Options& options);
  static View<Twelve> restore_view(const Picture& picture, const Options& options, Seat seat) { return view(restore(picture, options), seat); }
  static Deal shuffle(const Public& pub, Lots& lots);
  static void list_words(const Public&, const Private&, Seat, FixedVec<std::string_view, 4>&) {}
};

}  // namespace stolik::twelve
