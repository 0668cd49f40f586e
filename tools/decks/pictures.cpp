#include "tools/decks/pictures.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "games/shelf.h"
#include "tools/decks/svg.h"

namespace stolik {
namespace {

constexpr std::string_view kPngAddress = "data:image/png;base64,";
constexpr std::string_view kPngSign = "\x89PNG\r\n\x1A\n";
// What draws, and how its colours are meant. No texts, no times, no profiles.
constexpr std::array<std::string_view, 10> kPieces = {"IHDR", "PLTE", "tRNS", "IDAT", "IEND",
                                                      "sRGB", "gAMA", "cHRM", "sBIT", "pHYs"};

int digit_of_base64(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  return c == '+' ? 62 : c == '/' ? 63 : -1;
}

std::optional<std::string> from_base64(std::string_view text) {
  if (text.size() % 4 != 0) return std::nullopt;
  std::string out;
  for (std::size_t i = 0; i < text.size(); i += 4) {
    std::uint32_t bits = 0;
    std::size_t padding = 0;
    for (std::size_t k = 0; k < 4; ++k) {
      const int digit = digit_of_base64(text[i + k]);
      const bool pads = text[i + k] == '=' && i + 4 == text.size() && k >= 2;
      if (digit < 0 ? !pads : padding > 0) return std::nullopt;
      if (pads) ++padding;
      bits = bits << 6 | std::uint32_t(std::max(digit, 0));
    }
    for (std::size_t k = 0; k < 3 - padding; ++k) out += char(bits >> (16 - 8 * k) & 0xFF);
  }
  return out;
}

std::size_t number_at(std::string_view bytes, std::size_t at) {
  std::size_t value = 0;
  for (std::size_t i = 0; i < 4; ++i)
    value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

std::string trouble_in_png(std::string_view png) {
  constexpr std::string_view kBroken = "this PNG is broken; save it again";
  if (png.size() > kMaxPngBytes) {
    return concat(png.size(), " bytes, at most ", kMaxPngBytes, "; make the picture smaller");
  }
  if (!png.starts_with(kPngSign)) return "this is no PNG, whatever it says";
  bool drawn = false;
  for (std::size_t at = kPngSign.size();;) {
    if (png.size() - at < 12) return std::string{kBroken};
    const std::size_t size = number_at(png, at);
    const std::string_view piece = png.substr(at + 4, 4);
    if (size > png.size() - at - 12) return std::string{kBroken};
    if (!contains(kPieces, piece))
      return "this PNG holds more than a picture; save it again without the rest";
    if ((at == kPngSign.size()) != (piece == "IHDR") || (piece == "IHDR" && size != 13))
      return std::string{kBroken};
    if (piece == "IHDR") {
      const std::size_t wide = number_at(png, at + 8);
      const std::size_t high = number_at(png, at + 12);
      if (wide == 0 || high == 0 || wide > kMaxPngSide || high > kMaxPngSide) {
        return concat(wide, " x ", high, " pixels, at most ", kMaxPngSide, " x ", kMaxPngSide,
                      "; make the picture smaller");
      }
    }
    drawn = drawn || piece == "IDAT";
    at += 12 + size;
    if (piece == "IEND") return drawn && at == png.size() ? "" : std::string{kBroken};
  }
}

}  // namespace

bool is_own_picture_name(std::string_view name) { return name.starts_with("own-") && is_id(name); }

std::vector<std::string> troubles_in_picture(std::string_view picture) {
  if (picture.starts_with("<svg")) return troubles_in_svg(picture);
  if (!picture.starts_with(kPngAddress))
    return {"a picture is a drawing that begins with <svg, or data:image/png;base64,…"};
  if (picture.size() > kPngAddress.size() + 4 * (kMaxPngBytes / 3 + 1)) {
    return {concat(picture.size(), " bytes, at most ", kMaxPngBytes, "; make the picture smaller")};
  }
  const std::optional<std::string> png = from_base64(picture.substr(kPngAddress.size()));
  std::string trouble = png ? trouble_in_png(*png) : "this is not base64; save the picture again";
  if (trouble.empty()) return {};
  return {std::move(trouble)};
}

}  // namespace stolik
