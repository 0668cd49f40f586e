// schema(): all games as they describe themselves (docs/PROTOCOL.md), for whoever makes forms and
// controls of it.

#include "core/bot_pace.h"
#include "games/levels.h"
#include "games/list.h"
#include "games/table.h"

namespace stolik {
namespace {

template <class... P>
void write_parts(JsonWriter& json, const std::tuple<P...>&) {
  json.begin_array();
  (json.string(kind<typename P::Type>().word), ...);
  json.end_array();
}

template <class Form>
void write_verb(JsonWriter& json, const Form& form) {
  constexpr std::string_view kActors[] = {"seat", "host", "nature"};
  json.begin_object();
  json.string("verb", form.name);
  json.string("by", kActors[std::size_t(form.giver.kind)]);
  json.string("rule", form.giver.rule);
  if (form.is_own()) {
    json.string("shape", form.shape);
  } else {
    json.key("parts");
    write_parts(json, form.parts);
  }
  json.end_object();
}

template <class Text>
void write_game(JsonWriter& json, const Shelf& shelf) {
  using G = typename Text::Rules;
  std::vector<std::string_view> decks;
  for (const auto& deck : shelf.decks()) {
    if (deck->game == G::kName) decks.push_back(deck->id);
  }
  json.begin_object();
  json.string("game", G::kName);
  json.begin_array("players");
  G::kPlayers.each([&](int players) { json.integer(players); });
  json.end_array();
  if constexpr (requires { G::kBestPlayers; }) {
    json.list("best", G::kBestPlayers);
  }
  json.begin_array("options");
  for (const auto& option : G::kOptions) write_form(json, option.form, G::kPlayers, decks);
  json.end_array();
  json.begin_array("verbs");
  std::apply([&](const auto&... form) { (write_verb(json, form), ...); }, G::kVerbs);
  write_verb(json, own_verb(0, "deal", Actor::Kind::nature, G::kDealRule, G::kDealShape));
  json.end_array();
  json.end_object();
}

template <class... Texts>
void write_games(KindsOf<Texts...>, JsonWriter& json, const Shelf& shelf) {
  (write_game<Texts>(json, shelf), ...);
}

}  // namespace

std::string schema(const Shelf& shelf) {
  return json_object([&](JsonWriter& json) {
    json.begin_array("games");
    write_games(Games{}, json, shelf);
    json.end_array();
    json.begin_array("paces");
    for (const BotPace& pace : kBotPaces) {
      json.begin_object();
      json.string("pace", pace.name);
      json.integer("move_ms", pace.move_ms);
      json.integer("to_you_ms", pace.to_you_ms);
      json.end_object();
    }
    json.end_array();
    json.list("levels", levels_for_people());
  });
}

}  // namespace stolik
