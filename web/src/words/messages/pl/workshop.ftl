# Warsztat talii: półka, stół roboczy, co się mówi o pliku.
workshop-title = Moje talie
workshop-make = Zrób talię
workshop-lead = Karty na własny temat do każdej z gier: piszesz je, oglądasz, grasz nimi i drukujesz. Wszystko dzieje się w tej przeglądarce, także bez sieci.
workshop-game = Gra
workshop-first-language = Język na początek
workshop-new = Nowa talia
workshop-copy-of = Kopia „{ $title }”
workshop-open = Otwórz plik
workshop-make-failed = Nie udało się zrobić talii
workshop-mine = Talie na tym urządzeniu
workshop-empty = Jeszcze żadnej. Nową da się od razu grać: gdzie nic nie napisano, stoi tekst zastępczy.
workshop-kept-here = Są zapisane tylko w tej przeglądarce. Kto ją wyczyści, straci je: ważne zapisz jako plik.
workshop-no-store = Tutaj nie da się przechować talii
workshop-no-store-text = Ta przeglądarka nie pozwala stronie niczego zapisać: okno prywatne albo wyłączona pamięć. Otwórz stronę w zwykłym oknie.
workshop-edit = Edytuj
workshop-edit-deck = Edytuj „{ $title }”
workshop-copy = Kopiuj
workshop-copy-deck = Kopiuj „{ $title }”
workshop-forget = Wyrzuć „{ $title }”
workshop-forget-text = Talia zniknie z tego urządzenia. Rozpoczęte nią gry można dokończyć.
workshop-signed = Podpisano kluczem { $key }. Podpis potwierdza, czyim kluczem podpisano talię, ale nie to, że jej treść jest prawdziwa.
workshop-none = Nie ma tu takiej talii
workshop-none-text = Została wyrzucona albo leży na innym urządzeniu.
workshop-not-kept = Niezapisane
workshop-refused-text = Przeglądarka odmawia zapisania zmian: może dysk jest pełny. Zanim zamkniesz stronę, zapisz talię jako plik.
workshop-refused-new = Przeglądarka odmawia zapisania talii: może dysk jest pełny albo to okno prywatne.
workshop-elsewhere-text = Tę talię zmienia się teraz w innej karcie przeglądarki. Tego, co napiszesz tutaj, nie zapisujemy, żeby nic stamtąd nie przepadło.
workshop-elsewhere-load = Wczytaj to, co napisano tam
workshop-keeping = zapisuję…
workshop-kept = zapisane na tym urządzeniu, { $time }
workshop-undo = Cofnij
workshop-undone = Cofnięto ostatnią zmianę.
workshop-undo-none = Nie ma czego cofnąć.
workshop-pages = Strony talii
workshop-pages-done = napisane strony: { $done } z { $of }
workshop-whole = Cała talia
workshop-state-bad = coś tu jest źle
workshop-state-unwritten = jeszcze nie wszystko napisane
workshop-state-done = napisane
workshop-before = Poprzednia
workshop-next = Następna strona
workshop-first = To pierwsza strona.
workshop-last = To ostatnia strona.
workshop-languages = Język, w którym piszesz
workshop-side-by-side = obok siebie
workshop-language-add = Dodaj: { $language }
workshop-language-out = Usuń: { $language }
workshop-language-out-text = Teksty w tym języku znikną z talii. Można to cofnąć.
workshop-of = { $n } z { $most }
workshop-words = { $n ->
    [one] { $n } słowo
    [few] { $n } słowa
    [many] { $n } słów
   *[other] { $n } słowa
  }, ma być { $least }–{ $most }
