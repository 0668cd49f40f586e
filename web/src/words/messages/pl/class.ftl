# Klasa: biurko nauczyciela, rzutnik i telefon ucznia.
class-class = Klasa
class-code = Kod klasy
class-code-tag = kod { $code }
class-same-deal = to samo rozdanie
class-table = Stół { $number }
class-table-word = Stół
class-seat = miejsce { $number }
class-bot = bot
class-bot-numbered = bot { $number }
class-bot-yields = ustąpi uczniowi
class-cards = { $count ->
    [0] bez kart
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
class-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
  }
class-quoted = „{ $text }”.
class-here = { $count } z { $of } na linii
class-line-on = na linii
class-line-off = brak połączenia
class-legend = Objaśnienie znaków
class-turn = czyja kolej
class-silent = Serwer milczy. Łączę się ponownie; nikt nie traci miejsca.

class-gone = { $why ->
    [elsewhere] To miejsce jest otwarte gdzie indziej.
    [removed] Nauczyciel usunął Cię z klasy.
    [turned-away] Nauczyciel jeszcze Cię nie wpuścił.
    [revoked] Ten odnośnik został unieważniony.
    [expired] Dane tej klasy zostały usunięte.
    [broken] Ta klasa się zatrzymała przez nasz błąd.
    [left] Nie jesteś już w tej klasie.
   *[other] Tego miejsca w klasie nie ma.
  }
class-gone-text = { $why ->
    [elsewhere] Jedno miejsce działa na jednym urządzeniu naraz.
    [removed] Możesz zapukać jeszcze raz tym samym kodem.
    [turned-away] Możesz zapukać jeszcze raz.
    [revoked] Poproś nauczyciela o nowy.
    [expired] Tak było zaplanowane. Nic po nich nie zostało.
    [broken] Inne klasy i stoły działają dalej.
    [left] Kod wpuści Cię ponownie.
   *[other] Sprawdź kod albo poproś o nowy odnośnik.
  }
class-gone-again = Wróć na tym urządzeniu

# Plan lekcji na pasku
class-lesson = { $count ->
    [one] Lekcja, { $count } minuta
    [few] Lekcja, { $count } minuty
   *[many] Lekcja, { $count } minut
  }
class-part = { $part ->
    [join] wejście
    [example] przykład
    [play] gra
    [debrief] rozmowa
    [exit] wyjście
    [reserve] zapas
   *[other] { $part }
  }
class-clock = Zegar lekcji
class-part-left = { class-part }: { $count ->
    [one] jeszcze { $count } minuta
    [few] jeszcze { $count } minuty
   *[many] jeszcze { $count } minut
  }
class-part-late = { class-part }: czas minął
class-lesson-left = { $count ->
    [0] koniec lekcji: { $time }
    [one] do końca lekcji { $count } minuta ({ $time })
    [few] do końca lekcji { $count } minuty ({ $time })
   *[many] do końca lekcji { $count } minut ({ $time })
  }
class-minutes-left = { $part ->
    [play] { $count ->
        [one] minuta do końca gry
        [few] minuty do końca gry
       *[many] minut do końca gry
      }
   *[other] { $count ->
        [one] minuta: { class-part }
        [few] minuty: { class-part }
       *[many] minut: { class-part }
      }
  }

# Drzwi
class-address = Bez aparatu: otwórz { $host } i wpisz kod.
class-open-screen = Pokaż na rzutniku
class-in = Są w klasie: { $count } z { $of }
class-in-none = Jeszcze nikogo nie ma. Pokaż kod na rzutniku.
class-pupil-open = { $name }: co można zrobić
class-door = Przy drzwiach
class-door-none = Nikt nie czeka.
class-door-more = I jeszcze { $count }.
class-door-how = Drzwi
class-door-mode = { $mode ->
    [open] otwarte
    [knock] pukanie
   *[pattern] znaki
  }
