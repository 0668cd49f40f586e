// `stolik backup` and `stolik restore`: a server's tables as one file, and back.

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "server/net/control_line.h"
#include "server/store/copy.h"
#include "server/store/schema.h"
#include "server/store/sqlite.h"
#include "tools/data_folder.h"

namespace stolik {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBackupSummary =
    "Copies all tables of a server into FILE while it runs: one state of everything, checked line "
    "by line before it gets\n"
    "its name. Nobody who plays waits for it. Without FILE it stays in the server's own folder of "
    "backups, and its name is\n"
    "printed. Where no server runs with the folder, the tables are copied as they lie there.";

constexpr std::string_view kRestoreSummary =
    "Makes a backup the tables of a server that is stopped. FILE is checked first and stays where "
    "it is. Tables that are in\n"
    "the folder already are not touched, unless --replace says so: then they are kept beside it "
    "under another name.\n"
    "Run it as root or as the server's own user: the tables then belong to the owner of the "
    "folder.";

constexpr const char* kAskOwner = "; run this as root, or as the user who owns the folder";

int complain(const char* command, const std::string& what) {
  std::fprintf(stderr, "stolik %s: %s\n", command, what.c_str());
  return 1;
}

void tell(const std::string& file, const Checked& checked) {
  std::printf("%s: %llu tables, %llu lines, checked\n", file.c_str(),
              static_cast<unsigned long long>(checked.tables),
              static_cast<unsigned long long>(checked.batches));
}

std::string part_of(const std::string& to) { return to + ".part"; }

// Checks what stands there and gives it its name; else it goes.
Outcome name_checked(const std::string& to, Outcome outcome, Checked& checked) {
  const std::string part = part_of(to);
  if (outcome.ok()) outcome = check_file(part, checked);
  if (outcome.ok()) outcome = settle_file(part, to);
  std::error_code ignored;
  if (!outcome.ok()) fs::remove(part, ignored);
  return outcome;
}

// Whose a copy is: ours, or of whom its folder belongs to (root may restore for the server's user).
enum class CopyOf : std::uint8_t { ours, folders };

struct Descriptor {
  int fd;
  explicit Descriptor(int opened) : fd(opened) {}
  ~Descriptor() { ::close(fd); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
};

bool write_all(int fd, const char* data, std::size_t size) {
  while (size > 0) {
    const ssize_t written = ::write(fd, data, size);
    if (written <= 0) return false;
    data += written;
    size -= std::size_t(written);
  }
  return true;
}

// Copies a file that nobody writes, without its name yet. We may be root in another's folder: what
// lies there under that name, a link perhaps, is neither followed nor given to anybody.
Outcome copy_part(const std::string& from, const std::string& to, CopyOf whose) {
  const std::string part = part_of(to);
  const auto failed = [](const std::string& what) {
    return Outcome{Outcome::Kind::broken, what + ": " + std::strerror(errno)};
  };
  ::unlink(part.c_str());
  const Descriptor in{::open(from.c_str(), O_RDONLY | O_CLOEXEC)};
  if (in.fd < 0) return failed(from);
  const Descriptor out{::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600)};
  if (out.fd < 0) return failed(part);
  std::vector<char> piece(256 * 1024);
  ssize_t read = 0;
  while ((read = ::read(in.fd, piece.data(), piece.size())) > 0) {
    if (!write_all(out.fd, piece.data(), std::size_t(read))) return failed(part);
  }
  if (read < 0) return failed(from);
  if (whose == CopyOf::ours) return {};
  const std::string folder = fs::path{to}.parent_path();
  struct stat about{};
  if (::stat(folder.c_str(), &about) != 0) return failed(folder);
  const bool given = ::fchown(out.fd, about.st_uid, about.st_gid) == 0;
  if (given || about.st_uid == ::geteuid()) return {};
  return failed(to + " cannot be given to the owner of " + folder);
}

// Whether the file is one that the server of this folder writes itself: a copy in its place would
// end what it writes.
bool is_written_by_server(const std::string& file, const std::string& data) {
  const fs::path path{file};
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
  std::error_code error;
  if (!fs::equivalent(folder, data, error)) return false;
  const std::string name = path.filename().string();
  return name.starts_with(fs::path{tables_file(data)}.filename().string()) ||
         name == fs::path{control_path(data)}.filename();
}

// Whether a copy may take the place of this file: of an older copy, or of an empty one, not of what
// somebody keeps under that name.
bool is_older_copy(const std::string& path) {
  std::array<char, 72> head{};
  std::ifstream file{path, std::ios::binary};
  file.read(head.data(), head.size());
  const std::string_view text{head.data(), std::size_t(file.gcount())};
  if (text.empty()) return true;
  std::uint32_t maker = 0;  // where SQLite keeps it
  for (std::size_t i = 68; i < text.size(); ++i)
    maker = maker << 8 | static_cast<unsigned char>(text[i]);
  return text.starts_with("SQLite format 3") && maker == kApplicationId;
}

// What a server names may be taken away from there: a file, no link, of whoever listens in its
// folder. We may be root, and the server somebody who tells us another's file.
bool is_of_server(const std::string& made, const std::string& data) {
  struct stat file{};
  struct stat server{};
  if (::lstat(made.c_str(), &file) != 0 || ::lstat(control_path(data).c_str(), &server) != 0)
    return false;
  return S_ISREG(file.st_mode) && file.st_nlink == 1 && file.st_uid == server.st_uid;
}

// What the server made comes to us, if it can be ours and stay on its disk; else it is copied. The
// server could still have put another thing in its place, so it is checked where only we write.
Outcome take_checked(const std::string& made, const std::string& to, Checked& checked) {
  const std::string part = part_of(to);
  struct stat about{};
  const bool ours =
      ::lstat(made.c_str(), &about) == 0 &&
      (about.st_uid == ::geteuid() || ::lchown(made.c_str(), ::geteuid(), ::getegid()) == 0);
  if (!ours || ::rename(made.c_str(), part.c_str()) != 0) {
    Outcome outcome = name_checked(to, copy_part(made, to, CopyOf::ours), checked);
    std::error_code ignored;
    fs::remove(made, ignored);
    return outcome;
  }
  const bool file = ::lstat(part.c_str(), &about) == 0 && S_ISREG(about.st_mode);
  return name_checked(to, file ? Outcome{} : Outcome{Outcome::Kind::broken, made + " is no file"},
                      checked);
}

// No server is there: we hold the file ourselves meanwhile.
Outcome copy_stopped(const std::string& data, const std::string& to, Checked& checked) {
  Outcome outcome;
  const auto store = SqliteStore::open(tables_file(data), outcome);
  if (store == nullptr) return outcome;
  const std::string part = part_of(to);
  std::error_code ignored;
  fs::remove(part, ignored);
  {
    const auto copying = store->copy_to(part);
    for (bool more = true; outcome.ok() && more;) outcome = copying->step(more);
  }
  return name_checked(to, std::move(outcome), checked);
}

// The tables of a server that is stopped get another name.
Outcome put_aside(const std::string& tables, std::string& aside) {
  Outcome outcome;
  // Taken and let go: whoever uses it stops us here, and its log goes into the file.
  if (SqliteStore::open(tables, outcome) == nullptr)
    return {outcome.kind, tables + " cannot be put aside: " + outcome.what};
  const std::string name =
      concat(fs::path{tables}.parent_path().string(), "/tables-before-", std::time(nullptr));
  std::error_code error;
  aside = name + ".sqlite";
  for (int n = 2; fs::exists(aside, error); ++n) aside = concat(name, "-", n, ".sqlite");
  fs::rename(tables, aside, error);
  if (error) return {Outcome::Kind::broken, tables + ": " + error.message()};
  for (const char* ending : {"-wal", "-shm"}) fs::remove(tables + ending, error);
  return {};
}

// "done TABLES LINES FILE": the file, and what the server found in it.
std::string file_of(const std::string& answer, Checked& checked) {
  std::size_t from = answer.find(' ') + 1;
  for (std::uint64_t* count : {&checked.tables, &checked.batches}) {
    std::from_chars(answer.data() + from, answer.data() + answer.size(), *count);
    from = answer.find(' ', from) + 1;
  }
  return answer.substr(from);
}

}  // namespace

