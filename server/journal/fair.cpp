#include "server/journal/fair.h"

#include <sodium.h>

#include "core/assert.h"

namespace stolik {
namespace {

std::string_view bytes_of(const Secret& secret) {
  return {reinterpret_cast<const char*>(secret.data()), secret.size()};
}

}  // namespace

Secret blake2b_256(std::string_view message, const Secret* key) {
  Secret out{};
  crypto_generichash(out.data(), out.size(), reinterpret_cast<const unsigned char*>(message.data()),
                     message.size(), key != nullptr ? key->data() : nullptr,
                     key != nullptr ? key->size() : 0);
  return out;
}

bool is_nonce(std::string_view text) {
  return text.size() >= 32 && text.size() <= 64 && is_hex(text, text.size());
}

std::string commitment_of(const Secret& seed) {
  std::string message{"stolik commitment 1"};
  message += bytes_of(seed);
  return to_hex(blake2b_256(message));
}

Secret key_of(const Secret& seed, std::span<const Nonce> nonces) {
  std::string message{"stolik key 1"};
  for (const Nonce& nonce : nonces)
    message += std::to_string(nonce.person) + ":" + nonce.text + ";";
  return blake2b_256(message, &seed);
}

std::string hash_of_token(std::string_view token) {
  std::string message{"stolik token 1"};
  message += token;
  return to_hex(blake2b_256(message));
}

std::string token_for(std::string_view secret, int person, std::string_view id, std::size_t bytes) {
  std::string message{"stolik asked token 1"};
  message += std::string{secret} + ":" + std::to_string(person) + ":" + std::string{id};
  return to_hex(blake2b_256(message)).substr(0, 2 * bytes);
}

void Chain::add(std::string_view line) {
  link_ = blake2b_256(std::string{bytes_of(link_)} += line);
}

std::uint64_t digest64(std::string_view text) {
  const Secret digest = blake2b_256(text);
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < 8; ++i) value = value << 8 | digest[i];
  return value;
}

LotStream::LotStream(const Secret& key, std::string_view label, std::uint64_t number) {
  key_ = blake2b_256(std::string{label} + " " + std::to_string(number), &key);
}

std::uint32_t LotStream::next() {
  if (used_ == block_.size()) {
    static_assert(sizeof(Secret) == crypto_stream_chacha20_ietf_KEYBYTES);
    const std::array<unsigned char, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
    block_ = {};
    crypto_stream_chacha20_ietf_xor_ic(block_.data(), block_.data(), block_.size(), nonce.data(),
                                       counter_++, key_.data());
    used_ = 0;
  }
  std::uint32_t word = 0;  // little-endian on every machine
  for (unsigned i = 0; i < 4; ++i) word |= static_cast<std::uint32_t>(block_[used_++]) << (8 * i);
  return word;
}

std::uint32_t LotStream::below(std::uint32_t n) {
  STOLIK_ASSERT(n > 0);
  const std::uint32_t threshold =
      (0u - n) % n;  // 2^32 mod n: below it a word would favour small numbers
  std::uint32_t word = next();
  while (word < threshold) word = next();
  return word % n;
}

}  // namespace stolik