class-door-hint = { $mode ->
    [open] Pierwszych { $count } wejdzie od razu, następni pukają.
    [knock] Każdy czeka, aż go wpuścisz.
   *[pattern] Wejdzie, kto wskaże cztery znaki z rzutnika. Zmieniają się co 20 sekund.
    [guessed] Było za dużo błędnych znaków: teraz każdy puka. Żeby znów o nie pytać, wybierz pukanie, a potem znaki.
  }
class-until = Ilu uczniów
class-until-less = O jednego mniej
class-until-more = O jednego więcej
class-lock = Zamknij drzwi
class-unlock = Otwórz drzwi
class-knocks = puka.
class-admit = Wpuść
class-admit-all = Wpuść wszystkich ({ $count })
class-turn-away = Nie teraz
class-person-acts = Imię, usunięcie
class-admit-drawn = Wpuść pod innym imieniem
class-turn-all-away = Odpraw wszystkich ({ $count })
class-turn-away-sure = Odprawić wszystkich przy drzwiach?
class-turn-away-what = { $count ->
    [one] { $count } uczeń przeczyta, że na razie go nie wpuszczono, i może zapukać jeszcze raz.
    [few] { $count } uczniowie przeczytają, że na razie ich nie wpuszczono, i mogą zapukać jeszcze raz.
   *[many] { $count } uczniów przeczyta, że na razie ich nie wpuszczono, i mogą zapukać jeszcze raz.
  }
class-rename = Wylosuj inne imię
class-remove = Usuń z klasy
class-remove-sure = Usunąć z klasy: { $name }?
class-remove-what = Miejsce przejmie bot. Ten sam kod pozwala wrócić, jeśli wpuścisz.
class-ban = Usuń i nie wpuszczaj
class-ban-sure = Usunąć i nie wpuszczać więcej: { $name }?
class-ban-what = Miejsce przejmie bot. To urządzenie już nie wejdzie do tej klasy, a kto nie poda swojego urządzenia, będzie czekać przy drzwiach.

# Kto z kim siada
class-seat-all = Rozsadź przy stołach
class-seat-why = Potrzeba co najmniej dwóch osób na linii.
class-seat-again = Wylosuj od nowa
class-seating-title = { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
  }, { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[many] { $people } osób
  }
class-table-count = { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[many] { $people } osób
  }{ $bots ->
    [0] {""}
    [one] {" "}i bot
    [few] {" "}i { $bots } boty
   *[many] {" "}i { $bots } botów
  }
class-chip = { $name }, stół { $table }{ $pinned ->
    [yes] , zostaje tutaj
   *[no] {""}
  }. Numer stołu przesadza.
class-will-sit = tu usiądzie { $name }
class-seated-at = { $name }: teraz stół { $number }.
class-unseated = Jeszcze bez miejsca
class-sit-at = Przesadź do stołu
class-pin = Zostaje przy tym stole
class-unpin = Może zmienić stół
class-begins = zaczyna
class-deals = rozdaje
class-begin-here = Zaczyna przy tym stole
class-wishes = Życzenia
class-wishes-none = Naciśnij imię, żeby coś ustalić.
class-wish = { $kind ->
    [apart] osobno: { $one }, { $other }
   *[together] razem: { $one }, { $other }
  }
class-wish-kind = { $kind ->
    [apart] Osobno od
   *[together] Razem z
  }
class-wish-choose = wybierz osobę
class-wish-holds = jest
class-wish-not = jeszcze nie
class-wish-drop = Usuń życzenie
class-pinned = { $name }: zostaje przy stole { $number }
class-seating-how = Przeciągnij imię albo zaznacz je i naciśnij numer stołu. Życzenia liczą się przy następnym losowaniu.
class-late = Spóźnieni
class-late-wait = { $count ->
    [0] są wszyscy
    [one] czekamy na { $count } osobę z { $of }
    [few] czekamy na { $count } osoby z { $of }
   *[many] czekamy na { $count } osób z { $of }
  }
