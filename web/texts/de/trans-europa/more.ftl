### German texts of Trans Europa beyond the running round: forms, lessons, rules, endings. The reader is addressed as "du".

## setup

setup_bots = Wie viele Bots?
setup_last = Der Tisch vom letzten Mal
setup_edition = Ausgabe
setup_board = Spielplan
setup_playersHelp = Zwei bis sechs. Mehrere teilen sich dieses Gerät; ein Vorhang verdeckt die Handkarten.
setup_friendsHelp = Zwei bis sechs. Alle spielen am eigenen Gerät.
setup_bordered = Zu zweit oder zu dritt bleiben die zehn Städte mit gestricheltem Rand aus dem Spiel.
setup_cards = Sonderkarten
setup_cardsHelp = Eine Sonderkarte ändert eine Regel für alle.
setup_cardModes_off_name = Keine
setup_cardModes_off_about = Das Grundspiel.
setup_cardModes_random_name = Eine pro Durchgang
setup_cardModes_random_about = Zu Beginn jedes Durchgangs wird eine neue Karte gezogen.
setup_cardModes_fixedPerRound_name = Gewählt, der Reihe nach
setup_cardModes_fixedPerRound_about = Du wählst die Karten; in jedem Durchgang gilt die nächste davon.
setup_cardModes_fixedGame_name = Gewählt, die ganze Partie
setup_cardModes_fixedGame_about = Die gewählten Karten gelten für die ganze Partie.
setup_cardModes_multiple-2_name = Zwei pro Durchgang
setup_cardModes_multiple-2_about = In jedem Durchgang gelten zwei gezogene Karten zusammen.
setup_cardModes_multiple-3_name = Drei pro Durchgang
setup_cardModes_multiple-3_about = In jedem Durchgang gelten drei gezogene Karten. Für Überraschungen ist gesorgt.
setup_chooseCards = Karten wählen
setup_cardsNone = Wähle mindestens eine Sonderkarte oder spiele ohne.
setup_cardsClash = „{ $a }“ und „{ $b }“ können nicht zusammen gelten.
setup_cardsClashWhy = Von diesen beiden kann in einem Durchgang nur eine gelten.
setup_options = Tischoptionen
setup_targetScore_name = Länge der Punkteleiste
setup_targetScore_about = Die Partie endet, wenn jemand so viele Punkte verloren oder so viel Prestige gewonnen hat. 13 ist die gedruckte Länge; mit 8 wird es kurz, mit 20 lang.
setup_startPlayer_name = Wer beginnt
setup_startPlayer_about = Der erste Startspieler. In späteren Durchgängen wandert der Start nach links.
setup_startPlayers_random = Wird ausgelost
setup_startPlayers_host = Die erste Person am Tisch
setup_startPlayers_oldest = Die älteste Person
setup_oldest = Wer ist am ältesten?
setup_scoring_name = Wertung
setup_scoring_about = Punkte für fehlende Schienen verlieren oder Prestige sammeln. Sonst bestimmt es die Ausgabe.
setup_scorings_edition = Wie in der Ausgabe
setup_scorings_penalty = Punkte verlieren
setup_scorings_prestige = Prestige sammeln
setup_blackTracks_name = Schienen im Vorrat
setup_blackTracks_about = Der Durchgang endet, wenn der Vorrat verbraucht ist. 83 Schienen in der klassischen und der Fähren-Ausgabe, 85 bei Prestige.
setup_sharedStart_name = Marker dürfen sich einen Kreuzungspunkt teilen
setup_sharedStart_about = Sonst braucht jeder Startmarker einen eigenen Kreuzungspunkt.
setup_allowPass_name = Passen erlaubt
setup_allowPass_about = Ein Zug darf ohne Schiene enden. Sonst ist mindestens eine Pflicht.
setup_halfFerryCost_name = Eine fehlende, halb gebaute Fähre zählt
setup_halfFerryCost_about = Am Ende eines Durchgangs zählt eine fehlende Fähre zwei; an manchen Tischen nur eins, wenn die Hälfte schon liegt.
setup_memoryAid_name = Gedächtnisstütze
setup_memoryAid_about = Zeigt Karten, die du auf dem Weg in eine andere Hand gesehen hast. Ohne sie musst du sie dir merken.
setup_manualClaim_name = Selbst fertig melden
setup_manualClaim_about = Niemand erfährt, wer alle Städte angeschlossen hat: keine Haken, keine Zahlen, keine Tipps. Man meldet sich im eigenen Zug fertig, und der Tisch prüft es.
setup_wrongClaim_name = Zu früh gemeldet: offen liegen
setup_wrongClaim_about = Die Karten liegen dann für den Rest des Durchgangs offen, und es wird weitergespielt.
setup_wrongClaims_claimer = Die eigenen Karten
setup_wrongClaims_all = Die Karten aller

