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
