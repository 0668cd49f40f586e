# Words of the table: frame, cover, lobby, end.
table-your-turn = Your turn
table-code-tag = table { $code }
table-board = The table
table-status-label = What is happening
table-opening = Setting up the table…
table-missing = This table is not on this device.
table-missing-text = It was deleted, or it was played in another browser.
table-broken = This table cannot be opened.
table-broken-text = The record of the game is damaged or comes from a newer version.
table-elsewhere = This table is open in another tab.
table-elsewhere-text = The game goes on there. You can take it over here.
table-elsewhere-take = Play here
table-not-kept = The game is not being saved: this browser is out of space or may not store anything. Do not close the tab.
table-bots-lost = The bots do not answer: they could not be loaded. The table is waiting and keeps trying.
table-away = { $name }: no connection since { $time }.
table-away-stand-in = { $name }: no connection since { $time }, a bot plays.
table-away-minutes = { $count ->
    [one] That is a minute now.
   *[other] That is { $count } minutes now.
  }
table-away-help = After 45 seconds the host can let a bot play.
table-away-since = no connection since { $time }
table-back = { $name } is back at the table.
table-lobby-big-here = Open it here, in a new tab
table-tv = The table on this screen
table-tv-go = Show the table
table-tv-where = On the television or projector, open this in its browser:
table-tv-type = and type the code:
table-tv-knocks = The screen knocks, and the host lets it in. This device stays at the table.
table-tv-class = This is the code of a class. The teacher opens the screen of a class from their own device.
table-watch-name = Screen
table-other-rules = This page is of another version than the server, and its rules may differ. It renews itself before the next game.

# connection
table-light = { $state ->
    [device] this device
    [live] connected
    [catching-up] connecting…
   *[offline] offline
  }
table-light-say = Connection: { $state ->
    [device] the table runs on this device, without a network
    [live] connected
    [catching-up] being restored
   *[offline] none
  }
table-sending = sending…
table-sent = sent
table-veil-catching = Restoring the connection
table-veil-since = Last heard from the server: { $time }. Your seat is kept; you will see what happened once the connection is back.
table-veil-again = Try now
table-veil-paused = Paused
table-veil-paused-host = The game is paused, and so is the time. Resume whenever you like.
table-veil-paused-guest = The host has paused the game. The time has stopped too.
table-veil-paused-class = The teacher paused the game. It goes on in a moment.
table-veil-go-on = Resume

# log
table-log = Log
table-log-all = All
table-log-empty = Nothing has happened yet.
table-log-older = Show earlier entries
table-log-open = Open the log
table-log-last = Just now:
table-log-read = Latest entries:
table-log-filters = What the log shows

# buttons of the frame
table-rules = Rules
table-menu = Table menu
table-sound-on = Turn sound on
table-sound-off = Turn sound off
table-settings = Settings
table-home = Leave the table
table-home-kept = The game is saved; come back to it from the home page.
table-keys = Keys
table-keys-off = Letter keys are switched off in the settings.
table-key-hand = my cards
table-key-board = the table
table-key-order = turn order
table-key-log = the last three entries
table-key-rules = the rule for what is focused
table-key-status = what is happening
table-first = Your first game
table-first-ok = Got it
table-while-away = While you were away a bot played for you:
table-next = Next
table-key-next = the next move of a bot
table-key-sound = sound
table-key-command = command line
table-order = Order: { $names }.
table-nothing-to-read = There is nothing to read out here at the moment.
table-commands = Command line
table-commands-hint = Type a move, for example { $example }, or: hand, board, order, log, status, rules.
table-commands-do = Do it

# host
table-host = Host
table-host-pause = Pause
table-host-go-on = Resume
table-host-stand-in = { $name }: let a bot play
table-host-stand-back = { $name }: let the person play again
table-host-remove = Remove from the table: { $name }
table-host-remove-sure = { $name } will leave the table and a bot will play this seat. This cannot be undone.
table-host-end = End the game
table-host-end-sure = End the game now?
table-host-end-text = The game is broken off without a result. You can still watch its record and keep it.
table-host-end-yes = End it
table-host-away = { $name }: not connected
table-pass-to = Pass the device on
table-pass-to-name = { $name }

