#include "server/wire/request.h"

namespace stolik {
namespace {

template <class R>
std::string type_of_request() {
  if constexpr (requires { R::kType; }) {
    return std::string{R::kType};
  } else {
    std::string members;
    const auto add = [&]<class F>(const F& field) {
      members += members.empty() ? " " : "; ";
      members += field.name;
      if constexpr (requires { F::kMayBeMissing; }) members += '?';
      members += ": ";
      members += typescript_of_member(R{}.*(field.member));
    };
    std::apply([&](const auto&... field) { (add(field), ...); }, R::fields());
    std::string type = members.empty() ? "Record<string, never>" : "{" + members + " }";
    if constexpr (requires(R request) { request.is_null; }) type += " | null";
    return type;
  }
}

template <class... R>
std::string types_of(std::string_view name, const std::variant<R...>*) {
  std::string out = "export type " + std::string{name} + " = {\n";
  const auto add = [&](std::string_view called, const std::string& type) {
    out += "  '" + std::string{called} + "': " + type + ";\n";
  };
  (add(R::kKind.name, type_of_request<R>()), ...);
  return out + "};\n";
}

}  // namespace

std::optional<std::string> request::Knock::guessed_code() const {
  if (!invitation.value.empty()) return std::nullopt;
  return code;
}

std::string request_types() {
  return "/** Requests of the wire: what stands behind the name of each. */\n" +
         types_of("EntryRequests", static_cast<const EntryRequest*>(nullptr)) +
         types_of("TableRequests", static_cast<const TableRequest*>(nullptr)) +
         types_of("LessonRequests", static_cast<const LessonRequest*>(nullptr));
}

}  // namespace stolik
