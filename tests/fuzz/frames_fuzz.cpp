// Any bytes as frames, in pieces of any size: never more is held than one message, and the pieces
// do not matter.

#include <cstdint>
#include <string>
#include <vector>

#include "core/assert.h"
#include "core/json.h"
#include "server/net/frames.h"

namespace {

using namespace stolik;

std::vector<std::string> read_all(std::string bytes, std::size_t piece, FrameReader::Reads reads) {
  constexpr std::size_t kMax = 300;
  FrameReader reader{reads, kMax, 4};
  std::vector<std::string> heard;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    std::string part = bytes.substr(at, piece);
    std::span<char> span{part};
    for (;;) {
      const auto event = reader.next(span);
      if (event.kind == FrameReader::Event::Kind::need_more) break;
      STOLIK_ASSERT(event.payload.size() <= kMax &&
                    is_utf8(event.kind == FrameReader::Event::Kind::text ? event.payload : ""));
      heard.push_back(std::to_string(event.code) + std::string{event.payload});
      if (event.kind == FrameReader::Event::Kind::fault) return heard;
    }
    STOLIK_ASSERT(span.empty() && reader.held() <= 2 * kMax + 14);
  }
  return heard;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2 || size > 4000) return 0;
  const std::string bytes{reinterpret_cast<const char*>(data + 2), size - 2};
  const auto reads = (data[0] & 1) != 0 ? FrameReader::Reads::bare : FrameReader::Reads::masked;
  STOLIK_ASSERT(read_all(bytes, size, reads) == read_all(bytes, 1u + data[1] % 40u, reads));
  return 0;
}
