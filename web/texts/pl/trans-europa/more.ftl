### Polish texts of Trans Europa beyond the running round: forms, lessons, rules, endings. The reader is addressed as "ty"; the present tense avoids forms that would need a gender.

## setup

setup_bots = Ile botów?
setup_last = Stół z ostatniego razu
setup_edition = Edycja
setup_board = Plansza
setup_playersHelp = Od dwóch do sześciu. Kilka osób korzysta z jednego urządzenia; karty każdej zasłania kurtyna.
setup_friendsHelp = Od dwóch do sześciu. Każda osoba gra na swoim urządzeniu.
setup_bordered = W grze dwu- lub trzyosobowej dziesięć miast z przerywaną obwódką pozostaje poza grą.
setup_cards = Karty specjalne
setup_cardsHelp = Karta specjalna zmienia jedną zasadę dla wszystkich.
setup_cardModes_off_name = Bez kart
setup_cardModes_off_about = Gra podstawowa.
setup_cardModes_random_name = Jedna na rundę
setup_cardModes_random_about = Na początku każdej rundy losuje się nową kartę.
setup_cardModes_fixedPerRound_name = Wybrane, po kolei
setup_cardModes_fixedPerRound_about = Wybierasz karty; w każdej rundzie działa następna z nich.
setup_cardModes_fixedGame_name = Wybrane, na całą grę
setup_cardModes_fixedGame_about = Wybrane karty działają przez całą grę.
setup_cardModes_multiple-2_name = Dwie na rundę
setup_cardModes_multiple-2_about = W każdej rundzie losuje się dwie karty, które działają razem.
setup_cardModes_multiple-3_name = Trzy na rundę
setup_cardModes_multiple-3_about = W każdej rundzie trzy karty. Niespodzianki gwarantowane.
setup_chooseCards = Wybierz karty
setup_cardsNone = Wybierz co najmniej jedną kartę specjalną albo graj bez kart.
setup_cardsClash = Karty „{ $a }” i „{ $b }” nie mogą działać razem.
setup_cardsClashWhy = W jednej rundzie może działać tylko jedna z nich.
setup_options = Opcje stołu
setup_targetScore_name = Długość toru punktacji
setup_targetScore_about = Gra kończy się, gdy ktoś straci tyle punktów albo zdobędzie tyle prestiżu. 13 to długość z instrukcji; 8 daje grę krótką, 20 długą.
setup_startPlayer_name = Kto zaczyna
setup_startPlayer_about = Pierwszy gracz startowy. W następnych rundach start przechodzi w lewo.
setup_startPlayers_random = Decyduje los
setup_startPlayers_host = Pierwsza osoba przy stole
setup_startPlayers_oldest = Najstarsza osoba
setup_oldest = Kto jest najstarszą osobą?
setup_scoring_name = Punktacja
setup_scoring_about = Utrata punktów za brakujące tory albo zbieranie prestiżu. Domyślnie decyduje edycja.
setup_scorings_edition = Według edycji
setup_scorings_penalty = Utrata punktów
setup_scorings_prestige = Zbieranie prestiżu
setup_blackTracks_name = Tory w puli
setup_blackTracks_about = Runda kończy się, gdy pula się wyczerpie. 83 tory w edycji klasycznej i promowej, 85 w prestiżowej.
setup_sharedStart_name = Znaczniki na tym samym skrzyżowaniu
setup_sharedStart_about = Normalnie każdy znacznik początkowy potrzebuje osobnego skrzyżowania.
setup_allowPass_name = Wolno pasować
setup_allowPass_about = Ruch może się zakończyć bez położenia toru. Normalnie obowiązkowy jest przynajmniej jeden.
setup_halfFerryCost_name = Brakujący niedokończony prom liczy się za
setup_halfFerryCost_about = Na koniec rundy brakujący prom liczy się za dwa; przy niektórych stołach za jeden, jeśli połowa już leży.
setup_memoryAid_name = Ściągawka
setup_memoryAid_about = Pokazuje karty, które przeszły przez twoje ręce. Bez niej trzeba je zapamiętać.
setup_manualClaim_name = Samodzielne zgłaszanie
setup_manualClaim_about = Nikt się nie dowiaduje, kto połączył wszystkie miasta: żadnych haczyków, liczb ani podpowiedzi. Komplet zgłasza się w swoim ruchu, a stół to sprawdza.
setup_wrongClaim_name = Błędne zgłoszenie odkrywa
setup_wrongClaim_about = Karty leżą wtedy odkryte do końca rundy, a gra toczy się dalej.
setup_wrongClaims_claimer = Karty zgłaszającej osoby
setup_wrongClaims_all = Karty wszystkich

