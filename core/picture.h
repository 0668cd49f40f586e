// Pictures: what the outside sees of a game, described once by field lists, written and read as JSON and
// told to TypeScript from that one description.
//
// A game has a struct Picture with the members of its positions in PROTOCOL.md. A type of the game (a
// card, a hand) joins in with up to three functions beside it, found by its namespace:
//   void put(JsonWriter&, const Deck&, T)            how it is written
//   void take(Reading&, const Json&, const Deck&, T&) how it is read; trouble goes to Reading
//   std::string_view typescript(T)                   its type in the client
// Enums need only `constexpr std::array<std::string_view, N> spelling(E)`. Lists, numbers, booleans and structs
// with a field list need nothing.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/fields.h"
#include "core/json.h"
#include "core/options.h"
#include "core/seat.h"

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

template <class T>
concept ListOf = requires(T list, typename T::value_type item) {
  list.push(item);
  T::kLimit;
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
    path_ += '[' + std::to_string(i) + ']';
    go();
    path_.resize(before);
  }

 private:
  std::string path_;
  std::string trouble_;
};

// ---- writing -----------------------------------------------------------------------------------

template <class Deck, class T>
void write_picture(JsonWriter& json, const Deck& deck, const T& value) {
  if constexpr (requires { put(json, deck, value); }) {
    put(json, deck, value);
  } else if constexpr (std::same_as<T, bool>) {
    json.boolean(value);
  } else if constexpr (std::integral<T>) {
    json.integer(static_cast<std::int64_t>(value));
  } else if constexpr (std::same_as<T, Seat>) {
    json.integer(index(value));
  } else if constexpr (std::same_as<T, MaybeSeat>) {
    value.seat == kNobody ? json.null() : json.integer(index(value.seat));
  } else if constexpr (std::same_as<T, SeatSet> || std::same_as<T, Awaiting>) {
    json.begin_array();
    SeatSet seats;
    if constexpr (std::same_as<T, Awaiting>) {
      seats = value.seats;
    } else {
      seats = value;
    }
    for (int s = 0; s < kMaxSeatBits; ++s) {
      if (seats.has(seat_at(s))) json.integer(s);
    }
    if constexpr (std::same_as<T, Awaiting>) {
      if (value.nature) json.string("nature");
    }
    json.end_array();
  } else if constexpr (Spelled<T>) {
    json.string(spelling(value)[static_cast<std::size_t>(value)]);
  } else if constexpr (Listed<T>) {
    json.begin_object();
    write_members(json, deck, value);
    json.end_object();
  } else {
    static_assert(ListOf<T>, "this type needs a put() beside it");
    json.begin_array();
    for (const auto& item : value) write_picture(json, deck, item);
    json.end_array();
  }
}

// The members of a struct alone, so that they can stand inside a larger object.
template <class Deck, Listed T>
void write_members(JsonWriter& json, const Deck& deck, const T& value) {
  each_field(value, [&](std::string_view name, const auto& member) {
    json.key(name);
    write_picture(json, deck, member);
  });
}

// ---- reading -----------------------------------------------------------------------------------

template <class Deck, class T>
void read_picture(Reading& reading, const Json& json, const Deck& deck, T& value);

inline void read_seats(Reading& reading, const Json& json, SeatSet& seats, bool* nature) {
  if (!json.is_array()) return reading.fail("a list of seats is expected");
  for (const Json& item : json.items()) {
    if (nature != nullptr && item.is_string() && item.text() == "nature") {
      if (*nature) return reading.fail("nature twice");
      *nature = true;
      continue;
    }
    const auto seat = item.integer();
    if (!seat || *seat < 0 || *seat >= kMaxSeatBits) return reading.fail("a seat is a number from 0 on");
    if (seats.has(seat_at(static_cast<int>(*seat)))) return reading.fail("the same seat twice");
    seats.add(seat_at(static_cast<int>(*seat)));
  }
}

