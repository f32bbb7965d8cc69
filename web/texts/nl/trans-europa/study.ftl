### Dutch texts of the study of Trans Europa.

round = ronde { $round } van { $all }
rounds = Kies een ronde
chart = Kans op de ronde
judgement = Beoordeeld naar
known = Wat { $name } kon weten
open = Alle kaarten zichtbaar
knownAbout = De kansen van iedereen, zoals { $name } ze toen kon inschatten.
openAbout = De kansen van iedereen, met alle kaarten zichtbaar.
player = Wiens spel?
deal = De kaarten
turnOf = Beurt { $turn } van { $all }
turn = Beurt { $turn }
inRound = ronde { $round }
pointOf = Keerpunt { $point } van { $all }
noPoint = Hier geen keerpunt
pointBefore = Vorig keerpunt
pointAfter = Volgend keerpunt
first = Naar het begin van de ronde
back = Een beurt terug
forward = Een beurt verder
last = Naar de laatste beurt
table = Als tabel
curve = Als curve
scope = Waar de cijfers over gaan
wholeGame = Heel het spel
working = Wat de doorslag gaf, wordt nog berekend …

## columns

columns_turn = Beurt
columns_player = Wie
columns_lost = Weggegeven

## 

costly =
    { $count ->
        [one] { $count } dure beurt
       *[other] { $count } dure beurten
    }
nothing = Er is niets beters gevonden.
accuracy = Nauwkeurigheid { $share }
accuracyAbout = Het deel van de kans dat bleef, van wat de beste beurten hadden behouden.
doubt = ± { $share }
betterIs = Beter: { $move }, { $better } in plaats van { $played }.

## moves

moves_start = een start { $place }
moves_to =
    { $count ->
        [one] { $count } rail tot { $city }
       *[other] { $count } rails tot { $city }
    }
moves_towards =
    { $count ->
        [one] { $count } rail richting { $city }
       *[other] { $count } rails richting { $city }
    }
moves_at =
    { $count ->
        [one] { $count } rail { $place }
       *[other] { $count } rails { $place }
    }
moves_none = geen rail

## 

playedWell = Geen betere beurt gevonden: { $chance } op de ronde.
dealAbout = Voor de eerste startmarker: wat de kaarten alleen waard zijn.
played = gespeeld
better = beter
playOnPlayed = Verder zoals gespeeld
playOutBetter = De betere keuze uitspelen
playedAt = gespeeld { $chance }
betterAt = beter { $chance }
likely = waarschijnlijk van { $name }
holds = steden van { $name }

## reasons

reasons_completes = Deze beurt verbindt meteen alle steden.
reasons_reaches = Deze beurt bereikt { $city }.
reasons_together = Deze beurt komt dichter bij { $cities } tegelijk.
reasons_leave = { $name } bouwt toch al naar { $city }: in { $share } van de verdelingen.
reasons_alone = Niemand anders bouwt naar { $city }: de anderen maar in { $share } van de verdelingen.
reasons_nobody = Niemand anders bouwt naar { $city }.
reasons_fewer =
    { $better ->
        [one] Daarna zijn er nog { $better } rail nodig in plaats van { $played }.
       *[other] Daarna zijn er nog { $better } rails nodig in plaats van { $played }.
    }
reasons_double = De dubbele lijn kostte de hele beurt.
reasons_keepsFerry = Deze beurt spaart een gekleurde rail voor een andere veerboot.
reasons_start =
    { $better ->
        [one] Vandaar kosten de steden { $better } rail in plaats van { $played }.
       *[other] Vandaar kosten de steden { $better } rails in plaats van { $played }.
    }
reasons_slows = Deze beurt laat { $name } { $better } in plaats van { $played }.

## story

story_unfinished = Ronde { $round } is niet tot het einde gespeeld.
story_lost_mistake =
    { $who ->
        [you] Je verloor ronde { $round } in beurt { $turn }, die { $share } weggaf.
       *[other] { $who } verloor ronde { $round } in beurt { $turn }, die { $share } weggaf.
    }
story_lost_mistakes =
    { $who ->
        [you] Je verloor ronde { $round } in meerdere beurten: { $turns }.
       *[other] { $who } verloor ronde { $round } in meerdere beurten: { $turns }.
    }
story_lost_cards =
    { $who ->
        [you] Je verloor ronde { $round } door de kaarten: die lieten maar { $share }.
       *[other] { $who } verloor ronde { $round } door de kaarten: die lieten maar { $share }.
    }
story_lost_blow =
    { $who ->
        [you] Je verloor ronde { $round } door beurt { $turn } van { $name }: { $before } ervoor, { $share } erna.
       *[other] { $who } verloor ronde { $round } door beurt { $turn } van { $name }: { $before } ervoor, { $share } erna.
    }
story_lost_lead =
    { $who ->
        [you] Je verloor ronde { $round } ondanks { $share } in beurt { $turn }.
       *[other] { $who } verloor ronde { $round } ondanks { $share } in beurt { $turn }.
    }
