// A newcomer to `triples`: asks at random for what is missing in its sets, and remembers the last
// four answers.
#include "bots/triples/bot.h"

namespace stolik::triples {
namespace {

constexpr int kRemembered = 4;

// What the latest of those answers says of this ask.
enum class Says : std::uint8_t { nothing, there, not_there };

Says says(const Memory& memory, const Ask& ask) {
  for (int age = 0; age < kRemembered && age < memory.asks_recalled(); ++age) {
    const Heard& heard = memory.ask_of_age(age);
    if (heard.card != ask.card || heard.answer == Heard::Answer::mistaken) continue;
    const bool got = heard.answer != Heard::Answer::refused;
    if (heard.asked == ask.seat) return Says::not_there;
    if (got) return heard.asker == ask.seat ? Says::there : Says::not_there;
  }
  return Says::nothing;
}

}  // namespace

Choice<Triples, Why> Bot::newcomer(const Knowledge<Triples>& known, Rng& rng) {
  FixedVec<Ask, Triples::kMaxActions> sure;
  FixedVec<Ask, Triples::kMaxActions> possible;
  FixedVec<Ask, Triples::kMaxActions> all;
  each_ask(known.view, [&](const Ask& ask) {
    all.push(ask);
    if (known.view.pub.hand_sizes[slot(ask.seat)] == 0) return;
    const Says said = says(known.memory, ask);
    if (said == Says::there) sure.push(ask);
    if (said != Says::not_there) possible.push(ask);
  });
  const auto& asks = !sure.empty() ? sure : !possible.empty() ? possible : all;
  const Ask ask = asks[rng.below(asks.size())];
  return {.action = {.verb = Verb::ask, .seat = ask.seat, .card = ask.card}};
}

}  // namespace stolik::triples
