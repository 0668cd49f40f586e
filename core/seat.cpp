#include "core/seat.h"

namespace stolik {

std::string_view code_name(Code code) {
  switch (code) {
    case Code::none: return "none";
    case Code::bad_json: return "bad-json";
    case Code::bad_message: return "bad-message";
    case Code::bad_command: return "bad-command";
    case Code::unknown_game: return "unknown-game";
    case Code::unknown_card: return "unknown-card";
    case Code::bad_option: return "bad-option";
    case Code::bad_position: return "bad-position";
    case Code::not_your_turn: return "not-your-turn";
    case Code::wrong_phase: return "wrong-phase";
    case Code::illegal: return "illegal";
    case Code::not_held: return "not-held";
    case Code::no_such_offer: return "no-such-offer";
    case Code::over: return "over";
  }
  return "none";
}

}  // namespace stolik
