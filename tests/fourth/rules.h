// `twelve`: a game of the tests alone, none of ours. It shows how little a game needs: its line in
// games/games.cmake and this folder. Bot, lab, screen and browser table are the generic ones. The
// rules stand in rules.md; CONTRIBUTING.md walks through all of it.
#pragma once

#include "games/plain_rules.h"

namespace stolik::twelve {

using plain::Card, plain::Cards, plain::kNoCard;

enum class Order : std::uint8_t { high, low };
enum class Phase : std::uint8_t { deal, draw, play, over };
enum class Tell : std::uint8_t { dealt, played, took, drew, turn, over };
constexpr std::array<std::string_view, 2> spelling(Order) { return {"high", "low"}; }
constexpr std::array<std::string_view, 4> spelling(Phase) {
  return {"deal", "draw", "play", "over"};
}

struct Options {
  std::uint8_t players = 3;
  Order order = Order::high;
  bool operator==(const Options&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"players", &Options::players}, Field{"order", &Options::order}};
  }
};

// What the game is made of. For each value is decided who may know it: all, one seat, nobody.
struct Values {
  enum class Verb : std::uint8_t { play, draw };
  static constexpr std::tuple kVerbs{
      plain::plain_verb(Verb::play, "play", Actor::Kind::seat, "W4"),
      plain::plain_verb(Verb::draw, "draw", Actor::Kind::nature, "W6")};
  static constexpr std::string_view kName = "twelve", kEndRule = "W7", kDealRule = "W2";
  static constexpr int kCards = 12, kHand = 3, kMaxSeats = 4;
  static constexpr std::size_t kMaxBeats = kMaxSeats + 1;  // the deal
  template <class T>
  using PerSeat = std::array<T, kMaxSeats>;

  using Options = twelve::Options;
  static constexpr PlayerCounts kPlayers = PlayerCounts::from_to("W1", 2, kMaxSeats);
  static constexpr std::array kOptions{option<&Options::order>("order", "W5"),
                                       deck_option<Options>("W1")};
  struct Public {
    Options options;
    Phase phase = Phase::deal;
    Seat turn = kNobody, leader = kNobody;  // who plays or draws; who led the trick, or took it
    PerSeat<Card> table{kNoCard, kNoCard, kNoCard, kNoCard};
    PerSeat<std::uint8_t> hands{}, tricks{};
    Cards gone;  // all that were played, this trick's too
    std::uint8_t stack = kCards;
    bool operator==(const Public&) const = default;
    static constexpr auto fields() {
      return std::tuple{Field{"options", &Public::options}, Field{"phase", &Public::phase},
                        Field{"turn", &Public::turn},       Field{"leader", &Public::leader},
                        Field{"table", &Public::table},     Field{"hands", &Public::hands},
                        Field{"tricks", &Public::tricks},   Field{"gone", &Public::gone},
                        Field{"stack", &Public::stack}};
    }
  };
  struct Private {
    Cards hands;
    bool operator==(const Private&) const = default;
    static constexpr auto fields() { return std::tuple{Field{"hands", &Private::hands}}; }
  };
  struct Hidden {
    Cards stack = Cards::first_of(kCards);
    bool operator==(const Hidden&) const = default;
    static constexpr auto fields() { return std::tuple{Field{"stack", &Hidden::stack}}; }
  };
  struct Shown {
    Tell tell{};
    Seat seat{};
    Card card{};
    std::uint8_t count = 0;
    SeatSet winners{};
    bool operator==(const Shown&) const = default;
  };
  using Whisper = Private;
};

struct Twelve : plain::PlainRules<Twelve, Values> {
  static void deal(State<Twelve>& state, const Deal& deal, Story<Twelve>& story);
  static Waiting waiting(const Public& pub);
  static Refusal check(const Public& pub, const Private& own, Seat seat, const Action& action);
  static Refusal check_nature(const State<Twelve>& state, const Action& action);
  static void apply(State<Twelve>& state, Actor who, const Action& action, Story<Twelve>& story);
  static int points(const Public& pub, Seat seat) { return pub.tricks[slot(seat)]; }
  static Cards seen(const Public& pub) { return pub.gone; }
  static std::string_view flaw(const State<Twelve>& state);
};

}  // namespace stolik::twelve
