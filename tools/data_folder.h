// Where a server keeps its tables.
#pragma once

#include <string>

#include "tools/args.h"

namespace stolik {

inline constexpr Switch kDataOption{"--data", "DIR",
                                    "where tables are kept (default: ~/.local/share/stolik)"};

// As --data says, or where it is usually.
std::string data_folder(const Args& args);
inline std::string tables_file(const std::string& data) { return data + "/tables.sqlite"; }

}  // namespace stolik
