#include "server/wire/request.h"

#include <array>

#include "core/utf8.h"
#include "server/journal/fair.h"
#include "server/journal/own_deck.h"

namespace stolik {
namespace {

constexpr int kDepthMax = 6;
constexpr std::size_t kCharactersMax = 240;
constexpr std::size_t kCommandCharactersMax = 1000;
constexpr std::size_t kPieceCharactersMax = 3840;  // of a deck, in base64

bool is_within(std::string_view text, std::size_t max) {
  return is_visible_text(text) && count_signs(text) <= max;
}

// Within the limits of the wire: depth, length and characters of texts, whole numbers.
bool is_within(const Json& json, int depth, std::size_t characters_max) {
  if (depth > kDepthMax) return false;
  if (json.is_number()) return json.integer().has_value();
  if (json.is_string())
    return is_within(json.text(), depth == 2 ? kCommandCharactersMax : characters_max);
  for (const Json& item : json.items()) {
    if (!is_within(item, depth + 1, characters_max)) return false;
  }
  for (const auto& [name, value] : json.members()) {
    if (!is_within(name, kCharactersMax) || !is_within(value, depth + 1, characters_max))
      return false;
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

// ---- requests whose body is more than an object of members

void read(const Json& json, request::Create& create) {
  create.settings = json.members().front().second;
  if (const Json* name = create.settings.find("name")) read_member(*name, create.name);
}

void read(const Json& json, request::OpenClass& open) { open.plan = json.members().front().second; }

template <class Command>
void read_command(const Json& body, Command& command) {
  command.is_text = body.is_string();
  if (command.is_text) command.command = body.text();
}

void read(const Json& json, request::Do& command) {
  read_command(json.members().front().second, command);
  if (const Json* strength = json.find("strength")) read_member(*strength, command.strength);
}

void read(const Json& json, lesson_request::Propose& proposed) {
  read_command(json.members().front().second, proposed);
}

void read(const Json& json, request::AskDeck& ask) {
  for (const std::string_view member : kDeckPieceMembers)
    ask.is_piece |= json.members().front().second.find(member) != nullptr;
}

void read(const Json& json, lesson_request::SendMessage& message) {
  message.is_null = json.members().front().second.is_null();
  read_members(json.members().front().second, message);
}

void read(const Json& json, lesson_request::Ask& ask) {
  const Json& body = json.members().front().second;
  ask.is_null = body.is_null();
  read_members(body, ask);
  body.write(ask.asked);
}

template <class T>
void read(const Json& json, T& request) {
  read_members(json.members().front().second, request);
}

// ---- the lists

template <class List>
struct Reader;

template <class... R>
struct Reader<std::variant<R...>> {
  using List = std::variant<R...>;
  struct Entry {
    const RequestKind* kind;
    List (*read)(const Json&);
  };
  static constexpr std::array<Entry, sizeof...(R)> kEntries{
      Entry{&R::kKind, [](const Json& json) {
              List list{std::in_place_type<R>};
              stolik::read(json, std::get<R>(list));
              return list;
            }}...};

  static const Entry* find(std::string_view name) {
    for (const Entry& entry : kEntries) {
      if (entry.kind->name == name) return &entry;
    }
    return nullptr;
  }
};

template <class List>
void read_as(const RequestText& text, Request& request) {
  const auto* entry = Reader<List>::find(text.name());
  if (entry == nullptr) return;
  request.kind = entry->kind;
  request.body = entry->read(text.json);
}

template <class List>
const RequestKind* kind_in(std::string_view name) {
  const auto* entry = Reader<List>::find(name);
  return entry != nullptr ? entry->kind : nullptr;
}

}  // namespace

bool is_client_id(std::string_view text) {
  if (text.empty() || text.size() > 64) return false;
  for (const char c : text) {
    const bool fine = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
    if (!fine) return false;
  }
  return true;
}

RequestText parse_request(std::string_view text) {
  JsonResult parsed = parse_json(text);
  RequestText request;
  if (!parsed) {
    request.trouble = {"bad-json", "", "This is not JSON: " + parsed.error};
    return request;
  }
  const Json& json = request.json = std::move(parsed.value);
  const Json* id = json.find("id");
  const bool named = !json.members().empty() && json.members().front().first != "id";
  if (!named || (id != nullptr && (!id->is_string() || !is_client_id(id->text())))) {
    request.trouble = {"bad-message", "", "A message is an object; its first member names it."};
    return request;
  }
  if (id != nullptr) request.id = id->text();
  const bool is_deck = request.name() == request::DeckPiece::kKind.name;
  if (!is_within(json, 1, is_deck ? kPieceCharactersMax : kCharactersMax)) {
    request.trouble = {
        "bad-message", "",
        "Too deep, too long, a number that is not whole, or signs that cannot be shown."};
    return request;
  }
  if (id != nullptr) {
    request.id_digest = digest64(request.id);
    request.content = content_of(json);
  }
  return request;
}

std::optional<std::int64_t> RequestText::ping() const {
  if (name() != "ping") return std::nullopt;
  return body().integer().value_or(0);
}

const RequestKind* find_request(Receiver receiver, std::string_view name) {
  switch (receiver) {
    case Receiver::entry: return kind_in<EntryRequest>(name);
    case Receiver::table: return kind_in<TableRequest>(name);
    case Receiver::lesson: return kind_in<LessonRequest>(name);
  }
  return nullptr;
}

std::shared_ptr<const Request> read_request(RequestText text, Receiver receiver) {
  auto request = std::make_shared<Request>();
  switch (receiver) {
    case Receiver::entry: read_as<EntryRequest>(text, *request); break;
    case Receiver::table: read_as<TableRequest>(text, *request); break;
    case Receiver::lesson: read_as<LessonRequest>(text, *request); break;
  }
  if (receiver == Receiver::entry) {
    if (const Json* views = text.body().find("views"))
      request->takes_changes = views->is_string() && views->text() == "changes";
    if (const Json* throws = text.body().find("throws")) request->throws = throws->is_true();
  }
  request->is_of_table = kind_in<TableRequest>(text.name()) != nullptr;
  request->id = std::move(text.id);
  request->id_digest = text.id_digest;
  request->content = text.content;
  return request;
}

}  // namespace stolik
