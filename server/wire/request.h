// A request as it comes in: its id, what tells a repeated one from another, and its members. It is
// parsed once, and carried about as this value from then on.
//
// Every request is a struct in table_requests.h or lesson_requests.h. Parsing, permissions,
// dispatch and the client's TypeScript types follow from the lists there. Tables and lessons have
// requests of the same name with other members, so which list counts is known once its receiver is.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/trouble.h"
#include "server/wire/lesson_requests.h"

namespace stolik {

// A client-made id: 1 to 64 letters, digits, '-', '_'.
bool is_client_id(std::string_view text);

// JSON within the limits of the wire: an object whose first member names the request.
struct RequestText {
  Json json{};
  std::string id{};
  std::uint64_t id_digest = 0;
  std::uint64_t content = 0;  // digest of all but the id
  Trouble trouble{};          // what is wrong with it; then `id` is set if it could be read

  const std::string& name() const { return json.members().front().first; }
  const Json& body() const { return json.members().front().second; }
  // The number of a ping, if it is one.
  std::optional<std::int64_t> ping() const;
};
RequestText parse_request(std::string_view text);

struct Request {
  std::string id{};
  std::uint64_t id_digest = 0;
  std::uint64_t content = 0;
  const RequestKind* kind = nullptr;  // nullptr: its receiver takes no request of that name
  bool is_of_table = false;           // but a table would
  // What its client can take, said where it comes in.
  bool takes_changes = false;
  bool throws = false;
  std::variant<std::monostate, EntryRequest, TableRequest, LessonRequest> body{};

  // The request of that type, or nullptr. T is in the list of List.
  template <class List, class T>
  const T* get() const {
    const List* list = std::get_if<List>(&body);
    return list != nullptr ? std::get_if<T>(list) : nullptr;
  }
  template <class T>
  const T* entry() const {
    return get<EntryRequest, T>();
  }
  template <class T>
  const T* at_table() const {
    return get<TableRequest, T>();
  }
  template <class T>
  const T* in_lesson() const {
    return get<LessonRequest, T>();
  }
};

// To whom it is sent: the same name may mean another request.
enum class Receiver : std::uint8_t { entry, table, lesson };

// nullptr: there is no request of that name there.
const RequestKind* find_request(Receiver receiver, std::string_view name);
std::shared_ptr<const Request> read_request(RequestText text, Receiver receiver);

// The TypeScript types of all requests: what stands behind the name of each.
std::string request_types();

}  // namespace stolik
