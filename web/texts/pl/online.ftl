### Polish texts of the online screens. The reader is addressed as "ty"; names are not declined.

## entry

entry_friends = Zagraj ze znajomymi
entry_about = Wyślij link. Znajomi otwierają go i siadają do stołu: bez konta, bez instalowania.
entry_tables = Stoły na tym serwerze

## lobby

lobby_title = Gra online
lobby_about = Grajcie przy jednym stole, każdy na swoim urządzeniu.
lobby_yours = Twoje gry
lobby_noneYours = Jeszcze żadnych gier
lobby_noneYoursAbout = Przygotuj stół i wyślij link. To tylko kilka sekund.
lobby_open = Otwarte stoły
lobby_noneOpen = Żaden stół nie czeka teraz na graczy.
lobby_live = Trwające gry
lobby_noneLive = Nikt nie gra teraz publicznie.
lobby_goOn = Otwórz
lobby_sitDown = Usiądź
lobby_watch = Oglądaj
lobby_waiting = czeka na graczy
lobby_running = trwa
lobby_over = zakończona
lobby_paused = wstrzymana
lobby_toPlay = Ruch: { $names }
lobby_timeLeft = pozostały czas: { $time }
lobby_freeSeats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
lobby_forget = Zapomnij mnie na tym serwerze
lobby_forgetAbout = Serwer usunie twoje imię, dostęp do twoich miejsc i twoje wiadomości. Zakończone gry zostaną, bez twojego imienia.
lobby_forgotten = Serwer już cię nie pamięta.

## clock

clock_title = Zegar
clock_none = Bez zegara
clock_noneAbout = Bez pośpiechu. Kogoś, kogo długo nie ma, może zastąpić bot.
clock_live = Na jeden wieczór
clock_liveAbout = Każdy ma czas na całą grę i zyskuje trochę z każdym ruchem.
clock_slow = Na wiele dni
clock_slowAbout = Do długich gier: wróć, gdy przyjdzie twoja kolej.
clock_bank = Czas na grę
clock_increment = Dodatek za każdy ruch
clock_perTurn = Czas do namysłu
clock_more = Więcej: { $what }
clock_less = Mniej: { $what }
clock_minutes = { $count } min
clock_seconds = { $count } s
clock_hours = { $count } godz.
clock_days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
clock_rule = { $bank } + { $increment }
clock_left = { $name }, pozostały czas: { $time }

## create

create_title = Zagraj ze znajomymi
create_about = Wybierz grę i wyślij link. Kto go otworzy, zajmie wolne miejsce.
create_yourName = Twoje imię
create_nameUnseen = Imię musi mieć co najmniej jeden widoczny znak.
create_nobody = Gość
create_who = Kto znajdzie ten stół?
create_unlisted = Tylko z linkiem
create_unlistedAbout = Kto ma link, może usiąść albo oglądać.
create_listed = Wszyscy
create_listedAbout = Stół jest na liście otwartych stołów tego serwera.
create_failed = Nie udało się przygotować stołu. Spróbuj jeszcze raz.

## invite

invite_title = Zaproszenie
invite_unlisted = tylko z linkiem
invite_listed = na liście
invite_link = Link do tego stołu
invite_copy = Kopiuj link
invite_copied = Link skopiowany
invite_copyByHand = Link jest zaznaczony: skopiuj go klawiszami Ctrl+C.
invite_share = Udostępnij…
invite_shareText = Zagraj ze mną w { $game }:
invite_qr = Kod QR linku
invite_show = Daj komuś zeskanować ten kod albo wyślij link.

## take

take_item = Graj dalej ze znajomymi
take_itemAbout = każdy na swoim urządzeniu
take_about = Ta gra toczy się dalej od tego miejsca. Kto otworzy link, zajmie miejsce jednej z osób; boty zostają.
take_friendly = Będzie to gra towarzyska: to urządzenie rozdało karty i mogłoby znać wszystkie. Rozdanie nie jest zapieczętowane i wszyscy gracze się o tym dowiedzą.
take_go = Przygotuj stół
take_back = Wróć do gry
take_over = Tej gry nie da się kontynuować online: jest zakończona albo była tylko oglądana.

## room

room_title = Czekamy na wszystkich
room_seats = Miejsca
room_you = ty
room_host = zaprasza
room_bot = bot
room_ready = gotowe
room_waitingFriend = Czekamy na kogoś…
room_free = wolne
room_sitHere = Usiądź tutaj
room_sitHereAt = Usiądź tutaj: miejsce { $seat }
room_seatBot = Posadź bota
room_botIn = Oddaj botowi miejsce: { $name }
room_keepFree = Zwolnij miejsce: { $name }
room_readyCount = Gotowe miejsca: { $ready } z { $all }
room_start = Zaczynamy
room_startWithBots =
    { $count ->
        [one] Zacznij teraz, z botem
        [few] Zacznij teraz, z { $count } botami
        [many] Zacznij teraz, z { $count } botami
       *[other] Zacznij teraz, z { $count } bota
    }