# cover
table-cover-pass = Pass the device to:
table-cover-away = Covered. Playing:
table-cover-rest = Everyone else looks away. The cards appear once the button is held down.
table-cover-hold = Hold
table-cover-hold-hint = Or press twice.
table-cover-other = Somebody else is taking it
table-cover-last = Just now:

# refusals
table-refused = That won’t work
table-refused-rule = Rule { $rule }
table-refused-close = Close the message
table-refused-unknown = The server refused ({ $code }).
table-refused-bad-json = This message cannot be read.
table-refused-bad-message = The server does not understand this message. If it happens again, reload the page.
table-refused-bad-command = This command cannot be read. Check how it is written.
table-refused-unknown-game = We do not know this game.
table-refused-unknown-card = There is no such card in this deck.
table-refused-bad-option = The table cannot be set up like this: the number of players or one of the rules does not fit.
table-refused-bad-position = The table cannot look like this.
table-refused-not-your-turn = It is not your turn.
table-refused-wrong-phase = This cannot be done now.
table-refused-illegal = The rules do not allow this.
table-refused-not-held = You do not hold this.
table-refused-no-such-offer = This offer is gone.
table-refused-over = The game is over.
table-refused-paused = The game is paused.
table-refused-no-such-table = You cannot join this table: the code is wrong, or the table is closed or full.
table-refused-other-cell = That table is in another part of this server. Open the page by the link to the table.
table-refused-bad-token = This device no longer has a seat at this table.
table-refused-not-host = Only the host can do this.
table-refused-not-seated = You have no seat in this game.
table-refused-no-such-seat = There is no such seat.
table-refused-seat-taken = This seat is taken.
table-refused-no-such-person = This person is no longer here.
table-refused-bad-name = A name is 1 to 24 letters, digits, spaces, dots and hyphens.
table-refused-name-taken = Somebody at this table has that name already.
table-refused-busy = Too much is happening at this table at once. Try again in a moment.
table-refused-under-way = One thing at a time: the last one is still being done.
table-refused-storage = The server has no room to keep the game. Nothing changed; try again in a moment.
table-refused-same-id = This message was sent before with other contents. Try again.
table-refused-not-away = A bot can stand in only for somebody who has been away for at least 45 seconds.
table-refused-not-committed = This is not the number your browser had committed to.
table-refused-pattern = Choose the four signs of the projector.
table-refused-no-coach = This table plays without the coach.
table-refused-already-here = You are already at a table on this connection.
table-refused-bad-deck = The server does not take this deck: { $why }
table-refused-no-decks = This server does not accept decks made by players. Ask its operator to allow them, or choose another deck.
table-refused-no-deck = The server does not have this deck. Open it in “My decks” and try again, or choose another one.
table-refused-old-server = This server’s version is too old for decks made by players. Choose another deck, or ask its operator to update the server.
table-refused-deck-too-large = This deck is too large for a table on a server: at most 512 KiB. Take out some of its pictures.
table-refused-too-many = Too fast. Wait a moment and try again.
table-refused-too-long = Too much has happened at this table. Finish the game and open another table.
table-refused-not-serving = This server is not hosting tables at the moment.
table-refused-offline = There is no connection to the server. We will send this when it is back.

# lobby
table-lobby = lobby
table-lobby-title = { $game }: lobby
table-lobby-join = Take a seat at the table
table-lobby-scan = Scan it, or type the code at
table-reach-none = Phones cannot reach this computer.
table-reach-none-text = This page was opened at an address that works only here, and the server knows no other. Connect the computer to a network and start the server with “stolik serve --lan”.
table-reach-which = Address for phones
table-reach-which-text = The computer is in several networks. Choose the address in the one that the phones are in.
table-lobby-code = Table code
table-lobby-qr = QR code with the link to this table
table-lobby-copy = Copy the link
table-lobby-copied = Copied
table-lobby-link = Link to the table
table-lobby-new-link = New link
table-lobby-new-link-hint = The old one stops working.
table-lobby-no-link = With this link people have to knock; the host lets them in.
table-lobby-count = { $count ->
    [one] person at the table, best with { $best }
   *[other] people at the table, best with { $best }
  }
table-own-deck = A deck somebody made
table-own-deck-by = “{ $title }”, by { $author }. Its cards were written by them, not by the makers of Stolik.
table-own-deck-nobody = “{ $title }”. It does not say who made it. Its cards are not by the makers of Stolik.
table-own-deck-signed = Signed with the key { $key }. The signature confirms whose key signed the deck, not that its content is right.
table-own-deck-tag = { $title } (own deck)
table-own-deck-sit = Sit down
table-lobby-rules = Rules of this table
table-lobby-door = { $door ->
    [open] Door: open
   *[knock] Door: people have to knock
  }