## 

challengePoints = Punkty za rundę: jeden stracony za każdy brakujący tor albo zdobyty prestiż.

## inForce

inForce_card = Karta specjalna
inForce_cards = Karty specjalne
inForce_rhythm = Limit w kolejce
inForce_limitNow =
    { $limit ->
        [one] { $limit } tor w tej kolejce
        [few] { $limit } tory w tej kolejce
        [many] { $limit } torów w tej kolejce
       *[other] { $limit } toru w tej kolejce
    }
inForce_handGoes = Potem całą twoją rękę dostaje { $name }, a ty grasz ręką osoby z prawej.

## seen

seen_title = Co już wiesz
seen_aside = Może poza grą

## count

count_help = Najmniejsza liczba torów, która połączyłaby wszystkie twoje miasta ze znacznikiem. Miasta mogą mieć wspólną drogę, więc suma odległości na biletach może być większa.
count_missing = Brakujące tory
count_prestige = Prestiż
count_toPrestige =
    { $target ->
        [few] Gra toczy się do { $target } punktów prestiżu.
        [many] Gra toczy się do { $target } punktów prestiżu.
       *[other] Gra toczy się do { $target } punktu prestiżu.
    }
count_toPenalty =
    { $target ->
        [one] Gra toczy się, aż ktoś straci { $target } punkt.
        [few] Gra toczy się, aż ktoś straci { $target } punkty.
        [many] Gra toczy się, aż ktoś straci { $target } punktów.
       *[other] Gra toczy się, aż ktoś straci { $target } punktu.
    }

## since

since_title = Od twojego ostatniego ruchu
since_tracks =
    { $count ->
        [one] { $name }: { $count } tor
        [few] { $name }: { $count } tory
        [many] { $name }: { $count } torów
       *[other] { $name }: { $count } toru
    }
since_show = Pokaż na planszy
since_hide = Ukryj

## ferry

ferry_piece = Rodzaj toru
ferry_black = Czarny
ferry_own = Kolorowy (masz { $left })
ferry_blackHelp = Z czarnym torem gotowy prom jest otwarty dla wszystkich.
ferry_ownHelp = Z dwoma kolorowymi torami prom jest tylko dla tych kolorów.
ferry_half = Prom łączy, gdy leżą na nim oba tory.

## plan

plan_drop = Usuń ten tor
plan_goal = W drodze do: { $city }
plan_cost = łącznie { $cost }

## claims

claims_button = Zgłoś komplet
claims_about = Powiedz, że wszystkie twoje miasta są połączone
claims_title = Czy wszystkie twoje miasta są połączone?
claims_right = Jeśli wszystkie łączą się z twoim znacznikiem, runda natychmiast się kończy.
claims_wrong_claimer = Jeśli któregoś brakuje, twoje karty leżą odkryte do końca rundy, a twój ruch trwa dalej.
claims_wrong_all = Jeśli któregoś brakuje, karty wszystkich leżą odkryte do końca rundy, a twój ruch trwa dalej.
claims_wrongAgain = Jeśli któregoś brakuje, nic już to nie kosztuje: karty leżą odkryte.
claims_notYet = Jeszcze nie
claims_note = Nikt nie mówi, kto ma komplet. Zgłoś go w swoim ruchu, gdy wszystkie twoje miasta będą połączone.
claims_open = Twoje karty leżą odkryte.

## roundOver

