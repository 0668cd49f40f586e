// `triples` in words: the deck's ids, commands as text, positions and views as JSON, events.
//
// The rim of the game: the only place where a card has a name. It decides nothing about the rules.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/notation.h"
#include "core/picture.h"
#include "core/rng.h"
#include "games/command.h"
#include "games/triples/rules.h"

namespace stolik::triples {

struct Deck {
  std::string id;
  std::array<std::string, kCards> cards;
  std::array<std::string, kSets> sets;
  std::array<Card, kCards> sorted_cards{};  // by id: lists are put out sorted
  std::array<SetId, kSets> sorted_sets{};

  bool find(std::string_view word, Card& card) const;
  bool find(std::string_view word, SetId& set) const;
};

// A hand as it stands in a picture: its cards, or in a view of another's hand their number.
struct Hand {
  bool known = true;
  std::uint8_t count = 0;
  CardSet cards;
  bool operator==(const Hand&) const = default;
};

// A position or a view, member by member as in PROTOCOL.md.
struct Picture {
  GameName<Triples> game;
  std::uint8_t players = 0;
  Chosen<Triples> options;
  Phase phase = Phase::deal;
  MaybeSeat turn;
  Awaiting awaiting;
  FixedVec<Hand, kMaxPlayers> hands;
  FixedVec<SetSet, kMaxPlayers> sets;
  FixedVec<std::uint32_t, kMaxPlayers> reads;
  SeatSet winners;

  bool operator==(const Picture&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"game", &Picture::game},       Field{"players", &Picture::players},
                      Field{"options", &Picture::options}, Field{"phase", &Picture::phase},
                      Field{"turn", &Picture::turn},       Field{"awaiting", &Picture::awaiting},
                      Field{"hands", &Picture::hands},     Field{"sets", &Picture::sets},
                      Field{"reads", &Picture::reads},     Field{"winners", &Picture::winners}};
  }
};
static_assert(lists_every_member<Picture>);

constexpr std::array<std::string_view, 3> spelling(Phase) { return {"deal", "play", "over"}; }

void put(JsonWriter& json, const Deck& deck, Card card);
void put(JsonWriter& json, const Deck& deck, SetId set);
void put(JsonWriter& json, const Deck& deck, CardSet cards);
void put(JsonWriter& json, const Deck& deck, SetSet sets);
void put(JsonWriter& json, const Deck& deck, const Hand& hand);
void take(Reading& reading, const Json& json, const Deck& deck, Hand& hand);
void take(Reading& reading, const Json& json, const Deck& deck, SetSet& sets);
constexpr std::string_view typescript(Card) { return "CardId"; }
constexpr std::string_view typescript(SetId) { return "SetId"; }
constexpr std::string_view typescript(CardSet) { return "CardId[]"; }
constexpr std::string_view typescript(SetSet) { return "SetId[]"; }
constexpr std::string_view typescript(Hand) { return "CardId[] | number"; }

inline constexpr auto kEvents = std::tuple{
    secret_event(Tell::dealt, "dealt",
                 std::tuple{Field{"seat", &Shown::seat}, Field{"count", &Shown::count}},
                 Field{"cards", &Whisper::cards}),
    event(Tell::began, "began", Field{"seat", &Shown::seat}),
    event(Tell::asked, "asked", Field{"seat", &Shown::seat}, Field{"to", &Shown::to},
          Field{"card", &Shown::card}),
    event(Tell::gave, "gave", Field{"seat", &Shown::seat}, Field{"to", &Shown::to},
          Field{"card", &Shown::card}),
    event(Tell::refused, "refused", Field{"seat", &Shown::seat}, Field{"card", &Shown::card}),
    event(Tell::mistaken, "mistaken", Field{"seat", &Shown::seat}, Field{"card", &Shown::card}),
    event(Tell::read, "read", Field{"seat", &Shown::seat}, Field{"set", &Shown::set}),
    event(Tell::completed, "completed", Field{"seat", &Shown::seat}, Field{"set", &Shown::set}),
    event(Tell::turn, "turn", Field{"seat", &Shown::seat}),
    event(Tell::over, "over", Field{"winners", &Shown::winners})};

// What TableOf asks of a game's text; every game has such a struct.
struct Text {
  using Rules = Triples;
  using Deck = triples::Deck;
  using Picture = triples::Picture;
  static constexpr const auto& events() { return kEvents; }
  static constexpr std::string_view kCommandTypes =
      "`ask ${number} ${CardId}` | `read ${SetId}` | `first ${number}` | `deal ${string}`";

  // "" or what is wrong with the deck.
  static std::string read_deck(const Json& json, Deck& deck);

  static Parsed parse(const Deck& deck, const Public& pub, std::string_view text, Command<Triples>& out,
                      Findings& findings);
  static void print(const Deck& deck, const Action& action, std::string& out);
  static void print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out);

  static Picture picture(const State<Triples>& state);
  static Picture picture(const View<Triples>& view);
  static Picture picture(const Public& pub);
  // The inverse, without judging it: flaw() and a second picture tell whether it can be.
  static State<Triples> restore(const Picture& picture, const Options& options);
  static View<Triples> restore_view(const Picture& picture, const Options& options, Seat seat);

  static Deal shuffle(const Public& pub, Lots& lots);
  // Commands that `legal` names by their first word alone, beside the deal: none here.
  static void list_words(const Public&, const Private&, Seat, FixedVec<std::string_view, 4>&) {}
};

}  // namespace stolik::triples
