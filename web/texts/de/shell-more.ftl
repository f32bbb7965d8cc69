### German texts of screens that are not shown at first. The reader is addressed as "du".

## library

library_accuracy = Genauigkeit
library_running = Laufend
library_finished = Beendet
library_imported = Aus Dateien
library_empty = Noch keine Partien.
library_delete = Löschen
library_deleteSure = Diese Partie löschen? Sie lässt sich nicht wiederherstellen.
library_export = Als Datei speichern
library_import = Spieldateien öffnen
library_importDrop = Spieldateien hier ablegen
library_search = Nach Namen oder Spielplan suchen
library_shown =
    { $all ->
        [one] { $shown } von { $all } Partie
       *[other] { $shown } von { $all } Partien
    }
library_all = Alle
library_more = { $count } weitere zeigen
library_choose = Mehrere auswählen
library_chosen = { $count } ausgewählt
library_chooseAll = Alle gezeigten
library_deleteChosen = Ausgewählte löschen
library_deleteManySure =
    { $count ->
        [one] { $count } Partie löschen? Sie lässt sich nicht wiederherstellen.
       *[other] { $count } Partien löschen? Sie lassen sich nicht wiederherstellen.
    }
library_exportAll = Alles in einer Datei speichern
library_exportChosen = Ausgewählte in einer Datei speichern
library_importedMany =
    { $added ->
        [one] { $added } Partie
       *[other] { $added } Partien
    } { $known ->
        [0] hinzugefügt
       *[other] hinzugefügt, { $known } schon vorhanden
    }{ $refused ->
        [0] .
       *[other] , { $refused } abgelehnt.
    }
library_opening = Partie { $done } von { $all } wird geöffnet …
library_refusedGame = { $file }, Partie { $game }
library_restored = Alles ist wieder da
library_restoredAbout = Auch Einstellungen, Pläne, Rätsel und Analysen aus der Datei sind jetzt auf diesem Gerät. Damit sie gelten, muss die Seite neu geladen werden.
library_restart = Seite neu laden
library_damagedTitle = Nicht lesbar
library_damagedGame = Partie { $id }
library_lostAbout = Browser tun das, wenn der Platz knapp wird oder Websitedaten gelöscht werden. Davor schützt eine Datei mit allen Partien.

## askName

askName_title = Wie heißt du?
askName_about = Dein Name erscheint am Tisch und in Spieldateien. In den Einstellungen kannst du ihn ändern.
askName_play = Spielen
askName_without = Ohne Namen spielen

## record

record_title = Deine Bilanz
record_sum =
    { $played ->
        [one] { $played } Partie, davon { $won } gewonnen
       *[other] { $played } Partien, davon { $won } gewonnen
    }
record_streak = Siege in Folge: { $now }, Bestwert { $best }.
record_kind = Spielplan und Ausgabe
record_played = Gespielt
record_won = Gewonnen
record_mean = Punkte im Schnitt
record_best = Beste
record_latest = Letzte Partien
record_about = Gefüllte Balken sind Siege; je höher ein Balken, desto mehr Punkte.

## lessons

lessons_title = Strategielektionen
lessons_about = Zwanzig Ideen, von der ersten Partie bis zum starken Spiel. Jede hat ein Beispiel und drei Stellungen zum Lösen.

## insight

insight_title = Wie du spielst
insight_about = Aus den beendeten Partien auf diesem Gerät, in denen du allein gegen Bots gespielt hast. Nichts davon verlässt das Gerät.
insight_open = Ansehen, wie du spielst
insight_empty = Hier gibt es noch nichts zu sehen. Beende eine Partie gegen Bots, dann siehst du hier:
insight_play = Eine Partie spielen

## newTable

newTable_players = Spieler
newTable_add = Spieler hinzufügen
newTable_remove = { $name } entfernen
newTable_up = { $name } einen Platz nach oben
newTable_nameOf = Name der Person in { $colour }
newTable_kind = Gespielt von
newTable_human = Eine Person hier
newTable_botOf = Bot: { $level }
newTable_start = Beginnen
newTable_problem = So lässt sich dieser Tisch nicht einrichten.
newTable_needPerson = Hier spielt keine Person mit: Du schaust den Bots zu.
newTable_onDevice =
    { $count ->
        [one] { $count } Person an diesem Gerät
       *[other] { $count } Personen an diesem Gerät
    }