table-lobby-door-hint = Open: anyone with the code can sit down at once.
table-lobby-seat = Seat { $number }
table-lobby-place = { $kind ->
    [open] Seat { $number }: free seat
    [closed] Seat { $number }: closed
   *[taken] Seat { $number }: { $name }, { $about }
  }
table-lobby-seat-free = free seat
table-lobby-seat-closed = closed
table-lobby-seat-host = host
table-lobby-seat-you = you
table-lobby-seat-away = not connected
table-lobby-seat-here = at the table
table-lobby-seat-bot = { $level ->
    [random] random bot
    [novice] newcomer bot
    [relaxed] relaxed bot
    [easy] easy bot
    [keen] keen bot
    [steady] steady bot
   *[strong] master bot
  }
table-lobby-sit = Sit here
table-lobby-stand = Stand up
table-lobby-make-bot = { $level ->
    [random] Seat a bot: random
    [novice] Seat a bot: newcomer
    [relaxed] Seat a bot: relaxed
    [easy] Seat a bot: easy
    [keen] Seat a bot: keen
    [steady] Seat a bot: steady
   *[strong] Seat a bot: master
  }
table-lobby-make-open = Free the seat
table-lobby-make-closed = Close the seat
table-lobby-move-here = Seat here: { $name }
table-lobby-remove = Remove from the table
table-lobby-watchers = Without a seat
table-lobby-knocks = { $name } is knocking
table-lobby-admit-all = { $count ->
    [one] Let { $count } person in
   *[other] Let all { $count } in
  }
table-lobby-admit = Let in
table-lobby-turn-away = No
table-lobby-fill = Bots in the free seats
table-lobby-close-free = Close free seats
table-lobby-start = Start the game
table-lobby-start-free = { $count ->
    [one] One seat is free: seat a bot or close it.
   *[other] { $count } seats are free: seat bots or close them.
  }
table-lobby-start-players = { $count ->
    [one] This game cannot be played by one person.
   *[other] This game cannot be played by { $count } people.
  }
table-lobby-waiting = The host will start the game.
table-lobby-waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
table-lobby-big = The table on a big screen
table-lobby-big-hint = The table is shown in the middle, and everyone has their cards on their phone.
table-lobby-fair = The deal can be checked
table-lobby-fair-text = Before anybody sat down, the server published a fingerprint (hash) of a secret number on which every draw depends, and everybody’s browser adds one of its own: not even the person who runs the server can choose the cards. After the game the secret number is revealed, and the game’s file lets you check every card drawn.
table-lobby-drawing = The deal is being drawn. Waiting for: { $names }
table-lobby-start-drawing = The deal is being drawn.
table-lobby-called-off-silent = The deal was called off: { $names } did not answer. The host will start again.
table-lobby-called-off-left = The deal was called off: { $names } left during it. The host will start again.
table-another-deal = These cards do not come from the deal your browser helped to draw. Do not trust this table.
table-lobby-somebody = somebody who has left
table-lobby-rename = Change name

# joining
table-join = Take a seat
table-join-code = Table code
table-join-code-hint = The eight digits the host sees.
table-join-next = Next
table-join-name = What shall we call you at this table?
table-join-name-hint = The name is for this game only. Nobody needs your real one.
table-join-more = Other names
table-join-typed = Type a name
table-join-host = Knock, and the host will let you in.
table-join-teacher = Knock, and the teacher will let you in.
table-join-invited = You are invited: you can sit down at once.
table-join-knock = Knock
table-join-enter = Sit down
table-join-renamed = Somebody here is already called { $from }. Your name at this table is { $to }.
table-join-knocking = You are knocking
table-join-knocking-text = The host can see that { $name } is waiting. Keep this page open.
table-join-knocking-class = You are knocking at the class
table-join-knocking-class-text = The teacher can see that { $name } is waiting. Keep this page open.
table-watch-knocking = This screen is knocking
table-watch-knocking-text = The host can see it on their device and let it in.
table-join-asking = Looking for the table…
table-join-cancel = Cancel
table-join-again = Try another way
table-join-watch = I only want to watch
table-join-short = { $left ->
    [one] One more digit.
   *[other] { $left } more digits.
  }
