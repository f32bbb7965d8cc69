### German texts of Trains of Europe. The reader is addressed as "du".

## year

year_each = { $amount } im Jahr
year_short = { $amount }/Jahr
year_this = dieses Jahr
year_number = Jahr { $year }
year_fiscal = Geschäftsjahr

## 

game = Trains of Europe

## colours

colours_red = Rot
colours_blue = Blau
colours_green = Grün
colours_orange = Orange

## phases

phases_on-site-meeting_name = Ortstermin
phases_on-site-meeting_rule = Alle dürfen Lizenzen für bis zu 2 Abschnitte kaufen.
phases_on-site-meeting_bonus = bis zu 3 Abschnitte
phases_railroad-fair_name = Eisenbahnmesse
phases_railroad-fair_rule = Alle dürfen bis zu 2 Fahrzeuge kaufen, dann wird zugeteilt.
phases_railroad-fair_bonus = bis zu 3 Fahrzeuge
phases_conference-room_name = Konferenzraum
phases_conference-room_rule = Alle dürfen 1 Vertrag nehmen, offen oder verdeckt.
phases_conference-room_bonus = bis zu 2 Verträge
phases_auction-house_name = Auktionshaus
phases_auction-house_rule = Wer ein freies Fahrzeug hat, muss eins anbieten; dann wird geboten, dann zugeteilt.
phases_auction-house_bonus = du eröffnest zuerst
phases_government-aid_name = Staatshilfe
phases_government-aid_rule = 2 Lokomotiven und ein Wagen je Gesellschaft liegen aus; alle nehmen kostenlos ein Fahrzeug.
phases_government-aid_bonus = du wählst zuerst
phases_development-bonus_name = Aufbauprämie
phases_development-bonus_rule = Jede Gesellschaft bekommt 10k Bargeld je angeschlossener Stadt.
phases_development-bonus_bonus = 20k mehr für dich

## lines

lines_day = Tageszug
lines_hs = Hochgeschwindigkeit
lines_night = Nachtzug
lines_general = Stückgut
lines_liquid = Flüssiggut
lines_bulky = Schwergut

## categories

categories_eloco_name = Elektrolokomotive
categories_eloco_short = E-Lok
categories_dloco_name = Diesellokomotive
categories_dloco_short = Diesellok
categories_epower_name = Elektrischer Triebkopf
categories_epower_short = Triebkopf
categories_econtrol_name = Elektrischer Steuerwagen
categories_econtrol_short = Steuerwagen
categories_pax1_name = Reisezugwagen 1. Klasse
categories_pax1_short = 1. Klasse
categories_pax2_name = Reisezugwagen 2. Klasse
categories_pax2_short = 2. Klasse
categories_tank_name = Kesselwagen
categories_tank_short = Kessel
categories_closed_name = Gedeckter Güterwagen
categories_closed_short = Gedeckt
categories_open_name = Offener Güterwagen
categories_open_short = Offen

## vehicle

vehicle_loco = Lokomotive
vehicle_wagon = Wagen
vehicle_locos = Lokomotiven und Triebköpfe
vehicle_wagons = Wagen
vehicle_speed = Tempo
vehicle_class = Klasse { $speed }
vehicle_kmh = { $speed } km/h
vehicle_pulls = zieht { $count } Wagen
vehicle_berths = Betten
vehicle_blindLoco = Verdeckte Lokomotive
vehicle_blindWagon = Verdeckter Wagen
vehicle_blindLeft = aus dem Vorrat, noch { $count }
vehicle_countsAsBuy = zählt als Kauf
vehicle_free = kostenlos
vehicle_fits = passt
vehicle_fitsNone = kein freier Platz
vehicle_tooSlow = passt, aber zu langsam für die Bedingung
vehicle_noBerths = passt, aber ohne Betten für die Bedingung
vehicle_slowForReward = zu langsam für die Bedingung
vehicle_berthsForReward = ohne Betten für die Bedingung
vehicle_wouldReplace = würde { $model } ersetzen
vehicle_inYard = schon im Betriebshof
vehicle_replaces = ersetzt { $model }
vehicle_yard = Mein Betriebshof
vehicle_yardCount =
    { $count ->
        [one] { $count } Fahrzeug im Betriebshof
       *[other] { $count } Fahrzeuge im Betriebshof
    }
vehicle_soldTo =
    { $who ->
        [you] verkauft an dich
       *[other] verkauft an { $who }
    }
vehicle_takenBy =
    { $who ->
        [you] genommen von dir
       *[other] genommen von { $who }
    }
vehicle_waits = Wartet auf die nächste Messe oder das Auktionshaus.

## contract

contract_mine = Meine Verträge
contract_number = Nr. { $no }
contract_launch = Startvertrag
contract_completed = Erfüllt
contract_max = Höchstens
contract_now = jetzt
contract_tax = Steuer
contract_subsidy = Förderung
contract_chips =
    { $count ->
        [one] { $count } Förderchip
       *[other] { $count } Förderchips
    }
contract_eachVehicle = je
contract_vehiclesEach = je Fahrzeug
contract_speed = Alle Fahrzeuge mindestens Klasse { $speed }
contract_sleeper = Alle Wagen mit Betten
contract_noCondition = keine Zusatzbedingung
contract_via = über { $cities }
contract_openFrom = fehlt, ab { $price }
contract_closed = versperrt: alle Wege sind vergeben
contract_held = lizenziert
contract_gates_open = Bringt Ertrag
contract_gates_no-locomotive = Kein Ertrag, bis eine Lokomotive zugeteilt ist.
contract_gates_no-route = Kein Ertrag, bis eine Teilstrecke lizenziert ist.
contract_gates_no-locomotive-no-route = Kein Ertrag, bis eine Lokomotive und eine Teilstrecke bereitstehen.
contract_conditions_fulfilled = erfüllt
contract_conditions_ahead = zählt, sobald alle Teilstrecken und Fahrzeuge da sind
contract_conditions_unsuited = nicht mit { $models }
contract_unpulled = { $count } Wagen zu viel für die Lok
contract_rungs_now = jetzt
contract_rungs_begun = begonnen
contract_rungs_routes = alle Teilstrecken
contract_rungs_train = ganzer Zug
contract_rungs_complete = erfüllt
contract_ifTaken = Wenn ich ihn nehme
contract_atOnce = sofort
contract_incomeNow = Ertrag jetzt
contract_noTrain = noch kein Zug
contract_cheapestWay = Billigster fehlender Weg
contract_opens = eröffnet { $from }–{ $to }
contract_yardFits = { $models } aus deinem Betriebshof passt
contract_yardFitsMany = { $models } aus deinem Betriebshof passen
contract_vehiclesMissing =
    { $count ->
        [one] { $count } Fahrzeug fehlt, Listenpreis ab { $price }
       *[other] { $count } Fahrzeuge fehlen, Listenpreis ab { $price }
    }