class-late-text = Kto zapuka po starcie, dostanie pierwsze, co wolne:
class-late-role = { $role ->
    [seat] miejsce bota
    [second] druga głowa przy miejscu
   *[reporter] sprawozdawca stołu
  }
class-start = { $count ->
    [one] Zacznij grę przy { $count } stole
    [few] Zacznij grę przy { $count } stołach
   *[many] Zacznij grę przy { $count } stołach
  }

# Ściana
class-wall = Ściana stołów
class-wall-title = { $game }, { $title }
class-for-all = Dla wszystkich stołów
class-pause = Zatrzymaj wszystkich
class-go-on = Gramy dalej
class-key-space = Spacja
class-said-paused = Wszystkie stoły stoją.
class-said-go-on = Gramy dalej.
class-message = Wiadomość
class-more = { $count ->
    [one] +{ $count } minuta
    [few] +{ $count } minuty
   *[many] +{ $count } minut
  }
class-finish = Skończcie za 5 minut
class-finish-off = Jednak nie kończcie
class-asked = { $count ->
    [0] nikt nie prosi
    [one] { $count } prośba
    [few] { $count } prośby
   *[many] { $count } próśb
  }
class-projector = Rzutnik
class-projector-now = Rzutnik: { $what }
class-projector-text = To widzi klasa. Dopóki trwa gra, kart w ręce tam nie ma.
class-screen = { $what ->
    [code] kod
    [seating] kto gdzie siedzi
    [wall] ściana
    [table] stół { $table }
    [map] mapa
    [question] pytanie
    [cards] karty
    [comparison] co się stało
    [over] koniec
    [example] przykład
   *[black] nic
  }
class-pause-one = Wstrzymaj
class-go-on-one = Graj dalej
class-to-projector = Na rzutnik
class-table-more = Stół { $number }: więcej
class-need-stuck = stoi od { $time }
class-need-hand = ręka: { $name }, { $time }
class-need-trips = { $count ->
    [one] { $count } raz ta sama pomyłka
    [few] { $count } razy ta sama pomyłka
   *[many] { $count } razy ta sama pomyłka
  }
class-need-line = { $more ->
    [0] { $name } bez połączenia
   *[other] { $name } i inni bez połączenia
  }
class-need-paused = wstrzymany
class-need-fine = gra
class-need-over = koniec gry
class-idle = { $time } od ostatniego ruchu
class-still = nikt nie musi się ruszać
class-dealing = Karty są rozdawane.
class-unattended = Nikogo przy tym stole nie ma na linii.
class-asking = Kto Cię prosi
class-hands = Ręce w górze
class-hands-none = Nikt nie podniósł ręki.
class-hand-who = { $name }, stół { $table }.
class-hand-waits = Czeka { $time }.
class-hand-done = Załatwione, opuść rękę
class-people-here = Przy tym stole
class-role = { $role ->
    [second] druga głowa
    [reporter] sprawozdawca
   *[seat] gra
  }
class-move = Przesadź…
class-move-who = Przesadź: { $name }
class-other-device = Inne urządzenie
class-other-device-text = Kto zeskanuje ten kod, siada na miejscu: { $name }. Stare urządzenie traci dostęp.
class-end-table = Zakończ grę przy tym stole
class-end-sure = Zakończyć grę przy stole { $number }?
class-end-text = Tej gry nie da się potem wznowić.

class-message-all = Wiadomość do wszystkich
class-message-one = Wiadomość do stołu { $number }
class-message-own = Własnymi słowami
class-message-hint = { $count ->
    [one] został { $count } znak
    [few] zostały { $count } znaki
   *[many] zostało { $count } znaków
  }
class-message-empty = Najpierw coś napisz.
class-message-send = Wyślij
class-message-sent = Wysłane.
class-message-now = { $table ->
    [0] Na wszystkich telefonach: „{ $text }”
   *[other] Na telefonach stołu { $table }: „{ $text }”
  }
