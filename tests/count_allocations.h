// Counts what is allocated in this test binary (law 10).
#pragma once

namespace stolik {
long allocation_count();
}