## 

challengePoints = Punkte je Durchgang: einer verloren für jede fehlende Schiene oder das gewonnene Prestige.

## inForce

inForce_card = Sonderkarte
inForce_cards = Sonderkarten
inForce_rhythm = Limit je Runde
inForce_limitNow =
    { $limit ->
        [one] { $limit } Schiene in dieser Runde
       *[other] { $limit } Schienen in dieser Runde
    }
inForce_handGoes = Danach geht deine ganze Hand an { $name }, und du spielst mit der Hand von rechts.

## seen

seen_title = Was du weißt
seen_aside = Vielleicht aus dem Spiel

## count

count_help = So viele Schienen würden mindestens reichen, um alle deine Städte an deinen Marker anzuschließen. Städte können sich einen Weg teilen, darum kann die Summe der Entfernungen auf den Fahrkarten größer sein.
count_missing = Fehlende Schienen
count_prestige = Prestige
count_toPrestige = Gespielt wird bis { $target } Prestige.
count_toPenalty =
    { $target ->
        [one] Gespielt wird, bis jemand { $target } Punkt verloren hat.
       *[other] Gespielt wird, bis jemand { $target } Punkte verloren hat.
    }

## since

since_title = Seit deinem letzten Zug
since_tracks =
    { $count ->
        [one] { $name }: { $count } Schiene
       *[other] { $name }: { $count } Schienen
    }
since_show = Auf dem Plan zeigen
since_hide = Ausblenden

## ferry

ferry_piece = Art der Schiene
ferry_black = Schwarz
ferry_own = Farbig (noch { $left })
ferry_blackHelp = Mit einer schwarzen Schiene steht die fertige Fähre allen offen.
ferry_ownHelp = Mit zwei farbigen Schienen steht die Fähre nur diesen Farben offen.
ferry_half = Eine Fähre verbindet, sobald beide Schienen liegen.

## plan

plan_drop = Diese Schiene streichen
plan_goal = Auf dem Weg nach { $city }
plan_cost = insgesamt { $cost }

## claims

claims_button = Fertig melden
claims_about = Sagen, dass alle deine Städte angeschlossen sind
claims_title = Sind alle deine Städte angeschlossen?
claims_right = Wenn alle an deinen Marker angeschlossen sind, endet der Durchgang sofort.
claims_wrong_claimer = Fehlt eine, liegen deine Karten für den Rest des Durchgangs offen, und dein Zug geht weiter.
claims_wrong_all = Fehlt eine, liegen die Karten aller für den Rest des Durchgangs offen, und dein Zug geht weiter.
claims_wrongAgain = Fehlt eine, kostet das nichts mehr: Die Karten liegen schon offen.
claims_notYet = Noch nicht
claims_note = Niemand sagt dir, wer fertig ist. Melde dich in deinem Zug fertig, sobald alle deine Städte angeschlossen sind.
claims_open = Deine Karten liegen offen.

## roundOver

