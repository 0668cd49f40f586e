// `victory-line` in words: the deck's ids, commands as text, positions and views as JSON, events.
//
// The rim of the game: the only place where a card has a name. It decides nothing about the rules.
//
// Events: docs/PROTOCOL.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation.h"
#include "core/picture.h"
#include "core/rng.h"
#include "games/command.h"
#include "games/names.h"
#include "games/victory_line/hints.h"
#include "games/victory_line/lines.h"
#include "games/victory_line/packed.h"
#include "games/victory_line/rules.h"

namespace stolik::victory_line {

struct Deck {
  std::string id;
  Names<Card> cards;

  const std::string& name(Card card) const { return cards[card]; }
  bool find(std::string_view word, Card& card) const { return cards.find(word, card); }
  const std::vector<Card>& sorted(Card) const { return cards.sorted(); }
};

// "c7"; nullopt if it names no cell of the board.
std::optional<Cell> parse_cell(std::string_view word);
std::string cell_name(Cell cell);
// The window with these ends, in either order; kNoWindow if there is none.
Window window_of_ends(Cell a, Cell b);

// "chips": the team on each cell that bears one.
struct Chips {
  PerTeam<CellSet> of_team{};
  bool operator==(const Chips&) const = default;
};

struct LinePicture {
  Team team{};
  Window cells;  // written as its six cells

  STOLIK_FIELDS(LinePicture, team, cells);
};

// A window written as its two ends.
struct Ends {
  Window window;
  bool operator==(const Ends&) const = default;
};

using Pile = FixedVec<Card, kMaxCards>;

// A position or a view, member by member as in PROTOCOL.md.
struct Picture {
  GameName<VictoryLine> game;
  std::uint8_t players = 0;
  Chosen<VictoryLine> options;
  Phase phase = Phase::deal;
  MaybeSeat turn;
  Awaiting awaiting;
  MaybeSeat owes_draw;
  bool exchanged = false;
  Chips chips;
  FixedVec<LinePicture, kMaxLines> lines;
  FixedVec<Counted<CardSet>, kMaxPlayers> hands;
  FixedVec<std::uint8_t, kMaxPlayers> limits;
  Counted<CardSet> deck;
  FixedVec<Pile, kMaxPlayers> piles;
  SeatSet giving_up;
  FixedVec<FixedVec<Ends, kSide>, kDirections.size()> choices;
  Teams winners;

  STOLIK_FIELDS(Picture, game, players, options, phase, turn, awaiting, owes_draw, exchanged, chips,
                lines, hands, limits, deck, piles, giving_up, choices, winners);
};

void put(JsonWriter& json, const Deck& deck, Cell cell);
void put(JsonWriter& json, const Deck& deck, const CellSet& cells);
void put(JsonWriter& json, const Deck& deck, Team team);
void put(JsonWriter& json, const Deck& deck, Window window);
void put(JsonWriter& json, const Deck& deck, Ends ends);
void put(JsonWriter& json, const Deck& deck, const SixCards& hand);
void put(JsonWriter& json, const Deck& deck, const Chips& chips);
void take(Reading& reading, const Json& json, const Deck& deck, Team& team);
void take(Reading& reading, const Json& json, const Deck& deck, Window& window);
void take(Reading& reading, const Json& json, const Deck& deck, Ends& ends);
void take(Reading& reading, const Json& json, const Deck& deck, Chips& chips);
constexpr std::string_view typescript(Cell) { return "string"; }
constexpr std::string_view typescript(CellSet) { return "string[]"; }
constexpr std::string_view typescript(Team) { return "number"; }
constexpr std::string_view typescript(Window) { return "string[]"; }
constexpr std::string_view typescript(Ends) { return "[string, string]"; }
constexpr std::string_view typescript(SixCards) { return "CardId[]"; }
constexpr std::string_view typescript(Chips) { return "{[cell: string]: number}"; }

// V21: a team in a command.
void put_word(std::string& out, const Deck& deck, Team team);
void take_word(Findings& findings, std::string_view word, const Deck& deck, const Options& options,
               Team& team);

inline constexpr auto kSeatField = Field{"seat", &Shown::seat};
inline constexpr auto kTeamField = Field{"team", &Shown::team};
inline constexpr auto kCardField = Field{"card", &Shown::card};
inline constexpr auto kCellField = Field{"cell", &Shown::cell};
inline constexpr auto kLimitField = Field{"limit", &Shown::count};
inline constexpr auto kStory = std::tuple{
    secret_event(Tell::dealt, "dealt", std::tuple{kSeatField, Field{"count", &Shown::count}},
                 Field{"cards", &Whisper::hand}),
    event(Tell::began, "began", kSeatField),
    event(Tell::forgot, "forgot", kSeatField, kLimitField),
    event(Tell::opened, "opened", kSeatField, kCardField),
    event(Tell::exchanged, "exchanged", kSeatField, kCardField),
    event(Tell::removed, "removed", kTeamField, kCellField),
    event(Tell::placed, "placed", kTeamField, kCellField),
    event(Tell::line, "line", kTeamField, Field{"cells", &Shown::window}),
    event(Tell::may_draw, "may-draw", kSeatField),
    secret_event(Tell::drew, "drew", std::tuple{kSeatField}, Field{"card", &Whisper::card}),
    event(Tell::penalty, "penalty", kTeamField),
    event(Tell::limit, "limit", kSeatField, kLimitField),
    secret_event(Tell::gave_up, "gave-up", std::tuple{kSeatField}, Field{"card", &Whisper::card}),
    event(Tell::turn, "turn", kSeatField),
    event(Tell::over, "over", Field{"winners", &Shown::winners})};

// What TableOf asks of a game's text; every game has such a struct.
struct Text {
  using Rules = VictoryLine;
  using Deck = victory_line::Deck;
  using Picture = victory_line::Picture;
  using Hints = victory_line::Hints;
  static Hints hints(const Public& pub, const Private& own, Seat seat) {
    return victory_line::hints(pub, own, seat);
  }
  static constexpr const auto& events() { return kStory; }

  // "" or what is wrong with the deck.
  static std::string read_deck(const Json& json, Deck& deck);

  static Parsed parse(const Deck& deck, const Public& pub, std::string_view text,
                      Command<VictoryLine>& out, Findings& findings);
  static bool parse_deal(const Deck& deck, const Options& options, const Words& words, Deal& deal,
                         Findings& findings);
  static void parse_own(const Deck& deck, const Options& options, const Words& words,
                        Action& action, Findings& findings);
  static void print(const Deck& deck, const Action& action, std::string& out);
  static void print_own(const Deck& deck, const Action& action, std::string& out);
  static void print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out);

  static Picture picture(const State<VictoryLine>& state);
  static Picture picture(const View<VictoryLine>& view);
  static Picture picture(const Public& pub);
  // The inverse, without judging it: flaw() and a second picture tell whether it can be.
  static State<VictoryLine> restore(const Picture& picture, const Options& options);

  static Deal shuffle(const Public& pub, Lots& lots);
  // Commands that `legal` names by their first word alone, beside the deal: none here.
  static void list_words(const Public&, const Private&, Seat, FixedVec<std::string_view, 4>&) {}
};

}  // namespace stolik::victory_line
