// PlainText<G>: the words of a game of plain_rules.h, all of them from its field lists and its verbs.
//
// A position has the members of Public. Where Private or Hidden has a field of the same name, Public has how many there are, and the
// picture shows the cards to whoever knows them and their number to all others.
#pragma once

#include <algorithm>

#include "core/notation.h"
#include "core/picture.h"
#include "core/rng.h"
#include "games/command.h"
#include "games/plain_rules.h"

namespace stolik::plain {

template <int kCards>
struct Deck {
  std::string id;
  std::array<std::string, kCards> cards;

  const std::string& name(Card card) const { return cards[static_cast<std::size_t>(card)]; }
  Card find(std::string_view word) const {
    const auto found = std::find(cards.begin(), cards.end(), word);
    return found == cards.end() ? kNoCard : static_cast<Card>(found - cards.begin());
  }
};

template <int kCards>
void put(JsonWriter& json, const Deck<kCards>& deck, Card card) {
  card == kNoCard ? json.null() : json.string(deck.name(card));
}
template <int kCards>
void put(JsonWriter& json, const Deck<kCards>& deck, Cards cards) {
  json.begin_array();
  for (; cards.count() > 0; cards.remove(cards.first())) put(json, deck, cards.first());
  json.end_array();
}
template <int kCards>
void take(Reading& reading, const Json& json, const Deck<kCards>& deck, Card& card) {
  card = json.is_string() ? deck.find(json.text()) : kNoCard;
  if (card == kNoCard && !json.is_null()) reading.fail("a card is expected");
}
template <int kCards>
void take(Reading& reading, const Json& json, const Deck<kCards>& deck, Cards& cards) {
  cards = {};
  if (!json.is_array()) return reading.fail("a list of cards is expected");
  for (const Json& item : json.items()) {
    const Card card = item.is_string() ? deck.find(item.text()) : kNoCard;
    if (card == kNoCard || cards.has(card)) return reading.fail("each card once");
    cards.add(card);
  }
}
constexpr std::string_view typescript(Card) { return "CardId | null"; }
constexpr std::string_view typescript(Cards) { return "CardId[]"; }

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
  return "{game: \"" + std::string{G::kName} + "\"; players: number; options: Record<string, unknown>; awaiting: (number | \"nature\")[]; "
         "winners: number[]; [member: string]: unknown}";
}

// One for each seat: as many as play.
template <class T>
inline constexpr bool kPerSeat = false;
template <class T, std::size_t N>
inline constexpr bool kPerSeat<std::array<T, N>> = true;

template <int kCards, class T>
void put_member(JsonWriter& json, const Deck<kCards>& deck, const T& value) {
  if constexpr (std::same_as<T, Seat>) {
    write_picture(json, deck, MaybeSeat{value});
  } else {
    write_picture(json, deck, value);
  }
}
template <int kCards, class T>
void take_member(Reading& reading, const Json& json, const Deck<kCards>& deck, T& value) {
  if constexpr (std::same_as<T, Seat>) {
    MaybeSeat seat;
    read_picture(reading, json, deck, seat);
    value = seat.seat;
  } else {
    read_picture(reading, json, deck, value);
  }
}

template <int kCards, class G>
void put(JsonWriter& json, const Deck<kCards>& deck, const Picture<G>& picture) {
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
      json.key(name);
      json.begin_array();
      for (int s = 0; s < players; ++s) {
        const bool secret = picture.shown.has(seat_at(s)) &&
                            with_field(state.own[slot(seat_at(s))], name, [&](const auto& cards) { put_member(json, deck, cards); });
        if (!secret) put_member(json, deck, value[slot(seat_at(s))]);
      }
      json.end_array();
    } else if constexpr (!std::same_as<T, typename G::Options>) {
      json.key(name);
      const bool secret = picture.all && with_field(state.hid, name, [&](const auto& cards) { put_member(json, deck, cards); });
      if (!secret) put_member(json, deck, value);
    }
  });
  member("winners", picture.winners);
  json.end_object();
}

