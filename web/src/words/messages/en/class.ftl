# A class: the teacher's desk, the projector and a pupil's phone.
class-class = Class
class-code = Class code
class-code-tag = code { $code }
class-same-deal = same deal
class-table = Table { $number }
class-table-word = Table
class-seat = seat { $number }
class-bot = bot
class-bot-numbered = bot { $number }
class-bot-yields = makes way for a pupil
class-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
  }
class-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
class-quoted = “{ $text }”.
class-here = { $count } of { $of } connected
class-line-on = connected
class-line-off = no connection
class-legend = What the marks mean
class-turn = whose turn it is
class-silent = The server is silent. Connecting again; nobody loses a place.

class-gone = { $why ->
    [elsewhere] This place is open elsewhere.
    [removed] The teacher removed you from the class.
    [turned-away] The teacher has not let you in yet.
    [revoked] This link was taken back.
    [expired] The data of this class were erased.
    [broken] This class was stopped by an error of ours.
    [left] You are no longer in this class.
   *[other] There is no such place in a class.
  }
class-gone-text = { $why ->
    [elsewhere] One place works on one device at a time.
    [removed] You can knock again with the same code.
    [turned-away] You can knock again.
    [revoked] Ask the teacher for a new one.
    [expired] So it was planned. Nothing is left of them.
    [broken] Other classes and tables go on.
    [left] The code lets you in again.
   *[other] Check the code or ask for a new link.
  }
class-gone-again = Come back on this device

# The lesson's plan as a bar
class-lesson = { $count ->
    [one] Lesson, { $count } minute
   *[other] Lesson, { $count } minutes
  }
class-part = { $part ->
    [join] coming in
    [example] example
    [play] play
    [debrief] talk
    [exit] exit card
    [reserve] reserve
   *[other] { $part }
  }
class-clock = The lesson’s clock
class-part-left = { class-part }: { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
  }
class-part-late = { class-part }: time is up
class-lesson-left = { $count ->
    [0] end of the lesson: { $time }
    [one] { $count } minute to the end of the lesson ({ $time })
   *[other] { $count } minutes to the end of the lesson ({ $time })
  }
class-minutes-left = { $part ->
    [play] { $count ->
        [one] minute left to play
       *[other] minutes left to play
      }
   *[other] { $count ->
        [one] minute: { class-part }
       *[other] minutes: { class-part }
      }
  }

# The door
class-address = Without a camera: open { $host } and type the code.
class-open-screen = Show on the projector
class-in = In the class: { $count } of { $of }
class-in-none = Nobody is here yet. Show the code on the projector.
class-pupil-open = { $name }: what can be done
class-door = At the door
class-door-none = Nobody is waiting.
class-door-more = And { $count } more.
class-door-how = Door
class-door-mode = { $mode ->
    [open] open
    [knock] knock
   *[pattern] signs
  }
class-door-hint = { $mode ->
    [open] The first { $count } come straight in, others knock.
    [knock] Everybody waits until you let them in.
   *[pattern] Who finds the four signs of the projector comes in. They change every 20 seconds.
    [guessed] Too many wrong signs came: everybody knocks now. Choose knock and then signs to ask for them again.
  }
class-until = How many pupils
class-until-less = One fewer
class-until-more = One more
class-lock = Lock the door
class-unlock = Open the door
class-knocks = knocks.
class-admit = Let in
class-admit-all = Let all in ({ $count })
class-turn-away = Not now
class-person-acts = Name, removing
class-admit-drawn = Let in under another name
class-turn-all-away = Turn all away ({ $count })
class-turn-away-sure = Turn away everyone at the door?
class-turn-away-what = { $count ->
    [one] { $count } pupil will read that they were not let in this time, and may knock again.
   *[other] { $count } pupils will read that they were not let in this time, and may knock again.
  }
