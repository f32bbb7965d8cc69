### German texts of Trans Europa. The reader is addressed as "du".

## directions

directions_e = Osten
directions_ne = Nordosten
directions_nw = Nordwesten
directions_w = Westen
directions_sw = Südwesten
directions_se = Südosten
directions_n = Norden
directions_s = Süden

## waters

waters_north-sea = Nordsee
waters_baltic-sea = Ostsee
waters_atlantic-ocean = Atlantik
waters_mediterranean-sea = Mittelmeer
waters_black-sea = Schwarzes Meer
waters_pacific-ocean = Pazifik
waters_gulf-of-mexico = Golf von Mexiko
waters_adriatic-sea = Adria

## places

places_at = in { $city }
places_near = bei { $city }
places_from = { $direction } von { $city }
places_junctionFrom = Kreuzungspunkt { $direction } von { $city }
places_toward = nach { $direction } Richtung { $city }
places_to = nach { $direction } bis { $city }
places_directionNear = nach { $direction }, bei { $city }

## levels

levels_random = Tramp
levels_greedy = Nimmersatt
levels_apprentice = Lehrling
levels_conductor = Schaffner
levels_engineer = Ingenieur
levels_inspector = Inspektor
levels_director = Direktor

## editions

editions_classic = Klassisch
editions_ferry = Fähren
editions_prestige = Prestige

## front

front_titleLines_1 = Fünf Städte.
front_titleLines_2 = Ein Netz für alle.
front_facts = 2–6 Spieler · 20 Minuten
front_learn = Lernen
front_learnProgress = { $done } von { $all } geschafft
front_learnNext = als Nächstes: { $lesson }
front_learnFirst = Fang hier an: { $lesson }
front_learnDone = Weiter mit Strategie
front_puzzlesNew = Zwei neue für heute
front_puzzlesOne = 1 von 2 heute gelöst
front_puzzlesDone = Beide heute gelöst
front_puzzleRow =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }

## table

table_round = Durchgang { $round }
table_supply =
    { $count ->
        [one] noch { $count } Schiene
       *[other] noch { $count } Schienen
    }
table_supplyShort = noch { $count }
table_tracksLeft = Schienen übrig
table_toPlay = am Zug
table_thinking = überlegt
table_first = Start
table_firstLong = Startspieler dieses Durchgangs
table_points = Pkt.
table_pointsLeft =
    { $count ->
        [one] noch { $count } Punkt
       *[other] noch { $count } Punkte
    }
table_prestige = { $count } Prestige
table_prestigeUnit = Prestige
table_scoreOf = { $name }: { $score }
table_backs = Karten auf der Hand: { $regions }
table_backsOf = { $region } × { $count }
table_ownPieces =
    { $count ->
        [one] { $count } farbige Schiene
       *[other] { $count } farbige Schienen
    }
table_log = Verlauf
table_showLog = Verlauf zeigen
table_hideLog = Ausblenden
table_players = Spieler
table_hand = Deine Städte
table_toGo = entfernt
table_linked = am Netz
table_missing =
    { $count ->
        [one] Schiene fehlt noch
       *[other] Schienen fehlen noch
    }
table_missingBeforeMarker =
    { $count ->
        [one] Schiene würde deine Städte verbinden
       *[other] Schienen würden deine Städte verbinden
    }
table_allLinked = Alle deine Städte sind angeschlossen
table_board = Spielplan: { $name }
table_boardRole = Spielplan
table_legalNone = Gerade gibt es nichts zu legen.
table_zoomIn = Vergrößern
table_zoomOut = Verkleinern
table_fit = Ganzen Plan zeigen
table_locate = Mein Netz zeigen
table_tools = Werkzeuge
table_hint = Tipp
table_scores = Punkte und Verlauf
table_expand = Mehr zeigen
table_collapse = Weniger zeigen

## turn

turn_goal = Verbinde als Erstes alle deine Städte. Schienen gehören allen.
turn_planAhead = Plane deinen nächsten Zug: Klicke auf eine Fahrkarte oder eine Linie.
turn_planAheadTouch = Plane deinen nächsten Zug: Tippe auf eine Fahrkarte oder eine Linie.
turn_planned = Für deinen nächsten Zug geplant. Dann genügt ein Druck.
turn_yours = Dein Zug
turn_others = { $name } ist am Zug
turn_nobody = Einen Moment
turn_marker = Setze deinen Startmarker
turn_markerHelp = Wähle einen freien Kreuzungspunkt. Von hier aus wächst dein Netz, bleib also in der Nähe deiner Städte.
turn_markerAt = Start { $place }
turn_markerConfirm = Marker setzen
turn_budget = noch { $left } verfügbar
turn_budgetUsed = { $used } von { $limit } verplant
turn_emptyPlan = Klicke auf eine Linie, um eine Schiene zu planen, oder auf eine ferne Stadt für den ganzen Weg dorthin.
turn_emptyPlanTouch = Tippe auf eine Linie, um eine Schiene zu planen, oder auf eine ferne Stadt für den ganzen Weg dorthin.
turn_cost = Kosten { $cost } von { $budget }
turn_stillMissing = Noch nötig
turn_lay =
    { $count ->
        [one] { $count } Schiene legen
       *[other] { $count } Schienen legen
    }
