// Verbs: the commands of a game, described once. Parsing, printing, who gives them, TypeScript
// types and the schema (docs/PROTOCOL.md) follow from a game's list, which stands in the order of
// its enum Verb.
//
//   inline constexpr std::tuple kVerbs{
//       verb(Verb::ask, "ask", Actor::Kind::seat, "T7", part(&Action::seat), part(&Action::card)),
//       verb(Verb::read, "read", Actor::Kind::seat, "T12", part(&Action::set))};
//
// The type of a part says how it is read and written (core/words.h). A verb whose shape is its own
// says how it looks, and the game's Text brings a reader and a printer for it. Names may have two
// words; two verbs of one name differ in their parts.
#pragma once

#include <array>
#include <string_view>
#include <tuple>

#include "core/game.h"

namespace stolik {

// A member of an action, written as a T.
template <class T, class A, class M>
struct Part {
  using Type = T;
  M A::* member;

  constexpr T get(const A& action) const { return static_cast<T>(action.*member); }
  constexpr void set(A& action, T value) const { action.*member = static_cast<M>(value); }
};
template <class A, class M>
constexpr Part<M, A, M> part(M A::* member) {
  return {member};
}
template <class T, class A, class M>
constexpr Part<T, A, M> part_as(M A::* member) {
  return {member};
}

template <class V, class... P>
struct VerbForm {
  V verb;
  std::string_view name;
  Giver giver;
  std::string_view shape;  // how it looks behind its name, if the game reads and prints it itself
  std::tuple<P...> parts;

  constexpr bool is_own() const { return !shape.empty(); }
};
template <class V, class... P>
constexpr VerbForm<V, P...> verb(V which, std::string_view name, Actor::Kind by,
                                 std::string_view rule, P... parts) {
  return {which, name, {by, rule}, {}, {parts...}};
}
template <class V>
constexpr VerbForm<V> own_verb(V which, std::string_view name, Actor::Kind by,
                               std::string_view rule, std::string_view shape) {
  return {which, name, {by, rule}, shape, {}};
}

// Who gives each, by its number.
template <class... Form>
constexpr auto givers_of(const std::tuple<Form...>& verbs) {
  std::array<Giver, sizeof...(Form)> givers{};
  std::apply([&](const auto&... form) { ((givers[std::size_t(form.verb)] = form.giver), ...); },
             verbs);
  return givers;
}
// Whether each stands at the place of its number, so that none is missing and none is there twice.
template <class... Form>
constexpr bool in_order(const std::tuple<Form...>& verbs) {
  std::size_t place = 0;
  return std::apply(
      [&](const auto&... form) { return ((std::size_t(form.verb) == place++) && ...); }, verbs);
}

}  // namespace stolik