story_lost_finish =
    { $who ->
        [you] Je verloor ronde { $round } helemaal op het eind, met { $share } vóór de laatste beurt.
       *[other] { $who } verloor ronde { $round } helemaal op het eind, met { $share } vóór de laatste beurt.
    }
story_lost_nothing =
    { $who ->
        [you] Je verloor ronde { $round }; geen enkele beurt gaf de doorslag.
       *[other] { $who } verloor ronde { $round }; geen enkele beurt gaf de doorslag.
    }
story_won_cards =
    { $who ->
        [you] Je won ronde { $round } met goede kaarten, van het begin af { $share } waard.
       *[other] { $who } won ronde { $round } met goede kaarten, van het begin af { $share } waard.
    }
story_won_gift =
    { $who ->
        [you] Je won ronde { $round } doordat { $name } zich in beurt { $turn } vergiste: +{ $share }.
       *[other] { $who } won ronde { $round } doordat { $name } zich in beurt { $turn } vergiste: +{ $share }.
    }
story_won_moves =
    { $who ->
        [you] Je won ronde { $round } door goed te spelen, vooral in beurt { $turn }: +{ $share }.
       *[other] { $who } won ronde { $round } door goed te spelen, vooral in beurt { $turn }: +{ $share }.
    }
story_won_others =
    { $who ->
        [you] Je won ronde { $round } mede dankzij de beurten van de anderen: +{ $share }.
       *[other] { $who } won ronde { $round } mede dankzij de beurten van de anderen: +{ $share }.
    }
story_won_nothing =
    { $who ->
        [you] Je won ronde { $round }; geen enkele beurt gaf de doorslag.
       *[other] { $who } won ronde { $round }; geen enkele beurt gaf de doorslag.
    }
story_shared =
    { $who ->
        [you] Je deelde ronde { $round } met { $name }.
       *[other] { $who } deelde ronde { $round } met { $name }.
    }
story_although = Beurt { $turn } gaf { $share } weg.
story_game_won =
    { $who ->
        [you] Je won het spel met
       *[other] { $who } won het spel met
    } { $points ->
        [one] { $points } punt voorsprong.
       *[other] { $points } punten voorsprong.
    }
story_game_lost =
    { $who ->
        [you] Je verloor het spel van { $name } met
       *[other] { $who } verloor het spel van { $name } met
    } { $points ->
        [one] { $points } punt verschil.
       *[other] { $points } punten verschil.
    }
story_game_shared =
    { $who ->
        [you] Je won het spel samen met { $name }.
       *[other] { $who } won het spel samen met { $name }.
    }
story_game_ahead =
    { $points ->
        [one] Ronde { $round } gaf de doorslag: { $points } punt meer dan { $name }.
       *[other] Ronde { $round } gaf de doorslag: { $points } punten meer dan { $name }.
    }
story_game_behind =
    { $points ->
        [one] Ronde { $round } gaf de doorslag: { $points } punt minder dan { $name }.
       *[other] Ronde { $round } gaf de doorslag: { $points } punten minder dan { $name }.
    }
story_game_steady = Geen enkele ronde gaf de doorslag.
story_game_costliest = Duurste beurt: beurt { $turn } van ronde { $round }, −{ $share }.

## 

luck = Geluk en kunde
fromTo = van { $from } naar { $to }
cards = Kaarten
ownMoves = Eigen beurten
others = De anderen
luckAbout = Vergeleken met gewoon verder spelen door iedereen.
perRound = per ronde
dealCost =
    { $count ->
        [one] *Kaarten:* de steden kosten op zijn best { $count } rail
       *[other] *Kaarten:* de steden kosten op zijn best { $count } rails
    }
allHands = gemiddeld { $mean }
dealBetter = { $share } van alle handen kost meer.
hands = Alle kaarten zichtbaar
what = Wat je kon weten
reads = De steden van { $name }, zoals { $viewer } ze kon lezen
rest = andere { $share }
isHeld = in de hand
toldMost = Beurt { $turn } verried het meest over { $name }: { $city } steeg van { $before } naar { $after }.
reading = De rails worden gelezen …
firstLook = Eerste blik: beurt { $turn } van { $all }
refining = Nauwkeuriger: beurt { $turn } van { $all }
done = { $deals } verdelingen per beurt geprobeerd
stopped = Gestopt
stop = Stoppen
goOn = Verder
failed = Dit spel kan niet worden geanalyseerd.
save = Cijfers als bestand bewaren
replay = Herhaling bekijken

## tabs

tabs_label = Wat bekijken?
tabs_moves = Beurten
tabs_luck = Geluk
tabs_known = Weten

## puzzles

