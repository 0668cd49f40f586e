// A message of a client: read once, where it comes into the hub, and carried about as this value
// from then on.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/json.h"
#include "server/json_members.h"
#include "server/trouble.h"

namespace stolik {

struct Message {
  Json json{};  // the whole of it, an object whose first member names it
  std::string id{};
  std::uint64_t id_digest = 0;
  std::uint64_t content = 0;  // digest of all but the id

  const std::string& name() const { return json.members().front().first; }
  const Json& body() const { return json.members().front().second; }
  // Members of the body (json_members.h).
  std::string text(std::string_view member) const { return text_member(body(), member); }
  int integer(std::string_view member) const { return integer_member(body(), member); }
  bool is_true(std::string_view member, bool usual = false) const {
    return boolean_member(body(), member, usual);
  }
  // The last number its sender has seen; nothing if it does not say.
  std::optional<std::uint64_t> seen() const;
  // The code by which it knocks; nothing where it is no knock, or brings an invitation.
  std::optional<std::string> code() const;
};

// The message, or what is wrong with the text; then its id is known if it could be read.
struct ReadMessage {
  std::shared_ptr<const Message> message{};
  std::string id{};
  Trouble trouble{};
};
ReadMessage read_message(std::string_view text);

}  // namespace stolik