contract_cashEnough = Bargeld { $cash }: reicht für die Lizenzen zu heutigen Preisen.
contract_cashShort = Bargeld { $cash }: für die Lizenzen zu heutigen Preisen fehlen { $short }.
contract_payback =
    { $value ->
        [one] Macht sich in { $value } Jahr bezahlt.
       *[other] Macht sich in { $value } Jahren bezahlt.
    }
contract_risks_none = Die Gesellschaft bleibt im Plus.
contract_risks_loss = Das Jahr endet mit einem Verlust, den dein Bargeld deckt. Der Vertrag bringt Ertrag, sobald er eine Lokomotive und eine Teilstrecke hat.
contract_risks_cannot-pay = Das Jahr endet mit einem Verlust, den dein Bargeld nicht deckt. Deine Gesellschaft wird verwarnt; beim zweiten Mal in Folge ist sie insolvent.
contract_blind = Verdeckter Vertrag
contract_blindLeft = oberste Karte, noch { $count }
contract_blindTerms = Sofort { $cash } Bargeld, 1 Förderchip. Du musst ihn behalten.
contract_newHere = neu

## company

company_companies = Gesellschaften
company_you = du
company_chair = Vorsitz
company_marked = Verwarnt
company_left = ausgeschieden
company_cash = Bargeld
company_hidden = geheim
company_profit = Jahresgewinn
company_loss = Jahresverlust
company_completedOf = { $count } von { $target } erfüllt
company_completed = { $count } erfüllt
company_active =
    { $count ->
        [one] { $count } Vertrag
       *[other] { $count } Verträge
    }
company_spare = Freie Fahrzeuge
company_cities = Städte
company_sticks = Gleisstäbe übrig
company_sticksLeft =
    { $count ->
        [one] noch { $count } Gleisstab
       *[other] noch { $count } Gleisstäbe
    }
company_calls = Ruft dieses Jahr aus
company_calling_now = ruft gerade aus
company_calling_next = ruft als Nächstes aus
company_calling_later = ruft danach aus

## turn

turn_yours = Du bist am Zug
turn_yoursBonus = Du bist am Zug, mit Bonus
turn_waitFor = Warten auf { $names }
turn_nobody = Einen Moment
turn_deciding =
    { $who ->
        [you] Du entscheidest
       *[other] { $who } entscheidet
    }
turn_left = noch { $count }
turn_used = { $used } von { $of }
turn_planMeanwhile = Du kannst inzwischen planen.
turn_out = Deine Gesellschaft ist ausgeschieden; du siehst bis zum Ende zu.
turn_steps_setup = Der Tisch wird aufgebaut
turn_steps_call = Welche Phase?
turn_steps_licences =
    { $count ->
        [one] Kaufe { $count } Lizenz
       *[other] Kaufe bis zu { $count } Lizenzen
    }
turn_steps_fair =
    { $count ->
        [one] Kaufe { $count } Fahrzeug
       *[other] Kaufe bis zu { $count } Fahrzeuge
    }
turn_steps_contracts =
    { $count ->
        [one] Nimm { $count } Vertrag
       *[other] Nimm bis zu { $count } Verträge
    }
turn_steps_aid = Nimm ein Fahrzeug, kostenlos
turn_steps_offers = Was bringst du in die Auktion?
turn_steps_opening = Eröffne ein Los oder verzichte
turn_steps_bidding = Erhöhe oder passe
turn_steps_assign = Teile deine Fahrzeuge zu
turn_steps_propose = Ein höheres Ziel vorschlagen?
turn_steps_vote = Bist du einverstanden?
turn_steps_books = Buche deinen Jahresgewinn
turn_steps_audits = Eine Gesellschaft prüfen?
turn_steps_offer-contracts = Welche Verträge bietest du an?
turn_steps_year-end = Jahresabschluss
turn_steps_over = Die Partie ist zu Ende
turn_helps_setup = Die Karten werden gemischt und ausgeteilt.
turn_helps_call = Alle spielen sie; du handelst zuerst und hast den Bonus. Ausrufen ist Pflicht.
turn_helps_licences = Wähle einen Abschnitt auf der Karte. Eine Lizenz gilt für die ganze Partie.
turn_helps_fair = Ausgestellte Fahrzeuge kosten den Listenpreis, verdeckte einen festen Preis. Aufgefüllt wird am Jahresende.
turn_helps_contracts = Steuer und Chips zählen sofort. Einen verdeckten Vertrag musst du behalten.
turn_helps_aid = Es kommt in deinen Betriebshof; zugeteilt wird in dieser Phase nichts. Verzichten geht nicht.
turn_helps_offers = Hast du ein freies Fahrzeug, musst du eins anbieten. Ungenutzte Lizenzen nur, wenn du willst.
turn_helps_opening = Wer ein Los eröffnet, gibt das erste Gebot ab. Was niemand eröffnet, bleibt beim Besitzer.
turn_helps_bidding = Wer passt, ist für dieses Los draußen.
turn_helps_assign = Teile zu, nimm ab und tausche, wie du willst; es zählt, wenn du bestätigst.
turn_helps_propose = Für ein höheres Ziel müssen alle zustimmen.
turn_helps_vote = Das Ziel steigt nur, wenn alle zustimmen.
turn_helps_books = Rechne ihn aus deinen Verträgen aus. Das Spiel prüft ihn nicht, aber die anderen dürfen dich prüfen.
turn_helps_audits = Wer falsch gebucht hat, zahlt dir den Unterschied. Jede Gesellschaft wird höchstens einmal im Jahr geprüft; Nachsehen kostet nichts.
turn_helps_offer-contracts = Du wählst einmal. Auf freie Fahrzeuge und ungenutzte Lizenzen darf in jedem Fall geboten werden.
turn_helps_year-end = Gewinne werden ausgezahlt, Verluste bezahlt.
turn_helps_over = Die Gesellschaften werden bewertet.

## actions

actions_call = { $phase } ausrufen
actions_licence = Lizenz kaufen, { $price }
actions_buy = Kaufen, { $price }
actions_buyBlind = Verdeckt kaufen, { $price }
actions_take = Nehmen, { $effect } im Jahr
actions_takeBlind = Verdeckten Vertrag nehmen
actions_choose = { $model } nehmen
actions_chooseOne = Wähle ein Fahrzeug
actions_offer =
    { $count ->
        [one] { $count } Los anbieten
       *[other] { $count } Lose anbieten
    }
