class-victory-line-progress = linie { $lines }, gra do { $goal }
class-victory-line-far = linie najlepszej drużyny
class-victory-line-by-lines = Liczby to linie drużyny, do której należy miejsce.
class-victory-line-lines = { $count ->
    [one] { $count } linia
    [few] { $count } linie
   *[many] { $count } linii
  }
class-victory-line-play = { $event } ({ $cell })
class-victory-line-special = { $card }: { $cell }
class-victory-line-line = linia { $span }
class-victory-line-draw = dobrać kartę
class-victory-line-give = oddać: { $event }
class-victory-line-report-lines = Ułożone linie
class-victory-line-report-lines-why = Ruch to wyłożona karta; linie stoją w kolejności, w jakiej każdy stół je ułożył.
class-victory-line-report-at = gdzie
class-victory-line-report-table = stół { $table }{ $rounds ->
    [1] {""}
   *[other] , runda { $round }
  }
class-victory-line-report-whose = drużyna
class-victory-line-report-team = { $team ->
    [0] niebiescy ●
    [1] czerwoni ▲
   *[other] zieloni ■
  }
class-victory-line-report-from = od wydarzenia do wydarzenia
class-victory-line-report-move = w ruchu
class-victory-line-report-events = Wydarzenia na planszy
class-victory-line-report-events-why = Wydarzenia, które znalazły się na planszach: { $count } z { $all }. Te leżały przy największej liczbie stołów.
class-victory-line-report-event = wydarzenie
class-victory-line-report-date = data
class-victory-line-report-tables = stoły
class-victory-line-report-placed = położone wydarzenia
class-victory-line-report-own = dokończone linie
class-victory-line-instead = Które pole warto było zająć wcześniej i po czym można to było poznać?
class-victory-line-penalty = Kara: { $team }
class-victory-line-penalty-sure = Nałożyć karę na drużynę: { $team }?
class-victory-line-report-sought = Szukane wydarzenia
class-victory-line-report-sought-why = W trybie nauki uczeń sam szuka pola. Policzone dla całej klasy; najpierw te, przy których najczęściej wskazywano złe pole.
class-victory-line-report-found = znalezione
class-victory-line-report-missed = złe pola przedtem