class-rename = Draw another name
class-remove = Remove from the class
class-remove-sure = Remove { $name } from the class?
class-remove-what = A bot takes the seat. The same code lets them come back, if you let them in.
class-ban = Remove and keep out
class-ban-sure = Remove { $name } and let them in no more?
class-ban-what = A bot takes the seat. That device does not come into this class again, and devices that do not say which they are wait at the door.

# Who sits with whom
class-seat-all = Seat everybody
class-seat-why = At least two people must be connected.
class-seat-again = Draw again
class-seating-title = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $people ->
    [one] { $people } person
   *[other] { $people } people
  }
class-table-count = { $people ->
    [one] { $people } person
   *[other] { $people } people
  }{ $bots ->
    [0] {""}
    [one] {" "}and a bot
   *[other] {" "}and { $bots } bots
  }
class-chip = { $name }, table { $table }{ $pinned ->
    [yes] , stays here
   *[no] {""}
  }. The number of a table moves them.
class-will-sit = { $name } will sit here
class-seated-at = { $name }: now table { $number }.
class-unseated = Without a seat yet
class-sit-at = Move to table
class-pin = Stays at this table
class-unpin = May change tables
class-begins = begins
class-deals = deals
class-begin-here = Begins at this table
class-wishes = Wishes
class-wishes-none = Press a name to settle something.
class-wish = { $kind ->
    [apart] apart: { $one }, { $other }
   *[together] together: { $one }, { $other }
  }
class-wish-kind = { $kind ->
    [apart] Apart from
   *[together] Together with
  }
class-wish-choose = choose a person
class-wish-holds = holds
class-wish-not = not yet
class-wish-drop = Drop the wish
class-pinned = { $name }: stays at table { $number }
class-seating-how = Drag a name, or choose it and press the number of a table. Wishes count in the next draw.
class-late = Latecomers
class-late-wait = { $count ->
    [0] everybody is here
    [one] waiting for { $count } person of { $of }
   *[other] waiting for { $count } people of { $of }
  }
class-late-text = Who knocks after the start gets the first that is free:
class-late-role = { $role ->
    [seat] the seat of a bot
    [second] second head at a seat
   *[reporter] reporter of a table
  }
class-start = { $count ->
    [one] Start at { $count } table
   *[other] Start at { $count } tables
  }

# The wall
class-wall = The wall of tables
class-wall-title = { $game }, { $title }
class-for-all = For all tables
class-pause = Pause everybody
class-go-on = Go on
class-key-space = Space
class-said-paused = All tables stand still.
class-said-go-on = Play goes on.
class-message = Message
class-more = { $count ->
    [one] +{ $count } minute
   *[other] +{ $count } minutes
  }
class-finish = Finish in 5 minutes
class-finish-off = Do not finish yet
class-asked = { $count ->
    [0] nobody asks
    [one] { $count } asks
   *[other] { $count } ask
  }
class-projector = Projector
class-projector-now = Projector: { $what }
class-projector-text = This is what the class sees. While games are played, cards in hand are not there.
class-screen = { $what ->
    [code] code
    [seating] who sits where
    [wall] wall
    [table] table { $table }
    [map] map
    [question] question
    [cards] cards
    [comparison] what happened
    [over] the end
    [example] example
   *[black] nothing
  }
class-pause-one = Pause
class-go-on-one = Go on
class-to-projector = To projector
class-table-more = Table { $number }: more
class-need-stuck = stuck for { $time }
class-need-hand = hand: { $name }, { $time }
class-need-trips = { $count ->
    [one] the same mistake { $count } time
   *[other] the same mistake { $count } times
  }
class-need-line = { $more ->
    [0] { $name } has no connection
   *[other] { $name } and others have no connection
  }
class-need-paused = paused
class-need-fine = playing
class-need-over = game over
class-idle = { $time } since the last move
class-still = nobody has to move
class-dealing = The cards are being dealt.
class-unattended = Nobody at this table is connected.
class-asking = Who asks for you
class-hands = Hands up
class-hands-none = Nobody has a hand up.
class-hand-who = { $name }, table { $table }.
class-hand-waits = Waiting for { $time }.
class-hand-done = Done, hand down
class-people-here = At this table
class-role = { $role ->
    [second] second head
    [reporter] reporter
   *[seat] plays
  }
