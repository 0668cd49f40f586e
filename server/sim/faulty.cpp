#include "server/sim/faulty.h"

#include <new>

#include "games/list.h"
#include "games/table_of.h"

namespace stolik {
namespace {

template <class Text>
class Faulty final : public TableOf<Text> {
 public:
  Faulty(const TableOf<Text>& sound, Fault fault, int fuse)
      : TableOf<Text>(sound), fault_(fault), fuse_(fuse) {}

  std::unique_ptr<Table> clone() const override { return std::make_unique<Faulty>(*this); }
  Answer submit(Actor who, std::string_view command) override {
    Answer answer = TableOf<Text>::submit(who, command);
    if (!answer.ok()) return answer;
    burn();
    return answer;
  }
  std::string draw_and_do(Lots lots) override {
    std::string command = TableOf<Text>::draw_and_do(lots);
    burn();
    return command;
  }
  std::string view(Viewer viewer) const override {
    STOLIK_ASSERT(!burnt(Fault::view_asserts));
    return TableOf<Text>::view(viewer);
  }
  std::vector<std::string> legal(Actor who) const override {
    STOLIK_ASSERT(!burnt(Fault::legal_asserts));
    return TableOf<Text>::legal(who);
  }
  std::string any_move(Seat seat, std::uint64_t lot) const override {
    STOLIK_ASSERT(!burnt(Fault::legal_asserts));
    return TableOf<Text>::any_move(seat, lot);
  }

 private:
  void burn() {
    --fuse_;
    STOLIK_ASSERT(!burnt(Fault::rules_assert));
    if (burnt(Fault::memory_runs_out)) throw std::bad_alloc();
    if (burnt(Fault::throws_nonsense)) throw 7;
  }
  bool burnt(Fault fault) const { return fault_ == fault && fuse_ < 0; }

  Fault fault_;
  int fuse_;
};

template <class... Texts>
std::unique_ptr<Table> with_fault(KindsOf<Texts...>, const Table& sound, Fault fault, int fuse) {
  std::unique_ptr<Table> made;
  static_cast<void>(((Texts::Rules::kName == sound.game() &&
                      (made = std::make_unique<Faulty<Texts>>(
                           static_cast<const TableOf<Texts>&>(sound), fault, fuse),
                       true)) ||
                     ...));
  return made;
}

}  // namespace

std::unique_ptr<Table> faulty(const Table& sound, Fault fault, int fuse) {
  return with_fault(Games{}, sound, fault, fuse);
}

void plant_fault(const Room& room, Fault fault, int fuse) {
  auto& play = const_cast<Room&>(room).play;
  play.table = faulty(*play.table, fault, fuse);
}

}  // namespace stolik