workshop-optional = (może zostać puste)
workshop-mentioned = jest w tekście
workshop-not-mentioned = nie ma w tekście
workshop-date-form = 1944-05-18, 1944-05 albo 1944
workshop-point = Miejsce { $number }
workshop-point-out = Usuń miejsce { $number }
workshop-point-add = Jeszcze jedno miejsce
workshop-point-area = to rogi obszaru
workshop-point-wrong = Wpisz szerokość i długość tak, jak podają je mapy: 52.23, 21.01.
workshop-side = Podgląd, sprawdzenie i co dalej
workshop-preview = Podgląd 1:1
workshop-preview-which = Karta
workshop-preview-none = Tę kartę znów będzie widać, gdy będzie to, czego brakuje.
workshop-check = Sprawdzenie na bieżąco
workshop-check-failed = Nie udało się wczytać sprawdzania. Spróbujemy znowu przy następnej zmianie.
workshop-problems = { $n ->
    [0] Wszystko w porządku: można grać.
    [one] { $n } rzecz do poprawienia, zanim da się grać.
    [few] { $n } rzeczy do poprawienia, zanim da się grać.
    [many] { $n } rzeczy do poprawienia, zanim da się grać.
   *[other] { $n } rzeczy do poprawienia, zanim da się grać.
  }
workshop-problems-more = { $n ->
    [one] I jeszcze { $n }.
    [few] I jeszcze { $n }.
    [many] I jeszcze { $n }.
   *[other] I jeszcze { $n }.
  }
workshop-acts = Co zrobić z talią
workshop-play = Zagraj na próbę
workshop-mend-first = { $n ->
    [one] Najpierw popraw { $n } rzecz, zob. sprawdzenie.
    [few] Najpierw popraw { $n } rzeczy, zob. sprawdzenie.
    [many] Najpierw popraw { $n } rzeczy, zob. sprawdzenie.
   *[other] Najpierw popraw { $n } rzeczy, zob. sprawdzenie.
  }
workshop-edition-failed = Nie udało się: przeglądarka odmówiła zapisania kart do gry.
workshop-share = Udostępnij
workshop-share-unready = { $n ->
    [one] { $n } rzecz jest jeszcze do poprawienia. Kto dostanie talię, też to zobaczy.
    [few] { $n } rzeczy są jeszcze do poprawienia. Kto dostanie talię, też to zobaczy.
    [many] { $n } rzeczy jest jeszcze do poprawienia. Kto dostanie talię, też to zobaczy.
   *[other] { $n } rzeczy jest jeszcze do poprawienia. Kto dostanie talię, też to zobaczy.
  }
workshop-file = Jako plik
workshop-file-why = Jeden plik ze wszystkim: karty, teksty, obrazki. Można go otworzyć tutaj na każdym urządzeniu albo dać serwerowi.
workshop-sign = Podpisz
workshop-sign-why = Kluczem tego urządzenia, żeby inni mogli poznać, czy dwie talie są tego samego autora. Podpis potwierdza, czyim kluczem podpisano talię, ale nie to, że jej treść jest prawdziwa.
workshop-save = Zapisz plik
workshop-saved = Plik jest wśród pobranych.
workshop-save-failed = Nie udało się zapisać pliku.
workshop-link = Jako link
workshop-link-why = Cała talia jest w linku; żaden serwer jej nie widzi. Kto go otworzy, dostanie kopię.
workshop-link-large = Ta talia jest za duża na link. Przekaż plik.
workshop-link-copy = Kopiuj link
workshop-copied = Link skopiowany.
workshop-copy-failed = Nie udało się skopiować linku.
workshop-open-failed = Nie udało się otworzyć talii
workshop-open-problems = { $n ->
    [one] { $n } rzecz jest tak zepsuta, że talii nie da się nawet pokazać. Nic się tu nie zmieniło.
    [few] { $n } rzeczy są tak zepsute, że talii nie da się nawet pokazać. Nic się tu nie zmieniło.
    [many] { $n } rzeczy jest tak zepsutych, że talii nie da się nawet pokazać. Nic się tu nie zmieniło.
   *[other] { $n } rzeczy jest tak zepsutych, że talii nie da się nawet pokazać. Nic się tu nie zmieniło.
  }
