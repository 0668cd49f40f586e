// PlainText<G>: the words of a game of plain_rules.h, all of them from its field lists and its
// verbs.
//
// A position has the members of Public. Where Private or Hidden has a field of the same name,
// Public has how many there are, and the picture shows the cards to whoever knows them and their
// number to all others.
#pragma once

#include <algorithm>

#include "core/notation.h"
#include "core/picture.h"
#include "core/rng.h"
#include "games/command.h"
#include "games/names.h"
#include "games/plain_rules.h"

namespace stolik::plain {

struct Deck {
  std::string id;
  Names<Card> cards;

  const std::string& name(Card card) const { return cards[card]; }
  bool find(std::string_view word, Card& card) const { return cards.find(word, card); }
  const std::vector<Card>& sorted(Card) const { return cards.sorted(); }
};

// A field of Private or Hidden that Public counts.
template <class Secret, class Visit>
bool with_field(Secret& secret, std::string_view wanted, Visit&& visit) {
  bool found = false;
  each_field(secret, [&](std::string_view name, auto& member) {
    if (name != wanted) return;
    found = true;
    visit(member);
  });
  return found;
}

template <class G>
struct Picture {
  State<G> state{};  // without options: they are below
  SeatSet shown;     // whose Private it shows
  bool all = false;  // it shows the Hidden too
  Awaiting awaiting;
  SeatSet winners;
  Chosen<G> options;

  bool operator==(const Picture&) const = default;
};
template <class G>
std::string typescript(const Picture<G>&) {
  return concat("{game: \"", G::kName,
                "\"; players: number; options: Record<string, unknown>; awaiting: (number | "
                "\"nature\")[]; "
                "winners: number[]; [member: string]: unknown}");
}

// One for each seat: as many as play.
template <class T>
inline constexpr bool kPerSeat = false;
template <class T, std::size_t N>
inline constexpr bool kPerSeat<std::array<T, N>> = true;

template <class T>
void put_member(JsonWriter& json, const Deck& deck, const T& value) {
  if constexpr (std::same_as<T, Seat>) {
    write_picture(json, deck, MaybeSeat{value});
  } else if constexpr (std::same_as<T, Card>) {
    write_picture(json, deck, Maybe<Card>{value != kNoCard, value});
  } else {
    write_picture(json, deck, value);
  }
}
template <class T>
void take_member(Reading& reading, const Json& json, const Deck& deck, T& value) {
  if constexpr (std::same_as<T, Seat>) {
    MaybeSeat seat;
    read_picture(reading, json, deck, seat);
    value = seat.seat;
  } else if constexpr (std::same_as<T, Card>) {
    Maybe<Card> card;
    read_picture(reading, json, deck, card);
    value = card.given ? card.value : kNoCard;
  } else {
    read_picture(reading, json, deck, value);
  }
}

template <class G>
void put(JsonWriter& json, const Deck& deck, const Picture<G>& picture) {
  const State<G>& state = picture.state;
  const auto member = [&](std::string_view name, const auto& value) {
    json.key(name);
    put_member(json, deck, value);
  };
  json.begin_object();
  member("game", GameName<G>{});
  const int players = picture.options.options.players;
  member("players", players);
  member("options", picture.options);
  member("awaiting", picture.awaiting);
  each_field(state.pub, [&](std::string_view name, const auto& value) {
    using T = std::remove_cvref_t<decltype(value)>;
    if constexpr (kPerSeat<T>) {
      json.begin_array(name);
      for (int s = 0; s < players; ++s) {
        const bool secret = picture.shown.has(seat_at(s)) &&
                            with_field(state.own[slot(seat_at(s))], name,
                                       [&](const auto& cards) { put_member(json, deck, cards); });
        if (!secret) put_member(json, deck, value[slot(seat_at(s))]);
      }
      json.end_array();
    } else if constexpr (!std::same_as<T, typename G::Options>) {
      json.key(name);
      const bool secret = picture.all && with_field(state.hid, name, [&](const auto& cards) {
                            put_member(json, deck, cards);
                          });
      if (!secret) put_member(json, deck, value);
    }
  });
  member("winners", picture.winners);
  json.end_object();
}

template <class G>
void take(Reading& reading, const Json& json, const Deck& deck, Picture<G>& picture) {
  State<G>& state = picture.state;
  picture = {};
  const auto member = [&](std::string_view name, auto&& read) {
    reading.inside(name, [&] {
      const Json* found = json.find(name);
      found != nullptr ? read(*found) : reading.fail("is missing");
    });
  };
  // Cards, or their number: `count` is how many either way.
  const auto counted = [&](const Json& item, std::string_view name, auto& secret, auto& count,
                           bool& shown) {
    if (item.is_number()) return take_member(reading, item, deck, count);
    const bool found = with_field(secret, name, [&](auto& cards) {
      take_member(reading, item, deck, cards);
      if constexpr (requires {
                      cards.count();
                      count = 0;
                    })
        count = static_cast<std::remove_reference_t<decltype(count)>>(cards.count());
    });
    found ? void(shown = true) : take_member(reading, item, deck, count);
  };
  int players = 0;
  member("players", [&](const Json& found) { read_picture(reading, found, deck, players); });
  players = std::clamp(players, 0, G::kMaxSeats);
  each_field(state.pub, [&](std::string_view name, auto& value) {
    using T = std::remove_cvref_t<decltype(value)>;
    if constexpr (kPerSeat<T>) {
      member(name, [&](const Json& found) {
        if (!found.is_array() || int(found.items().size()) != players)
          return reading.fail("one for each seat is expected");
        for (int s = 0; s < players; ++s) {
          const auto at = slot(seat_at(s));
          bool shown = false;
          reading.inside_item(
              at, [&] { counted(found.items()[at], name, state.own[at], value[at], shown); });
          if (shown) picture.shown.add(seat_at(s));
        }
      });
    } else if constexpr (!std::same_as<T, typename G::Options>) {
      member(name, [&](const Json& found) { counted(found, name, state.hid, value, picture.all); });
    }
  });
  if (const Json* found = json.find("awaiting")) {
    reading.inside("awaiting", [&] { read_picture(reading, *found, deck, picture.awaiting); });
  } else {
    picture.awaiting.given = false;
  }
  member("winners",
         [&](const Json& found) { read_picture(reading, found, deck, picture.winners); });
}

// What TableOf asks of a game's text, where the game has no words of its own. A game adds its
// events.
template <class G>
struct PlainText {
  using Rules = G;
  using Deck = plain::Deck;
  using Picture = plain::Picture<G>;
  using Public = typename G::Public;

