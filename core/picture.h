// Pictures: what the outside sees of a game, described once by field lists, written and read as
// JSON and told to TypeScript from that one description.
//
// A game has a struct Picture with the members of its positions in PROTOCOL.md. Form<T> says how a
// type is written, read and called in TypeScript; here are the forms of numbers, seats, enums with
// spelling(), lists, structs with a field list, things that a deck names and sets of them
// (core/words.h), and what is Counted where it is hidden. A type with a form of its own joins in
// with three functions beside it, found by its namespace:
//   void put(JsonWriter&, const Deck&, T)            how it is written
//   void take(Reading&, const Json&, const Deck&, T&) how it is read; trouble goes to Reading
//   std::string_view typescript(T)                   its type in the client
#pragma once

#include <concepts>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/fields.h"
#include "core/json.h"
#include "core/options.h"
#include "core/seat.h"
#include "core/words.h"

namespace stolik {

// "turn": a seat or null.
struct MaybeSeat {
  Seat seat = kNobody;
  bool operator==(const MaybeSeat&) const = default;
};
// "awaiting": seats ascending, then "nature". A position that is loaded may leave it out.
struct Awaiting {
  SeatSet seats;
  bool nature = false;
  bool given = true;
  bool operator==(const Awaiting& other) const {
    return !given || !other.given || (seats == other.seats && nature == other.nature);
  }
};

inline Awaiting awaiting_of(const Waiting& waiting) {
  return {waiting.seats, waiting.nature != Nature::silent, true};
}

// "points": null before the end.
template <class T>
struct Maybe {
  bool given = false;
  T value{};
  bool operator==(const Maybe&) const = default;
};

// How many cards there are in a set, whatever the set calls it.
template <class Set>
constexpr int size_of(const Set& set) {
  if constexpr (requires { set.total(); }) {
    return set.total();
  } else if constexpr (requires { set.size(); }) {
    return int(set.size());
  } else {
    return set.count();
  }
}
// Known to one and counted by others: a hand, a stack. A picture shows its cards, or only their
// number.
template <class Set>
struct Counted {
  bool known = true;
  std::uint8_t count = 0;
  Set cards{};

  bool operator==(const Counted&) const = default;
  static constexpr Counted of(const Set& cards) {
    return {true, std::uint8_t(size_of(cards)), cards};
  }
  static constexpr Counted hidden(std::uint8_t count) { return {false, count, {}}; }
};

// What goes on while something is read: the path to where we are and the first trouble found there.
class Reading {
 public:
  bool ok() const { return trouble_.empty(); }
  // "hands[1]: no card of this deck is called …"
  const std::string& trouble() const { return trouble_; }
  void fail(std::string_view what) {
    if (!trouble_.empty()) return;
    trouble_ = path_;
    if (!path_.empty()) trouble_ += ": ";
    trouble_ += what;
  }
  template <class Inside>
  void inside(std::string_view member, Inside&& go) {
    const std::size_t before = path_.size();
    if (!path_.empty()) path_ += '.';
    path_ += member;
    go();
    path_.resize(before);
  }
  template <class Inside>
  void inside_item(std::size_t i, Inside&& go) {
    const std::size_t before = path_.size();
    path_ += concat('[', i, ']');
    go();
    path_.resize(before);
  }

