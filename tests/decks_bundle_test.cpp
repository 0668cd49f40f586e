// One file that holds a whole deck: what it is made of, what is refused, and what is said of it in
// three languages.
#include <gtest/gtest.h>

#include "tests/deck_workshop.h"
#include "tools/deck_files.h"
#include "tools/decks/bundle.h"
#include "tools/decks/check.h"
#include "tools/decks/make.h"
#include "tools/decks/pictures.h"
#include "tools/decks/sentences.h"
#include "tools/decks/signing.h"

namespace stolik {
namespace {

constexpr std::string_view kLamp =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>)";
// One white pixel.
constexpr std::string_view kPixel =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/"
    "x8AAwMCAO+ip1sAAAAASUVORK5CYII=";

std::string content_of(std::string_view deck) {
  return bundle_content(deck_files_of(*built_in_shelf().find(deck)));
}

Report checked(const DeckBundle& bundle) {
  Report report;
  check_deck(bundle.files, built_in_art(), report);
  return report;
}

TEST(DecksBundleTest, holds_every_deck_that_comes_with_the_program) {
  for (const auto& deck : built_in_shelf().decks()) {
    const std::string content = content_of(deck->id);
    const DeckBundle bundle = read_bundle(bundle_text(content, "", ""), "");
    ASSERT_EQ(bundle.trouble, "");
    EXPECT_EQ(bundle.content, content);
    EXPECT_EQ(checked(bundle).count(), 0u) << deck->id;
    EXPECT_EQ(bundle_content(bundle.files), content);
    Shelf shelf;
    const std::string id = edition_id(content);
    EXPECT_TRUE(is_edition_id(id));
    ASSERT_EQ(shelf.add(edition_facts(bundle.files, id)), "");
    EXPECT_NE(shelf.find(id), nullptr);
  }
}

TEST(DecksBundleTest, is_another_edition_after_any_change) {
  const std::string content = content_of("psz");
  std::string changed = content;
  changed[changed.find("title") + 10] ^= 1;
  EXPECT_EQ(edition_id(content), edition_id(content));
  EXPECT_NE(edition_id(content), edition_id(changed));
  // BLAKE2b-256, by another implementation.
  EXPECT_EQ(edition_id("{}"), "own-" + std::string{"aa98d907257455cc475855378a6a8347"});
}

TEST(DecksBundleTest, refuses_what_is_no_such_file_and_says_why_in_three_languages) {
  const std::string content = content_of("psz");
  const std::string broken_key = std::string(63, 'a') + "g";
  const std::pair<std::string, std::string> files[] = {
      {"", "this is no deck: its first line does not say so"},
      {"hello\n" + content, "this is no deck: its first line does not say so"},
      {content, "this is no deck: its first line does not say so"},
      {"{\"stolik_deck\":2}\n" + content,
       "this deck was made by a later program; a newer one can read it"},
      {"{\"stolik_deck\":1,\"more\":1}\n" + content,
       "its first line holds what does not belong there"},
      {bundle_text(content, broken_key, std::string(128, 'a')),
       "its signature is broken; ask for the file again"},
      {bundle_text("", "", ""), "the file is empty"},
      {bundle_text("[1]", "", ""),
       "a deck, its texts and perhaps its pictures are expected, nothing else"},
      {bundle_text("{\"deck\":{},\"texts\":{},\"script\":{}}", "", ""),
       "a deck, its texts and perhaps its pictures are expected, nothing else"},
      {bundle_text("{\"deck\":{},\"texts\":{},\"pictures\":{\"own-a\":1}}", "", ""),
       "a picture is a text"},
      {bundle_text("{\"deck\":{},\"deck\":{}}", "", ""),
       "line 1, column 18: the same member twice; correct it"},
      {bundle_text(std::string(200, '['), "", ""),
       "line 1, column 34: nested too deeply; correct it"},
      {bundle_text("\xFF", "", ""), "this is not UTF-8 text; save it as UTF-8"},
      {bundle_text(std::string(kMaxBundle, ' '), "", ""), "larger than 1 MiB; take pictures out"},
  };
  for (const auto& [text, trouble] : files) {
    const DeckBundle bundle = read_bundle(text, "x");
    EXPECT_EQ(bundle.trouble, trouble);
    EXPECT_TRUE(is_known_sentence(trouble)) << trouble;
    EXPECT_NE(said_in("pl", trouble), trouble);
    EXPECT_NE(said_in("ru", trouble), trouble);
    EXPECT_EQ(said_in("en", trouble), trouble);
  }
  EXPECT_EQ(said_in("pl", "line 1, column 34: nested too deeply; correct it"),
            "wiersz 1, kolumna 34: zbyt głęboko zagnieżdżone; popraw");
  EXPECT_EQ(said_in("pl", "11 sets, 12 expected; add what is missing"),
            "zestawy: jest 11, ma być 12; dodaj, czego brakuje");
  EXPECT_EQ(said_in("ru", "a sentence nobody wrote"), "a sentence nobody wrote");
}

TEST(DecksBundleTest, lets_a_deck_bring_pictures_that_only_draw) {
  EXPECT_TRUE(troubles_in_picture(kLamp).empty());
  EXPECT_TRUE(troubles_in_picture(kPixel).empty());
  const std::string pixel{kPixel};
  for (const std::string& bad : std::vector<std::string>{
           "", "https://example.org/a.png", "data:text/html,<b>", "data:image/png;base64,AAAA",
           "data:image/png;base64,AA=A", pixel.substr(0, pixel.size() - 16), pixel + "AAAA",
           R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="a"/>)",
           R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><foreignObject/></svg>)",
           R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">)"
           R"(<use href="//example.org/a#b"/></svg>)",
           R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">)"
           R"(<path style="fill:url(https://example.org) "/></svg>)",
           "<svg " + std::string(7000, ' '), "data:image/png;base64," + std::string(80000, 'A')}) {
    const std::vector<std::string> troubles = troubles_in_picture(bad);
    EXPECT_FALSE(troubles.empty()) << bad.substr(0, 80);
    for (const std::string& trouble : troubles) EXPECT_TRUE(is_known_sentence(trouble)) << trouble;
  }
}