  static std::string read_deck(const Json& json, Deck& deck) {
    const auto& cards = json["cards"].items();
    if (cards.size() != G::kCards) return concat("cards: a list of ", G::kCards, " is expected");
    for (int i = 0; i < G::kCards; ++i)
      deck.cards.add(static_cast<Card>(i), cards[std::size_t(i)].text());
    return deck.cards.sort() == nullptr ? "" : "cards: no two are alike";
  }

  static Parsed parse(const Deck& deck, const Public& pub, std::string_view text, Command<G>& out,
                      Findings& findings) {
    return parse_command<PlainText>(deck, pub, text, out, findings);
  }
  static bool parse_deal(const Deck& deck, const typename G::Options&, const Words& words,
                         Deal& deal, Findings& findings) {
    if (words.size() != 2) return false;
    const std::size_t hands =
        read_hands<Card>(findings, words[1], deck, [&](std::size_t hand, Card card, int count) {
          if (hand < deal.hands.size()) deal.hands[hand].add(card);
          deal.cards = std::uint8_t(std::min(255, deal.cards + count));
        });
    deal.players = std::uint8_t(std::min<std::size_t>(hands, 255));
    return true;
  }
  static void print(const Deck& deck, const typename G::Action& action, std::string& out) {
    print_command<PlainText>(deck, action, out);
  }
  static void print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out) {
    write_hands(out += "deal ", deck, deal.hands, pub.options.players);
  }
  static Deal shuffle(const Public& pub, Lots& lots) {
    Deal deal{.hands = {},
              .players = pub.options.players,
              .cards = std::uint8_t(pub.options.players * G::kHand)};
    Cards rest = Cards::first_of(G::kCards);
    for (int i = 0; i < deal.cards; ++i) {
      const Card card = rest.any(lots);
      deal.hands[std::size_t(i / G::kHand)].add(card);
      rest.remove(card);
    }
    return deal;
  }

  static Picture picture(const Public& pub) {
    return pictured({.pub = pub, .own = {}, .hid = {}}, {}, false);
  }
  static Picture picture(const View<G>& view) {
    State<G> state{.pub = view.pub, .own = {}, .hid = {}};
    state.own[slot(view.seat)] = view.own;
    return pictured(state, SeatSet::of(view.seat), false);
  }
  static Picture picture(const State<G>& state) {
    return pictured(state, SeatSet::first(state.pub.options.players), true);
  }
  static State<G> restore(const Picture& picture, const typename G::Options& options) {
    State<G> state = picture.state;
    state.pub.options = options;
    return state;
  }
  static void list_words(const Public&, const typename G::Private&, Seat,
                         FixedVec<std::string_view, 4>&) {}

 private:
  static Picture pictured(const State<G>& state, SeatSet shown, bool all) {
    Picture out{state,
                shown,
                all,
                awaiting_of(G::waiting(state.pub)),
                G::winners(state.pub),
                {state.pub.options}};
    out.state.pub.options = {};
    // What it does not show is not in it.
    for (int s = 0; s < G::kMaxSeats; ++s) {
      if (!shown.has(seat_at(s))) out.state.own[slot(seat_at(s))] = {};
    }
    if (!all) out.state.hid = {};
    return out;
  }
};

}  // namespace stolik::plain
