# The asking game. English names have one form; $plain is always "no".

# ---- status ----
triples-status-deal = Dealing the cards.
triples-status-mine = { $who }, choose who to ask and for which card.
triples-status-mine-read = { $who }, ask somebody for a card, or read a knowledge card to everyone.
triples-status-mine-empty = { $who }, you have no cards, but you can still ask for any card in play.
triples-status-other = { $who } is asking. The others wait.
triples-status-over = { $count ->
    [one] The game is over: { $who } wins.
   *[other] The game is over: { $who } share the win.
  }

# ---- log ----
triples-log-dealt = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } dealt to { $players ->
    [one] { $players } player
   *[other] { $players } players
  }.
triples-log-began = { $who } begins.
triples-log-ask = { $who } asks { $whom } for { $card }
triples-log-gave = { $ask } – yes. { $who } asks again.
triples-log-gave-last = { $ask } – yes.
triples-log-refused = { $ask } – no. { $next }
triples-log-mistaken = { $ask } – a mistake: { $who } holds no card of that set. { $next }
triples-log-next = It is { $who }’s turn.
triples-log-read = { $who } reads knowledge card { $number } to everyone: { $title }. { $next }
triples-log-completed = { $who } lays down set { $number }: { $title }.
triples-log-over = { $count ->
    [one] The game is over. { $who } wins.
   *[other] The game is over. { $who } share the win.
  }
triples-filter-mine = Mine
triples-filter-sets = Sets

# ---- seats ----
triples-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
  }
triples-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
  }
triples-empty-asks = no cards, may still ask
triples-seats = Who do you ask?
triples-seats-table = Seats at the table
triples-seat-label = { $name }: { $cards }, { $sets }.
triples-seat-turn = asking now
triples-seat-sets = Sets laid down: { $list }.

# ---- the sentence ----
triples-slip = Request
triples-slip-now = At the table
triples-say = “{ $whom }, please give me the card: { $card }.”
triples-say-whom = who do you ask?
triples-say-card = for which card?
triples-blank-whom = …………
triples-blank-card = ………………………
triples-warning = A request cannot be taken back: everyone hears what you are looking for.
triples-ask = Ask
triples-ask-whom = Ask { $whom }
triples-cancel = Cancel
triples-need-both = Choose who to ask and for which card.
triples-need-whom = Choose who to ask.
triples-need-card = Choose which card to ask for.
triples-in-vain = { $who } has no cards: asking would only pass the turn on.
triples-nothing-chosen = Nothing is chosen yet.
triples-not-turn = You can already choose who you will ask, and for what.
triples-answer-gave = Yes.
triples-answer-refused = No.
triples-answer-mistaken = A mistake: { $who } holds no card of that set.
triples-sent = sending…
triples-quiet = Nobody has asked for anything yet.

# ---- the list ----
triples-list = Cards in play
triples-list-count = Cards ({ $count })
triples-list-unfold = Choose a card from the list
triples-list-fold = Fold the list, show my cards
triples-typing = Type the name
triples-notes = Notes
triples-search = Find a name…
triples-search-label = Find in the list of cards
triples-search-none = No card in play has a name like that.
triples-have = yours
triples-pick = ask for it
triples-pick-label = { $card }: put it into the request
triples-type-label = The card’s name from memory
triples-type-hint = The full name or a surname. Capitals, accents and small slips do not matter.
triples-type-short = Type at least three letters.
triples-type-none = There is no card with that name.
triples-type-several = More than one card could match. Be more precise.
triples-type-found = You ask for: { $card }
triples-type-have = You hold this card: { $card }
triples-type-gone = This card already lies in a finished set: { $card }

# ---- notes ----
triples-notes-title = My notes
triples-notes-private = for you only
triples-notes-hint = Press a field to change its mark: ? (may have it), ✗ (doesn’t have it), ✓ (has it).
triples-notes-cell = { $name }, { $card }: { $mark ->
    [yes] has it
    [no] doesn’t have it
    [maybe] may have it
   *[none] no note
  }

# ---- knowledge ----
triples-knowledge = Knowledge cards
triples-knowledge-card = Knowledge card { $number }
triples-knowledge-back = Knowledge card { $number }, face down
triples-knowledge-done = set laid down: { $who }
triples-knowledge-pick = Choose a knowledge card to read it. It costs nothing, and nobody is told.
triples-knowledge-pick-advanced = Instead of asking you may read one knowledge card to everyone. The turn then passes on.
triples-knowledge-close = Close
triples-read = Read aloud
triples-read-ask = Read knowledge card { $number } to everyone instead of asking?
triples-read-warning = Everyone sees the text, and which set you are after. The turn passes on.
triples-read-left = { $count ->
    [0] You have used up your readings.
    [one] You may read { $count } more card.
   *[other] You may read { $count } more cards.
  }
