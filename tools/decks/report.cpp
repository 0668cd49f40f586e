#include "tools/decks/report.h"

namespace stolik {
namespace {

void keep(std::vector<Problem>& list, std::string_view file, std::string_view place,
          std::string_view what) {
  if (list.size() == Report::kMaxListed) return;
  list.push_back({std::string{file}, std::string{place}, std::string{what}});
}

}  // namespace

std::string printable(std::string_view text, std::size_t most) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool continues = (byte & 0xC0) == 0x80;
    if (out.size() >= most && !continues) return out + "…";
    // C1 controls are C2 80 to C2 9F in UTF-8.
    const bool c1 =
        byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
    if (c1) ++i;
    out += c1 || byte < 0x20 || byte == 0x7F ? '?' : text[i];
  }
  return out;
}

std::string told(const Problem& problem) {
  std::string out = printable(problem.file, 400);
  if (!problem.place.empty()) out += ": " + printable(problem.place);
  return out + ": " + printable(problem.what, 600);
}

void Report::problem(std::string_view file, std::string_view place, std::string_view what) {
  ++count_;
  keep(problems_, file, place, what);
}

void Report::note(std::string_view file, std::string_view place, std::string_view what) {
  keep(notes_, file, place, what);
}

void Report::open(std::string_view file, std::string_view place, std::string_view what) {
  keep(open_, file, place, what);
}

}  // namespace stolik
