### Dutch texts of the study of Trans Europa.

round = ronde { $round } van { $all }
rounds = Kies een ronde
chart = Kans om de ronde te winnen
judgement = Uitgangspunt
known = Wat { $name } kon weten
open = Alle kaarten zichtbaar
knownAbout = De kansen van iedereen, zoals { $name } ze toen kon inschatten.
openAbout = De kansen van iedereen, met alle kaarten zichtbaar.
player = Voor wie?
deal = De kaarten
turnOf = Beurt { $turn } van { $all }
turn = Beurt { $turn }
inRound = ronde { $round }
pointOf = Keerpunt { $point } van { $all }
noPoint = Hier geen keerpunt
pointBefore = Vorig keerpunt
pointAfter = Volgend keerpunt
first = Naar het begin van de ronde
back = Eén beurt terug
forward = Eén beurt verder
last = Naar de laatste beurt
table = Als tabel
curve = Als grafiek
scope = Cijfers voor
wholeGame = Het hele spel
working = Er wordt berekend wat de doorslag gaf…

## columns

columns_turn = Beurt
columns_player = Wie
columns_lost = Kosten

## 

costly =
    { $count ->
        [one] { $count } dure beurt
       *[other] { $count } dure beurten
    }
nothing = Geen betere beurt gevonden.
accuracy = Nauwkeurigheid { $share }
accuracyAbout = Hoeveel er overbleef van de winstkans die de beste beurten gaven.
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

playedWell = Geen betere beurt gevonden: { $chance } kans om de ronde te winnen.
dealAbout = Vóór de eerste startmarker: de kansen die de kaarten alleen geven.
played = gespeeld
better = beter
playOnPlayed = Verder zoals gespeeld
playOutBetter = Betere beurt proberen
playedAt = gespeeld { $chance }
betterAt = beter { $chance }
likely = waarschijnlijk van { $name }
holds = steden van { $name }

## reasons

reasons_completes = Deze beurt sluit meteen alle steden aan.
reasons_reaches = Deze beurt sluit { $city } aan.
reasons_together = Deze beurt komt tegelijk dichter bij { $cities }.
reasons_leave = { $name } bouwt toch al naar { $city }: in { $share } van de verdelingen.
reasons_alone = De anderen bouwen zelden naar { $city }: maar in { $share } van de verdelingen.
reasons_nobody = Niemand anders bouwt naar { $city }.
reasons_fewer =
    { $better ->
        [one] Daarna is er nog { $better } rail nodig in plaats van { $played }.
       *[other] Daarna zijn er nog { $better } rails nodig in plaats van { $played }.
    }
reasons_double = De dubbele lijn kostte de hele beurt.
reasons_keepsFerry = Deze beurt spaart een gekleurde rail voor een andere veerboot.
reasons_start =
    { $better ->
        [one] Van daaruit kost het { $better } rail om de steden aan te sluiten, in plaats van { $played }.
       *[other] Van daaruit kost het { $better } rails om de steden aan te sluiten, in plaats van { $played }.
    }
reasons_slows = Daarna heeft { $name } { $better } kans in plaats van { $played }.

## story

story_unfinished = Ronde { $round } is niet uitgespeeld.
story_lost_mistake =
    { $who ->
        [you] Je verloor ronde { $round } in beurt { $turn }: die kostte { $share } winstkans.
       *[other] { $who } verloor ronde { $round } in beurt { $turn }: die kostte { $share } winstkans.
    }
story_lost_mistakes =
    { $who ->
        [you] Je verloor ronde { $round } in meerdere beurten: { $turns }.
       *[other] { $who } verloor ronde { $round } in meerdere beurten: { $turns }.
    }
story_lost_cards =
    { $who ->
        [you] Je verloor ronde { $round } door de kaarten: die gaven maar { $share } kans.
       *[other] { $who } verloor ronde { $round } door de kaarten: die gaven maar { $share } kans.
    }
story_lost_blow =
    { $who ->
        [you] Je verloor ronde { $round } door beurt { $turn } van { $name }: de kans zakte van { $before } naar { $share }.
       *[other] { $who } verloor ronde { $round } door beurt { $turn } van { $name }: de kans zakte van { $before } naar { $share }.
    }
