// The report as a file for a spreadsheet, in three languages, and as JSON for the page that shows
// and prints it.

#include "classroom/csv.h"
#include "classroom/report.h"
#include "core/json.h"

namespace stolik {
namespace {

struct ReportWords {
  std::string_view language;
  std::string_view name, tables, own, by_bots, share, drops, asks, known, got, results, score,
      score_of;
  std::string_view whole_class, set, set_asks, set_known, read_early, read_late, confused,
      confused_with, times, again, too_few;
};

constexpr ReportWords kReportWords[] = {{"pl",
                                         "imię",
                                         "stoły",
                                         "własne ruchy",
                                         "ruchy bota",
                                         "własne ruchy w %",
                                         "przerwy w łączności",
                                         "prośby",
                                         "o kartę ze zbieranego zestawu",
                                         "spełnione",
                                         "wyniki",
                                         "punkty wobec tego samego miejsca",
                                         "z możliwych",
                                         "cała klasa",
                                         "zestaw",
                                         "prośby o jego karty",
                                         "świadome",
                                         "czytano w pierwszej połowie",
                                         "czytano w drugiej połowie",
                                         "pomylona karta",
                                         "z zestawem",
                                         "ile razy",
                                         "warto wrócić do",
                                         "mniej niż pięć osób: bez liczb"},
                                        {"ru",
                                         "имя",
                                         "столы",
                                         "свои ходы",
                                         "ходы бота",
                                         "свои ходы в %",
                                         "потери связи",
                                         "просьбы",
                                         "о карте собираемого набора",
                                         "исполнены",
                                         "результаты",
                                         "очки против того же места",
                                         "из возможных",
                                         "весь класс",
                                         "набор",
                                         "просьбы о его картах",
                                         "осознанные",
                                         "читали в первой половине",
                                         "читали во второй половине",
                                         "спутанная карта",
                                         "с набором",
                                         "сколько раз",
                                         "стоит вернуться к",
                                         "меньше пяти человек: без чисел"},
                                        {"en",
                                         "name",
                                         "tables",
                                         "own moves",
                                         "moves by a bot",
                                         "own moves in %",
                                         "lost connections",
                                         "asks",
                                         "for a card of a set they collected",
                                         "granted",
                                         "results",
                                         "points against the same seat",
                                         "of",
                                         "the whole class",
                                         "set",
                                         "asks for its cards",
                                         "knowing",
                                         "read in the first half",
                                         "read in the second half",
                                         "card mixed up",
                                         "with the set",
                                         "how often",
                                         "worth teaching again",
                                         "fewer than five people: no numbers"}};

const ReportWords& words_in(std::string_view language) {
  for (const ReportWords& words : kReportWords) {
    if (words.language == language) return words;
  }
  return kReportWords[2];
}

int percent(int part, int whole) { return whole > 0 ? (200 * part + whole) / (2 * whole) : 0; }

}  // namespace

namespace {

void write_rows(const ClassReport& report, const ReportWords& w, Csv& csv) {
  for (const std::string_view heading :
       {w.name, w.tables, w.own, w.by_bots, w.share, w.drops, w.results, w.score, w.score_of}) {
    csv.text(heading);
  }
  if (!report.sets.empty()) csv.text(w.asks).text(w.known).text(w.got);
  csv.end_line();
  for (const PupilRow& row : report.rows) {
    std::string results;
    for (const int result : row.results) results += concat(results.empty() ? "" : ", ", result);
    csv.text(row.who.name)
        .number(row.tables)
        .number(row.own)
        .number(row.by_bots)
        .number(percent(row.own, row.own + row.by_bots));
    csv.number(row.who.drops).text(joined(row.results));
    if (row.score_of > 0) csv.number(row.score).number(row.score_of);
    else csv.nothing().nothing();
    if (!report.sets.empty()) csv.number(row.asks).number(row.asks_known).number(row.asks_got);
    csv.end_line();
  }
}

void write_class(const ClassReport& report, const ReportWords& w, Csv& csv) {
  csv.text(w.whole_class).end_line();
  csv.text(w.tables).number(report.tables).end_line();
  if (report.sets.empty()) return;
  csv.text(w.set)
      .text(w.set_asks)
      .text(w.set_known)
      .text(w.read_early)
      .text(w.read_late)
      .end_line();
  for (const SetFigures& set : report.sets) {
    csv.text(set.set)
        .number(set.asks)
        .number(set.asks_known)
        .number(set.read_early)
        .number(set.read_late)
        .end_line();
  }
  csv.end_line();
  csv.text(w.confused).text(w.confused_with).text(w.times).end_line();
  for (const Confusion& one : report.confusions) {
    csv.text(one.card).text(one.set).number((one.thousandths + 500) / 1000).end_line();
  }
  csv.end_line();
  csv.text(w.again);
  for (const std::string& set : report.teach_again) csv.text(set);
  csv.end_line();
}

}  // namespace

std::string report_csv(const ClassReport& report, std::string_view language, Readers readers) {
  const ReportWords& w = words_in(language);
  Csv csv;
  if (readers == Readers::teacher) {
    write_rows(report, w, csv);
    csv.end_line();
  } else if (report.rows.size() < kFewPupils) {
    csv.text(w.too_few).end_line();
    return csv.written();
  }
  write_class(report, w, csv);
  return csv.written();
}

std::string report_json(const ClassReport& report) {
  return json_object([&](JsonWriter& json) {
    const auto number = [&](std::string_view key, std::int64_t value) { json.integer(key, value); };
    const auto text = [&](std::string_view key, std::string_view value) {
      json.string(key, value);
    };
    number("tables", report.tables);
    number("finished", report.finished);
    json.begin_array("rows");
    for (const PupilRow& row : report.rows) {
      json.begin_object();
      number("person", row.who.person);
      text("name", row.who.name);
      number("drops", row.who.drops);
      number("tables", row.tables);
      number("own", row.own);
      number("by_bots", row.by_bots);
      number("asks", row.asks);
      number("asks_known", row.asks_known);
      number("asks_got", row.asks_got);
      json.list("results", row.results);
      number("score", row.score);
      number("score_of", row.score_of);
      json.end_object();
    }
    json.end_array();
    json.begin_array("sets");
    for (const SetFigures& set : report.sets) {
      json.begin_object();
      text("set", set.set);
      number("asks", set.asks);
      number("asks_known", set.asks_known);
      number("read_early", set.read_early);
      number("read_late", set.read_late);
      json.end_object();
    }
    json.end_array();
    json.begin_array("confusions");
    for (const Confusion& one : report.confusions) {
      json.begin_object();
      text("card", one.card);
      text("set", one.set);
      number("thousandths", one.thousandths);
      json.end_object();
    }
    json.end_array();
    json.list("teach_again", report.teach_again);
    if (!report.told.empty()) {
      json.begin_array("told");
      for (const ToldTable& table : report.told) {
        json.begin_object();
        number("round", table.round);
        number("table", table.table);
        json.list("people", table.people);
        json.begin_array("events");
        for (const ToldEvent& one : table.events) {
          json.begin_object();
          number("at", std::int64_t(one.at));
          number("by", one.by);
          json.raw("told", one.event);
          json.end_object();
        }
        json.end_array();
        json.boolean("cut", table.cut);
        json.end_object();
      }
      json.end_array();
    }
  });
}

}  // namespace stolik