int backup_main(int argc, char** argv) {
  const Args args("backup", kBackupSummary, "[FILE]", {kDataOption}, argc, argv,
                  Sources::everywhere);
  if (args.operands().size() > 1) args.fail("one file is expected");
  const std::string data = data_folder(args);
  ::umask(0077);
  std::error_code error;
  if (std::string why = unusable_because(tables_file(data), R_OK); !why.empty())
    return complain("backup", why + kAskOwner);
  if (!fs::exists(tables_file(data), error)) {
    std::string answer;
    const bool elsewhere =
        ask_control(data, "backup", false, answer) && answer.starts_with("failed ");
    if (elsewhere) return complain("backup", answer.substr(7));
    return complain("backup",
                    "there are no tables in " + data + "; name the server's folder with --data");
  }
  const std::string to = args.operands().empty() ? "" : args.operands().front();
  if (!to.empty() && fs::is_directory(to, error))
    return complain("backup", to + " is a folder; name a file in it");
  if (is_written_by_server(to, data))
    return complain("backup", to + " is a file of the server itself; give the copy another name");
  // A file takes its place: of a device, as root, nothing would be left.
  if (fs::exists(to, error) && !fs::is_regular_file(to, error)) {
    return complain("backup", to + " is no file; the copy needs a name of its own");
  }
  if (fs::exists(to, error) && !is_older_copy(to)) {
    return complain("backup",
                    to + " is there already and is no backup; give the copy another name");
  }
  if (std::string why = to.empty() ? "" : unusable_because(to, W_OK); !why.empty())
    return complain("backup", why);
  const fs::path folder = fs::path{to}.parent_path();
  if (!folder.empty() && !fs::is_directory(folder, error))
    return complain("backup", "there is no folder " + folder.string());
  Checked checked;
  std::string answer;
  if (ask_control(data, "backup", true, answer)) {
    if (!answer.starts_with("done "))
      return complain("backup", answer.starts_with("failed ") ? answer.substr(7) : answer);
    const std::string made = file_of(answer, checked);
    if (to.empty()) return tell(made, checked), 0;
    // The server may not be able to write where we can: it wrote in its own folder, and this is
    // taken over.
    if (!is_of_server(made, data))
      return complain("backup", "the server names " + made + ", which is no file of its own");
    stand_back();
    checked = {};
    const Outcome outcome = take_checked(made, to, checked);
    if (!outcome.ok()) return complain("backup", outcome.what);
    return tell(to, checked), 0;
  }
  if (to.empty())
    return complain("backup", answer + "; name a FILE to copy its tables as they lie there");
  const Outcome outcome = copy_stopped(data, to, checked);
  if (outcome.ok()) return tell(to, checked), 0;
  const bool in_use = outcome.what.find("locked") != std::string::npos;
  return complain("backup", in_use ? answer + ", but its tables are in use (" + outcome.what + ")"
                                   : outcome.what);
}

