#include "tools/decks/bundle.h"

#include <algorithm>

#include "classroom/blake2b.h"
#include "core/hex.h"

namespace stolik {
namespace {

constexpr std::size_t kMaxHeader = 400;
constexpr std::string_view kEdition = "own-";

DeckBundle troubled(std::string what) {
  DeckBundle bundle;
  bundle.trouble = std::move(what);
  return bundle;
}

// Returns "" or what is wrong.
std::string read_header(std::string_view line, DeckBundle& bundle) {
  const JsonResult header = line.size() <= kMaxHeader
                                ? parse_json(line)
                                : JsonResult{.value = {}, .error = "too long", .where = 0};
  const Json& version = header.value["stolik_deck"];
  if (!version.is_number()) return "this is no deck: its first line does not say so";
  if (version.text() != "1")
    return "this deck was made by a later program; a newer one can read it";
  const Json* key = header.value.find("key");
  const Json* signature = header.value.find("signature");
  const std::size_t expected = key == nullptr && signature == nullptr ? 1 : 3;
  if (header.value.members().size() != expected)
    return "its first line holds what does not belong there";
  if (key == nullptr && signature == nullptr) return "";
  const bool both =
      key != nullptr && signature != nullptr && key->is_string() && signature->is_string();
  if (!both || !is_signature(key->text(), signature->text()))
    return "its signature is broken; ask for the file again";
  bundle.key = key->text();
  bundle.signature = signature->text();
  return "";
}

DeckFile file_of(std::string_view label, std::string_view name, const Json& json) {
  return {concat(label.empty() ? "" : concat(label, "/"), name), "", json, ""};
}

void write_pictures(JsonWriter& json, const DeckFiles& files) {
  if (files.pictures.empty()) return;
  json.begin_object("pictures");
  for (const auto& [name, picture] : files.pictures) json.string(name, picture);
  json.end_object();
}

void write_named(JsonWriter& json, std::string_view name, const Json& value) {
  json.raw(name, value.written());
}

}  // namespace

DeckBundle read_bundle(std::string_view text, std::string_view label) {
  if (text.size() > kMaxBundle)
    return troubled(concat("larger than ", kMaxBundle >> 20, " MiB; take pictures out"));
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);  // some editors put it there
  const std::size_t line = std::min(text.find('\n'), text.size());
  DeckBundle head;
  std::string trouble = read_header(text.substr(0, line), head);
  if (!trouble.empty()) return troubled(std::move(trouble));
  DeckBundle bundle = read_bundle_content(text.substr(std::min(line + 1, text.size())), label);
  bundle.key = std::move(head.key);
  bundle.signature = std::move(head.signature);
  return bundle;
}

DeckBundle read_bundle_content(std::string_view content, std::string_view label) {
  if (content.size() > kMaxBundle)
    return troubled(concat("larger than ", kMaxBundle >> 20, " MiB; take pictures out"));
  DeckFile whole;
  whole.content = content;
  parse_deck_file(whole);
  if (!whole.json) return troubled(whole.trouble);
  const Json* deck = whole.json->find("deck");
  const Json* texts = whole.json->find("texts");
  const Json* pictures = whole.json->find("pictures");
  const std::size_t members = pictures == nullptr ? 2 : 3;
  const bool objects = deck != nullptr && texts != nullptr && texts->is_object() &&
                       (pictures == nullptr || pictures->is_object());
  if (!objects || whole.json->members().size() != members)
    return troubled("a deck, its texts and perhaps its pictures are expected, nothing else");
  DeckBundle bundle;
  bundle.content = content;
  DeckFiles& files = bundle.files;
  files.label = label;
  files.facts = file_of(label, "deck.json", *deck);
  const std::vector<std::string> languages = languages_of(files.facts);
  for (const std::string& code : languages) {
    DeckFile file = file_of(label, code + ".json", Json{});
    if (const Json* found = texts->find(code)) {
      file.json = *found;
    } else {
      file.json.reset();
      file.trouble = "there is no such file; add it";
    }
    files.texts.emplace_back(code, std::move(file));
  }
  for (const auto& [code, json] : texts->members()) {
    if (!is_language(code))
      return troubled("a code of two or three small letters is expected: pl, ru, en");
    const bool named = contains(languages, code);
    if (!named && files.strays.size() < kMaxDeckLanguages) files.strays.push_back(code + ".json");
  }
  if (pictures != nullptr) {
    for (const auto& [name, picture] : pictures->members()) {
      if (!picture.is_string()) return troubled("a picture is a text");
      files.pictures.emplace_back(name, picture.text());
    }
  }
  return bundle;
}

std::string bundle_text(std::string_view content, std::string_view key,
                        std::string_view signature) {
  std::string out{"{\"stolik_deck\":1"};
  if (!key.empty()) out += concat(",\"key\":\"", key, "\",\"signature\":\"", signature, "\"");
  return concat(out, "}\n", content);
}

std::string bundle_content(const DeckFiles& files) {
  return json_object([&](JsonWriter& json) {
    write_named(json, "deck", *files.facts.json);
    json.begin_object("texts");
    for (const auto& [code, file] : files.texts) write_named(json, code, *file.json);
    json.end_object();
    write_pictures(json, files);
  });
}

std::string signed_bytes(std::string_view content) { return concat("stolik deck 1\n", content); }

std::string edition_id(std::string_view content) {
  return concat(kEdition, to_hex(blake2b(signed_bytes(content))).substr(0, 32));
}

bool is_signature(std::string_view key, std::string_view signature) {
  return is_hex(key, 64) && is_hex(signature, 128);
}

bool is_edition_id(std::string_view id) {
  return id.starts_with(kEdition) && is_hex(id.substr(kEdition.size()), 32);
}

std::string edition_facts(const DeckFiles& files, std::string_view id) {
  return json_object([&](JsonWriter& json) {
    for (const auto& [name, value] : files.facts.json->members()) {
      if (name == "id") {
        json.string(name, id);
      } else {
        write_named(json, name, value);
      }
    }
    write_pictures(json, files);
  });
}

}  // namespace stolik