class-message-off = Zdejmij
class-sentence-eyes = Popatrzcie na mnie.
class-sentence-quiet = Proszę ciszej.
class-sentence-well = Dobrze Wam idzie.
class-sentence-together = Naradźcie się przy stole.
class-sentence-rules = Zajrzyjcie do zasad, znak zapytania u góry.
class-sentence-ask-me = Nie wiecie, co dalej? Podnieście rękę.
class-sentence-hand = Widzę ręce, podejdę po kolei.
class-sentence-coming = Już do Was idę.
class-sentence-read-card = Przeczytajcie kartę wiedzy.
class-sentence-think = Nie spieszcie się, pomyślcie.
class-sentence-whose-turn = Sprawdźcie, czyja kolej.
class-sentence-faster = Trochę szybciej, proszę.
class-sentence-slower = Spokojnie, mamy czas.
class-sentence-five = Zostało pięć minut.
class-sentence-two = Zostały dwie minuty.
class-sentence-last-turn = To ostatnie ruchy.
class-sentence-stop = Kończymy grę.
class-sentence-phones-down = Odłóżcie na chwilę telefony.
class-sentence-back = Wracamy do gry.
class-sentence-thanks = Dziękuję, dobra robota.

# Odnośniki i koniec
class-links = Odnośniki
class-link = { $whose ->
    [projector] Drugi rzutnik
    [co-teacher] Drugi nauczyciel
   *[teacher] Moje drugie urządzenie
  }
class-link-text = { $whose ->
    [projector] Tylko patrzy. Odnośnik można unieważnić.
    [co-teacher] Widzi ścianę i pomaga. Odnośnik można unieważnić.
   *[teacher] Wszystko, co tutaj. Nikomu nie pokazuj.
  }
class-key-save = Zapisz klucz jako plik
class-key-text = Na drugim urządzeniu otwórz ten plik na stronie planu lekcji. Kto go ma, prowadzi lekcję.
class-link-qr = Kod QR
class-link-failed = Nie udało się zrobić odnośnika.
class-staff = { $role ->
    [projector] rzutnik
    [co-teacher] drugi nauczyciel
   *[teacher] nauczyciel
  }
class-revoke = Unieważnij
class-report = Raport
class-to-debrief = Przejdź do rozmowy
class-end = Zakończ lekcję
class-sure = { $what ->
    [start] Zacząć grę?
    [debrief] Przejść do rozmowy?
    [next] Zacząć następną rundę?
   *[end] Zakończyć lekcję?
  }
class-sure-yes = { $what ->
    [start] Zaczynamy
    [debrief] Przejdź do rozmowy
    [next] Następna runda
   *[end] Zakończ lekcję
  }
class-sure-start = { $tables ->
    [one] Karty zostaną rozdane przy { $tables } stole, a drzwi się zamkną.
    [few] Karty zostaną rozdane przy { $tables } stołach, a drzwi się zamkną.
   *[many] Karty zostaną rozdane przy { $tables } stołach, a drzwi się zamkną.
  } Od nowa klasę rozsadzisz dopiero w następnej rundzie.
class-sure-break = { $count ->
    [one] { $count } stół jeszcze gra i przerwie grę.
    [few] { $count } stoły jeszcze grają i przerwą grę.
   *[many] { $count } stołów jeszcze gra i przerwie grę.
  }
class-sure-on = { $what ->
    [debrief] Wszystkie telefony przejdą do rozmowy. Do tej gry nie da się wrócić.
   *[next] Rozmowa o tej rundzie się skończy i rozsadzisz klasę od nowa. Tego nie da się cofnąć.
  }
class-sure-end = { $count ->
    [one] Na { $count } telefonie pojawi się koniec lekcji.
    [few] Na { $count } telefonach pojawi się koniec lekcji.
   *[many] Na { $count } telefonach pojawi się koniec lekcji.
  } Tego nie da się cofnąć. { $keep ->
    [now] Dane klasy znikną zaraz potem: najpierw zapisz raport.
    [day] Raport i zadanie domowe zostaną jeszcze przez dobę.
   *[week] Raport i zadanie domowe zostaną jeszcze przez tydzień.
  }