## friendsTable

friendsTable_human = Freundin oder Freund
friendsTable_start = Tisch aufstellen
friendsTable_you = Du
friendsTable_friend = Jemand mit dem Link
friendsTable_onDevice =
    { $count ->
        [one] { $count } Person, mit Bots
       *[other] { $count } Personen, alle am eigenen Gerät
    }

## logForm

logForm_notation = Notation
logForm_sentences = Sätze
logForm_players = Personen und ihre Buchstaben

## replay

replay_playOn = Von hier weiterspielen
replay_position = Zug { $move } von { $all }
replay_start = Anfang
replay_end = Ende
replay_back = Einen Zug zurück
replay_forward = Einen Zug vor
replay_play = Abspielen
replay_pause = Pause
replay_speed = Tempo
replay_eyes = Blickwinkel
replay_spectator = Von außen
replay_eyesOf = Sicht von { $name }
replay_link = Link zu diesem Zug kopieren
replay_linkCopied = Link kopiert. Er funktioniert in diesem Browser.
replay_linkServer = Link kopiert. Er zeigt allen diesen Zug.
replay_linkWhole = Link kopiert. Er enthält die ganze Partie und öffnet sich auf jedem Gerät.
replay_linkShort = Kurzer Link kopiert, denn der vollständige wäre zu lang. Er öffnet sich auf jedem Gerät, solange dieser Server die Partie behält.
replay_copy = Kopieren
replay_copied = Kopiert
replay_short = Kurzer Link
replay_shortAbout = Dieser Server behält die Partie, solange sie mindestens einmal im Jahr geöffnet wird.
replay_whole = Link mit der ganzen Partie
replay_wholeAbout = Braucht keinen Server und öffnet sich auf jedem Gerät.
replay_wholeHere = Öffnet sich nur auf diesem Gerät: Die Seite läuft auf localhost, und keine Adresse für andere Geräte ist bekannt.
replay_qrShort = Scanne diesen Code mit einem Handy oder Tablet, um die Partie dort von diesem Server zu öffnen.
replay_notation = Züge bis hierher als Text kopieren
replay_notationCopied = Züge als Text kopiert. Du kannst ihn überall einfügen, auch in die Liste deiner Partien.
replay_linkTurn = Link zu diesem Zug kopieren
replay_linkReview = Link kopiert. Er öffnet allen die Analyse bei diesem Zug.
replay_linkTooLong = Die Partie ist zu lang für einen Link und wurde als Datei gespeichert.
replay_share = Partie teilen
replay_qr = QR-Code zeigen
replay_qrHelp = Scanne diesen Code mit einem Handy oder Tablet: Er enthält die ganze Partie und braucht keinen Server.
replay_qrTooLong = Diese Partie ist zu lang für einen QR-Code. Kopiere stattdessen den Link oder speichere die Partie als Datei.
replay_embed = In eine andere Seite einbetten
replay_embedPage = Die Seite
replay_embedPageAbout = Fünf Zeilen ergeben eine Seite mit dieser Wiederholung. In einer Seite, die du schon hast, genügen die letzten beiden.
replay_embedFrame = Rahmen
replay_embedFrameAbout = Für Stellen, die nur Rahmen annehmen.
replay_embedKept = Dieser Server behält die Partie für die Wiederholung.
replay_embedWhole = Die Partie selbst steht in den Zeilen. Kein Server behält sie.
replay_embedHere = Die Zeilen gelten nur auf diesem Gerät: Die Seite läuft unter localhost, und keine Adresse für andere Geräte ist bekannt.
replay_export = Als Spieldatei speichern
replay_verified = Jeder Zug, jede Verteilung und jede Wertung dieser Partie wurde geprüft.
replay_scrub = Stelle in der Partie

## curtain

curtain_title = { $name }, du bist am Zug
curtain_help = Halte das Gerät so, dass niemand sonst es sehen kann, und decke dann deine Karten auf.
curtain_choose = { $name }, wähle verdeckt
curtain_lift = Ich bin { $name }
curtain_key = oder drücke: { $key }

## notices

