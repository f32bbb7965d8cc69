### German words of the phases' screens and of the small parts they share.

close = Schließen
you = Du
max = Max.
launch = Start
less = Weniger
more = Mehr
order = Reihenfolge

## turnStates

turnStates_done = fertig
turnStates_acting = am Zug
turnStates_waiting = danach

## 

choosing =
    { $count ->
        [0] { $names } wählt …
        [one] { $names } wählt …
       *[other] { $names } wählen …
    }
choosingNow = am Zug
routesOf = { $held }/{ $all } Teilstrecken
vehiclesOf = { $there }/{ $all } Fahrzeuge
allClass = alle Klasse { $speed }+
allSleepers = nur Schlafwagen
noContracts = Noch kein Vertrag.
points = { $points } P.
completedContracts = Erfüllte Verträge
activeContracts = Laufende Verträge
countries = Länder
bought = { $used } von { $of } gekauft
locos = Lokomotiven
soldOf = { $sold } von { $all } verkauft
fitMine =
    { $count ->
        [one] { $count } passt zu meinen Verträgen
       *[other] { $count } passen zu meinen Verträgen
    }
putHere = { $model } hierher: { $contract }, { $effect }
unplan = { $model } ist für { $contract } geplant; aus dem Plan nehmen
takeOff = { $model } von { $contract } abnehmen
whereTo = Wohin mit { $model }?
noPlace = Kein Vertrag hat Platz für { $model }.
whereGoes = Wohin damit?
keepInYard = Im Betriebshof lassen
assignLater = am Schluss oder später zuteilen
freePlace = freier Platz
leftInYard =
    { $count ->
        [one] { $models } im Betriebshof brächte { $gain }.
       *[other] { $models } im Betriebshof brächten { $gain }.
    }
fitsFreePlace =
    { $models } { $count ->
        [one] passt auf einen freien Platz.
       *[other] passen auf freie Plätze.
    } Zuteilen geht erst wieder bei der nächsten Messe oder im Auktionshaus.
assignThem =
    { $count ->
        [one] Zuteilen
       *[other] Alle zuteilen
    }
losesAYear = kostet dich { $loss } im Jahr
yardEmpty = Kein Fahrzeug ohne Vertrag.
yardHelp = Noch ohne Vertrag. Wähle eins und seinen Platz, oder zieh es auf einen leuchtenden Platz.
yardTap = Tippe eins an und wähle seinen Platz.
assignTo = Verträgen zuteilen
plannedAtClose = geplant, gilt am Schluss
chooseVehicle = Fahrzeug wählen
chooseContract = Vertrag wählen
chooseLot = Los wählen
noDecline = Du musst eines nehmen.
landsHere = hierher kommt deine Wahl
blindWorst = Im schlechtesten Fall
blindMean = Im Schnitt
blindBest = Im besten Fall
blindNow = Wirkung sofort, im Jahr: Steuer und Förderchip der Karte.
blindMayBe = Mögliche Karten
unseenFit =
    { $fitting ->
        [one] { $fitting } von { $unseen } verdeckten passt
       *[other] { $fitting } von { $unseen } verdeckten passen
    }
targetNow =
    { $target ->
        [one] Ziel: { $target } Vertrag
       *[other] Ziel: { $target } Verträge
    }
proposes =
    { $who ->
        [you] Du schlägst { $target } Verträge als Ziel vor
       *[other] { $who } schlägt { $target } Verträge als Ziel vor
    }
cashAt = Bargeld bei { $bid }
yardCounted = Jetzt { $today } im Jahr; { $assigned }, sobald deine Fahrzeuge im Betriebshof zugeteilt sind.
inHand = { $cash } bar
yourBid = dein Gebot
opening = Eröffnung
by = von { $name }
byYou = von dir
noLotYet = Noch wird kein Los versteigert.
offerIn = hat gewählt
secretOffer = Niemand sieht dein Angebot, bevor alle gewählt haben.
openOffer = Angeboten wird reihum und offen.
youOffer = Du bietest an:
whereYouStand = Wo du stehst
cashOfLoss = { $cash } bar, Verlust { $loss }
loss = Verlust
missing = Es fehlen
startOfYear = Jahresbeginn
beginsWith = Jahr { $year } beginnt mit
seg = { $count } Segm.
longest = längstes Stück: { $longest } von { $all } Segmenten

## rules