# Rozmowa
class-debrief = Rozmowa
class-step = { $step ->
    [what] Co się stało
    [why] Dlaczego
    [map] Gdzie
    [then] Wtedy i dziś
   *[exit] Karta wyjścia
  }
class-next-round = Następna runda
class-what-happened = Co się stało przy stołach
class-done-of = { $done } z { $of }
class-count-bot = { $text } (bot)
class-count-part = { $text } (częściowo bot)
class-bots-note = Na miejscach z dopiskiem „bot” grał bot, cały czas albo przez część gry. Ich wyniku nie ma co porównywać z uczniami.
class-same-note = Wszędzie było to samo rozdanie: porównujcie to samo miejsce przy różnych stołach.
class-same-sizes = Stoły tej samej wielkości miały to samo rozdanie: porównujcie to samo miejsce przy takich stołach.
class-forks = { $count ->
    [0] Rozdroża
    [one] { $count } rozdroże
    [few] { $count } rozdroża
   *[many] { $count } rozdroży
  }
class-forks-none = Nie ma rozdroża, nad którym klasa mogłaby głosować. Zamiast tego możesz zapytać:
class-fork-number = Rozdroże { $number }: miejsce { $seat }, ruch { $step }
class-fork-what = Rozdroże to chwila, w której to samo miejsce przy kilku stołach wiedziało to samo, a zrobiło co innego. Klasa zobaczy je dopiero, gdy zaczniesz głosowanie.
class-fork-look = Podgląd tylko dla mnie
class-fork-put = Głosowanie w klasie
class-fork-at = { $count ->
    [one] stół { $tables }
   *[other] stoły { $tables }
  }
class-fork-tables = { $count ->
    [one] stół
   *[other] stoły
  }
class-fork-mistake = pomyłka ({ $rule })
class-fork-legal = Wszystkie te ruchy były zgodne z zasadami. Który był lepszy, rozstrzygnie rozmowa.
class-fork-instead = Zadaj to pytanie klasie
class-instead = Która decyzja przy Waszym stole była najważniejsza i dlaczego?
class-fork-where = Miejsce { $seat }, ruch { $step }
class-fork-same = Do tej chwili to miejsce wiedziało wszędzie to samo.
class-fork-seats = Miejsca przy stole
class-fork-hand = W ręce miejsca { $seat }: { class-cards }
class-fork-ask = Co robisz jako miejsce { $seat }?
class-fork-did = Co zrobiły stoły i ile to było warte
class-vote-first = Najpierw głosujecie. Potem pokażemy, co zrobiły stoły.
class-voted = { $count ->
    [one] głos z { $of }. Nikt nie widzi, kto jak głosuje.
    [few] głosy z { $of }. Nikt nie widzi, kto jak głosuje.
   *[many] głosów z { $of }. Nikt nie widzi, kto jak głosuje.
  }
class-votes = { $count ->
    [one] klasa: { $count } głos
    [few] klasa: { $count } głosy
   *[many] klasa: { $count } głosów
  }
class-reveal = Pokaż, co zrobiły stoły
class-question-off = Schowaj pytanie
class-question-none = Zaraz będzie pytanie.
class-questions = Pytania na rozmowę
class-exit = Karta wyjścia
class-exits = { $count ->
    [one] karta z { $of }
    [few] karty z { $of }
   *[many] kart z { $of }
  }
class-exit-text = Uczniowie piszą teraz na telefonach. Odpowiedzi będą w raporcie.
class-exit-text-over = Odpowiedzi są w raporcie.
class-notes = Notatki sprawozdawców
class-note-where = { $name }, stół { $table }.