actions_offerNothing = Nichts anbieten
actions_raise = { $bid } bieten
actions_pass = Passen
actions_decline = Nichts eröffnen
actions_assign = Zuteilen
actions_unassign = Abnehmen
actions_doneLicences = Zug beenden
actions_doneFair = Kauf beenden
actions_doneContracts = Keinen weiteren nehmen
actions_doneAssign = Züge bestätigen
actions_doneTarget = Nichts vorschlagen
actions_agree = Zustimmen
actions_refuse = Ablehnen
actions_propose = { $target } Verträge vorschlagen
actions_offerContracts =
    { $count ->
        [one] { $count } Vertrag anbieten
       *[other] { $count } Verträge anbieten
    }
actions_offerNone = Keinen anbieten
actions_lookAtMap = Karte ansehen
actions_continue = Weiter
actions_beginYear = Jahr { $year } beginnen

## illegal

illegal_already-audited = Diese Gesellschaft wurde dieses Jahr schon geprüft.
illegal_already-called = Diese Phase wurde dieses Jahr schon ausgerufen.
illegal_already-licensed = Diese Lizenz hast du schon.
illegal_already-proposed = Vor diesem Ausruf wurde schon ein Ziel vorgeschlagen.
illegal_bid-step = Gebote gehen in Schritten von { $step }.
illegal_bid-too-low = Das Mindestgebot ist { $needs }.
illegal_cash-short = Kostet { $needs }, du hast { $has }.
illegal_contract-complete = Dieser Vertrag ist erfüllt.
illegal_contract-twice = Dieser Vertrag ist zweimal genannt.
illegal_fixed-steps = An diesem Tisch muss das Gebot genau { $needs } sein.
illegal_impossible-draw = Das kann nicht gezogen werden.
illegal_limit-used-up = Dein Limit von { $limit } ist ausgeschöpft.
illegal_must-offer = Du musst mindestens ein freies Fahrzeug anbieten.
illegal_no-new-target = An diesem Tisch bleibt das Ziel, wie es ist.
illegal_no-place =
    { $places ->
        [one] Der einzige Platz ist besetzt.
       *[other] Alle { $places } Plätze sind besetzt.
    }
illegal_no-such-lot = Das steht nicht zum Verkauf.
illegal_no-such-vehicle = So ein Fahrzeug hast du nicht im Betriebshof.
illegal_no-such-company = Diese Gesellschaft ist nicht im Spiel.
illegal_not-assigned = Dieses Fahrzeug fährt nicht für den Vertrag.
illegal_not-identical = Beide Lokomotiven müssen vom selben Modell sein: { $model }.
illegal_not-in-selection = Dieses Fahrzeug ist nicht in der Auswahl.
illegal_not-on-display = Das liegt nicht mehr aus.
illegal_not-on-the-track = Buche ein Vielfaches von 10k zwischen { $least } und { $most }.
illegal_not-your-contract = Das ist nicht dein Vertrag.
illegal_not-your-section = Hier hast du keine Lizenz.
illegal_not-your-turn = Du bist nicht am Zug.
illegal_own-books = Deine eigene Gesellschaft kannst du nicht prüfen.
illegal_own-lot = Auf dein eigenes Los kannst du nicht bieten.
illegal_pile-empty = Der Vertragsstapel ist leer.
illegal_section-in-use = Einer deiner Verträge nutzt diesen Abschnitt.
illegal_section-twice = Dieser Abschnitt ist zweimal genannt.
illegal_sticks-short =
    { $needs ->
        [one] Braucht { $needs } Gleisstab, du hast { $has }.
       *[other] Braucht { $needs } Gleisstäbe, du hast { $has }.
    }
illegal_supply-empty = Der Vorrat ist leer.
illegal_target-too-low = Das neue Ziel muss mindestens { $needs } sein.
illegal_tracks-taken =
    { $tracks ->
        [one] Das einzige Gleis ist vergeben.
       *[other] Alle { $tracks } Gleise sind vergeben.
    }
illegal_unknown-contract = Diesen Vertrag gibt es nicht.
illegal_unknown-model = Dieses Modell gibt es nicht.
illegal_unknown-phase = Diese Phase gibt es nicht.
illegal_unknown-section = Diesen Abschnitt gibt es nicht.
illegal_wrong-category = Dieser Vertrag braucht das nicht: { $category }.
illegal_wrong-stage = Lizenzen werden vor Fahrzeugen versteigert.
illegal_wrong-step = Nicht in dieser Phase.
illegal_unknown = Das ist nicht erlaubt.

## 

rule = Regel { $id }

## sums

sums_profit = Jahresgewinn
sums_token = Von der Gesellschaft gebucht
sums_contract = { $contract }
sums_completed = { $contract }, erfüllt
sums_routes = Teilstrecken
sums_route = { $from }–{ $to }
sums_vehicles = Fahrzeuge
sums_locomotives =
    { $count ->
        [one] { $count } Lokomotive zu { $each }
       *[other] { $count } Lokomotiven zu { $each }
    }
sums_wagons = { $count } Wagen zu { $each }
sums_unpulled = { $count } Wagen ohne Zugkraft
sums_speed = Tempobedingung
sums_sleepers = Bettenbedingung
sums_tax = Steuer
sums_subsidy =
    { $count ->
        [one] { $count } Förderchip zu { $each }
       *[other] { $count } Förderchips zu { $each }
    }
sums_licence = Lizenz { $section }
sums_segments =
    { $count ->
        [one] { $count } Segment zu { $each }
       *[other] { $count } Segmente zu { $each }
    }
sums_secondTrack = doppelt als zweite Gesellschaft
sums_thirdTrack = vierfach als dritte Gesellschaft
sums_lowestBid = Mindestgebot
sums_listPrice = Listenpreis
sums_printedProfit = Aufgedruckter Gewinn
sums_discount = abzüglich
sums_floor = mindestens { $limit }
sums_cash = Bargeld
sums_cashStart = Startgeld
sums_cashOfYear = Jahr { $year }
sums_feePaid = Lizenz { $section }
sums_vehiclePaid = { $model } auf der Messe
sums_blindVehiclePaid = Verdecktes Fahrzeug auf der Messe
sums_blindContractCash = { $contract }, verdeckt genommen
sums_developmentBonus = Aufbauprämie
sums_cities =
    { $count ->
        [one] { $count } Stadt zu { $each }
       *[other] { $count } Städte zu { $each }
    }
