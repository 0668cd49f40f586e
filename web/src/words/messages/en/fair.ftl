# Fair match and the next game.
fair-match = Fair match
fair-about = Bots are chosen by your last games on this device, so that you win about as often as anyone at the table.
fair-level = Opponents
fair-mixed = Chosen seat by seat.
fair-each = Choose for each seat
fair-next = The next game
fair-same = Same again
fair-again = { $step ->
    [easier] Again, a little easier
   *[harder] Again, a little harder
  }
