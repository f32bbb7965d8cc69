### Deutsche Texte der Nachbetrachtung von Trains of Europe.

chart = Wer gewinnen würde
company = Welche Gesellschaft?

## measures

measures_label = Was die Kurve zeigt
measures_chances = Gewinnchance
measures_points = Punkte am Ende

## 

table = Als Tabelle
curve = Als Kurve

## columns

columns_position = Stellung
columns_contract = Vertrag
columns_what = Was
columns_price = Preis
columns_income = Einnahmen
columns_tax = Steuer
columns_points = Punkte
columns_total = Ertrag

## 

figures = { $chance }, { $points } Punkte
roughly = etwa { $figure }

## judgements

judgements_label = Beurteilt nach
judgements_known = Was die Gesellschaft wissen konnte
judgements_open = Alle Bücher offen

## reached

reached_phases = { $done } von { $of } Phasen sind ganz beurteilt.
reached_decisions = Alle Phasen und { $done } von { $of } Entscheidungen sind beurteilt, die teuersten zuerst.

## 

late = 60 s haben nicht gereicht. { $reached }

## decided

decided_waiting = Was die Partie entschied, wird noch ermittelt …
decided_nobody = Die Partie wurde aufgegeben: Niemand hat gewonnen.
decided_instead = „{ $better }“ statt „{ $played }“
decided_ownChoice = { $name } hat die Partie in Jahr { $year } verloren: { $choice } hätte { $share } mehr Gewinnchance behalten.
decided_theirChoice = { $name } hat gewonnen, weil { $rival } in Jahr { $year } danebengriff: { $choice } hätte { $share } mehr Gewinnchance behalten.
decided_luck = { $name } hat mit etwas Glück gewonnen. { $share } Gewinnchance brachte in Jahr { $year }: { $draw }.
decided_misfortune = { $name } hatte Pech. { $share } Gewinnchance kostete in Jahr { $year }: { $draw }.
decided_wonIn = { $name } hat die Partie in Jahr { $year } gewonnen: Die Chance stieg von { $from } auf { $to }.
decided_lostIn = { $winner } hat { $name } in Jahr { $year } abgehängt: Die Chance stieg von { $from } auf { $to }. Keine einzelne Entscheidung gab den Ausschlag.
decided_ahead = { $name } hat ohne Wendepunkt gewonnen, mit { $share } Gewinnchance zu Beginn.
decided_behind = { $winner } hat { $name } ohne Wendepunkt geschlagen, mit { $share } Gewinnchance zu Beginn.

## station

station_begins = Beginn von Jahr { $year }
station_after = Jahr { $year }, nach der Phase { $phase }
station_end = Das Ende

## 

years = Jahr wählen
first = Zum Anfang
back = Eine Phase zurück
forward = Eine Phase weiter
last = Zum Ende
pointOf = Wendepunkt { $point } von { $all }
noPoint = Hier ist kein Wendepunkt
pointBefore = Voriger Wendepunkt
pointAfter = Nächster Wendepunkt

## working

working_first = Erster Blick: Phase { $done } von { $of }
working_curve = Genauer: Phase { $done } von { $of }
working_sifting = Suche nach besseren Entscheidungen: { $done } von { $of }
working_judging = Beides wird ausgespielt: { $done } von { $of }
working_draws = Das Glück der Ziehungen wird gewogen: { $done } von { $of }

## 

done = { $games } Partien aus jeder Stellung zu Ende gespielt, alle Bücher offen
stopped = Angehalten
stop = Anhalten
goOn = Weiter
failed = Diese Partie lässt sich nicht auswerten.
save = Zahlen als Datei speichern

## tabs

tabs_label = Was zu sehen ist
tabs_decisions = Entscheidungen
tabs_returns = Erträge
tabs_auctions = Auktionen

## 

costliest = Wendepunkte von { $name }

## accuracy

accuracy_share = Genauigkeit { $share }
accuracy_about = der Chance, die die gefundenen besseren Entscheidungen behalten hätten

## draws

draws_title = Glück der Ziehungen
draws_none = Keine Ziehung hat die Chance um mehr als ihre Unsicherheit verändert.
draws_about = Die Chance nach einer Ziehung, weniger den Mittelwert über alles, was hätte gezogen werden können.
draws_kinds_start-player = die Auslosung des ersten Vorsitzes
draws_kinds_setup = der Aufbau
draws_kinds_refill = die neuen Karten in der Auslage
draws_kinds_blind-vehicle = das blind gezogene Fahrzeug
draws_kinds_blind-contract = der blind gezogene Vertrag
draws_kinds_aid = die Fahrzeuge der Staatshilfe

## 

nothing = Etwas Besseres wurde nicht gefunden.
notYet = Bessere Entscheidungen werden noch gesucht …
about = Geordnet nach verschenkter Gewinnchance; liegt sie innerhalb ihrer Unsicherheit, nach Punkten Vorsprung vor der besten anderen Gesellschaft.
played = gespielt
better = besser
playOnPlayed = Weiter wie gespielt
playOutBetter = Die bessere Wahl ausspielen

## reasons

reasons_payback =
    { $years ->
        [one] { $contract } zahlt sich in einem Jahr aus.
       *[other] { $contract } zahlt sich in { $years } Jahren aus.
    }
