// Whatever text comes as a command: it is understood or refused, and what is understood prints and
// parses back to itself.

#include "games/journal.h"
#include "tools/labs.h"

namespace stolik {
namespace {

template <class Lab>
void drive(std::string_view text) {
  using Text = typename Lab::Text;
  static RandomTable<Lab> table(1);
  Command<typename Text::Rules> command;
  Findings findings;
  if (Text::parse(table.names(), table.state.pub, text, command, findings) != Parsed::ok ||
      command.deals)
    return;
  std::string printed;
  Text::print(table.names(), command.action, printed);
  Command<typename Text::Rules> again;
  Findings none;
  STOLIK_ASSERT(Text::parse(table.names(), table.state.pub, printed, again, none) == Parsed::ok);
  STOLIK_ASSERT(again.action == command.action);
}

}  // namespace
}  // namespace stolik

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  stolik::each_lab([&]<class Lab>() { stolik::drive<Lab>(text); });
  stolik::Journal journal;
  if (stolik::parse_journal(text, journal).empty()) {
    stolik::Journal again;
    STOLIK_ASSERT(stolik::parse_journal(stolik::print_journal(journal), again).empty());
    STOLIK_ASSERT(again.entries.size() == journal.entries.size());
  }
  return 0;
}