roundOver_costliest = Twój najdroższy ruch: −{ $share }.
roundOver_lookAtIt = Obejrzyj
roundOver_title = Koniec rundy { $round }
roundOver_missing = brakuje { $count }
roundOver_allLinked = wszystko połączone
roundOver_lost = −{ $count }
roundOver_won = +{ $count }
roundOver_next = Następna runda
roundOver_again = Obejrzyj jeszcze raz
roundOver_legend = brakujące tory
roundOver_alternatives = Pokaż inne najkrótsze drogi
roundOver_hideAlternatives = Ukryj inne najkrótsze drogi
roundOver_onlyWay = Żadna inna droga nie jest tak krótka.
roundOver_table = Wszystkie rundy
roundOver_roundColumn = Runda
roundOver_total = Razem
roundOver_left = Zostało punktów
roundOver_penaltyRule = Każdy brakujący tor kosztuje punkt, na linii podwójnej dwa.
roundOver_finish = Wynik końcowy
roundOver_of = Miasta: { $name }
roundOver_cityMissing = { $city }, niepołączone
roundOver_cityLinked = { $city }, połączone

## over

over_title = Koniec gry
over_won =
    { $who ->
        [you] Wygrywasz!
        [one] { PEOPLE($who, you: "ty") } wygrywa.
        [with-you] { CAPITAL(PEOPLE($who, you: "ty")) } wygrywacie razem.
       *[several] { CAPITAL(PEOPLE($who, you: "ty")) } wygrywają razem.
    }
over_mostLeft = Najwięcej punktów na koniec.
over_mostPrestige = Najwięcej prestiżu na koniec.
over_yourPlace = Zajmujesz { $place }. miejsce.
over_again = Zagraj jeszcze raz
over_replay = Obejrzyj powtórkę
over_others = Nowi przeciwnicy
over_share = Udostępnij
over_place = { $place }.

## share

share_link = Link do gry
share_linkHelp = Cała gra do obejrzenia, także jako kod QR
share_picture = Obraz planszy
share_pictureHelp = PNG, do czatów i poczty
share_drawingFile = Rysunek planszy
share_drawingHelp = SVG, ostry w każdym rozmiarze
share_film = Film z ostatniej rundy
share_filmHelp_encode = Każdy tor po kolei, na końcu wynik. Powstaje na tym urządzeniu, szybciej niż trwa film.
share_filmHelp_record = Każdy tor po kolei, na końcu wynik. Powstaje na tym urządzeniu i trwa mniej więcej tyle, co film.
share_begun = Chwileczkę…
share_drawing = Rysowanie ruchu { $done } z { $all }…
share_recording = Nagrywanie filmu…
share_saved = Zapisano.
share_failed = Nie udało się. Grze nic się nie stało.
share_noFilm = Ta przeglądarka nie potrafi tworzyć filmów.

## lookBack

lookBack_round = Runda { $round }
lookBack_rounds = Przejdź do rundy
lookBack_everybody = Wszystkie karty odkryte
lookBack_running = Ta gra jeszcze trwa: zakryte karty pozostają zakryte.

## learn

learn_lesson = Lekcja { $number } z { $all }
learn_next = Następna lekcja
learn_again = Jeszcze raz
learn_done = Zagraj prawdziwą grę
learn_continue = Dalej
learn_list = Wszystkie lekcje
learn_lessons_goal_steps_1 = Masz pięć biletów, po jednym w każdym kolorze. Nikt inny ich nie widzi.
learn_lessons_goal_steps_2 = Połącz wszystkie pięć miast ze znacznikiem początkowym. Wszyscy kładą te same czarne tory i wszyscy mogą z nich korzystać.
learn_lessons_goal_task = Znajdź swoje pięć miast: świecą na planszy. Potem przejdź dalej.
learn_lessons_goal_done = To już cały cel: pięć miast, jedna sieć, przed wszystkimi innymi.
learn_lessons_marker_steps_1 = Każda runda zaczyna się od postawienia znacznika na wybranym skrzyżowaniu. Stamtąd wyrasta twoja sieć i znikąd indziej.
learn_lessons_marker_task = Postaw znacznik w mieście { $city } albo na skrzyżowaniu pośród swoich miast.
learn_lessons_marker_done =
    { $missing ->
        [one] Dobrze. Stąd { $missing } tor połączyłby wszystkie twoje miasta.
        [few] Dobrze. Stąd { $missing } tory połączyłyby wszystkie twoje miasta.
        [many] Dobrze. Stąd { $missing } torów połączyłoby wszystkie twoje miasta.
       *[other] Dobrze. Stąd { $missing } toru połączyłoby wszystkie twoje miasta.
    }