sums_callerExtra = Zulage fürs Ausrufen
sums_bidPaid = { $what }, ersteigert
sums_bidReceived = { $what }, versteigert
sums_payout = Auszahlung
sums_profitOfYear = Gewinn des Jahres
sums_aboveCap = Körperschaftsteuer über { $limit }
sums_lossPaid = Bezahlter Verlust
sums_lossDue = Zu zahlender Verlust
sums_forgiven = erlassen, einmalig
sums_auditPaid =
    { $who ->
        [you] Nach einer Prüfung an dich gezahlt
       *[other] Nach einer Prüfung an { $who } gezahlt
    }
sums_auditReceived =
    { $who ->
        [you] Nach einer Prüfung von dir erhalten
       *[other] Nach einer Prüfung von { $who } erhalten
    }
sums_sticksLeft = Gleisstäbe übrig
sums_sticksAll = Alle Gleisstäbe
sums_sticksLaid = { $section }
sums_total = Summe
sums_evalProfit = Jahresgewinn
sums_evalCompleted = Erfüllte Verträge
sums_evalPartial = Laufende Verträge
sums_evalCities = Angeschlossene Städte
sums_evalNetwork = Größtes Netz
sums_evalCountries = Meiste Länder
sums_evalIdle = Ruhende Verträge
sums_evalVehicles = Übrige Fahrzeuge
sums_evalCash = Übriges Bargeld
sums_waiting = brächte { $amount }

## preview

preview_title = Wenn du bestätigst
preview_cash = Bargeld
preview_profit = Jahresgewinn
preview_sticks = Gleisstäbe
preview_contractsDone = Erfüllte Verträge
preview_opens = { $from }–{ $to } bringt Ertrag für { $contract }
preview_part = Teil von { $from }–{ $to } für { $contract }
preview_shuts = { $from }–{ $to } bringt nichts mehr für { $contract }
preview_completes = Erfüllt { $contract }
preview_completesHelp = Die Fahrzeuge kommen auf die Ablage; der Gewinn bleibt für immer.
preview_provisional = Zählt, wenn du die Züge bestätigst.
preview_ifWon = Wenn niemand höher bietet.
preview_spread = Jahresgewinn zwischen { $least } und { $most }, je nach Karte.
preview_nothing = Noch ändert sich nichts.
preview_trackNumber =
    Platz für { $tracks ->
        [one] eine Gesellschaft
       *[other] { $company ->
            [one] { $tracks } Gesellschaften, du wärst die erste
           *[other] { $tracks } Gesellschaften, du wärst Nummer { $company }
        }
    }
preview_feeDouble = Gebühr, doppelt für die zweite
preview_feeQuadruple = Gebühr, vierfach für die dritte
preview_fee = Gebühr

## auction

auction_lots = Lose
auction_licencesFirst = Zuerst die Lizenzen
auction_vehicles = Fahrzeuge
auction_contracts = Verträge
auction_licence = Lizenz { $section }
auction_contract = Vertrag { $contract }
auction_of =
    { $owner ->
        [you] { $what } (von dir)
       *[other] { $what } (von { $owner })
    }
auction_onTheBlock = wird versteigert
auction_from = ab { $bid }
auction_opensAt = Beginnt bei { $bid }
auction_list = Listenpreis { $price }
auction_kept = behalten
auction_toBeat = Zu überbieten
auction_ownBid = eigenes Gebot, Schritte von { $step }
auction_ifWon =
    { $who ->
        [you] Wenn ich dieses Los gewinne
       *[other] Wenn { $who } dieses Los gewinnt
    }
auction_backIn =
    { $value ->
        [one] bezahlt in { $value } Jahr
       *[other] bezahlt in { $value } Jahren
    }
auction_states_leads = Höchstgebot
auction_states_asked = überlegt
auction_states_waits = danach
auction_states_out = gepasst
auction_states_owner = Verkauf, Erlös geht hierher
auction_nextOpener =
    { $who ->
        [you] Das nächste Los darfst du eröffnen; das Recht wandert im Uhrzeigersinn.
       *[other] Das nächste Los darf { $who } eröffnen; das Recht wandert im Uhrzeigersinn.
    }
auction_elsewhere = Bei der Bank kostet es { $price }.
auction_listElsewhere = Der Listenpreis ist { $price }.
auction_limits_no-use = Nützt jetzt nichts.
auction_limits_forecast = Über { $bid } kostet es mehr, als es voraussichtlich bringt.
auction_limits_cash = Es ist dein ganzes Bargeld wert, { $bid }.
auction_limits_sold-elsewhere = Höchstens { $bid }: Die Bank verkauft dasselbe für { $price }.
auction_mustOffer = Mindestens eines davon musst du anbieten.
auction_optional = Ungenutzte Lizenzen, freiwillig
auction_inUse = von einem Vertrag genutzt
auction_offered = Angeboten
auction_keep = Behalten

## orders

orders_upTo = Bis { $bid } mitbieten
orders_about = Immer der kleinste Schritt, nie über die Grenze. Die anderen sehen die Gebote, nicht die Grenze.
orders_bidding = Für dich wird bis { $bid } geboten
orders_stop = Anhalten
orders_reached = Deine Grenze von { $bid } ist erreicht: biete oder passe selbst.
orders_passRest = Beim Rest passen
orders_passing = Du passt für den Rest dieser Versteigerung
orders_passingAbout = Für dich wird nichts eröffnet und nichts geboten.
orders_again = Wieder mitbieten
orders_nothingToAssign = Du hast nichts zuzuteilen. Der Schritt entfällt.

## plan

plan_title = Plan
plan_empty = Nichts geplant. Du kannst jederzeit planen, auch wenn andere am Zug sind.
plan_add = Einplanen
plan_remove = Aus dem Plan streichen
plan_clear = Plan leeren
plan_total = Summe
plan_after = Nach dem Plan
plan_licence = Lizenz { $section }
plan_buy = { $model } kaufen
plan_buyBlind_loco = Verdeckte Lokomotive kaufen
plan_buyBlind_wagon = Verdeckten Wagen kaufen
plan_take = { $contract } nehmen
plan_assign = { $model } für { $contract }
plan_call = { $phase } ausrufen
plan_moments_now = jetzt möglich
plan_moments_this-year = dieses Jahr, falls die Phase ausgerufen wird
plan_moments_later = frühestens nächstes Jahr
plan_dearer = Teurer geworden: { $planned } → { $price }.
plan_lost = Dein Plan geht nicht mehr auf: { $what }.

## facts

