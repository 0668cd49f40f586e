// `rationing` in words: the deck's ids, commands as text, positions and views as JSON, events.
//
// The rim of the game: the only place where a card has a name. It decides nothing about the rules.
//
// Events: docs/PROTOCOL.md. Pawns in them are seats or "speculator".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/notation.h"
#include "core/picture.h"
#include "core/rng.h"
#include "games/command.h"
#include "games/names.h"
#include "games/rationing/hints.h"
#include "games/rationing/rules.h"

namespace stolik::rationing {

struct Deck {
  std::string id;
  Names<Good> goods;  // the ids of all three ascend with their numbers
  Names<ShopCard> shopping;
  Names<Visit> visits;
  Facts facts;

  const std::string& name(Good good) const { return goods[good]; }
  const std::string& name(ShopCard card) const { return shopping[card]; }
  const std::string& name(Visit visit) const { return visits[visit]; }
  bool find(std::string_view word, Good& good) const { return goods.find(word, good); }
  bool find(std::string_view word, ShopCard& card) const { return shopping.find(word, card); }
  bool find(std::string_view word, Visit& visit) const { return visits.find(word, visit); }
  const std::vector<ShopCard>& sorted(ShopCard) const { return shopping.sorted(); }
};

struct OfferPicture {
  std::uint32_t id = 0;
  Seat from{};
  Addressee to{};
  CardList give{};
  Want want{};
  bool places = false;

  STOLIK_FIELDS(OfferPicture, id, from, to, give, want, places);
};

// A position or a view, member by member as in PROTOCOL.md.
struct Picture {
  GameName<Rationing> game;
  std::uint8_t players = 0;
  Chosen<Rationing> options;
  Phase phase = Phase::deal;
  bool final = false;
  MaybeSeat active;
  Awaiting awaiting;
  std::uint8_t tries = 0;
  bool traded = false;
  FixedVec<Pawn, kMaxPlayers + 1> queue;
  FixedVec<Counted<Goods>, kMaxPlayers> hands;
  Counted<Goods> stack;
  Goods discards;
  FixedVec<ShopCard, kRow> row;
  Counted<ShopSet> shop;
  FixedVec<Visit, kMaxPlayers> visits;
  FixedVec<Counted<ShopSet>, kMaxPlayers> bought;
  FixedVec<OfferPicture, kMaxPlayers * kMaxOpenOffers> offers;
  std::uint32_t next_offer = 1;
  FixedVec<Seat, kMaxPlayers * kFinalCards> owed;
  Resume resume = Resume::nowhere;
  Maybe<FixedVec<std::uint16_t, kMaxPlayers>> points;
  SeatSet winners;