learn_lessons_lay_steps_1 = Na każdy ruch masz do wydania 2. Linia pojedyncza kosztuje 1, możesz więc położyć dwa tory.
learn_lessons_lay_task = Połóż dwa tory, które stykają się z twoją siecią. Dozwolone linie są kolorowe.
learn_lessons_lay_instead = Jeden tor leży. Budżet wystarczy jeszcze na drugi.
learn_lessons_lay_done = Tor musi stykać się z siecią w chwili kładzenia. Drugi może zacząć się tam, gdzie kończy się pierwszy.
learn_lessons_double_steps_1 = Linie podwójne prowadzą przez rzekę, góry albo morze. Kosztują 2: cały ruch.
learn_lessons_double_task = Połóż jeden tor na linii podwójnej.
learn_lessons_double_instead = To była linia pojedyncza, tutaj się nie liczy. Linie podwójne mają dwie kreski, na przykład nad Dunajem. Zaczyna się nowy ruch.
learn_lessons_double_done = Czasem objazd przez równinę jest tańszy niż most.
learn_lessons_join_steps_1 = Tory nie należą do nikogo. Gdy tylko twoja sieć zetknie się z inną, obie stają się jedną wspólną siecią.
learn_lessons_join_task = Połącz się z siecią, którą buduje { $name }. Zobacz, jak maleją odległości na biletach.
learn_lessons_join_instead = Jeszcze bez połączenia. Sieć gracza { $name } leży na zachodzie: buduj w tę stronę.
learn_lessons_join_done = Brakujące tory: { $before } → { $after }. Ale { $name } też zyskuje: łącz sieci, gdy tobie pomaga to bardziej.
learn_lessons_route_steps_1 = Wybierz odległe miasto, a pojawi się najtańsza droga. To, co mieści się w tym ruchu, jest zaplanowane, reszta jest kropkowana i zostaje na następne ruchy.
learn_lessons_route_task = Wybierz miasto { $city }, aby zaplanować drogę, a potem połóż tory.
learn_lessons_route_instead = Te tory prowadzą gdzie indziej. Wybierz samo odległe miasto, a droga do niego zostanie zaplanowana.
learn_lessons_route_done = Plan dopasowuje się, gdy inni budują na twoją korzyść.
learn_lessons_end_steps_1 = Runda kończy się, gdy ktoś połączy wszystkie pięć miast. Pozostali tracą punkt za każdy brakujący tor, dwa za linię podwójną.
learn_lessons_end_steps_2 = Gdy ktoś straci 13 punktów, gra się kończy. Wygrywa osoba, której zostało najwięcej.
learn_lessons_end_task = Połącz ostatnie miasto.
learn_lessons_end_instead = Jeszcze bez połączenia. Sprawdź, na którym bilecie brakuje haczyka, i buduj do tego miasta.
learn_lessons_end_done = Wszystko połączone: nic nie tracisz, inni płacą. Wiesz już wszystko, czego trzeba.

## rules

rules_onlyIn = tylko w: { $editions }
rules_target = Przy twoim stole gra się do *{ $target }* zamiast do { $printed }.
rules_edition = Edycja

## preferences

preferences_naming = Nazwy miast
preferences_namings_local = Nazwy miejscowe
preferences_namings_translated = W moim języku
preferences_layAtOnce = Kładź od razu
preferences_layAtOnceHelp = Wybór linii od razu kładzie tor. Dla doświadczonych: położonego toru nie można cofnąć.
preferences_keyNames_e = Wschód
preferences_keyNames_ne = Północny wschód
preferences_keyNames_nw = Północny zachód
preferences_keyNames_w = Zachód
preferences_keyNames_sw = Południowy zachód
preferences_keyNames_se = Południowy wschód
preferences_keyNames_choose = Wybierz to miejsce
preferences_keyNames_confirm = Wykonaj plan
preferences_keyNames_clear = Wyczyść plan
preferences_keyNames_drop-last = Usuń ostatni tor
preferences_keyNames_home = Do mojego znacznika
preferences_keyNames_next-legal = Następna dozwolona linia
preferences_keyNames_missing = Odczytaj, czego brakuje
preferences_keyNames_last-move = Odczytaj ostatni ruch
preferences_keyNames_describe = Opisz to miejsce
preferences_keyNames_claim = Zgłoś komplet
preferences_keyNames_zoom-in = Powiększ
preferences_keyNames_zoom-out = Pomniejsz
preferences_keyNames_fit = Cała plansza
preferences_keyPlan = Shift + kierunek planuje linię.
preferences_keyCities = Klawisze od 1 do 5 prowadzą do twoich miast.