room_starting = Zaczynamy…
room_startingAbout = Każde urządzenie ujawnia liczbę, do której się zobowiązało.
room_waitingHost = Czekamy, aż { $name } rozpocznie grę
room_waitingAnyHost = Czekamy na rozpoczęcie gry
room_failed = Gra się nie zaczęła, brak odpowiedzi: { $names }. Wylosowano nowe liczby.
room_leave = Zwolnij swoje miejsce
room_close = Zamknij stół
room_closeAbout = Stół i jego czat znikną dla wszystkich. Tego nie można cofnąć.
room_closed = Stół jest zamknięty.
room_watching = Oglądasz. Plansza otworzy się z pierwszym ruchem.
room_refused = Nie udało się. Spójrz na miejsca i spróbuj jeszcze raz.
room_friendly = Gra towarzyska, rozdanie niezapieczętowane: zaczęła się na jednym urządzeniu, które mogłoby znać wszystkie karty.

## join

join_invites = { $name } zaprasza cię do gry
join_invited = Masz zaproszenie do gry
join_players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
join_yourSeat = Twoje miejsce
join_sitDown = Usiądź
join_watch = Tylko oglądaj
join_full = Wszystkie miejsca są zajęte. Możesz oglądać.
join_nameMissing = Najpierw podaj swoje imię.
join_failed = Nie udało się zająć miejsca. Może ktoś był szybszy. Spróbuj jeszcze raz.

## people

people_title = Osoby przy tym stole
people_yourTurn = Twój ruch
people_here = online
people_away = offline
people_gone = od dawna offline
people_botPlays = gra bot
people_letBot = Niech zagra bot
people_letBotFor = Niech bot gra za gracza { $name } do jego powrotu
people_watching =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
        [many] { $count } osób ogląda
       *[other] { $count } osoby ogląda
    }
people_yourBot = Ten ruch wykonuje za ciebie bot. Następny jest znów twój.

## move

move_sending = Wysyłanie…
move_kept = Twój ruch jest zapisany i zostanie wysłany.
move_refused_late = Twój ruch przyszedł za późno: zagrał za ciebie bot albo ruch ma już ktoś inny.
move_refused_other = Twój ruch nie został przyjęty. Spójrz na planszę i spróbuj jeszcze raz.

## rulings

rulings_asksBack =
    { $who ->
        [you] Prosisz o cofnięcie swojego ruchu.
       *[other] { $who } prosi o cofnięcie ruchu.
    }
rulings_asksToGiveUp =
    { $who ->
        [you] Prosisz o zgodę na poddanie gry.
       *[other] { $who } chce poddać grę.
    }
rulings_question = Czy się zgadzasz?
rulings_waitingFor = Oczekiwanie na odpowiedź: { $names }…
rulings_agree = Zgadzam się
rulings_refuse = Nie zgadzam się
rulings_withdraw = Wycofaj
rulings_refused =
    { $who ->
        [you] Nie zgadzasz się, więc gra toczy się dalej.
       *[other] { $who } się nie zgadza, więc gra toczy się dalej.
    }
rulings_unanswered = Brak odpowiedzi ({ $names }), więc gra toczy się dalej.
rulings_withdrawn =
    { $who ->
        [you] Wycofujesz prośbę.
       *[other] { $who } wycofuje prośbę.
    }
rulings_impossible = To już niemożliwe, więc gra toczy się dalej.

## line

line_connecting = Ponowne łączenie…
line_offline = Brak połączenia z internetem
line_offlineAbout = Gry z botami działają dalej. Stoły online poczekają na ciebie.
line_back = Połączono
line_tryNow = Spróbuj teraz
line_excluded = Administrator tego serwera zablokował ci dostęp.

## chat

chat_title = Czat
chat_open =
    { $unread ->
        [0] Czat
        [one] Czat, { $unread } nowa wiadomość
        [few] Czat, { $unread } nowe wiadomości
        [many] Czat, { $unread } nowych wiadomości
       *[other] Czat, { $unread } nowej wiadomości
    }
chat_empty = Nikt jeszcze nic nie napisał.
chat_write = Napisz wiadomość
chat_send = Wyślij
chat_mute = Wycisz czat
chat_unmute = Wyłącz wyciszenie
chat_muted = Czat jest wyciszony na tym urządzeniu.
chat_mutePerson = Wycisz: { $name }
chat_personMuted = { $name }: wiadomości są ukryte.
chat_unmutePerson = Pokaż je ponownie
chat_spectators = Pisać mogą tylko osoby przy stole.
chat_failed = Nie wysłano: brak połączenia.
chat_tooMany = Nie wysłano: za dużo wiadomości naraz. Poczekaj chwilę.
chat_closed = Nie wysłano: administrator tego serwera zamknął dla ciebie czat.
chat_nobody = Osoba, która odeszła
chat_said = { $name }: { $words }

