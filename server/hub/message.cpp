#include "server/hub/message.h"

#include "core/utf8.h"
#include "server/hub/names.h"
#include "server/journal/fair.h"

namespace stolik {
namespace {

constexpr int kMaxDepth = 6;
constexpr std::size_t kMaxSigns = 240;
constexpr std::size_t kMaxCommandSigns = 1000;
constexpr std::size_t kMaxPieceSigns = 3840;  // of a deck, in base64

bool is_modest_text(std::string_view text, std::size_t max) {
  return is_visible_text(text) && count_signs(text) <= max;
}

// Within the limits of the wire: depth, length and signs of texts, whole numbers.
bool is_modest(const Json& json, int depth, std::size_t signs_max) {
  if (depth > kMaxDepth) return false;
  if (json.is_number()) return json.integer().has_value();
  if (json.is_string())
    return is_modest_text(json.text(), depth == 2 ? kMaxCommandSigns : signs_max);
  for (const Json& item : json.items()) {
    if (!is_modest(item, depth + 1, signs_max)) return false;
  }
  for (const auto& [name, value] : json.members()) {
    if (!is_modest_text(name, kMaxSigns) || !is_modest(value, depth + 1, signs_max)) return false;
  }
  return true;
}

std::uint64_t content_of(const Json& json) {
  std::string content;
  content.reserve(96);  // a command
  for (const auto& [name, value] : json.members()) {
    if (name == "id") continue;
    (content += name) += ':';
    value.write(content);
    content += ';';
  }
  return digest64(content);
}

}  // namespace

std::optional<std::uint64_t> Message::seen() const {
  const Json* value = body().find("seen");
  const auto number = value != nullptr ? value->integer() : std::nullopt;
  if (!number || *number < 0) return std::nullopt;
  return static_cast<std::uint64_t>(*number);
}

std::optional<std::string> Message::code() const {
  if (name() != "knock" || !text("invitation").empty()) return std::nullopt;
  return text("code");
}

ReadMessage read_message(std::string_view text) {
  JsonResult parsed = parse_json(text);
  if (!parsed) return {nullptr, "", {"bad-json", "", "This is not JSON: " + parsed.error}};
  const Json& json = parsed.value;
  const Json* id = json.find("id");
  const bool named = !json.members().empty() && json.members().front().first != "id";
  if (!named || (id != nullptr && (!id->is_string() || !is_client_id(id->text())))) {
    return {nullptr, "", {"bad-message", "", "A message is an object; its first member names it."}};
  }
  Message message;
  if (id != nullptr) message.id = id->text();
  if (!is_modest(json, 1, json.members().front().first == "deck" ? kMaxPieceSigns : kMaxSigns)) {
    return {nullptr,
            message.id,
            {"bad-message", "",
             "Too deep, too long, a number that is not whole, or signs that cannot be shown."}};
  }
  if (id != nullptr) {
    message.id_digest = digest64(message.id);
    message.content = content_of(json);
  }
  message.json = std::move(parsed.value);
  return {std::make_shared<const Message>(std::move(message)), "", {}};
}

}  // namespace stolik
