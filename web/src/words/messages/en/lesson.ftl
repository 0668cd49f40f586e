# The papers of a lesson: plan, sheet, report, homework.
lesson-plan = Lesson plan
lesson-open-file = Open a plan or a key from a file
lesson-file-wrong = This file cannot be opened as a plan.
lesson-file-large = It is too large. A lesson plan is a small file.
lesson-file-no-json = It is not the readable text of a plan. Perhaps it is damaged, or another document.
lesson-file-no-plan = The mark “stolik-lesson” is missing: it is not a lesson plan.
lesson-file-newer = A newer version of the program wrote it (format { $value }). It needs a server with that version.
lesson-file-game = It is for a game that is not here: { $value }.
lesson-file-member = This does not fit: { $place } { $value }. Correct it in the file, or begin with a ready plan.
lesson-file-option = The game has no such option: { $place }.
lesson-file-long = Too long: { $place }. At most { $value }.
lesson-title = Class and lesson
lesson-classes = My classes
lesson-class-code = class { $code }
lesson-class-over = the lesson is over
lesson-class-report = Report
lesson-class-forget = Take the class “{ $name }” off this list
lesson-title-example = 8b, history, Wednesday 10:00
lesson-game = Game
lesson-ready = Ready plans
lesson-age = From { $age }.
lesson-tables = Tables
lesson-table = table { $table }
lesson-pupils = Pupils
lesson-fewer = Fewer pupils
lesson-more = More pupils
lesson-size = At a table, at most
lesson-size-usual = Usually { $size }: everybody moves often.
lesson-rounds = Rounds
lesson-rounds-one = One game at one table.
lesson-rounds-mix = After each round the class sits down anew, with as few of the same pairs as possible.
lesson-same = The same deal at all tables
lesson-same-why = Afterwards the class compares decisions, not results.
lesson-same-not = Each table plays its own cards; they can be compared only roughly.
lesson-bot = Bot for an empty seat
lesson-clocks = Time for a move, and absence
lesson-turn = For one move
lesson-turn-free = no limit
lesson-seconds = { $seconds } s
lesson-multiplier = The game’s own times
lesson-multiplier-why = For example how long a top spins.
lesson-times = × { $times }
lesson-away = A bot stands in for who is gone for
lesson-away-never = never
lesson-people = Pupils and data
lesson-names = Names
lesson-names-pseudonyms = pseudonyms
lesson-names-own = their own
lesson-names-pseudonyms-why = Nobody types a name. Who is who stands on the teacher’s sheet alone.
lesson-names-own-why = The teacher sees every typed name first. Names then reach the server.
lesson-door = Door
lesson-door-open = let the first { $pupils } in, then they knock
lesson-door-knock = everybody knocks
lesson-door-pattern = four signs on the screen
lesson-door-open-why = The quickest way. Who comes later waits for the teacher.
lesson-door-knock-why = The teacher lets people in one by one or all at once.
lesson-door-pattern-why = Only those who see the screen in the room come in: the signs change every 20 seconds.
lesson-keep = Data is erased
lesson-keep-now = at once
lesson-keep-day = after a day
lesson-keep-week = after 7 days
lesson-keep-now-why = When the lesson ends. Save the report before that; there is no homework.
lesson-keep-day-why = A day after the lesson. Until then the homework works.
lesson-keep-week-why = A week after the lesson. Until then the homework works.
lesson-time = Time: { $minutes } min
lesson-minutes = { $minutes } min
lesson-length = Length of the lesson
lesson-starts = Begins
lesson-border = Border between { $phase } and { $next }
lesson-shorter = A minute less
lesson-longer = A minute more
lesson-time-why = Drag a border or move it with the arrow keys. Tables end fairly, after a full round.
lesson-time-short = Little time is left for the talk, and it is the talk that teaches.
lesson-phase-join = joining
lesson-phase-example = example
lesson-phase-play = play
lesson-phase-debrief = talk
lesson-phase-exit = exit card
lesson-phase-reserve = reserve
lesson-questions = Questions for the talk
lesson-of-deck = from the deck
lesson-question = Question { $number }
lesson-question-out = Remove question { $number }
lesson-question-add = Add a question of your own
lesson-question-deck = Add one from the deck
lesson-questions-full = More than { $count } questions do not fit in a lesson.
lesson-so = This is how it will be
lesson-so-same = The same deal everywhere.
lesson-so-rounds = Rounds: { $rounds }.
lesson-so-time = Play takes { $play } min, the talk { $talk } min.
lesson-if = If { $people } come: { $tables }.
lesson-stays = The plan stays on this computer. The server learns a question only when you ask it. There is no account.
lesson-privacy = What about data?
lesson-needed = Needed in the room
lesson-needed-phones = a phone or tablet for each, or one for two
lesson-needed-projector = a projector: the same computer, a second tab
lesson-needed-sheet = the sheet “Who is who?” and a pen
lesson-print-names = The sheet “Who is who?”
lesson-save = Save the plan as a file
lesson-open-class = Open the class
lesson-opening = Opening the class…
lesson-not-opened = The class was not opened.
lesson-no-server = There is no connection to the server, and a class needs one. The plan can be saved.
lesson-static = This copy has no server, and a class needs one. The plan can be saved.
lesson-sheet = Who is who?
lesson-print = Print
lesson-sheet-why = The pseudonym stands on the pupil’s screen. The name is written by hand on the printed sheet: no server knows it.
lesson-sheet-by = Rows by
lesson-sheet-by-name = pseudonyms
lesson-sheet-by-table = tables and seats
lesson-sheet-seat = table { $table }, seat { $seat }
lesson-sheet-foot = The sheet stays with the teacher. It may be destroyed after the lesson.
lesson-sign-cat = cat
lesson-sign-house = house
lesson-sign-fish = fish
lesson-sign-star = star
lesson-sign-key = key
lesson-sign-boat = boat
lesson-sign-umbrella = umbrella
lesson-sign-moon = moon
lesson-sign-fir = fir tree
lesson-report = Report of the lesson
lesson-report-none = This report is not on this device.
lesson-report-none-text = Only the device that led the lesson sees it, until the data of the class is erased.
lesson-report-csv = Save the table (CSV)
lesson-report-gone = The data of the class is erased.
lesson-report-gone-text = Nothing is left on the server. Saved files and prints are with the teacher alone.
lesson-report-erase = Erase now
lesson-report-erase-why = The data of the class goes by itself as planned. It can also be erased at once.
lesson-report-erase-sure = Erase all that the server knows of this lesson?
lesson-report-erase-text = Class, tables, notes and exit cards are gone within a minute. Homework through the server stops working. This cannot be undone.
lesson-report-name = pseudonym
lesson-report-real = name
lesson-report-table = table
lesson-report-known = names known
lesson-report-got = cards got
lesson-report-own = own part
lesson-report-drops = lost connections
lesson-report-of = { $part } of { $whole }
lesson-report-people = { $count ->
    [one] person
   *[other] people
  }
