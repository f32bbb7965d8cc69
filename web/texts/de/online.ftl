### German texts of the online screens. The reader is addressed as "du".

## entry

entry_friends = Mit anderen spielen
entry_about = Verschicke einen Link. Wer ihn öffnet, setzt sich dazu: kein Konto, nichts zu installieren.
entry_tables = Tische auf diesem Server

## lobby

lobby_title = Online
lobby_about = Spielt gemeinsam an einem Tisch, alle am eigenen Gerät.
lobby_yours = Deine Partien
lobby_noneYours = Noch keine Partien
lobby_noneYoursAbout = Stelle einen Tisch auf und verschicke den Link. Das dauert nur Sekunden.
lobby_open = Offene Tische
lobby_noneOpen = Gerade ist an keinem Tisch ein Platz frei.
lobby_live = Laufende Partien
lobby_noneLive = Gerade spielt niemand öffentlich.
lobby_goOn = Öffnen
lobby_sitDown = Platz nehmen
lobby_watch = Zuschauen
lobby_waiting = noch Plätze frei
lobby_running = läuft
lobby_over = beendet
lobby_paused = pausiert
lobby_toPlay = Am Zug: { $names }
lobby_timeLeft = noch { $time }
lobby_freeSeats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby_forget = Mich auf diesem Server vergessen
lobby_forgetAbout = Der Server löscht deinen Namen, den Zugang zu deinen Plätzen und deine Chatnachrichten. Beendete Partien bleiben, ohne deinen Namen.
lobby_forgotten = Dieser Server hat dich vergessen.

## clock

clock_title = Uhr
clock_none = Ohne Uhr
clock_noneAbout = Alle nehmen sich Zeit. Wer lange weg ist, kann von einem Bot vertreten werden.
clock_live = An einem Abend
clock_liveAbout = Eine Bedenkzeit für die ganze Partie und etwas dazu mit jedem Zug.
clock_slow = Über Tage
clock_slowAbout = Für lange Partien: Komm wieder, wenn du am Zug bist.
clock_bank = Zeit für die Partie
clock_increment = Dazu mit jedem Zug
clock_perTurn = Bedenkzeit
clock_more = Mehr: { $what }
clock_less = Weniger: { $what }
clock_minutes = { $count } Min.
clock_seconds = { $count } Sek.
clock_hours = { $count } Std.
clock_days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
clock_rule = { $bank } + { $increment }
clock_left = { $name }: noch { $time }

## create

create_title = Mit anderen spielen
create_about = Wähle das Spiel und verschicke den Link. Wer ihn öffnet, nimmt einen freien Platz ein.
create_yourName = Dein Name
create_nameUnseen = Ein Name braucht mindestens ein sichtbares Zeichen.
create_nobody = Gast
create_who = Wer findet diesen Tisch?
create_unlisted = Nur mit dem Link
create_unlistedAbout = Wer den Link hat, darf Platz nehmen oder zuschauen.
create_listed = Alle
create_listedAbout = Der Tisch steht bei den offenen Tischen dieses Servers.
create_failed = Der Tisch ließ sich nicht aufstellen. Bitte versuche es noch einmal.

## invite

invite_title = Einladen
invite_unlisted = nur mit dem Link
invite_listed = in der Liste
invite_link = Link zu diesem Tisch
invite_copy = Link kopieren
invite_copied = Link kopiert
invite_copyByHand = Der Link ist markiert: Kopiere ihn mit Strg+C.
invite_share = Teilen …
invite_shareText = Spiel mit mir { $game }:
invite_qr = QR-Code des Links
invite_show = Lass andere diesen Code scannen oder verschicke den Link.

## take

take_item = Mit Freunden weiterspielen
take_itemAbout = alle am eigenen Gerät
take_about = Diese Partie geht von hier aus weiter. Plätze von Personen sind frei für alle, die den Link öffnen; Bots bleiben sitzen.
take_friendly = Es wird eine Partie unter Freunden: Dieses Gerät hat die Karten verteilt und könnte alle kennen. Die Kartenverteilung ist nicht versiegelt, und alle erfahren das.
take_go = Tisch aufstellen
take_back = Zurück zur Partie
take_over = Diese Partie lässt sich nicht online fortsetzen: Sie ist zu Ende oder wurde nur angesehen.

## room

room_title = Warten auf alle
room_seats = Plätze
room_you = du
room_host = lädt ein
room_bot = Bot
room_ready = bereit
room_waitingFriend = Hier ist noch frei …
room_free = frei
room_sitHere = Hier sitzen
room_sitHereAt = Hier sitzen: Platz { $seat }
room_seatBot = Bot hinsetzen
room_botIn = Den Platz von { $name } einem Bot geben
room_keepFree = Den Platz von { $name } frei machen
room_readyCount = Bereit: { $ready } von { $all } Plätzen
room_start = Beginnen
room_startWithBots =
    { $count ->
        [one] Jetzt beginnen, mit einem Bot
       *[other] Jetzt beginnen, mit { $count } Bots
    }
