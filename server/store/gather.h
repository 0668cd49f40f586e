// A layer under SQLite: what it writes to the log piece by piece goes to the system in one piece.
//
// SQLite writes a log as pages of 4 KiB, each with a head of its own: a transaction of twenty pages
// is forty calls. They lie one behind the other, so they are gathered, and go out before anything
// else is done with the file. What is not synced is not durable either way; an error of the disk is
// told by the call that lets them go, and the commit fails as it would have before.
#pragma once

#include <sqlite3.h>

namespace stolik {

// So much memory in front of the file below.
int gathering_size();
// Opens a log by this file system, with the calls gathered.
int open_gathering(sqlite3_vfs* below, const char* name, sqlite3_file* file, int flags,
                   int* out_flags);

}  // namespace stolik