turn_layNone = Schienen legen
turn_end = Zug beenden
turn_endHelp = Du darfst noch eine Schiene legen oder den Zug beenden.
turn_claimHelp = Melde dich fertig, wenn alle deine Städte angeschlossen sind, oder beende den Zug.
turn_clear = Verwerfen
turn_instead = Statt des früheren Plans: Für beides reicht der Zug nicht.
turn_pendingEnd = { $names }: alle Städte angeschlossen. Mit deinem Zug endet der Durchgang.
turn_pendingEndHelp = Den Rest deines Zuges darfst du noch nutzen.
turn_passAllowed = Passen
turn_waitBot = { $name } überlegt
turn_dropTitle = Gib eine Stadt ab
turn_dropHelp = Wähle eine deiner Fahrkarten, die du zurückgibst. Du spielst mit den anderen vier.
turn_dropConfirm = { $city } abgeben
turn_passTitle = Gib eine Stadt nach links, { $pass } von { $all }
turn_passHelp = Wähle eine deiner Fahrkarten: Sie geht an { $name }.
turn_passConfirm = { $city } weitergeben
turn_chainTitle = Eine Stadt zu viel
turn_chainHelp = Wähle, welche der beiden an { $name } geht. Die andere behältst du.
turn_chainHelpLast = Wähle, welche der beiden zurück auf den Stapel geht. Die andere behältst du.
turn_chainConfirm = { $city } weggeben
turn_waiting = Warten auf { $names }
turn_choiceMade = Du hast { $city } gewählt.

## tips

tips_cost = Kosten { $cost }
tips_routeTo = { $city }: noch { $cost } bis zum Anschluss
tips_single = Einfache Linie
tips_river = Brücke über einen Fluss
tips_mountain = Strecke übers Gebirge
tips_sea = Strecke übers Meer
tips_ferry = Fähre

## illegal

illegal_not-your-turn = Du bist nicht am Zug.
illegal_not-now = Das geht an dieser Stelle des Durchgangs nicht.
illegal_no-such-junction = Diesen Kreuzungspunkt gibt es nicht.
illegal_junction-taken = Hier steht schon ein anderer Marker.
illegal_no-such-line = Hier verläuft keine Linie.
illegal_occupied = Hier liegt schon eine Schiene.
illegal_own-track-on-land = Farbige Schienen sind nur für Fähren da.
illegal_no-own-track-left = Du hast keine farbige Schiene mehr.
illegal_second-ferry = Mehr als eine Fährschiene pro Zug geht nicht.
illegal_over-budget = Kostet { $needs }, du hast noch { $left }.
illegal_not-connected = Nicht mit deinem Netz verbunden.
illegal_must-build = Lege mindestens eine Schiene.
illegal_no-claims = Hier meldet sich niemand fertig: Der Tisch sieht selbst, wer alle Städte angeschlossen hat.
illegal_claimed-already = Du hast dich in diesem Zug schon fertig gemeldet.
illegal_no-such-city = Diese Stadt gibt es nicht.
illegal_not-in-hand = Diese Stadt hast du nicht auf der Hand.
illegal_wrong-colour = Wähle eine der beiden Städte dieser Farbe.
illegal_unknown = Das ist nicht erlaubt.

## 

rule = Regel { $id }

## log

log_started =
    { $who ->
        [you] *Du* beginnst
       *[other] *{ $who }* beginnt
    }
log_dealt = Durchgang { $round }: Die Städte sind verteilt
log_cards =
    { $count ->
        [one] Sonderkarte: { $names }
       *[other] Sonderkarten: { $names }
    }
log_marker =
    { $who ->
        [you] *Du* startest { $place }
       *[other] *{ $who }* startet { $place }
    }
log_laid =
    { $who ->
        [you] *Du* hast { $place }
       *[other] *{ $who }* hat { $place }
    } { $count ->
        [one] { $count } Schiene gelegt
       *[other] { $count } Schienen gelegt
    }
log_crossed =
    { $who ->
        [you] *Du* hast { $place } das Meer überquert
       *[other] *{ $who }* hat { $place } das Meer überquert
    }
log_bridged =
    { $who ->
        [you] *Du* hast { $place } den Fluss überbrückt
       *[other] *{ $who }* hat { $place } den Fluss überbrückt
    }
