// Files of a folder, for `stolik serve --web DIR`: the client while it is being written.
#pragma once

#include <string>
#include <string_view>

namespace stolik {

struct FolderFile {
  bool there = false;
  std::string name{};  // "/index.html" for "/"
  std::string etag{};  // in quotes; of its content
  std::string content{};
};

// `path` as it stood in the request. What is not plainly below the folder is not there.
FolderFile read_from_folder(const std::string& folder, std::string_view path);

}  // namespace stolik
