puzzle-victory-line-question = { $aim ->
    [make] Which card completes a line at once?
    [stop] Which card stops the other side’s line?
    [fork] Which card opens two ways to a line at once?
   *[both] Which card stops the other side and prepares a line of yours?
  }
puzzle-victory-line-story = The table
puzzle-victory-line-rule = Six in line:
puzzle-victory-line-turn = You play { $team } ({ $sign }), and it is your turn. The cells of your cards are marked on the board.
puzzle-victory-line-lines = Lines so far: { $list }.
puzzle-victory-line-aim = { $aim ->
    [make] Exactly one card of your hand makes six in line now. A special card may be used at any cell the rules allow.
    [stop] The other side lacks a single chip somewhere. After exactly one of your cards there is no free cell left where it could finish a line.
    [fork] After exactly one of your cards there are two new free cells, each of which would finish a line of yours. One chip cannot close both.
   *[both] The other side lacks a single chip somewhere. After exactly one of your cards it can finish nowhere, and there is a new free cell that would finish a line of yours.
  }
puzzle-victory-line-counts = Hands are hidden, and a +1 may still come: so every free cell counts, whoever holds its card. What a −1 or −1/+1 could undo later does not count.
puzzle-victory-line-wrong = { $card }: that does not do it. Look at the board once more.
puzzle-victory-line-title-gap = { $team }: { $span }
puzzle-victory-line-step-gap = Of these six only { $cell } is missing, and that cell is free.
puzzle-victory-line-title-opens = You open { $card }
puzzle-victory-line-step-opens = { $kind ->
    [event] Your chip goes to { $cells }.
    [plus] You put your chip on { $cells }.
    [minus] You take the chip off { $cells }.
   *[swap] Your chip replaces the one on { $cells }.
  }
puzzle-victory-line-then = { $aim ->
    [make] Six in line are yours.
    [stop] Now the other side can finish a line nowhere with one chip.
    [fork] The other side still has nothing to finish, and you have new cells:
   *[both] Now the other side can finish a line nowhere with one chip, and you have something new:
  }
puzzle-victory-line-title-only = No other card does it
puzzle-victory-line-step-only = { $aim ->
    [make] None of your other cards completes six in line, at whatever cell.
    [stop] After each of your other cards, at whatever cell, the other side could still finish a line.
    [fork] None of your other cards gives you two such cells at once.
   *[both] Each of your other cards does at most one of the two.
  }
puzzle-victory-line-tried = every card tried at every cell