reasons_closed = Eine Teilstrecke von { $contract } ist durch andere versperrt.
reasons_yard = Im Betriebshof für { $contract }: { $models }.
reasons_worth = Nach der Prognose ist es der Gesellschaft bis zu { $most } wert; der Preis war { $price }.
reasons_useless = Nach der Prognose kann die Gesellschaft nichts damit anfangen.
reasons_item = In den weitergespielten Partien: { $points } Punkte für { $item }.
reasons_items_profit = Gewinn
reasons_items_completed = erfüllte Verträge
reasons_items_partial = laufende Verträge
reasons_items_cities = Städte
reasons_items_network = das längste Netz
reasons_items_countries = Länder
reasons_items_idle = Verträge ohne Einnahmen
reasons_items_vehicles = Fahrzeuge ohne Einsatz
reasons_items_cash = ungenutztes Bargeld

## 

contracts = Verträge
licences =
    { $count ->
        [one] { $count } Lizenz
       *[other] { $count } Lizenzen
    }
vehicles =
    { $count ->
        [one] { $count } Fahrzeug
       *[other] { $count } Fahrzeuge
    }
cash = Bargeld am Ende

## hows

hows_dealt = Startausstattung
hows_bought = gekauft
hows_blind = blind gekauft
hows_aid = Staatshilfe
hows_auction = ersteigert
hows_with-contract = kam mit einem Vertrag

## ends

ends_completed = erfüllt in Jahr { $year }
ends_sold = verkauft für { $price }
ends_idle = ohne Einsatz
ends_assigned = im Einsatz
ends_spent = auf einem erfüllten Vertrag

## flows

flows_start = Zu Beginn
flows_payouts = Zum Jahresende ausgezahlt
flows_bonuses = Aufbauprämie
flows_blindContracts = Mit blind genommenen Verträgen
flows_sales = Bei Auktionen verkauft
flows_audits = Prüfungen, erhalten weniger gezahlt
flows_licences = Lizenzen
flows_vehicles = Fahrzeuge
flows_bids = Ersteigert
flows_losses = Bezahlte Verluste

## 

returnsAbout = Über die ganze Partie, genau. Einnahmen von Teilstrecken zählen bei den Lizenzen, über die sie führen, Einnahmen von Fahrzeugen bei jedem Fahrzeug; beim Vertrag stehen beide.

## auctions

auctions_none = In dieser Partie wurde nichts versteigert.
auctions_about = Was jede Gesellschaft sinnvoll höchstens hätte zahlen können, nach der Prognose dieses Augenblicks und mit ihrem Bargeld.
auctions_from = von { $seller }, mindestens { $least }
auctions_sold = { $buyer } für { $price }: nach der Prognose { $points } Punkte
auctions_unsold = Niemand bot.
auctions_worth = Das Gebot wert für
auctions_useless = Niemandem war es das Mindestgebot wert.

## puzzles

puzzles_title = Der Vertrag, der sich lohnt
puzzles_what = Was lösen?
puzzles_today = Heute
puzzles_more = Weitere Rätsel
puzzles_about = Du nimmst einen Vertrag. Mit welchem dieser vier hat deine Gesellschaft am Ende die meisten Punkte?
puzzles_youAre = Du bist { $company }.
puzzles_cash = { $amount } Bargeld
puzzles_profit = { $amount } im Jahr
puzzles_completed = { $count } von { $target } Verträgen erfüllt
puzzles_choices = Verträge zur Auswahl
puzzles_points = { $points } Punkte
puzzles_check = Prüfen
puzzles_show = Lösung zeigen
puzzles_next = Nächstes Rätsel
puzzles_solved = Gelöst!
puzzles_failed = Diesmal nicht.
puzzles_proof = Punkte am Ende im Mittel von { $games } Partien, mit jedem Vertrag weitergespielt; der nächstbeste hat { $margin } weniger.
puzzles_sum = Die Rechnung
puzzles_rows_licences = Lizenzen zu kaufen
puzzles_rows_vehicles = Fahrzeuge zu kaufen
puzzles_rows_yearly = Jahresgewinn
puzzles_rows_payback = Zahlt sich aus in
puzzles_rows_completed = Erfüllt
puzzles_rows_points = Punkte am Ende
puzzles_closed = versperrt
puzzles_years =
    { $value ->
        [one] einem Jahr
       *[other] { $value } Jahren
    }
puzzles_hides_closed = { $contract } ist nicht zu erfüllen: Eine Teilstrecke ist durch andere versperrt.
puzzles_hides_loss = { $contract } drückt den Jahresgewinn zunächst auf { $profit }.
puzzles_hides_dear = Die Lizenzen von { $contract } kosten { $fees }; in der Kasse sind { $cash }.
puzzles_hides_completed = { $contract } wurde in { $share } der Partien erfüllt, der Vertrag, der sich lohnt, in { $best }.
puzzles_rated =
    { $solved ->
        [yes] Deine Wertung: { $rating } ({ $change }, Stufe { $level } gelöst).
       *[no] Deine Wertung: { $rating } ({ $change }, Stufe { $level } verfehlt).
    }
puzzles_level = Stufe { $rating }
puzzles_rating = Deine Wertung: { $rating }
puzzles_allDone = Du hast alle Rätsel dieser Art gelöst.
