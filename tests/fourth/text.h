// What is told of `twelve`; its other words follow from its values.
#pragma once

#include "games/plain_text.h"
#include "tests/fourth/rules.h"

namespace stolik::twelve {

struct Text : plain::PlainText<Twelve> {
  using Shown = Twelve::Shown;
  static constexpr auto kEvents = std::tuple{
      secret_event(Tell::dealt, "dealt",
                   std::tuple{Field{"seat", &Shown::seat}, Field{"count", &Shown::count}},
                   Field{"cards", &Twelve::Private::hands}),
      event(Tell::played, "played", Field{"seat", &Shown::seat}, Field{"card", &Shown::card}),
      event(Tell::took, "took", Field{"seat", &Shown::seat}),
      secret_event(Tell::drew, "drew", std::tuple{Field{"seat", &Shown::seat}},
                   Field{"cards", &Twelve::Private::hands}),
      event(Tell::turn, "turn", Field{"seat", &Shown::seat}),
      event(Tell::over, "over", Field{"winners", &Shown::winners})};
  static constexpr const auto& events() { return kEvents; }
};

}  // namespace stolik::twelve
