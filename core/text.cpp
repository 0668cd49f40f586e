#include "core/text.h"

namespace stolik {

void TextPiece::append_to(std::string& out) const {
  switch (kind_) {
    case Kind::text: out += text_; return;
    case Kind::character: out += char(natural_); return;
    case Kind::whole: out += std::to_string(whole_); return;
    case Kind::natural: out += std::to_string(natural_); return;
  }
}

std::string concat_pieces(std::initializer_list<TextPiece> pieces) {
  std::string out;
  for (const TextPiece& piece : pieces) piece.append_to(out);
  return out;
}

}  // namespace stolik