// In each game a card shows one of them where a picture of ours is named, in `victory-line` where
// one may be.
TEST(DecksBundleTest, takes_own_pictures_in_every_game) {
  constexpr std::tuple<const char*, std::string_view, std::string_view> kGames[] = {
      {"triples", R"("role-commander")", R"("own-lamp")"},
      {"rationing", R"("picture": "house")", R"("picture": "own-lamp")"},
      {"victory-line", R"("category": "diplomacy")",
       R"("category": "diplomacy", "picture": "own-lamp")"}};
  for (const auto& [game, ours, own] : kGames) {
    SCOPED_TRACE(game);
    NewDeck made = make_deck(game, "my-topic", "pl");
    const std::size_t at = made.deck_json.find(ours);
    ASSERT_NE(at, std::string::npos);
    made.deck_json.replace(at, ours.size(), own);
    const auto with = [&](std::string_view name, std::string_view picture) {
      std::string content = "{\"deck\":" + made.deck_json +
                            ",\"texts\":{\"pl\":" + made.texts_json + "},\"pictures\":{\"";
      content += std::string{name} + "\":";
      write_json_string(content, picture);
      return checked(read_bundle_content(content + "}}", ""));
    };
    EXPECT_EQ(with("own-lamp", kLamp).count(), 0u);
    EXPECT_EQ(with("own-lamp", kPixel).count(), 0u);
    EXPECT_EQ(with("own-other", kLamp).count(), 1u);  // the deck shows one that is not there
    EXPECT_EQ(with("role-unit", kLamp).count(), 2u);  // ours are not replaced
    EXPECT_EQ(with("own-lamp", "<svg/>").problems().front().file, "pictures");
  }
}

// web/src/decks/svg.test.ts reads the same list: there they are made harmless, and pass this check.
TEST(DecksBundleTest, tells_honest_pictures_from_hostile_ones) {
  const JsonResult samples =
      parse_json(Workshop::read(fs::path(kSourceDir) / "tests/data/pictures.json"));
  ASSERT_TRUE(static_cast<bool>(samples)) << samples.error;
  for (const auto& [kind, good, bad] :
       {std::tuple{"drawings", "honest", "hostile"}, std::tuple{"pngs", "honest", "with_more"}}) {
    const Json& lists = *samples.value.find(kind);
    ASSERT_FALSE(lists.find(good)->items().empty());
    for (const Json& honest : lists.find(good)->items()) {
      EXPECT_EQ(troubles_in_picture(honest.text()), std::vector<std::string>{})
          << honest.text().substr(0, 200);
    }
    ASSERT_FALSE(lists.find(bad)->items().empty());
    for (const Json& hostile : lists.find(bad)->items()) {
      const std::vector<std::string> troubles = troubles_in_picture(hostile.text());
      EXPECT_FALSE(troubles.empty()) << hostile.text().substr(0, 200);
      for (const std::string& trouble : troubles)
        EXPECT_TRUE(is_known_sentence(trouble)) << trouble;
    }
  }
}