lesson-report-tables = { $count ->
    [one] table, to the end: { $finished }
   *[other] tables, to the end: { $finished }
  }
lesson-report-asks = { $count ->
    [one] request, with a known name: { $known }
   *[other] requests, with a known name: { $known }
  }
lesson-report-cards = { $count ->
    [one] exit card
   *[other] exit cards
  }
lesson-report-sets = The sets
lesson-report-set = set
lesson-report-asked = requests
lesson-report-read = knowledge card, 1st → 2nd half
lesson-report-early = knowledge card, 1st half
lesson-report-late = knowledge card, 2nd half
lesson-report-sets-why = A known name: a request for a card of a set of which the asker holds one. Knowledge cards are looked up quietly, so they are counted for the whole class only.
lesson-report-confused = Most frequent mix-ups
lesson-report-confused-why = A card was asked for by someone who was collecting other sets. Someone who collects several counts in part for each; less than once is left out.
lesson-report-instead = while collecting: { $set }
lesson-report-again = To teach again
lesson-report-rows = A row for each
lesson-report-exits = Exit cards
lesson-report-notes = Notes at the tables
lesson-report-foot = No marks and no ranking, in alphabetical order. Names are written by hand; the server does not know them.
lesson-report-foot-typed = No marks and no ranking, in alphabetical order. Names were typed by the pupils: the server has them until the class is erased.
lesson-report-keep-now = The data of the class goes when the lesson ends.
lesson-report-keep-day = The data of the class goes a day after the lesson.
lesson-report-keep-week = The data of the class goes a week after the lesson.
lesson-homework = Homework
lesson-homework-wrong = This link is incomplete or damaged.
lesson-homework-wrong-text = Ask the teacher for the link again, and open all of it.
lesson-homework-why = The same cards as in the lesson, against bots, on this device. Then compare: what did the class reach at this seat?
lesson-homework-seat = Seat at the table
lesson-homework-class = Results of the class to compare with: { $count }.
lesson-homework-nobody = Nobody of the class sat at this seat.
lesson-homework-play = Play this deal
lesson-homework-played = Played here
lesson-homework-at = Seat { $seat }
lesson-homework-result = Your result: { $result }. In the class: { $others }.
lesson-homework-compared = Better than { $better } of { $of }, the same as { $equal }.
lesson-homework-alone = Your result: { $result }.
lesson-homework-stays = This game stays on this device. The link holds results of seats, not of persons.
lesson-homework-link = Link of the homework, tables of { $players }
lesson-homework-copy = Copy the link
lesson-homework-copied = Copied.
lesson-homework-later = The link appears when the class has been ended: only then may the cards be known.
lesson-homework-about = Anyone with the link plays the same cards at home and compares the play with the class, seat by seat and without names. It needs no server.
lesson-so-class = The class “{ $title }” plays “{ $game }” { $tables ->
    [one] at one table
   *[other] at { $tables } tables
  }.