## hint

hint_thinking = Inżynier patrzy na planszę
hint_none = W tej chwili nie ma podpowiedzi.
hint_lay = położyć tor { $place }, na { $direction }
hint_ferry =
    { $own ->
        [yes] położyć kolorowy tor promowy { $place }
       *[no] położyć czarny tor promowy { $place }
    }
hint_marker = zacząć { $place }
hint_end = zakończyć ruch
hint_drop = oddać miasto { $city }
hint_pass = podać dalej miasto { $city }
hint_why_reaches = To przyłącza miasto { $city }.
hint_why_nearer = { $city } jest bliżej: { $before } → { $after }.
hint_why_missing = Brakujące tory: { $before } → { $after }.
hint_why_joins = To łączy cię z siecią, którą buduje { $name }; możesz wtedy korzystać z jej torów.
hint_why_shared = To leży po drodze do kilku miast: { $cities }.
hint_why_waits = Tory łączące zostawia innym.
hint_plan = Zaplanuj
hint_inPlan = To już jest w twoim planie.
hint_close = Dzięki

## levelsAbout

levelsAbout_random = Kładzie tory, gdzie popadnie.
levelsAbout_greedy = Zawsze zmierza do najbliższego miasta.
levelsAbout_apprentice = Jeszcze się uczy. Błądzi, zapomina i każdy może z nim wygrać.
levelsAbout_conductor = Zna drogę i nią jedzie. Dobry przeciwnik na pierwszą grę.
levelsAbout_engineer = Planuje całą sieć i korzysta z torów wszystkich innych.
levelsAbout_inspector = Patrzy, co budujesz, i zgaduje, dokąd zmierzasz.
levelsAbout_director = Przewiduje rundę do samego końca. Trudno z nim wygrać.

## editionsAbout

editionsAbout_classic = Dwa tory na ruch, a za każdy brakujący tor traci się punkt. Najlepsza na początek.
editionsAbout_ferry = Przez szerokie wody prowadzą promy z dwóch torów. Kolorowymi torami możesz zachować prom tylko dla siebie.
editionsAbout_prestige = Zamiast tracić punkty, zbierasz prestiż; jeśli chcesz, z kartami specjalnymi, które naginają zasady.

## menu

menu_leave = Odejdź od stołu
menu_leaveAbout = Gra zostanie zachowana; wróć, kiedy chcesz.
menu_export = Zapisz jako plik gry
menu_exportRunning = Plik zawiera wszystkie karty, także te, których nie wolno ci jeszcze widzieć. Zapisać mimo to?
menu_replay = Powtórka
menu_keys = Klawisze
menu_finish = Niech boty dokończą tę rundę
menu_finishAbout = Do punktacji bot wykonuje ruchy za wszystkich przy tym urządzeniu.

## cards

