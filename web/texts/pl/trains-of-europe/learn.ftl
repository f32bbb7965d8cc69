### Polish words of the rules screen and the quick start.

## phaseReference

phaseReference_title = Fazy i premie w skrócie
phaseReference_bonus = Premia za ogłoszenie
phaseReference_passing_may = Można spasować.
phaseReference_passing_must = Każdy musi wziąć jeden pojazd.
phaseReference_passing_offer = Wystawienie jest obowiązkowe, licytowanie nie.
phaseReference_passing_none = Wszystko dzieje się automatycznie.
phaseReference_assigns = Na koniec przydziela się pojazdy.

## coach

coach_name = Szybki start
coach_step = Krok { $at } z { $of }
coach_goOn = Dalej
coach_back = Wstecz
coach_why = Dlaczego?
coach_show = Pokaż gdzie
coach_others = Grają inni
coach_otherwise = To też jest dozwolone. Ale tym razem zrób tak jak w przykładzie.
coach_play = Zagraj prawdziwą grę
coach_rules = Przeczytaj zasady
coach_dots = Kroki szybkiego startu
coach_leave_title = Opuścić szybki start?
coach_leave_text = Twoje postępy nie zostaną zapisane. Zawsze możesz zacząć od nowa.
coach_leave_yes = Opuść
coach_leave_no = Zostań

## quickStart