class-move = Move to…
class-move-who = Move { $name }
class-other-device = Other device
class-other-device-text = Who scans this code takes the place of { $name }. The old device loses it.
class-end-table = End the game at this table
class-end-sure = End the game at table { $number }?
class-end-text = This game cannot be taken up again.

class-message-all = Message to all
class-message-one = Message to table { $number }
class-message-own = In your own words
class-message-hint = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
  }
class-message-empty = Write something first.
class-message-send = Send
class-message-sent = Sent.
class-message-now = { $table ->
    [0] On all phones: “{ $text }”
   *[other] On the phones of table { $table }: “{ $text }”
  }
class-message-off = Take it away
class-sentence-eyes = Please look at me.
class-sentence-quiet = A little quieter, please.
class-sentence-well = You are doing well.
class-sentence-together = Talk it over at your table.
class-sentence-rules = Have a look at the rules: the question mark at the top.
class-sentence-ask-me = Not sure what to do? Put a hand up.
class-sentence-hand = I see the hands, I come to each in turn.
class-sentence-coming = I am coming to you.
class-sentence-read-card = Read the knowledge card.
class-sentence-think = No hurry: think first.
class-sentence-whose-turn = Check whose turn it is.
class-sentence-faster = A little faster, please.
class-sentence-slower = Easy, there is time.
class-sentence-five = Five minutes left.
class-sentence-two = Two minutes left.
class-sentence-last-turn = These are the last moves.
class-sentence-stop = We end the game now.
class-sentence-phones-down = Phones down for a moment.
class-sentence-back = Back to the game.
class-sentence-thanks = Thank you, good work.

# Links and the end
class-links = Links
class-link = { $whose ->
    [projector] Another projector
    [co-teacher] A second teacher
   *[teacher] My other device
  }
class-link-text = { $whose ->
    [projector] It only looks. The link can be taken back.
    [co-teacher] Sees the wall and helps. The link can be taken back.
   *[teacher] Everything that is here. Show it to nobody.
  }
class-key-save = Save the key as a file
class-key-text = On the other device open this file on the page of the lesson plan. The person who has it leads the lesson.
class-link-qr = QR code
class-link-failed = The link could not be made.
class-staff = { $role ->
    [projector] projector
    [co-teacher] second teacher
   *[teacher] teacher
  }
class-revoke = Take back
class-report = Report
class-to-debrief = Go on to the talk
class-end = End the lesson
class-sure = { $what ->
    [start] Start the game?
    [debrief] Go on to the talk?
    [next] Start the next round?
   *[end] End the lesson?
  }
class-sure-yes = { $what ->
    [start] Start
    [debrief] Go on to the talk
    [next] Next round
   *[end] End the lesson
  }
class-sure-start = { $tables ->
    [one] Cards are dealt at { $tables } table and the door is locked.
   *[other] Cards are dealt at { $tables } tables and the door is locked.
  } You can seat the class anew only in the next round.
class-sure-break = { $count ->
    [one] { $count } table is still playing and breaks off.
   *[other] { $count } tables are still playing and break off.
  }
class-sure-on = { $what ->
    [debrief] All phones go on to the talk. There is no way back to this game.
   *[next] The talk about this round ends and you seat the class anew. This cannot be undone.
  }
class-sure-end = { $count ->
    [one] { $count } phone shows that the lesson is over.
   *[other] { $count } phones show that the lesson is over.
  } This cannot be undone. { $keep ->
    [now] The data of the class are erased right after it: save the report first.
    [day] The report and the homework stay for a day.
   *[week] The report and the homework stay for a week.
  }

# The debriefing
class-debrief = Talk
class-step = { $step ->
    [what] What happened
    [why] Why
    [map] Where
    [then] Then and now
   *[exit] Exit card
  }