facts_opensRoute = Eröffnet eine Teilstrecke von mir
facts_from = ab { $price }
facts_affordable = Bezahlbar, an meinem Netz
facts_anywhere = Bezahlbare Abschnitte
facts_fitting = Passt und ist bezahlbar
facts_waiting = Passt, im Betriebshof
facts_none = keine
facts_onTable = In der Auslage
facts_openAndChips =
    { $open ->
        [one] { $open } offener,
       *[other] { $open } offene,
    } { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }
facts_mostChips = Meiste Chips
facts_equalChips = { $contracts } Verträge, je { $chips }
facts_iMustOffer = Eins muss ich anbieten
facts_othersMust = Auch andere müssen anbieten
facts_afterwards = Danach
facts_noAssigning = Keine Zuteilung
facts_untilFair = bis Messe oder Auktionshaus
facts_myCash = Mein Bargeld

## hint

hint_title = Der Direktor würde
hint_thinking = Der Direktor geht die Bücher durch
hint_none = Gerade gibt es keinen Tipp.
hint_close = Danke
hint_plan = Einplanen
hint_forecast =
    { $who ->
        [you] Prognose für dich: am Ende der Partie etwa
       *[other] Prognose für { $who }: am Ende der Partie etwa
    } { $points ->
        [part] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $now ->
        [none] .
        [part] ; { $now } Punkt, wenn sie jetzt zu Ende wäre.
        [one] ; { $now } Punkt, wenn sie jetzt zu Ende wäre.
       *[other] ; { $now } Punkte, wenn sie jetzt zu Ende wäre.
    }
hint_alternatives = Andere Möglichkeiten
hint_behind =
    { $points ->
        [part] { $points } Punkt weniger Vorsprung vor den anderen
        [one] { $points } Punkt weniger Vorsprung vor den anderen
       *[other] { $points } Punkte weniger Vorsprung vor den anderen
    }
hint_asGood = genauso gut
hint_whyBot =
    { $who ->
        [you] Warum hast du das getan?
       *[other] Warum hat { $who } das getan?
    }
hint_notBest = Die Prognose zieht eine andere Wahl vor.
hint_acts_call = { $phase } ausrufen
hint_acts_licence = die Lizenz { $section } kaufen
hint_acts_buy = { $model } kaufen
hint_acts_buyBlind_loco = eine verdeckte Lokomotive kaufen
hint_acts_buyBlind_wagon = einen verdeckten Wagen kaufen
hint_acts_take = { $contract } nehmen
hint_acts_takeBlind = einen verdeckten Vertrag nehmen
hint_acts_choose = { $model } nehmen
hint_acts_offer = { $what } anbieten
hint_acts_offerNothing = nichts anbieten
hint_acts_open = { $lot } mit { $bid } eröffnen
hint_acts_decline = nichts eröffnen
hint_acts_raise = { $bid } bieten
hint_acts_pass = passen
hint_acts_assign = { $model } für { $contract } zuteilen
hint_acts_unassign = { $model } von { $contract } abnehmen
hint_acts_offerContracts = { $contracts } anbieten
hint_acts_offerNoContract = keinen Vertrag anbieten
hint_acts_done = den Zug beenden
hint_acts_propose = { $target } Verträge vorschlagen
hint_acts_agree = zustimmen
hint_acts_refuse = ablehnen
hint_acts_book = { $amount } buchen
hint_acts_audit =
    { $who ->
        [you] dich prüfen
       *[other] { $who } prüfen
    }
hint_why_completes = Damit ist { $contract } erfüllt.
hint_why_opens = Eröffnet { $from }–{ $to }, { $income } im Jahr.
hint_why_profit = Jahresgewinn { $before } → { $after }.
hint_why_onTheWay = Liegt auf dem billigsten Weg für { $contracts }. Danach kostet der Rest noch { $left }.
hint_why_onTheWayLast = Die letzte Lizenz für { $contracts }.
hint_why_payback =
    { $value ->
        [one] { $contract } macht sich mit deinen Lizenzen in { $value } Jahr bezahlt.
       *[other] { $contract } macht sich mit deinen Lizenzen in { $value } Jahren bezahlt.
    }
hint_why_subsidy =
    { $count ->
        [one] Der Förderchip bringt { $amount } im Jahr.
       *[other] Die { $count } Förderchips bringen { $amount } im Jahr.
    }
hint_why_yard = Im Betriebshof für { $contract }: { $models }.
hint_why_fits = { $model } passt zu { $contract }.
hint_why_fitsForNow = { $model } bringt bei { $contract } Ertrag, erfüllt aber die Bedingung nicht.
hint_why_belowPrice = { $price } statt { $elsewhere }.
hint_why_reach =
    { $cities ->
        [one] Schließt { $cities } weitere Stadt an.
       *[other] Schließt { $cities } weitere Städte an.
    }
hint_why_reachCountries =
    { $cities ->
        [one] Schließt { $cities } weitere Stadt und
       *[other] Schließt { $cities } weitere Städte und
    } { $countries ->
        [one] { $countries } weiteres Land an.
       *[other] { $countries } weitere Länder an.
    }
hint_why_cash = Bringt { $amount } Bargeld.
hint_why_phases_on-site-meeting = Deine günstigste fehlende Teilstrecke kostet { $price }.
hint_why_phases_on-site-meeting-none = Das Netz kann wachsen.
hint_why_phases_railroad-fair = Für deine Verträge ausgestellt: { $models }.
hint_why_phases_railroad-fair-waiting = Wartet auf Zuteilung: { $models }.
hint_why_phases_railroad-fair-none = Ein verdecktes Fahrzeug könnte passen.
hint_why_phases_conference-room = { $contract } hat die meisten Chips.
hint_why_phases_conference-room-none = Es ist Zeit für einen weiteren Vertrag.
hint_why_phases_auction-house = Freie Fahrzeuge werden zu Bargeld.
hint_why_phases_government-aid = Ein kostenloses Fahrzeug und die erste Wahl.
hint_why_phases_development-bonus = Bargeld für jede angeschlossene Stadt.
hint_why_keepsCash = Dein Bargeld wird für den diesjährigen Verlust von { $loss } gebraucht.
hint_why_noUse_model = Keiner deiner Verträge braucht es.
hint_why_noUse_section = Keine deiner Teilstrecken braucht ihn.
hint_why_noUse_contract = Er würde sich nicht lohnen.
hint_why_tooDear = { $price } ist mehr, als es dir wert ist.
hint_why_tooDearElsewhere = { $price } ist zu viel: Anderswo kostet es { $elsewhere }.
hint_why_spare = Überzählig: { $models }.
hint_why_loses = { $contracts }: { $net } im Jahr.
hint_why_losing =
    { $count ->
        [one] { $contracts } macht Verlust: Das geht vor.
       *[other] { $contracts } machen Verlust: Das geht vor.
    }