TEST(DecksBundleTest, may_have_words_and_signs_of_its_own_for_the_parts_of_a_set) {
  const NewDeck made = make_deck("triples", "my-topic", "en");
  const auto with = [&](std::string_view facts, std::string_view texts, bool renamed) {
    std::string deck = made.deck_json;
    for (const std::string_view role : {"commander", "unit", "battle"}) {
      const std::string from = "\"" + std::string{role} + "\"";
      for (std::size_t at = deck.find(from); renamed && at != std::string::npos;
           at = deck.find(from, at)) {
        deck.replace(at, from.size(), "\"my-" + std::string{role} + "\"");
      }
    }
    deck.insert(deck.find('{') + 1, facts);
    std::string words = made.texts_json;
    words.insert(words.find('{') + 1, texts);
    return checked(
        read_bundle_content("{\"deck\":" + deck + ",\"texts\":{\"en\":" + words + "}}", ""));
  };
  const std::string facts =
      R"("roles":[{"id":"my-commander","picture":"role-commander"},)"
      R"({"id":"my-unit","picture":"role-unit"},)"
      R"({"id":"my-battle","picture":"role-battle"}],"author":"Class 7b","licence":"CC0",)";
  const std::string texts =
      R"("roles":{"my-commander":{"name":"person"},"my-unit":{"name":"discovery"},)"
      R"("my-battle":{"name":"place"}},)";
  EXPECT_EQ(with(facts, texts, true).count(), 0u);
  EXPECT_EQ(with("", "", false).count(), 0u);
  EXPECT_EQ(with(facts, texts, false).count(),
            36u);  // every card is of a kind that the deck does not have
  EXPECT_EQ(with(facts, "", true).problems().at(0).place, "roles");
  EXPECT_EQ(with("", texts, false).problems().at(0).place, "roles");
  std::string alike = texts;
  alike.replace(alike.find("discovery"), 9, "person");
  const Report report = with(facts, alike, true);
  ASSERT_EQ(report.count(), 1u);
  EXPECT_EQ(report.problems()[0].what,
            "the same name as roles.my-commander.name; change one of them");
  EXPECT_TRUE(is_known_sentence(report.problems()[0].what));
}

TEST(DecksBundleTest, is_signed_by_whoever_has_the_key_and_by_nobody_after_a_change) {
  std::string seed;
  for (int i = 0; i < 32; ++i) seed += "07";
  // web/src/decks/file.test.ts has the same numbers.
  const std::string key = "ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c";
  const std::string signature =
      "cf9cb2c1a3b385472a0adb85d4e3e089953241a5d449df7ad21d313ef46df039"
      "995eaea7adc78e0fb94e852b417f95afc3f95b1e1ca366b049be784877d14709";
  EXPECT_EQ(author_key(seed), key);
  EXPECT_EQ(sign_bundle("{}", seed), bundle_text("{}", key, signature));
  EXPECT_EQ(sign_bundle("{}", "07"), "");
  const std::string text = sign_bundle(content_of("psz"), new_author_seed());
  const DeckBundle bundle = read_bundle(text, "");
  ASSERT_EQ(bundle.trouble, "");
  EXPECT_TRUE(is_signed_rightly(bundle));
  for (std::string DeckBundle::* part :
       {&DeckBundle::key, &DeckBundle::signature, &DeckBundle::content}) {
    DeckBundle changed = bundle;
    char& sign = (changed.*part)[(changed.*part).size() / 2];
    sign = sign == '1' ? '2' : '1';
    EXPECT_FALSE(is_signed_rightly(changed));
  }
  EXPECT_FALSE(is_signed_rightly(read_bundle(bundle_text(content_of("psz"), "", ""), "")));
}

}  // namespace
}  // namespace stolik
