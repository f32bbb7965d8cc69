### Dutch texts of challenges.

about = Een paar rondes die iedereen vanaf dezelfde plaats speelt, met dezelfde kaarten en tegen dezelfde bots. Je score laat zien hoeveel beter jij speelt dan de anderen: kunde zonder geluk.

## make

make_title = Nieuwe uitdaging
make_rounds = Hoeveel rondes?
make_start = Uitdaging maken
make_failed = Zo kan er geen uitdaging worden gemaakt.

## list

list_title = Jouw uitdagingen
list_none = Nog geen. Maak er een, of open een link die iemand je heeft gestuurd.
list_progress =
    { $all ->
        [one] { $played } van { $all } ronde gespeeld
       *[other] { $played } van { $all } rondes gespeeld
    }
list_remove = Verwijderen
list_removeAsk = Deze uitdaging en de resultaten van dit apparaat verwijderen? De spellen blijven in je lijst.

## 

against = Tegen { $names }
bot = { $name } ({ $level })
rules = Niets wordt teruggenomen en niemand geeft tips. Een ronde telt de eerste keer dat je hem speelt.

## rounds

rounds_title = Rondes
rounds_round = Ronde { $number }
rounds_play = Ronde { $number } spelen
rounds_goOn = Verder met ronde { $number }
rounds_again = Nog een keer spelen
rounds_againAbout = Dat telt niet mee.
rounds_waiting = Nog niet gespeeld
rounds_running = Begonnen
rounds_gameOf = Spel van { $name }

## standings

standings_title = Met dezelfde kaarten
standings_player = Speler
standings_you = Jij
standings_total = Totaal
standings_points = punten: { $points }
standings_hidden = verborgen
standings_hiddenAbout = Wat de anderen hebben bereikt, zie je zodra je de ronde zelf hebt gespeeld.
standings_alone = Nog niemand om mee te vergelijken.
standings_again = nog een keer gespeeld
standings_finished = door een bot afgemaakt
standings_computing = { $name } speelt ronde { $round } met jouw kaarten: zet { $move }
standings_failed = { $name } kon niet spelen. Open de uitdaging later nog eens.

## how

how_title = Zo ontstaat de score
how_lead = Daaruit volgt je voorsprong op het gemiddelde van je tegenstanders aan tafel.
how_score = De score is jouw voorsprong min de gemiddelde voorsprong van alle anderen die dezelfde kaarten speelden.
how_same = Kaarten, startspeler en bots zijn voor iedereen gelijk. Op dezelfde zetten antwoorden de bots op dezelfde manier.

## share

share_title = Uitdaging delen
share_about = De link bevat de hele uitdaging. Hij werkt zonder server.
share_own = Met mijn resultaat
share_ownAbout = Kan zodra je alle rondes hebt gespeeld.
share_hides = De kaarten in de link zijn beschermd tegen nieuwsgierige blikken, niet tegen deskundigen, net als bij spellen op dit apparaat. Iedereen geeft zelf het eigen resultaat door.
share_link = Link naar de uitdaging
share_copy = Link kopiëren
share_send = Delen
share_qr = QR-code tonen
share_qrHelp = Scan deze code met een telefoon of tablet om de uitdaging daar te openen.
share_qrTooLong = Met zoveel resultaten is de link te lang voor een QR-code.
share_text = Speel dezelfde kaarten als ik: { $table }

## problems

problems_title = Deze uitdaging kan niet worden geopend.
problems_too-long = De link is te lang voor een uitdaging.
problems_malformed = Deze link is geen uitdaging. Misschien is hij afgekapt.
problems_forged = De link is veranderd: het zegel klopt niet meer.
problems_other = De uitdaging vraagt om een spelbord, regels of bots die deze pagina niet heeft.
problems_unknown = Deze uitdaging staat niet op dit apparaat. Open haar via de link.
