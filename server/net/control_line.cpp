#include "server/net/control_line.h"

#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace stolik {

bool ask_control(const std::string& data, const std::string& line, bool patient,
                 std::string& answer) {
  const std::string path = control_path(data);
  answer = "no server runs with the folder " + data;
  if (path.size() >= sizeof(sockaddr_un::sun_path))
    return answer = "the name " + path + " is too long for a socket", false;
  const int fd = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0) return answer = std::strerror(errno), false;
  sockaddr_un name{};
  name.sun_family = AF_UNIX;
  std::memcpy(name.sun_path, path.c_str(), path.size() + 1);
  const timeval wait{patient ? 0 : 5, 0};
  ::setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &wait, sizeof wait);
  std::string heard;
  if (::connect(fd, reinterpret_cast<const sockaddr*>(&name), sizeof name) != 0) {
    if (errno == EACCES || errno == EPERM)
      answer = "the folder " + data + " belongs to another user; ask as that user or as root";
  } else {
    const std::string words = line + "\n";
    answer = "the server does not answer";
    char piece[256];
    ssize_t got =
        ::send(fd, words.data(), words.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(words.size())
            ? 1
            : 0;
    while (got > 0 && !heard.ends_with('\n') && heard.size() < 8192) {
      got = ::recv(fd, piece, sizeof piece, 0);
      if (got > 0) heard.append(piece, std::size_t(got));
    }
  }
  ::close(fd);
  if (!heard.ends_with('\n')) return false;
  heard.pop_back();
  answer = heard;
  return true;
}

}  // namespace stolik
