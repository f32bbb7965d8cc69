### German texts of the study of Trains of Europe.

chart = Wer vorn lag
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
columns_income = Ertrag
columns_tax = Steuer
columns_points = Punkte
columns_total = Bilanz

## 

figures =
    { $points ->
        [one] { $chance }, { $points } Punkt
       *[other] { $chance }, { $points } Punkte
    }
roughly = etwa { $figure }

## judgements

judgements_label = Grundlage
judgements_known = Was die Gesellschaft wissen konnte
judgements_open = Alle Bücher offen

## reached

reached_phases = Ganz analysiert: { $done } von { $of } Phasen.
reached_decisions = Ganz analysiert: alle Phasen und { $done } von { $of } Entscheidungen, die teuersten zuerst.

## 

late = Nach 60 Sekunden angehalten. { $reached }

## decided

decided_waiting = Es wird berechnet, was die Partie entschied …
decided_nobody = Die Partie wurde abgebrochen. Niemand hat gewonnen.
decided_instead = „{ $better }“ statt „{ $played }“
decided_ownChoice = { $name } hat die Partie in Jahr { $year } verloren. { $choice } hätte { $share } Gewinnchance gerettet.
decided_theirChoice = { $name } hat gewonnen, weil { $rival } in Jahr { $year } einen Fehler machte. { $choice } hätte { $rival } { $share } Gewinnchance gerettet.
decided_luck = { $name } hat mit etwas Glück gewonnen. Entscheidend in Jahr { $year }: { $draw } ({ $share } mehr Gewinnchance).
decided_misfortune = { $name } hatte Pech. Entscheidend in Jahr { $year }: { $draw } ({ $share } weniger Gewinnchance).
decided_wonIn = { $name } hat die Partie in Jahr { $year } gewonnen. Die Gewinnchance stieg von { $from } auf { $to }.
decided_lostIn = { $winner } ist { $name } in Jahr { $year } davongezogen. Die Gewinnchance stieg von { $from } auf { $to }. Keine einzelne Entscheidung gab den Ausschlag.
decided_ahead = { $name } hat ohne Wendepunkt gewonnen. Die Gewinnchance zu Beginn war { $share }.
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

working_first = Schnelle Analyse: Phase { $done } von { $of }
working_curve = Genaue Analyse: Phase { $done } von { $of }
working_sifting = Suche nach besseren Entscheidungen: { $done } von { $of }
working_judging = Entscheidungen werden verglichen: { $done } von { $of }
working_draws = Das Glück wird gemessen: { $done } von { $of }

## 

done = { $games } simulierte Partien aus jeder Stellung, alle Bücher offen
stopped = Angehalten
stop = Anhalten
goOn = Weiter
failed = Diese Partie lässt sich nicht analysieren.
save = Zahlen als Datei speichern

## tabs

tabs_label = Ansicht
tabs_decisions = Entscheidungen
tabs_returns = Bilanz
tabs_auctions = Auktionen

## 

costliest = Wendepunkte von { $name }

## accuracy

accuracy_share = Genauigkeit { $share }
accuracy_about = der Gewinnchance, die mit den besten gefundenen Entscheidungen geblieben wäre

## draws

draws_title = Glück beim Ziehen
draws_none = Keine Ziehung hat die Gewinnchance über die Messungenauigkeit hinaus verändert.
draws_about = Die Gewinnchance nach einer Ziehung, verglichen mit dem Mittel aller möglichen Ziehungen.
draws_kinds_start-player = die Auslosung des ersten Vorsitzes
draws_kinds_setup = der Aufbau
draws_kinds_refill = die neuen Karten in der Auslage
draws_kinds_blind-vehicle = das verdeckt gezogene Fahrzeug
draws_kinds_blind-contract = der verdeckt gezogene Vertrag
draws_kinds_aid = die Fahrzeuge der Staatshilfe

## learn

learn_open =
    { $count ->
        [one] Aus dieser Entscheidung lernen
       *[other] Aus diesen { $count } Entscheidungen lernen
    }
learn_title = Aus Fehlern lernen
learn_question = Jahr { $year }: Was erhält die beste Gewinnchance?
learn_choices = Möglichkeiten
learn_played = (deine Wahl)
learn_about = Die Gewinnchance nach jeder Wahl, über viele simulierte Partien.
learn_preparing = Die nächste Frage wird vorbereitet …
learn_none = Bei diesen Entscheidungen gibt es zu wenig zu wählen.
learn_done = { $solved } von { $all } besseren Entscheidungen gefunden.
learn_back = Zurück zur Analyse

## 

nothing = Etwas Besseres wurde nicht gefunden.
notYet = Suche nach besseren Entscheidungen …
about = Geordnet nach verlorener Gewinnchance. Liegt der Verlust innerhalb der Messungenauigkeit, zählen die verlorenen Punkte gegenüber der besten anderen Gesellschaft.
played = gespielt
better = besser
playOnPlayed = Weiter wie gespielt
playOutBetter = Bessere Wahl ausprobieren