roundOver_costliest = Dein teuerster Zug: −{ $share }.
roundOver_lookAtIt = Ansehen
roundOver_title = Durchgang { $round } ist vorbei
roundOver_missing =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
roundOver_allLinked = alle angeschlossen
roundOver_lost = −{ $count }
roundOver_won = +{ $count }
roundOver_next = Nächster Durchgang
roundOver_again = Noch einmal ansehen
roundOver_legend = fehlende Schienen
roundOver_alternatives = Andere kürzeste Wege zeigen
roundOver_hideAlternatives = Andere kürzeste Wege ausblenden
roundOver_onlyWay = Kein anderer Weg ist so kurz.
roundOver_table = Alle Durchgänge
roundOver_roundColumn = Durchgang
roundOver_total = Summe
roundOver_left = Punkte übrig
roundOver_penaltyRule = Jede fehlende Schiene kostet einen Punkt, auf einer Doppellinie zwei.
roundOver_finish = Endstand
roundOver_of = Städte von { $name }
roundOver_cityMissing = { $city }, nicht angeschlossen
roundOver_cityLinked = { $city }, angeschlossen

## over

over_title = Die Partie ist zu Ende
over_won =
    { $who ->
        [you] Du gewinnst!
        [one] { PEOPLE($who, you: "du") } gewinnt.
        [with-you] { CAPITAL(PEOPLE($who, you: "du")) } gewinnt gemeinsam.
       *[several] { CAPITAL(PEOPLE($who, you: "du")) } gewinnen gemeinsam.
    }
over_mostLeft = Am Ende die meisten Punkte übrig.
over_mostPrestige = Am Ende das meiste Prestige.
over_yourPlace = Du belegst Platz { $place }.
over_again = Noch einmal spielen
over_replay = Wiederholung ansehen
over_others = Neue Gegner
over_share = Teilen
over_place = { $place }.

## share

share_link = Link zur Partie
share_linkHelp = Die ganze Partie zum Anschauen, auch als QR-Code
share_picture = Bild des Spielplans
share_pictureHelp = PNG, für Chats und Mails
share_drawingFile = Zeichnung des Spielplans
share_drawingHelp = SVG, in jeder Größe scharf
share_film = Film des letzten Durchgangs
share_filmHelp_encode = Jede Schiene der Reihe nach, dann das Ergebnis. Entsteht auf diesem Gerät, schneller als der Film läuft.
share_filmHelp_record = Jede Schiene der Reihe nach, dann das Ergebnis. Entsteht auf diesem Gerät und dauert etwa so lang wie der Film.
share_begun = Einen Moment …
share_drawing = Zug { $done } von { $all } wird gezeichnet …
share_recording = Der Film wird aufgenommen …
share_saved = Gespeichert.
share_failed = Das hat nicht geklappt. Der Partie ist nichts geschehen.
share_noFilm = Dieser Browser kann keine Filme erzeugen.

## lookBack

lookBack_round = Durchgang { $round }
lookBack_rounds = Zu einem Durchgang springen
lookBack_everybody = Alle Karten aufgedeckt
lookBack_running = Diese Partie läuft noch: Verdeckte Karten bleiben verdeckt.

## learn

learn_lesson = Lektion { $number } von { $all }
learn_next = Nächste Lektion
learn_again = Noch einmal
learn_done = Richtige Partie spielen
learn_continue = Weiter
learn_list = Alle Lektionen
learn_lessons_goal_steps_1 = Du hast fünf Fahrkarten, eine in jeder Farbe. Niemand sonst sieht sie.
learn_lessons_goal_steps_2 = Schließe alle fünf Städte an deinen Startmarker an. Alle legen dieselben schwarzen Schienen, und alle dürfen sie benutzen.
learn_lessons_goal_task = Finde deine fünf Städte: Sie leuchten auf dem Plan. Dann geht es weiter.
learn_lessons_goal_done = Das ist schon das ganze Ziel: fünf Städte, ein Netz, vor allen anderen.
learn_lessons_marker_steps_1 = Jeder Durchgang beginnt damit, dass du deinen Marker auf einen Kreuzungspunkt deiner Wahl setzt. Von dort wächst dein Netz und von nirgends sonst.
learn_lessons_marker_task = Setze deinen Marker auf { $city } oder einen Kreuzungspunkt in der Mitte deiner Städte.
learn_lessons_marker_done =
    { $missing ->
        [one] Gut. Von hier würde { $missing } Schiene alle deine Städte anschließen.
       *[other] Gut. Von hier würden { $missing } Schienen alle deine Städte anschließen.
    }
