#include "tools/qr.h"

#include <qrencode.h>

#include <memory>

namespace stolik {

std::string qr_text(const std::string& text, bool coloured) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code{
      QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M), QRcode_free};
  if (code == nullptr) return "";
  constexpr int kQuiet = 4;  // squares of white around it, as the standard wants
  const auto dark = [&](int x, int y) {
    x -= kQuiet, y -= kQuiet;
    if (x < 0 || y < 0 || x >= code->width || y >= code->width) return false;
    return (code->data[y * code->width + x] & 1) != 0;
  };
  const int size = code->width + 2 * kQuiet;
  std::string out;
  for (int y = 0; y < size; y += 2) {
    if (coloured) out += "\x1b[30;107m";
    for (int x = 0; x < size; ++x) {
      // With colours the ink is dark, without it is light.
      const bool upper = dark(x, y) == coloured;
      const bool lower = dark(x, y + 1) == coloured;
      out += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
    }
    if (coloured) out += "\x1b[0m";
    out += '\n';
  }
  return out;
}

}  // namespace stolik