room_starting = Es geht los …
room_startingAbout = Jedes Gerät zeigt die Zahl, auf die es sich festgelegt hat.
room_waitingHost = Warten, bis { $name } die Partie beginnt
room_waitingAnyHost = Warten, bis die Partie begonnen wird
room_failed = Die Partie hat nicht begonnen: Von { $names } kam keine Antwort. Die Zahlen wurden neu gezogen.
room_leave = Platz verlassen
room_close = Tisch schließen
room_closeAbout = Der Tisch und sein Chat werden für alle entfernt. Das lässt sich nicht rückgängig machen.
room_closed = Der Tisch ist geschlossen.
room_watching = Du schaust zu. Der Spielplan öffnet sich mit dem ersten Zug.
room_refused = Das hat nicht geklappt. Sieh dir die Plätze an und versuche es noch einmal.
room_friendly = Partie unter Freunden, Kartenverteilung nicht versiegelt: Sie begann auf einem Gerät, das alle Karten kennen könnte.

## join

join_invites = { $name } lädt dich ein
join_invited = Du bist eingeladen
join_players =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
join_yourSeat = Dein Platz
join_sitDown = Platz nehmen
join_watch = Nur zuschauen
join_full = Alle Plätze sind besetzt. Du kannst zuschauen.
join_nameMissing = Gib zuerst deinen Namen ein.
join_failed = Das mit dem Platz hat nicht geklappt. Vielleicht war jemand schneller. Versuche es noch einmal.

## people

people_title = Alle an diesem Tisch
people_yourTurn = Du bist am Zug
people_here = da
people_away = weg
people_gone = länger weg
people_botPlays = Bot spielt
people_letBot = Bot spielen lassen
people_letBotFor = Bis zur Rückkehr einen Bot für { $name } spielen lassen
people_watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
people_yourBot = Ein Bot spielt diesen Zug für dich. Ab dem nächsten bist du wieder dran.

## move

move_sending = Wird gesendet …
move_kept = Dein Zug ist gespeichert und wird gesendet.
move_refused_late = Dein Zug kam zu spät: Ein Bot hat für dich gespielt, oder jemand anderes ist am Zug.
move_refused_other = Dein Zug wurde nicht angenommen. Sieh dir den Spielplan an und versuche es noch einmal.

## rulings

rulings_asksBack =
    { $who ->
        [you] Du möchtest deinen Zug zurücknehmen.
       *[other] { $who } möchte einen Zug zurücknehmen.
    }
rulings_asksToGiveUp =
    { $who ->
        [you] Du möchtest die Partie aufgeben.
       *[other] { $who } möchte die Partie aufgeben.
    }
rulings_question = Bist du einverstanden?
rulings_waitingFor = Warten auf { $names } …
rulings_agree = Zustimmen
rulings_refuse = Ablehnen
rulings_withdraw = Zurückziehen
rulings_refused =
    { $who ->
        [you] Du lehnst ab, darum geht die Partie weiter.
       *[other] { $who } lehnt ab, darum geht die Partie weiter.
    }
rulings_unanswered = Keine Antwort von { $names }, darum geht die Partie weiter.
rulings_withdrawn =
    { $who ->
        [you] Du hast die Anfrage zurückgezogen.
       *[other] { $who } hat die Anfrage zurückgezogen.
    }
rulings_impossible = Das ist nicht mehr möglich, darum geht die Partie weiter.

## line

line_connecting = Wird neu verbunden …
line_offline = Du bist offline
line_offlineAbout = Partien gegen Bots gehen weiter. Die Tische auf dem Server warten auf dich.
line_back = Verbunden
line_tryNow = Jetzt versuchen
line_excluded = Der Betreiber dieses Servers hat dich ausgeschlossen.

## chat

chat_title = Chat
chat_open =
    { $unread ->
        [0] Chat
        [one] Chat, { $unread } neue Nachricht
       *[other] Chat, { $unread } neue Nachrichten
    }
chat_empty = Noch hat niemand etwas geschrieben.
chat_write = Etwas schreiben
chat_send = Senden
chat_mute = Chat stummschalten
chat_unmute = Stummschaltung aufheben
chat_muted = Der Chat ist auf diesem Gerät stumm.
chat_mutePerson = { $name } stummschalten
chat_personMuted = Nachrichten von { $name } sind ausgeblendet.
chat_unmutePerson = Wieder anzeigen
chat_spectators = Nur wer am Tisch sitzt, kann schreiben.
chat_failed = Nicht gesendet: Die Verbindung ist unterbrochen.
chat_tooMany = Nicht gesendet: zu viele Nachrichten auf einmal. Warte einen Moment.
chat_closed = Nicht gesendet: Der Betreiber dieses Servers hat den Chat für dich geschlossen.
chat_nobody = Jemand, der gegangen ist
chat_said = { $name }: { $words }