learn_lessons_lay_steps_1 = In jedem Zug hast du ein Budget von 2. Eine einfache Linie kostet 1, du darfst also zwei legen.
learn_lessons_lay_task = Lege zwei Schienen, die dein Netz berühren. Die erlaubten Linien sind farbig.
learn_lessons_lay_instead = Eine Schiene liegt. Für eine zweite reicht das Budget noch.
learn_lessons_lay_done = Eine Schiene muss dein Netz in dem Moment berühren, in dem du sie legst. Die zweite darf dort beginnen, wo die erste endet.
learn_lessons_double_steps_1 = Doppellinien führen über einen Fluss, übers Gebirge oder übers Meer. Sie kosten 2: den ganzen Zug.
learn_lessons_double_task = Lege eine Schiene auf eine Doppellinie.
learn_lessons_double_instead = Das war eine einfache Linie, sie zählt hier nicht. Doppellinien haben zwei Striche, zum Beispiel über die Donau. Ein neuer Zug beginnt.
learn_lessons_double_done = Manchmal ist ein Umweg durch die Ebene günstiger als eine Brücke.
learn_lessons_join_steps_1 = Schienen gehören niemandem. Sobald dein Netz ein anderes berührt, habt ihr beide ein gemeinsames Netz.
learn_lessons_join_task = Verbinde dich mit dem Netz von { $name }. Achte darauf, wie die Entfernungen auf deinen Fahrkarten schrumpfen.
learn_lessons_join_instead = Noch nicht verbunden. Das Netz von { $name } liegt im Westen: Baue darauf zu.
learn_lessons_join_done = Noch nötig: { $before } → { $after }. Aber { $name } profitiert auch: Verbinde dich, wenn es dir mehr nützt.
learn_lessons_route_steps_1 = Wähle eine ferne Stadt, und der günstigste Weg erscheint. Was in diesen Zug passt, ist geplant, der Rest gepunktet; er bleibt für deine nächsten Züge stehen.
learn_lessons_route_task = Wähle { $city }, um den Weg dorthin zu planen, und lege dann die Schienen.
learn_lessons_route_instead = Diese Schienen führen woandershin. Wähle die ferne Stadt selbst, dann wird der Weg dorthin geplant.
learn_lessons_route_done = Der Plan passt sich an, wenn andere in deinem Sinne bauen.
learn_lessons_end_steps_1 = Der Durchgang endet, wenn jemand alle fünf Städte angeschlossen hat. Alle anderen verlieren einen Punkt pro fehlender Schiene, zwei für eine Doppellinie.
learn_lessons_end_steps_2 = Verliert jemand 13 Punkte, ist die Partie zu Ende. Wer die meisten Punkte übrig hat, gewinnt.
learn_lessons_end_task = Schließe deine letzte Stadt an.
learn_lessons_end_instead = Noch nicht angeschlossen. Sieh nach, welcher Fahrkarte der Haken fehlt, und baue dorthin.
learn_lessons_end_done = Alles angeschlossen: Du verlierst nichts, die anderen zahlen. Mehr musst du nicht wissen.

## rules

rules_onlyIn = nur in: { $editions }
rules_target = Dein Tisch spielt bis *{ $target }* statt bis { $printed }.
rules_edition = Ausgabe

## preferences

preferences_naming = Städtenamen
preferences_namings_local = In der Landessprache
preferences_namings_translated = In meiner Sprache
preferences_layAtOnce = Sofort legen
preferences_layAtOnceHelp = Eine gewählte Linie wird ohne Nachfrage gebaut. Für Erfahrene: Eine gelegte Schiene lässt sich nicht zurücknehmen.
preferences_keyNames_e = Osten
preferences_keyNames_ne = Nordosten
preferences_keyNames_nw = Nordwesten
preferences_keyNames_w = Westen
preferences_keyNames_sw = Südwesten
preferences_keyNames_se = Südosten
preferences_keyNames_choose = Diese Stelle wählen
preferences_keyNames_confirm = Plan ausführen
preferences_keyNames_clear = Plan verwerfen
preferences_keyNames_drop-last = Letzte Schiene streichen
preferences_keyNames_home = Zu meinem Marker
preferences_keyNames_next-legal = Nächste erlaubte Linie
preferences_keyNames_missing = Ansagen, was fehlt
preferences_keyNames_last-move = Letzten Zug ansagen
preferences_keyNames_describe = Diese Stelle beschreiben
preferences_keyNames_claim = Fertig melden
preferences_keyNames_zoom-in = Vergrößern
preferences_keyNames_zoom-out = Verkleinern
preferences_keyNames_fit = Ganzer Plan
preferences_keyPlan = Umschalttaste + Richtung plant die Linie.
preferences_keyCities = 1 bis 5 springen zu deinen Städten.

