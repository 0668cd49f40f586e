// Who made a deck: Ed25519 signatures of `.stolik-deck` files (bundle.h), by libsodium. They say
// who signed, never that it is right.
#pragma once

#include <string>
#include <string_view>

#include "tools/decks/bundle.h"

namespace stolik {

// 64 hexadecimal digits, the seed that both halves of a key are made of; to be kept secret.
std::string new_author_seed();
// The public half; "" if that is no seed.
std::string author_key(std::string_view seed);
// The whole file, signed; "" if that is no seed.
std::string sign_bundle(std::string_view content, std::string_view seed);
// Whether its key signed its content; false too where nobody signed it.
bool is_signed_rightly(const DeckBundle& bundle);

}  // namespace stolik