# Rzutnik
class-point-here = Skieruj tu aparat telefonu
class-without-camera = Albo otwórz
class-and-type = i wpisz kod
class-are-in = { $count ->
    [one] z { $of } osób już jest
   *[other] z { $of } osób już jest
  }
class-pattern-asks = Telefon zapyta o cztery znaki. Wybierz te, od lewej do prawej:
class-who-where = Kto gdzie siedzi
class-big-hint = Nie wiecie, co dalej? Podnieście rękę na telefonie.
class-before = Wcześniej:
class-paused-all = Pauza. Patrzymy na nauczyciela.

# Telefon ucznia
class-you-are = Jesteś
class-you-wait = { $count ->
    [one] W klasie jest { $count } osoba. Zaraz usiądziesz przy stole.
    [few] W klasie są { $count } osoby. Zaraz usiądziesz przy stole.
   *[many] W klasie jest { $count } osób. Zaraz usiądziesz przy stole.
  }
class-you-sit = { $as ->
    [second] Stół { $table }: jesteś drugą głową miejsca { $seat }.
    [reporter] Stół { $table }: jesteś sprawozdawcą.
   *[seat] Usiądź przy stole { $table }, miejsce { $seat }.
  }
class-you-hint = Nie zamykaj tej strony. Gdyby się zamknęła, ten sam kod wpuści Cię na Twoje miejsce.
class-hand-raise = Podnieś rękę
class-hand-lower = Opuść rękę
class-hand-is-up = Ręka jest w górze. Nauczyciel widzi.
class-hand-why = { $why ->
    [lost] Nie wiemy, co dalej
    [rule] Nie rozumiemy zasady
    [stuck] Coś się zacięło
   *[other] Proszę podejść
  }
class-teacher-says = Nauczyciel
class-read = Przeczytane
class-beside-how = Widzisz te same karty. Twój wybór jest propozycją: decyduje pierwsza głowa.
class-proposes = Druga głowa proponuje: { $what }
class-proposed = Zaproponowano: { $what }
class-propose-do = Zrób tak
class-propose-late = Teraz już nie można.
class-tasks = Zadania sprawozdawcy
class-task = { $task ->
    [0] Jaka decyzja była najważniejsza i dlaczego?
    [1] Co zaskoczyło ten stół?
   *[2] O co warto zapytać całą klasę?
  }
class-note-keep = Zapisz
class-note-kept = Zapisane
class-talk-about = O tym rozmawiamy
class-vote = Głosuj
class-vote-as = Głosuj: jesteś miejscem { $seat }
class-vote-for = Głosuję na { $letter }
class-vote-done = Głos oddany: { $letter }
class-vote-why = Najpierw wybierz odpowiedź.
class-vote-hint = Głos jest anonimowy i nie jest oceną. Możesz go zmienić do końca głosowania.
class-exit-question = { $number ->
    [0] Co z dzisiejszej lekcji zapamiętasz?
   *[1] Czego chcesz się jeszcze dowiedzieć?
  }
class-exit-send = Oddaj kartę
class-exit-hint = Odpowiedzi przeczyta tylko nauczyciel. To nie jest na ocenę.
class-exit-done = Karta oddana
class-exit-done-text = Dziękujemy. Czekaj na koniec lekcji.
class-exit-again = Napisz jeszcze raz
class-over = Koniec lekcji
class-over-text = Możesz zamknąć tę stronę.
class-homework = Zagraj to samo rozdanie w domu
class-pattern-title = Cztery znaki z rzutnika
class-pattern-text = Wskaż cztery znaki, które widać teraz na rzutniku, od lewej do prawej.
class-pattern-wrong = To nie te znaki. Zmieniają się co 20 sekund, popatrz jeszcze raz.
class-pattern-why = { $count ->
    [one] Jeszcze { $count } znak.
    [few] Jeszcze { $count } znaki.
   *[many] Jeszcze { $count } znaków.
  }
class-pattern-go = Wejdź

