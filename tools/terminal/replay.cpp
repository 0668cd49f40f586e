#include "tools/terminal/replay.h"

#include <algorithm>

#include "core/notation.h"
#include "games/journal.h"
#include "tools/terminal/play.h"

namespace stolik::terminal {
namespace {

// The lines of a journal that hold commands, counted from 1.
std::vector<int> lines_of_entries(std::string_view text) {
  std::vector<int> lines;
  bool last = false;
  for (int number = 1; !last; ++number) {
    std::string_view line = take_part(text, '\n', last);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (number > 2 && !line.empty() && line[0] != '#') lines.push_back(number);
  }
  return lines;
}

Company company_of(const Journal& journal) {
  for (const std::string& remark : journal.remarks) {
    if (!remark.starts_with("names ")) continue;
    if (auto company = Company::parse(remark.substr(6), journal.players)) return *company;
  }
  return Company::in_order(journal.players);
}

// The table as the reader may see it.
std::string view_of(const Table& table, const ReplayRequest& request) {
  if (request.all) return table.position();
  return request.seat ? table.view(seat_at(*request.seat)) : table.view(kNobody);
}
std::string told_of(const Table& table, const ReplayRequest& request) {
  if (request.all) return table.told(Viewer::everything());
  return request.seat ? table.told(seat_at(*request.seat)) : table.told(kNobody);
}

}  // namespace

std::string replay(const Shelf& shelf, std::string_view text, const ReplayRequest& request,
                   std::istream& in, std::ostream& out) {
  Journal journal;
  if (std::string trouble = parse_journal(text, journal); !trouble.empty()) return trouble;
  const Opened opened = open_journal(shelf, journal);
  if (!opened.answer.ok()) return "line 2: " + opened.answer.message;
  Table& table = *opened.table;
  if (request.seat && *request.seat >= table.players()) {
    return concat("there is no seat ", *request.seat, ": this table has seats 0 to ",
                  table.players() - 1);
  }
  Screen screen(table, request.look, company_of(journal), request.seat);

  const std::vector<int> lines = lines_of_entries(text);
  Paragraph paragraph;
  for (std::size_t i = 0; i < journal.entries.size(); ++i) {
    const JournalEntry& entry = journal.entries[i];
    const Answer answer = table.submit(entry.who, entry.command);
    if (!answer.ok()) {
      return concat("line ", lines[i], ": '", actor_name(entry.who), " ", entry.command,
                    "' is refused: ", code_name(answer.code),
                    answer.rule.empty() ? "" : " " + answer.rule, ": ", answer.message);
    }
    const int number = int(i) + 1;
    if (request.hashes) {
      if (number >= request.from) out << number << ' ' << hex(table.hash()) << '\n';
      continue;
    }
    const std::vector<std::string> sentences =
        screen.tell(parse_json(told_of(table, request)).value);
    if (number < request.from) continue;
    paragraph.add(sentences);
    std::string label = concat(number, ".");
    label.resize(std::max<std::size_t>(label.size() + 1, 6), ' ');
    out << paragraph.take(std::min(request.look.columns, 100), label);
    std::string line;
    while (request.step) {
      if (!std::getline(in, line) || line == "q" || line == "quit") return "";
      if (line.empty()) break;
      out << screen.draw(parse_json(view_of(table, request)).value);
    }
  }
  if (!request.hashes && table.waiting().over)
    out << screen.result(parse_json(view_of(table, request)).value);
  return "";
}

}  // namespace stolik::terminal