 private:
  std::string path_;
  std::string trouble_;
};

// ---- forms -------------------------------------------------------------------------------------

// A type of a game that has a form of its own.
template <class T>
concept OwnForm = requires(T value) { typescript(value); };

template <class T>
struct Form {
  static_assert(OwnForm<T>, "this type needs put(), take() and typescript() beside it");
  template <class Deck>
  static void write(JsonWriter& json, const Deck& deck, const T& value) {
    put(json, deck, value);
  }
  template <class Deck>
  static void read(Reading& reading, const Json& json, const Deck& deck, T& value) {
    take(reading, json, deck, value);
  }
  static std::string type() { return std::string{typescript(T{})}; }
};

template <class Deck, class T>
void write_picture(JsonWriter& json, const Deck& deck, const T& value) {
  Form<T>::write(json, deck, value);
}
template <class Deck, class T>
void read_picture(Reading& reading, const Json& json, const Deck& deck, T& value) {
  Form<T>::read(reading, json, deck, value);
}
template <class T>
std::string typescript_of() {
  return Form<T>::type();
}

// Compiled once for all types that need them (picture.cpp).
// A whole number from 0 to `most`, or fails with `expected`.
std::int64_t read_number(Reading& reading, const Json& json, std::int64_t most,
                         std::string_view expected);
Seat read_seat(Reading& reading, const Json& json);
void write_seats(JsonWriter& json, SeatSet seats, bool nature);
void read_seats(Reading& reading, const Json& json, SeatSet& seats, bool* nature);
// Which of these words; "" stands for null.
std::size_t read_spelled(Reading& reading, const Json& json,
                         std::span<const std::string_view> words);
void write_spelled(JsonWriter& json, std::string_view word);
std::string typescript_of_words(std::span<const std::string_view> words);

template <>
struct Form<bool> {
  static void write(JsonWriter& json, const auto&, bool value) { json.boolean(value); }
  static void read(Reading& reading, const Json& json, const auto&, bool& value) {
    if (!json.is_boolean()) return reading.fail("true or false is expected");
    value = json.is_true();
  }
  static std::string type() { return "boolean"; }
};

template <std::integral T>
struct Form<T> {
  static void write(JsonWriter& json, const auto&, T value) { json.integer(std::int64_t(value)); }
  static void read(Reading& reading, const Json& json, const auto&, T& value) {
    constexpr std::int64_t kMost =
        std::min<std::int64_t>(999'999'999, std::numeric_limits<T>::max());
    value = static_cast<T>(read_number(reading, json, kMost, "a number from 0 on is expected"));
  }
  static std::string type() { return "number"; }
};

template <>
struct Form<Seat> {
  static void write(JsonWriter& json, const auto&, Seat seat) { json.integer(index(seat)); }
  static void read(Reading& reading, const Json& json, const auto&, Seat& seat) {
    seat = read_seat(reading, json);
  }
  static std::string type() { return "number"; }
};

template <>
struct Form<MaybeSeat> {
  static void write(JsonWriter& json, const auto&, MaybeSeat value) {
    value.seat == kNobody ? json.null() : json.integer(index(value.seat));
  }
  static void read(Reading& reading, const Json& json, const auto&, MaybeSeat& value) {
    value.seat = json.is_null() ? kNobody : read_seat(reading, json);
  }
  static std::string type() { return "number | null"; }
};

template <>
struct Form<SeatSet> {
  static void write(JsonWriter& json, const auto&, SeatSet seats) {
    write_seats(json, seats, false);
  }
  static void read(Reading& reading, const Json& json, const auto&, SeatSet& seats) {
    seats = {};
    read_seats(reading, json, seats, nullptr);
  }
  static std::string type() { return "number[]"; }
};

template <>
struct Form<Awaiting> {
  static void write(JsonWriter& json, const auto&, const Awaiting& value) {
    write_seats(json, value.seats, value.nature);
  }
  static void read(Reading& reading, const Json& json, const auto&, Awaiting& value) {
    value = {};
    read_seats(reading, json, value.seats, &value.nature);
  }
  static std::string type() { return "(number | \"nature\")[]"; }
};

template <Spelled T>
struct Form<T> {
  static void write(JsonWriter& json, const auto&, T value) {
    write_spelled(json, kSpelling<T>[std::size_t(value)]);
  }
  static void read(Reading& reading, const Json& json, const auto&, T& value) {
    value = static_cast<T>(read_spelled(reading, json, kSpelling<T>));
  }
  static std::string type() { return typescript_of_words(kSpelling<T>); }
};

// A struct, member by member. Members that are missing are trouble, except `awaiting`; members that
// nobody knows are ignored.
template <Listed T>
  requires(!OwnForm<T> && !SetOfNamed<T>)
struct Form<T> {
  static_assert(lists_every_member<T>);
  static void write(JsonWriter& json, const auto& deck, const T& value) {
    json.begin_object();
    each_field(value, [&](std::string_view name, const auto& member) {
      json.key(name);
      write_picture(json, deck, member);
    });
    json.end_object();
  }
  static void read(Reading& reading, const Json& json, const auto& deck, T& value) {
    if (!json.is_object()) return reading.fail("an object is expected");
    each_field(value, [&](std::string_view name, auto& member) {
      reading.inside(name, [&] {
        const Json* found = json.find(name);
        if (found != nullptr) return read_picture(reading, *found, deck, member);
        if constexpr (std::same_as<std::remove_cvref_t<decltype(member)>, Awaiting>) {
          member.given = false;
        } else {
          reading.fail("is missing");
        }
      });
    });
  }
  static std::string type() {
    std::string out = "{";
    const auto add = [&]<class C, class M>(const Field<C, M>& field) {
      if (out.size() > 1) out += "; ";
      ((out += field.name) += ": ") += typescript_of<M>();
    };
    std::apply([&](const auto&... field) { (add(field), ...); }, T::fields());
    return out + "}";
  }
};

template <class T, std::size_t N>
struct Form<FixedVec<T, N>> {
  static void write(JsonWriter& json, const auto& deck, const FixedVec<T, N>& list) {
    json.begin_array();
    for (const T& item : list) write_picture(json, deck, item);
    json.end_array();
  }
  static void read(Reading& reading, const Json& json, const auto& deck, FixedVec<T, N>& list) {
    list.clear();
    if (!json.is_array()) return reading.fail("a list is expected");
    if (json.items().size() > N) return reading.fail("too long");
    std::size_t i = 0;
    for (const Json& item : json.items()) {
      T element{};
      reading.inside_item(i++, [&] { read_picture(reading, item, deck, element); });
      list.push(element);
    }
  }
  static std::string type() { return "(" + typescript_of<T>() + ")[]"; }
};

template <Named T>
  requires(!OwnForm<T>)
struct Form<T> {
  static void write(JsonWriter& json, const auto& deck, T thing) {
    if constexpr (requires(std::string& word) { put_word(word, deck, thing); }) {
      std::string word;
      put_word(word, deck, thing);
      json.string(word);
    } else {
      json.string(deck.name(thing));
    }
  }
  static void read(Reading& reading, const Json& json, const auto& deck, T& thing) {
    if (json.is_string() && deck.find(json.text(), thing)) return;
    reading.fail(concat("no ", kind<T>().word, " of this deck is called '", json.text(), "'"));
  }
  static std::string type() { return std::string{kind<T>().typescript}; }
};

template <SetOfNamed T>
struct Form<T> {
  using Item = typename T::Item;
  static void write(JsonWriter& json, const auto& deck, const T& set) {
    json.begin_array();
    for (const Item item : deck.sorted(Item{})) {
      for (int i = copies_in(set, item); i > 0; --i) write_picture(json, deck, item);
    }
    json.end_array();
  }
  static void read(Reading& reading, const Json& json, const auto& deck, T& set) {
    set = {};
    if (!json.is_array()) return reading.fail("a list of ids is expected");
    for (const Json& one : json.items()) {
      Item item{};
      read_picture(reading, one, deck, item);
      if (!reading.ok()) return;
      if (copies_in(set, item) == most_in<T>(item))
        return reading.fail("'" + one.text() + "' too often");
      set.add(item);
    }
  }
  static std::string type() { return typescript_of<Item>() + "[]"; }
};

template <class Set>
struct Form<Counted<Set>> {
  static void write(JsonWriter& json, const auto& deck, const Counted<Set>& pile) {
    pile.known ? write_picture(json, deck, pile.cards) : json.integer(pile.count);
  }
  static void read(Reading& reading, const Json& json, const auto& deck, Counted<Set>& pile) {
    pile = Counted<Set>::hidden(0);
    if (json.is_number()) return read_picture(reading, json, deck, pile.count);
    read_picture(reading, json, deck, pile.cards);
    pile = Counted<Set>::of(pile.cards);
  }
  static std::string type() { return typescript_of<Set>() + " | number"; }
};

template <class T>
struct Form<Maybe<T>> {
  static void write(JsonWriter& json, const auto& deck, const Maybe<T>& maybe) {
    maybe.given ? write_picture(json, deck, maybe.value) : json.null();
  }
  static void read(Reading& reading, const Json& json, const auto& deck, Maybe<T>& maybe) {
    maybe = {.given = !json.is_null(), .value = {}};
    if (maybe.given) read_picture(reading, json, deck, maybe.value);
  }
  static std::string type() { return typescript_of<T>() + " | null"; }
};

// ---- events ------------------------------------------------------------------------------------

// How one kind of beat is told: its name, the members all see and those only one ear hears.
template <class Tell, class ShownFields, class WhisperFields>
struct EventForm {
  Tell tell;
  std::string_view name;
  ShownFields shown;
  WhisperFields whispered;
};
template <class Tell, class... S>
constexpr auto event(Tell tell, std::string_view name, S... shown) {
  return EventForm<Tell, std::tuple<S...>, std::tuple<>>{tell, name, {shown...}, {}};
}
template <class Tell, class... S, class... W>
constexpr auto secret_event(Tell tell, std::string_view name, std::tuple<S...> shown,
                            W... whispered) {
  return EventForm<Tell, std::tuple<S...>, std::tuple<W...>>{tell, name, shown, {whispered...}};
}

// `whisper` is nullptr for whoever may not hear it.
template <class Deck, class Forms, class Shown, class Whisper>
void write_event(JsonWriter& json, const Deck& deck, const Forms& forms, const Shown& shown,
                 const Whisper* whisper) {
  const auto put_field = [&](const auto& field, const auto& from) {
    json.key(field.name);
    write_picture(json, deck, from.*(field.member));
  };
  const auto write_form = [&](const auto& form) {
    if (form.tell != shown.tell) return;
    json.begin_object();
    json.string("event", form.name);
    std::apply([&](const auto&... f) { (put_field(f, shown), ...); }, form.shown);
    if (whisper != nullptr) {
      std::apply([&](const auto&... f) { (put_field(f, *whisper), ...); }, form.whispered);
    }
    json.end_object();
  };
  std::apply([&](const auto&... form) { (write_form(form), ...); }, forms);
}

template <class Forms>
std::string typescript_of_events(const Forms& forms) {
  std::string out;
  const auto add_form = [&](const auto& form) {
    ((out += "\n  | {event: \"") += form.name) += "\"";
    const auto add = [&]<class C, class M>(const Field<C, M>& f, std::string_view mark) {
      ((((out += "; ") += f.name) += mark) += ": ") += typescript_of<M>();
    };
    std::apply([&](const auto&... f) { (add(f, ""), ...); }, form.shown);
    std::apply([&](const auto&... f) { (add(f, "?"), ...); }, form.whispered);
    out += "}";
  };
  std::apply([&](const auto&... form) { (add_form(form), ...); }, forms);
  return out;
}

}  // namespace stolik
