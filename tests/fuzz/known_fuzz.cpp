// What a seat knows, as text that anybody may have written: it is read or refused, never more. The
// fields are read behind the seal's back as well; whatever they hold is written, and read again as
// the same.

#include <string>

#include "bots/bots.h"
#include "games/list.h"
#include "games/packed.h"
#include "games/shelf.h"

namespace stolik {
namespace {

template <class... Texts>
void read_each(KindsOf<Texts...>, std::string_view body) {
  const auto read = [&]<class G>(std::type_identity<G>) {
    Unpacker unpacker(body);
    Knowledge<G> known{};
    unpack_from(unpacker, known.view.seat);
    unpack_from(unpacker, known.view.pub);
    unpack_from(unpacker, known.view.own);
    unpack_from(unpacker, known.memory);
    if (!unpacker.ok()) return;
    const std::string text = packed(known);
    Knowledge<G> again{};
    STOLIK_ASSERT(unpack(text, again) == Unpacked::ok);
    STOLIK_ASSERT(packed(again) == text);
  };
  (read(std::type_identity<typename Texts::Rules>{}), ...);
}

}  // namespace
}  // namespace stolik

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace stolik;
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  for (const auto& deck : built_in_shelf().decks()) {
    const std::string head =
        R"({"game":")" + deck->game + R"(","deck":")" + deck->id + R"(","known":")";
    const JsonResult text = parse_json(head + std::string{bytes} + "\"}");
    if (text) question_from(built_in_shelf(), text.value);
  }
  // As digits, so that every input is some fields.
  Packer body;
  for (const char byte : bytes) body.put(static_cast<unsigned char>(byte), 1);
  for (int i = 0; i < 4096; ++i) body.put(0, 1);  // more than any of them needs
  read_each(Games{}, body.text());
  return 0;
}