class-next-round = Next round
class-what-happened = What happened at the tables
class-done-of = { $done } of { $of }
class-count-bot = { $text } (bot)
class-count-part = { $text } (partly a bot)
class-bots-note = At seats marked “bot” a bot played, all the time or for a part of the game. Do not compare their results with those of pupils.
class-same-note = Everywhere the same deal: compare the same seat at different tables.
class-same-sizes = Tables of the same size had the same deal: compare the same seat at those.
class-forks = { $count ->
    [0] Forks
    [one] { $count } fork
   *[other] { $count } forks
  }
class-forks-none = There is no fork that the class could vote on. Ask this instead:
class-fork-number = Fork { $number }: seat { $seat }, move { $step }
class-fork-what = A fork is a moment at which the same seat knew the same at several tables and did something else. The class sees it only once you start the vote.
class-fork-look = Preview, only for me
class-fork-put = Vote in class
class-fork-at = { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
  }
class-fork-tables = { $count ->
    [one] table
   *[other] tables
  }
class-fork-mistake = a mistake ({ $rule })
class-fork-legal = All of these moves kept the rules. Which one was better is for the class to discuss.
class-fork-instead = Ask the class this question
class-instead = Which decision at your table was the most important, and why?
class-fork-where = Seat { $seat }, move { $step }
class-fork-same = Up to here this seat knew the same everywhere.
class-fork-seats = Seats at the table
class-fork-hand = In hand of seat { $seat }: { class-cards }
class-fork-ask = What do you do as seat { $seat }?
class-fork-did = What the tables did and what it was worth
class-vote-first = First you vote. Then we show what the tables did.
class-voted = { $count ->
    [one] vote of { $of }. Nobody sees who votes how.
   *[other] votes of { $of }. Nobody sees who votes how.
  }
class-votes = { $count ->
    [one] class: { $count } vote
   *[other] class: { $count } votes
  }
class-reveal = Show what the tables did
class-question-off = Take the question away
class-question-none = A question comes in a moment.
class-questions = Questions for the talk
class-exit = Exit card
class-exits = { $count ->
    [one] card of { $of }
   *[other] cards of { $of }
  }
class-exit-text = The pupils are writing on their phones. The answers stand in the report.
class-exit-text-over = The answers are in the report.
class-notes = The reporters’ notes
class-note-where = { $name }, table { $table }.

# The projector
class-point-here = Point your phone’s camera here
class-without-camera = Or open
class-and-type = and type the code
class-are-in = { $count ->
    [one] of { $of } is here
   *[other] of { $of } are here
  }
class-pattern-asks = The phone asks for four signs. Choose these, from left to right:
class-who-where = Who sits where
class-big-hint = Not sure what to do? Put a hand up on the phone.
class-before = Before:
class-paused-all = Pause. Eyes on the teacher.

# A pupil's phone
class-you-are = You are
class-you-wait = { $count ->
    [one] { $count } person is in the class. You will be seated in a moment.
   *[other] { $count } people are in the class. You will be seated in a moment.
  }
class-you-sit = { $as ->
    [second] Table { $table }: you are the second head of seat { $seat }.
    [reporter] Table { $table }: you are its reporter.
   *[seat] Sit down at table { $table }, seat { $seat }.
  }
class-you-hint = Keep this page open. Should it close, the same code brings you back to your place.
class-hand-raise = Put a hand up
class-hand-lower = Take the hand down
class-hand-is-up = Your hand is up. The teacher sees it.
class-hand-why = { $why ->
    [lost] We do not know what to do
    [rule] We do not understand a rule
    [stuck] Something is stuck
   *[other] Please come to us
  }
class-teacher-says = Teacher
class-read = Read
class-beside-how = You see the same cards. What you choose is a proposal: the first head decides.
class-proposes = The second head proposes: { $what }
class-proposed = Proposed: { $what }
class-propose-do = Do that
class-propose-late = That is no longer possible.
class-tasks = The reporter’s tasks
class-task = { $task ->
    [0] Which decision mattered most, and why?
    [1] What surprised this table?
   *[2] What should the whole class be asked?
  }