## quota

quota_waiting-tables_guest = Zbyt wiele twoich stołów czeka na graczy (najwyżej { $most }). Najpierw rozpocznij grę przy jednym z nich albo go zamknij.
quota_waiting-tables_address = Zbyt wiele stołów z twojej sieci czeka na graczy (najwyżej { $most }). Najpierw rozpocznij grę przy jednym z nich albo go zamknij.
quota_bot-tables_guest = Zbyt wiele twoich gier toczy się tylko między botami (najwyżej { $most }). Zamknij jedną albo poczekaj, aż któraś się skończy.
quota_bot-tables_address = Zbyt wiele gier z twojej sieci toczy się tylko między botami (najwyżej { $most }). Poczekaj, aż któraś się skończy.
quota_new-tables_guest = Przygotowujesz zbyt wiele stołów w ciągu godziny (najwyżej { $most }).
quota_new-tables_address = W ciągu godziny przygotowano z twojej sieci zbyt wiele stołów (najwyżej { $most }).
quota_new-links_address = W ciągu godziny utworzono z twojej sieci zbyt wiele linków (najwyżej { $most }).
quota_pictures_address = W ciągu godziny narysowano dla twojej sieci zbyt wiele obrazków gier (najwyżej { $most }).
quota_new-guests_address = W ciągu godziny przyszło z twojej sieci zbyt wielu nowych gości (najwyżej { $most }).
quota_sessions_guest = Korzystasz ze zbyt wielu urządzeń (najwyżej { $most }). Najpierw wyloguj się na jednym z nich.
quota_sockets_guest = Masz otwartych zbyt wiele połączeń (najwyżej { $most }). Najpierw zamknij inne okno.
quota_sockets_address = Z twojej sieci przychodzi zbyt wiele połączeń (najwyżej { $most }).
quota_sockets_table = Przy tym stole jest zbyt wiele osób (najwyżej { $most }).
quota_chat_guest = Zbyt wiele wiadomości w ciągu minuty (najwyżej { $most }).
quota_rulings_guest = Zbyt wiele próśb do innych graczy w ciągu dziesięciu minut (najwyżej { $most }).
quota_other = Osiągnięto limit tego serwera.
quota_again = Spróbuj ponownie za { $time }.

## result

result_title = Po grze
result_checking = Sprawdzamy każdy ruch i każde losowanie…
result_fair = Rozdanie było uczciwe
result_fairAbout = Każda karta i każde losowanie wynikają z liczb, do których serwer i gracze zobowiązali się, zanim mogli poznać cudze. Nikt nie mógł wybrać kart.
result_fairOwn = Jest wśród nich liczba tego urządzenia, a zobowiązanie serwera jest tym samym, które urządzenie otrzymało przed grą.
result_fairWatched = Oglądasz, więc nie ma tu twojej liczby. Sam plik jest w porządku.
result_unfair = Z tą grą jest coś nie tak
result_unfairAbout = Plik gry nie zgadza się ze zobowiązaniami:
result_notOurs = W pliku nie ma liczby tego urządzenia albo zobowiązania, które otrzymało.
result_unreachable = Nie udało się pobrać pliku gry. Spróbuj za chwilę.
result_again = Zagraj jeszcze raz
result_goRematch = Przejdź do następnej gry
result_rematchAsked = Następna gra jest w przygotowaniu.
result_replay = Powtórka
result_replayLink = Kopiuj link do powtórki
result_replayLinkAbout = Link pozostaje ważny dla wszystkich.
result_friendly = Gra towarzyska
result_friendlyAbout = Każdy ruch i każde losowanie w pliku są w porządku. Gra zaczęła się jednak na jednym urządzeniu, które mogło znać wszystkie karty: rozdanie nie było zapieczętowane.

## trouble

trouble_closed = Ten stół jest zamknięty
trouble_closedAbout = Na tym serwerze nie ma takiego stołu albo został usunięty.
trouble_lobby = Wszystkie stoły
trouble_none = Nie ma tu serwera gry
trouble_noneAbout = Ta strona nie ma serwera dla stołów online. Wszystko inne działa.
trouble_notOver = Gra jeszcze trwa
trouble_notOverAbout = Powtórka będzie dostępna po zakończeniu gry: do tego czasu niektóre karty są tajne.
trouble_toTable = Przejdź do stołu
trouble_unknownGame = Ta strona nie zna gry przy tym stole
trouble_unknownGameAbout = Wczytaj stronę ponownie, aby mieć najnowszą wersję.
