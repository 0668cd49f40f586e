// Files that were put into the program when it was built (tools/embed_files.py).
#pragma once

#include <span>
#include <string_view>

namespace stolik {

struct EmbeddedFile {
  std::string_view name;  // without folder and ending
  std::string_view content;
};

std::span<const EmbeddedFile> embedded_art();
std::span<const EmbeddedFile> embedded_sheet_styles();

}  // namespace stolik
