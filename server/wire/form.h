// How members of messages are written as JSON and what TypeScript calls them, both from one field
// list (core/fields.h).
//
//   struct Ok {
//     static constexpr std::string_view kType = "Ok";   // in TypeScript
//     std::string_view id{};
//     Flag again{};
//     static constexpr auto fields() {
//       return std::tuple{Field{"id", &Ok::id}, Field{"again", &Ok::again}};
//     }
//   };
//
// Members are numbers, flags, texts, enums with spelling(), lists, structs with a field list, and
// the types below. Nothing is copied to be written: texts are views wherever their owner outlives
// the message.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/fields.h"
#include "core/json.h"
#include "core/options.h"

namespace stolik::message {

// Left out where there is none.
template <class T>
struct Optional {
  Optional() = default;
  Optional(T given) : value(std::move(given)) {}
  Optional(std::optional<T> given) : value(std::move(given)) {}
  std::optional<T> value{};
};
// null where there is none.
template <class T>
struct Nullable {
  Nullable() = default;
  Nullable(T given) : value(std::move(given)) {}
  Nullable(std::optional<T> given) : value(std::move(given)) {}
  std::optional<T> value{};
};
// true, or left out.
struct Flag {
  bool on = false;
};
// JSON that was made elsewhere and is a T: a described struct, or a type of the client's by name.
template <class T, class Text = std::string_view>
struct Raw {
  Text json{};
};
// The same for a list: its items, joined by commas.
template <class T>
struct RawItems {
  std::string_view json{};
};
// The members of a T, which is JSON that was made elsewhere, among those of the message.
template <class T>
struct Spread {
  using Of = T;
  std::string_view json{};
};
// A text that is one of those that T names.
template <class T>
struct Word {
  std::string_view text{};
};
// Members whose names are not known before.
template <class T>
using Dictionary = std::vector<std::pair<std::string, T>>;

inline std::optional<std::string_view> unless_empty(std::string_view text) {
  return text.empty() ? std::nullopt : std::optional{text};
}
template <std::integral T>
std::optional<T> unless_negative(T number) {
  return number < 0 ? std::nullopt : std::optional{number};
}

// The declarations of named types, each once, those that others need first.
struct Types {
  std::string text{};
  std::set<std::string_view> names{};
};

// write(), the name of the type, and declare() for what it is made of.
template <class T>
struct Form;

template <class T>
void write_value(JsonWriter& json, const T& value) {
  Form<T>::write(json, value);
}
template <class T>
std::string type_of() {
  return Form<T>::type();
}
template <class T>
void declare(Types& types) {
  if constexpr (requires { Form<T>::declare(types); }) Form<T>::declare(types);
}

template <>
struct Form<bool> {
  static void write(JsonWriter& json, bool value) { json.boolean(value); }
  static std::string type() { return "boolean"; }
};

template <std::integral T>
struct Form<T> {
  static void write(JsonWriter& json, T value) { json.integer(static_cast<std::int64_t>(value)); }
  static std::string type() { return "number"; }
};

template <class T>
  requires std::same_as<T, std::string> || std::same_as<T, std::string_view>
struct Form<T> {
  static void write(JsonWriter& json, std::string_view value) { json.string(value); }
  static std::string type() { return "string"; }
};

// `"lobby" | "playing"`
std::string type_of_words(std::span<const std::string_view> words);

template <Spelled T>
struct Form<T> {
  static void write(JsonWriter& json, T value) {
    json.string(kSpelling<T>[static_cast<std::size_t>(value)]);
  }
  static std::string type() { return type_of_words(kSpelling<T>); }
};

template <class T>
struct Form<Word<T>> {
  static void write(JsonWriter& json, Word<T> value) { json.string(value.text); }
  static std::string type() {
    if constexpr (requires { T::kWords; }) {
      return type_of_words(T::kWords);
    } else {
      return std::string{T::kType};
    }
  }
};

template <>
struct Form<Flag> {
  static void write(JsonWriter& json, Flag) { json.boolean(true); }
  static std::string type() { return "true"; }
};

template <class T>
struct Form<Nullable<T>> {
  static void write(JsonWriter& json, const Nullable<T>& value) {
    value.value ? write_value(json, *value.value) : json.null();
  }
  static std::string type() { return type_of<T>() + " | null"; }
  static void declare(Types& types) { message::declare<T>(types); }
};

// Only as a member, which is left out where there is none.
template <class T>
struct Form<Optional<T>> {
  static void write(JsonWriter& json, const Optional<T>& value) { write_value(json, *value.value); }
  static std::string type() { return type_of<T>(); }
  static void declare(Types& types) { message::declare<T>(types); }
};

// Of a list whose items are of this type.
std::string type_of_list(std::string item);

template <class List, class T>
struct FormOfList {
  static void write(JsonWriter& json, const List& list) {
    json.begin_array();
    for (const auto& item : list) write_value<T>(json, item);
    json.end_array();
  }
  static std::string type() { return type_of_list(type_of<T>()); }
  static void declare(Types& types) { message::declare<T>(types); }
};
template <class T>
struct Form<std::vector<T>> : FormOfList<std::vector<T>, T> {};
template <class T>
struct Form<std::span<const T>> : FormOfList<std::span<const T>, T> {};

// Two of a kind: `[number, number]`.
template <class T>
struct Form<std::array<T, 2>> {
  static void write(JsonWriter& json, const std::array<T, 2>& pair) {
    json.begin_array();
    for (const T& item : pair) write_value(json, item);
    json.end_array();
  }
  static std::string type() { return "[" + type_of<T>() + ", " + type_of<T>() + "]"; }
  static void declare(Types& types) { message::declare<T>(types); }
};

template <class T>
struct Form<Dictionary<T>> {
  static void write(JsonWriter& json, const Dictionary<T>& members) {
    json.begin_object();
    for (const auto& [name, value] : members) {
      json.key(name);
      write_value(json, value);
    }
    json.end_object();
  }
  static std::string type() { return "Record<string, " + type_of<T>() + ">"; }
  static void declare(Types& types) { message::declare<T>(types); }
};

template <class T>
std::string type_of_raw() {
  if constexpr (requires { T::kType; }) {
    return std::string{T::kType};
  } else {
    return type_of<T>();
  }
}
template <class T, class Text>
struct Form<Raw<T, Text>> {
  static void write(JsonWriter& json, const Raw<T, Text>& value) { json.raw(value.json); }
  static std::string type() { return type_of_raw<T>(); }
  static void declare(Types& types) { message::declare<T>(types); }
};
template <class T>
struct Form<RawItems<T>> {
  static void write(JsonWriter& json, RawItems<T> value) {
    json.begin_array();
    if (!value.json.empty()) json.raw(value.json);
    json.end_array();
  }
  static std::string type() { return type_of_list(type_of_raw<T>()); }
  static void declare(Types& types) { message::declare<T>(types); }
};

template <class T>
inline constexpr bool is_optional = std::same_as<T, Flag>;
template <class T>
inline constexpr bool is_optional<Optional<T>> = true;
template <class T>
inline constexpr bool is_spread = false;
template <class T>
inline constexpr bool is_spread<Spread<T>> = true;

template <Listed T>
struct Form<T> {
  static void write(JsonWriter& json, const T& value) {
    static_assert(lists_every_member<T>, "a member is missing in fields()");
    json.begin_object();
    each_field(value, [&]<class M>(std::string_view name, const M& member) {
      if constexpr (std::same_as<M, Flag>) {
        if (!member.on) return;
      } else if constexpr (is_optional<M>) {
        if (!member.value) return;
      }
      if constexpr (is_spread<M>) {
        json.raw(member.json.substr(1, member.json.size() - 2));
      } else {
        json.key(name);
        write_value(json, member);
      }
    });
    json.end_object();
  }
  static std::string type() { return std::string{T::kType}; }
  static void declare(Types& types) {
    if (!types.names.insert(T::kType).second) return;
    std::string out;
    std::string spread;
    const auto add = [&]<class C, class M>(const Field<C, M>& field) {
      if constexpr (is_spread<M>) {
        message::declare<typename M::Of>(types);
        spread += type_of<typename M::Of>() + " & ";
      } else {
        message::declare<M>(types);
        (((out += "  ") += field.name) += is_optional<M> ? "?: " : ": ") += type_of<M>() + ";\n";
      }
    };
    std::apply([&](const auto&... field) { (add(field), ...); }, T::fields());
    types.text += "export type " + type() + " = " + spread + "{\n" + out + "};\n";
  }
};

// A message of the server: its name and what it says.
template <class T>
concept Message = Listed<T> && requires { T::kName; };

// `size`: about how long it will be.
template <Message T>
std::string write(const T& message, std::size_t size = 0) {
  std::string text;
  text.reserve(size);
  JsonWriter json(text);
  json.begin_object();
  json.key(T::kName);
  write_value(json, message);
  json.end_object();
  return text;
}

// A part of a message that is kept as JSON.
template <class T>
std::string write_part(const T& part, std::size_t size = 0) {
  std::string text;
  text.reserve(size);
  JsonWriter json(text);
  write_value(json, part);
  return text;
}

}  // namespace stolik::message