rules_TOE-MONEY-1 = Bargeld fließt sofort.
rules_TOE-MONEY-3 = Gewinn wird erst am Jahresende zu Bargeld.
rules_TOE-MONEY-6 = Der Jahresgewinn ist, was alle Verträge bringen: Erträge, weniger Steuer, plus Förderchips.
rules_TOE-BOOK-1 = Die Bücher werden von Hand geführt: Nur Buchungen und Prüfungen bewegen eine Gesellschaft auf der Gewinnleiste.
rules_TOE-BOOK-4 = Wer falsch gebucht hat, zahlt den Unterschied an die prüfende Gesellschaft, höchstens das eigene Bargeld.
rules_TOE-CON-3 = Die Steuer zählt, sobald ein Vertrag genommen ist; Startverträge haben keine.
rules_TOE-CON-4 = Förderchips kommen mit dem Vertrag und zählen sofort.
rules_TOE-CRED-3 = Jede lizenzierte Teilstrecke bringt ihren Betrag, sobald eine Lok zugeteilt ist.
rules_TOE-CRED-4 = Jede zugeteilte Lok und jeder Triebkopf bringt den Betrag je Fahrzeug.
rules_TOE-CRED-5 = Wagen bringen ihn, soweit die Zugkraft reicht.
rules_TOE-CRED-8 = Die Zusatzbedingung zahlt, wenn alle Teilstrecken und Fahrzeuge da sind und alle Fahrzeuge sie erfüllen.
rules_TOE-CRED-11 = Ein erfüllter Vertrag behält seinen Gewinn für immer; seine Fahrzeuge werden abgelegt.
rules_TOE-LIC-3 = Ein Segment kostet die erste Gesellschaft eines Abschnitts 20k, die zweite 40k, die dritte 80k.
rules_TOE-LIC-4 = Eine Lizenz braucht einen Gleisstab je Segment.
rules_TOE-AUC-3 = Gebote beginnen 20k unter Listenpreis, mindestens bei 20k; Lizenzen bei 10k je Segment.
rules_TOE-AUC-6 = Das Geld bekommt die verkaufende Gesellschaft.
rules_TOE-SMI-4 = Gebote für einen Vertrag beginnen 20k unter dem aufgedruckten Gewinn, mindestens bei 20k.
rules_TOE-SMI-8 = Sobald der Verlust bezahlt werden kann, wird er ganz bezahlt, und die Gesellschaft bleibt.
rules_TOE-FAIR-2 = Ausgestellte Fahrzeuge kosten den Listenpreis, verdeckte 50k (Lok) oder 30k (Wagen).
rules_TOE-CONF-3 = Ein verdeckter Vertrag bringt einen Förderchip und 50k Bargeld und muss behalten werden.
rules_TOE-DEV-1 = Jede Stadt am Ende eines eigenen Abschnitts bringt 10k.
rules_TOE-DEV-2 = Wer die Phase ausruft, bekommt 20k mehr.
rules_TOE-EOR-2 = Am Jahresende wird Gewinn ausgezahlt, höchstens 200k.
rules_TOE-EOR-3 = Ein Verlust wird bar bezahlt.
rules_TOE-INS-1 = Wer einen Verlust nicht zahlen kann, zahlt alles Bargeld; der Rest wird einmal erlassen, und die Gesellschaft ist verwarnt.
rules_TOE-INS-3 = Eine verwarnte Gesellschaft, die wieder nicht zahlen kann, ist insolvent.
rules_TOE-SETUP-4 = Jede Gesellschaft beginnt mit 100k und 48 Gleisstäben.
rules_TOE-ROUND-1 = Ein Durchgang ist ein Geschäftsjahr.
rules_TOE-EVAL-1 = 1 Punkt je angefangene 100k Jahresgewinn, bis 500k.
rules_TOE-EVAL-2 = 2 Punkte je erfüllten Vertrag.
rules_TOE-EVAL-3 = 1 Punkt je laufenden Vertrag mit Lok und einer Teilstrecke.
rules_TOE-EVAL-4 = 1 Punkt je angefangene 5 angeschlossene Städte.
rules_TOE-EVAL-5 = 2 Punkte für das größte zusammenhängende Netz in Segmenten; bei Gleichstand geteilt.
rules_TOE-EVAL-6 = 2 Punkte für die meisten Länder; bei Gleichstand geteilt.
rules_TOE-EVAL-7 = −1 Punkt je Vertrag ohne Lok oder ohne Teilstrecke.
rules_TOE-EVAL-8 = −1 Punkt je angefangene 3 übrige Fahrzeuge über 3.
rules_TOE-EVAL-9 = −1 Punkt je angefangene 100k Bargeld über 300k.
rules_TOE-EVAL-10 = Die höchste Summe gewinnt.
