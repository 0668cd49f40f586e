#include "server/net/log.h"

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <ctime>
#include <string>

#include "core/json.h"

namespace stolik {

void log_line(std::string_view level, std::string_view event,
              std::initializer_list<LogField> fields) {
  const auto now = std::chrono::system_clock::now();
  const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
  const auto millis =
      std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  char stamp[40];
  const std::size_t size = std::strftime(stamp, sizeof stamp, "%Y-%m-%dT%H:%M:%S", &utc);
  std::snprintf(stamp + size, sizeof stamp - size, ".%03dZ", int(millis));

  std::string line;
  JsonWriter json{line};
  json.begin_object();
  json.string("time", stamp);
  json.string("level", level);
  json.string("event", event);
  for (const LogField& field : fields) {
    json.key(field.key);
    if (const auto* number = std::get_if<std::int64_t>(&field.value)) json.integer(*number);
    else json.string(std::get<std::string_view>(field.value));
  }
  json.end_object();
  line += '\n';
  // A log that cannot be written must not stop the games.
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace stolik
