// Names for what the hub and its rim talk about. Plain numbers with types of their own.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace stolik {

// A connection; the rim numbers them and never uses a number twice in one process.
enum class Conn : std::uint64_t {};
// A table; drawn at random when it is opened. On the wire and on disk: 16 hexadecimal digits.
enum class TableId : std::uint64_t {};
// From where a line comes, as far as sharing the house goes: numbers that say nothing to the hub.
// 0: nobody's in particular.
struct Network {
  std::uint64_t near = 0;  // a household, a school
  std::uint64_t wide = 0;  // all that one customer of a provider may have; often the same

  bool operator==(const Network&) const = default;
};
// One write handed to the store; the answer names it.
enum class Ticket : std::uint64_t {};
// One question put to a bot; an answer to an older question is ignored.
enum class Question : std::uint64_t {};

constexpr std::uint64_t number(Conn conn) { return std::uint64_t(conn); }
constexpr std::uint64_t number(TableId table) { return std::uint64_t(table); }
constexpr std::uint64_t number(Ticket ticket) { return std::uint64_t(ticket); }
constexpr std::uint64_t number(Question question) { return std::uint64_t(question); }

inline constexpr std::uint32_t kCodes = 100'000'000;  // codes of tables and classes: eight digits

std::string table_name(TableId table);
bool parse_table_name(std::string_view text, TableId& table);

// A timer belongs to a table, but for the one of decks that wait to be checked; setting it again
// replaces it.
struct TimerId {
  enum class Kind : std::uint8_t {
    top,
    turn,
    away,
    bot,
    retry,
    hold,
    empty,
    touch,
    expiry,
    reveal,
    lesson,
    deck,
    thrown
  };
  TableId table{};
  Kind kind = Kind::top;
  int index = 0;  // away: the person; bot: the seat; lesson: what for (class_now.h)

  auto operator<=>(const TimerId&) const = default;
};

}  // namespace stolik
