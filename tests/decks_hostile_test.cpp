// Hostile decks do no harm; new ones are without fault; only those come on a shelf.

#include <cstdlib>

#include "games/table.h"
#include "tests/deck_workshop.h"
#include "tools/decks/bundle.h"
#include "tools/decks/make.h"

namespace stolik {
namespace {

// ---- hostile decks ----

class Hostile : public testing::Test {
 protected:
  // Whatever it is: told, with exit 1, and never put on a shelf.
  void refused(const std::string& expected) {
    const Lines faults = workshop.faults("evil");
    ASSERT_FALSE(faults.empty());
    EXPECT_EQ(faults[0], expected);
    EXPECT_EQ(run({"check", workshop.path("evil")}).code, 1);
    Shelf shelf;
    EXPECT_NE(load_deck_dir(shelf, workshop.path("evil")), "");
    EXPECT_TRUE(shelf.decks().empty());
  }
  Workshop workshop;
};

TEST_F(Hostile, huge_file) {
  workshop.write("evil/deck.json", std::string(kMaxDeckFile + 1, ' '));
  refused("evil/deck.json: larger than 2 MiB; a deck file is much smaller");
}
TEST_F(Hostile, deep_nesting) {
  workshop.write("evil/deck.json", std::string(1'000'000, '['));
  refused("evil/deck.json: line 1, column 34: nested too deeply; correct it");
}
TEST_F(Hostile, many_values) {
  std::string many = "[0";
  for (int i = 0; i < 300'000; ++i) many += ",0";
  workshop.write("evil/deck.json", many + "]");
  refused("evil/deck.json: line 1, column 400000: too many values; correct it");
}
TEST_F(Hostile, empty_file) {
  workshop.write("evil/deck.json", "\n");
  refused("evil/deck.json: the file is empty");
}
TEST_F(Hostile, not_utf8) {
  workshop.write("evil/deck.json", "{\"id\":\"\xff\xfe\"}");
  refused("evil/deck.json: this is not UTF-8 text; save it as UTF-8");
}
TEST_F(Hostile, list_instead_of_an_object) {
  workshop.write("evil/deck.json", "[]");
  refused("evil/deck.json: an object { … } is expected");
}
TEST_F(Hostile, directory_instead_of_a_file) {
  fs::create_directories(workshop.root() / "evil/deck.json");
  refused("evil/deck.json: this is not a file; put a text file there");
}
TEST_F(Hostile, pipe_instead_of_a_file) {
  fs::create_directories(workshop.root() / "evil");
  ASSERT_EQ(std::system(("mkfifo '" + workshop.path("evil/deck.json") + "'").c_str()), 0);
  refused("evil/deck.json: this is not a file; put a text file there");
}
TEST_F(Hostile, symbolic_link_to_itself) {
  fs::create_directories(workshop.root() / "evil");
  fs::create_symlink("deck.json", workshop.root() / "evil/deck.json");
  const Lines faults = workshop.faults("evil");
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_TRUE(faults[0].starts_with("evil/deck.json: cannot be read: ")) << faults[0];
}
TEST_F(Hostile, folder_that_holds_itself) {
  fs::create_directories(workshop.root() / "evil");
  fs::create_directory_symlink(".", workshop.root() / "evil/evil");
  const Ran ran = run({"check", workshop.path("evil")});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.out.find("there is no deck here"), std::string::npos);
}
TEST_F(Hostile, name_as_long_as_the_file) {
  // Ways through the file are copied at every step: they must stay short.
  std::string deep =
      "{\"id\":\"evil\",\"game\":\"triples\",\"" + std::string(1'000'000, 'n') + "\":[";
  for (int i = 0; i < 100'000; ++i) deep += "\"<\",";
  workshop.write("evil/deck.json", deep + "0]}");
  Report report;
  check_deck(read_deck_dir(workshop.path("evil")), built_in_art(), report);
  EXPECT_GT(report.count(), 100'000u);
  EXPECT_EQ(report.problems().size(), Report::kMaxListed);
  for (const Problem& problem : report.problems()) EXPECT_LT(told(problem).size(), 2000u);
}
TEST_F(Hostile, nothing_in_a_message_steers_the_terminal) {
  workshop.write(
      "evil/deck.json",
      "{\"id\":\"\\u001b[2J\",\"\\u001b]0;x\\u0007\":\"\\u009b2J\",\"game\":\"\\u001b[1m\"}");
  for (const std::string& line : workshop.faults("evil")) {
    for (const char c : line) EXPECT_GE(static_cast<unsigned char>(c), 0x20) << line;
    EXPECT_EQ(line.find("\xC2\x9B"), std::string::npos);
  }
}

TEST_F(Hostile, texts_that_turn_or_hide_writing) {
  for (const char* mark : {"\\u061c", "\\u00ad", "\\u180e", "\\u3164", "\\ufff9", "\\uffff",
                           "\\u0336\\u0336\\u0336\\u0336"}) {
    fs::remove_all(workshop.root() / "psz");
    workshop.copy("psz");
    workshop.edit("psz/en.json", "\"title\": \"", std::string{"\"title\": \"A"} + mark);
    const Lines faults = workshop.faults("psz");
    ASSERT_EQ(faults.size(), 1u) << mark;
    EXPECT_EQ(
        faults[0],
        "psz/en.json: title: a control or invisible character; type the text again without it");
  }
}
TEST_F(Hostile, members_that_are_part_of_every_object) {
  for (const char* name : {"", "__proto__", "constructor", "prototype"}) {
    fs::remove_all(workshop.root() / "psz");
    workshop.copy("psz");
    workshop.edit("psz/en.json", "{", "{\"" + std::string{name} + "\":{\"title\":\"x\"},");
    const Lines faults = workshop.faults("psz");
    ASSERT_FALSE(faults.empty()) << name;
    EXPECT_NE(faults[0].find("no member can be called so; choose another name"), std::string::npos)
        << faults[0];
  }
  const std::string text =
      "{\"deck\":{\"id\":\"x\",\"languages\":[\"en\"]},\"texts\":{\"en\":{},\"__proto__\":{}}}";
  EXPECT_EQ(read_bundle_content(text, "x").trouble,
            "a code of two or three small letters is expected: pl, ru, en");
}

// Every value of every file of every deck in turn becomes something else; nothing may be worse than
// a message.
void spoil(const Json& json, const std::string& so_far, const std::string& rest,
           std::vector<std::string>& out) {
  for (const char* value :
       {"null", "7", "-1e999", "\"<script>\"", "[]", "[[[]]]", "{}", "{\"id\":{}}", "true"}) {
    out.push_back(so_far + value + rest);
  }
  if (json.is_array() && !json.items().empty()) {
    std::string after;
    for (std::size_t i = 1; i < json.items().size(); ++i) json.items()[i].write(after += ',');
    spoil(json.items()[0], so_far + "[", after + "]" + rest, out);
  }
  const std::size_t tried = std::min<std::size_t>(json.members().size(), 12);
  for (std::size_t k = 0; k < tried; ++k) {
    std::string before = "{";
    std::string after;
    for (std::size_t i = 0; i < json.members().size(); ++i) {
      if (i == k) continue;
      std::string& side = i < k ? before : after;
      if (i > k) side += ',';
      write_json_string(side, json.members()[i].first);
      json.members()[i].second.write(side += ':');
      if (i < k) side += ',';
    }
    write_json_string(before, json.members()[k].first);
    // Entries of one kind are alike: the first two of a long object are enough.
    if (json.members().size() > 12 && k > 1) break;
    spoil(json.members()[k].second, so_far + before + ":", after + "}" + rest, out);
  }
}

TEST_F(Hostile, wrong_types_everywhere) {
  for (const char* id : {"psz", "prl", "gpw"}) {
    DeckFiles files = read_deck_dir((kContent / "decks" / id).string());
    files.texts.resize(1);
    std::size_t tried = 0;
    for (DeckFile* file : {&files.facts, &files.texts[0].second}) {
      const Json whole = *file->json;
      std::vector<std::string> spoilt;
      spoil(whole, "", "", spoilt);
      for (const std::string& one : spoilt) {
        const JsonResult parsed = parse_json(one);
        ASSERT_TRUE(parsed) << parsed.error;
        file->json = parsed.value;
        Report report;
        check_deck(files, built_in_art(), report);
        ++tried;
      }
      file->json = whole;
    }
    EXPECT_GT(tried, 100u);
  }
}

// ---- making a new one ----

TEST(NewDeck, passes_the_check_in_every_game_and_language) {
  const Workshop workshop;
  for (const std::string_view name : game_names()) {
    const std::string game{name};
    for (const std::string language : {"pl", "ru", "en"}) {
      const std::string id = game + "-" + language;
      const Ran made = run({"new", game, workshop.path(id), "--language", language});
      EXPECT_EQ(made.code, 0);
      EXPECT_NE(made.out.find("stolik decks check"), std::string::npos);
      EXPECT_EQ(workshop.faults(id), Lines{});
    }
  }
  EXPECT_EQ(run({"check", workshop.root().string()}).out,
            std::to_string(3 * game_names().size()) + " decks, no problem\n");
}

TEST(NewDeck, is_written_as_our_decks_are) {
  // One space of indent, a line feed at the end, no tab.
  const NewDeck deck = make_deck("triples", "x", "pl");
  EXPECT_TRUE(deck.deck_json.starts_with(
      "{\n \"id\": \"x\",\n \"game\": \"triples\",\n \"languages\": [\"pl\"],"));
  EXPECT_TRUE(deck.deck_json.ends_with("}\n"));
}

TEST(NewDeck, never_overwrites) {
  const Workshop workshop;
  workshop.write("mine/deck.json", "precious");
  testing::internal::CaptureStderr();
  EXPECT_EQ(run({"new", "triples", workshop.path("mine")}).code, 1);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("is there already"), std::string::npos);
  EXPECT_EQ(Workshop::read(workshop.root() / "mine/deck.json"), "precious");
}

TEST(NewDeck, has_an_id_for_a_name) {
  const Workshop workshop;
  for (const std::string name : {"My-Topic", "a--b", "żubr", "-", "a b"}) {
    EXPECT_NE(write_new_deck("triples", workshop.path(name), "en"), "") << name;
    EXPECT_FALSE(fs::exists(workshop.root() / name));
  }
}

// ---- on the shelf ----

TEST(LoadDeck, stands_beside_the_built_in_ones) {
  const Workshop workshop;
  ASSERT_EQ(write_new_deck("triples", workshop.path("my-topic"), "pl"), "");
  Shelf shelf;
  add_built_in_decks(shelf);
  const std::size_t before = shelf.decks().size();
  EXPECT_EQ(load_decks(shelf, workshop.root().string()), "");
  EXPECT_EQ(shelf.decks().size(), before + 1);
  const Deck* deck = shelf.find("my-topic");
  ASSERT_NE(deck, nullptr);
  EXPECT_EQ(deck->texts.size(), 1u);
  EXPECT_EQ(shelf.default_for("triples")->id, "psz");
  // A second one of the same id is refused.
  EXPECT_NE(load_deck_dir(shelf, workshop.path("my-topic")).find("already"), std::string::npos);
}

TEST(LoadDeck, refuses_a_deck_with_a_fault_as_a_whole) {
  const Workshop workshop;
  ASSERT_EQ(write_new_deck("triples", workshop.path("my-topic"), "pl"), "");
  workshop.edit("my-topic/pl.json", "karta 7\"", "<script>\"");
  Shelf shelf;
  EXPECT_EQ(workshop.without_root(load_deck_dir(shelf, workshop.path("my-topic"))),
            "my-topic/pl.json: cards.card-7.name: texts are plain: take out '<' and '>'");
  EXPECT_TRUE(shelf.decks().empty());
  EXPECT_NE(load_decks(shelf, workshop.path("nowhere")), "");
}

TEST(LoadDeck, bears_a_byte_order_mark) {
  const Workshop workshop;
  ASSERT_EQ(write_new_deck("triples", workshop.path("my-topic"), "pl"), "");
  for (const std::string name : {"my-topic/deck.json", "my-topic/pl.json"}) {
    workshop.write(name, "\xEF\xBB\xBF" + Workshop::read(workshop.root() / name));
  }
  Shelf shelf;
  EXPECT_EQ(load_deck_dir(shelf, workshop.path("my-topic")), "");
}

}  // namespace
}  // namespace stolik
