// The types of positions, views, events and commands for TypeScript, from the field lists of the
// games.

#include <cctype>

#include "core/picture.h"
#include "games/list.h"
#include "games/table.h"

namespace stolik {
namespace {

// victory-line -> VictoryLine
std::string type_name(std::string_view game) {
  std::string name;
  bool begins = true;
  for (const char sign : game) {
    if (sign != '-') name += begins ? char(std::toupper(static_cast<unsigned char>(sign))) : sign;
    begins = sign == '-';
  }
  return name;
}

// `ask ${number} ${CardId}`
template <class... Form>
std::string typescript_of_verbs(const std::tuple<Form...>& verbs) {
  std::string out;
  const auto add = [&]<class V, class... P>(const VerbForm<V, P...>& form) {
    (out += '`') += form.name;
    if (form.is_own()) out += " ${string}";
    ((((out += " ${") += kind<typename P::Type>().typescript) += '}'), ...);
    out += "` | ";
  };
  std::apply([&](const auto&... form) { (add(form), ...); }, verbs);
  return out + "`deal ${string}`";
}

template <class Text>
std::string typescript() {
  std::string out;
  const std::string name = type_name(Text::Rules::kName);
  out += "export type " + name + "Position = " + typescript_of<typename Text::Picture>() + ";\n";
  out += "/** The same members, with the unknown replaced by counts and nulls. */\n";
  out += "export type " + name + "View = " + name + "Position;\n";
  if constexpr (requires { typename Text::Hints; }) {
    out += "export type " + name + "Hints = " + typescript_of<typename Text::Hints>() + ";\n";
  }
  out += "export type " + name + "Event =" + typescript_of_events(Text::events()) + ";\n";
  out += "export type " + name + "Command = " + typescript_of_verbs(Text::Rules::kVerbs) + ";\n\n";
  return out;
}

template <class... Texts>
std::string typescript_of_all(KindsOf<Texts...>) {
  return (typescript<Texts>() + ...);
}

}  // namespace

std::string typescript_types() {
  return "// Generated from the field lists of the engine: do not edit.\n"
         "export type CardId = string;\nexport type SetId = string;\n\n" +
         typescript_of_all(Games{});
}

}  // namespace stolik
