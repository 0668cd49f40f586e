// Frames byte by byte, and the small machines of the rim: buckets, addresses, the answers of the
// site.

#include "server/net/frames.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "server/net/address_of.h"
#include "server/net/bucket.h"

namespace stolik {
namespace {

using Kind = FrameReader::Event::Kind;

// The same bytes in pieces of every size must say the same.
std::vector<std::string> read_all(std::string bytes, std::size_t piece) {
  FrameReader reader{FrameReader::Reads::masked, 100, 4};
  std::vector<std::string> heard;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    std::string part = bytes.substr(at, piece);
    std::span<char> span{part};
    for (;;) {
      const auto event = reader.next(span);
      if (event.kind == Kind::need_more) break;
      heard.push_back(std::to_string(static_cast<int>(event.kind)) + ":" +
                      std::to_string(event.code) + ":" + std::string{event.payload});
      if (event.kind == Kind::fault) return heard;
    }
    EXPECT_TRUE(span.empty());
    EXPECT_LE(reader.held(), 220u);
  }
  return heard;
}

std::string masked(Opcode opcode, std::string_view payload, bool fin = true) {
  std::string out;
  append_masked_frame(out, opcode, payload, 0x12345678);
  if (!fin) out[0] = static_cast<char>(out[0] & 0x7F);
  return out;
}

TEST(Frames, SayTheSameInPiecesOfAnySize) {
  const std::string bytes = masked(Opcode::text, "hello") + masked(Opcode::ping, "1") +
                            masked(Opcode::text, "ab", false) + masked(Opcode::pong, "") +
                            masked(Opcode::more, "cd", false) + masked(Opcode::more, "") +
                            masked(Opcode::text, std::string(100, 'x')) +
                            masked(Opcode::close,
                                   "\x03\xE8"
                                   "bye");
  const auto whole = read_all(bytes, bytes.size());
  ASSERT_EQ(whole.size(), 6u);
  EXPECT_EQ(whole[0], "1:0:hello");
  EXPECT_EQ(whole[1], "2:0:1");
  EXPECT_EQ(whole[2], "3:0:");
  EXPECT_EQ(whole[3], "1:0:abcd");
  EXPECT_EQ(whole[5], "4:1000:bye");
  for (std::size_t piece = 1; piece < bytes.size(); ++piece)
    EXPECT_EQ(read_all(bytes, piece), whole) << piece;
}

TEST(Frames, RefuseByTheHeaderAlone) {
  const std::string huge{
      "\x81\xFF\x00\x00\x01\x00\x00\x00\x00\x00"
      "mask",
      14};
  EXPECT_EQ(read_all(huge, 14), std::vector<std::string>{"5:1009:"});
  EXPECT_EQ(read_all(huge, 1), std::vector<std::string>{"5:1009:"});
  EXPECT_EQ(read_all(masked(Opcode::text, std::string(101, 'x')), 200),
            std::vector<std::string>{"5:1009:"});
  const std::string long_form{
      "\x81\xFE\x00\x05"
      "maskhello",
      13};  // five bytes need no long length
  EXPECT_EQ(read_all(long_form, 13), std::vector<std::string>{"5:1002:"});
}

TEST(Frames, CountFragments) {
  const std::string part = masked(Opcode::more, "x", false);
  const std::string first = masked(Opcode::text, "x", false);
  EXPECT_EQ(read_all(first + part + part + masked(Opcode::more, "x"), 7),
            std::vector<std::string>{"1:0:xxxx"});
  EXPECT_EQ(read_all(first + part + part + part, 7), std::vector<std::string>{"5:1008:"});
}

TEST(Frames, WriteWhatTheOtherSideReads) {
  for (const std::size_t size : {0u, 1u, 125u, 126u, 127u, 65535u, 65536u, 70000u}) {
    std::array<char, kFrameHeaderMax> header{};
    const std::size_t length = write_frame_header(header, Opcode::text, size);
    std::string bytes = std::string{header.data(), length} + std::string(size, 'y');
    FrameReader reader{FrameReader::Reads::bare, 1 << 20, 1};
    std::span<char> span{bytes};
    const auto event = reader.next(span);
    ASSERT_EQ(event.kind, Kind::text) << size;
    EXPECT_EQ(event.payload.size(), size);
  }
}

TEST(Frames, AnswerTheKeyOfTheStandard) {
  EXPECT_EQ(accept_key("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  EXPECT_TRUE(is_key("dGhlIHNhbXBsZSBub25jZQ=="));
  EXPECT_FALSE(is_key("short"));
  EXPECT_FALSE(is_key("dGhlIHNhbXBsZSBub25jZ\n=="));
}

TEST(BucketOfTokens, GivesABurstAndThenARate) {
  Bucket bucket{3, 200};
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(1000));
  EXPECT_FALSE(bucket.take(1199));
  EXPECT_TRUE(bucket.take(1200));
  EXPECT_FALSE(bucket.take(1399));
  EXPECT_FALSE(bucket.is_full(1799));  // empty at 1200, three tokens are 600 ms
  EXPECT_TRUE(bucket.is_full(1800));
}

TEST(Addresses, ProxiesOnOtherMachinesAreBelievedByTheirAddress) {
  const auto named = [](const char* text) {
    return address_of(boost::asio::ip::make_address(text));
  };
  const std::vector<Address> proxies = {named("10.0.0.5"), named("fd00:5::1")};
  for (const char* proxy : {"10.0.0.5", "::ffff:10.0.0.5", "fd00:5::1"}) {
    EXPECT_EQ(address_behind(named(proxy), "198.51.100.7", proxies), named("198.51.100.7"))
        << proxy;
    EXPECT_EQ(address_behind(named(proxy), "127.0.0.1", proxies), named(proxy))
        << "this machine is not where they are";
  }
  EXPECT_EQ(address_behind(named("10.0.0.6"), "198.51.100.7", proxies), named("10.0.0.6"));
}

TEST(Addresses, OnlyAProxyOfThisMachineIsBelieved) {
  const auto named = [](const char* text) {
    return address_of(boost::asio::ip::make_address(text));
  };
  for (const char* machine : {"127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"}) {
    EXPECT_EQ(address_behind(named(machine), "198.51.100.7"), named("198.51.100.7")) << machine;
    EXPECT_EQ(address_behind(named(machine), "9.9.9.9, 198.51.100.7"), named("198.51.100.7"))
        << "the last is the proxy's own word";
    EXPECT_EQ(address_behind(named(machine), "2001:db8::7"), named("2001:db8::9")) << "one network";
    for (const char* nothing :
         {"", "unknown", "198.51.100.7, ", "198.51.100.7:80", "127.0.0.1.evil"}) {
      EXPECT_EQ(address_behind(named(machine), nothing), named(machine)) << nothing;
    }
  }
  for (const char* guest :
       {"203.0.113.1", "10.0.0.7", "192.168.1.5", "2001:db8:1::1", "::ffff:203.0.113.1"}) {
    for (const char* claim : {"127.0.0.1", "::1", "198.51.100.7", "9.9.9.9, 127.0.0.1"}) {
      EXPECT_EQ(address_behind(named(guest), claim), named(guest))
          << guest << " says it is " << claim;
    }
  }
}

TEST(Addresses, AreCountedAndForgotten) {
  AddressBook book{2};
  Address one = address_of(boost::asio::ip::make_address("203.0.113.1"));
  Address own;
  own.loopback = true;
  EXPECT_TRUE(book.enter(one));
  EXPECT_TRUE(book.enter(one));
  EXPECT_FALSE(book.enter(one));
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(book.enter(own));
  book.leave(one, 1000);
  book.leave(one, 1000);
  EXPECT_EQ(book.size(), 0u);
}

}  // namespace
}  // namespace stolik
