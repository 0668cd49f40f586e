# Trener i powody botów. $…-gen i tak dalej to imię w tym przypadku; $plain to "yes" przy imionach wpisanych, których się nie odmienia.

# ---- kartka ----
coach-open = Trener
coach-title = Trener
coach-about = Tylko z Twoich kart i z tego, co wszyscy widzieli i słyszeli.
coach-option = Trener
coach-option-why = Przycisk przy stole podpowiada uczącym się, co wynika z tego, co widzą i co się wydarzyło. Nie korzysta z niczego, co jest przed nimi ukryte.
coach-lobby-on = dozwolony
coach-lobby-off = bez trenera
coach-sure = Na pewno
coach-more = Więcej ({ $count })
coach-composed = To, co układasz
coach-thinking = Chwila namysłu…
coach-failed = Trener jest teraz nieosiągalny.
coach-outdated = Ta strona i serwer są w różnych wersjach. Wczytaj stronę jeszcze raz, a trener wróci.
coach-show = Pokaż na planszy
coach-hint = Co zrobiłby bot mistrz?
coach-hint-title = Na Twoim miejscu
coach-hint-not-due = Gdy przyjdzie Twoja kolej, trener powie też, co zrobiłby bot mistrz.
coach-hint-wait = Bot mistrz nic by teraz nie mówił.

# ---- powody ----
coach-why = Dlaczego:
coach-why-lot = Wybór losowy.
coach-why-hurried = Bot musiał się spieszyć: serwer był zajęty.
