// Each fault of a frame has its close code (PROTOCOL-wire.md, "The line"), at the very edge of each
// limit.

#include <gtest/gtest.h>

#include <string>

#include "server/net/frames.h"

namespace stolik {
namespace {

using Kind = FrameReader::Event::Kind;

std::string frame(unsigned opcode, std::string_view payload, bool fin = true) {
  std::string out;
  append_masked_frame(out, static_cast<Opcode>(opcode), payload, 0x0BADCAFE);
  if (!fin) out[0] = static_cast<char>(out[0] & 0x7F);
  return out;
}

// The code with which a line ends that says this; 0 if it goes on.
int end_of(std::string bytes) {
  FrameReader reader{FrameReader::Reads::masked, 4096, 4};
  std::span<char> span{bytes};
  for (;;) {
    const auto event = reader.next(span);
    if (event.kind == Kind::fault || event.kind == Kind::close) return event.code;
    if (event.kind == Kind::need_more) return 0;
  }
}

std::string closing(int code) {
  return frame(8, std::string{static_cast<char>(code >> 8), static_cast<char>(code & 0xFF)});
}

TEST(FrameRules, AMessageHas4096BytesHoweverItIsCut) {
  EXPECT_EQ(end_of(frame(1, std::string(4096, 'x'))), 0);
  EXPECT_EQ(end_of(frame(1, std::string(4097, 'x'))), 1009);
  EXPECT_EQ(end_of(frame(1, std::string(2048, 'x'), false) + frame(0, std::string(2048, 'x'))), 0);
  EXPECT_EQ(end_of(frame(1, std::string(2048, 'x'), false) + frame(0, std::string(2049, 'x'))),
            1009);
}

TEST(FrameRules, AMessageHasFourFragments) {
  const std::string more = frame(0, "x", false);
  EXPECT_EQ(end_of(frame(1, "x", false) + more + more + frame(0, "x")), 0);
  EXPECT_EQ(end_of(frame(1, "x", false) + more + more + more), 1008);
  // A message that is whole makes room for the next one.
  EXPECT_EQ(end_of(frame(1, "x", false) + more + frame(0, "x") + frame(1, "x", false) + more +
                   more + frame(0, "x")),
            0);
}

TEST(FrameRules, EveryFrameOfAClientIsMasked) {
  std::string bare{"\x81\x02{}", 4};
  EXPECT_EQ(end_of(bare), 1002);
}

TEST(FrameRules, ReservedBitsAndOpcodesAreFaults) {
  for (const int bit : {0x10, 0x20, 0x40}) {
    std::string bytes = frame(1, "{}");
    bytes[0] = static_cast<char>(bytes[0] | bit);
    EXPECT_EQ(end_of(bytes), 1002) << bit;
  }
  for (const unsigned opcode : {3u, 7u, 11u, 15u})
    EXPECT_EQ(end_of(frame(opcode, "{}")), 1002) << opcode;
  EXPECT_EQ(end_of(frame(2, "{}")), 1003);
}

TEST(FrameRules, ControlFramesAreShortAndWhole) {
  EXPECT_EQ(end_of(frame(9, std::string(125, 'x'))), 0);
  EXPECT_EQ(end_of(frame(9, std::string(126, 'x'))), 1002);
  EXPECT_EQ(end_of(frame(9, "x", false)), 1002);
}

TEST(FrameRules, OnlyCodesThatMayBeSentClose) {
  for (const int code : {1000, 1001, 1002, 1003, 1007, 1014, 3000, 4999})
    EXPECT_EQ(end_of(closing(code)), code);
  for (const int code : {0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000})
    EXPECT_EQ(end_of(closing(code)), 1002) << code;
  EXPECT_EQ(end_of(frame(8, "\x03")), 1002);
}

TEST(FrameRules, TextIsUtf8AlsoAcrossFragments) {
  EXPECT_EQ(end_of(frame(1, "\xC5", false) + frame(0, "\xBC")), 0);
  EXPECT_EQ(end_of(frame(1, "\xC5", false) + frame(0, "x")), 1007);
  EXPECT_EQ(end_of(frame(1, "\xED\xA0\x80")), 1007);
}

TEST(FrameRules, PartsOfMessagesDoNotMix) {
  EXPECT_EQ(end_of(frame(0, "x")), 1002);
  EXPECT_EQ(end_of(frame(1, "x", false) + frame(1, "x")), 1002);
}

}  // namespace
}  // namespace stolik
