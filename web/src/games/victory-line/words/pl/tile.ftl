# Gra na ekranie startowym i wszędzie tam, gdzie pada jej nazwa.
tile-victory-line-name = Linia Zwycięstwa
tile-victory-line-about = Plansza ze 140 wydarzeniami wojny Niemiec z ZSRR, 1941–1945. Sześć Twoich żetonów w jednej linii, i to trzy razy, wygrywa.
tile-victory-line-short = 140 wydarzeń, 1941–1945: sześć żetonów w jednej linii.
tile-victory-line-players = 2–4, 6, 8–10, 12 osób
tile-victory-line-time = 20–30 min
tile-victory-line-board = Koniec bitwy;Mała Ziemia;Pociąg;Rostów;Rżew;Kursk;Prochorowka;Szyny;Orzeł;Salut;Order Zwycięstwa;Order Sławy;Teheran;Proces 1943;Korsuń;Bagration;Mińsk 1944;Wilno;Matka Bohaterka;Marsz jeńców
