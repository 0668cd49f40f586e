# Words of the whole client.
shell-close = Close
shell-cancel = Cancel
shell-home = To the start
shell-back = Back
shell-again = Try again
shell-loading = Just a moment…
shell-skip = Skip to the content

shell-start-title = A small table, three games about the history people lived through.
shell-start-lead = Play with friends or with bots. No account, nothing to install, no tracking.
shell-start-games = The games
shell-start-languages = Language
shell-start-verbs = How to play
shell-play-now = Play now
shell-play-now-about = against bots, offline too
shell-one-device = One device
shell-one-device-about = pass it round the table
shell-online = Online table
shell-online-about = a link is the room
shell-online-off = There is no connection to the server: an online table needs one.
shell-online-static = This copy has no server: an online table needs one.
shell-opening = Opening the table…
shell-code = Have a code?
shell-code-about = 8 digits, or scan the QR
shell-code-off = needs a server
shell-code-label = Code of the table, 8 digits
shell-code-go = Join the table
shell-code-short = { $left ->
    [one] One more digit.
   *[other] { $left } more digits.
  }
shell-continue = Continue
shell-continue-title = Tables left unfinished
shell-continue-when = { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
shell-continue-forget = Remove the table { $game } from this device
shell-choose = Choose opponents and rules
shell-learn = Learn it in four minutes
shell-rules = Rules
shell-settings = Settings
shell-failed-open = The table could not be opened.
shell-failed-open-text = { $why }

shell-new-title = { $place ->
    [bots] Against bots
    [device] One device
   *[online] Online table
  }
shell-new-players = Players
shell-new-players-count = { $count ->
    [one] player
   *[other] players
  }
shell-new-fewer = One fewer
shell-new-more-players = One more
shell-new-advised = { $count ->
    [one] Best with one.
   *[other] Best with { $count }.
  }
shell-new-seats = Who sits where
shell-new-seats-online = People take their seats by themselves once the table is open. Bots can be added there too.
shell-new-seat = Seat { $number }
shell-new-name = Name at seat { $number }
shell-new-name-hint = A name, or leave the one suggested.
shell-new-kind = Who plays at seat { $number }
shell-new-person = person
shell-new-level = { $level ->
    [random] bot, random
    [easy] bot, easy
    [steady] bot, steady
   *[strong] bot, strong
  }
shell-new-team = { $team ->
    [0] blue circle
    [1] vermilion triangle
   *[2] green square
  }
shell-new-options = Rules of this table
shell-new-options-more = More rules to choose
shell-new-open = { $place ->
    [online] Open the table
   *[other] Start the game
  }
shell-new-no-people = At least one seat must be a person’s.
shell-new-same-names = Two seats have the same name.
shell-new-no-name = A seat has no name.
shell-yes = yes
shell-no = no

shell-settings-language = Language
shell-settings-theme = Light
shell-settings-theme-system = as the system
shell-settings-theme-light = light
shell-settings-theme-dark = dark
shell-settings-size = Size of text
shell-settings-motion = Movement
shell-settings-motion-system = as the system
shell-settings-motion-full = full
shell-settings-motion-reduced = reduced
shell-settings-motion-about = Reduced: nothing travels or spins, things change in place.
shell-settings-sound = Sound
shell-settings-sound-about = Five short sounds and the hum of the top. Everything they say is also written.
shell-settings-keys = Keys with one letter
shell-settings-keys-about = H reads your hand, R the rules and so on. Never while you type.
shell-settings-confirm = Ask before a move
shell-settings-confirm-touch = with a finger
shell-settings-confirm-always = always
shell-settings-confirm-never = never
shell-settings-confirm-about = A move is shown once more, with yes and no, before it is made.
shell-settings-kept = These choices stay in this browser and go nowhere else.

shell-rules-of = Rules: { $game }
shell-rule-open = Rule { $id }
shell-rules-missing = These rules could not be loaded. Check the connection and try again.
shell-rules-find = Find a rule

shell-lost-load = This screen could not be loaded.
shell-lost-load-text = Check the connection and try again. Games on this device are not lost.
shell-lost-path = There is nothing at this address.
shell-lost-path-text = The link may be incomplete or older than this version.
shell-lost-broken = Something went wrong on this screen.
shell-lost-broken-text = Games are kept: try again, or go back to the start and continue from there.
shell-update-ready = A new version is ready.
shell-update-now = Use it
shell-no-tutorial = The lesson could not be loaded.