story_lost_lead =
    { $who ->
        [you] Je verloor ronde { $round } ondanks { $share } kans in beurt { $turn }.
       *[other] { $who } verloor ronde { $round } ondanks { $share } kans in beurt { $turn }.
    }
story_lost_finish =
    { $who ->
        [you] Je verloor ronde { $round } helemaal op het eind: vóór de laatste beurt was de kans nog { $share }.
       *[other] { $who } verloor ronde { $round } helemaal op het eind: vóór de laatste beurt was de kans nog { $share }.
    }
story_lost_never =
    { $who ->
        [you] Je verloor ronde { $round }: de kans kwam nooit boven { $share }.
       *[other] { $who } verloor ronde { $round }: de kans kwam nooit boven { $share }.
    }
story_lost_nothing =
    { $who ->
        [you] Je verloor ronde { $round }; geen enkele beurt gaf de doorslag.
       *[other] { $who } verloor ronde { $round }; geen enkele beurt gaf de doorslag.
    }
story_won_cards =
    { $who ->
        [you] Je won ronde { $round } met goede kaarten: vanaf het begin { $share } kans.
       *[other] { $who } won ronde { $round } met goede kaarten: vanaf het begin { $share } kans.
    }
story_won_gift =
    { $who ->
        [you] Je won ronde { $round } doordat { $name } in beurt { $turn } een fout maakte: +{ $share }.
       *[other] { $who } won ronde { $round } doordat { $name } in beurt { $turn } een fout maakte: +{ $share }.
    }
