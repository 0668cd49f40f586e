// Whatever lines come: one line of JSON answers each, and a refused one changes nothing.

#include "core/assert.h"
#include "core/json.h"
#include "core/notation.h"
#include "tools/referee.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace stolik;
  std::string_view text(reinterpret_cast<const char*>(data), size);
  Referee referee(built_in_shelf());
  for (const std::string_view game : game_names()) {
    std::string opening =
        R"({"new":{"game":")" + std::string{game} + R"(","players":3,"seed":"f"}})";
    STOLIK_ASSERT(referee.answer(opening).starts_with("{\"ok\":true"));
  }
  bool last = false;
  for (int lines = 0; !last && lines < 50; ++lines) {
    const std::string before = referee.answer(R"({"hash":true})");
    const std::string answer = referee.answer(take_part(text, '\n', last));
    STOLIK_ASSERT(answer.find('\n') == std::string::npos);
    STOLIK_ASSERT(static_cast<bool>(parse_json(answer)) || answer.size() > kMaxLine);
    if (answer.starts_with("{\"ok\":false"))
      STOLIK_ASSERT(referee.answer(R"({"hash":true})") == before);
  }
  return 0;
}
