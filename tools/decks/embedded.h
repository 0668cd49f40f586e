// Files that were put into the program when it was built (tools/embed_files.py).
#pragma once

#include <span>
#include <string_view>

namespace stolik {

struct EmbeddedFile {
  std::string_view name;  // without ending, and without folder unless asked for
  std::string_view content;
};

std::span<const EmbeddedFile> embedded_art();
std::span<const EmbeddedFile> embedded_sentences();
std::span<const EmbeddedFile> embedded_examples();  // "triples/deck", "triples/pl"

}  // namespace stolik
