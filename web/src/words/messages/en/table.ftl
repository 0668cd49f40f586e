# Words of the table: frame, cover, lobby, end.
table-your-turn = Your turn
table-code-tag = table { $code }
table-status-label = What is happening
table-opening = Laying the table…
table-missing = This table is not on this device.
table-missing-text = It was deleted, or it was played in another browser.
table-broken = This table cannot be opened.
table-broken-text = The record of the game is damaged or comes from a newer version.
table-elsewhere = This table is open in another tab.
table-elsewhere-text = The game goes on there. You can take it over here.
table-elsewhere-take = Play here
table-not-kept = The game is not being saved: this browser has no room or may not store. Do not close the tab.

# connection
table-light = { $state ->
    [device] this device
    [live] live
    [catching-up] connecting…
   *[offline] offline
  }
table-light-say = Connection: { $state ->
    [device] the table runs on this device, without a network
    [live] live
    [catching-up] being restored
   *[offline] none
  }
table-sending = sending…
table-sent = sent
table-veil-catching = Restoring the connection
table-veil-since = Last word from the server: { $time }. Nothing is lost, the game is waiting.
table-veil-again = Try now
table-veil-paused = Pause
table-veil-paused-host = The game stands still, and so does the top. Go on whenever you like.
table-veil-paused-guest = The host has paused the game. Clocks and the top stand still.
table-veil-go-on = Go on

# log
table-log = Log
table-log-all = All
table-log-empty = Nothing has happened yet.
table-log-older = Show earlier lines
table-log-open = Open the log
table-log-last = Just now:
table-log-read = Last lines:
table-log-filters = What the log shows

# buttons of the frame
table-rules = Rules
table-menu = Table menu
table-sound-on = Turn sound on
table-sound-off = Turn sound off
table-settings = Settings
table-home = Leave the table
table-home-kept = The game is saved; come back to it from the start page.
table-keys = Keys
table-keys-off = Letter keys are switched off in the settings.
table-key-hand = my cards
table-key-board = the table
table-key-order = turn order
table-key-log = the last three lines
table-key-rules = the rule for what is focused
table-key-status = what is happening
table-key-sound = sound
table-key-command = command line
table-order = Order: { $names }.
table-nothing-to-read = There is nothing to read here now.
table-commands = Command line
table-commands-hint = Type a move, for example { $example }, or: hand, board, order, log, status, rules.
table-commands-do = Do it

# host
table-host = Host
table-host-pause = Pause
table-host-go-on = Go on
table-host-fell = The top fell
table-host-failed = The spin failed
table-host-penalty = Penalty for prompting
table-host-penalty-team = { $team ->
    [0] for blue
    [1] for vermilion
   *[2] for green
  }
table-host-penalty-text = Everyone in the team gives up one card.
table-host-stand-in = { $name }: let a bot play
table-host-stand-back = { $name }: a person plays again
table-host-remove = Ask to leave: { $name }
table-host-remove-sure = { $name } will leave the table and a bot will play this seat. This cannot be undone.
table-host-end = End the game
table-host-end-sure = End the game now?
table-host-end-text = The game is broken off without a result. Its record can still be watched and kept.
table-host-end-yes = End it
table-host-away = { $name }: not connected
table-pass-to = Pass the device on
table-pass-to-name = { $name }

# cover
table-cover-pass = Pass the device to:
table-cover-away = Covered. Playing:
table-cover-rest = Everyone else looks away. The cards appear once the button has been held.
table-cover-hold = Hold
table-cover-hold-hint = Or press twice.
table-cover-other = Somebody else takes it
table-cover-last = Just now:

# refusals
table-refused = That will not work
table-refused-rule = Rule { $rule }
table-refused-close = Close the message
table-refused-unknown = The server refused ({ $code }).
table-refused-bad-json = This message cannot be read.
table-refused-bad-message = The server does not understand this message. If it happens again, reload the page.
table-refused-bad-command = This command cannot be read. Check how it is written.
table-refused-unknown-game = We do not know this game.
table-refused-unknown-card = There is no such card in this deck.
table-refused-bad-option = The table cannot be set like this: the number of players or one of the rules does not fit.
table-refused-bad-position = The table cannot look like this.
table-refused-not-your-turn = It is not your turn.
table-refused-wrong-phase = This cannot be done now.
table-refused-illegal = The rules do not allow this.
table-refused-not-held = You do not hold this.
table-refused-no-such-offer = This offer is gone.
table-refused-over = The game is over.
table-refused-paused = The game is paused.
table-refused-no-such-table = This table cannot be entered: the code is different, or the table is closed or full.
table-refused-bad-token = This device no longer has a seat at this table.
table-refused-not-host = Only the host can do this.
table-refused-not-seated = You have no seat in this game.
table-refused-no-such-seat = There is no such seat.
table-refused-seat-taken = This seat is taken.
table-refused-no-such-person = This person is no longer here.
table-refused-bad-name = A name is 1 to 24 letters, digits, spaces, dots and dashes.
table-refused-name-taken = Somebody at this table has that name already.
table-refused-busy = Too much is happening at this table at once. Try again in a moment.
table-refused-storage = The server has no room to keep the game. Nothing changed; try again in a moment.
table-refused-same-id = This message was sent before with other contents. Try again.
table-refused-already-here = You are already at a table on this connection.
table-refused-too-many = Too fast. Wait a moment and try again.
table-refused-not-serving = This server keeps no tables at the moment.
table-refused-offline = There is no connection to the server. We will send it when it is back.
