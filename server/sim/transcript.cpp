#include "server/sim/transcript.h"

#include <initializer_list>
#include <string>
#include <type_traits>

#include "server/hub/broken.h"
#include "server/ids.h"

namespace stolik {
namespace {

std::string join(std::initializer_list<std::string> words) {
  std::string out;
  for (const std::string& word : words) {
    if (!out.empty()) out += ' ';
    out += word;
  }
  return out;
}

template <class Number>
std::string text_of(Number value) {
  if constexpr (std::is_enum_v<Number>) return std::to_string(std::uint64_t(value));
  else return std::to_string(value);
}

std::string text_of(TimerId timer) {
  return join({table_name(timer.table), text_of(timer.kind), text_of(timer.index)});
}

std::string text_of(const Outcome& outcome) { return join({text_of(outcome.kind), outcome.what}); }

std::string text_of(const Head& head) {
  return join({table_name(head.table), head.code, head.invitation, head.origin, text_of(head.phase),
               text_of(head.own_deck), text_of(head.idle_ms)});
}

std::string text_of(const Append& append) {
  return join({table_name(append.table), text_of(append.seq), text_of(append.erase),
               text_of(append.touch), append.with_head ? text_of(append.head) : "", append.batch});
}

// ---- inputs
std::string text_of(const input::Opened& in) { return join({"opened", text_of(in.conn)}); }
std::string text_of(const input::Received& in) {
  return join({"received", text_of(in.conn), std::string{in.text}});
}
std::string text_of(const input::Closed& in) { return join({"closed", text_of(in.conn)}); }
std::string text_of(const input::RoundTrip& in) {
  return join({"round-trip", text_of(in.conn), text_of(in.ms)});
}
std::string text_of(const input::Fired& in) { return join({"fired", text_of(in.timer)}); }
std::string text_of(const input::Written& in) {
  return join({"written", text_of(in.ticket), text_of(in.outcome)});
}
std::string text_of(const input::Loaded& in) {
  std::string out = join({"loaded", table_name(in.table), text_of(in.outcome),
                          text_of(in.rest.next), text_of(in.for_report)});
  for (const std::string& batch : in.batches) out += ' ' + batch;
  return out;
}
std::string text_of(const input::BotMoved& in) {
  return join({"bot-moved", table_name(in.table), text_of(in.seat), text_of(in.question),
               in.command, in.broke, in.level});
}
std::string text_of(const input::Restored& in) {
  std::string out = "restored";
  for (const Head& head : in.heads) out += ' ' + text_of(head);
  for (const TableId table : in.broken) out += ' ' + table_name(table);
  return out;
}
std::string text_of(const input::Space& in) { return join({"space", text_of(in.bytes)}); }
std::string text_of(const input::Stopping&) { return "stopping"; }
std::string text_of(const input::HandOver& in) { return join({"hand-over", table_name(in.table)}); }

// ---- effects
std::string text_of(const effect::Send& out) {
  return join({"send", text_of(out.to), text_of(out.skippable), *out.text});
}
std::string text_of(const effect::Close& out) {
  return join({"close", text_of(out.to), text_of(out.code), std::string{out.why}});
}
std::string text_of(const effect::SetTimer& out) {
  return join({"set-timer", text_of(out.timer), text_of(out.at_ms)});
}
std::string text_of(const effect::CancelTimer& out) {
  return join({"cancel-timer", text_of(out.timer)});
}
std::string text_of(const effect::Write& out) {
  return join({"write", text_of(out.ticket), text_of(out.append)});
}
std::string text_of(const effect::Load& out) {
  return join({"load", table_name(out.table), text_of(out.from.next), text_of(out.for_report)});
}
std::string text_of(const effect::Ask& out) {
  return join({"ask", table_name(out.table), text_of(out.seat), text_of(out.question), out.level,
               text_of(out.seq)});
}
std::string text_of(const effect::Released& out) {
  return join({"released", table_name(out.table)});
}
std::string text_of(const effect::WrongGuess& out) {
  return join({"wrong-guess", text_of(out.conn)});
}
std::string text_of(const effect::Halt& out) { return join({"halt", out.what}); }
std::string text_of(const effect::Note& out) {
  return join({"note", std::string{out.what}, text_of(out.count), out.trouble});
}
// What broke names a source file and a line, which change with every edit.
std::string text_of(const effect::Broke& out) { return join({"broke", table_name(out.table)}); }
std::string text_of(const effect::Report& out) {
  return join({"report", table_name(out.table), text_of(out.on_load)});
}

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
