### Dutch texts of the online screens. The reader is addressed as "je".

## entry

entry_friends = Met vrienden spelen
entry_about = Stuur een link. Je vrienden openen hem en schuiven aan: geen account, niets te installeren.
entry_tables = Tafels op deze server

## lobby

lobby_title = Online
lobby_about = Speel samen aan één tafel, ieder op een eigen apparaat.
lobby_yours = Je spellen
lobby_noneYours = Nog geen spellen
lobby_noneYoursAbout = Zet een tafel klaar en stuur de link. Dat kost maar een paar seconden.
lobby_open = Open tafels
lobby_noneOpen = Er wacht nu geen tafel op spelers.
lobby_live = Nu bezig
lobby_noneLive = Er speelt nu niemand in het openbaar.
lobby_goOn = Openen
lobby_sitDown = Aanschuiven
lobby_watch = Kijken
lobby_waiting = wacht op spelers
lobby_running = bezig
lobby_over = afgerond
lobby_paused = gepauzeerd
lobby_toPlay = Aan de beurt: { $names }
lobby_timeLeft = nog { $time }
lobby_freeSeats =
    { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
lobby_forget = Vergeet mij op deze server
lobby_forgetAbout = De server wist je naam, de toegang tot je plaatsen en je chatberichten. Afgeronde spellen blijven, zonder je naam.
lobby_forgotten = Deze server is je vergeten.

## clock

clock_title = Klok
clock_none = Geen klok
clock_noneAbout = Neem de tijd. Voor wie lang weg is, kan een bot invallen.
clock_live = Op één avond
clock_liveAbout = Iedereen heeft tijd voor het hele spel en krijgt er bij elke beurt wat bij.
clock_slow = Over meerdere dagen
clock_slowAbout = Voor lange spellen: kom terug wanneer je aan de beurt bent.
clock_bank = Tijd voor het spel
clock_increment = Extra bij elke beurt
clock_perTurn = Bedenktijd
clock_more = Meer: { $what }
clock_less = Minder: { $what }
clock_minutes = { $count } min
clock_seconds = { $count } s
clock_hours = { $count } u
clock_days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
clock_rule = { $bank } + { $increment }
clock_left = { $name }: nog { $time }

## create

create_title = Met vrienden spelen
create_about = Kies het spel en stuur de link. Wie hem opent, krijgt een vrije plaats.
create_yourName = Je naam
create_nameUnseen = Een naam heeft minstens één zichtbaar teken nodig.
create_nobody = Gast
create_who = Wie vindt deze tafel?
create_unlisted = Alleen met de link
create_unlistedAbout = Wie de link heeft, mag aanschuiven of kijken.
create_listed = Iedereen
create_listedAbout = De tafel staat bij de open tafels van deze server.
create_failed = De tafel kon niet worden klaargezet. Probeer het nog eens.

## invite

invite_title = Uitnodigen
invite_unlisted = alleen met de link
invite_listed = in de lijst
invite_link = Link naar deze tafel
invite_copy = Link kopiëren
invite_copied = Link gekopieerd
invite_copyByHand = De link is geselecteerd: kopieer hem met Ctrl+C.
invite_share = Delen…
invite_shareText = Speel { $game } met mij:
invite_qr = QR-code van de link
invite_show = Laat iemand deze code scannen, of stuur de link.

## take

take_item = Met vrienden verder spelen
take_itemAbout = ieder op een eigen apparaat
take_about = Dit spel gaat vanaf hier verder. De plaatsen van mensen zijn vrij voor wie de link opent; bots blijven zitten.
take_friendly = Het wordt een spel onder vrienden: dit apparaat heeft de kaarten gedeeld en zou ze allemaal kunnen kennen. De verdeling is niet verzegeld, en alle spelers krijgen dat te horen.
take_go = Tafel klaarzetten
take_back = Terug naar het spel
take_over = Dit spel kan niet online verder: het is afgerond of werd alleen bekeken.

## room

room_title = Wachten op iedereen
room_seats = Plaatsen
room_you = jij
room_host = nodigt uit
room_bot = bot
room_ready = klaar
room_waitingFriend = Hier is nog plaats…
room_free = vrij
room_sitHere = Hier zitten
room_sitHereAt = Hier zitten: plaats { $seat }
room_seatBot = Bot plaatsen
room_botIn = De plaats van { $name } aan een bot geven
room_keepFree = De plaats van { $name } vrijmaken
room_readyCount = Klaar: { $ready } van { $all } plaatsen
room_start = Beginnen
room_startWithBots =
    { $count ->
        [one] Nu beginnen, met een bot
       *[other] Nu beginnen, met { $count } bots
    }
room_starting = We beginnen…
room_startingAbout = Elk apparaat toont het getal dat het heeft vastgelegd.
room_waitingHost = Wachten tot { $name } begint
room_waitingAnyHost = Wachten tot het spel begint
room_failed = Het spel is niet begonnen: van { $names } kwam geen antwoord. Er zijn nieuwe getallen getrokken.
room_leave = Plaats verlaten
room_close = Tafel sluiten
room_closeAbout = De tafel en de chat worden voor iedereen verwijderd. Dat kan niet ongedaan worden gemaakt.
room_closed = De tafel is gesloten.
room_watching = Je kijkt mee. Het bord gaat open bij de eerste zet.
room_refused = Dat is niet gelukt. Bekijk de plaatsen en probeer het nog eens.
room_friendly = Spel onder vrienden, verdeling niet verzegeld: het is begonnen op één apparaat, dat alle kaarten zou kunnen kennen.

## join

join_invites = { $name } nodigt je uit
join_invited = Je bent uitgenodigd
join_players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
join_yourSeat = Jouw plaats
join_sitDown = Aanschuiven
join_watch = Alleen kijken
join_full = Alle plaatsen zijn bezet. Je kunt kijken.
join_nameMissing = Vul eerst je naam in.
join_failed = Aanschuiven is niet gelukt. Misschien was iemand sneller. Probeer het nog eens.

## people

people_title = Iedereen aan deze tafel
people_yourTurn = Jouw beurt
people_here = aanwezig
people_away = weg
people_gone = al een tijd weg
people_botPlays = bot speelt
people_letBot = Bot laten spelen
people_letBotFor = Een bot voor { $name } laten spelen tot die terug is
people_watching =
    { $count ->
        [one] { $count } kijkt mee
       *[other] { $count } kijken mee
    }
people_yourBot = Een bot speelt deze beurt voor je. De volgende is weer voor jou.

## move

move_sending = Wordt verstuurd…
move_kept = Je zet is opgeslagen en wordt verstuurd.
move_refused_late = Je zet kwam te laat: een bot heeft voor je gespeeld, of iemand anders is aan de beurt.
move_refused_other = Je zet is niet geaccepteerd. Bekijk het bord en probeer het nog eens.

## rulings

rulings_asksBack =
    { $who ->
        [you] Je vraagt om je beurt terug te nemen.
       *[other] { $who } wil een beurt terugnemen.
    }
rulings_asksToGiveUp =
    { $who ->
        [you] Je vraagt om het spel op te geven.
       *[other] { $who } wil het spel opgeven.
    }
rulings_question = Ben je het ermee eens?
rulings_waitingFor = Wachten op { $names }…
rulings_agree = Akkoord
rulings_refuse = Weigeren
rulings_withdraw = Intrekken
rulings_refused =
    { $who ->
        [you] Jij bent het er niet mee eens, dus het spel gaat door.
       *[other] { $who } is het er niet mee eens, dus het spel gaat door.
    }
rulings_unanswered = Geen antwoord van { $names }, dus het spel gaat door.
rulings_withdrawn =
    { $who ->
        [you] Je hebt de vraag ingetrokken.
       *[other] { $who } heeft de vraag ingetrokken.
    }
rulings_impossible = Dat kan niet meer, dus het spel gaat door.

## line

line_connecting = Opnieuw verbinden…
line_offline = Je bent offline
line_offlineAbout = Spellen tegen bots gaan gewoon door. Online tafels wachten op je.
line_back = Verbonden
line_tryNow = Nu proberen
line_excluded = De beheerder van deze server heeft je uitgesloten.

## chat

chat_title = Chat
chat_open =
    { $unread ->
        [0] Chat
        [one] Chat, { $unread } nieuw bericht
       *[other] Chat, { $unread } nieuwe berichten
    }
chat_empty = Er is nog niets geschreven.
chat_write = Schrijf een bericht
chat_send = Versturen
chat_mute = Chat dempen
chat_unmute = Dempen opheffen
chat_muted = De chat is op dit apparaat gedempt.
chat_mutePerson = { $name } dempen
chat_personMuted = Berichten van { $name } zijn verborgen.
chat_unmutePerson = Weer tonen
chat_spectators = Alleen wie aan tafel zit, kan schrijven.
chat_failed = Niet verstuurd: de verbinding is verbroken.
chat_tooMany = Niet verstuurd: te veel berichten tegelijk. Wacht even.
chat_closed = Niet verstuurd: de beheerder van deze server heeft de chat voor je gesloten.
chat_nobody = Iemand die is vertrokken
chat_said = { $name }: { $words }

## quota

quota_waiting-tables_guest = Te veel van je tafels wachten op spelers (hoogstens { $most }). Begin of sluit er eerst een.
quota_waiting-tables_address = Te veel tafels uit je netwerk wachten op spelers (hoogstens { $most }). Begin of sluit er eerst een.
quota_bot-tables_guest = Te veel van je spellen worden alleen door bots gespeeld (hoogstens { $most }). Sluit er een of wacht tot er een is afgelopen.
quota_bot-tables_address = Te veel spellen uit je netwerk worden alleen door bots gespeeld (hoogstens { $most }). Wacht tot er een is afgelopen.
quota_new-tables_guest = Je hebt binnen een uur te veel tafels gemaakt (hoogstens { $most }).
quota_new-tables_address = Uit je netwerk zijn binnen een uur te veel tafels gemaakt (hoogstens { $most }).
quota_new-links_address = Vanuit je netwerk zijn binnen een uur te veel links gemaakt (hoogstens { $most }).
quota_pictures_address = Voor je netwerk zijn binnen een uur te veel plaatjes van spellen getekend (hoogstens { $most }).
quota_new-guests_address = Uit je netwerk zijn binnen een uur te veel nieuwe gasten gekomen (hoogstens { $most }).
quota_sessions_guest = Je bent op te veel apparaten aangemeld (hoogstens { $most }). Meld je eerst op een ervan af.
quota_sockets_guest = Je hebt te veel verbindingen open (hoogstens { $most }). Sluit eerst een ander venster.
quota_sockets_address = Er komen te veel verbindingen uit je netwerk (hoogstens { $most }).
quota_sockets_table = Er zijn te veel mensen bij deze tafel (hoogstens { $most }).
quota_chat_guest = Je hebt binnen een minuut te veel geschreven (hoogstens { $most } berichten).
quota_rulings_guest = Je hebt de anderen binnen tien minuten te vaak iets gevraagd (hoogstens { $most } keer).
quota_other = Je hebt een grens van deze server bereikt.
quota_again = Probeer het over { $time } opnieuw.

## result

result_title = Na het spel
result_checking = Elke zet en elke trekking wordt gecontroleerd…
result_fair = Er is eerlijk gedeeld
result_fairAbout = Elke kaart en elke trekking volgt uit getallen die server en spelers hebben vastgelegd voordat ze die van de anderen konden kennen. Niemand kon de kaarten uitkiezen.
result_fairOwn = Het getal van dit apparaat zit erbij, en de vastlegging van de server is die welke het vóór het spel heeft ontvangen.
result_fairWatched = Omdat je meekijkt, zit er geen getal van jou bij. Het bestand zelf is in orde.
result_unfair = Er klopt iets niet aan dit spel
result_unfairAbout = Het bestand van het spel komt niet overeen met wat was vastgelegd:
result_notOurs = In het bestand ontbreekt het getal van dit apparaat, of de vastlegging die het heeft ontvangen.
result_unreachable = Het bestand van het spel kon niet worden opgehaald. Probeer het zo nog eens.
result_again = Nog een keer spelen
result_goRematch = Naar het volgende spel
result_rematchAsked = Het volgende spel wordt klaargezet.
result_replay = Herhaling
result_replayLink = Link naar de herhaling kopiëren
result_replayLinkAbout = De link blijft voor iedereen geldig.
result_friendly = Een spel onder vrienden
result_friendlyAbout = Elke zet en elke trekking in het bestand is in orde. Maar het spel is begonnen op één apparaat, dat alle kaarten kon kennen: de verdeling was niet verzegeld.

## trouble

trouble_closed = Deze tafel is gesloten
trouble_closedAbout = Deze server kent de tafel niet, of die is verwijderd.
trouble_lobby = Naar de tafels
trouble_none = Hier is geen spelserver
trouble_noneAbout = Bij deze pagina hoort geen server voor online tafels. Al het andere werkt.
trouble_notOver = Het spel is nog bezig
trouble_notOverAbout = De herhaling is er zodra het spel is afgerond: tot die tijd zijn sommige kaarten geheim.
trouble_toTable = Naar de tafel
trouble_unknownGame = Deze pagina kent het spel aan deze tafel niet
trouble_unknownGameAbout = Laad de pagina opnieuw voor de nieuwste versie.
