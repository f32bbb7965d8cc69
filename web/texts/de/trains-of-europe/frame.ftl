### German words of the frame around Trains of Europe.

map = Karte von Europa mit allen Abschnitten
mapRole = Karte

## waters

waters_north-sea = Nordsee
waters_atlantic-ocean = Atlantik
waters_mediterranean-sea = Mittelmeer
waters_black-sea = Schwarzes Meer

## 

track = Gewinn
trackUnit = k / Jahr
trackLoss = Verlust

## opening

opening_label = So beginnt es
opening_goal = Erfülle { $target } Verträge. Jeder bringt jährlich Geld, sobald er Lok, Wagen und Lizenzen für seine Teilstrecken hat.
opening_goalOpen = Verträge bringen jährlich Geld, sobald sie Lok, Wagen und Lizenzen für ihre Teilstrecken haben.
opening_call = Du rufst jetzt eine Phase aus. Alle spielen sie, du zuerst und mit einem Bonus. Dein Vertrag zeigt, was ihm noch fehlt.
opening_phases_on-site-meeting = – kaufe Lizenzen für die Teilstrecken deines Vertrags.
opening_phases_railroad-fair = – kaufe die Lok und die Wagen, die dein Vertrag verlangt.
opening_phases_conference-room = – du darfst einen zweiten Vertrag nehmen; seine Steuer ist jedes Jahr fällig.
opening_phases_auction-house = – verkaufe Fahrzeuge, die dein Vertrag nicht braucht, und ersteigere solche, die er braucht.
opening_phases_government-aid = – wähle ein kostenloses Fahrzeug, am besten eines, das dein Vertrag verlangt.
opening_phases_development-bonus = – du bekommst Bargeld für jede angeschlossene Stadt.

## 

thinking = überlegt
contractsOf = Verträge von { $target }
cashAndProfit = Bargeld, Gewinn
skip = Vorspulen
curtain = Nimm das Gerät so, dass niemand sonst auf den Bildschirm sieht. Öffne dann deine Bücher: Bargeld, Betriebshof und Pläne.
hint = Tipp
log = Verlauf
zoomIn = Vergrößern
zoomOut = Verkleinern
fit = Ganze Karte

## legend

legend_affordable = bezahlbar
legend_dear = zu teuer
legend_way = für einen Vertrag

## 

showChanges = Änderungen auf der Karte zeigen
hideChanges = Änderungen auf der Karte ausblenden
backToPhase = Zurück zur Phase
undo = Zurücknehmen
whichSection = Welcher Abschnitt?
none = Keiner davon
compare = Gesellschaften vergleichen

## find

find_open = Stadt suchen
find_label = Stadt oder Land
find_nothing = Keine Stadt heißt so.
find_suggested = Städte deiner Verträge
find_mine = in deinem Netz
find_named = kommt vor in { $contracts }
find_full = belegt

## 

sections = Abschnitte, die du kaufen kannst
noSections = Zurzeit kannst du keinen Abschnitt kaufen.
sortBy = Sortiert nach

## orders

orders_price = Preis
orders_contract = Vertrag
orders_city = Stadt

## 

onTheWay = auf dem Weg für { $contract }
tabsLabel = Dein Schreibtisch

## tabs

tabs_contracts = Verträge
tabs_yard = Betriebshof
tabs_sections = Abschnitte
tabs_log = Verlauf

## phoneTabs

phoneTabs_stage = Karte
phoneTabs_contracts = Verträge
phoneTabs_yard = Betriebshof
phoneTabs_companies = Firmen
phoneTabs_more = Mehr

## 

order = Reihenfolge
myBonus = Mein Bonus
running = Laufende Verträge
backNextYear = nächstes Jahr wieder wählbar
chooseTile = Wähle eine der offenen Phasen.
callNone = Wähle eine Phase

## over

over_replay = Wiederholung
over_again = Noch einmal spielen

## menu

menu_leave = Tisch verlassen
menu_leaveAbout = Die Partie bleibt erhalten; du kannst jederzeit zurückkommen.
menu_replay = Wiederholung dieser Partie
menu_save = Als Datei speichern
menu_saveRunning = Die Datei zeigt alles, auch was in dieser Partie geheim ist. Trotzdem speichern?
menu_keys = Tasten

## keys

keys_map = Zur Karte
keys_contracts = Deine Verträge
keys_yard = Dein Betriebshof
keys_sections = Abschnitte als Liste
keys_log = Verlauf
keys_find = Stadt suchen
keys_hint = Um einen Tipp bitten
keys_phases = Eine Phase zum Ausrufen wählen
keys_confirm = Die Wahl bestätigen
keys_pass = In einer Auktion passen
keys_around = Auf der Karte: nächster Abschnitt der Stadt
keys_along = Auf der Karte: den Abschnitt entlang und zurück
keys_zoom = Auf der Karte: vergrößern, verkleinern, ganze Karte
keys_clear = Die Wahl aufheben
keys_help = Diese Liste

## levels

levels_conductor_name = Schaffner
levels_conductor_about = Führt solide Bücher. Ein fairer Gegner für die erste Partie.
levels_engineer_name = Ingenieur
levels_engineer_about = Denkt das Jahr durch, bevor es um eine Phase oder einen Vertrag geht.
levels_director_name = Direktor
levels_director_about = Wagt viel, behält die anderen im Blick und überlegt vor jeder Entscheidung. Schwer zu schlagen.
levels_random_name = Tramp
levels_random_about = Macht irgendeinen erlaubten Zug.

## home

home_lead_1 = Verträge gewinnen, Lizenzen kaufen,
home_lead_2 = die bessere Gesellschaft führen.
home_facts = 2–4 Spieler · ein bis zwei Stunden
home_learn = Schnellstart
home_learnAbout = Zwei Jahre mit Begleitung
home_learnDone = Geschafft. Noch einmal

## setup

setup_twoToFour = Zwei bis vier
setup_players = Spieler
setup_share = Ihr teilt euch dieses Gerät. Ein Vorhang verdeckt, was geheim ist.
setup_startKit_title = Alle beginnen mit
setup_startKit_sticks = Gleisstäbe
setup_startKit_cash = Bargeld
setup_startKit_locomotive = Lokomotive
setup_startKit_wagons = Wagen
setup_startKit_contract = Startvertrag
setup_folded = Alles wie in der Anleitung
setup_show = Varianten zeigen
setup_hide = Varianten ausblenden
setup_differs = anders als in der Anleitung
setup_summary =
    { $companies ->
        [one] { $companies } Gesellschaft, { $end }, { $variants }
       *[other] { $companies } Gesellschaften, { $end }, { $variants }
    }
setup_variantCount =
    { $count ->
        [0] wie in der Anleitung
        [one] { $count } Variante
       *[other] { $count } Varianten
    }
setup_contractOf = Startvertrag von { $name }
setup_companyName = Name der Gesellschaft ({ $colour })

## settings

settings_title = Trains of Europe
settings_naming = Städtenamen
settings_namings_local = In der Landessprache
settings_namings_translated = In meiner Sprache

## replay

replay_everybody = Alle Bücher offen
replay_years = Jahre
replay_moments = Höhepunkte
replay_why = Warum?