triples-read-not-turn = You read a knowledge card aloud on your own turn, instead of asking.
triples-reading = { $who } is reading aloud
triples-reading-hint = Then the card is turned face down. To read it again you have to give up another turn.
triples-reading-close = Turn it face down
triples-note = How others tell the story
triples-sources = Sources

# ---- hand ----
triples-hand = Your cards
triples-hand-count = Your cards · { $count }
triples-hand-empty = You have no cards. When your turn comes you can still ask for any card in play.
triples-my-sets = Your sets · { $count }
triples-role-commander = commander
triples-role-unit = unit
triples-role-battle = battle, operation
triples-card-label = { $name }, { $role }, frame { $number }

# ---- reading the table aloud ----
triples-speak-hand = In hand: { $list }.

# ---- options ----
triples-option-variant = Variant
triples-option-variant-beginner = for beginners
triples-option-variant-beginner-why = Knowledge cards lie face up; anyone may look whenever they like.
triples-option-variant-advanced = for advanced players
triples-option-variant-advanced-why = Knowledge cards lie face down; one is read aloud instead of asking.
triples-option-recall = How you name a card
triples-option-recall-picked = from the list
triples-option-recall-picked-why = One alphabetical list of all cards in play.
triples-option-recall-typed = from memory
triples-option-recall-typed-why = The name must be typed; nothing is suggested.
triples-option-pictures = Pictures on the cards
triples-option-pictures-why = Without them it is harder: a card shows only its name and frame. For this device only.
triples-option-pictures-true = with pictures
triples-option-pictures-false = without pictures
triples-option-asking = Which card you may ask for
triples-option-asking-strict = strict asking
triples-option-asking-strict-why = One from a set you hold a card of. Anything else is a mistake and costs you the turn.
triples-option-asking-free = free asking
triples-option-asking-free-why = Any card in play: bluffing is allowed.
triples-option-youngest = Who begins
triples-option-youngest-null = chosen at random
triples-option-youngest-seat = the youngest: seat { $seat }
triples-option-max_reads = How many knowledge cards one player may read
triples-option-max_reads-null = no limit
triples-option-max_reads-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
triples-option-sets = How many sets to play
triples-option-sets-null = all
triples-option-sets-count = { $count ->
    [one] { $count } set
   *[other] { $count } sets
  }

# ---- the end ----
triples-end-title = All sets laid down
triples-end-won = { $who } wins
triples-end-tie = Shared win: { $who }
# At most twelve sit at a table. (The reader of these files knows no ordinal categories.)
triples-end-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
  }
triples-end-why = The player with the most sets wins. Equal numbers share the win.
triples-end-none = no sets
triples-end-map = The map exercise
triples-end-map-why = Show on the map where each set belongs, and say why it belongs there. It does not change who won.
triples-end-map-together = Together, in turn
triples-end-map-own = { $count ->
    [one] My { $count } set
   *[other] My { $count } sets
  }
triples-end-map-alone = Alone, all of them
triples-end-back = Back to the result

# ---- the map ----
triples-map = Map of Europe, North Africa and the Atlantic
triples-map-task = Show where set { $number } belongs and say why it belongs there.
triples-map-task-who = { $who }, show where set { $number } belongs and say why it belongs there.
triples-map-not-score = This does not change the result.
triples-map-sets = Sets
triples-map-sets-of = { $who }’s sets
triples-map-next-people = Then: { $list }.
triples-map-person = { $who } ({ $sets })
triples-map-pin = Pin
triples-map-nopin = Touch the map or use the arrow keys to set the pin.
triples-map-put = Put the pin in
triples-map-fix = Change
triples-map-next = Next set
triples-map-finish = See the summary
triples-map-zoom-in = Zoom in
triples-map-zoom-out = Zoom out
triples-map-whole = The whole map
triples-map-gazetteer = A place from the index
triples-map-gazetteer-hint = Type a city, sea or island
triples-map-gazetteer-none = This place is not in the index.
triples-map-labels = Names on the map
triples-map-keys = Arrows move the pin by 10 km, with Shift by 100 km, with Alt by 1 km. Plus and minus: zoom. G: index of places. Enter: put the pin in.
triples-map-why = Your reasons
triples-map-why-hint = Aloud, or briefly in writing. It is not stored anywhere.
triples-map-who = Who?
triples-map-what = What did they do?
triples-map-here = Why here?
triples-map-left = { $count ->
    [one] { $count } character left.
   *[other] { $count } characters left.
  }
