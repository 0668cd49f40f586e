// Values as text and back: how what a seat knows travels to the bots' module in a browser.
//
// The fields are walked one by one (core/fields.h), numbers in as many bytes as their type has,
// lowest first, lists with their length before them, all of it in hexadecimal digits. So nothing
// goes out but what the fields hold: no padding, no storage beyond the end of a list; and a native
// server and a WebAssembly client agree. Before the fields stand the version of this form and a
// hash of the field lists, after them a hash of it all: whoever was built from other rules, and
// whoever got a damaged text, refuses it.
//
// A type whose members are its own business brings pack_into(), unpack_from() and shape_into() in
// its namespace.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/fields.h"
#include "core/game.h"
#include "core/hex.h"
#include "games/knowledge.h"

namespace stolik {

inline constexpr std::uint8_t kPackedVersion = 1;

class Packer {
 public:
  void put(std::uint64_t number, std::size_t bytes) {
    for (std::size_t i = 0; i < bytes; ++i) append_hex(text_, std::uint8_t(number >> (8 * i)));
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

// Once something is wrong everything after it is nought, and ok() says so.
class Unpacker {
 public:
  explicit Unpacker(std::string_view text) : rest_(text) {}

  std::uint64_t take(std::size_t bytes) {
    std::array<std::uint8_t, 8> read{};
    if (bytes > read.size() || !from_hex(rest_.substr(0, 2 * bytes), std::span{read}.first(bytes)))
      return fail();
    std::uint64_t number = 0;
    for (std::size_t i = bytes; i-- > 0;) number = number << 8 | read[i];
    rest_.remove_prefix(2 * bytes);
    return number;
  }
  std::uint64_t fail() {
    ok_ = false;
    rest_ = {};
    return 0;
  }
  bool ok() const { return ok_; }
  bool at_end() const { return ok_ && rest_.empty(); }

 private:
  std::string_view rest_;
  bool ok_ = true;
};

// ---- which fields there are, as a hash
template <class T>
constexpr void shape_into(Hasher& hasher, std::type_identity<T>);
template <class T, std::size_t N>
constexpr void shape_into(Hasher& hasher, std::type_identity<std::array<T, N>>) {
  hasher.absorb("array");
  hasher.absorb(std::uint64_t(N));
  shape_into(hasher, std::type_identity<T>{});
}
template <class T, std::size_t N>
constexpr void shape_into(Hasher& hasher, std::type_identity<FixedVec<T, N>>) {
  hasher.absorb("list");
  hasher.absorb(std::uint64_t(N));
  shape_into(hasher, std::type_identity<T>{});
}
template <class T>
constexpr void shape_into(Hasher& hasher, std::type_identity<T>) {
  if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    hasher.absorb(std::uint64_t(sizeof(T)));
  } else {
    static_assert(lists_every_member<T>, "a member is missing in fields()");
    std::apply(
        [&]<class... C, class... M>(const Field<C, M>&... field) {
          ((hasher.absorb(field.name), shape_into(hasher, std::type_identity<M>{})), ...);
        },
        T::fields());
  }
}

// ---- out
template <class T>
void pack_into(Packer& packer, const T& value);
template <class T, std::size_t N>
void pack_into(Packer& packer, const std::array<T, N>& values) {
  for (const T& value : values) pack_into(packer, value);
}
template <class T, std::size_t N>
void pack_into(Packer& packer, const FixedVec<T, N>& values) {
  packer.put(values.size(), 2);
  for (const T& value : values) pack_into(packer, value);
}
template <class T>
void pack_into(Packer& packer, const T& value) {
  if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    packer.put(std::uint64_t(value), sizeof(T));
  } else {
    static_assert(lists_every_member<T>, "a member is missing in fields()");
    each_field(value, [&](std::string_view, const auto& member) { pack_into(packer, member); });
  }
}

// ---- in
template <class T>
void unpack_from(Unpacker& unpacker, T& value);
template <class T, std::size_t N>
void unpack_from(Unpacker& unpacker, std::array<T, N>& values) {
  for (T& value : values) unpack_from(unpacker, value);
}
template <class T, std::size_t N>
void unpack_from(Unpacker& unpacker, FixedVec<T, N>& values) {
  const std::uint64_t size = unpacker.take(2);
  if (size > N) return static_cast<void>(unpacker.fail());
  values.clear();
  for (std::uint64_t i = 0; i < size && unpacker.ok(); ++i) unpack_from(unpacker, values.add());
}
template <class T>
void unpack_from(Unpacker& unpacker, T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    const std::uint64_t number = unpacker.take(1);
    if (number > 1) unpacker.fail();
    value = number == 1;
  } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    value = static_cast<T>(unpacker.take(sizeof(T)));
  } else {
    each_field(value, [&](std::string_view, auto& member) { unpack_from(unpacker, member); });
  }
}

// ---- what a seat knows
template <class G>
consteval std::uint64_t shape_of_knowledge() {
  Hasher hasher;
  hasher.absorb(std::string_view{G::kName});
  shape_into(hasher, std::type_identity<typename G::Public>{});
  shape_into(hasher, std::type_identity<typename G::Private>{});
  shape_into(hasher, std::type_identity<typename G::Memory>{});
  return hasher.value();
}

inline std::uint64_t seal_of(std::string_view text) {
  Hasher hasher;
  hasher.absorb(text);
  return hasher.value();
}

template <class G>
std::string packed(const Knowledge<G>& known) {
  Packer packer;
  packer.put(kPackedVersion, 1);
  packer.put(shape_of_knowledge<G>(), 8);
  pack_into(packer, known.view.seat);
  pack_into(packer, known.view.pub);
  pack_into(packer, known.view.own);
  pack_into(packer, known.memory);
  pack_into(packer, known.heard);
  packer.put(seal_of(packer.text()), 8);
  return packer.text();
}

enum class Unpacked : std::uint8_t { ok, other_rules, damaged };

template <class G>
Unpacked unpack(std::string_view text, Knowledge<G>& known) {
  constexpr std::size_t kSeal = 16;
  Unpacker unpacker(text);
  if (unpacker.take(1) != kPackedVersion || unpacker.take(8) != shape_of_knowledge<G>())
    return Unpacked::other_rules;
  if (text.size() < kSeal) return Unpacked::damaged;
  unpack_from(unpacker, known.view.seat);
  unpack_from(unpacker, known.view.pub);
  unpack_from(unpacker, known.view.own);
  unpack_from(unpacker, known.memory);
  unpack_from(unpacker, known.heard);
  const std::uint64_t seal = unpacker.take(8);
  if (!unpacker.at_end() || seal != seal_of(text.substr(0, text.size() - kSeal)))
    return Unpacked::damaged;
  return Unpacked::ok;
}

}  // namespace stolik