hint_why_nothingBetter = Etwas Besseres gibt es gerade nicht.

## log

log_founded =
    { $who ->
        [you] *Du* beginnst mit { $contract }
       *[other] *{ $who }* beginnt mit { $contract }
    }
log_foundedWith =
    { $who ->
        [you] *Du* beginnst mit { $contract }, { $models }
       *[other] *{ $who }* beginnt mit { $contract }, { $models }
    }
log_chair =
    { $who ->
        [you] *Du* übernimmst den Vorsitz
       *[other] *{ $who }* übernimmt den Vorsitz
    }
log_year = Jahr { $year }, es rufen aus: { PEOPLE($callers, you: "du") }
log_market = Neu am Markt: { $contracts }; { $models }
log_marketVehicles = Neu auf den Ständen: { $models }
log_called =
    { $who ->
        [you] *Du* rufst *{ $phase }* aus
       *[other] *{ $who }* ruft *{ $phase }* aus
    }
log_licences =
    { $who ->
        [you] *Du* lizenzierst { $sections } für { $total }
       *[other] *{ $who }* lizenziert { $sections } für { $total }
    }
log_purchases =
    { $who ->
        [you] *Du* kaufst { $vehicles } für { $total }
       *[other] *{ $who }* kauft { $vehicles } für { $total }
    }
log_blind_loco = eine verdeckte Lokomotive
log_blind_wagon = einen verdeckten Wagen
log_blindKnown = { $model } (verdeckt gekauft)
log_takes =
    { $who ->
        [you] *Du* nimmst { $contracts }
       *[other] *{ $who }* nimmt { $contracts }
    }
log_taken = { $contract } ({ $net } im Jahr)
log_takenBlind = { $contract }, verdeckt ({ $net } im Jahr, { $cash } Bargeld)
log_aid = Der Staat zeigt { $models }
log_gift =
    { $who ->
        [you] *Du* nimmst { $model } kostenlos
       *[other] *{ $who }* nimmt { $model } kostenlos
    }
log_bonuses = Aufbauprämie: { $amounts }
log_amountFor =
    { $who ->
        [you] du { $amount }
       *[other] { $who } { $amount }
    }
log_offered =
    { $who ->
        [you] *Du* hast das Angebot gewählt
       *[other] *{ $who }* hat das Angebot gewählt
    }
log_lots =
    { $count ->
        [one] { $count } Los kommt zur Auktion
       *[other] { $count } Lose kommen zur Auktion
    }
log_noLots = Nichts kommt zur Auktion
log_offeredContracts =
    { $who ->
        [you] *Du* bietest { $contracts } an
       *[other] *{ $who }* bietet { $contracts } an
    }
log_offeredNone =
    { $who ->
        [you] *Du* bietest keinen Vertrag an
       *[other] *{ $who }* bietet keinen Vertrag an
    }
log_bidding =
    { $who ->
        [you] *Du* bietest { $bid } für { $lot }
       *[other] *{ $who }* bietet { $bid } für { $lot }
    }
log_sold =
    { $who ->
        [you] *Du* ersteigerst { $lot } von
       *[other] *{ $who }* ersteigert { $lot } von
    } { $owner ->
        [you] dir für { $price }
       *[other] { $owner } für { $price }
    }
log_assigned =
    { $who ->
        [you] *Du* teilst zu: { $what }
       *[other] *{ $who }* teilt zu: { $what }
    }
log_on = { $models } für { $contract }
log_off = { $models } nicht mehr für { $contract }
log_swap = { $on } statt { $off } für { $contract }
log_completed =
    { $who ->
        [you] *Du* erfüllst *{ $contract }*
       *[other] *{ $who }* erfüllt *{ $contract }*
    }
log_lastYear_target = Das letzte Jahr: Das Ziel ist erreicht
log_lastYear_sticks = Das letzte Jahr: Eine Gesellschaft hat ihren letzten Gleisstab gelegt
log_lastYear_profit = Das letzte Jahr: Ein Jahresgewinn von 500k ist erreicht
log_targetProposed =
    { $who ->
        [you] *Du* schlägst { $target } Verträge als Ziel vor
       *[other] *{ $who }* schlägt { $target } Verträge als Ziel vor
    }
log_targetKept = Das Ziel bleibt bei { $target }
log_targetRaised = Das neue Ziel sind { $target } Verträge
log_booked =
    { $who ->
        [you] Du hast den Jahresgewinn gebucht
        [one] { CAPITAL(PEOPLE($who, you: "du")) } hat den Jahresgewinn gebucht
        [with-you] { CAPITAL(PEOPLE($who, you: "du")) } habt den Jahresgewinn gebucht
       *[several] { CAPITAL(PEOPLE($who, you: "du")) } haben den Jahresgewinn gebucht
    }
log_auditRight =
    { $who ->
        [you] *Du* prüfst
       *[other] *{ $who }* prüft
    } { $audited ->
        [you] dich: { $amount } stimmt
       *[other] { $audited }: { $amount } stimmt
    }
log_auditWrong =
    { $who ->
        [you] *Du* prüfst
       *[other] *{ $who }* prüft
    } { $audited ->
        [you] dich: { $booked } gebucht, richtig ist { $right }
       *[other] { $audited }: { $booked } gebucht, richtig ist { $right }
    }
log_auditFine =
    { $who ->
        [you] { $paid } an dich gezahlt
       *[other] { $paid } an { $who } gezahlt
    }
log_auditWaived =
    { $who ->
        [you] *Du* prüfst niemanden
       *[other] *{ $who }* prüft niemanden
    }
log_checked =
    { $who ->
        [you] Letzte Prüfung der Bücher: du { $booked } gebucht, richtig ist { $right }
       *[other] Letzte Prüfung der Bücher: { $who } { $booked } gebucht, richtig ist { $right }
    }
log_yearEnd = Jahresende: { $rows }
log_settled_paid-out =
    { $who ->
        [you] du { $amount }
       *[other] { $who } { $amount }
    }
log_settled_nothing =
    { $who ->
        [you] du nichts
       *[other] { $who } nichts
    }
log_settled_paid =
    { $who ->
        [you] du { $amount }
       *[other] { $who } { $amount }
    }
log_settled_forgiven =
    { $who ->
        [you] du { $amount }, nicht bezahlt und verwarnt
       *[other] { $who } { $amount }, nicht bezahlt und verwarnt
    }
log_settled_insolvent =
    { $who ->
        [you] du { $amount }, insolvent
       *[other] { $who } { $amount }, insolvent
    }
