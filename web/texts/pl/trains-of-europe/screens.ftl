### Polish words of the phases' screens and of the small parts they share.

close = Zamknij
you = Ty
max = Maks.
launch = Start
less = Mniej
more = Więcej
order = Kolejność

## turnStates

turnStates_done = gotowe
turnStates_acting = wybór trwa
turnStates_waiting = w kolejce

## 

choosing =
    { $count ->
        [0] { $names } wybiera…
        [one] { $names } wybiera…
       *[other] { $names } wybierają…
    }
choosingNow = wybór trwa
routesOf = trasy { $held }/{ $all }
vehiclesOf = pojazdy { $there }/{ $all }
allClass = każdy klasy { $speed }+
allSleepers = same sypialne
noContracts = Jeszcze bez kontraktu.
points = { $points } pkt
completedContracts = Wykonane kontrakty
activeContracts = Działające kontrakty
countries = Kraje
bought = kupiono { $used } z { $of }
locos = Lokomotywy
soldOf = sprzedano { $sold } z { $all }
fitMine =
    { $count ->
        [few] { $count } pasują do moich kontraktów
       *[other] { $count } pasuje do moich kontraktów
    }
putHere = Ustaw tu pojazd { $model }: { $contract }, { $effect }
unplan = { $model } jest w planie kontraktu { $contract }; usuń z planu
takeOff = Zdejmij pojazd { $model } z kontraktu { $contract }
whereTo = Dokąd kierujesz pojazd { $model }?
noPlace = Żaden kontrakt nie ma miejsca dla pojazdu { $model }.
whereGoes = Dokąd trafi?
keepInYard = Zostaw w zajezdni
assignLater = przydział na koniec lub później
freePlace = wolne miejsce
leftInYard =
    { $count ->
        [one] { $models } w zajezdni może dać { $gain }.
       *[other] { $models } w zajezdni mogą dać { $gain }.
    }
fitsFreePlace =
    { $models } { $count ->
        [one] pasuje na wolne miejsce.
       *[other] pasują na wolne miejsca.
    } Kolejny przydział dopiero podczas najbliższych Targów lub w Domu aukcyjnym.
assignThem =
    { $count ->
        [one] Przydziel
       *[other] Przydziel wszystkie
    }
losesAYear = strata { $loss } rocznie
yardEmpty = Każdy pojazd ma kontrakt.
yardHelp = Jeszcze bez kontraktu. Wybierz pojazd i miejsce albo przeciągnij go na podświetlone.
yardTap = Dotknij pojazdu, aby wybrać miejsce.
assignTo = Przydział
plannedAtClose = plan, liczy się na koniec
chooseVehicle = Wybierz pojazd
chooseContract = Wybierz kontrakt
chooseLot = Wybierz pozycję
noDecline = Musisz wziąć jeden pojazd.
landsHere = tu trafi twój wybór
blindWorst = W najgorszym razie
blindMean = Średnio
blindBest = W najlepszym razie
blindNow = Skutek od razu, rocznie: podatek i żeton z karty.
blindMayBe = Możliwe karty
unseenFit = pasujących: { $fitting } z { $unseen } zakrytych
targetNow =
    { $target ->
        [one] Cel: { $target } kontrakt
        [few] Cel: { $target } kontrakty
        [many] Cel: { $target } kontraktów
       *[other] Cel: { $target } kontraktu
    }
proposes =
    { $who ->
        [you] Proponujesz nowy cel: { $target }
       *[other] { $who } proponuje nowy cel: { $target }
    }
cashAt = Gotówka przy { $bid }
yardCounted = Teraz { $today } rocznie; { $assigned } po przydzieleniu pojazdów z zajezdni.
inHand = gotówka { $cash }
yourBid = twoja oferta
opening = otwarcie
by = oferta: { $name }
byYou = twoja oferta
noLotYet = Na razie nic nie jest licytowane.
offerIn = wybór dokonany
secretOffer = Nikt nie zobaczy wystawionych przez ciebie pozycji, dopóki nie wybiorą wszyscy.
openOffer = Pozycje wystawia się po kolei i jawnie.
youOffer = Wystawiasz:
whereYouStand = Sytuacja twojej firmy
cashOfLoss = gotówka { $cash }, strata { $loss }
loss = Strata
missing = Brakuje
startOfYear = Początek roku
beginsWith = Początek roku { $year }
seg = { $count } segm.
longest =
    { $all ->
        [one] najdłuższa część: { $longest } z { $all } segmentu
       *[other] najdłuższa część: { $longest } z { $all } segmentów
    }

## rules

