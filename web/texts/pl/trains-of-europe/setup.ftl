### Polish words of the form for a custom table.

## setup

setup_ends = Gra się kończy
setup_endsIn = w roku, w którym jakaś firma wykona
setup_contracts =
    { $count ->
        [one] { $count } kontrakt
        [few] { $count } kontrakty
        [many] { $count } kontraktów
       *[other] { $count } kontraktu
    }
setup_lengths_target-3 = zwykle
setup_lengths_target-4 = dłużej
setup_lengths_target-5 = wieczór
setup_anyTarget = Inna liczba, od 3 do 12
setup_openEnd = otwarty koniec
setup_noTarget = brak celu
setup_endsAlso = Kończy się też z ostatnim znacznikiem firmy, przy 500k zysku lub z pustym bankiem.
setup_endsAlsoNoBank = Kończy się też z ostatnim znacznikiem firmy lub przy 500k zysku.
setup_variants = Warianty
setup_variantsLead = Żaden nie jest potrzebny. Wszystko, czego nie zmienisz, przebiega według instrukcji.
setup_changed =
    { $count ->
        [one] { $count } zmiana
        [many] { $count } zmian
       *[other] { $count } zmiany
    }
setup_asPrinted = Wszystko jak w instrukcji
setup_groups_secret = Co pozostaje tajne
setup_groups_money = Gdy kończą się pieniądze
setup_groups_beginning = Początek
setup_groups_turns = Ruch po ruchu
setup_groups_end = Koniec
setup_groups_books = Księgi
setup_whoOldest = Kto jest najstarszą osobą?
setup_whichLaunch = Które kontrakty startowe?
setup_onlyTwo = Tylko w grze dwuosobowej.
setup_notOpenEnd = Nie przy otwartym końcu.

## options

options_target_name = Cel
options_target_about = Gra kończy się, gdy jedna firma wykona tyle kontraktów.
options_openEnd_name = Otwarty koniec
options_openEnd_about = Cel nieustalony: grę kończą tylko znaczniki, zysk lub pusty bank.
options_hiddenVehicles_name = Ukryte pojazdy
options_hiddenVehicles_about = Inni widzą tylko, ile masz wolnych pojazdów.
options_hiddenCash_name = Ukryta gotówka
options_hiddenCash_about = Inni nie widzą ani twojej gotówki, ani banku.
options_selfManagedInsolvency_name = Upadłość we własnym zarządzie
options_selfManagedInsolvency_about = Niewypłacalna firma może najpierw sprzedać to, co ma.
options_bankLimit_name = Bank może się opróżnić
options_bankLimit_about = Pusty bank na koniec roku kończy grę.
options_assignInTurn_name = Przydział w swoim ruchu
options_assignInTurn_about = Na Targach pojazdy przydziela się tylko we własnym ruchu.
options_fixedSteps_name = Stałe przebicia
options_fixedSteps_about = Licytacja zaczyna się od minimum i rośnie dokładnie o 10k.
options_offersInTurn_name = Wystawianie po kolei
options_offersInTurn_about = Na aukcję wystawia się jawnie i po kolei, a nie w tajemnicy.
options_reshuffleEvery_name = Tasowanie
options_reshuffleEvery_about = Po ilu latach wracają odrzucone pojazdy.
options_launch2p_name = Kontrakty startowe
options_launch2p_about = Tylko w grze dwuosobowej: jak są rozdawane.
options_forgiveOncePerGame_name = Umorzenie raz na grę
options_forgiveOncePerGame_about = Przy drugiej niepokrytej stracie firma jest niewypłacalna.
options_releaseLicences_name = Licencje się zwalniają
options_releaseLicences_about = Gdy firma odpada, jej tory stają się wolne.
options_allowRetarget_name = Podnoszenie celu
options_allowRetarget_about = W trakcie gry możecie umówić się na więcej kontraktów.
options_lenientIdle_name = Rozpoczęty to nie uśpiony
options_lenientIdle_about = Rozpoczęty kontrakt nie kosztuje punktu.
options_tieBreak_name = Remisy
options_tieBreak_about = Wspólne zwycięstwo albo decyduje zysk, potem kontrakty, potem gotówka.
options_startPlayer_name = Pierwsze przewodnictwo
options_startPlayer_about = Kto ogłasza pierwszą fazę gry.
options_manualBooks_name = Księgi prowadzone ręcznie
options_manualBooks_about = Każdy sam oblicza i zapisuje swój zysk roczny. Inni mogą go skontrolować.

## values

values_launch2p_nearRandom = Bliskie
values_launch2p_random = Dowolne
values_launch2p_choose = Wybrane
values_tieBreak_shared = Wspólne
values_tieBreak_profit-completed-cash = Według zysku
values_startPlayer_random = Losowo
values_startPlayer_host = Pierwsze miejsce
values_startPlayer_oldest = Najstarsza osoba