lesson-so-nobody = The class plays “{ $game }” { $tables ->
    [one] at one table
   *[other] at { $tables } tables
  }.
lesson-bots = { $bots ->
    [one] one of them a bot
   *[other] { $bots } of them bots
  }
lesson-report-map = map
lesson-report-map-bands = map: in place, near, region, far
lesson-report-band = { $band ->
    [in-place] in place
    [near] near
    [region] in the region
   *[far] far
  }
lesson-report-explained = explanation
lesson-report-tick = { $tick ->
    [full] full
    [part] in part
   *[none] none
  }
lesson-report-votes = Votes
lesson-report-vote = vote
lesson-report-unsure = I don’t know
lesson-report-show = To the projector
lesson-homework-not-yet = There is no such homework here.
lesson-homework-not-yet-text = Homework appears when the lesson is over and goes with the data of the class. Check the code, or ask the teacher for the link.
lesson-homework-own = Each table had its own cards.
lesson-homework-own-text = There is no common deal to play at home and compare.
lesson-homework-which = Which deal
lesson-homework-deal = round { $round }, tables of { $players }
lesson-homework-code = The class also finds it at { $address }, as long as the server has the data of the class.
lesson-homework-puzzles = Puzzles from your class’s games
lesson-homework-puzzles-why = Moments at your tables when somebody could already have known for certain. Nowhere does it say who it was.
lesson-homework-puzzle = Puzzle { $number }
lesson-homework-puzzle-grade = difficulty { $grade } of 4
lesson-homework-puzzle-open = Solve puzzle { $number }
lesson-recall = What do you remember?
lesson-recall-why = Five questions on this deck, always with the answer. They help most after a day and after a week. The result stays on this device.
lesson-recall-begin = Begin
lesson-recall-was = { $date }: { $right } of { $of }
lesson-recall-number = { $number } of { $of }. What does this belong to?
lesson-recall-answered = You have answered.
lesson-recall-yes = Yes, { $title }.
lesson-recall-no = No, it is { $title }.
lesson-recall-next = Next
lesson-recall-done = You remember { $right } of { $of }.
lesson-answers-add = Add answers to vote on
lesson-answer-add = One more answer
lesson-answer = Answer { $letter }
lesson-answer-out = Remove answer { $letter }
lesson-answers-few = Two answers at least, or it is asked without any.
lesson-answers-alone = The question itself is missing: it is not asked like this.
lesson-exit = Exit card
lesson-exit-why = Two questions for the last minutes. Left empty, the usual ones are asked.
lesson-exit-question = Question { $number } of the exit card
lesson-exit-usual = { $number ->
    [0] What will you remember of this lesson?
   *[1] What do you still want to find out?
  }
