// One field list for each struct: JSON, hashes, diffs of failed tests and TypeScript types all walk
// it.
//
//   struct Ask {
//     Seat target{};
//     Card card{};
//     STOLIK_FIELDS(Ask, target, card);   // and ==; a forgotten member does not compile
//   };
//
// Everything here is resolved at compile time and allocates nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "core/fixed_vec.h"

namespace stolik {

template <class C, class T>
struct Field {
  static constexpr bool kAdded = false;
  std::string_view name;
  T C::* member;
};
template <class C, class T>
Field(const char*, T C::*) -> Field<C, T>;

// An option that came after journals with hashes were written: hashed, and written into positions,
// only where it differs from its value in a fresh C. So no hash and no position of an older game
// changes.
template <class C, class T>
struct AddedField : Field<C, T> {
  static constexpr bool kAdded = true;
  constexpr AddedField(const char* called, T C::* of) : Field<C, T>{called, of} {}
};

// In a struct, names its members once and compares values by them.
#define STOLIK_FIELDS(Struct, ...)              \
  STOLIK_FIELDS_AS(Field, Struct, __VA_ARGS__); \
  bool operator==(const Struct&) const = default
// The same without the comparison, each a Field or what is derived from it. The other macros
// repeat.
#define STOLIK_FIELDS_AS(Form, Struct, ...)                                              \
  static constexpr auto fields() {                                                       \
    return std::tuple{__VA_OPT__(STOLIK_SCAN(STOLIK_FIELD(Form, Struct, __VA_ARGS__)))}; \
  }                                                                                      \
  static_assert(true)
#define STOLIK_FIELD(Form, Struct, member, ...) \
  ::stolik::Form{#member,                       \
                 &Struct::member} __VA_OPT__(, STOLIK_NEXT STOLIK_NONE(Form, Struct, __VA_ARGS__))
#define STOLIK_NEXT() STOLIK_FIELD
#define STOLIK_NONE ()
#define STOLIK_SCAN(...) STOLIK_SCAN_9(STOLIK_SCAN_9(STOLIK_SCAN_9(STOLIK_SCAN_9(__VA_ARGS__))))
#define STOLIK_SCAN_9(...) STOLIK_SCAN_3(STOLIK_SCAN_3(STOLIK_SCAN_3(__VA_ARGS__)))
#define STOLIK_SCAN_3(...) STOLIK_SCAN_1(STOLIK_SCAN_1(STOLIK_SCAN_1(__VA_ARGS__)))
#define STOLIK_SCAN_1(...) __VA_ARGS__

template <class T>
concept Listed = requires { T::fields(); };

template <Listed T>
constexpr bool is_added(std::string_view name) {
  const auto is_it = [&]<class F>(const F& field) { return F::kAdded && field.name == name; };
  return std::apply([&](const auto&... field) { return (is_it(field) || ...); }, T::fields());
}

template <class T>
inline constexpr std::size_t kFieldCount = std::tuple_size_v<decltype(T::fields())>;

namespace detail {
struct Anything {
  template <class T>
  constexpr operator T() const;  // never defined: only counted
};
template <class T, std::size_t... I>
constexpr bool takes(std::index_sequence<I...>) {
  return requires { T{(static_cast<void>(I), Anything{})...}; };
}
template <class T, std::size_t N = 0>
constexpr std::size_t member_count() {
  if constexpr (takes<T>(std::make_index_sequence<N + 1>{})) {
    return member_count<T, N + 1>();
  } else {
    return N;
  }
}
}  // namespace detail

// How many members an aggregate has, found by trying how many initialisers it takes.
template <class T>
inline constexpr std::size_t kMemberCount = detail::member_count<T>();

template <class T>
inline constexpr bool lists_every_member = kMemberCount<T> == kFieldCount<T>;

template <Listed T, class Visit>
constexpr void each_field(const T& value, Visit&& visit) {
  std::apply([&](const auto&... field) { (visit(field.name, value.*(field.member)), ...); },
             T::fields());
}
template <Listed T, class Visit>
constexpr void each_field(T& value, Visit&& visit) {
  std::apply([&](const auto&... field) { (visit(field.name, value.*(field.member)), ...); },
             T::fields());
}

// A hash of values, never of bytes: padding and byte order cannot get in, so it is the same on
// every platform and build. 64 bits, not meant to withstand an adversary.
class Hasher {
 public:
  constexpr void absorb(std::uint64_t word) {
    state_ = (state_ ^ word) * 0x9E3779B97F4A7C15ull;
    state_ ^= state_ >> 29;
  }
  constexpr void absorb(std::string_view text) {
    absorb(std::uint64_t(text.size()));
    for (const char c : text) absorb(std::uint64_t(static_cast<unsigned char>(c)));
  }
  constexpr std::uint64_t value() const {
    std::uint64_t h = state_;
    h = (h ^ (h >> 32)) * 0xD6E8FEB86659FD93ull;
    h = (h ^ (h >> 32)) * 0xD6E8FEB86659FD93ull;
    return h ^ (h >> 32);
  }