// Members that are missing are trouble, except `awaiting`; members that nobody knows are ignored.
template <class Deck, Listed T>
void read_members(Reading& reading, const Json& json, const Deck& deck, T& value) {
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

template <class Deck, class T>
void read_picture(Reading& reading, const Json& json, const Deck& deck, T& value) {
  if constexpr (requires { take(reading, json, deck, value); }) {
    take(reading, json, deck, value);
  } else if constexpr (std::same_as<T, bool>) {
    if (!json.is_boolean()) return reading.fail("true or false is expected");
    value = json.is_true();
  } else if constexpr (std::integral<T>) {
    const auto number = json.integer();
    if (!number || *number < 0 || *number > 999'999'999 || !std::in_range<T>(*number)) {
      return reading.fail("a number from 0 on is expected");
    }
    value = static_cast<T>(*number);
  } else if constexpr (std::same_as<T, Seat> || std::same_as<T, MaybeSeat>) {
    if constexpr (std::same_as<T, MaybeSeat>) {
      value.seat = kNobody;
      if (json.is_null()) return;
    }
    const auto number = json.integer();
    if (!number || *number < 0 || *number >= kMaxSeatBits) return reading.fail("a seat is a number from 0 on");
    if constexpr (std::same_as<T, MaybeSeat>) {
      value.seat = seat_at(static_cast<int>(*number));
    } else {
      value = seat_at(static_cast<int>(*number));
    }
  } else if constexpr (std::same_as<T, SeatSet>) {
    value = {};
    read_seats(reading, json, value, nullptr);
  } else if constexpr (std::same_as<T, Awaiting>) {
    value = {};
    read_seats(reading, json, value.seats, &value.nature);
  } else if constexpr (Spelled<T>) {
    const auto words = spelling(value);
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (json.is_string() && json.text() == words[i]) {
        value = static_cast<T>(i);
        return;
      }
    }
    std::string expected = "expected is one of";
    for (const std::string_view word : words) (expected += ' ') += word;
    reading.fail(expected);
  } else if constexpr (Listed<T>) {
    read_members(reading, json, deck, value);
  } else {
    static_assert(ListOf<T>, "this type needs a take() beside it");
    value.clear();
    if (!json.is_array()) return reading.fail("a list is expected");
    if (json.items().size() > T::kLimit) return reading.fail("too long");
    std::size_t i = 0;
    for (const Json& item : json.items()) {
      typename T::value_type element{};
      reading.inside_item(i++, [&] { read_picture(reading, item, deck, element); });
      value.push(element);
    }
  }
}

// ---- TypeScript --------------------------------------------------------------------------------

template <class T>
std::string typescript_of() {
  if constexpr (requires { typescript(T{}); }) {
    return std::string{typescript(T{})};
  } else if constexpr (std::same_as<T, bool>) {
    return "boolean";
  } else if constexpr (std::integral<T> || std::same_as<T, Seat>) {
    return "number";
  } else if constexpr (std::same_as<T, MaybeSeat>) {
    return "number | null";
  } else if constexpr (std::same_as<T, SeatSet>) {
    return "number[]";
  } else if constexpr (std::same_as<T, Awaiting>) {
    return "(number | \"nature\")[]";
  } else if constexpr (Spelled<T>) {
    std::string out;
    for (const std::string_view word : spelling(T{})) {
      if (!out.empty()) out += " | ";
      (((out += '"') += word) += '"');
    }
    return out;
  } else if constexpr (Listed<T>) {
    std::string out = "{";
    std::apply(
        [&]<class... F>(const F&... field) {
          const auto add = [&]<class C, class M>(const Field<C, M>& f) {
            if (out.size() > 1) out += "; ";
            ((out += f.name) += ": ") += typescript_of<M>();
          };
          (add(field), ...);
        },
        T::fields());
    return out + "}";
  } else {
    static_assert(ListOf<T>, "this type needs a typescript() beside it");
    return "(" + typescript_of<typename T::value_type>() + ")[]";
  }
}

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
constexpr auto secret_event(Tell tell, std::string_view name, std::tuple<S...> shown, W... whispered) {
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
    json.key("event");
    json.string(form.name);
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