notices_full = Der Speicher dieses Browsers ist voll: Züge werden nicht mehr gespeichert. Du kannst weiterspielen; speichere die Partie als Datei, um sie zu behalten.
notices_blocked = Dieser Browser lässt die Seite nichts speichern: Die Partie geht verloren, wenn du die Seite schließt.
notices_savedAgain = Züge werden wieder gespeichert.
notices_replaced = { $name } hat nicht geantwortet. { $level } hat den Platz übernommen.
notices_follower = Diese Partie ist in einem anderen Tab offen. Hier siehst du zu.
notices_takeOver = Stattdessen hier spielen

## trouble

trouble_damaged = Diese Partie lässt sich nicht lesen.
trouble_damagedAbout = Ihre Aufzeichnung auf diesem Gerät ist beschädigt. Deine anderen Partien sind nicht betroffen. Du kannst den Rest als Datei speichern und uns schicken.
trouble_damagedSave = Den Rest speichern
trouble_unknown = Diese Partie gibt es auf diesem Gerät nicht.
trouble_unknownAbout = Partien werden in dem Browser aufbewahrt, in dem sie gespielt wurden.
trouble_unreachable = Diese Partie ist gerade nicht erreichbar.
trouble_unreachableAbout = Der Browser kommt nicht an seine gespeicherten Partien heran. Wahrscheinlich ist nichts verloren: Lade die Seite neu.
trouble_replayOnly = Diese Partie stammt aus einer Datei: Du kannst sie ansehen, aber nicht weiterspielen.

## notFound

notFound_title = Dieses Gleis führt ins Nichts
notFound_about = Diese Seite gibt es nicht. Vielleicht wurde der Link abgeschnitten.

## watch

watch_speed = Tempo
watch_pause = Pause
watch_resume = Weiter
watch_title = Du schaust zu
watch_speeds_calm = Gemächlich
watch_speeds_normal = Normal
watch_speeds_fast = Schnell
watch_speeds_instant = Sofort

## rulings

rulings_toChallenge = Zur Herausforderung
rulings_takeBack = Zug zurücknehmen
rulings_takeBackAbout = Deinen letzten Zug, solange seither nichts Verdecktes aufgedeckt wurde.
rulings_takeBackKeys = Strg Z
rulings_concede = Partie aufgeben
rulings_concedeAsk = Diese Partie aufgeben? Dann gewinnen alle anderen.
rulings_consent = Alle hier müssen einverstanden sein: { $names }.
rulings_allAgree = Alle sind einverstanden
rulings_others = Die anderen müssen einverstanden sein: { $names }.
rulings_ask = Fragen
rulings_tookBack =
    { $who ->
        [you] Du nimmst deinen Zug zurück.
       *[other] { $who } nimmt den Zug zurück.
    }
rulings_gaveUp =
    { $who ->
        [you] Du gibst die Partie auf.
       *[other] { $who } gibt die Partie auf.
    }
rulings_othersWin =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
rulings_again = Noch einmal spielen
rulings_replay = Wiederholung ansehen
rulings_takenBack =
    { $count ->
        [one] { $count } Zug wurde zurückgenommen.
       *[other] { $count } Züge wurden zurückgenommen.
    }
rulings_refused_challenge = In einer Herausforderung gilt jeder Zug.
rulings_refused_nothing = Es gibt noch nichts zurückzunehmen.
rulings_refused_revealed = Seither wurde etwas Verdecktes aufgedeckt, darum bleibt der Zug stehen.
rulings_refused_asking = Gerade wird schon über etwas anderes abgestimmt.
rulings_refused_tooOften = Du hast schon mehrmals gefragt. Warte ein wenig, bevor du wieder fragst.
rulings_refused_notAgreed = Nicht alle waren einverstanden, darum geht die Partie weiter.
rulings_refused_shared = Hier spielen mehrere: Zurücknehmen steht im Menü, und alle müssen einverstanden sein.
rulings_refused_other = Das geht gerade nicht.

## proof

proof_title = Ehrlich gemischt
proof_help = Dieser Fingerabdruck des geheimen Startwerts stand fest, bevor die erste Karte verteilt wurde. Jetzt liegt der Startwert offen: Alle können prüfen, dass niemand die Karten ausgesucht hat.
proof_commitment = Fingerabdruck
proof_seed = Startwert

## problems

