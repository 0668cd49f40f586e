// `bench` and `perft` as a WASI command: the same code, measured and compared inside WebAssembly.

#include <cstdio>
#include <string_view>

#include "tools/args.h"

int main(int argc, char** argv) {
  const std::string_view command = argc > 1 ? argv[1] : "";
  if (command == "bench") return stolik::bench_main(argc - 2, argv + 2);
  if (command == "perft") return stolik::perft_main(argc - 2, argv + 2);
  std::fprintf(stderr, "usage: stolik_lab bench|perft …\n");
  return 2;
}
