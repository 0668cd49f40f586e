puzzle-title = { $kind ->
    [day] Puzzle of the day
    [own] From your game
    [class] From your class’s games
   *[grade] Puzzle
  }
puzzle-grade = difficulty { $grade } of 4
puzzle-notes = Your notes
puzzle-notes-how = press, or type X, V, ?
puzzle-note = { $who }, { $card }: { $mark ->
    [x] not here
    [v] here
    [q] perhaps
   *[none] no note
  }
puzzle-mark = { $mark ->
    [v] here
   *[x] not here
  }
puzzle-choose = Choose an answer first.
puzzle-commit = That is my answer
puzzle-commit-who = It is { $who }
puzzle-hint = Hint
puzzle-hints-over = All steps are shown.
puzzle-right = Yes, { $who }.
puzzle-how = There is no other way. { $tries ->
    [one] At the first try,
   *[other] At try number { $tries },
  } { $hints ->
    [0] without hints.
    [one] with one hint.
   *[other] with { $hints } hints.
  }
puzzle-why = Why it must be { $who }
puzzle-way = The way to it
puzzle-way-hidden = { $count ->
    [one] One step leads to the answer. A hint shows it.
   *[other] { $count } steps lead to the answer. A hint shows the next one.
  }
puzzle-note-rule = rule { $rule }
puzzle-note-thought = counting
puzzle-next = Next puzzle
puzzle-share = Copy a line to share
puzzle-copied = Copied
puzzle-share-line = Stolik, { $game }{ $day }: difficulty { $grade } of 4, { $tries ->
    [one] at the first try
   *[other] at try { $tries }
  }, { $hints ->
    [0] no hints
    [one] one hint
   *[other] { $hints } hints
  }.
puzzle-week = This week
puzzle-week-about = The same puzzle for everyone, made from the date. Harder towards Sunday. What you solved is kept on this device only.
puzzle-streak = { $count ->
    [one] One day in a row.
   *[other] { $count } days in a row.
  }
puzzle-solved = solved
puzzle-archive = Another day
puzzle-day-before = The day before
puzzle-to-day = Today’s puzzle
puzzle-more = More of them
puzzle-own-none = Nothing to puzzle over
puzzle-own-none-text = In this game no moment had exactly one certain answer for you.
puzzle-not-kept = This browser keeps nothing, so the day will not be marked as solved.