## reasons

reasons_payback =
    { $years ->
        [one] { $contract } macht sich in einem Jahr bezahlt.
       *[other] { $contract } macht sich in { $years } Jahren bezahlt.
    }
reasons_closed = Andere Gesellschaften versperren eine Teilstrecke von { $contract }.
reasons_yard = Im Betriebshof für { $contract }: { $models }.
reasons_worth = Nach der Prognose ist es der Gesellschaft bis zu { $most } wert. Der Preis war { $price }.
reasons_useless = Nach der Prognose kann die Gesellschaft nichts damit anfangen.
reasons_item =
    { $points ->
        [one] In den simulierten Partien: { $points } Punkt für { $item }.
       *[other] In den simulierten Partien: { $points } Punkte für { $item }.
    }
reasons_items_profit = Jahresgewinn
reasons_items_completed = erfüllte Verträge
reasons_items_partial = laufende Verträge
reasons_items_cities = Städte
reasons_items_network = das größte Netz
reasons_items_countries = Länder
reasons_items_idle = ruhende Verträge
reasons_items_vehicles = übrige Fahrzeuge
reasons_items_cash = übriges Bargeld

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
hows_blind = verdeckt gekauft
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

flows_start = Startgeld
flows_payouts = Zum Jahresende ausgezahlt
flows_bonuses = Aufbauprämie
flows_blindContracts = Mit verdeckten Verträgen
flows_sales = Bei Auktionen verkauft
flows_audits = Prüfungen, erhalten weniger gezahlt
flows_licences = Lizenzen
flows_vehicles = Fahrzeuge
flows_bids = Ersteigert
flows_losses = Bezahlte Verluste

## 

returnsAbout = Genaue Summen der Partie. Erträge von Teilstrecken zählen bei den genutzten Lizenzen, Erträge von Fahrzeugen beim jeweiligen Fahrzeug. Bei Verträgen zählt beides.

## auctions

auctions_none = In dieser Partie wurde nichts versteigert.
auctions_about = Das höchste sinnvolle Gebot jeder Gesellschaft nach der Prognose in diesem Augenblick, im Rahmen ihres Bargelds.
auctions_from = von { $seller }, mindestens { $least }
auctions_sold =
    { $points ->
        [one] { $buyer } für { $price }: nach der Prognose { $points } Punkt
       *[other] { $buyer } für { $price }: nach der Prognose { $points } Punkte
    }
auctions_unsold = Niemand bot.
auctions_worth = Lohnend für
auctions_useless = Keiner Gesellschaft war es das Mindestgebot wert.

## puzzles

puzzles_title = Der Vertrag, der sich lohnt
puzzles_what = Welches Rätsel?
puzzles_today = Heute
puzzles_more = Weitere Rätsel
puzzles_about = Nimm einen dieser vier Verträge. Mit welchem hat deine Gesellschaft am Ende die meisten Punkte?
puzzles_youAre = Du bist { $company }.
puzzles_cash = { $amount } Bargeld
puzzles_profit = { $amount } im Jahr
puzzles_completed = { $count } von { $target } Verträgen erfüllt
puzzles_choices = Verträge zur Auswahl
puzzles_points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
puzzles_check = Prüfen
puzzles_show = Lösung zeigen
puzzles_next = Nächstes Rätsel
puzzles_solved = Gelöst!
puzzles_failed = Diesmal nicht.
puzzles_proof = Punkte am Ende im Mittel von { $games } simulierten Partien mit jedem Vertrag. Der nächstbeste bringt { $margin } weniger.
puzzles_sum = Die Rechnung
puzzles_rows_licences = Nötige Lizenzen
puzzles_rows_vehicles = Nötige Fahrzeuge
puzzles_rows_yearly = Jahresgewinn
puzzles_rows_payback = Macht sich bezahlt in
puzzles_rows_completed = Erfüllt
puzzles_rows_points = Punkte am Ende
puzzles_closed = versperrt
puzzles_years =
    { $value ->
        [one] einem Jahr
       *[other] { $value } Jahren
    }
puzzles_hides_closed = { $contract } ist nicht zu erfüllen. Andere Gesellschaften versperren eine Teilstrecke.
puzzles_hides_loss = { $contract } drückt den Jahresgewinn zunächst auf { $profit }.
puzzles_hides_dear = Die Lizenzen für { $contract } kosten { $fees }. Die Gesellschaft hat { $cash } Bargeld.
puzzles_hides_completed = { $contract } wurde in { $share } der Partien erfüllt, der beste Vertrag in { $best }.
puzzles_rated =
    { $solved ->
        [yes] Deine Wertung: { $rating } ({ $change }, Stufe { $level } gelöst).
       *[no] Deine Wertung: { $rating } ({ $change }, Stufe { $level } verfehlt).
    }
puzzles_level = Stufe { $rating }
puzzles_rating = Deine Wertung: { $rating }
puzzles_allDone = Du hast alle Rätsel dieser Art bearbeitet.
