#include "server/net/deck_pages.h"

#include "server/ids.h"
#include "server/journal/fair.h"

namespace stolik {

DeckPages::DeckPages(const Shelf& shelf, std::span<const Asset> others, std::size_t own_bytes) {
  std::string list;
  JsonWriter json(list);
  json.begin_object();
  json.begin_array("decks");
  for (const auto& deck : shelf.decks()) {
    json.begin_object();
    json.string("id", deck->id);
    json.string("game", deck->game);
    json.boolean("built_in", built_in_shelf().find(deck->id) != nullptr);
    json.end_object();
  }
  json.end_array();
  json.integer("own_bytes", std::int64_t(own_bytes));
  json.end_object();
  add("/decks.json", std::move(list));
  for (const auto& deck : shelf.decks()) {
    add("/decks/" + deck->id + ".json", json_object([&](JsonWriter& page) {
          page.raw("facts", deck->facts.written());
          page.begin_object("texts");
          for (const auto& [language, words] : deck->texts) page.raw(language, words.written());
          page.end_object();
        }));
  }
  all_.insert(all_.end(), others.begin(), others.end());
}

void DeckPages::add(std::string path, std::string content) {
  const std::string& name = texts_.emplace_back(std::move(path));
  const std::string& text = texts_.emplace_back(std::move(content));
  const std::string& etag = texts_.emplace_back("\"" + table_name(TableId{digest64(text)}) + "\"");
  all_.push_back({.path = name, .etag = etag, .plain = text});
}

}  // namespace stolik