workshop-file-too-large = To jest większe niż jakakolwiek talia. Nic się tu nie zmieniło.
workshop-file-broken = To nie jest talia albo jest uszkodzona. Nic się tu nie zmieniło.
workshop-file-forged = Zmieniono ją po podpisaniu: to nie jest to, co przekazał autor. Nic się tu nie zmieniło.
workshop-deck-title = Tytuł talii
workshop-author = Autor
workshop-author-why = Nazwisko albo klasa, tak jak mogą to zobaczyć inni.
workshop-about = O czym jest
workshop-lesson = Na lekcję
workshop-age = Od ilu lat
workshop-licence = Licencja
workshop-content-note = Co może być trudne
workshop-content-note-why = Nauczyciel czyta to przed lekcją.
workshop-question = Pytanie { $number } do rozmowy po grze
workshop-sources = Źródła
workshop-sources-label = Źródła, każde w osobnym wierszu
workshop-sources-why = Książka albo archiwum: autor, tytuł, miejsce i rok.
workshop-sources-form = Autor, Tytuł, Miejsce Rok
workshop-note = Czy inne narody opowiadają to inaczej?
workshop-picture = Obrazek
workshop-picture-choose = Wybierz
workshop-picture-file = Własny plik
workshop-picture-why = Jeden z tych rysunków albo własny plik bez napisów: SVG albo zdjęcie, które zostanie zmniejszone. Nic innego z pliku nie zostaje.
workshop-picture-dropped = Z rysunku pominięto: { $names }.
workshop-picture-ours = Rysunki
workshop-picture-number = Rysunek { $number }: { $name }
workshop-picture-otherwise = Obrazek tego rodzaju
workshop-picture-large = Plik jest za duży.
workshop-picture-kind = To nie jest SVG, PNG, JPEG ani WebP.
workshop-picture-broken = Plik jest uszkodzony: nie da się z niego odczytać obrazka.
workshop-picture-empty = Z tego rysunku niczego nie można tu użyć. Weź inny albo PNG.
workshop-picture-detailed = Rysunek jest zbyt szczegółowy. Uprość go albo weź PNG.
workshop-paste = Wklej z arkusza
workshop-paste-why = Nazwy, teksty, daty i miejsca wszystkich kart naraz: wiersz na każdą kartę albo stronę.
workshop-paste-how = Skopiuj komórki w arkuszu i wklej je tutaj. Puste komórki niczego w talii nie zmieniają.
workshop-paste-cells = Skopiowane komórki
workshop-paste-row = Każdy wiersz to
workshop-paste-head = Pierwszy wiersz nazywa kolumny
workshop-paste-columns = Kolumny
workshop-paste-column = Kolumna { $number }
workshop-paste-nothing = pomiń
workshop-paste-mark = numer strony
workshop-paste-part = która to karta
workshop-paste-heads-mark = numer, nr, lp, zestaw, numer zestawu, strona, pole
workshop-paste-heads-part = karta, część, rodzaj, rola
workshop-paste-found = Do wstawienia: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
  }, { $cells ->
    [one] { $cells } komórka
    [few] { $cells } komórki
   *[many] { $cells } komórek
  }.
workshop-paste-wrong-row = W tej talii nie ma miejsca na wiersz { $row }. { $cell }
workshop-paste-wrong-place = Wiersz { $row }: „{ $cell }” to nie miejsce. Wpisz szerokość i długość: 52.23, 21.01.
workshop-paste-wrong-cell = Wiersz { $row }: „{ $cell }” nie pasuje do swojej kolumny.
workshop-paste-none = Najpierw wklej komórki.
workshop-paste-take = Wstaw
workshop-paste-done = Wstawiono: wierszy { $rows }, komórek { $cells }. Można to cofnąć.
workshop-count-less = O jeden mniej
workshop-count-more = O jeden więcej
workshop-page-out = Usuń z talii „{ $title }”
workshop-page-gone = Usunięto „{ $title }”. Można to cofnąć.
workshop-map = Wskaż na mapie
workshop-map-how = Kliknij albo dotknij miejsca. Strzałki przesuwają je.
workshop-map-none = Nie wybrano jeszcze miejsca.
workshop-map-take = Weź to miejsce
