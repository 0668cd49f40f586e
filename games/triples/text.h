// `triples` in words: the deck's ids, commands as text, positions and views as JSON, events.
//
// The rim of the game: the only place where a card has a name. It decides nothing about the rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/notation.h"
#include "core/picture.h"
#include "core/rng.h"
#include "games/command.h"
#include "games/names.h"
#include "games/triples/hints.h"
#include "games/triples/rules.h"

namespace stolik::triples {

struct Deck {
  std::string id;
  Names<Card> cards;
  Names<SetId> sets;

  const std::string& name(Card card) const { return cards[card]; }
  const std::string& name(SetId set) const { return sets[set]; }
  bool find(std::string_view word, Card& card) const { return cards.find(word, card); }
  bool find(std::string_view word, SetId& set) const { return sets.find(word, set); }
  const std::vector<Card>& sorted(Card) const { return cards.sorted(); }
  const std::vector<SetId>& sorted(SetId) const { return sets.sorted(); }
};

// A position or a view, member by member as in PROTOCOL.md.
struct Picture {
  GameName<Triples> game;
  std::uint8_t players = 0;
  Chosen<Triples> options;
  Phase phase = Phase::deal;
  MaybeSeat turn;
  Awaiting awaiting;
  FixedVec<Counted<CardSet>, kMaxPlayers> hands;
  FixedVec<SetSet, kMaxPlayers> sets;
  FixedVec<std::uint32_t, kMaxPlayers> reads;
  SeatSet winners;

  STOLIK_FIELDS(Picture, game, players, options, phase, turn, awaiting, hands, sets, reads,
                winners);
};

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
  using Hints = triples::Hints;
  static Hints hints(const Public& pub, const Private& own, Seat seat) {
    return triples::hints(pub, own, seat);
  }
  static constexpr const auto& events() { return kEvents; }

  // "" or what is wrong with the deck.
  static std::string read_deck(const Json& json, Deck& deck);
  // "" or why they cannot be with this deck.
  static std::string fit(const Deck& deck, Options& options);

  static Parsed parse(const Deck& deck, const Public& pub, std::string_view text,
                      Command<Triples>& out, Findings& findings);
  static bool parse_deal(const Deck& deck, const Options& options, const Words& words, Deal& deal,
                         Findings& findings);
  static void print(const Deck& deck, const Action& action, std::string& out);
  static void print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out);

  static Picture picture(const State<Triples>& state);
  static Picture picture(const View<Triples>& view);
  static Picture picture(const Public& pub);
  // The inverse, without judging it: flaw() and a second picture tell whether it can be.
  static State<Triples> restore(const Picture& picture, const Options& options);

  static Deal shuffle(const Public& pub, Lots& lots);
  // Commands that `legal` names by their first word alone, beside the deal: none here.
  static void list_words(const Public&, const Private&, Seat, FixedVec<std::string_view, 4>&) {}
};

}  // namespace stolik::triples
