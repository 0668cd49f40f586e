#include "server/net/frames.h"

#include <openssl/evp.h>

#include <algorithm>
#include <cstring>

#include "core/json.h"

namespace stolik {
namespace {

bool is_control(Opcode opcode) { return (unsigned(opcode) & 8u) != 0; }

bool is_known(unsigned opcode) { return opcode <= 2 || (opcode >= 8 && opcode <= 10); }

// The codes that may stand in a close frame (RFC 6455, 7.4, and the registry up to 1014).
bool may_be_sent(int code) {
  return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) ||
         (code >= 3000 && code <= 4999);
}

void unmask(std::span<char> payload, const std::array<char, 4>& mask) {
  std::uint32_t word = 0;
  std::memcpy(&word, mask.data(), 4);
  std::size_t i = 0;
  for (; i + 4 <= payload.size(); i += 4) {
    std::uint32_t four = 0;
    std::memcpy(&four, payload.data() + i, 4);
    four ^= word;
    std::memcpy(payload.data() + i, &four, 4);
  }
  for (; i < payload.size(); ++i) payload[i] = char(payload[i] ^ mask[i % 4]);
}

FrameReader::Event fault(int code) { return {FrameReader::Event::Kind::fault, {}, code}; }

unsigned byte_at(std::string_view bytes, std::size_t i) {
  return static_cast<unsigned char>(bytes[i]);
}

}  // namespace

std::size_t FrameReader::header_size(std::string_view bytes) {
  const unsigned second = byte_at(bytes, 1);
  const unsigned length = second & 0x7F;
  return 2u + (length == 126 ? 2u : length == 127 ? 8u : 0u) + ((second & 0x80) != 0 ? 4u : 0u);
}

int FrameReader::check(std::string_view bytes, Header& header) const {
  const unsigned first = byte_at(bytes, 0);
  const unsigned second = byte_at(bytes, 1);
  if ((first & 0x70) != 0 || !is_known(first & 0x0F)) return close_code::protocol;
  const bool masked = (second & 0x80) != 0;
  if (masked != (reads_ == Reads::masked)) return close_code::protocol;
  header.fin = (first & 0x80) != 0;
  header.opcode = static_cast<Opcode>(first & 0x0F);
  header.size = header_size(bytes);
  header.payload = second & 0x7F;
  const std::size_t extra = header.payload == 126 ? 2 : header.payload == 127 ? 8 : 0;
  if (extra > 0) {
    const std::uint64_t least = extra == 2 ? 126 : 65536;
    header.payload = 0;
    for (std::size_t i = 0; i < extra; ++i)
      header.payload = header.payload << 8 | byte_at(bytes, 2 + i);
    if (header.payload < least || header.payload >> 63 != 0) return close_code::protocol;
  }
  if (masked) std::memcpy(header.mask.data(), bytes.data() + 2 + extra, 4);

  if (is_control(header.opcode)) {
    return header.fin && header.payload <= 125 ? 0 : close_code::protocol;
  }
  if (header.opcode == Opcode::binary) return close_code::binary;
  if ((header.opcode == Opcode::more) != (fragments_ > 0)) return close_code::protocol;
  if (header.payload > message_max_ - message_.size()) return close_code::too_big;
  if (!header.fin && fragments_ + 1 >= fragments_max_) return close_code::policy;
  return 0;
}

FrameReader::Event FrameReader::next(std::span<char>& bytes) {
  for (;;) {
    bool complete = false;
    const Event event = one_frame(bytes, complete);
    if (event.kind != Event::Kind::need_more || !complete) return event;
  }
}

FrameReader::Event FrameReader::one_frame(std::span<char>& bytes, bool& complete) {
  if (frame_done_) frame_.clear(), frame_done_ = false;
  if (message_done_) message_.clear(), message_done_ = false;
  // Frames that came whole are read where they lie; the rest of one is kept until it is whole.
  const auto whole = [&](std::span<char> seen, std::size_t& need, Header& header) {
    need = 2;
    if (seen.size() < need) return 0;
    need = header_size({seen.data(), seen.size()});
    if (seen.size() < need) return 0;
    const int code = check({seen.data(), seen.size()}, header);
    if (code == 0) need = header.size + std::size_t(header.payload);
    return code;
  };
  Header header;
  std::size_t need = 0;
  if (frame_.empty()) {
    if (const int code = whole(bytes, need, header); code != 0) return fault(code);
    if (bytes.size() >= need) {
      const std::span<char> frame = bytes.first(need);
      bytes = bytes.subspan(need);
      complete = true;
      return take(frame, header);
    }
    frame_.assign(bytes.data(), bytes.size());
    bytes = {};
    if (frame_.empty()) frame_.shrink_to_fit();  // an idle line holds no memory
    return {};
  }
  for (;;) {
    if (const int code = whole(frame_, need, header); code != 0) return fault(code);
    if (frame_.size() >= need) break;
    if (bytes.empty()) return {};
    const std::size_t part = std::min(need - frame_.size(), bytes.size());
    frame_.append(bytes.data(), part);
    bytes = bytes.subspan(part);
  }
  frame_done_ = complete = true;
  return take(frame_, header);
}

