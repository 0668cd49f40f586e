// A QR code as text for a terminal, two rows of squares in one line.
#pragma once

#include <string>

namespace stolik {

// `coloured`: black on white by escape codes, whatever the terminal's own colours are. Otherwise
// the light squares are drawn, which is right on a dark terminal. "" if the text is too long.
std::string qr_text(const std::string& text, bool coloured);

}  // namespace stolik
