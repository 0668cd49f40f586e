# Słowa całego klienta.
shell-close = Zamknij
shell-cancel = Anuluj
shell-home = Strona główna
shell-again = Spróbuj jeszcze raz
shell-loading = Chwileczkę…

shell-start-title = Mały stolik i trzy gry o historii zwykłych ludzi.
shell-start-lead = Graj ze znajomymi albo z botami. Bez konta, bez instalowania, bez śledzenia.
shell-start-games = Gry
shell-start-languages = Język
shell-start-verbs = Jak grać
shell-play-now = Zagraj teraz
shell-play-now-about = z botami, także bez sieci
shell-play-now-fair = wyrównana gra z botami, także bez sieci
shell-one-device = Jedno urządzenie
shell-one-device-about = podawane wokół stołu
shell-online = Stół w sieci
shell-online-about = wystarczy odnośnik
shell-class = Klasa
shell-class-about = wiele stołów, jeden kod
shell-online-off = Brak połączenia z serwerem, a stół w sieci go potrzebuje.
shell-online-static = Ta kopia nie ma serwera, a stół w sieci go potrzebuje.
shell-opening = Rozkładam grę…
shell-code = Masz kod?
shell-code-about = 8 cyfr albo zeskanuj QR
shell-code-off = potrzebny serwer
shell-code-label = Kod stołu, 8 cyfr
shell-code-go = Dosiądź się do stołu
shell-code-short = { $left ->
    [one] Jeszcze jedna cyfra.
    [few] Jeszcze { $left } cyfry.
   *[many] Jeszcze { $left } cyfr.
  }
shell-continue = Graj dalej
shell-continue-class = Prowadź dalej
shell-continue-title = Niedokończone gry
shell-continue-when = { $game }, { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
  }
shell-continue-forget = Usuń grę „{ $game }” z tego urządzenia
shell-start-new = Nowa gra
shell-back-title = { $game }, { $table }
shell-back-table = Twoje miejsce czeka
shell-back-device = To urządzenie
shell-back-go = Wróć do stołu
shell-back-you = Grasz jako { $name }.
shell-back-last = Ostatnio: { $when }.
shell-choose = Wybierz przeciwników i zasady
shell-learn = Naucz się w cztery minuty
shell-rules = Zasady
shell-print = Druk
shell-settings = Ustawienia
shell-about = O Stoliku
shell-teachers = Dla nauczycieli
shell-privacy = Prywatność
shell-independent = Niezależne wydanie: własne słowa i rysunki, zasady według trzech drukowanych instrukcji.
shell-page-contents = Na tej stronie
shell-page-more = Więcej o Stoliku
shell-failed-open = Nie udało się otworzyć stołu.
shell-failed-open-text = { $why }

shell-new-title = { $place ->
    [bots] Gra z botami
    [device] Jedno urządzenie
   *[online] Stół w sieci
  }
shell-new-players = Liczba graczy
shell-new-fewer = O jedną osobę mniej
shell-new-more-players = O jedną osobę więcej
shell-new-advised = { $count ->
    [one] Najlepiej w jedną osobę.
    [few] Najlepiej w { $count } osoby.
   *[many] Najlepiej w { $count } osób.
  }
shell-new-bots = { $count ->
    [one] Dodaj bota
    [few] Dodaj { $count } boty
   *[many] Dodaj { $count } botów
  }
shell-new-seats = Kto gdzie siedzi
shell-new-seats-online = Gdy stół będzie otwarty, każdy sam zajmie miejsce. Boty też można dosadzić dopiero wtedy.
shell-new-seat = Miejsce { $number }
shell-new-name = Imię na miejscu { $number }
shell-new-kind = Kto gra na miejscu { $number }
shell-new-person = człowiek
shell-new-level = { $level ->
    [random] bot losowy
    [novice] bot nowicjusz
    [relaxed] bot beztroski
    [easy] bot łatwy
    [keen] bot skupiony
    [steady] bot uważny
   *[strong] bot mistrz
  }
shell-level = { $level ->
    [random] losowy
    [novice] nowicjusz
    [relaxed] beztroski
    [easy] łatwy
    [keen] skupiony
    [steady] uważny
   *[strong] mistrz
  }