quickStart_welcome_title = Twoja pierwsza firma
quickStart_welcome_text = Masz 100k gotówki, kontrakt startowy i trzy pojazdy w zajezdni. W ciągu dwóch lat gry z firmami Jonas i Aino zobaczysz wszystkie sześć faz.
quickStart_welcome_why = Kontrakt {"{"}contract caledonian-girders{"}"} wymaga lokomotywy spalinowej, dwóch wagonów otwartych i licencji na trasy {"{"}city edinburgh{"}"}–{"{"}city london{"}"} i {"{"}city london{"}"}–{"{"}city frankfurt{"}"}.
quickStart_meeting_title = Ogłoś: {"{"}phase on-site-meeting{"}"}
quickStart_meeting_text = Masz przewodnictwo, więc twoja firma ogłasza pierwsza. Potrzebujesz licencji. Ogłoś fazę, w której się je kupuje.
quickStart_meeting_task = Wybierz: {"{"}phase on-site-meeting{"}"}, i ogłoś tę fazę.
quickStart_meeting_why = Kto ogłasza, zaczyna i ma premię: trzy odcinki zamiast dwóch.
quickStart_licences_title = Kup trzy licencje
quickStart_licences_text = Pierwsze dwie tworzą trasę {"{"}city edinburgh{"}"}–{"{"}city london{"}"}, trzecia to początek drogi do celu: {"{"}city frankfurt{"}"}. Cztery segmenty po 20k to 80k. Na mapie są już zaplanowane.
quickStart_licences_task = Kup {"{"}section edinburgh-manchester{"}"}, {"{"}section manchester-london{"}"} i {"{"}section calais-bruxelles{"}"}.
quickStart_licences_why = Trasa liczy się, gdy tylko twoje licencje łączą oba jej miasta, wprost lub objazdem. Twoje sieci nie muszą być połączone.
quickStart_bonus_title = Gotówka za miasta
quickStart_bonus_text = Jonas ogłasza: {"{"}phase development-bonus{"}"}. Twoje licencje łączą pięć miast: 50k. Jonas ma trzy miasta i dostaje 20k premii.
quickStart_bonus_why = Każde miasto na końcu licencji liczy się raz. Nie musisz nic robić.
quickStart_fair_title = Kup dwa pojazdy
quickStart_fair_text = Aino ogłasza: {"{"}phase railroad-fair{"}"}. Kontrakt wymaga lokomotywy spalinowej i dwóch wagonów otwartych; jeden ({"{"}model raft{"}"}) stoi już w zajezdni.
quickStart_fair_task = Kup pojazdy: {"{"}model badger{"}"} za 20k i {"{"}model raft{"}"} za 40k.
quickStart_fair_why = {"{"}model badger{"}"} jest powolna, ale spalinowa. Dla kwoty za pojazd liczy się tylko rodzaj.
quickStart_train_title = Zestaw pociąg
quickStart_train_text = Z lokomotywą i jedną trasą kontrakt zaczyna zarabiać: 20k za trasę i po 20k za każdy z trzech pojazdów. Oba kupione pojazdy już na nim stoją.
quickStart_train_task = Przydziel do kontraktu {"{"}contract caledonian-girders{"}"} także wagon {"{"}model raft{"}"} z zajezdni i zatwierdź.
quickStart_train_why = Nic się nie zalicza bez przydzielonej lokomotywy i trasy z licencją. Teraz masz jedno i drugie: 80k rocznie.
quickStart_year-one_title = Koniec pierwszego roku
quickStart_year-one_text = Zysk 80k zostaje wypłacony. Razem z 10k, które były, to 90k. Niewzięte kontrakty dostają żeton, a przewodnictwo przejmuje Jonas.
quickStart_year-one_task = Obejrzyj rozliczenie i zacznij rok 2.
quickStart_year-one_why = Zysk zamienia się w gotówkę dopiero na koniec roku, i to najwyżej 200k.
quickStart_contract_title = Weź drugi kontrakt
quickStart_contract_text = Jonas ogłasza: {"{"}phase conference-room{"}"}. {"{"}contract amber-road{"}"} kosztuje 70k podatku rocznie i ma żeton wart 10k. Zysk roczny na razie spada z 80k do 20k.
quickStart_contract_task = Wybierz kontrakt {"{"}contract amber-road{"}"} i weź go.
quickStart_contract_why = Kontrakt od razu kosztuje podatek. Zarabia, gdy ma lokomotywę i trasę. Jeden wagon kryty do niego stoi już w zajezdni, reszta pociągu dojdzie jeszcze w tym roku.
quickStart_aid_title = Weź pojazd {"{"}model otter{"}"}
quickStart_aid_text = {"{"}contract caledonian-girders{"}"} przynosi 50k rocznie więcej, jeśli każdy pojazd ma klasę 2 lub wyższą. {"{"}model badger{"}"} ma klasę 1; {"{"}model otter{"}"} ma klasę 2 i też jest spalinowa.
quickStart_aid_task = Wybierz pojazd {"{"}model otter{"}"} i weź go. Zamiana będzie później.
quickStart_aid_why = Każdy musi wziąć jeden pojazd, za darmo. W tej fazie nic się nie przydziela.
quickStart_auction_title = Ogłoś: {"{"}phase auction-house{"}"}
quickStart_auction_text = Teraz ty ogłaszasz. Masz jeden pojazd do sprzedania i jeden do kupienia.
quickStart_auction_task = Wybierz: {"{"}phase auction-house{"}"}, i ogłoś tę fazę.
quickStart_auction_why = Kto ogłasza, otwiera pierwszą licytację. Na koniec aukcji przydziela się pojazdy.
quickStart_offer_title = Wystaw pojazd {"{"}model lark{"}"}
quickStart_offer_text = Kto ma wolny pojazd, musi wystawić co najmniej jeden. Żaden twój kontrakt nie wymaga lokomotywy elektrycznej.
quickStart_offer_task = Zaznacz tylko pojazd {"{"}model lark{"}"} i wystaw go.
quickStart_offer_why = Wszyscy wybierają jednocześnie, więc nikt nie wie, co wystawią inni.
quickStart_open_title = Otwórz pierwszą licytację
quickStart_open_text = Aino wystawia pojazd {"{"}model strongbox{"}"}, wagon kryty, którego wymaga {"{"}contract amber-road{"}"}. Najniższa oferta to 20k.
quickStart_open_task = Wybierz pozycję {"{"}model strongbox{"}"} i daj 20k.
quickStart_open_why = Licytacja pojazdu zaczyna się od jego ceny minus 20k, ale nie poniżej 20k. Kto go sprzedaje, nie licytuje.
quickStart_raise_title = Nie odpuszczaj
quickStart_raise_text = Jonas daje 30k. Z ofertą 40k znów prowadzisz.
quickStart_raise_task = Daj 40k.
quickStart_raise_why = W pociągu, który zarabia, ten wagon przynosi 20k rocznie. Zwróci się w dwa lata.
quickStart_decline_title = Kupione i sprzedane
quickStart_decline_text = Jonas pasuje, {"{"}model strongbox{"}"} jest twój. Potem Aino kupuje od ciebie pojazd {"{"}model lark{"}"} za 40k. Reszta na nic ci się nie przyda.
quickStart_decline_task = Nie otwieraj niczego.
quickStart_decline_why = Po sprzedaży otwiera firma następna po tej, która otwierała. Gdy wszystkie po kolei zrezygnują, aukcja się kończy.
quickStart_swap_title = Zamień lokomotywy
quickStart_swap_text = {"{"}model otter{"}"} należy do kontraktu {"{"}contract caledonian-girders{"}"}; 50k za to przyjdzie z trasą {"{"}city london{"}"}–{"{"}city frankfurt{"}"}. {"{"}model badger{"}"} ciągnie kontrakt {"{"}contract amber-road{"}"} z dwoma wagonami {"{"}model strongbox{"}"}.
quickStart_swap_task = Wybierz pojazd {"{"}model badger{"}"} na kontrakcie {"{"}contract caledonian-girders{"}"}, by zdjąć lokomotywę, i postaw tam pojazd {"{"}model otter{"}"}. Potem przydziel pojazd {"{"}model badger{"}"} do kontraktu {"{"}contract amber-road{"}"}, do obu wagonów {"{"}model strongbox{"}"}, i zatwierdź.
quickStart_swap_why = Pierwszy kontrakt przynosi 80k jak dotąd. Drugi ma pociąg, ale jeszcze żadnej trasy, więc nic nie zarabia. Zysk roczny zostaje na 20k.
quickStart_year-two_title = Koniec drugiego roku
quickStart_year-two_text = 80k z pierwszego kontraktu, minus 70k podatku za drugi, plus 10k za jego żeton: wypłata 20k i masz 110k.
quickStart_year-two_task = Zacznij rok 3.
quickStart_year-two_why = Żeton zostaje przy swoim kontrakcie i liczy się co roku.
quickStart_end_title = Teraz twoja gra
quickStart_end_text = Znasz już wszystkie sześć faz. Licencja {"{"}section warszawa-gdansk{"}"} kosztuje 20k i uruchamia kontrakt {"{"}contract amber-road{"}"}: 70k rocznie. Trasa do celu {"{"}city frankfurt{"}"} też dałaby 70k. Trzy wykonane kontrakty kończą grę.
quickStart_end_why = Na końcu decydują punkty, nie pieniądze. Punkty dają zysk, kontrakty, miasta i sieci.