story_won_turn =
    { $who ->
        [you] Je won ronde { $round } dankzij beurt { $turn } van { $name }: de kans steeg van { $before } naar { $share }.
       *[other] { $who } won ronde { $round } dankzij beurt { $turn } van { $name }: de kans steeg van { $before } naar { $share }.
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
story_although = Beurt { $turn } kostte { $share }.
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
luckAbout = Vergeleken met een verloop waarin iedereen gewoon verder speelt.
perRound = per ronde
dealCost =
    { $count ->
        [one] *Kaarten:* minstens { $count } rail voor alle steden
       *[other] *Kaarten:* minstens { $count } rails voor alle steden
    }
allHands = gemiddeld { $mean }
dealBetter = Bij { $share } van alle handen zijn het er meer.
hands = Alle kaarten zichtbaar
what = Toen bekend
reads = De steden van { $name }, voor zover { $viewer } dat kon weten
rest = andere { $share }
isHeld = in de hand
toldMost = Beurt { $turn } verried het meest over { $name }: de kans op { $city } steeg van { $before } naar { $after }.
reading = De rails worden gelezen…
firstLook = Snelle analyse: beurt { $turn } van { $all }
refining = Grondige analyse: beurt { $turn } van { $all }
done = { $deals } verdelingen per beurt
stopped = Gestopt
stop = Stoppen
goOn = Verder
failed = Dit spel kan niet worden geanalyseerd.
save = Cijfers als bestand opslaan
replay = Herhaling bekijken

## tabs

tabs_label = Weergave
tabs_moves = Beurten
tabs_luck = Geluk
tabs_known = Weten

## puzzles

puzzles_what = Soort puzzel
puzzles_which = Puzzels van de dag
puzzles_today = Vandaag
puzzles_kinds_net = Goedkoopste net
puzzles_kinds_turn = Twee rails
puzzles_kinds_start = Waar beginnen?
puzzles_kinds_whose = Wiens stad?
puzzles_about_net = Verbind de vijf steden met zo weinig mogelijk rails. Een dubbele lijn telt voor twee. Druk op lijnen of gebruik Shift en een richtingstoets.
puzzles_about_turn = Leg de rails waarmee je de ronde het vaakst wint. Druk op lijnen of gebruik Shift en een richtingstoets.
puzzles_about_start = Zet je startmarker waar je de ronde het vaakst wint. Druk op een kruispunt, of ga erheen met de richtingstoetsen en druk op de spatiebalk.
puzzles_about_whose = Wie heeft { $city }, als iemand die stad heeft? Loop de ronde beurt voor beurt door en zoek aanwijzingen in de rails.
puzzles_youAre = Jij bent { $colour }.
puzzles_choices = Antwoorden
puzzles_nobody = Niemand
puzzles_cost =
    { $count ->
        [one] { $count } rail
       *[other] { $count } rails
    }
puzzles_joined = { $count } van 5 steden verbonden
puzzles_allJoined = alle vijf steden verbonden
puzzles_undo = Terug
puzzles_clear = Alles wissen
puzzles_tryOf = poging { $now } van { $all }
puzzles_tooMany =
    { $count ->
        [one] { $count } rail meer dan nodig.
       *[other] { $count } rails meer dan nodig.
    }
puzzles_check = Controleren
puzzles_show = Antwoord tonen
puzzles_next = Volgende puzzel
puzzles_solved = Opgelost!
puzzles_failed = Deze keer niet.
puzzles_bestIs =
    { $count ->
        [one] Het goedkoopste net kost { $count } rail.
       *[other] Het goedkoopste net kost { $count } rails.
    }
puzzles_proof_move = Zo vaak wint elk van de twee zetten de ronde bij duizend waarschijnlijke verdelingen.
puzzles_proof_whose = Zo waarschijnlijk had elke speler deze stad, te oordelen naar de rails.
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
puzzles_noMove = Er ligt nog niets op het bord.
puzzles_nearly = Bijna goed: een andere zet is { $share } beter. Probeer het nog eens.
puzzles_judging = Je zet wordt beoordeeld…
puzzles_yours = Jouw zet
puzzles_inGame = Je zet in het spel
puzzles_tempting = Een verleidelijke zet
puzzles_best = De beste zet
puzzles_look_label = Op het bord
puzzles_look_both = Beide zetten
puzzles_look_chosen = Na deze
puzzles_look_best = Na de beste
puzzles_missing = Ontbrekende rails nadat bots met deze kaarten hebben uitgespeeld: { $who }.
puzzles_missingOf = { $name } { $count }
puzzles_round = De ronde tot nu toe
puzzles_pastTurn = Beurt { $turn }: { $name }
puzzles_starts = begin { $place }
puzzles_builds =
    { $count ->
        [one] { $count } rail { $place }
       *[other] { $count } rails { $place }
    }
puzzles_tells = Beurt { $turn } van { $name }: de kans dat { $holder } { $city } heeft, ging van { $before } naar { $after }.
puzzles_tellsNobody = Beurt { $turn } van { $name }: de kans dat niemand { $city } heeft, ging van { $before } naar { $after }.
puzzles_longTold = Geen enkele beurt verried het, alleen alle rails samen.
puzzles_rated =
    { $solved ->
        [yes] Je rating: { $rating } ({ $change }, niveau { $level } opgelost).
       *[no] Je rating: { $rating } ({ $change }, niveau { $level } niet opgelost).
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
learn_was = Je beurt { $place } kostte { $share } winstkans. Vind een betere.
learn_preparing = De volgende vraag wordt voorbereid…
learn_none = Geen van deze beurten is bij andere verdelingen duidelijk fout.
learn_done = Je vond { $solved } van de { $all } betere beurten. Ze komen terug bij ‘Je fouten’.
learn_back = Terug naar de analyse

## mine

mine_title = Je fouten
mine_none = Vandaag zijn er geen fouten om te oefenen. Fouten van { $share } of meer uit je geanalyseerde spellen zonder speciale kaarten verschijnen hier. Ze komen terug tot je de betere beurt vindt.

## trainer

trainer_title = De tafel lezen
trainer_whose = Welke steden heeft { $colour }?
trainer_about = Kies in elke regio een stad. De rails van die kleur lichten op. Daarna zie je de botanalyse van dezelfde rails.
trainer_you = Jij
trainer_reader = Botanalyse
trainer_ofFive = van 5 goed
trainer_next = Volgende stelling
trainer_allDone = Vandaag zijn er geen stellingen meer. Ze komen terug als het tijd is.
