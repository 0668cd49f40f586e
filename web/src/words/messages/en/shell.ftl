# Words of the whole client.
shell-close = Close
shell-cancel = Cancel
shell-home = Home
shell-again = Try again
shell-loading = Just a moment…

shell-start-title = A little table and three games about the history people lived through.
shell-start-lead = Play with friends or with bots. No account, nothing to install, no tracking.
shell-start-games = The games
shell-start-languages = Language
shell-start-verbs = How to play
shell-play-now = Play now
shell-play-now-about = against bots, offline too
shell-play-now-fair = a fair match against bots, offline too
shell-one-device = One device
shell-one-device-about = pass it round the table
shell-online = Online table
shell-online-about = just share a link
shell-class = Class
shell-class-about = many tables, one code
shell-online-off = There is no connection to the server, and an online table needs one.
shell-online-static = This copy has no server, and an online table needs one.
shell-opening = Setting up the table…
shell-code = Have a code?
shell-code-about = 8 digits, or scan the QR
shell-code-off = needs a server
shell-code-label = Table code, 8 digits
shell-code-go = Join the table
shell-code-short = { $left ->
    [one] One more digit.
   *[other] { $left } more digits.
  }
shell-continue = Continue
shell-continue-class = Lead on
shell-continue-title = Unfinished games
shell-continue-when = { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
shell-continue-forget = Remove the game “{ $game }” from this device
shell-start-new = New game
shell-back-title = { $game }, { $table }
shell-back-table = Your seat is waiting
shell-back-device = This device
shell-back-go = Return to the table
shell-back-you = You are { $name }.
shell-back-last = Last here: { $when }.
shell-choose = Choose opponents and rules
shell-learn = Learn it in four minutes
shell-rules = Rules
shell-print = Print
shell-settings = Settings
shell-about = About Stolik
shell-teachers = For teachers
shell-privacy = Privacy
shell-independent = An independent edition: our own words and drawings, rules after three printed sheets.
shell-page-contents = On this page
shell-page-more = More about Stolik
shell-failed-open = The table could not be opened.
shell-failed-open-text = { $why }

shell-new-title = { $place ->
    [bots] Against bots
    [device] One device
   *[online] Online table
  }
shell-new-players = Players
shell-new-fewer = One player fewer
shell-new-more-players = One player more
shell-new-advised = { $count ->
    [one] Best with one.
   *[other] Best with { $count }.
  }
shell-new-bots = { $count ->
    [one] Add a bot
   *[other] Add { $count } bots
  }
shell-new-seats = Who sits where
shell-new-seats-online = People choose their own seats once the table is open. Bots can be added there too.
shell-new-seat = Seat { $number }
shell-new-name = Name at seat { $number }
shell-new-kind = Who plays at seat { $number }
shell-new-person = person
shell-new-level = { $level ->
    [random] random bot
    [novice] newcomer bot
    [relaxed] relaxed bot
    [easy] easy bot
    [keen] keen bot
    [steady] steady bot
   *[strong] master bot
  }
shell-level = { $level ->
    [random] random
    [novice] newcomer
    [relaxed] relaxed
    [easy] easy
    [keen] keen
    [steady] steady
   *[strong] master
  }
shell-skip = Skip to content
shell-deck = Deck
shell-workshop = My decks
shell-deck-own = Make a deck of your own
shell-deck-by = { $title }, by { $author }
shell-deck-not-here = Decks of this device cannot be used here: this server takes none.
shell-deck-copied = The server gets a copy of this deck and keeps it with the table, no longer. Everybody at the table sees it.
shell-deck-copied-class = The server gets a copy of this deck and keeps it with the class, no longer. Everybody in the class sees it.
shell-deck-unwritten = { $n ->
    [one] One text of this deck is not written yet: a placeholder stands there.
   *[other] { $n } texts of this deck are not written yet: placeholders stand there.
}
shell-deck-handing = Handing the deck over: { $percent } %
shell-colours = Colours
shell-colour = Colour
shell-colour-of = Colour of { $name }
shell-new-options = Rules of this table
shell-new-options-more = More rules to choose from
shell-new-open = { $place ->
    [online] Open the table
   *[other] Start the game
  }
shell-new-no-people = At least one seat must be played by a person.
shell-new-same-names = Two seats have the same name.
shell-new-no-name = A seat has no name.
shell-yes = yes
shell-no = no

shell-settings-language = Language
shell-settings-theme = Theme
shell-settings-theme-system = same as system
shell-settings-theme-light = light
shell-settings-theme-dark = dark
shell-settings-size = Text size
shell-settings-motion = Animation
shell-settings-motion-system = same as system
shell-settings-motion-full = full
shell-settings-motion-reduced = reduced
shell-settings-motion-about = Reduced: nothing slides or spins, things change in place.
shell-pace = Pace of bots
shell-pace-name = { $pace ->
    [calm] calm
    [brisk] brisk
   *[instant] instant
  }
shell-pace-about = About { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } a move, longer after one that is about you. “Next” goes on at once.
shell-pace-instant-about = Bots do not wait.
shell-settings-sound = Sound
shell-settings-sound-about = Five short sounds and the hum of the top. Everything they tell you is written too.
shell-settings-keys = Single-key shortcuts
shell-settings-keys-about = H reads out your hand, R the rules and so on. Never while you are typing.
shell-settings-confirm = Confirm each move
shell-settings-confirm-touch = on touch screens
shell-settings-confirm-always = always
shell-settings-confirm-never = never
shell-settings-confirm-about = The move is shown once more, with “yes” and “no”, before it is made.
shell-settings-kept = These settings stay in this browser and are sent nowhere.

shell-rules-of = Rules: { $game }
shell-rule-open = Rule { $id }
shell-rules-missing = These rules could not be loaded. Check the connection and try again.

shell-lost-load = This screen could not be loaded.
shell-lost-load-text = Check the connection and try again. Games on this device are not lost.
shell-lost-path = There is nothing at this address.
shell-lost-path-text = The link may be incomplete or older than this version.
shell-lost-broken = Something went wrong on this screen.
shell-lost-broken-text = Your games are saved: try again, or go to the home page and continue from there.
shell-update-ready = A new version is ready.
shell-update-now = Update
shell-no-tutorial = The lesson could not be loaded.

shell-now-play = Now play
shell-now-play-text = You know how it goes. The first game is best with bots or a friend at this device.
shell-now-play-online = Play online
shell-now-play-again = The lesson again
shell-puzzle = Puzzle of the day
shell-no-puzzles = There are no puzzles of this game.