problems_import = Diese Datei lässt sich nicht öffnen.
problems_link = Dieser Link lässt sich nicht öffnen.
problems_not-json = Das ist keine Spieldatei.
problems_not-a-game-file = Das ist keine Spieldatei.
problems_unknown-format = Ihr Format „{ $format }“ ist hier unbekannt.
problems_missing = Der Eintrag „{ $field }“ fehlt.
problems_malformed = Der Eintrag „{ $field }“ ist ungültig.
problems_unknownGame = Das Spiel „{ $game }“ ist hier unbekannt.
problems_inBranch = Abzweig { $branch }: { $why }
problems_wrongMove = Zug { $move } verstößt gegen die Regeln.
problems_wrongMoveRule = Zug { $move } verstößt gegen Regel { $rule }.
problems_wrongDraw = Zug { $move }: Die Karten stammen nicht aus dem Startwert.
problems_wrongHash = Nach Zug { $move } weicht die Stellung von der aufgezeichneten ab.
problems_wrongVersion = Die Partie wurde mit der Regelversion { $version } gespielt, die hier unbekannt ist.
problems_wrongBoard = Die Partie wurde auf einer anderen Version des Spielplans gespielt.
problems_wrongSeed = Der Startwert passt nicht zu seinem Fingerabdruck.
problems_wrongNumber = { $name } hat eine andere Zahl gezeigt als festgelegt.
problems_numberWithheld = { $name } hat die festgelegte Zahl nie gezeigt. Darum kann niemand prüfen, wie ausgeteilt wurde.
problems_wrongNumbers = Die festgelegten Zahlen passen nicht zu den Plätzen.
problems_wrongResult = Das aufgezeichnete Ergebnis passt nicht zu den Zügen.
problems_other = Ihr Inhalt ist widersprüchlich.
problems_keep = Auf diesem Gerät wurde nichts geändert.
problems_saveFile = Datei speichern
problems_cut = Ein Teil dieses Links fehlt: Manche Chats kürzen lange Links. Bitte um einen kurzen Link oder um die Partie als Datei.
problems_unknownLink = Dieser kurze Link führt zu keiner Partie. Links, die ein Jahr lang niemand öffnet, werden entfernt.
problems_noServer = Der Server, der diese Partie behält, antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
problems_tooLarge = Die Datei ist zu groß für eine Partie.
problems_notStored = Auf diesem Gerät ist kein Platz mehr dafür. Lösche Partien, die du nicht mehr brauchst, und öffne die Datei dann noch einmal.

## settings

settings_languageAuto = Wie im Browser
settings_theme = Aussehen
settings_themes_system = Wie im System
settings_themes_light = Hell
settings_themes_dark = Dunkel
settings_sound = Ton
settings_soundHelp = Leise Klänge, wenn am Tisch etwas geschieht.
settings_motion = Animationen
settings_motions_system = Wie im System
settings_motions_full = Alle
settings_motions_less = Weniger
settings_speed = Tempo der Bots
settings_playerName = Dein Name
settings_playerNameHelp = Erscheint am Tisch und in Spieldateien.
settings_keys = Tastatur
settings_keysHelp = Wähle ein Feld und drücke die neue Taste. Es zählt ihre Lage auf der Tastatur, nicht ihr Buchstabe.
settings_keysReset = Alle Tasten zurücksetzen
settings_pressKey = Taste drücken
settings_keyTaken = Schon belegt mit „{ $name }“
settings_keyLabels_Space = Leertaste
settings_keyLabels_Enter = Enter
settings_keyLabels_Escape = Esc
settings_keyLabels_Backspace = Rücktaste
settings_keyHelp = ? zeigt alle Tasten.
settings_data = Daten auf diesem Gerät
settings_dataHelp = Partien und Einstellungen bleiben in diesem Browser. Nur Online-Partien gehen an den Server dieser Seite.
settings_saveHelp = Die Datei enthält deine Partien, Einstellungen, Pläne, Rätsel und Analysen. Sie zeigt die Handkarten laufender Partien, gib sie also nicht weiter. Deine Anmeldung bei Servern ist nicht dabei.

## reading

reading_search = Regeln durchsuchen
reading_found =
    { $count ->
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
reading_nothing = Nichts gefunden. Versuche ein anderes Wort.
reading_contents = Inhalt
reading_loading = Die Regeln werden geladen

## colourChoice

colourChoice_button = { $of }: { $name }. Andere Farbe wählen
colourChoice_label = Farbe von { $of }

## colours

colours_plum = Pflaume
colours_cobalt = Kobalt
colours_jade = Jade
colours_vermilion = Zinnober
colours_brass = Messing
colours_coal = Kohle