log_saved_profit =
    { $who ->
        [you] *Du* bist aus den roten Zahlen und bleibst
       *[other] *{ $who }* ist aus den roten Zahlen und bleibt
    }
log_saved_paid =
    { $who ->
        [you] *Du* zahlst den Verlust und bleibst
       *[other] *{ $who }* zahlt den Verlust und bleibt
    }
log_left =
    { $who ->
        [you] *Du* scheidest wegen Insolvenz aus
       *[other] *{ $who }* scheidet wegen Insolvenz aus
    }
log_subsidies = Förderchip für { $contracts }
log_gone = Unter den Stapel: { $contracts }
log_reshuffled_loco = Die Lokomotiven der Ablage kommen wieder in den Vorrat
log_reshuffled_wagon = Die Wagen der Ablage kommen wieder in den Vorrat
log_over =
    { $who ->
        [you] *Du* gewinnst
        [one] *{ CAPITAL(PEOPLE($who, you: "du")) }* gewinnt
        [with-you] *{ CAPITAL(PEOPLE($who, you: "du")) }* gewinnt gemeinsam
       *[several] *{ CAPITAL(PEOPLE($who, you: "du")) }* gewinnen gemeinsam
    }
log_profitStep = Jahresgewinn { $before } → { $after }

## speech

speech_turn = Du bist am Zug. { $what }.
speech_turnBonus = Du bist am Zug, mit Bonus. { $what }.
speech_money = { $amount } Euro
speech_standing = Bargeld { $cash }, Jahresgewinn { $profit }.
speech_section =
    { $segments ->
        [one] { $section }, { $segments } Segment, { $price }
       *[other] { $section }, { $segments } Segmente, { $price }
    }
speech_tracksTaken = { $taken } von { $tracks } Gleisen vergeben
speech_opensRoute = eröffnet { $from }–{ $to }
speech_bidding =
    { $who ->
        [you] { $lot }, { $bid } von dir. Erhöhe oder passe.
       *[other] { $lot }, { $bid } von { $who }. Erhöhe oder passe.
    }
speech_since = Seit deinem letzten Zug

## yearLine

yearLine_called =
    { $who ->
        [you] Du hast ausgerufen
       *[other] { $who } hat ausgerufen
    }
yearLine_callsNow =
    { $who ->
        [you] Du rufst jetzt aus
       *[other] { $who } ruft jetzt aus
    }
yearLine_callsNext =
    { $who ->
        [you] Du rufst als Nächstes aus
       *[other] { $who } ruft als Nächstes aus
    }
yearLine_thenCalls =
    { $who ->
        [you] dann rufst du aus
       *[other] dann ruft { $who } aus
    }
yearLine_stillOpen = noch offen
yearLine_oneOf =
    { $count ->
        [one] die letzte übrige
       *[other] eine von { $count }
    }
yearLine_end = Jahresende
yearLine_final = Schlussjahr
yearLine_inPhases =
    { $count ->
        [one] in { $count } Phase
       *[other] in { $count } Phasen
    }
yearLine_payout = deine Auszahlung { $amount }
yearLine_loss = dein Verlust { $amount }
yearLine_insolvencyOf =
    { $who ->
        [you] Deine Insolvenz
       *[other] Insolvenz von { $who }
    }

## yearEnd

yearEnd_title = Abschluss von Geschäftsjahr { $year }
yearEnd_lead = Gewinne werden ausgezahlt, höchstens 200k. Verluste werden bar bezahlt.
yearEnd_steps_1 = Abrechnung
yearEnd_steps_2 = Insolvenz
yearEnd_steps_3 = Endprüfung
yearEnd_steps_4 = Verträge
yearEnd_steps_5 = Vorsitz
yearEnd_steps_6 = Stände
yearEnd_statement = Abrechnung
yearEnd_cap = höchstens { $limit }
yearEnd_profit = Jahresgewinn
yearEnd_change = { $amount } gegenüber Jahr { $year }
yearEnd_same = wie im Vorjahr
yearEnd_notBooked = Nicht gebucht
yearEnd_booked = Gebucht
yearEnd_cash = Bargeld
yearEnd_how_paid-out = ausgezahlt
yearEnd_how_nothing = nichts zu buchen
yearEnd_how_paid = bezahlt
yearEnd_how_forgiven = alles Bargeld
yearEnd_how_insolvent = insolvent
yearEnd_corporateTax = Körperschaftsteuer
yearEnd_forgivenOnce = einmal erlassen
yearEnd_capped = Begrenzt
yearEnd_now = jetzt { $profit }
yearEnd_settledWith = { $profit } im Jahr bei der Abrechnung, vor den Verkäufen
yearEnd_sales_sold = { $amount } aus Verkäufen
yearEnd_sales_bought = { $amount } für Käufe
yearEnd_repaid = { $amount } Verlust bezahlt
yearEnd_markedWarning =
    { $who ->
        [you] Du konntest
       *[other] { $who } konnte
    } { $loss } nicht zahlen; { $forgiven } werden einmalig erlassen. Am nächsten Jahresende muss die Gesellschaft aus den roten Zahlen sein oder den Verlust ganz bezahlen. Sonst ist sie insolvent.
yearEnd_contractsFor = Verträge für Jahr { $year }
yearEnd_goneUnder = { $contract } kommt unter den Stapel
yearEnd_newChair = Neuer Vorsitz
yearEnd_callsIn = Reihenfolge in Jahr { $year }
yearEnd_newStands = Neue Stände
yearEnd_oldStands = alte auf die Ablage
yearEnd_mine = Mein Jahr
yearEnd_endTest = Ende der Partie?
yearEnd_notYet = Noch nicht
yearEnd_ends = Ja
yearEnd_triggers_target = Erfüllte Verträge
yearEnd_triggers_profit = Höchster Jahresgewinn
yearEnd_triggers_sticks = Wenigste Gleisstäbe
yearEnd_triggers_bank = Bank
yearEnd_of = { $value } von { $limit }
yearEnd_leftOver = noch { $value }
yearEnd_changed = Was sich in Jahr { $year } geändert hat

## insolvency

