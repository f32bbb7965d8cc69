### German words of the form for a custom table.

## setup

setup_ends = Die Partie endet
setup_endsIn = in dem Jahr, in dem eine Gesellschaft so viele Verträge erfüllt hat
setup_contracts =
    { $count ->
        [one] { $count } Vertrag
       *[other] { $count } Verträge
    }
setup_lengths_target-3 = üblich
setup_lengths_target-4 = länger
setup_lengths_target-5 = ein Abend
setup_anyTarget = Andere Zahl, 3 bis 12
setup_openEnd = offenes Ende
setup_noTarget = kein Ziel
setup_endsAlso = Sie endet auch mit dem letzten Gleisstab einer Gesellschaft, bei 500k Gewinn oder mit leerer Bank.
setup_endsAlsoNoBank = Sie endet auch mit dem letzten Gleisstab einer Gesellschaft oder bei 500k Gewinn.
setup_variants = Varianten
setup_variantsLead = Du brauchst keine davon. Für alles, was du nicht änderst, gilt die Anleitung.
setup_changed = { $count } geändert
setup_asPrinted = Alles wie in der Anleitung
setup_groups_secret = Was geheim bleibt
setup_groups_money = Wenn das Geld ausgeht
setup_groups_beginning = Der Anfang
setup_groups_turns = Zug um Zug
setup_groups_end = Das Ende
setup_groups_books = Die Bücher
setup_whoOldest = Wer ist am ältesten?
setup_whichLaunch = Welche Startverträge?
setup_onlyTwo = Nur zu zweit.
setup_notOpenEnd = Nicht bei offenem Ende.

## options

options_target_name = Ziel
options_target_about = Die Partie endet, wenn eine Gesellschaft so viele Verträge erfüllt hat.
options_openEnd_name = Offenes Ende
options_openEnd_about = Kein Ziel: Nur Gleisstäbe, Gewinn oder eine leere Bank beenden die Partie.
options_hiddenVehicles_name = Geheime Fahrzeuge
options_hiddenVehicles_about = Andere sehen nur, wie viele freie Fahrzeuge du hast.
options_hiddenCash_name = Geheimes Bargeld
options_hiddenCash_about = Andere sehen weder dein Bargeld noch die Bank.
options_selfManagedInsolvency_name = Insolvenz in Eigenregie
options_selfManagedInsolvency_about = Eine insolvente Gesellschaft darf erst verkaufen, was sie hat.
options_bankLimit_name = Die Bank kann leer werden
options_bankLimit_about = Eine leere Bank am Jahresende beendet die Partie.
options_assignInTurn_name = Zuteilen im eigenen Zug
options_assignInTurn_about = Auf der Messe teilst du Fahrzeuge nur in deinem Zug zu.
options_fixedSteps_name = Feste Gebotsschritte
options_fixedSteps_about = Gebote beginnen beim Mindestgebot und steigen um genau 10k.
options_offersInTurn_name = Angebote reihum
options_offersInTurn_about = Im Auktionshaus wird reihum und offen angeboten, nicht geheim.
options_reshuffleEvery_name = Neu mischen
options_reshuffleEvery_about = Jahre, bis abgelegte Fahrzeuge zurückkommen.
options_launch2p_name = Startverträge
options_launch2p_about = Nur zu zweit: wie sie verteilt werden.
options_forgiveOncePerGame_name = Nur einmal erlassen
options_forgiveOncePerGame_about = Beim zweiten Verlust, den sie nicht zahlen kann, ist eine Gesellschaft insolvent.
options_releaseLicences_name = Lizenzen werden frei
options_releaseLicences_about = Scheidet eine Gesellschaft aus, werden ihre Gleise frei.
options_allowRetarget_name = Ziel erhöhen
options_allowRetarget_about = Ihr dürft euch unterwegs auf mehr Verträge einigen.
options_lenientIdle_name = Begonnen ist nicht ruhend
options_lenientIdle_about = Ein begonnener Vertrag kostet keinen Punkt.
options_tieBreak_name = Gleichstand
options_tieBreak_about = Geteilt, oder es entscheidet der Gewinn, dann Verträge, dann Bargeld.
options_startPlayer_name = Erster Vorsitz
options_startPlayer_about = Wer die allererste Phase ausruft.
options_manualBooks_name = Bücher von Hand
options_manualBooks_about = Alle rechnen ihren Jahresgewinn selbst aus, buchen ihn und können geprüft werden.

## values

values_launch2p_nearRandom = Nahe
values_launch2p_random = Beliebig
values_launch2p_choose = Gewählt
values_tieBreak_shared = Geteilt
values_tieBreak_profit-completed-cash = Nach Gewinn
values_startPlayer_random = Ausgelost
values_startPlayer_host = Erster Platz
values_startPlayer_oldest = Älteste Person
