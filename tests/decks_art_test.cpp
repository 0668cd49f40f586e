// The drawings, and the words of the command.

#include <cstdlib>

#include "tests/deck_workshop.h"
#include "tools/decks/svg.h"

namespace stolik {
namespace {

// ---- drawings ----

std::string drawing(const std::string& inside) {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 48 48\">" + inside + "</svg>\n";
}

TEST(Drawing, of_the_allowed_kind_has_no_fault) {
  const std::string good =
      "<!-- a note --><defs><linearGradient id=\"a\"><stop offset='1'/></linearGradient></defs>"
      "<g fill=\"url(#a)\" stroke=\"var(--ink, #000)\"><path d=\"M1 1\"/></g><radialGradient "
      "href=\"#a\"/>";
  EXPECT_EQ(troubles_in_svg(drawing(good)), Lines{});
}

TEST(Drawing, with_a_fault_is_told) {
  const struct {
    std::string svg;
    std::string told;
  } kCases[] = {
      {drawing("<g><path d=\"M1 1\"/>"), "line 1: </svg> closes nothing that is open"},
      {drawing("<path d=\"M1 1/>"), "line 1: quotes that are not closed"},
      {drawing("<path d=M1/>"), "line 1: the value of d has no quotes"},
      {drawing("<path d=\"\" d=\"\"/>"), "line 1: attribute d twice"},
      {drawing("<path"), "line 1: a space is expected before an attribute"},
      {"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">",
       "line 1: <svg> is never closed"},
      {drawing("") + drawing(""), "one element <svg> is expected"},
      {"", "one element <svg> is expected"},
      {"<g/>", "the outermost element must be <svg>"},
      {"<svg viewBox=\"0 0 1 1\"></svg>", "<svg> has no xmlns; add it"},
      {drawing("words"), "line 1: words outside an element; a drawing has none"},
      {drawing("<script>1</script>"), "<script> is not allowed in a drawing; take it out"},
      {drawing("<foreignObject/>"), "<foreignObject> is not allowed in a drawing; take it out"},
      {drawing("<image href=\"#a\"/>"), "<image> is not allowed in a drawing; take it out"},
      {drawing("<text/>"), "<text> is not allowed in a drawing; take it out"},
      {drawing("<style>@import 'x'</style>"), "<style> is not allowed in a drawing; take it out"},
      {drawing("<use href=\"#a\"/>"), "<use> is not allowed in a drawing; take it out"},
      {drawing("<pattern/>"), "<pattern> is not allowed in a drawing; take it out"},
      {drawing("<mask><g fill=\"url(#a)\"/></mask>"),
       "fill: url( may not stand in a mask or a clipPath; take it out"},
      {drawing("<clipPath style='clip-path:URL(#a)'/>"),
       "style: url( may not stand in a mask or a clipPath; take it out"},
      {drawing("<g onclick=\"x\"/>"), "attribute onclick acts; take it out"},
      {drawing("<g OnLoad=\"x\"/>"), "attribute OnLoad acts; take it out"},
      {drawing("<stop href=\"other.svg#a\"/>"), "href must point inside the drawing: #…"},
      {drawing("<stop xlink:href=\"JavaScript:x\"/>"),
       "xlink:href must point inside the drawing: #…"},
      {drawing("<g fill=\"url(x.svg#a)\"/>"), "fill: url( must point inside the drawing: url(#…)"},
      {drawing("<g style=\"background:URL( 'http://x')\"/>"), "style holds 'http:'; take it out"},
      {drawing("<g style=\"@import 'x'\"/>"), "style holds '@import'; take it out"},
      {drawing("<g style=\"fill:\\75rl(x)\"/>"), "style holds '\\'; take it out"},
      {drawing("<stop href=\"&#106;avascript:x\"/>"),
       "line 1: an '&' that is not &amp;, &lt;, &gt;, &quot; or &apos;"},
      {"<!DOCTYPE svg>" + drawing(""),
       "line 1: only elements are allowed, no <! and no <?; take it out"},
      {drawing("<path d=\"" + std::string(6200, '1') + "\"/>"),
       "6279 bytes, at most 6143; draw it with fewer points"},
      {drawing("\xff"), "this is not UTF-8 text; save it as UTF-8"},
      {std::string("\0", 1), "a control character; take it out"},
  };
  for (const auto& one : kCases) {
    const Lines troubles = troubles_in_svg(one.svg);
    ASSERT_FALSE(troubles.empty()) << one.svg;
    EXPECT_EQ(troubles[0], one.told) << one.svg;
  }
}

TEST(Drawing, cut_anywhere_is_no_drawing) {
  const std::string whole = Workshop::read(kContent / "art/psz-anders.svg");
  ASSERT_FALSE(whole.empty());
  for (std::size_t length = 0; length + 8 < whole.size(); ++length) {
    EXPECT_NE(troubles_in_svg(whole.substr(0, length)), Lines{}) << length;
  }
}

TEST(Drawing, of_a_folder_is_part_of_the_check) {
  const Workshop workshop;
  fs::copy(kContent / "art", workshop.root() / "art");
  workshop.write("art/house.svg", drawing("<script/>"));
  const Ran ran = run({"check", (kContent / "decks/psz").string(), "--art", workshop.path("art")});
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(workshop.without_root(ran.out),
            "art/house.svg: <script> is not allowed in a drawing; take it out\n1 problem\n");
}

// ---- the command line ----

TEST(DecksCommand, lists_decks) {
  const Ran ran = run({"list", (kContent / "decks").string()});
  EXPECT_EQ(ran.code, 0);
  EXPECT_NE(ran.out.find("psz          triples       pl,ru,en   Polish Armed Forces in the West\n"),
            std::string::npos)
      << ran.out;
}

TEST(DecksCommand, exits_with_2_and_a_hint_on_wrong_arguments) {
  EXPECT_EXIT(std::exit(run({"chekc"}).code), testing::ExitedWithCode(2),
              "list, check, new, sign or show");
  EXPECT_EXIT(run({"new", "chess", "x"}), testing::ExitedWithCode(2), "there is no game 'chess'");
  EXPECT_EXIT(run({"new", "triples"}), testing::ExitedWithCode(2), "a game and a folder");
  EXPECT_EXIT(run({"new", "triples", "x", "--language", "de"}), testing::ExitedWithCode(2),
              "pl, ru or en");
  EXPECT_EXIT(run({"check", "--frob"}), testing::ExitedWithCode(2), "no option --frob");
}

}  // namespace
}  // namespace stolik
