### Polish texts of challenges.

about = Kilka rund, które wszyscy rozgrywają z tego samego miejsca, tymi samymi kartami i przeciw tym samym botom. Wynik pokazuje, o ile lepiej grasz od innych: umiejętność bez szczęścia.

## make

make_title = Nowe wyzwanie
make_rounds = Ile rund?
make_start = Utwórz wyzwanie
make_failed = Takiego wyzwania nie da się utworzyć.

## list

list_title = Twoje wyzwania
list_none = Jeszcze żadnego. Utwórz własne albo otwórz link, który ktoś ci przysłał.
list_progress =
    { $all ->
        [few] Rozegrano { $played } z { $all } rund
        [many] Rozegrano { $played } z { $all } rund
       *[other] Rozegrano { $played } z { $all } rundy
    }
list_remove = Usuń
list_removeAsk = Usunąć to wyzwanie i jego wyniki z tego urządzenia? Gry pozostaną na twojej liście.

## 

against = Przeciwnicy: { $names }
bot = { $name } ({ $level })
rules = Niczego nie można cofnąć i nikt nie podpowiada. Runda liczy się za pierwszym razem.

## rounds

rounds_title = Rundy
rounds_round = Runda { $number }
rounds_play = Zagraj rundę { $number }
rounds_goOn = Dokończ rundę { $number }
rounds_again = Zagraj jeszcze raz
rounds_againAbout = To się nie liczy.
rounds_waiting = Jeszcze nierozegrana
rounds_running = Rozpoczęta
rounds_gameOf = Gra: { $name }

## standings

standings_title = Te same karty
standings_player = Gracz
standings_you = Ty
standings_total = Suma
standings_points = punkty: { $points }
standings_hidden = ukryte
standings_hiddenAbout = Wyniki innych zobaczysz, gdy rozegrasz tę rundę.
standings_alone = Nie ma jeszcze z kim porównać.
standings_again = rozegrana ponownie
standings_finished = dokończona przez bota
standings_computing = { $name } gra rundę { $round } twoimi kartami: ruch { $move }
standings_failed = { $name } nie może teraz zagrać. Otwórz wyzwanie później.

## how

how_title = Jak powstaje wynik
how_lead = Z nich wynika twoja przewaga nad średnią przeciwników przy stole.
how_score = Wynik to twoja przewaga pomniejszona o średnią przewagę wszystkich innych, którzy grali tymi samymi kartami.
how_same = Karty, gracz startowy i boty są dla wszystkich takie same. Na te same ruchy boty odpowiadają tak samo.

## share

share_title = Udostępnij wyzwanie
share_about = Link zawiera całe wyzwanie. Działa bez serwera.
share_own = Z moim wynikiem
share_ownAbout = Możliwe po rozegraniu wszystkich rund.
share_hides = Karty w linku są ukryte przed ciekawskimi, ale nie przed ekspertami, tak jak w grach na tym urządzeniu. Wyniki każdy podaje sam.
share_link = Link do wyzwania
share_copy = Kopiuj link
share_send = Udostępnij
share_qr = Pokaż kod QR
share_qrHelp = Zeskanuj ten kod telefonem lub tabletem, aby otworzyć tam wyzwanie.
share_qrTooLong = Z tyloma wynikami link jest za długi na kod QR.
share_text = Zagraj tymi samymi kartami co ja: { $table }

## problems

problems_title = Nie można otworzyć tego wyzwania.
problems_too-long = Link jest za długi jak na wyzwanie.
problems_malformed = Ten link nie jest wyzwaniem. Może został ucięty.
problems_forged = Link został zmieniony: pieczęć już nie pasuje.
problems_other = Wyzwanie wymaga planszy, zasad lub botów, których ta strona nie ma.
problems_unknown = Na tym urządzeniu nie ma takiego wyzwania. Otwórz je z linku.