puzzles_what = Wat oplossen?
puzzles_which = Puzzels van de dag
puzzles_today = Vandaag
puzzles_kinds_net = Goedkoopste net
puzzles_kinds_turn = Twee rails
puzzles_kinds_start = Waar beginnen?
puzzles_kinds_whose = Wiens stad?
puzzles_about_net = Verbind de vijf steden met zo weinig mogelijk rails; dubbele lijnen tellen twee. Druk op lijnen om ze te kiezen; met het toetsenbord: Shift en een richting.
puzzles_about_turn = Bouw de beurt die de ronde het vaakst wint. Druk op lijnen op de kaart; met het toetsenbord: Shift en een richting.
puzzles_about_start = Zet je pion waar je de ronde het vaakst wint. Druk op een knooppunt; met het toetsenbord: ga erheen en druk op de spatiebalk.
puzzles_about_whose = Wie heeft { $city }, als iemand het heeft? Ga de ronde beurt voor beurt door en lees het uit de rails.
puzzles_youAre = Jij bent { $colour }.
puzzles_choices = Keuzes
puzzles_nobody = Niemand
puzzles_cost =
    { $count ->
        [one] { $count } rail
       *[other] { $count } rails
    }
puzzles_joined = { $count } van 5 steden verbonden
puzzles_allJoined = alle vijf steden verbonden
puzzles_undo = Terug
puzzles_clear = Alles weghalen
puzzles_tryOf = poging { $now } van { $all }
puzzles_tooMany = { $count } meer dan nodig.
puzzles_check = Controleren
puzzles_show = Antwoord tonen
puzzles_next = Volgende puzzel
puzzles_solved = Opgelost!
puzzles_failed = Deze keer niet.
puzzles_bestIs =
    { $count ->
        [one] Het beste net heeft { $count } rail.
       *[other] Het beste net heeft { $count } rails.
    }
puzzles_proof_move = Zo vaak wint elk van de twee de ronde, over duizend waarschijnlijke verdelingen.
puzzles_proof_whose = Hoe waarschijnlijk het is dat elke speler deze stad had, naar de rails te oordelen.
puzzles_level = niveau { $rating }
puzzles_rating = Je rating: { $rating }
puzzles_row =
    { $count ->
        [one] { $count } dag op rij
       *[other] { $count } dagen op rij
    }
puzzles_daySolved = { $count } opgelost
puzzles_monthBefore = Vorige maand
puzzles_monthAfter = Volgende maand
puzzles_goOn = Verder
puzzles_noMove = Er ligt nog niets op de kaart.
puzzles_nearly = Bijna goed: een betere zet behoudt { $share } meer. Probeer het nog eens.
puzzles_judging = Je zet wordt beoordeeld …
puzzles_yours = Jouw zet
puzzles_tempting = Een verleidelijke zet
puzzles_best = De beste zet
puzzles_look_label = Op de kaart
puzzles_look_both = Beide zetten
puzzles_look_chosen = Na deze
puzzles_look_best = Na de beste
puzzles_missing = Door bots met deze kaarten uitgespeeld, ontbrekende rails aan het eind: { $who }.
puzzles_missingOf = { $name } { $count }
puzzles_round = De ronde tot nu toe
puzzles_pastTurn = Beurt { $turn }: { $name }
puzzles_starts = begin { $place }
puzzles_builds =
    { $count ->
        [one] { $count } rail { $place }
       *[other] { $count } rails { $place }
    }
puzzles_tells = Beurt { $turn } van { $name }: dat { $holder } { $city } heeft, ging van { $before } naar { $after }.
puzzles_tellsNobody = Beurt { $turn } van { $name }: dat niemand { $city } heeft, ging van { $before } naar { $after }.
puzzles_longTold = Geen enkele beurt verried het: alle rails samen doen dat.
puzzles_rated =
    { $solved ->
        [yes] Je rating: { $rating } ({ $change }, niveau { $level } opgelost).
       *[no] Je rating: { $rating } ({ $change }, niveau { $level } gemist).
    }
puzzles_steps_first = Naar de eerste beurt
puzzles_steps_back = Eén beurt terug
puzzles_steps_forward = Eén beurt verder
puzzles_steps_last = Naar de laatste beurt
puzzles_allDone = Je hebt alle puzzels van deze soort gedaan.

## learn

learn_open =
    { $count ->
        [one] Leren van deze beurt
       *[other] Leren van deze { $count } beurten
    }
learn_title = Leren van je fouten
learn_preparing = De volgende vraag wordt gemaakt …
learn_none = Geen van deze beurten is bij andere verdelingen duidelijk fout.
learn_done = Je vond { $solved } van de { $all } betere beurten. Ze komen terug bij ‘Je fouten’.
learn_back = Terug naar de analyse

## mine

mine_title = Je fouten
mine_none = Vandaag valt er niets te verbeteren. Fouten van 8% en meer komen uit analyses van je klassieke spellen en keren terug tot je de betere beurt vindt.

## trainer

trainer_title = De tafel lezen
trainer_whose = Welke steden heeft { $colour }?
trainer_about = Kies er één per regio; de rails van die kleur gloeien. Daarna toont de lezer van de bots wat hij uit dezelfde rails haalde.
trainer_you = Jij
trainer_reader = Lezer
trainer_ofFive = van 5 goed
trainer_next = Volgende stelling
trainer_allDone = Vandaag is er niets meer te lezen. Stellingen komen terug op hun tijd.