table-watch-title = Big screen
table-watch-only = You are watching the table. No hands are shown here.
table-leave-online = Leave for good
table-leave-sure = Leave the table?
table-leave-text = You will lose your seat. During a game a bot plays on for you.
table-leave-yes = Leave

# farewells
table-bye-left = Your seat at the table is free.
table-bye-left-text = The table plays on without you.
table-bye-removed = The host removed you from the table.
table-bye-removed-text = You can open a table of your own.
table-bye-turned-away = The host did not let you in this time.
table-bye-turned-away-text = Check the code and ask the host.
table-bye-turned-away-class = The teacher did not let you in this time.
table-bye-turned-away-class-text = You can choose another name and knock again.
table-bye-elsewhere = This table is open somewhere else.
table-bye-elsewhere-text = You are now playing on another device or in another tab.
table-bye-revoked = This link was taken back.
table-bye-revoked-text = Ask for a new one.
table-bye-expired = This table is gone.
table-bye-expired-text = Nobody had been there for too long.
table-bye-broken = This table is damaged.
table-bye-broken-text = The server closed it rather than make anything up. Other tables play on.
table-bye-bad-token = This device no longer has a seat at this table.
table-bye-bad-token-text = Knock again: type in the table code.
table-bye-stopping = The server is pausing for a moment.
table-bye-stopping-text = We will reconnect by ourselves when it is running again.
table-bye-again = Play here
table-bye-knock = Knock again

# end
table-end-own = { $rank ->
    [first] You win: { $score }
    [shared] You share the win: { $score }
    [second] You are second: { $score }
    [third] You are third: { $score }
    [fourth] You are fourth: { $score }
    [fifth] You are fifth: { $score }
    [sixth] You are sixth: { $score }
   *[later] Your place is { $place }: { $score }
  }
table-end-you = You, { $name }
table-end = game over
table-end-time = { $count ->
    [one] game over, { $count } minute
   *[other] game over, { $count } minutes
  }
table-end-class = The game at this table is over. The whole class talks in a moment.
table-end-class-text = The game ended after equally many turns. We compare the results in the talk.
table-end-broken-off = The game was broken off.
table-end-broken-off-text = There is no result, but you can watch the game again and keep it.
table-end-replay = Watch it again
table-end-result = Result
table-end-homework = Compare with the class
table-end-rematch = Play again
table-end-rematch-host = The host opens the next game.
table-end-journal = Record of the game
table-end-journal-hint = A file to keep: stolik replay shows the game again.
table-end-journal-verify = A file to keep: stolik verify checks every draw.
table-end-log = Log as text
table-end-more = More
table-end-failed = The record could not be downloaded.
table-replay = Watch the game
table-replay-eyes = Through whose eyes
table-replay-all = spectator
table-replay-first = To the beginning
table-replay-back = One step back
table-replay-next = One step forward
table-replay-last = To the end
table-replay-step = Step { $now } of { $all }
table-replay-play = Play
table-replay-stop = Stop
table-replay-loading = Loading the game…

# ---- the pages of the end, looked at together ----
table-pages = Pages
table-page-summary = Result
table-page-questions = To talk about
table-pages-lead = You turn the pages for everyone: the others see what you see.
table-pages-now = The host shows: { $page }.
table-pages-alone = You are looking on your own. The others see: { $page }.
table-pages-back = Back to the others
table-questions = { $count ->
    [one] A question to talk about
   *[other] { $count } questions to talk about
}
table-questions-how = There is no right answer to find. Let everyone speak who wants to.
table-questions-lead = Press a question to bring it forward for everyone.
table-poll-mine = your vote
table-poll-voted = { $count ->
    [0] No votes yet.
    [one] { $count } vote so far.
   *[other] { $count } votes so far.
} { $waits ->
    [0] Nobody is missing.
    [one] Waiting for { $waits } more.
   *[other] Waiting for { $waits } more.
}
table-poll-shown = { $count ->
    [one] { $count } vote in all.
   *[other] { $count } votes in all.
}
table-poll-secret = Nobody sees who votes for what.
table-poll-change = You can change your vote until the result is shown.
table-poll-show = Show the votes
table-cover-table = The table, open to all
table-end-puzzles = What could you have known?
