// The host's side of the socket in the data folder (control.h).
#pragma once

#include <string>

namespace stolik {

inline std::string control_path(const std::string& data) { return data + "/control"; }

// What the server in this folder answers to a line; false and a sentence if there is none. Waits as
// long as it takes where `patient`, five seconds otherwise.
bool ask_control(const std::string& data, const std::string& line, bool patient,
                 std::string& answer);

}  // namespace stolik