log_climbed =
    { $who ->
        [you] *Du* hast { $place } die Berge überquert
       *[other] *{ $who }* hat { $place } die Berge überquert
    }
log_ferry =
    { $who ->
        [you] *Du* hast { $place } eine Fährschiene gelegt
       *[other] *{ $who }* hat { $place } eine Fährschiene gelegt
    }
log_joined = Gemeinsames Netz: { PEOPLE($who, you: "du") }
log_ferryOpen = Die Fähre { $place } steht allen offen
log_ferryOnly = Die Fähre { $place } gehört nur { PEOPLE($who, you: "dir") }
log_completed =
    { $who ->
        [you] *Du* hast alle Städte angeschlossen
       *[other] *{ $who }* hat alle Städte angeschlossen
    }
log_ended =
    { $who ->
        [you] *Du* hast den Zug beendet
       *[other] *{ $who }* hat den Zug beendet
    }
log_claimed =
    { $who ->
        [you] *Du* hast dich zu Recht fertig gemeldet: Alle Städte sind angeschlossen
       *[other] *{ $who }* hat sich zu Recht fertig gemeldet: Alle Städte sind angeschlossen
    }
log_claimedWrong =
    { $who ->
        [you] *Du* hast dich fertig gemeldet, aber nicht alle Städte sind angeschlossen
       *[other] *{ $who }* hat sich fertig gemeldet, aber nicht alle Städte sind angeschlossen
    }
log_passed =
    { $who ->
        [you] *Du* hast nichts bauen können und ausgesetzt
       *[other] *{ $who }* hat nichts bauen können und ausgesetzt
    }
log_chosen =
    { $who ->
        [you] *Du* hast eine Stadt gewählt
       *[other] *{ $who }* hat eine Stadt gewählt
    }
log_cardPassed =
    { $from ->
        [you] *Du* hast
       *[other] *{ $from }* hat
    } { $city ->
        [none] eine Stadt an
       *[other] { $city } an
    } { $receiver ->
        [you] dich gegeben
       *[other] { $receiver } gegeben
    }
log_cardReturned =
    { $who ->
        [you] *Du* hast
       *[other] *{ $who }* hat
    } { $city ->
        [none] eine Stadt zurückgegeben
       *[other] { $city } zurückgegeben
    }
log_extra =
    { $who ->
        [you] *Du* hast
       *[other] *{ $who }* hat
    } { $city ->
        [none] eine weitere Stadt gezogen
       *[other] { $city } gezogen
    }
log_handsPassed = Alle Handkarten sind einen Platz nach links gewandert
log_revealed =
    { $who ->
        [you] *Du* hast { $cities } gezeigt
       *[other] *{ $who }* hat { $cities } gezeigt
    }
log_scored = Durchgang { $round } ist vorbei
log_over =
    { $who ->
        [you] *Du* hast die Partie gewonnen
        [one] *{ CAPITAL(PEOPLE($who, you: "du")) }* hat die Partie gewonnen
        [with-you] *{ CAPITAL(PEOPLE($who, you: "du")) }* habt die Partie gewonnen
       *[several] *{ CAPITAL(PEOPLE($who, you: "du")) }* haben die Partie gewonnen
    }

## roundEnd

roundEnd_connected =
    { $who ->
        [you] Du hast alle Städte angeschlossen.
        [one] { CAPITAL(PEOPLE($who, you: "du")) } hat alle Städte angeschlossen.
        [with-you] { CAPITAL(PEOPLE($who, you: "du")) } habt alle Städte angeschlossen.
       *[several] { CAPITAL(PEOPLE($who, you: "du")) } haben alle Städte angeschlossen.
    }
roundEnd_supply = Der Vorrat ist aufgebraucht.
roundEnd_stuck = Niemand konnte mehr eine Schiene legen.
roundEnd_claimed =
    { $who ->
        [you] Du hast dich fertig gemeldet: Alle Städte sind angeschlossen.
       *[other] { CAPITAL($who) } hat sich fertig gemeldet: Alle Städte sind angeschlossen.
    }
roundEnd_unclaimed =
    { $who ->
        [you] Du hattest alle Städte angeschlossen, ohne dich fertig zu melden.
        [one] { CAPITAL(PEOPLE($who, you: "du")) } hatte alle Städte angeschlossen, ohne sich fertig zu melden.
        [with-you] { CAPITAL(PEOPLE($who, you: "du")) } hattet alle Städte angeschlossen, ohne euch fertig zu melden.
       *[several] { CAPITAL(PEOPLE($who, you: "du")) } hatten alle Städte angeschlossen, ohne sich fertig zu melden.
    }

## speech

speech_lines =
    { $count ->
        [one] Eine Linie: { JOIN($each, separator: "; ") }
       *[other] { $count } Linien: { JOIN($each, separator: "; ") }
    }