## quota

quota_waiting-tables_guest = Zu viele deiner Tische warten auf Mitspieler (höchstens { $most }). Beginne oder schließe zuerst einen davon.
quota_waiting-tables_address = Zu viele Tische aus deinem Netzwerk warten auf Mitspieler (höchstens { $most }). Beginne oder schließe zuerst einen davon.
quota_bot-tables_guest = Zu viele deiner Partien laufen nur zwischen Bots (höchstens { $most }). Schließe eine oder warte, bis eine zu Ende ist.
quota_bot-tables_address = Aus deinem Netzwerk laufen zu viele Partien nur zwischen Bots (höchstens { $most }). Warte, bis eine zu Ende ist.
quota_new-tables_guest = Du hast innerhalb einer Stunde zu viele Tische aufgestellt (höchstens { $most }).
quota_new-tables_address = Aus deinem Netzwerk wurden innerhalb einer Stunde zu viele Tische aufgestellt (höchstens { $most }).
quota_new-links_address = Aus deinem Netzwerk wurden innerhalb einer Stunde zu viele Links erstellt (höchstens { $most }).
quota_pictures_address = Für dein Netzwerk wurden innerhalb einer Stunde zu viele Bilder von Partien gezeichnet (höchstens { $most }).
quota_new-guests_address = Aus deinem Netzwerk sind innerhalb einer Stunde zu viele neue Gäste gekommen (höchstens { $most }).
quota_sessions_guest = Du bist auf zu vielen Geräten angemeldet (höchstens { $most }). Melde dich zuerst auf einem davon ab.
quota_sockets_guest = Du hast zu viele Verbindungen offen (höchstens { $most }). Schließe zuerst ein anderes Fenster.
quota_sockets_address = Aus deinem Netzwerk kommen zu viele Verbindungen (höchstens { $most }).
quota_sockets_table = An diesem Tisch sind zu viele Leute (höchstens { $most }).
quota_chat_guest = Du hast innerhalb einer Minute zu viel geschrieben (höchstens { $most } Nachrichten).
quota_rulings_guest = Du hast die anderen innerhalb von zehn Minuten zu oft gefragt (höchstens { $most }-mal).
quota_other = Du hast eine Grenze dieses Servers erreicht.
quota_again = Versuche es in { $time } noch einmal.

## result

result_title = Nach der Partie
result_checking = Jeder Zug und jede Ziehung wird geprüft …
result_fair = Es wurde ehrlich gemischt
result_fairAbout = Jede Karte und jede Ziehung folgt aus Zahlen, auf die sich Server und Spieler festgelegt haben, bevor sie die der anderen kennen konnten. Niemand konnte die Karten aussuchen.
result_fairOwn = Die Zahl dieses Geräts ist dabei, und die Festlegung des Servers ist die, die es vor der Partie erhalten hat.
result_fairWatched = Weil du zuschaust, ist keine Zahl von dir dabei. Die Datei selbst ist in Ordnung.
result_unfair = Mit dieser Partie stimmt etwas nicht
result_unfairAbout = Die Datei der Partie passt nicht zu den Festlegungen:
result_notOurs = In der Datei fehlt die Zahl dieses Geräts oder die Festlegung, die es erhalten hat.
result_unreachable = Die Datei der Partie ließ sich nicht laden. Versuche es gleich noch einmal.
result_again = Noch einmal spielen
result_goRematch = Zur nächsten Partie
result_rematchAsked = Die nächste Partie wird vorbereitet.
result_replay = Wiederholung
result_replayLink = Link zur Wiederholung kopieren
result_replayLinkAbout = Der Link bleibt für alle gültig.
result_friendly = Eine Partie unter Freunden
result_friendlyAbout = Jeder Zug und jede Ziehung in der Datei ist in Ordnung. Aber die Partie begann auf einem Gerät, das alle Karten kennen konnte: Die Kartenverteilung war nicht versiegelt.

## trouble

trouble_closed = Diesen Tisch gibt es nicht mehr
trouble_closedAbout = Auf diesem Server gibt es ihn nicht, oder er wurde entfernt.
trouble_lobby = Zu den Tischen
trouble_none = Hier gibt es keinen Spielserver
trouble_noneAbout = Zu dieser Seite gehört kein Server für gemeinsame Tische. Alles andere geht.
trouble_notOver = Die Partie läuft noch
trouble_notOverAbout = Die Wiederholung gibt es, sobald die Partie zu Ende ist: Bis dahin sind manche Karten geheim.
trouble_toTable = Zum Tisch
trouble_unknownGame = Diese Seite kennt das Spiel an diesem Tisch nicht
trouble_unknownGameAbout = Lade die Seite neu, um die neueste Version zu bekommen.
