### Dutch words of the form for a custom table.

## setup

setup_ends = Het spel eindigt
setup_endsIn = in het jaar waarin een maatschappij zoveel contracten heeft voltooid
setup_contracts =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracten
    }
setup_lengths_target-3 = normaal
setup_lengths_target-4 = langer
setup_lengths_target-5 = een avond
setup_anyTarget = Ander aantal, 3 tot en met 12
setup_openEnd = open einde
setup_noTarget = geen doel
setup_endsAlso = Het eindigt ook met het laatste staafje van een maatschappij, bij 500k winst of met een lege bank.
setup_endsAlsoNoBank = Het eindigt ook met het laatste staafje van een maatschappij of bij 500k winst.
setup_variants = Varianten
setup_variantsLead = Je hebt er geen nodig. Voor alles wat je niet verandert, gelden de spelregels.
setup_changed = { $count } veranderd
setup_asPrinted = Alles volgens de spelregels
setup_groups_secret = Wat geheim blijft
setup_groups_money = Als het geld op is
setup_groups_beginning = Het begin
setup_groups_turns = Beurt voor beurt
setup_groups_end = Het einde
setup_groups_books = De boeken
setup_whoOldest = Wie is de oudste?
setup_whichLaunch = Welke startcontracten?
setup_onlyTwo = Alleen met twee spelers.
setup_notOpenEnd = Niet met een open einde.

## options

options_target_name = Doel
options_target_about = Het spel eindigt als één maatschappij zoveel contracten heeft voltooid.
options_openEnd_name = Open einde
options_openEnd_about = Geen doel: alleen staafjes, winst of een lege bank beëindigen het spel.
options_hiddenVehicles_name = Verborgen voertuigen
options_hiddenVehicles_about = Anderen zien alleen hoeveel vrije voertuigen je hebt.
options_hiddenCash_name = Verborgen kas
options_hiddenCash_about = Anderen zien je kas niet en de bank ook niet.
options_selfManagedInsolvency_name = Insolventie in eigen beheer
options_selfManagedInsolvency_about = Een insolvente maatschappij mag eerst verkopen wat ze heeft.
options_bankLimit_name = De bank kan leegraken
options_bankLimit_about = Een lege bank aan het eind van een jaar beëindigt het spel.
options_assignInTurn_name = Toewijzen in je beurt
options_assignInTurn_about = Op de beurs wijs je voertuigen alleen in je eigen beurt toe.
options_fixedSteps_name = Vaste biedstappen
options_fixedSteps_about = Bieden begint bij het minimum en gaat met precies 10k omhoog.
options_offersInTurn_name = Aanbod om de beurt
options_offersInTurn_about = In het veilinghuis wordt om de beurt en open aangeboden, niet in het geheim.
options_reshuffleEvery_name = Opnieuw schudden
options_reshuffleEvery_about = Jaren tot afgelegde voertuigen terugkomen.
options_launch2p_name = Startcontracten
options_launch2p_about = Alleen met twee spelers: hoe ze verdeeld worden.
options_forgiveOncePerGame_name = Eén keer kwijtgescholden
options_forgiveOncePerGame_about = Bij het tweede verlies dat ze niet kan betalen, is een maatschappij insolvent.
options_releaseLicences_name = Licenties komen vrij
options_releaseLicences_about = Verlaat een maatschappij het spel, dan komen haar sporen vrij.
options_allowRetarget_name = Doel verhogen
options_allowRetarget_about = Jullie mogen onderweg meer contracten afspreken.
options_lenientIdle_name = Begonnen is niet slapend
options_lenientIdle_about = Een contract waaraan je begonnen bent, kost geen punt.
options_tieBreak_name = Gelijke stand
options_tieBreak_about = Gedeeld, of de winst beslist, dan contracten, dan kas.
options_startPlayer_name = Eerste voorzitter
options_startPlayer_about = Wie de allereerste fase aankondigt.
options_manualBooks_name = Boeken met de hand
options_manualBooks_about = Iedereen rekent de eigen jaarwinst uit en boekt die. De anderen mogen controleren.

## values

values_launch2p_nearRandom = Dichtbij
values_launch2p_random = Willekeurig
values_launch2p_choose = Gekozen
values_tieBreak_shared = Gedeeld
values_tieBreak_profit-completed-cash = Op winst
values_startPlayer_random = Geloot
values_startPlayer_host = Eerste plaats
values_startPlayer_oldest = Oudste
