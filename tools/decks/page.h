// A page of HTML that is written front to back. Text is escaped unless it is said to be HTML
// already.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "tools/decks/art.h"

namespace stolik {

std::string escaped(std::string_view text);

class Page {
 public:
  explicit Page(const Art& art) : art_(art) {}

  Page& html(std::string_view html);  // as it is: only for what this program wrote itself
  Page& text(std::string_view text);  // escaped
  // <p class="kind" lang="…">text</p>, or nothing for an empty text.
  Page& line(std::string_view kind, std::string_view text, std::string_view lang = "");
  // A drawing of so many pixels, or a dashed square with its name if there is none.
  Page& picture(std::string_view name, int pixels);
  // The drawing at 96 and 40 pixels, on the light table and on the dark one.
  Page& picture_tiles(std::string_view name, std::string_view kind = "");

  const Art& art() const { return art_; }
  std::string& out() { return out_; }

 private:
  const Art& art_;
  std::string out_;
};

// All drawings as symbols `art-<name>`, to be used in one page together.
std::string sprite(const Art& art);

// Members of a deck file, "" or nothing if they are not there: a sheet is made of whatever there
// is.
std::string_view text_at(const Json* json, std::string_view member);
const Json* at(const Json* json, std::string_view member);
std::string number_at(const Json* json, std::string_view member);
const std::vector<Json>& items_at(const Json* json, std::string_view member);

}  // namespace stolik
