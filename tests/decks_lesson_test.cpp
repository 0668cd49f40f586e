// What a deck brings for a lesson: questions, short names, an age and a content note. Decks that
// have none of it stay valid, and the check says what to write.

#include "tests/deck_workshop.h"
#include "tools/decks/letters.h"

namespace stolik {
namespace {

class DeckForALesson : public testing::Test {
 protected:
  Lines notes(const std::string& deck) const {
    Report report;
    check_deck(read_deck_dir(workshop.path(deck)), built_in_art(), report);
    EXPECT_EQ(report.count(), 0u);
    Lines out;
    for (const Problem& note : report.notes()) out.push_back(workshop.without_root(told(note)));
    return out;
  }
  // Takes a member with one line, or a list of three, out of a file.
  void take_out(const std::string& file, const std::string& member) const {
    std::string text = Workshop::read(workshop.root() / file);
    for (;;) {
      const std::size_t at = text.find("\"" + member + "\":");
      if (at == std::string::npos) break;
      const std::size_t begin = text.rfind('\n', at);
      const std::size_t line = text.find('\n', at);
      const bool list = text[line - 1] == '[';
      std::size_t end = list ? text.find(']', at) + 1 : line;
      const bool last = text[list ? end : end - 1] != ',';
      if (list && !last) ++end;
      text.erase(begin, end - begin);
      if (last) text.erase(begin - 1, 1);  // the comma of the member before it
    }
    workshop.write(file, text);
  }
  Workshop workshop;
};

TEST_F(DeckForALesson, is_not_asked_of_old_decks) {
  workshop.copy("psz");
  take_out("psz/deck.json", "age");
  for (const std::string language : {"pl", "ru", "en"}) {
    for (const char* member : {"content_note", "questions", "short"})
      take_out("psz/" + language + ".json", member);
  }
  EXPECT_EQ(
      notes("psz"),
      (Lines{"psz/deck.json: has no `age`: from how many years on it is meant",
             "psz/pl.json: has no `content_note`: what it tells of that may be hard to read",
             "psz/pl.json: has no `questions`: three for the talk after the game",
             "psz/ru.json: has no `content_note`: what it tells of that may be hard to read",
             "psz/ru.json: has no `questions`: three for the talk after the game",
             "psz/en.json: has no `content_note`: what it tells of that may be hard to read",
             "psz/en.json: has no `questions`: three for the talk after the game",
             "psz/pl.json: 24 names of more than 20 characters without a `short`, the first at "
             "cards.anders",
             "psz/ru.json: 24 names of more than 20 characters without a `short`, the first at "
             "cards.anders",
             "psz/en.json: 21 names of more than 20 characters without a `short`, the first at "
             "cards.anders"}));
}

struct Slip {
  const char* file;
  std::string from;
  std::string to;
  std::string told;
};

TEST_F(DeckForALesson, is_checked_where_it_is_there) {
  const std::string long_note(261, 'x');
  const std::vector<Slip> slips = {
      {"psz/deck.json", "\"age\": 11", "\"age\": 2",
       "age: 2, a whole number from 3 to 18 is expected"},
      {"gpw/deck.json", "\"age\": 14", "\"age\": \"14\"", "age: a whole number"},
      {"psz/pl.json", "Wojna, bitwy", long_note, "content_note: "},
      {"psz/en.json", "War, battles", "<b>War</b>", "content_note: texts are plain"},
      {"psz/pl.json", "\"short\": \"gen. Anders\"", "\"short\": \"gen. Maczek\"", "also fits"},
      {"psz/pl.json", "\"short\": \"gen. Anders\"", "\"short\": \"generał Władysław A.\u202E\"",
       "cards.anders.short: "},
      {"psz/pl.json", "\"short\": \"gen. Anders\"", "\"short\": \"generał Władysław And\"",
       "cards.anders.short: 21 characters, at most 20; shorten it"},
      {"psz/pl.json", "\"short\": \"gen. Anders\"", "\"short\": \"gen.\u00A0Anders\"",
       "cards.anders.short: has a no-break space"},
      {"prl/en.json", "\"short\": \"roast and dishes\"", "\"short\": \"rice with apples\"",
       "the same short name as "},
      {"gpw/en.json", "\"questions\": [", "\"questions\": [\"One more?\",",
       "questions: 4 questions"},
      {"gpw/en.json", "\"content_note\":", "\"contentnote\":", "contentnote: "},
  };
  for (const Slip& slip : slips) {
    const Workshop own;
    const std::string deck = std::string{slip.file}.substr(0, 3);
    own.copy(deck);
    own.edit(slip.file, slip.from, slip.to);
    const Lines faults = own.faults(deck);
    ASSERT_FALSE(faults.empty()) << slip.to;
    bool found = false;
    for (const std::string& fault : faults) found = found || fault.find(slip.told) != fault.npos;
    EXPECT_TRUE(found) << slip.to << " was told as " << faults[0];
  }
}

TEST_F(DeckForALesson, has_three_different_questions) {
  workshop.copy("psz");
  const std::string text = Workshop::read(workshop.root() / "psz/en.json");
  const std::size_t second = text.find("These soldiers");
  ASSERT_NE(second, std::string::npos);
  const std::string question = text.substr(second, text.find('"', second) - second);
  const std::size_t first = text.find("Which triple was hardest");
  std::string twice = text;
  twice.replace(first, text.find('"', first) - first, question);
  workshop.write("psz/en.json", twice);
  EXPECT_EQ(
      workshop.faults("psz"),
      Lines{"psz/en.json: questions[1]: the same question as questions[0]; change one of them"});
}

// Every one of ours ends with a question mark in each language, and has a short name for each card
// that needs one: notes would be told by OurDecks.are_without_fault.
TEST_F(DeckForALesson, asks) {
  for (const auto& deck : built_in_shelf().decks()) {
    EXPECT_NE(deck->facts.find("age"), nullptr) << deck->id;
    for (const auto& [language, texts] : deck->texts) {
      const Json* questions = texts.find("questions");
      ASSERT_NE(questions, nullptr) << deck->id << language;
      EXPECT_EQ(questions->items().size(), 3u);
      for (const Json& question : questions->items()) EXPECT_TRUE(question.text().ends_with("?"));
    }
  }
}

}  // namespace
}  // namespace stolik
