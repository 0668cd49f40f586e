# The game on the start screen and wherever it is named.
tile-victory-line-name = Line of Victory
tile-victory-line-about = A board of 140 events, 1941 to 1945. Six of your chips in a row make a line; three lines win.
tile-victory-line-short = 140 events, 1941–1945: six chips in a row.
tile-victory-line-players = 2–12 players
tile-victory-line-time = 20–30 min
tile-victory-line-board = Battle ends;Little Land;First train;Rostov;Rzhev;Kursk;Prokhorovka;Rail war;Oryol;Salute;Order of Victory;Order of Glory;Tehran;Trial 1943;Korsun;Bagration;Minsk 1944;Vilnius;Mother Heroine;POW march
