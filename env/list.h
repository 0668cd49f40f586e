// The codecs of this build: Codecs, one for each of Games; a small game of cards without one has
// the plain one.
#pragma once

#include "bots/list.h"
#include "env/plain_codec.h"
#include "games/list.h"
#include "generated/codecs.h"

namespace stolik {

template <class Codec>
inline constexpr bool kNumbered = true;
template <class Text>
inline constexpr bool kNumbered<PlainCodec<Text>> = requires {
  Text::Rules::kCards;
  Text::Rules::kHand;
};

}  // namespace stolik
