#include "server/sim/transcript.h"

#include <concepts>
#include <string>
#include <type_traits>

#include "server/hub/broken.h"
#include "server/ids.h"

namespace stolik {
namespace {

std::string text_of(const TimerId& timer);
std::string text_of(const Outcome& outcome);
std::string text_of(const Head& head);
std::string text_of(const Append& append);

// Blanks between the words; tables by their names, numbers and what an enum says as numbers.
template <class... Word>
std::string join(const Word&... words) {
  std::string out;
  const auto add = [&]<class T>(const T& word) {
    if (!out.empty()) out += ' ';
    if constexpr (std::same_as<T, TableId>) out += table_name(word);
    else if constexpr (std::is_enum_v<T>) TextPiece(std::uint64_t(word)).append_to(out);
    else if constexpr (requires { text_of(word); }) out += text_of(word);
    else TextPiece(word).append_to(out);
  };
  (add(words), ...);
  return out;
}

std::string text_of(const TimerId& timer) { return join(timer.table, timer.kind, timer.index); }

std::string text_of(const Outcome& outcome) { return join(outcome.kind, outcome.what); }

std::string text_of(const Head& head) {
  return join(head.table, head.code, head.invitation, head.origin, head.phase, head.own_deck,
              head.idle_ms);
}

std::string text_of(const Append& append) {
  return join(append.table, append.seq, append.erase, append.touch,
              append.with_head ? text_of(append.head) : std::string{}, append.batch);
}

// ---- inputs
std::string text_of(const input::Opened& in) { return join("opened", in.conn); }
std::string text_of(const input::Received& in) { return join("received", in.conn, in.text); }
std::string text_of(const input::Closed& in) { return join("closed", in.conn); }
std::string text_of(const input::RoundTrip& in) { return join("round-trip", in.conn, in.ms); }
std::string text_of(const input::Fired& in) { return join("fired", in.timer); }
std::string text_of(const input::Written& in) { return join("written", in.ticket, in.outcome); }
std::string text_of(const input::Loaded& in) {
  std::string out = join("loaded", in.table, in.outcome, in.rest.next, in.for_report);
  for (const std::string& batch : in.batches) out += ' ' + batch;
  return out;
}
std::string text_of(const input::BotMoved& in) {
  return join("bot-moved", in.table, in.seat, in.question, in.command, in.broke, in.level);
}
std::string text_of(const input::Restored& in) {
  std::string out = "restored";
  for (const Head& head : in.heads) out += ' ' + text_of(head);
  for (const TableId table : in.broken) out += ' ' + table_name(table);
  return out;
}
std::string text_of(const input::Space& in) { return join("space", in.bytes); }
std::string text_of(const input::Stopping&) { return "stopping"; }
std::string text_of(const input::HandOver& in) { return join("hand-over", in.table); }

// ---- effects
std::string text_of(const effect::Send& out) {
  return join("send", out.to, out.skippable, *out.text);
}
std::string text_of(const effect::Close& out) { return join("close", out.to, out.code, out.why); }
std::string text_of(const effect::SetTimer& out) { return join("set-timer", out.timer, out.at_ms); }
std::string text_of(const effect::CancelTimer& out) { return join("cancel-timer", out.timer); }
std::string text_of(const effect::Write& out) { return join("write", out.ticket, out.append); }
std::string text_of(const effect::Load& out) {
  return join("load", out.table, out.from.next, out.for_report);
}
std::string text_of(const effect::Ask& out) {
  return join("ask", out.table, out.seat, out.question, out.level, out.seq);
}
std::string text_of(const effect::Released& out) { return join("released", out.table); }
std::string text_of(const effect::WrongGuess& out) { return join("wrong-guess", out.conn); }
std::string text_of(const effect::Halt& out) { return join("halt", out.what); }
std::string text_of(const effect::Note& out) {
  return join("note", out.what, out.count, out.trouble);
}
// What broke names a source file and a line, which change with every edit.
std::string text_of(const effect::Broke& out) { return join("broke", out.table); }
std::string text_of(const effect::Report& out) { return join("report", out.table, out.on_load); }

void leave_out(std::string& text, std::string_view name, std::string_view value) {
  const std::string member = concat("\"", name, "\":\"", value, "\"");
  for (std::size_t at = text.find(member); at != text.npos; at = text.find(member, at))
    text.erase(at, member.size());
}

}  // namespace

void Transcript::line(std::string_view text) {
  std::string plain{text};
  leave_out(plain, "build", build_name());
  leave_out(plain, "rules", rules_name());
  hasher_.absorb(plain);
  if (print_) print_(plain);
}

void Transcript::add(const Input& input) {
  line(concat(input.now_ms, " > ",
              std::visit([](const auto& one) { return text_of(one); }, input.what)));
}

void Transcript::add(const Effect& effect) {
  line("< " + std::visit([](const auto& one) { return text_of(one); }, effect));
}

}  // namespace stolik
