#include "tools/decks/bundle_files.h"

#include <algorithm>
#include <filesystem>

#include "tools/args.h"
#include "tools/deck_files.h"

namespace stolik {

bool is_bundle_path(std::string_view path) { return path.ends_with(kBundleEnding); }

DeckBundle read_any_deck(const std::string& path) {
  std::error_code error;
  DeckBundle bundle;
  if (is_bundle_path(path) && !std::filesystem::is_directory(path, error)) {
    // A pipe or a device could keep us waiting for ever.
    if (!std::filesystem::is_regular_file(path, error))
      return bundle.trouble = "there is no such file", bundle;
    const auto text = read_file(path, kMaxBundle + 1);
    if (!text) return bundle.trouble = "cannot be read, or is far too large", bundle;
    return read_bundle(*text, path);
  }
  bundle.files = read_deck_dir(path);
  const auto whole = [](const auto& text) { return text.second.json.has_value(); };
  if (!bundle.files.facts.json) return bundle.trouble = bundle.files.facts.trouble, bundle;
  if (!std::ranges::all_of(bundle.files.texts, whole))
    return bundle.trouble = "a file of texts is missing or broken; see: stolik decks check", bundle;
  bundle.content = bundle_content(bundle.files);
  return bundle;
}

}  // namespace stolik