insolvency_title = Verkaufen, bis der Verlust gedeckt ist
insolvency_lead = Die Gesellschaft kann zum zweiten Mal in Folge ihren Verlust nicht bezahlen. Die anderen bieten. Schluss ist, sobald das Bargeld den Verlust deckt oder der Gewinn wieder bei 0 steht.
insolvency_sale = Zuerst eröffnet, wer rechts von dir sitzt, dann geht es im Uhrzeigersinn weiter. Schluss ist, sobald du zahlen kannst oder dein Gewinn wieder bei 0 steht.
insolvency_steps_1 = Verlust gebucht
insolvency_steps_2 = Verträge angeboten
insolvency_steps_3 = Verkauf
insolvency_steps_4 = Abschluss
insolvency_whichContracts = Welche Verträge bietest du an?
insolvency_offeredEffect = Gewinn { $amount } bei Verkauf
insolvency_lowestBid = Mindestgebot
insolvency_wayPay = Weg 1: den Verlust bezahlen
insolvency_wayProfit = Weg 2: Gewinn zurück auf 0
insolvency_missing = es fehlen { $amount }
insolvency_enough = reicht
insolvency_together =
    { $count ->
        [2] Beide zusammen
       *[other] Alle { $count } zusammen
    }
insolvency_ifLowest = Beim Verkauf zum Mindestgebot
insolvency_giveUp = Der Vertrag wird mit Chips und Fahrzeugen verkauft. Die Lizenzen behältst du. Bietet niemand genug, scheidet die Gesellschaft aus und wird trotzdem bewertet.
insolvency_saves = Dieses Gebot würde die Gesellschaft retten
insolvency_leaves =
    { $who ->
        [you] Du scheidest
       *[other] { $who } scheidet
    } aus. Die Lizenzen bleiben auf der Karte; die Gesellschaft wird trotzdem bewertet.
insolvency_remains = Was danach bleibt
insolvency_licences = Lizenzen
insolvency_proceeds = Erlös
insolvency_nothingToDo = Du hast hier nichts zu tun.

## evaluation

evaluation_title = Bewertung
evaluation_after = nach Geschäftsjahr { $year }
evaluation_won =
    { $who ->
        [you] Du gewinnst
        [one] { CAPITAL(PEOPLE($who, you: "du")) } gewinnt
        [with-you] { CAPITAL(PEOPLE($who, you: "du")) } gewinnt gemeinsam
       *[several] { CAPITAL(PEOPLE($who, you: "du")) } gewinnen gemeinsam
    }
evaluation_wonBy =
    { $who ->
        [you] Du gewinnst mit
       *[other] { $who } gewinnt mit
    } { $sixths ->
        [part] { $sixths } Punkt Vorsprung
        [one] { $sixths } Punkt Vorsprung
       *[other] { $sixths } Punkten Vorsprung
    }
evaluation_points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
evaluation_reasons_target = Die vereinbarte Zahl von Verträgen ist erfüllt; das Jahr wurde zu Ende gespielt und ausgezahlt.
evaluation_reasons_sticks = Eine Gesellschaft hatte ihren letzten Gleisstab gelegt.
evaluation_reasons_profit = Ein Jahresgewinn von 500k wurde erreicht.
evaluation_reasons_bank = Die Bank hatte kein Geld mehr.
evaluation_reasons_players = Nur eine Gesellschaft war noch übrig.
evaluation_reasons_years = Das letzte mögliche Jahr war vorbei.
evaluation_reached_target =
    { $who ->
        [you] Du hast das Ziel von
        [one] { CAPITAL(PEOPLE($who, you: "du")) } hat das Ziel von
        [with-you] { CAPITAL(PEOPLE($who, you: "du")) } habt das Ziel von
       *[several] { CAPITAL(PEOPLE($who, you: "du")) } haben das Ziel von
    } { $count } { $count ->
        [one] Vertrag
       *[other] Verträgen
    } erreicht; das Jahr wurde zu Ende gespielt und ausgezahlt.
evaluation_reached_sticks =
    { $who ->
        [you] Du hattest keinen Gleisstab mehr.
        [one] { CAPITAL(PEOPLE($who, you: "du")) } hatte keinen Gleisstab mehr.
        [with-you] { CAPITAL(PEOPLE($who, you: "du")) } hattet keinen Gleisstab mehr.
       *[several] { CAPITAL(PEOPLE($who, you: "du")) } hatten keinen Gleisstab mehr.
    }
evaluation_reached_profit =
    { $who ->
        [you] Du hast einen Jahresgewinn von 500k erreicht.
        [one] { CAPITAL(PEOPLE($who, you: "du")) } hat einen Jahresgewinn von 500k erreicht.
        [with-you] { CAPITAL(PEOPLE($who, you: "du")) } habt einen Jahresgewinn von 500k erreicht.
       *[several] { CAPITAL(PEOPLE($who, you: "du")) } haben einen Jahresgewinn von 500k erreicht.
    }
evaluation_how_profit = 1 je angefangene 100k
evaluation_how_completed = je 2
evaluation_how_partial = je 1, Lokomotive und eine Teilstrecke
evaluation_how_cities = 1 je angefangene 5
evaluation_how_network = 2 für das längste, bei Gleichstand geteilt
evaluation_how_countries = 2 für die meisten, bei Gleichstand geteilt
evaluation_how_idle = je −1
evaluation_how_vehicles = −1 je angefangene 3 über 3
evaluation_how_cash = −1 je angefangene 100k über 300k
evaluation_item = Posten
evaluation_total = Summe
evaluation_highestWins = die höchste Summe gewinnt
evaluation_place = { $place }.
evaluation_segments =
    { $count ->
        [one] { $count } Segment
       *[other] { $count } Segmente
    }
evaluation_cities =
    { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
evaluation_countries =
    { $count ->
        [one] { $count } Land
       *[other] { $count } Länder
    }
evaluation_chart = Gewinn Jahr für Jahr
evaluation_chartHelp = Jahresergebnis an jedem Jahresende
evaluation_networks = Netze am Ende
evaluation_shared =
    { $count ->
        [one] allein
       *[other] unter { $count } geteilt
    }
evaluation_ifNow = Wäre die Partie jetzt zu Ende

## moments

moments_year = Jahr { $year }
moments_completed =
    { $who ->
        [you] Du: { $contract } erfüllt
       *[other] { CAPITAL($who) }: { $contract } erfüllt
    }
moments_leap =
    { $who ->
        [you] Du: { $amount } im Jahr
       *[other] { CAPITAL($who) }: { $amount } im Jahr
    }
moments_fall =
    { $who ->
        [you] Du: { $amount } im Jahr
       *[other] { CAPITAL($who) }: { $amount } im Jahr
    }
moments_auction = { $lot } für { $price }
moments_trouble = Ein Verlust, der nicht bezahlt werden kann
moments_left =
    { $who ->
        [you] Du: ausgeschieden
       *[other] { CAPITAL($who) }: ausgeschieden
    }
moments_last-year = Das letzte Jahr steht fest
moments_over = Bewertung
