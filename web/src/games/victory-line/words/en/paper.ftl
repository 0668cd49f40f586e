# The game on paper.
paper-victory-line-board = Board of 12 × 12
paper-victory-line-cards = Event cards, special cards and the title card
paper-victory-line-chips = Chips
paper-victory-line-cell = A cell of the board
paper-victory-line-cell-mm = { $mm } mm
paper-victory-line-title-card = title card, not played
paper-victory-line-board-sheet = Board, sheet { $sheet } of { $sheets }: cells { $from }–{ $to }.
paper-victory-line-board-how = Trim sheets 2 and 4 on the left and sheets 3 and 4 at the top, along the edge of the cells. Glue them onto the strips so that the notches meet.
paper-victory-line-board-how-two = Trim sheet 2 at the top, along the edge of the cells. Glue it onto the strip so that the notches meet.
paper-victory-line-short-1 = Play one card and place a chip of your team, mark up, on its cell. Then draw one card.
paper-victory-line-short-2 = +1: a chip on any free cell, never on a corner.
paper-victory-line-short-3 = −1: take off a chip of another team. −1/+1: and place your own there. Never one with a star.
paper-victory-line-short-4 = Six neighbouring chips across, down or on a diagonal are a line: turn them over, star up.
paper-victory-line-short-5 = A corner counts as a chip of every team.
paper-victory-line-short-6 = Three lines win. No hints to your team mates.
