// What two nodes say to each other about the lines of people: who is connected to one is at a table
// of the other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace stolik {

struct Parcel {
  enum class Kind : std::uint8_t {
    // From where the line comes in to where its table is.
    open = 1,  // from whom: an address
    text,      // one message
    gone,
    trip,  // how long a round trip took, in microseconds
    // And back.
    push,       // one message
    pose,       // one that may be left out
    close,      // a code and a word
    elsewhere,  // the table is not here (any more): ask again
    // Either way.
    beat,  // still there
  };
  Kind kind = Kind::beat;
  std::uint64_t line = 0;  // as the node where it comes in counts
  std::string text{};
};
inline constexpr std::size_t kParcelMax = 1024 * 1024;

void write_parcel(std::string& out, Parcel::Kind kind, std::uint64_t line, std::string_view text);

// Bytes in, parcels out.
class ParcelReader {
 public:
  void feed(std::string_view bytes) { held_.append(bytes); }
  // The next one, if it is there as a whole.
  std::optional<Parcel> next();
  bool is_broken() const { return broken_; }

 private:
  std::string held_;
  std::size_t used_ = 0;
  bool broken_ = false;
};

// Who speaks on the line between two nodes: both know the secret, and neither tells it. `channel`
// is the line itself, so that nobody who stands in the middle of two lines can pass a proof on; ""
// for one in clear, which has no such thing.
std::string node_proof(std::string_view secret, std::string_view role, std::string_view dialled_by,
                       std::string_view dialled, std::string_view their_nonce,
                       std::string_view our_nonce, std::string_view channel);

}  // namespace stolik