# Cofanie
class-undo = Cofnij
class-undo-what = { $what ->
    [place] Przesadzono.
    [seat] Wylosowano nowe miejsca.
    [more] Zmieniono czas gry.
    [finish] Stoły mają skończyć.
    [show] Zmieniono obraz na rzutniku.
    [wish] Zmieniono życzenie.
    [move] Przesadzono w trakcie gry.
    [message] Wysłano wiadomość.
   *[lock] Zmieniono zamknięcie drzwi.
  }
class-menu = Menu lekcji
class-play-too = Zagraj z klasą
class-play-too-text = Otworzy się druga karta z miejscem przy stole, takim jak każde inne. Ściana zostaje tutaj.
class-stand-in = Niech zagra bot
class-admit-to = Wpuść do…
class-admit-where = Dokąd wpuścić: { $name }
class-admit-place = Stół { $table }: { $role ->
    [seat] miejsce bota
    [second] druga głowa
   *[reporter] sprawozdawca
  }

# Mapa, wyjaśnienia, karty
class-unsure = Nie wiem
class-unsure-count = { $count ->
    [one] „Nie wiem”: { $count } głos.
    [few] „Nie wiem”: { $count } głosy.
   *[many] „Nie wiem”: { $count } głosów.
  }
class-reveal-any = Pokaż odpowiedzi
class-fork-voted = Rozdroże { $number }: co zrobić?
class-map-title = Gdzie to było?
class-map-how = Wybierz zestaw. Każdy wbija pinezkę na swoim telefonie, potem pokazujesz wszystkie naraz.
class-map-ask = Gdzie to było: { $title }?
class-map-vote = Mapa: wbij pinezkę
class-map-put = Wbij pinezkę
class-map-put-done = Pinezka wbita
class-map-why = Najpierw wskaż miejsce na mapie.
class-map-hint = Na rzutniku pinezki są bez imion. Twoją zobaczy nauczyciel w raporcie.
class-band = { $band ->
    [in-place] w miejscu
    [near] blisko
    [region] w regionie
   *[far] daleko
  }
class-explain = Wyjaśnienie
class-explain-how = Kto? Co zrobili? Dlaczego tam? Zaznacz, jak poszło; trafi tylko do Twojego raportu.
class-explain-who = Kto wyjaśnia
class-tick = { $tick ->
    [full] pełne
    [part] częściowe
   *[none] brak
  }
class-convinced-vote = Zapytaj klasę, czy to przekonuje
class-convinced-ask = Czy wyjaśnienie przekonuje: { $title }?
class-convinced = { $option ->
    [yes] Przekonuje
   *[no] Nie przekonuje
  }
class-cards-title = Karty historii
class-cards-why = Wybrana karta staje na rzutniku.
class-cards-again = Warto wrócić
class-cards-choose = Wybierz kartę
class-cards-sources = Źródła: { $list }.
class-talk-now = Rozmawiamy
class-talk-wait = Popatrz na rzutnik. Gdy będzie głosowanie, pojawi się tutaj.
class-exit-early = Muszę wyjść wcześniej: karta wyjścia
class-exit-big = Odpowiedz teraz na telefonie. Czyta tylko nauczyciel.
class-over-desk = Raport i zadanie domowe zostają, dopóki dane klasy nie znikną.
class-over-big = Dziękujemy za grę.
class-over-home = W domu: te same karty, ten kod
class-answered = { $count ->
    [one] odpowiedź z { $of }. Pinezki nie mają imion.
    [few] odpowiedzi z { $of }. Pinezki nie mają imion.
   *[many] odpowiedzi z { $of }. Pinezki nie mają imion.
  }
class-fork-did-only = Co zrobiły stoły
class-example = Przykład: cztery minuty, zanim zaczniemy
class-example-screen = Przykład na rzutniku
class-example-off = Znowu kod na rzutniku
class-example-how = Zagraj go w oknie rzutnika.
