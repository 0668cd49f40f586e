#include "server/net/parcel.h"

#include <sodium.h>

#include <array>

#include "core/hex.h"

namespace stolik {
namespace {

constexpr std::size_t kHeadBytes = 13;  // length, kind, line

void put_number(std::string& out, std::uint64_t number, int bytes) {
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) out += char(number >> shift & 0xFF);
}

std::uint64_t take_number(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8 | std::uint8_t(byte);
  return number;
}

}  // namespace

void write_parcel(std::string& out, Parcel::Kind kind, std::uint64_t line, std::string_view text) {
  put_number(out, text.size(), 4);
  out += char(kind);
  put_number(out, line, 8);
  out.append(text);
}

std::optional<Parcel> ParcelReader::next() {
  const std::string_view rest = std::string_view{held_}.substr(used_);
  if (broken_ || rest.size() < kHeadBytes) {
    held_.erase(0, used_);
    used_ = 0;
    return std::nullopt;
  }
  const std::uint64_t size = take_number(rest.substr(0, 4));
  const auto kind = std::uint8_t(rest[4]);
  broken_ = size > kParcelMax || kind < 1 || kind > std::uint8_t(Parcel::Kind::beat);
  if (broken_ || rest.size() < kHeadBytes + size) {
    held_.erase(0, used_);
    used_ = 0;
    return std::nullopt;
  }
  used_ += kHeadBytes + size;
  return Parcel{static_cast<Parcel::Kind>(kind), take_number(rest.substr(5, 8)),
                std::string{rest.substr(kHeadBytes, size)}};
}

std::string node_proof(std::string_view secret, std::string_view role, std::string_view dialled_by,
                       std::string_view dialled, std::string_view their_nonce,
                       std::string_view our_nonce, std::string_view channel) {
  std::string said{"stolik node 1"};
  for (const std::string_view part : {role, dialled_by, dialled, their_nonce, our_nonce})
    said.append(" ").append(part);
  if (!channel.empty()) said.append(" ").append(channel);
  std::array<std::uint8_t, crypto_generichash_BYTES> sum{};
  crypto_generichash(sum.data(), sum.size(), reinterpret_cast<const unsigned char*>(said.data()),
                     said.size(), reinterpret_cast<const unsigned char*>(secret.data()),
                     secret.size());
  return to_hex(sum);
}

}  // namespace stolik
