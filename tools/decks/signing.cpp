#include "tools/decks/signing.h"

#include <sodium.h>

#include <array>

#include "core/assert.h"

namespace stolik {
namespace {

template <std::size_t Size>
using SodiumBytes = std::array<unsigned char, Size>;
using AuthorSeed = SodiumBytes<crypto_sign_SEEDBYTES>;

void ready() { STOLIK_ASSERT(sodium_init() >= 0); }

template <std::size_t Size>
bool bytes_of(std::string_view hex, SodiumBytes<Size>& bytes) {
  std::size_t size = 0;
  return sodium_hex2bin(bytes.data(), Size, hex.data(), hex.size(), nullptr, &size, nullptr) == 0 &&
         size == Size;
}

template <std::size_t Size>
std::string digits_of(const SodiumBytes<Size>& bytes) {
  std::string hex(2 * Size + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), bytes.data(), Size);
  hex.pop_back();
  return hex;
}

struct AuthorKeys {
  SodiumBytes<crypto_sign_PUBLICKEYBYTES> known;
  SodiumBytes<crypto_sign_SECRETKEYBYTES> secret;
  ~AuthorKeys() { sodium_memzero(secret.data(), secret.size()); }
};

bool keys_of(std::string_view seed, AuthorKeys& keys) {
  ready();
  AuthorSeed bytes;
  const bool good =
      bytes_of(seed, bytes) &&
      crypto_sign_seed_keypair(keys.known.data(), keys.secret.data(), bytes.data()) == 0;
  sodium_memzero(bytes.data(), bytes.size());
  return good;
}

const unsigned char* unsigned_of(const std::string& text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

std::string new_author_seed() {
  ready();
  AuthorSeed seed;
  randombytes_buf(seed.data(), seed.size());
  return digits_of(seed);
}

std::string author_key(std::string_view seed) {
  AuthorKeys keys;
  return keys_of(seed, keys) ? digits_of(keys.known) : "";
}

std::string sign_bundle(std::string_view content, std::string_view seed) {
  AuthorKeys keys;
  if (!keys_of(seed, keys)) return "";
  const std::string bytes = signed_bytes(content);
  SodiumBytes<crypto_sign_BYTES> signature;
  crypto_sign_detached(signature.data(), nullptr, unsigned_of(bytes), bytes.size(),
                       keys.secret.data());
  return bundle_text(content, digits_of(keys.known), digits_of(signature));
}

bool is_signed_rightly(const DeckBundle& bundle) {
  ready();
  SodiumBytes<crypto_sign_PUBLICKEYBYTES> key;
  SodiumBytes<crypto_sign_BYTES> signature;
  if (!bytes_of(bundle.key, key) || !bytes_of(bundle.signature, signature)) return false;
  const std::string bytes = signed_bytes(bundle.content);
  return crypto_sign_verify_detached(signature.data(), unsigned_of(bytes), bytes.size(),
                                     key.data()) == 0;
}

}  // namespace stolik
