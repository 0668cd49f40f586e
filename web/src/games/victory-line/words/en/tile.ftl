# The game on the start screen and wherever it is named.
tile-victory-line-name = Line of Victory
tile-victory-line-about = A board of 140 events of the German–Soviet war, 1941 to 1945. Six of your chips in one line make a line of victory; three lines win.
tile-victory-line-short = 140 events, 1941–1945: six chips in one line.
tile-victory-line-players = 2–4, 6, 8–10, 12 players
tile-victory-line-time = 20–30 min
tile-victory-line-board = Battle ends;Little Land;First train;Rostov;Rzhev;Kursk;Prokhorovka;Rail war;Oryol;Salute;Order of Victory;Order of Glory;Tehran;Trial 1943;Korsun;Bagration;Minsk 1944;Vilnius;Mother Heroine;POW march
