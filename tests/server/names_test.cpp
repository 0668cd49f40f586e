// Names that people type: which are names, and which look alike.

#include <locale.h>
#include <cwctype>

#include "tests/server/party.h"

namespace stolik {
namespace {

std::string utf8(const std::u32string& signs) {
  std::string out;
  for (const char32_t c : signs) {
    if (c < 0x80) {
      out += static_cast<char>(c);
    } else if (c < 0x800) {
      out += static_cast<char>(0xC0 | c >> 6);
      out += static_cast<char>(0x80 | (c & 0x3F));
    } else {
      out += static_cast<char>(0xE0 | c >> 12);
      out += static_cast<char>(0x80 | (c >> 6 & 0x3F));
      out += static_cast<char>(0x80 | (c & 0x3F));
    }
  }
  return out;
}

TEST(Names, LettersInOneWayOnly) {
  for (const char* good : {"Ola", "Żubr", "Зубр", "Jan III", "o'Neil", "A-B", "x", "Jan K."})
    EXPECT_TRUE(is_name(good)) << good;
  for (const char* bad :
       {"", " Ola", "Ola ", "a  b", "=1+1", "\xE2\x80\xAEx", "a\xCC\x81", "<b>", "a\nb", "-x",
        "\xFF", "abcdefghijklmnopqrstuvwxyz", "\xF0\x9F\x98\x80", "x\xE2\x80\x8B"}) {
    EXPECT_FALSE(is_name(bad)) << bad;
  }
}

// Letters a person could type: each block that a name may hold.
std::vector<char32_t> letters() {
  std::vector<char32_t> out;
  for (char32_t c = '0'; c < 0x500; ++c) {
    if (is_name(utf8({c}))) out.push_back(c);
  }
  return out;
}

TEST(Names, CaseMakesNoOtherName) {
  const locale_t unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  ASSERT_NE(unicode, locale_t{});
  int pairs = 0;
  for (const char32_t c : letters()) {
    const auto small = static_cast<char32_t>(towlower_l(static_cast<wint_t>(c), unicode));
    pairs += small != c ? 1 : 0;
    EXPECT_EQ(name_skeleton(utf8({c})), name_skeleton(utf8({small})))
        << std::hex << static_cast<std::uint32_t>(c);
  }
  EXPECT_GT(pairs, 250);
  freelocale(unicode);
}

// Each group is drawn alike, in upper or in lower case.
const std::vector<std::u32string> kAlike = {
    U"aA\u0430\u0410\u03B1\u0391",
    U"bB\u0432\u0412\u044C\u042C\u03B2\u0392",
    U"cC\u0441\u0421",
    U"eE\u0435\u0415\u03B5\u0395",
    U"hH\u043D\u041D\u04BB\u04BA\u03B7\u0397",
    U"iIlL1\u0456\u0406\u04CF\u04C0\u03B9\u0399\u0131",
    U"jJ\u0458\u0408",
    U"kK\u043A\u041A\u03BA\u039A",
    U"mM\u043C\u041C\u03BC\u039C",
    U"oO0\u043E\u041E\u03BF\u039F",
    U"pP\u0440\u0420\u03C1\u03A1",
    U"sS\u0455\u0405\u017F",
    U"tT\u0442\u0422\u03C4\u03A4",
    U"xX\u0445\u0425\u03C7\u03A7",
    U"yY\u0443\u0423\u04AF\u04AE\u03C5\u03A5",
    U"\u0105\u0104",
    U"\u0107\u0106",
    U"\u0119\u0118",
    U"\u0142\u0141",
    U"\u0144\u0143",
    U"\u00F3\u00D3",
    U"\u015B\u015A",
    U"\u017A\u0179",
    U"\u017C\u017B",
    U"\u00EB\u00CB\u0451\u0401",
    U"\u0436\u0416",
    U"\u0448\u0428",
    U"\u044F\u042F",
    U"dD",
    U"fF",
    U"gG",
    U"qQ",
    U"vV",
    U"wW",
    U"zZ\u03B6",
};

TEST(Names, WhatLooksAlikeIsOneNameAndTheRestAreMany) {
  Rng rng(5);
  const auto pick = [&](const auto& list) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
  };
  const std::u32string between = U" -._'\u00A0\u00AD\u200B\u200D\u2060\uFEFF";
  for (int round = 0; round < 5'000; ++round) {
    std::vector<std::size_t> groups(1 + rng.below(12));
    for (std::size_t& group : groups) group = rng.below(static_cast<std::uint32_t>(kAlike.size()));
    const auto write = [&] {
      std::u32string out;
      for (const std::size_t group : groups) {
        if (!out.empty() && rng.below(5) == 0) out += pick(between);
        out += pick(kAlike[group]);
      }
      return utf8(out);
    };
    const std::string one = write();
    const std::string two = write();
    EXPECT_EQ(name_skeleton(one), name_skeleton(two)) << one << " and " << two;
    EXPECT_EQ(name_skeleton(utf8(name_skeleton(one))), name_skeleton(one))
        << one;  // nothing is left to take away
    // Another letter anywhere is another name.
    std::size_t& changed = groups[rng.below(static_cast<std::uint32_t>(groups.size()))];
    changed =
        (changed + 1 + rng.below(static_cast<std::uint32_t>(kAlike.size() - 1))) % kAlike.size();
    const std::string other = write();
    EXPECT_NE(name_skeleton(one), name_skeleton(other)) << one << " and " << other;
  }
}

TEST(Names, OneTableHasNoTwoThatLookAlike) {
  Bench bench;
  Party party(bench);
  party.full_table();
  EXPECT_NE(party.act(0, "rename", R"({"name":"Ala"})").find("\"ok\""), std::string::npos);
  for (const char* name : {"Ala", "ala", "\u0410la", "A la", "A-la.", "AIa", "\u0410l\u0430"}) {
    EXPECT_EQ(
        get(party.act(1, "rename", std::string{"{\"name\":\""} + name + "\"}"), "refused", "code"),
        "name-taken")
        << name;
    const Conn guest = bench.open();
    const std::string knock = R"({"knock":{"code":")" + party.code + R"(","name":")" + name +
                              R"("},"id":")" + secret_id(50) + R"("})";
    EXPECT_EQ(get(bench.say_one(guest, knock, "refused"), "refused", "code"), "name-taken") << name;
  }
  for (const char* name : {"Ola", "Ela", "\u00C1la", "Ala 2"}) {
    EXPECT_NE(party.act(1, "rename", std::string{"{\"name\":\""} + name + "\"}").find("\"ok\""),
              std::string::npos)
        << name;
  }
  // One's own name may be written anew.
  EXPECT_NE(party.act(0, "rename", R"({"name":"ALA"})").find("\"ok\""), std::string::npos);
  // Who has left has no name any more.
  party.act(0, "leave", "{}");
  EXPECT_NE(party.act(1, "rename", R"({"name":"Ala"})").find("\"ok\""), std::string::npos);
}

}  // namespace
}  // namespace stolik
