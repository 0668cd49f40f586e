// All messages of the server, and their TypeScript types.
#pragma once

#include <string>

#include "server/wire/class_messages.h"
#include "server/wire/table_messages.h"

namespace stolik::message {

template <class... M>
struct List {};

using All = List<Welcome, Entered, Waits, Fresh, Update, Ok, Refused, People, Pose, Legal, Known,
                 JournalFile, DeckProgress, TableDeck, Bye, Pong, ClassUpdate, Wall, ShownPattern,
                 Moved, Proposed, Granted, Ticket, Forks, Report, ClassFile, Homework>;

// A type for each of them and for their parts, and `ServerMessage`, which is any of them. They name
// types of the client's: AnyEvent, AnyView, Asked, GameName, Level.
std::string typescript_types();

}  // namespace stolik::message
