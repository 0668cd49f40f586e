#include "core/picture.h"

namespace stolik {

std::int64_t read_number(Reading& reading, const Json& json, std::int64_t most,
                         std::string_view expected) {
  const auto number = json.integer();
  if (number && *number >= 0 && *number <= most) return *number;
  reading.fail(expected);
  return 0;
}

Seat read_seat(Reading& reading, const Json& json) {
  return seat_at(int(read_number(reading, json, kMaxSeatBits - 1, "a seat is a number from 0 on")));
}

void write_seats(JsonWriter& json, SeatSet seats, bool nature) {
  json.begin_array();
  for (int s = 0; s < kMaxSeatBits; ++s) {
    if (seats.has(seat_at(s))) json.integer(s);
  }
  if (nature) json.string("nature");
  json.end_array();
}

void read_seats(Reading& reading, const Json& json, SeatSet& seats, bool* nature) {
  if (!json.is_array()) return reading.fail("a list of seats is expected");
  for (const Json& item : json.items()) {
    if (nature != nullptr && item.is_string() && item.text() == "nature") {
      if (*nature) return reading.fail("nature twice");
      *nature = true;
      continue;
    }
    const Seat seat = read_seat(reading, item);
    if (!reading.ok()) return;
    if (seats.has(seat)) return reading.fail("the same seat twice");
    seats.add(seat);
  }
}

std::size_t read_spelled(Reading& reading, const Json& json,
                         std::span<const std::string_view> words) {
  std::string expected = "expected is one of";
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].empty() ? json.is_null() : json.is_string() && json.text() == words[i]) return i;
    (expected += ' ') += words[i].empty() ? "null" : words[i];
  }
  reading.fail(expected);
  return 0;
}

void write_spelled(JsonWriter& json, std::string_view word) {
  word.empty() ? json.null() : json.string(word);
}

std::string typescript_of_words(std::span<const std::string_view> words) {
  std::string out;
  for (const std::string_view word : words) {
    if (!out.empty()) out += " | ";
    word.empty() ? out += "null" : ((out += '"') += word) += '"';
  }
  return out;
}

}  // namespace stolik
