#include "tests/source_dir.h"

namespace stolik {

const char* const kSourceDir = STOLIK_SOURCE_DIR;

}  // namespace stolik