FrameReader::Event FrameReader::take(std::span<char> frame, const Header& header) {
  const std::span<char> payload = frame.subspan(header.size);
  if (reads_ == Reads::masked) unmask(payload, header.mask);
  const std::string_view text{payload.data(), payload.size()};
  switch (header.opcode) {
    case Opcode::ping: return {Event::Kind::ping, text, 0};
    case Opcode::pong: return {Event::Kind::pong, text, 0};
    case Opcode::close: {
      if (text.empty()) return {Event::Kind::close, {}, close_code::no_code};
      if (text.size() == 1) return fault(close_code::protocol);
      const int code = int(byte_at(text, 0) << 8 | byte_at(text, 1));
      if (!may_be_sent(code)) return fault(close_code::protocol);
      if (!is_utf8(text.substr(2))) return fault(close_code::not_utf8);
      return {Event::Kind::close, text.substr(2), code};
    }
    case Opcode::more:
    case Opcode::text:
    case Opcode::binary: return data(payload, header);
  }
  return fault(close_code::protocol);
}

FrameReader::Event FrameReader::data(std::span<char> payload, const Header& header) {
  std::string_view text{payload.data(), payload.size()};
  if (fragments_ > 0 || !header.fin) {
    message_ += text;
    ++fragments_;
    if (!header.fin) return {};
    fragments_ = 0;
    message_done_ = true;
    text = message_;
  }
  if (!is_utf8(text)) return fault(close_code::not_utf8);
  return {Event::Kind::text, text, 0};
}

std::size_t write_frame_header(std::span<char, kFrameHeaderMax> out, Opcode opcode,
                               std::size_t payload) {
  out[0] = char(0x80u | unsigned(opcode));
  std::size_t extra = 0;
  if (payload < 126) {
    out[1] = char(payload);
  } else {
    extra = payload < 65536 ? 2 : 8;
    out[1] = char(extra == 2 ? 126 : 127);
  }
  for (std::size_t i = 0; i < extra; ++i) out[1 + extra - i] = char(payload >> (8 * i));
  return 2 + extra;
}

std::string close_frame(int code, std::string_view reason) {
  std::string payload;
  if (code != close_code::no_code) {
    payload += char(code >> 8);
    payload += char(code & 0xFF);
    payload += reason.substr(0, 120);
  }
  std::array<char, kFrameHeaderMax> header{};
  const std::size_t size = write_frame_header(header, Opcode::close, payload.size());
  return std::string{header.data(), size} + payload;
}

void append_masked_frame(std::string& out, Opcode opcode, std::string_view payload,
                         std::uint32_t mask) {
  std::array<char, kFrameHeaderMax> header{};
  const std::size_t size = write_frame_header(header, opcode, payload.size());
  header[1] = char(header[1] | char(0x80));
  out.append(header.data(), size);
  std::array<char, 4> key{};
  std::memcpy(key.data(), &mask, 4);
  out.append(key.data(), 4);
  const std::size_t at = out.size();
  out += payload;
  unmask(std::span{out}.subspan(at), key);
}

bool is_key(std::string_view key) {
  const auto in_base64 = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+' ||
           c == '/';
  };
  return key.size() == 24 && key.ends_with("==") &&
         std::all_of(key.begin(), key.end() - 2, in_base64);
}

std::string accept_key(std::string_view key) {
  const std::string text = std::string{key} + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned size = 0;
  EVP_Digest(text.data(), text.size(), digest.data(), &size, EVP_sha1(), nullptr);
  std::array<unsigned char, 64> encoded{};
  const int length = EVP_EncodeBlock(encoded.data(), digest.data(), int(size));
  return {reinterpret_cast<const char*>(encoded.data()), std::size_t(length)};
}

}  // namespace stolik
