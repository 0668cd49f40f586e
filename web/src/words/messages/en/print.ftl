# Print and play: the form, the margins of every page, and what belongs to every set.
print-title = Print and play
print-lead = Cards, boards, pieces and rules to cut out and fold. Everything is made in this browser, without a network too.
print-game = Game
print-mode = How to print
print-mode-fold = Fold over
print-mode-fold-why = One side only, for any printer: front and back lie beside each other, you fold the sheet and glue it.
print-mode-duplex = Both sides
print-mode-duplex-why = The printer turns the paper over its long edge. Print the calibration page first.
print-mode-apart = Fronts, then backs
print-mode-apart-why = First all fronts; then you put the paper in again and print the backs.
print-mode-shop = Print shop
print-mode-shop-why = One card a page with 3 mm of bleed and no marks. Cards only; one file for each size.
print-paper = Paper
print-size = Cards
print-size-full = 63 × 88 mm
print-size-small = 44 × 63 mm
print-large = What is larger than a page
print-large-glued = glued together
print-large-a3 = A3
print-ink = Black and white, little ink
print-ink-why = Lines instead of colours; nothing is told apart by colour alone.
print-right = Backs are too far right, mm
print-down = Backs are too far down, mm
print-shift-why = From the calibration page, to a tenth of a millimetre, up to { $max } mm; left and up with a minus.
print-parts = What to print
print-part-contents = Contents and instructions
print-part-rules = Rules as a booklet
print-part-short = Short cards for each seat
print-part-calibration = Calibration page
print-count = { $n } · { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
  }
print-dialog = In the print dialog: scale 100 %, no margins, no headers, background graphics on.
print-nothing = Choose something to print.
print-now = { $n ->
    [one] Print { $n } page
   *[other] Print { $n } pages
  }
print-preview = The pages as they will be printed
print-page-title = Stolik, { $game }: { $deck }
print-sheet-of = { $part }: { $from }–{ $to } of { $all }, sheet { $sheet } of { $sheets }{ $side ->
    [front] , front
    [back] , back
   *[both] {""}
  }
print-side = { $side ->
    [back] back
   *[front] front
  }
print-fold-here = fold here, glue, then cut
print-cut = one cut serves two cards
print-cut-fold = the back may be 4 mm off
print-cut-dots = cut along the dots; the back stays white
print-unwritten = to be written
print-ruler = 50 mm: if this is right, you print at 100 %
print-glue = glue sheet { $sheet } here
print-contents = What is in it
print-how = How to make it
print-step-scale = Print at 100 % and check the ruler below: it is 50 mm long. Stiff paper of 160 to 200 g is best.
print-step-fold = Fold each sheet of cards along the dashed line, print outside, and glue the halves together.
print-step-duplex = Print on both sides, turning over the long edge. If backs do not lie behind their fronts, read the calibration page and type its two numbers in.
print-step-apart = Print the fronts. Put the sheets in again, turned over their long edge, and print the backs in the same order.
print-step-cut = Cut from mark to mark. The grid is at the same place on every sheet, so a small stack can be cut at once.
print-step-booklet = Lay the sheets of the rules into each other, fold them in the middle and staple the fold.
print-step-booklet-single = Fold each sheet of the rules in the middle, print outside, lay them in order and staple the open edges.
print-licence = Stolik is free software: the MIT licence lets you print, copy, change and pass on this set. The letters are Brygada 1918 and Sofia Sans, under the SIL Open Font License.
print-calibration-1 = Print this page on both sides, as you will print the cards.
print-calibration-2 = Hold it against the light, this side towards you. The cross of the back shines through the scale.
print-calibration-3 = Read where the cross stands: so many millimetres to the right (left with a minus), and so many down (up with a minus).
print-calibration-4 = Type both numbers in before you print the cards: the backs are moved by as much.
print-part-puzzles = Puzzles
print-puzzles-sheet = Puzzles, sheet { $sheet }{ $side ->
    [back] : answers
   *[front] {""}
  }
print-puzzles-number = Sheet of puzzles, number
print-puzzles-number-why = Other puzzles for each number, 1 to 9999; the answers are on the back.
