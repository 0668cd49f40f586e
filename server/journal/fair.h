// Fair lots: a secret seed that is committed to before the deal, mixed with what the players add,
// and opened when the game is over. Whoever has the seed and the nonces can draw every lot again.
//
//   commitment = BLAKE2b-256("stolik commitment 1" | seed), shown before anybody adds a nonce
//   key        = BLAKE2b-256("stolik key 1" | "person:nonce;" …), keyed with the seed: games
//                before deals were sealed; now it is made of the seal too (seal.h)
//   lot n      = ChaCha20 under BLAKE2b-256("lot" | n), keyed with the key;
//                the top likewise with "top"
//
// Numbers below n come from 32 bits by rejection, so no outcome is likelier than another.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex.h"

namespace stolik {

using Secret = std::array<std::uint8_t, 32>;

struct Nonce {
  int person = 0;
  std::string text{};  // 32 to 64 hexadecimal digits, as the client gave it

  bool operator==(const Nonce&) const = default;
};

Secret blake2b_256(std::string_view message, const Secret* key = nullptr);
bool is_nonce(std::string_view text);

std::string commitment_of(const Secret& seed);
Secret key_of(const Secret& seed, std::span<const Nonce> nonces);

// What is kept of a token: nobody who reads the disk can come in with it.
std::string hash_of_token(std::string_view token);
// A token that follows from the request for it, so that a repeated request is answered with the
// same one although only its hash is kept. `secret` is told to nobody.
std::string token_for(std::string_view secret, int person, std::string_view id,
                      std::size_t bytes = 32);
// For telling ids and contents apart.
std::uint64_t digest64(std::string_view text);

// Lines that hang together: each link is made of the one before it and of the next line, so the
// last one tells whether a line was changed, added or taken away.
class Chain {
 public:
  void add(std::string_view line);
  std::string last() const { return to_hex(link_); }

 private:
  Secret link_{};
};

// A source of lots (core/rng.h, Lots).
class LotStream {
 public:
  LotStream(const Secret& key, std::string_view label, std::uint64_t number);
  // A uniform number in [0, n), n > 0.
  std::uint32_t below(std::uint32_t n);

 private:
  std::uint32_t next();
  Secret key_{};
  std::array<std::uint8_t, 64> block_{};
  std::size_t used_ = 64;
  std::uint32_t counter_ = 0;
};

}  // namespace stolik
