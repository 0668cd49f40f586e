# The workshop of decks: the shelf, the bench, what is said of a file.
workshop-title = My decks
workshop-make = Make a deck
workshop-lead = Cards on a topic of your own, for any of the games: write them, look at them, play and print them. It all happens in this browser, without a network too.
workshop-game = Game
workshop-first-language = Language to begin with
workshop-new = New deck
workshop-copy-of = Copy of “{ $title }”
workshop-open = Open a file
workshop-make-failed = The deck could not be made
workshop-mine = Decks on this device
workshop-empty = None yet. A new one can be played at once: placeholders stand where nothing has been written.
workshop-kept-here = They are kept in this browser only. Who empties it loses them: save a file of what matters to you.
workshop-no-store = Decks cannot be kept here
workshop-no-store-text = This browser does not let the page keep anything: a private window, or a store that is switched off. Open the page in a normal window.
workshop-edit = Edit
workshop-edit-deck = Edit “{ $title }”
workshop-copy = Copy
workshop-copy-deck = Copy “{ $title }”
workshop-forget = Throw “{ $title }” away
workshop-forget-text = The deck goes from this device. Games that were begun with it can still be played to their end.
workshop-signed = Signed with the key { $key }. The signature confirms whose key signed the deck, not that its content is right.
workshop-none = There is no such deck here
workshop-none-text = It was thrown away, or it lies on another device.
workshop-not-kept = Not kept
workshop-refused-text = The browser refuses to keep the changes: the disk may be full. Save the deck as a file before you close this page.
workshop-refused-new = The browser refuses to keep the deck: the disk may be full, or this is a private window.
workshop-elsewhere-text = This deck is being changed in another tab. What you write here is not kept, so that nothing written there is lost.
workshop-elsewhere-load = Load what was written there
workshop-keeping = keeping it…
workshop-kept = kept on this device, { $time }
workshop-undo = Undo
workshop-undone = The last change was taken back.
workshop-undo-none = Nothing to take back.
workshop-pages = Pages of the deck
workshop-pages-done = pages written: { $done } of { $of }
workshop-whole = The deck as a whole
workshop-state-bad = something is wrong here
workshop-state-unwritten = not all of it is written yet
workshop-state-done = written
workshop-before = Previous
workshop-next = Next page
workshop-first = This is the first page.
workshop-last = This is the last page.
workshop-languages = Language that is being written
workshop-side-by-side = side by side
workshop-language-add = Add { $language }
workshop-language-out = Take out { $language }
workshop-language-out-text = Its texts go from this deck. You can take that back.
workshop-of = { $n } of { $most }
workshop-words = { $n ->
    [one] { $n } word
   *[other] { $n } words
  }, wanted: { $least }–{ $most }
workshop-optional = (may stay empty)
workshop-mentioned = is in the text
workshop-not-mentioned = is not in the text
workshop-date-form = 1944-05-18, 1944-05 or 1944
workshop-point = Place { $number }
workshop-point-out = Take out place { $number }
workshop-point-add = One more place
workshop-point-area = these are the corners of an area
workshop-point-wrong = Write latitude and longitude as maps give them: 52.23, 21.01.
workshop-side = Preview, check and what to do
workshop-preview = Preview 1:1
workshop-preview-which = Card
workshop-preview-none = This card can be shown again when what is missing is there.
workshop-check = Checked as you type
workshop-check-failed = The check could not be loaded. It is tried again with the next change.
workshop-problems = { $n ->
    [0] Nothing is wrong: it can be played.
    [one] { $n } thing to mend before it can be played.
   *[other] { $n } things to mend before it can be played.
  }
workshop-problems-more = { $n ->
    [one] And { $n } more.
   *[other] And { $n } more.
  }
workshop-acts = What to do with the deck
workshop-play = Play it now
workshop-mend-first = { $n ->
    [one] First mend { $n } thing, see the check.
   *[other] First mend { $n } things, see the check.
  }
workshop-edition-failed = That did not work: the browser refused to keep the cards for the game.
workshop-share = Hand it on
workshop-share-unready = { $n ->
    [one] { $n } thing still has to be fixed. The people you share the deck with will see it too.
   *[other] { $n } things still have to be fixed. The people you share the deck with will see them too.
  }
