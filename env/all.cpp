// Every game behind the functions of env.h.

#include "env/env_of.h"
#include "env/list.h"

namespace stolik {
namespace {

template <class Codec, class Bot>
bool open_as(std::string_view game, const Deck* deck, int players, const Json* options,
             const EnvSettings& settings, OpenedEnv& opened) {
  if (Codec::Text::Rules::kName != game) return false;
  if constexpr (kNumbered<Codec>)
    opened = EnvOf<Codec, Bot>::open(*deck, players, options, settings);
  else
    opened.answer = {Code::unknown_game, "",
                     "This game has no numbers for its actions (env/codec.h)."};
  return true;
}

template <class... Codec, class... Bot>
bool open_any(KindsOf<Codec...>, KindsOf<Bot...>, std::string_view game, const Deck* deck,
              int players, const Json* options, const EnvSettings& settings, OpenedEnv& opened) {
  return (open_as<Codec, Bot>(game, deck, players, options, settings, opened) || ...);
}

}  // namespace

OpenedEnv open_env(std::string_view game, int players, const Json* options,
                   const EnvSettings& settings) {
  OpenedEnv opened;
  // The sentences for a game or a deck that is not there are those of every table.
  const Opened table = open_table(built_in_shelf(), game, players, options);
  opened.answer = table.answer;
  if (!table.table) return opened;
  open_any(Codecs{}, Bots{}, game, &table.table->deck(), players, options, settings, opened);
  return opened;
}

}  // namespace stolik