## hint

hint_thinking = Der Ingenieur schaut sich den Plan an
hint_none = Im Moment gibt es keinen Tipp.
hint_lay = { $place } eine Schiene nach { $direction } legen
hint_ferry =
    { $own ->
        [yes] { $place } eine farbige Fährschiene legen
       *[no] { $place } eine schwarze Fährschiene legen
    }
hint_marker = { $place } starten
hint_end = den Zug beenden
hint_drop = { $city } abgeben
hint_pass = { $city } weggeben
hint_why_reaches = Das schließt { $city } an.
hint_why_nearer = { $city } rückt näher: { $before } → { $after }.
hint_why_missing = Fehlende Schienen: { $before } → { $after }.
hint_why_joins = Das verbindet dich mit dem Netz von { $name }; die Schienen dort darfst du dann nutzen.
hint_why_shared = Es liegt auf dem Weg nach { $cities }.
hint_why_waits = So bleiben die verbindenden Schienen den anderen überlassen.
hint_plan = Einplanen
hint_inPlan = Das steht schon in deinem Plan.
hint_close = Danke

## levelsAbout

levelsAbout_random = Legt Schienen irgendwohin.
levelsAbout_greedy = Steuert immer die nächste Stadt an.
levelsAbout_apprentice = Lernt noch. Kommt vom Weg ab, vergisst manches und ist für alle zu schlagen.
levelsAbout_conductor = Kennt den Weg und nimmt ihn. Ein fairer Gegner für die erste Partie.
levelsAbout_engineer = Plant das ganze Netz und nutzt die der anderen mit.
levelsAbout_inspector = Beobachtet, was du baust, und ahnt, wohin du willst.
levelsAbout_director = Denkt den Durchgang bis zum Ende durch. Schwer zu schlagen.

## editionsAbout

editionsAbout_classic = Zwei Schienen pro Zug, und jede fehlende kostet einen Punkt. Genau richtig für den Anfang.
editionsAbout_ferry = Über weites Wasser führen Fähren aus zwei Schienen. Mit farbigen Schienen kannst du eine für dich allein behalten.
editionsAbout_prestige = Prestige sammeln statt Punkte verlieren, auf Wunsch mit Sonderkarten, die die Regeln verbiegen.

## menu

menu_leave = Tisch verlassen
menu_leaveAbout = Die Partie bleibt erhalten; du kannst jederzeit zurückkommen.
menu_export = Als Spieldatei speichern
menu_exportRunning = Die Datei enthält alle Handkarten, auch die, die du noch nicht sehen darfst. Trotzdem speichern?
menu_replay = Wiederholung
menu_keys = Tasten
menu_finish = Bots diesen Durchgang zu Ende spielen lassen
menu_finishAbout = Ein Bot zieht bis zur Wertung für alle hier.

## cards