rules_TOE-MONEY-1 = Gotówka przechodzi z rąk do rąk od razu.
rules_TOE-MONEY-3 = Zysk staje się gotówką dopiero na koniec roku.
rules_TOE-MONEY-6 = Zysk roczny to wszystko, co przynoszą kontrakty: dochód, minus podatek, plus żetony dotacji.
rules_TOE-BOOK-1 = Księgi prowadzą gracze. Firmę na torze zysku przesuwają tylko zapisy i kontrole.
rules_TOE-BOOK-4 = Firma, która zapisała źle, płaci różnicę kontrolującemu, najwyżej całą swoją gotówkę.
rules_TOE-CON-3 = Podatek liczy się od wzięcia kontraktu; kontrakty startowe go nie mają.
rules_TOE-CON-4 = Żetony dotacji dostaje się z kontraktem; liczą się od razu.
rules_TOE-CRED-3 = Każda trasa z licencją przynosi swoją kwotę, gdy jest przydzielona lokomotywa.
rules_TOE-CRED-4 = Każda przydzielona lokomotywa lub wagon silnikowy przynosi kwotę za pojazd.
rules_TOE-CRED-5 = Wagony przynoszą ją w granicach siły pociągowej.
rules_TOE-CRED-8 = Dodatkowy warunek przynosi kwotę, gdy są wszystkie trasy i pojazdy, a każdy pojazd go spełnia.
rules_TOE-CRED-11 = Wykonany kontrakt zachowuje zysk na zawsze; jego pojazdy idą na stos odrzuconych.
rules_TOE-LIC-3 = Segment kosztuje pierwszą firmę na odcinku 20k, drugą 40k, trzecią 80k.
rules_TOE-LIC-4 = Licencja wymaga jednego znacznika na segment.
rules_TOE-AUC-3 = Licytacja zaczyna się 20k poniżej ceny z katalogu, ale nie poniżej 20k; dla licencji od 10k za segment.
rules_TOE-AUC-6 = Pieniądze dostaje firma, która sprzedaje.
rules_TOE-SMI-4 = Licytacja kontraktu zaczyna się 20k poniżej zysku podanego na karcie, ale nie poniżej 20k.
rules_TOE-SMI-8 = Gdy stratę można pokryć, pokrywa się ją w całości i firma zostaje.
rules_TOE-FAIR-2 = Wystawiony pojazd kosztuje tyle, ile na karcie; w ciemno lokomotywa 50k, wagon 30k.
rules_TOE-CONF-3 = Kontrakt w ciemno daje jeden żeton i 50k gotówki. Trzeba go zatrzymać.
rules_TOE-DEV-1 = Każde miasto na końcu własnego odcinka daje 10k.
rules_TOE-DEV-2 = Kto ogłosił fazę, dostaje 20k więcej.
rules_TOE-EOR-2 = Na koniec roku zysk jest wypłacany, najwyżej 200k.
rules_TOE-EOR-3 = Stratę pokrywa się gotówką.
rules_TOE-INS-1 = Firma, która nie może pokryć straty, oddaje całą gotówkę. Resztę umarza się jeden raz, a firma dostaje ostrzeżenie.
rules_TOE-INS-3 = Firma z ostrzeżeniem, która znów nie może zapłacić, jest niewypłacalna.
rules_TOE-SETUP-4 = Każda firma zaczyna ze 100k i 48 znacznikami.
rules_TOE-ROUND-1 = Runda to jeden rok obrotowy.
rules_TOE-EVAL-1 = 1 punkt za każde rozpoczęte 100k zysku rocznego, do 500k.
rules_TOE-EVAL-2 = 2 punkty za każdy wykonany kontrakt.
rules_TOE-EVAL-3 = 1 punkt za każdy działający kontrakt z lokomotywą i jedną trasą.
rules_TOE-EVAL-4 = 1 punkt za każde rozpoczęte 5 przyłączonych miast.
rules_TOE-EVAL-5 = 2 punkty za największą spójną sieć, liczoną w segmentach; przy remisie dzielone.
rules_TOE-EVAL-6 = 2 punkty za najwięcej krajów; przy remisie dzielone.
rules_TOE-EVAL-7 = −1 punkt za każdy kontrakt bez lokomotywy lub bez trasy.
rules_TOE-EVAL-8 = −1 punkt za każde rozpoczęte 3 niewykorzystane pojazdy ponad 3.
rules_TOE-EVAL-9 = −1 punkt za każde rozpoczęte 100k gotówki ponad 300k.
rules_TOE-EVAL-10 = Wygrywa najwyższa suma.
