// WebSocket frames (RFC 6455) as a machine without sockets: bytes in, messages out.
//
// Used by the server (which expects masked frames) and by the load generator (which expects bare
// ones). The reader holds no more than one message of the allowed size, refuses a frame as soon as
// its header shows that it is too long, and never throws. Extensions are not spoken: no compression
// beside secrets. Why our own: docs/decisions/0007-own-frames.md.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace stolik {

enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

namespace close_code {
inline constexpr int normal = 1000;
inline constexpr int going_away = 1001;
inline constexpr int protocol = 1002;
inline constexpr int binary = 1003;
inline constexpr int no_code = 1005;  // never sent: a close frame without a code
inline constexpr int not_utf8 = 1007;
inline constexpr int policy = 1008;
inline constexpr int too_big = 1009;
inline constexpr int broken = 1011;
inline constexpr int restart = 1012;
inline constexpr int try_later = 1013;
}  // namespace close_code

class FrameReader {
 public:
  enum class Reads : std::uint8_t { masked, bare };
  struct Event {
    enum class Kind : std::uint8_t { need_more, text, ping, pong, close, fault };
    Kind kind = Kind::need_more;
    std::string_view payload{};  // until the next call; close: the reason
    int code = 0;                // close: theirs; fault: the one to close with
  };

  FrameReader(Reads reads, std::size_t message_max, int fragments_max)
      : reads_(reads), message_max_(message_max), fragments_max_(fragments_max) {}

  // Takes bytes from the front of `bytes` until something is complete. The bytes are changed
  // (unmasked in place) and must stay where they are until the payload has been read. After a fault
  // it is not called again.
  Event next(std::span<char>& bytes);

  std::size_t held() const { return frame_.size() + message_.size(); }

 private:
  struct Header {
    bool fin = false;
    Opcode opcode = Opcode::more;
    std::size_t size = 0;  // of the header itself
    std::uint64_t payload = 0;
    std::array<char, 4> mask{};
  };
  // How many bytes the header takes, known from its first two.
  static std::size_t header_size(std::string_view bytes);
  int check(std::string_view bytes, Header& header) const;  // 0 or the code of the fault
  Event one_frame(std::span<char>& bytes, bool& complete);
  Event take(std::span<char> frame, const Header& header);
  Event data(std::span<char> payload, const Header& header);

  Reads reads_;
  std::size_t message_max_;
  int fragments_max_;
  std::string frame_;  // a frame of which a part has come
  bool frame_done_ = false;
  std::string message_;  // fragments so far
  int fragments_ = 0;
  bool message_done_ = false;
};

// The header of a frame that a server sends. Returns its length.
inline constexpr std::size_t kFrameHeaderMax = 10;
std::size_t write_frame_header(std::span<char, kFrameHeaderMax> out, Opcode opcode,
                               std::size_t payload);
std::string close_frame(int code, std::string_view reason);
// A frame that a client sends.
void append_masked_frame(std::string& out, Opcode opcode, std::string_view payload,
                         std::uint32_t mask);

// The answer to Sec-WebSocket-Key.
std::string accept_key(std::string_view key);
// Whether a key is one: 16 bytes in Base64.
bool is_key(std::string_view key);

}  // namespace stolik