triples-map-bands = How the distance is judged
triples-band-in-place = spot on
triples-band-near = near
triples-band-region = in the region
triples-band-far = far
triples-band-upto = up to { $km } km
triples-band-beyond = farther
triples-map-later = Knowledge card: after the answer
triples-map-reveal = { $band ->
    [in-place] Spot on.
    [near] Near.
    [region] In the region.
   *[far] Far off.
  }
triples-map-distance = { $km ->
    [0] The pin is right there.
   *[other] The pin is { $km } km from { $kind ->
      [area] the edge of the area
     *[point] the place
    }.
  }
triples-map-answer = It was here: { $place }
triples-map-rate = How did the explanation go?
triples-map-rate-full = I know it
triples-map-rate-part = almost
triples-map-rate-none = not yet
triples-map-summary = The map at a glance
triples-map-again = Again
triples-map-teach = Worth another look: { $list }.
triples-map-allgood = Every pin was close. Nothing to go over again.
triples-at-place = { $place }
triples-at-from = { $km } km { $wind ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
  } of { $place-gen }
triples-map-zoom = Zoom { $zoom }×
triples-km = { $km } km

# ---- the lesson ----
triples-lesson = Lesson: Triples
triples-lesson-step = Step { $step } of { $steps }
triples-lesson-next = Next
triples-lesson-skip = Skip this step
triples-lesson-leave = Leave
triples-lesson-done = Play for real
triples-lesson-1 = These are your cards. The same frame and number make one set. A set is three cards: a commander, a unit and a battle.
triples-lesson-2 = You hold two cards with frame 1; the third is missing. Open knowledge card 1 and see which it is.
triples-lesson-3 = A knowledge card names all three cards. You are missing { $card }. Choose who to ask: { $who }.
triples-lesson-4 = Now choose from the list: { $card }. The list is alphabetical and never tells you what belongs together; on top stand only the names you have read on a knowledge card this turn.
triples-lesson-5 = Read the sentence aloud and ask. Everyone hears your request.
triples-lesson-6 = Yes: the set lies in front of you, and you ask again. You hold two cards with frame 6: ask { $who } for { $card }.
triples-lesson-7 = No, so the turn passes to the left. Listen: { $asker } asks { $asked } for { $card } and hears “no” too.
triples-lesson-8 = Neither { $asker } nor { $asked } has it, nor do you. That leaves { $who }. You hold the Battle of Falaise from the same set, so you may ask: ask { $who } for { $card }.
triples-lesson-9 = There it is. That is how you deduce; the notes beside the list help. The game ends when all twelve sets lie on the table, and the player who has the most wins. Then you show their places on the map.
triples-lesson-other = In this step of the lesson choose what the hint tells you.

# ---- before the game, and in the menu ----
triples-lobby-begins = Who begins
triples-lobby-begins-lot = chosen at random
triples-lobby-begins-hint = The youngest player. No one has to say how old they are.
triples-lobby-seat = begins
triples-lobby-make = The youngest: begins
triples-lobby-unmake = Choose at random

# ---- the map, all together ----
triples-page-map = Map
triples-shared-host = The host opens the map for everyone.
triples-shared-overview = One after another you show where your sets belong, and say why.
triples-shared-task = Where does set { $number } belong: { $title }?
triples-shared-put = { $who } has put the pin in: { $where }.
triples-shared-begin = Begin
triples-shared-wait-host = The host will begin in a moment.
triples-shared-wait = { $who } is looking for the place.
triples-shared-for = Put the pin in for { $who }, where the others say.
triples-shared-vote = Vote
triples-shared-show = Show the place
triples-shared-skip = Next set
triples-shared-tell = Tell the others
triples-shared-refused = That did not work: the table looks at something else by now.
triples-vote-question = Are you convinced that it was there?
triples-vote-yes = Yes
triples-vote-no = No
triples-vote-unsure = I don’t know
triples-table-map = Map on the table
triples-table-map-title = The Polish Armed Forces in the West during the Second World War
triples-detail-closed = The knowledge card of this set lies face down. To read it costs a turn.

# lessons
triples-lesson-first = A first game
triples-lesson-first-why = Tables of five, names from the list, the variant for beginners.
triples-lesson-memory = From memory
triples-lesson-memory-why = For revision: tables of four, names are typed.
triples-lesson-double = Two lessons
triples-lesson-double-why = 90 minutes, two rounds, the second in other company.

# ---- the first minute ----
triples-goal = Collect the most sets of three: ask another player for a card that one of your sets lacks.

# ---- levels of bots ----
triples-level = { $level ->
    [novice] Remembers the last answer and hardly anything before it.
    [relaxed] Remembers a few answers, and soon forgets them.
    [easy] Remembers the latest answers, and forgets the older ones.
    [keen] Remembers most answers, and counts where a card can be.
    [steady] Remembers everything, and asks where the card most probably is.
   *[strong] Also works out who has what from the requests of others.
  }