 private:
  std::uint64_t state_ = 0x73746F6C696Bull;  // "stolik"
};

template <class T>
constexpr void hash_into(Hasher& hasher, const T& value);

template <class T, std::size_t N>
constexpr void hash_into(Hasher& hasher, const std::array<T, N>& values) {
  for (const T& value : values) hash_into(hasher, value);
}
template <class T, std::size_t N>
constexpr void hash_into(Hasher& hasher, const FixedVec<T, N>& values) {
  hasher.absorb(std::uint64_t(values.size()));
  for (const T& value : values) hash_into(hasher, value);
}
template <class T, class F>
constexpr void hash_field(Hasher& hasher, const T& value, const F& field) {
  if constexpr (F::kAdded) {
    if (value.*(field.member) == T{}.*(field.member)) return;
    hasher.absorb(field.name);  // two added options with one value differ
  }
  hash_into(hasher, value.*(field.member));
}
template <class T>
constexpr void hash_into(Hasher& hasher, const T& value) {
  if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    hasher.absorb(std::uint64_t(value));
  } else {
    static_assert(lists_every_member<T>, "a member is missing in fields()");
    std::apply([&](const auto&... field) { (hash_field(hasher, value, field), ...); }, T::fields());
  }
}

// The path of the first member in which two values differ ("hands[2].cards"), or "" if none does.
// It writes into a fixed buffer, so that it can be used where nothing may be allocated.
struct Path {
  std::array<char, 96> text{};
  std::size_t size = 0;

  constexpr void add(std::string_view part) {
    for (const char c : part) {
      if (size < text.size()) text[size++] = c;
    }
  }
  constexpr void add_index(std::size_t i) {
    add("[");
    if (i >= 100) add(std::string_view{&"0123456789"[i / 100 % 10], 1});
    if (i >= 10) add(std::string_view{&"0123456789"[i / 10 % 10], 1});
    add(std::string_view{&"0123456789"[i % 10], 1});
    add("]");
  }
  constexpr std::string_view view() const { return {text.data(), size}; }
};

template <class T>
constexpr bool differ(const T& a, const T& b, Path& path) {
  if (a == b) return false;
  if constexpr (Listed<T>) {
    bool found = false;
    std::apply(
        [&](const auto&... field) {
          const auto look = [&](const auto& f) {
            if (found || a.*(f.member) == b.*(f.member)) return;
            found = true;
            if (path.size > 0) path.add(".");
            path.add(f.name);
            differ(a.*(f.member), b.*(f.member), path);
          };
          (look(field), ...);
        },
        T::fields());
  } else if constexpr (requires {
                         a[0];
                         a.size();
                       }) {
    if (a.size() == b.size()) {
      for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] == b[i]) continue;
        path.add_index(i);
        differ(a[i], b[i], path);
        break;
      }
    }
  }
  return true;
}

}  // namespace stolik
