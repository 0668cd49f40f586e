// An option that is added to a game changes no hash and no position of games that were played
// before it.

#include <gtest/gtest.h>

#include "core/option_text.h"

namespace stolik {
namespace {

struct Today {
  std::uint8_t players = 3;
  bool open = false;
  bool operator==(const Today&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"players", &Today::players}, Field{"open", &Today::open}};
  }
};

struct Tomorrow {
  std::uint8_t players = 3;
  bool open = false;
  std::uint8_t rounds = 12;
  std::uint8_t guests = 12;
  bool operator==(const Tomorrow&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"players", &Tomorrow::players}, Field{"open", &Tomorrow::open},
                      AddedField{"rounds", &Tomorrow::rounds},
                      AddedField{"guests", &Tomorrow::guests}};
  }
};
static_assert(lists_every_member<Today> && lists_every_member<Tomorrow>);

template <class O>
constexpr std::array kListed{option<&O::open>("open", "X1")};
constexpr std::array kTomorrow{option<&Tomorrow::open>("open", "X1"),
                               option<&Tomorrow::rounds>("rounds", "X2", {2, 12, 12}),
                               option<&Tomorrow::guests>("guests", "X2", {2, 12, 12})};

template <class T>
std::uint64_t hash_of(const T& value) {
  Hasher hasher;
  hash_into(hasher, value);
  return hasher.value();
}

template <class O, std::size_t N>
std::string written(const std::array<Option<O>, N>& list, const O& options) {
  std::string out;
  JsonWriter json(out);
  write_options<O>(json, "", list, options);
  return out;
}

TEST(AddedOption, at_its_default_changes_no_hash_and_no_position) {
  for (std::uint8_t players = 2; players <= 12; ++players) {
    for (const bool open : {false, true}) {
      const Today today{players, open};
      const Tomorrow tomorrow{.players = players, .open = open};
      EXPECT_EQ(hash_of(today), hash_of(tomorrow));
      EXPECT_EQ(written(kListed<Today>, today), written(kTomorrow, tomorrow));
    }
  }
}

TEST(AddedOption, is_hashed_and_written_where_it_differs) {
  const Tomorrow fewer{.rounds = 2};
  const Tomorrow other{.guests = 2};
  EXPECT_NE(hash_of(fewer), hash_of(Tomorrow{}));
  EXPECT_NE(hash_of(fewer), hash_of(Tomorrow{.rounds = 3}));
  EXPECT_NE(hash_of(fewer), hash_of(other));
  EXPECT_EQ(written(kTomorrow, fewer), R"({"open":false,"rounds":2})");
  EXPECT_EQ(written(kTomorrow, other), R"({"open":false,"guests":2})");
}

}  // namespace
}  // namespace stolik
