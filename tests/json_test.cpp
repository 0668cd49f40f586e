// Our JSON reader agrees with a well-known one on whatever random text it is given.

#include <gtest/gtest.h>

#include <boost/json/src.hpp>
#include <regex>

#include "core/json.h"
#include "core/rng.h"

namespace stolik {
namespace {

bool boost_accepts(const std::string& text) {
  boost::json::error_code error;
  boost::json::parse_options options;
  options.max_depth = kMaxJsonDepth + 2;
  boost::json::parse(text, error, {}, options);
  return !error;
}

// We keep a number as it was written; they refuse one that no double can hold.
bool has_huge_exponent(const std::string& text) {
  static const std::regex exponent("[eE][+-]?[0-9]{3}");
  return std::regex_search(text, exponent);
}

// Pieces that make up interesting JSON, broken JSON and almost JSON.
// clang-format off
const char* const kPieces[] = {
    "{", "}", "[", "]", ",", ":", "\"a\"", "\"b\"", "\"\\u00e9\"", "\"\\ud83d\\ude00\"",
    "\"\\ud800\"", "1", "0", "-0", "01", "1.5", "-2e1", "1e", ".5", "true", "false", "null", "nul",
    " ", "\n", "\t", "\"\xc4\x85\"", "\"\xff\"", "\"\\n\"", "\"\\q\"",
    "\"unended", "\x01", "12345678901234567890"};
// clang-format on

TEST(Json, agrees_with_boost_on_random_text) {
  Rng rng{42};
  int accepted = 0;
  for (int i = 0; i < 200'000; ++i) {
    std::string text;
    for (auto pieces = 1 + rng.below(9); pieces > 0; --pieces)
      text += kPieces[rng.below(std::size(kPieces))];
    const bool ours = static_cast<bool>(parse_json(text));
    const bool theirs = boost_accepts(text);
    if (ours) ++accepted;
    // We refuse a member that stands twice; they take the last one.
    if (ours != theirs && !has_huge_exponent(text)) {
      EXPECT_EQ(parse_json(text).error, "the same member twice") << text;
    }
  }
  EXPECT_GT(accepted, 5000);
}

TEST(Json, writes_what_it_read) {
  const std::string text = R"({"a":[1,-2.50,1e9,true,null,"\"\\\n\u0001ąЖ😀"],"b":{}})";
  const JsonResult parsed = parse_json(text);
  ASSERT_TRUE(parsed) << parsed.error;
  std::string out;
  parsed.value.write(out);
  EXPECT_EQ(out, text);
}

// Short strings are looked at eight signs at a time: every sign, wherever it stands among others of
// every kind.
TEST(Json, writes_every_sign_in_every_place) {
  for (const char around : {'a', '!', '\x7f'}) {
    for (std::size_t length = 1; length <= 66; length += length < 18 ? 1 : 24) {
      for (std::size_t place = 0; place < length; ++place) {
        for (int sign = 0; sign < 128; ++sign) {
          std::string text(length, around);
          text[place] = static_cast<char>(sign);
          std::string alone;
          write_json_string(alone, text);
          const std::size_t strange =
              sign == '"' || sign == '\\' || sign == '\n' || sign == '\t' || sign == '\r' ? 1
              : sign < 0x20                                                               ? 5
                                                                                          : 0;
          ASSERT_EQ(alone.size(), length + 2 + strange)
              << sign << " at " << place << " of " << length;
          ASSERT_EQ(parse_json(alone).value.text(), text);
        }
      }
    }
  }
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  for (const std::string key :
       {"a", "Ж\n", "a name of more than sixty-four signs, which is too long to be put together"}) {
    json.key(key);
    json.begin_array();
    json.string(key);
    json.string("\"");
    json.string("");
    json.end_array();
  }
  json.end_object();
  EXPECT_EQ(
      out,
      R"({"a":["a","\"",""],"Ж\n":["Ж\n","\"",""],)"
      R"("a name of more than sixty-four signs, which is too long to be put together":)"
      R"(["a name of more than sixty-four signs, which is too long to be put together","\"",""]})");
}