int restore_main(int argc, char** argv) {
  const Switch replace{"--replace", "", "also where tables are; they are kept under another name"};
  const Args args("restore", kRestoreSummary, "FILE", {kDataOption, replace}, argc, argv,
                  Sources::everywhere);
  if (args.operands().size() != 1) args.fail("one file is expected");
  const std::string& from = args.operands().front();
  const std::string data = data_folder(args);
  const std::string tables = tables_file(data);
  const auto refuse = [](const std::string& what) {
    return complain("restore", what + ". Nothing was changed");
  };
  if (is_written_by_server(from, data))
    return refuse(from + " is a file of the server itself, and no backup");
  Checked checked;
  if (const Outcome outcome = check_file(from, checked); !outcome.ok()) return refuse(outcome.what);
  std::string answer;
  if (ask_control(data, "health", false, answer))
    return refuse("a server runs with the folder " + data + "; stop it first");
  ::umask(0077);
  std::error_code error;
  fs::create_directories(data, error);
  if (error) return refuse("the folder " + data + " cannot be made: " + error.message());
  ::chmod(data.c_str(), 0700);
  if (std::string why = unusable_because(tables, R_OK | W_OK); !why.empty())
    return refuse(why + kAskOwner);
  const bool replaces = fs::exists(tables, error);
  if (replaces && !args.has("--replace")) {
    return refuse("there are tables in " + data +
                  " already; --replace keeps them under another name");
  }
  // Whole and checked before anything makes way for it: there may be no room.
  const std::string part = part_of(tables);
  Outcome outcome = copy_part(from, tables, CopyOf::folders);
  checked = {};
  if (outcome.ok()) outcome = check_file(part, checked);
  std::string aside;
  if (outcome.ok() && replaces) outcome = put_aside(tables, aside);
  if (outcome.ok()) {
    fs::remove(LastLine::path_beside(tables), error);  // of the tables that were there
    outcome = settle_file(part, tables);
    if (!outcome.ok() && replaces) fs::rename(aside, tables, error);
  }
  if (!outcome.ok()) {
    fs::remove(part, error);
    return refuse(outcome.what);
  }
  if (replaces) std::printf("The tables that were there are now %s\n", aside.c_str());
  tell(tables, checked);
  std::printf("Start the server: games go on where they were then.\n");
  return 0;
}

}  // namespace stolik