class-note-keep = Keep
class-note-kept = Kept
class-talk-about = We talk about this
class-vote = Vote
class-vote-as = Vote: you are seat { $seat }
class-vote-for = I vote for { $letter }
class-vote-done = Voted: { $letter }
class-vote-why = Choose an answer first.
class-vote-hint = The vote is anonymous and no mark. You can change it until voting ends.
class-exit-question = { $number ->
    [0] What will you remember of this lesson?
   *[1] What do you still want to find out?
  }
class-exit-send = Hand in the card
class-exit-hint = Only the teacher reads the answers. They are not marked.
class-exit-done = Card handed in
class-exit-done-text = Thank you. Wait for the end of the lesson.
class-exit-again = Write again
class-over = The lesson is over
class-over-text = You can close this page.
class-homework = Play the same deal at home
class-pattern-title = Four signs of the projector
class-pattern-text = Choose the four signs that the projector shows now, from left to right.
class-pattern-wrong = Not these. They change every 20 seconds: look again.
class-pattern-why = { $count ->
    [one] { $count } more sign.
   *[other] { $count } more signs.
  }
class-pattern-go = Come in

# Taking back
class-undo = Undo
class-undo-what = { $what ->
    [place] Moved to another table.
    [seat] Seats were drawn again.
    [more] The time of play was changed.
    [finish] The tables are finishing.
    [show] The projector shows something else.
    [wish] The wish was changed.
    [move] Moved during play.
    [message] The message was sent.
   *[lock] The lock of the door was changed.
  }
class-menu = Lesson menu
class-play-too = Play with the class
class-play-too-text = A second tab opens with a seat like any other. The wall stays here.
class-stand-in = Let a bot play
class-admit-to = Let in to…
class-admit-where = Where to let in: { $name }
class-admit-place = Table { $table }: { $role ->
    [seat] a bot’s seat
    [second] second head
   *[reporter] reporter
  }

# The map, explanations, cards
class-unsure = I don’t know
class-unsure-count = { $count ->
    [one] “I don’t know”: { $count } vote.
   *[other] “I don’t know”: { $count } votes.
  }
class-reveal-any = Show the answers
class-fork-voted = Fork { $number }: what to do?
class-map-title = Where was it?
class-map-how = Choose a set. Everybody puts a pin on their own phone, then you show them all at once.
class-map-ask = Where was it: { $title }?
class-map-vote = Map: put your pin
class-map-put = Put the pin
class-map-put-done = The pin is in
class-map-why = Choose a place on the map first.
class-map-hint = On the projector pins have no names. The teacher sees yours in the report.
class-band = { $band ->
    [in-place] in place
    [near] near
    [region] in the region
   *[far] far
  }
class-explain = Explanation
class-explain-how = Who? What did they do? Why there? Tick how it went; only your own report shows it.
class-explain-who = Who explains
class-tick = { $tick ->
    [full] full
    [part] in part
   *[none] none
  }
class-convinced-vote = Ask the class whether it convinces
class-convinced-ask = Does the explanation convince: { $title }?
class-convinced = { $option ->
    [yes] It convinces
   *[no] It does not
  }
class-cards-title = History cards
class-cards-why = The card you choose stands on the projector.
class-cards-again = Worth another look
class-cards-choose = Choose a card
class-cards-sources = Sources: { $list }.
class-talk-now = We are talking
class-talk-wait = Look at the projector. When there is a vote, it appears here.
class-exit-early = I have to go early: exit card
class-exit-big = Answer on your phone now. Only the teacher reads it.
class-over-desk = Report and homework stay until the data of the class are erased.
class-over-big = Thank you for playing.
class-over-home = At home: the same cards, this code
class-answered = { $count ->
    [one] answer of { $of }. Pins have no names.
   *[other] answers of { $of }. Pins have no names.
  }
class-fork-did-only = What the tables did
class-example = An example: four minutes before we begin
class-example-screen = Example on the projector
class-example-off = Code on the projector again
class-example-how = Play it in the window of the projector.