shell-skip = Przejdź do treści
shell-deck = Talia
shell-workshop = Moje talie
shell-deck-own = Zrób własną talię
shell-deck-by = { $title }, autor: { $author }
shell-deck-not-here = Talii z tego urządzenia nie można tu użyć: ten serwer ich nie przyjmuje.
shell-deck-copied = Serwer dostaje kopię tej talii i trzyma ją razem ze stołem, nie dłużej. Widzą ją wszyscy przy stole.
shell-deck-copied-class = Serwer dostaje kopię tej talii i trzyma ją razem z klasą, nie dłużej. Widzą ją wszyscy w klasie.
shell-deck-unwritten = { $n ->
    [one] Jeden tekst tej talii nie jest jeszcze napisany: jest tam tekst zastępczy.
    [few] { $n } teksty tej talii nie są jeszcze napisane: są tam teksty zastępcze.
   *[other] { $n } tekstów tej talii nie jest jeszcze napisanych: są tam teksty zastępcze.
}
shell-deck-handing = Przekazujemy talię: { $percent }%
shell-colours = Kolory
shell-colour = Kolor
shell-colour-of = Kolor: { $name }
shell-new-options = Zasady tego stołu
shell-new-options-more = Więcej zasad do wyboru
shell-new-open = { $place ->
    [online] Otwórz stół
   *[other] Zacznij grę
  }
shell-new-no-people = Co najmniej na jednym miejscu musi grać człowiek.
shell-new-same-names = Dwa miejsca mają to samo imię.
shell-new-no-name = Jedno z miejsc nie ma imienia.
shell-yes = tak
shell-no = nie

shell-settings-language = Język
shell-settings-theme = Motyw
shell-settings-theme-system = jak w systemie
shell-settings-theme-light = jasny
shell-settings-theme-dark = ciemny
shell-settings-size = Wielkość tekstu
shell-settings-motion = Animacje
shell-settings-motion-system = jak w systemie
shell-settings-motion-full = pełne
shell-settings-motion-reduced = ograniczone
shell-settings-motion-about = Ograniczone: nic się nie przesuwa ani nie wiruje, rzeczy zmieniają się na miejscu.
shell-pace = Tempo botów
shell-pace-name = { $pace ->
    [calm] spokojnie
    [brisk] żwawo
   *[instant] od razu
  }
shell-pace-about = Około { $seconds ->
    [one] { $seconds } sekundy
    [few] { $seconds } sekund
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
  } na ruch, dłużej po ruchu skierowanym do Ciebie. „Dalej” nie czeka.
shell-pace-instant-about = Boty nie czekają.
shell-settings-sound = Dźwięk
shell-settings-sound-about = Pięć krótkich dźwięków i szum bączka. Wszystko, co mówią, jest też napisane.
shell-settings-keys = Skróty klawiszowe
shell-settings-keys-about = H czyta Twoje karty, R zasady i tak dalej. Nigdy podczas pisania.
shell-settings-confirm = Pytaj przed ruchem
shell-settings-confirm-touch = na ekranie dotykowym
shell-settings-confirm-always = zawsze
shell-settings-confirm-never = nigdy
shell-settings-confirm-about = Zanim ruch zostanie wykonany, zobaczysz go jeszcze raz z przyciskami „tak” i „nie”.
shell-settings-kept = Te ustawienia zostają w tej przeglądarce i nigdzie nie są wysyłane.

shell-rules-of = Zasady: { $game }
shell-rule-open = Zasada { $id }
shell-rules-missing = Nie udało się wczytać zasad. Sprawdź połączenie i spróbuj jeszcze raz.

shell-lost-load = Nie udało się wczytać tego ekranu.
shell-lost-load-text = Sprawdź połączenie i spróbuj jeszcze raz. Gry na tym urządzeniu nie przepadły.
shell-lost-path = Pod tym adresem nic nie ma.
shell-lost-path-text = Odnośnik może być niepełny albo starszy niż ta wersja.
shell-lost-broken = Coś się zepsuło na tym ekranie.
shell-lost-broken-text = Gry są zapisane: spróbuj jeszcze raz albo wróć na stronę główną i graj dalej.
shell-update-ready = Jest nowa wersja.
shell-update-now = Zaktualizuj
shell-no-tutorial = Nie udało się wczytać lekcji.

shell-now-play = A teraz zagraj
shell-now-play-text = Wiesz już, jak to działa. Na pierwszą grę najlepiej zaprosić boty albo kogoś obok.
shell-now-play-online = Graj przez internet
shell-now-play-again = Lekcja jeszcze raz
shell-puzzle = Zagadka dnia
shell-no-puzzles = Ta gra nie ma zagadek.