TEST(Json, has_limits) {
  EXPECT_FALSE(
      parse_json(std::string(kMaxJsonDepth + 2, '[') + std::string(kMaxJsonDepth + 2, ']')));
  EXPECT_TRUE(parse_json(std::string(kMaxJsonDepth, '[') + std::string(kMaxJsonDepth, ']')));
  std::string many = "[0";
  for (std::size_t i = 0; i < kMaxJsonValues; ++i) many += ",0";
  EXPECT_FALSE(parse_json(many + "]"));
  EXPECT_FALSE(parse_json("9").value.find("a"));
  EXPECT_EQ(parse_json("9223372036854775807").value.integer(), 9223372036854775807);
  EXPECT_EQ(parse_json("9223372036854775808").value.integer(), std::nullopt);
  EXPECT_EQ(parse_json("1.0").value.integer(), std::nullopt);
}

// Short texts are written another way than long ones, and eight signs at a time: one that does not
// stand as it is may lie anywhere.
TEST(Json, writes_what_it_reads_at_every_length_and_place) {
  for (std::size_t size = 0; size <= 70; ++size) {
    for (const char special : {'a', '"', '\\', '\n', '\x1f', '\x7f'}) {
      for (std::size_t place = 0; place < std::max<std::size_t>(1, size); ++place) {
        std::string text(size, 'x');
        if (size > 0) text[place] = special;
        std::string out;
        JsonWriter json(out);
        json.begin_object();
        json.key(text);
        json.begin_array();
        json.integer(-7);
        json.string(text);
        json.string(text);
        json.integer(12);
        json.end_array();
        json.end_object();
        const JsonResult read = parse_json(out);
        ASSERT_TRUE(read) << out;
        const Json* list = read.value.find(text);
        ASSERT_NE(list, nullptr) << out;
        ASSERT_EQ(list->items().size(), 4u) << out;
        EXPECT_EQ(list->items()[0].text(), "-7");
        EXPECT_EQ(list->items()[1].text(), text);
        EXPECT_EQ(list->items()[2].text(), text);
        EXPECT_EQ(list->items()[3].text(), "12");
      }
    }
  }
}

// Eight bytes at a time as well: a wrong one is found wherever it lies.
TEST(Text, that_turns_or_hides_writing_is_not_visible) {
  const auto around = [](char32_t sign, int times) {
    std::string text = "Za";
    for (int i = 0; i < times; ++i) append_sign(text, sign);
    return text + "b";
  };
  for (const char32_t sign : std::initializer_list<char32_t>{
           0x00,   0x1F,   0x7F,    0x9F,    0xAD,    0x34F,   0x61C,  0x1160, 0x180E,
           0x200B, 0x200D, 0x200E,  0x200F,  0x2028,  0x2029,  0x202A, 0x202E, 0x2060,
           0x2066, 0x2069, 0x2800,  0x3164,  0xFDD0,  0xFEFF,  0xFFA0, 0xFFF9, 0xFFFB,
           0xFFFE, 0xFFFF, 0x1FFFE, 0xE0001, 0xE007F, 0x10FFFF}) {
    EXPECT_FALSE(is_visible_text(around(sign, 1))) << std::hex << static_cast<unsigned>(sign);
  }
  for (const char32_t stroke :
       std::initializer_list<char32_t>{0x336, 0x489, 0x5B0, 0xE49, 0x1AB0, 0x20DD, 0xFE0F}) {
    EXPECT_TRUE(is_visible_text(around(stroke, 3))) << std::hex << static_cast<unsigned>(stroke);
    EXPECT_FALSE(is_visible_text(around(stroke, 4))) << std::hex << static_cast<unsigned>(stroke);
  }
  for (const char* text : {"", "Zażółć gęślą jaźń", "Съешь ещё этих булок",
                           "naïve – “quoted” … 41.49° 1\u20E3 \u2764\uFE0F 😀", "שָׁלוֹם"}) {
    EXPECT_TRUE(is_visible_text(text)) << text;
  }
}

TEST(Json, knows_text_that_is_not_utf8_at_every_place) {
  for (std::size_t size = 1; size <= 40; ++size) {
    EXPECT_TRUE(is_utf8(std::string(size, 'x')));
    for (std::size_t place = 0; place < size; ++place) {
      std::string text(size, 'x');
      text[place] = '\xff';
      EXPECT_FALSE(is_utf8(text)) << size << ' ' << place;
      text.replace(place, 1, "\xc4\x85");
      EXPECT_TRUE(is_utf8(text)) << size << ' ' << place;
    }
  }
}

}  // namespace
}  // namespace stolik
