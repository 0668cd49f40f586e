# The one list of games. A line here is all that a game needs outside its rooms (CONTRIBUTING.md, *A game*).
stolik_game(triples)
stolik_game(victory_line)
stolik_game(rationing)
stolik_game(twelve ROOM tests/fourth TESTS)