  STOLIK_FIELDS(Picture, game, players, options, phase, final, active, awaiting, tries, traded,
                queue, hands, stack, discards, row, shop, visits, bought, offers, next_offer, owed,
                resume, points, winners);
};

void put(JsonWriter& json, const Deck& deck, Goods goods);
void put(JsonWriter& json, const Deck& deck, CardList cards);
void put(JsonWriter& json, const Deck& deck, const Want& want);
void put(JsonWriter& json, const Deck& deck, Visit visit);
void put(JsonWriter& json, const Deck& deck, Pawn pawn);
void put(JsonWriter& json, const Deck& deck, Addressee to);
void take(Reading& reading, const Json& json, const Deck& deck, Goods& goods);
void take(Reading& reading, const Json& json, const Deck& deck, CardList& cards);
void take(Reading& reading, const Json& json, const Deck& deck, Want& want);
void take(Reading& reading, const Json& json, const Deck& deck, Visit& visit);
void take(Reading& reading, const Json& json, const Deck& deck, Pawn& pawn);
void take(Reading& reading, const Json& json, const Deck& deck, Addressee& to);
constexpr std::string_view typescript(Goods) { return "Record<CardId, number>"; }
constexpr std::string_view typescript(CardList) { return "string"; }
constexpr std::string_view typescript(Want) { return "string"; }
constexpr std::string_view typescript(Visit) { return "CardId | null"; }
constexpr std::string_view typescript(Pawn) { return "number | \"speculator\""; }
constexpr std::string_view typescript(Addressee) { return "number | \"all\""; }

// Lists of goods and the die in commands; "meat|sugar*2", "any*3" in what is wanted. Trouble goes
// to `findings`.
void put_word(std::string& out, const Deck& deck, Goods goods);
void put_word(std::string& out, const Deck& deck, const Want& want);
void put_word(std::string& out, const Deck& deck, Face face);
void take_word(Findings& findings, std::string_view word, const Deck& deck, const Options& options,
               Goods& goods);
void take_word(Findings& findings, std::string_view word, const Deck& deck, const Options& options,
               Face& face);
void parse_want(Findings& findings, std::string_view text, const Deck& deck, Want& want);

inline constexpr auto kSeat = Field{"seat", &Shown::seat};
inline constexpr auto kId = Field{"id", &Shown::id};
inline constexpr auto kCard = Field{"card", &Shown::card};
inline constexpr auto kFrom = Field{"from", &Shown::from};
inline constexpr auto kPaid = Field{"paid", &Shown::paid};
inline constexpr auto kPlaces = Field{"places", &Shown::places};
inline constexpr auto kPawn = Field{"pawn", &Shown::pawn};

inline constexpr auto kEvents = std::tuple{
    secret_event(Tell::dealt, "dealt", std::tuple{kSeat, Field{"count", &Shown::count}},
                 Field{"cards", &Whisper::cards}, Field{"visit", &Whisper::visit}),
    event(Tell::laid, "laid", kCard),
    event(Tell::began, "began", kSeat, Field{"first", &Shown::from}),
    secret_event(Tell::drew, "drew", std::tuple{kSeat}, Field{"card", &Whisper::card}),
    event(Tell::reshuffled, "reshuffled", Field{"count", &Shown::count}),
    event(Tell::spun, "spun", kSeat, Field{"try", &Shown::count}),
    event(Tell::failed, "failed", kSeat, Field{"try", &Shown::count}),
    event(Tell::fell, "fell", kSeat),
    event(Tell::stopped, "stopped", kSeat),
    event(Tell::offered, "offered", kId, kSeat, Field{"to", &Shown::to},
          Field{"give", &Shown::give}, Field{"want", &Shown::want}, kPlaces),
    event(Tell::accepted, "accepted", kId, kSeat, kFrom, Field{"gave", &Shown::give}, kPaid,
          kPlaces),
    event(Tell::declined, "declined", kId, kSeat, kFrom),
    event(Tell::withdrawn, "withdrawn", kId, kSeat),
    event(Tell::gone, "gone", kId, kFrom),
    event(Tell::said, "said", kSeat, Field{"need", &Shown::paid}, Field{"have", &Shown::give}),
    event(Tell::speculated, "speculated", kSeat, Field{"for", &Shown::favour}, kPaid),
    event(Tell::swapped, "swapped", kPawn, Field{"with", &Shown::with}),
    event(Tell::queued, "queued", kPawn),
    event(Tell::bought, "bought", kSeat, kCard, kPaid),
    event(Tell::passed, "passed", kSeat),
    event(Tell::refilled, "refilled", kCard),
    event(Tell::die, "die", Field{"face", &Shown::count}),
    event(Tell::taken, "taken", kCard),
    event(Tell::turn, "turn", kSeat),
    event(Tell::final_round, "final-round", kSeat),
    event(Tell::revealed, "revealed", kSeat, Field{"visit", &Shown::visit},
          Field{"bought", &Shown::cards}, Field{"points", &Shown::points}),
    event(Tell::over, "over", Field{"winners", &Shown::winners})};

// What TableOf asks of a game's text; every game has such a struct.
struct Text {
  using Rules = Rationing;
  using Deck = rationing::Deck;
  using Picture = rationing::Picture;
  using Hints = rationing::Hints;
  static Hints hints(const Public& pub, const Private& own, Seat seat) {
    return rationing::hints(pub, own, seat);
  }
  static constexpr const auto& events() { return kEvents; }

  // "" or what is wrong with the deck.
  static std::string read_deck(const Json& json, Deck& deck);

  static Parsed parse(const Deck& deck, const Public& pub, std::string_view text,
                      Command<Rationing>& out, Findings& findings);
  static bool parse_deal(const Deck& deck, const Options& options, const Words& words, Deal& deal,
                         Findings& findings);
  static void parse_own(const Deck& deck, const Options& options, const Words& words,
                        Action& action, Findings& findings);
  static void print(const Deck& deck, const Action& action, std::string& out);
  static void print_own(const Deck& deck, const Action& action, std::string& out);
  static void print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out);

  static Picture picture(const State<Rationing>& state);
  static Picture picture(const View<Rationing>& view);
  static Picture picture(const Public& pub);
  // The inverse, without judging it: flaw() and a second picture tell whether it can be.
  static State<Rationing> restore(const Picture& picture, const Options& options);

  static Deal shuffle(const Public& pub, Lots& lots);
  // `offer` and `say` stand once for all of their kind.
  static void list_words(const Public& pub, const Private& own, Seat seat,
                         FixedVec<std::string_view, 4>& words);
};

}  // namespace stolik::rationing