workshop-file = As a file
workshop-file-why = One file with everything in it: cards, texts, pictures. It can be opened here on any device, or given to a server.
workshop-sign = Sign it
workshop-sign-why = With the key of this device, so that others can tell whether two decks come from the same author. It confirms whose key signed the deck, not that its content is right.
workshop-save = Save the file
workshop-saved = The file is with your downloads.
workshop-save-failed = The file could not be written.
workshop-link = As a link
workshop-link-why = The whole deck is in the link; no server sees it. Who opens it gets a copy.
workshop-link-large = This deck is too large for a link. Hand the file on.
workshop-link-copy = Copy the link
workshop-copied = The link is copied.
workshop-copy-failed = The link could not be copied.
workshop-open-failed = The deck could not be opened
workshop-open-problems = { $n ->
    [one] { $n } thing in it is so wrong that it cannot even be shown. Nothing was changed here.
   *[other] { $n } things in it are so wrong that it cannot even be shown. Nothing was changed here.
  }
workshop-file-too-large = This is larger than any deck. Nothing was changed here.
workshop-file-broken = This is no deck, or it is damaged. Nothing was changed here.
workshop-file-forged = It was changed after it was signed: it is not what its author handed on. Nothing was changed here.
workshop-deck-title = Title of the deck
workshop-author = Author
workshop-author-why = A name or a class, as others may see it.
workshop-about = What it is about
workshop-lesson = For a lesson
workshop-age = From how many years on
workshop-licence = Licence
workshop-content-note = What may be hard to read
workshop-content-note-why = A teacher reads it before the lesson.
workshop-question = Question { $number } for the talk after the game
workshop-sources = Sources
workshop-sources-label = Sources, one on a line
workshop-sources-why = A book or an archive: author, title, place and year.
workshop-sources-form = Author, Title, Place Year
workshop-note = Do other nations tell it differently?
workshop-picture = Picture
workshop-picture-choose = Choose
workshop-picture-file = A file of my own
workshop-picture-why = One of these drawings, or a file of your own without letters in it: SVG, or a photo, which is made small. Nothing else of the file is kept.
workshop-picture-dropped = Left out of the drawing: { $names }.
workshop-picture-ours = Drawings
workshop-picture-number = Drawing { $number }: { $name }
workshop-picture-otherwise = That of its kind
workshop-picture-large = The file is too large.
workshop-picture-kind = That is no SVG, PNG, JPEG or WebP.
workshop-picture-broken = The file is damaged: no picture could be read from it.
workshop-picture-empty = Nothing in the drawing may be used here. Take another one, or a PNG.
workshop-picture-detailed = The drawing is too detailed. Simplify it, or take a PNG.
workshop-paste = Paste from a spreadsheet
workshop-paste-why = Names, texts, dates and places of all cards at once: a row for each card or each page.
workshop-paste-how = Copy the cells in your spreadsheet and paste them here. Empty cells leave the deck as it is.
workshop-paste-cells = Cells that were copied
workshop-paste-row = A row is for each of these
workshop-paste-head = The first row says what the columns are
workshop-paste-columns = Columns
workshop-paste-column = Column { $number }
workshop-paste-nothing = leave out
workshop-paste-mark = number of the page
workshop-paste-part = which card it is
workshop-paste-heads-mark = number, no, no., set, page, cell, field
workshop-paste-heads-part = card, part, kind, role
workshop-paste-found = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  }, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  } will be put in.
workshop-paste-wrong-row = This deck has no place for row { $row }. { $cell }
workshop-paste-wrong-place = Row { $row }: “{ $cell }” is no place. Write latitude and longitude: 52.23, 21.01.
workshop-paste-wrong-cell = Row { $row }: “{ $cell }” does not fit its column.
workshop-paste-none = Paste some cells first.
workshop-paste-take = Put them in
workshop-paste-done = Put in: rows { $rows }, cells { $cells }. It can be undone.
workshop-count-less = One fewer
workshop-count-more = One more
workshop-page-out = Take “{ $title }” out of the deck
workshop-page-gone = “{ $title }” is out. It can be undone.
workshop-map = Point at it on the map
workshop-map-how = Click or tap the place. The arrow keys move it.
workshop-map-none = No place has been chosen yet.
workshop-map-take = Take this place
