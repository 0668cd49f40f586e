# Gra na papierze.
paper-victory-line-board = Plansza 12 × 12
paper-victory-line-cards = Karty wydarzeń, karty specjalne i karta tytułowa
paper-victory-line-chips = Żetony
paper-victory-line-cell = Pole planszy
paper-victory-line-cell-mm = { $mm } mm
paper-victory-line-title-card = karta tytułowa, nie bierze udziału w grze
paper-victory-line-board-sheet = Plansza, arkusz { $sheet } z { $sheets }: pola { $from }–{ $to }.
paper-victory-line-board-how = Arkusze 2 i 4 przytnij z lewej, arkusze 3 i 4 od góry, wzdłuż brzegu pól. Naklej je na paski tak, by nacięcia się spotkały.
paper-victory-line-board-how-two = Arkusz 2 przytnij od góry, wzdłuż brzegu pól. Naklej go na pasek tak, by nacięcia się spotkały.
paper-victory-line-short-1 = Zagraj jedną kartę i postaw żeton swojej drużyny, znakiem do góry, na jej polu. Potem dobierz kartę.
paper-victory-line-short-2 = +1: żeton na dowolnym wolnym polu, nigdy na rogu.
paper-victory-line-short-3 = −1: zdejmij żeton innej drużyny. −1/+1: i postaw tam swój. Nigdy takiego z gwiazdą.
paper-victory-line-short-4 = Sześć sąsiednich żetonów w poziomie, w pionie lub na ukos to linia: odwróć je gwiazdą do góry.
paper-victory-line-short-5 = Róg liczy się jako żeton każdej drużyny.
paper-victory-line-short-6 = Trzy linie wygrywają. Żadnych podpowiedzi w drużynie.