cards_1_name = Milde Punkte
cards_1_about = Bei 0, 1, 2 … fehlenden Schienen bringt dieser Durchgang 4, 3, 3, 2, 2, 1, 1, 0 Prestige.
cards_2_name = Strenge Punkte
cards_2_about = Bei 0, 1, 2 … fehlenden Schienen bringt dieser Durchgang 4, 2, 1, 0 Prestige.
cards_3_name = Drei Schienen
cards_3_about = Das Budget beträgt 3 pro Zug: drei einfache Linien oder eine doppelte und eine einfache.
cards_4_name = Ruhiges Wasser
cards_4_about = Doppellinien über Flüsse und Meere gelten als einfach.
cards_5_name = Sanfte Berge
cards_5_about = Doppellinien über Berge gelten als einfach.
cards_6_name = Ohne Weiß
cards_6_about = Alle geben die weiße Stadt zurück und spielen mit vieren.
cards_7_name = Ohne Türkis
cards_7_about = Alle geben die türkisfarbene Stadt zurück und spielen mit vieren.
cards_8_name = Eine weg
cards_8_about = Alle geben verdeckt eine Stadt zurück und spielen mit vieren.
cards_9_name = Drei-zwei-eins
cards_9_about = Das Budget wechselt je Runde: drei, dann zwei, dann eins, und von vorn.
cards_10_name = Rosa und Orange offen
cards_10_about = Die rosa und die orangefarbenen Städte liegen für alle aufgedeckt.
cards_11_name = Rosa und Braun offen
cards_11_about = Die rosa und die braunen Städte liegen für alle aufgedeckt.
cards_12_name = Braun und Orange offen
cards_12_about = Die braunen und die orangefarbenen Städte liegen für alle aufgedeckt.
cards_13_name = Rosa extra
cards_13_about = Der Startspieler zieht eine zweite rosa Stadt. Wer zwei hat, behält eine und gibt die andere nach links; wer als Letztes wählt, legt sie zurück.
cards_14_name = Braun extra
cards_14_about = Der Startspieler zieht eine zweite braune Stadt. Wer zwei hat, behält eine und gibt die andere nach links; wer als Letztes wählt, legt sie zurück.
cards_15_name = Orange extra
cards_15_about = Der Startspieler zieht eine zweite orangefarbene Stadt. Wer zwei hat, behält eine und gibt die andere nach links; wer als Letztes wählt, legt sie zurück.
cards_16_name = Dreimal weitergeben
cards_16_about = Dreimal geben alle gleichzeitig eine Stadt nach links.
cards_17_name = Alles weitergeben
cards_17_about = Bevor die Startmarker gesetzt werden, geben alle ihre ganze Hand nach links.
cards_18_name = Kreuz und quer
cards_18_about = Schienen dürfen überall gelegt werden, mit oder ohne Anschluss an ein Netz.
cards_19_name = Offene Karten
cards_19_about = Alle Städte liegen für alle aufgedeckt.

## regionCards

regionCards_drop_name = Ohne { $region }
regionCards_drop_about = Alle geben die Stadt der Region „{ $region }“ zurück und spielen mit vieren.
regionCards_reveal_name = { $regions } offen
regionCards_reveal_about = Die Städte der Regionen { $regions } liegen für alle aufgedeckt.
regionCards_extra_name = { $region } extra
regionCards_extra_about = Der Startspieler zieht eine zweite Stadt der Region „{ $region }“. Wer zwei hat, behält eine und gibt die andere nach links; wer als Letztes wählt, legt sie zurück.

## bubbles

bubbles_legalList = Linien, die du bebauen darfst
bubbles_legalSpent = Dein Plan füllt den ganzen Zug. Führe ihn aus oder verwirf ihn, um andere Linien zu wählen.
bubbles_ferryFree = Fähre, beide Plätze frei
bubbles_ferryHalfBuilt = Fähre, ein Platz frei
bubbles_ferryOpen = Fähre, offen für alle
bubbles_ferryOnly = Fähre, nur für { $names }
bubbles_twoTracks =
    { $count ->
        [one] Eine Schiene, Kosten { $cost } von { $budget }
       *[other] { $count } Schienen, Kosten { $cost } von { $budget }
    }
bubbles_missingTo = Noch nötig: { $before } → { $after }
bubbles_alreadyLinked = { $city }: angeschlossen
bubbles_outOfPlay = { $city } ist zu zweit und zu dritt nicht im Spiel.
bubbles_whichRule = Welche Regel?
bubbles_advice = Ein Ingenieur würde
bubbles_central =
    { $missing ->
        [one] Von hier würde { $missing } Schiene alle deine Städte anschließen.
       *[other] Von hier würden { $missing } Schienen alle deine Städte anschließen.
    }