speech_lineSingle = nach { $direction } eine einfache Linie
speech_lineDouble = nach { $direction } eine Doppellinie { $terrain }
speech_lineFerry = nach { $direction } eine Fähre
speech_lineLaid = nach { $direction } belegt
speech_linePlanned = nach { $direction } geplant
speech_terrain_river = über einen Fluss
speech_terrain_mountain = übers Gebirge
speech_terrain_sea = übers Meer
speech_freeLines =
    { $count ->
        [one] eine freie Linie
       *[other] { $count } freie Linien
    }
speech_city = { $city }, { $region }
speech_target = dein Ziel
speech_linked = angeschlossen
speech_notLinked =
    { $toGo ->
        [one] noch { $toGo } Schiene
       *[other] noch { $toGo } Schienen
    }
speech_nearest =
    { $steps ->
        [one] { $steps } Schiene bis zur nächsten Stadt, die dir noch fehlt: { $city }
       *[other] { $steps } Schienen bis zur nächsten Stadt, die dir noch fehlt: { $city }
    }
speech_inNetwork = in deinem Netz
speech_markerOf = Marker von { $name }
speech_edge = Keine Linie nach { $direction }.
speech_planned = Geplant: { $place }, Kosten { $cost }.
speech_unplanned = Gestrichen: { $place }.
speech_used = { $used } von { $limit } verplant.
speech_missing =
    { $count ->
        [0] Alle deine Städte sind angeschlossen.
        [one] Es fehlt { $count } Schiene.
       *[other] Es fehlen { $count } Schienen.
    }
speech_moved =
    { $count ->
        [one] { $name } hat { $place } { $count } Schiene gelegt. Noch
       *[other] { $name } hat { $place } { $count } Schienen gelegt. Noch
    } { $left ->
        [one] { $left } Schiene.
       *[other] { $left } Schienen.
    }
speech_youMoved =
    { $count ->
        [one] Du hast { $place } { $count } Schiene gelegt. Noch
       *[other] Du hast { $place } { $count } Schienen gelegt. Noch
    } { $left ->
        [one] { $left } Schiene.
       *[other] { $left } Schienen.
    }
speech_placed = { $name } startet { $place }.
speech_turn =
    { $missing ->
        [0] Du bist am Zug. Alle deine Städte sind angeschlossen.
        [one] Du bist am Zug. Es fehlt { $missing } Schiene. { $cities }
       *[other] Du bist am Zug. Es fehlen { $missing } Schienen. { $cities }
    }
speech_turnMarker = Du bist am Zug. Setze deinen Startmarker. Deine Städte: { $cities }.
speech_cityToGo =
    { $toGo ->
        [one] { $toGo } Schiene bis { $city }
       *[other] { $toGo } Schienen bis { $city }
    }
speech_end =
    { $missing ->
        [0] Durchgang vorbei. { $why } Noch
        [one] Durchgang vorbei. { $why } Dir fehlt { $missing } Schiene, noch
       *[other] Durchgang vorbei. { $why } Dir fehlen { $missing } Schienen, noch
    } { $left ->
        [one] { $left } Punkt.
       *[other] { $left } Punkte.
    }
speech_endPrestige =
    { $missing ->
        [0] Durchgang vorbei. { $why } { $prestige } Prestige.
        [one] Durchgang vorbei. { $why } Dir fehlt { $missing } Schiene, { $prestige } Prestige.
       *[other] Durchgang vorbei. { $why } Dir fehlen { $missing } Schienen, { $prestige } Prestige.
    }
speech_cleared = Plan verworfen.
speech_routePlanned = Weg nach { $city }: Kosten insgesamt { $cost }, davon { $now } in diesem Zug.
speech_noLast = Noch niemand war am Zug.
speech_last = Letzter Zug: { $what }.
speech_picked = Anfang { $place }. Wähle jetzt, wohin.
speech_markerChosen = Start { $place }? Mit Enter setzt du den Marker.
speech_enterEnds = Enter beendet den Zug.
speech_untold = An diesem Tisch wird nicht gesagt, was fehlt. Melde dich fertig, wenn du glaubst, dass alle deine Städte angeschlossen sind.

## lessonNames

lessonNames_goal = Fünf Städte
lessonNames_marker = Der Startmarker
lessonNames_lay = Schienen legen
lessonNames_double = Flüsse, Berge, Meere
lessonNames_join = Netze verbinden
lessonNames_route = Einen Weg planen
lessonNames_end = Das Ende eines Durchgangs

## sides

sides_e = östlich
sides_ne = nordöstlich
sides_nw = nordwestlich
sides_w = westlich
sides_sw = südwestlich
sides_se = südöstlich
sides_n = nördlich
sides_s = südlich

## boards

boards_europe = Europa
boards_europe-ferries = Europa mit Fähren
boards_central-europe = Mitteleuropa
boards_usa = USA
