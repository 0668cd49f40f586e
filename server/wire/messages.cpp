#include "games/changes.h"
#include "server/wire/message_types.h"

namespace stolik::message {
namespace {

template <class... M>
std::string types_of(List<M...>) {
  Types types;
  std::string any;
  const auto add = [&]<class T>(const T*) {
    declare<T>(types);
    any += "\n  | { " + std::string{T::kName} + ": " + type_of<T>() + " }";
  };
  (add(static_cast<const M*>(nullptr)), ...);
  return types.text + "export type ServerMessage =" + any + ";\n";
}

}  // namespace

void Form<Changes>::write(JsonWriter& json, const Changes& changes) {
  write_changes(json, *changes.before, *changes.now, changes.seat);
}

std::string typescript_types() {
  return "/** Messages of the server (docs/PROTOCOL-wire.md, docs/PROTOCOL-class.md). */\n" +
         types_of(All{});
}

}  // namespace stolik::message
