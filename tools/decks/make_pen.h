// The pen that new decks are written with.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "tools/decks/make.h"
#include "tools/decks/make_words.h"

namespace stolik {

// `#` becomes the number; and "set", 3 becomes "set-3".
std::string numbered(std::string_view pattern, int number);
std::string numbered_id(std::string_view prefix, int number);

// The same JSON with one space of indent, every item on its own line.
std::string spread(const std::string& compact);

// A writer for the shapes that decks are made of.
class Pen {
 public:
  Pen() = default;
  Pen(const Pen&) = delete;  // the writer knows where its text is
  Pen& operator=(const Pen&) = delete;

  std::string done() {
    json.end_object();
    return spread(out_);
  }
  void text(std::string_view key, std::string_view value) {
    json.key(key);
    json.string(value);
  }
  void number(std::string_view key, std::int64_t value) {
    json.key(key);
    json.integer(value);
  }
  template <class Texts>
  void list(std::string_view key, const Texts& texts) {
    json.key(key);
    json.begin_array();
    for (const auto& item : texts) json.string(item);
    json.end_array();
  }
  void object(std::string_view key) {
    json.key(key);
    json.begin_object();
  }
  void array(std::string_view key) {
    json.key(key);
    json.begin_array();
  }

 private:
  std::string out_;

 public:
  JsonWriter json{out_};
};

using Strings = std::vector<std::string>;

inline constexpr std::string_view kPlaceholderSource = "Author, Title, Place Year";

void head(Pen& pen, std::string_view id, std::string_view game, const DeckWords& words);
void head_of_texts(Pen& pen, const DeckWords& words);
void lesson_questions(Pen& pen, const DeckWords& words);
void open_check(Pen& pen);

}  // namespace stolik