template <int kCards, class G>
void take(Reading& reading, const Json& json, const Deck<kCards>& deck, Picture<G>& picture) {
  State<G>& state = picture.state;
  picture = {};
  const auto member = [&](std::string_view name, auto&& read) {
    reading.inside(name, [&] {
      const Json* found = json.find(name);
      found != nullptr ? read(*found) : reading.fail("is missing");
    });
  };
  // Cards, or their number: `count` is how many either way.
  const auto counted = [&](const Json& item, std::string_view name, auto& secret, auto& count, bool& shown) {
    if (item.is_number()) return read_picture(reading, item, deck, count);
    const bool found = with_field(secret, name, [&](auto& cards) {
      take_member(reading, item, deck, cards);
      if constexpr (requires { cards.count(); count = 0; }) count = static_cast<std::remove_reference_t<decltype(count)>>(cards.count());
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
        if (!found.is_array() || static_cast<int>(found.items().size()) != players) return reading.fail("one for each seat is expected");
        for (int s = 0; s < players; ++s) {
          const auto at = slot(seat_at(s));
          bool shown = false;
          reading.inside_item(at, [&] { counted(found.items()[at], name, state.own[at], value[at], shown); });
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
  member("winners", [&](const Json& found) { read_picture(reading, found, deck, picture.winners); });
}

// What TableOf asks of a game's text, where the game has no words of its own. A game adds its events.
template <class G>
struct PlainText {
  using Rules = G;
  using Deck = plain::Deck<G::kCards>;
  using Picture = plain::Picture<G>;
  using Public = typename G::Public;
  static constexpr std::string_view kCommandTypes = "string";

  static std::string read_deck(const Json& json, Deck& deck) {
    const Json* cards = json.find("cards");
    if (cards == nullptr || cards->items().size() != G::kCards) return "cards: a list of " + std::to_string(G::kCards) + " is expected";
    for (std::size_t i = 0; i < G::kCards; ++i) {
      const std::string& id = cards->items()[i].text();
      if (id.empty() || deck.find(id) != kNoCard) return "cards: each is a string, and no two are alike";
      deck.cards[i] = id;
    }
    return "";
  }

  static Parsed parse(const Deck& deck, const Public&, std::string_view text, Command<G>& out, Findings& findings) {
    const auto words = split_words(text);
    out = {};
    if (!words || words->size() != 2) return Parsed::bad_command;
    if ((*words)[0] == "deal") {
      out.deals = true;
      parse_deal(deck, (*words)[1], out.deal, findings);
      return findings.result();
    }
    for (std::size_t v = 0; v < G::kVerbs.size(); ++v) {
      if (G::kVerbs[v].word != (*words)[0]) continue;
      out.action = {static_cast<typename G::Verb>(v), deck.find((*words)[1])};
      if (out.action.card == kNoCard) findings.unknown((*words)[1]);
      return findings.result();
    }
    return Parsed::bad_command;
  }
  static void print(const Deck& deck, const typename G::Action& action, std::string& out) {
    ((out += G::kVerbs[static_cast<std::size_t>(action.verb)].word) += ' ') += deck.name(action.card);
  }
  static void print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out) {
    out += "deal";
    for (int s = 0; s < pub.options.players; ++s) {
      char mark = s == 0 ? ' ' : ';';
      for (Cards rest = deal.hands[slot(seat_at(s))]; rest.count() > 0; rest.remove(rest.first()), mark = ',') {
        (out += mark) += deck.name(rest.first());
      }
    }
  }
  static Deal shuffle(const Public& pub, Lots& lots) {
    Deal deal{.hands = {}, .players = pub.options.players, .cards = static_cast<std::uint8_t>(pub.options.players * G::kHand)};
    Cards rest = Cards::first_of(G::kCards);
    for (int i = 0; i < deal.cards; ++i) {
      const Card card = rest.any(lots);
      deal.hands[static_cast<std::size_t>(i / G::kHand)].add(card);
      rest.remove(card);
    }
    return deal;
  }

  static Picture picture(const Public& pub) { return pictured({.pub = pub, .own = {}, .hid = {}}, {}, false); }
  static Picture picture(const View<G>& view) {
    State<G> state{.pub = view.pub, .own = {}, .hid = {}};
    state.own[slot(view.seat)] = view.own;
    return pictured(state, SeatSet::of(view.seat), false);
  }
  static Picture picture(const State<G>& state) { return pictured(state, SeatSet::first(state.pub.options.players), true); }
  static State<G> restore(const Picture& picture, const typename G::Options& options) {
    State<G> state = picture.state;
    state.pub.options = options;
    return state;
  }
  static View<G> restore_view(const Picture& picture, const typename G::Options& options, Seat seat) {
    return view(restore(picture, options), seat);
  }
  static void list_words(const Public&, const typename G::Private&, Seat, FixedVec<std::string_view, 4>&) {}

 private:
  static Picture pictured(const State<G>& state, SeatSet shown, bool all) {
    Picture out{state, shown, all, awaiting_of(G::waiting(state.pub)), G::winners(state.pub), {state.pub.options}};
    out.state.pub.options = {};
    // What it does not show is not in it.
    for (int s = 0; s < G::kMaxSeats; ++s) {
      if (!shown.has(seat_at(s))) out.state.own[slot(seat_at(s))] = {};
    }
    if (!all) out.state.hid = {};
    return out;
  }
  static void parse_deal(const Deck& deck, std::string_view text, Deal& deal, Findings& findings) {
    for (bool last_hand = false; !last_hand; ++deal.players) {
      std::string_view hand = take_part(text, ';', last_hand);
      for (bool last = false; !last;) {
        const std::string_view word = take_part(hand, ',', last);
        if (word.empty() || deal.players >= G::kMaxSeats) return findings.shape();
        const Card card = deck.find(word);
        card == kNoCard ? findings.unknown(word) : deal.hands[deal.players].add(card);
        deal.cards = static_cast<std::uint8_t>(std::min(255, deal.cards + 1));
      }
    }
  }
};

}  // namespace stolik::plain
