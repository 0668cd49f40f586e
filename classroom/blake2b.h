// BLAKE2b with 32 bytes of output (RFC 7693). The server has it from libsodium; this one is for
// wherever there is no such library, a browser above all, so that the lots of a class can be drawn
// again there. Not for secrets that time could tell.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace stolik {

using Digest = std::array<std::uint8_t, 32>;

// Keyed with all 32 bytes of `key`, or without a key.
Digest blake2b(std::string_view message, const Digest* key = nullptr);

}  // namespace stolik