cards_1_name = Łagodne punkty
cards_1_about = Za 0, 1, 2 … brakujących torów ta runda daje 4, 3, 3, 2, 2, 1, 1, 0 prestiżu.
cards_2_name = Surowe punkty
cards_2_about = Za 0, 1, 2 … brakujących torów ta runda daje 4, 2, 1, 0 prestiżu.
cards_3_name = Trzy tory
cards_3_about = Budżet na ruch wynosi 3: trzy linie pojedyncze albo podwójna i pojedyncza.
cards_4_name = Spokojne wody
cards_4_about = Linie podwójne przez rzeki i morza liczą się jako pojedyncze.
cards_5_name = Łagodne góry
cards_5_about = Linie podwójne przez góry liczą się jako pojedyncze.
cards_6_name = Bez białego
cards_6_about = Każdy oddaje białe miasto i gra pozostałymi czterema.
cards_7_name = Bez turkusowego
cards_7_about = Każdy oddaje turkusowe miasto i gra pozostałymi czterema.
cards_8_name = Jedno mniej
cards_8_about = Każdy w tajemnicy oddaje jedno miasto i gra pozostałymi czterema.
cards_9_name = Trzy-dwa-jeden
cards_9_about = Budżet zmienia się co kolejkę: trzy, potem dwa, potem jeden i od nowa.
cards_10_name = Jawne: róż i pomarańcz
cards_10_about = Miasta różowe i pomarańczowe leżą odkryte dla wszystkich.
cards_11_name = Jawne: róż i brąz
cards_11_about = Miasta różowe i brązowe leżą odkryte dla wszystkich.
cards_12_name = Jawne: brąz i pomarańcz
cards_12_about = Miasta brązowe i pomarańczowe leżą odkryte dla wszystkich.
cards_13_name = Dodatkowe różowe
cards_13_about = Kto zaczyna, dobiera drugie różowe miasto. Kto ma dwa, zatrzymuje jedno, a drugie podaje w lewo; ostatnia osoba odkłada je na stos.
cards_14_name = Dodatkowe brązowe
cards_14_about = Kto zaczyna, dobiera drugie brązowe miasto. Kto ma dwa, zatrzymuje jedno, a drugie podaje w lewo; ostatnia osoba odkłada je na stos.
cards_15_name = Dodatkowe pomarańczowe
cards_15_about = Kto zaczyna, dobiera drugie pomarańczowe miasto. Kto ma dwa, zatrzymuje jedno, a drugie podaje w lewo; ostatnia osoba odkłada je na stos.
cards_16_name = Trzy podania
cards_16_about = Trzy razy wszyscy jednocześnie podają jedno miasto w lewo.
cards_17_name = Cała ręka
cards_17_about = Zanim staną znaczniki początkowe, każdy podaje w lewo wszystkie swoje karty.
cards_18_name = Gdzie popadnie
cards_18_about = Tory można kłaść wszędzie, z połączeniem z siecią lub bez.
cards_19_name = Odkryte karty
cards_19_about = Wszystkie miasta leżą odkryte dla wszystkich.

## regionCards

regionCards_drop_name = Bez regionu { $region }
regionCards_drop_about = Każdy oddaje miasto z regionu „{ $region }” i gra pozostałymi czterema.
regionCards_reveal_name = Jawne: { $regions }
regionCards_reveal_about = Miasta z regionów { $regions } leżą odkryte dla wszystkich.
regionCards_extra_name = Dodatkowe: { $region }
regionCards_extra_about = Kto zaczyna, dobiera drugie miasto z regionu „{ $region }”. Kto ma dwa, zatrzymuje jedno, a drugie podaje w lewo; ostatnia osoba odkłada je na stos.

## bubbles

bubbles_legalList = Linie, na których możesz budować
bubbles_legalSpent = Twój plan wypełnia cały ruch. Wykonaj go albo wyczyść, aby wybrać inne linie.
bubbles_ferryFree = Prom, oba miejsca wolne
bubbles_ferryHalfBuilt = Prom, jedno miejsce wolne
bubbles_ferryOpen = Prom otwarty dla wszystkich
bubbles_ferryOnly = Prom zastrzeżony: { $names }
bubbles_twoTracks =
    { $count ->
        [one] Jeden tor, koszt { $cost } z { $budget }
        [few] { $count } tory, koszt { $cost } z { $budget }
        [many] { $count } torów, koszt { $cost } z { $budget }
       *[other] { $count } toru, koszt { $cost } z { $budget }
    }
bubbles_missingTo = Brakujące tory: { $before } → { $after }
bubbles_alreadyLinked = { $city }: połączone
bubbles_outOfPlay = { $city }: poza grą w dwie lub trzy osoby.
bubbles_whichRule = Która zasada?
bubbles_advice = Inżynier radzi
bubbles_central =
    { $missing ->
        [one] Stąd { $missing } tor połączyłby wszystkie twoje miasta.
        [few] Stąd { $missing } tory połączyłyby wszystkie twoje miasta.
        [many] Stąd { $missing } torów połączyłoby wszystkie twoje miasta.
       *[other] Stąd { $missing } toru połączyłoby wszystkie twoje miasta.
    }
