### French words of the form for a custom table.

## setup

setup_ends = La partie finit
setup_endsIn = l’année où une compagnie a rempli
setup_contracts =
    { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }
setup_lengths_target-3 = habituel
setup_lengths_target-4 = plus long
setup_lengths_target-5 = une soirée
setup_anyTarget = Autre nombre, de 3 à 12
setup_openEnd = sans limite
setup_noTarget = pas d’objectif
setup_endsAlso = Elle finit aussi au dernier bâtonnet d’une compagnie, à 500k de bénéfice ou quand la banque est vide.
setup_endsAlsoNoBank = Elle finit aussi au dernier bâtonnet d’une compagnie ou à 500k de bénéfice.
setup_variants = Variantes
setup_variantsLead = Aucune n’est nécessaire. Tout ce que vous ne changez pas suit les règles d’origine.
setup_changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
setup_asPrinted = Règles d’origine
setup_groups_secret = Ce qui reste secret
setup_groups_money = Quand l’argent manque
setup_groups_beginning = Le début
setup_groups_turns = Tour après tour
setup_groups_end = La fin
setup_groups_books = Les comptes
setup_whoOldest = Qui est la personne la plus âgée ?
setup_whichLaunch = Quels contrats de départ ?
setup_onlyTwo = Seulement à deux.
setup_notOpenEnd = Pas dans une partie sans limite.

## options

options_target_name = Objectif
options_target_about = La partie s’arrête quand une compagnie a rempli ce nombre de contrats.
options_openEnd_name = Sans limite
options_openEnd_about = Pas d’objectif : seuls les bâtonnets, le bénéfice ou la banque vide mettent fin à la partie.
options_hiddenVehicles_name = Véhicules cachés
options_hiddenVehicles_about = Les autres ne voient que le nombre de vos véhicules libres.
options_hiddenCash_name = Caisse cachée
options_hiddenCash_about = Les autres ne voient ni votre caisse ni la banque.
options_selfManagedInsolvency_name = Insolvabilité autogérée
options_selfManagedInsolvency_about = Une compagnie insolvable peut d’abord vendre ce qu’elle a.
options_bankLimit_name = La banque peut se vider
options_bankLimit_about = Une banque vide en fin d’année met fin à la partie.
options_assignInTurn_name = Affecter à son tour
options_assignInTurn_about = Au Salon, on n’affecte ses véhicules qu’à son tour.
options_fixedSteps_name = Pas d’enchère fixes
options_fixedSteps_about = Les enchères partent du minimum et montent de 10k exactement.
options_offersInTurn_name = Mise en vente à tour de rôle
options_offersInTurn_about = Chacun met en vente à son tour et au vu de tous, pas en secret.
options_reshuffleEvery_name = Remélanger
options_reshuffleEvery_about = Années avant le retour des véhicules défaussés.
options_launch2p_name = Contrats de départ
options_launch2p_about = Seulement à deux : comment ils sont distribués.
options_forgiveOncePerGame_name = Perte effacée une seule fois
options_forgiveOncePerGame_about = À la deuxième perte impayée, une compagnie est insolvable.
options_releaseLicences_name = Licences libérées
options_releaseLicences_about = Quand une compagnie sort, ses voies redeviennent libres.
options_allowRetarget_name = Relever l’objectif
options_allowRetarget_about = Vous pouvez convenir de plus de contrats en cours de partie.
options_lenientIdle_name = Lancé, donc pas en sommeil
options_lenientIdle_about = Un contrat lancé ne coûte pas de point.
options_tieBreak_name = Égalités
options_tieBreak_about = Partagées, ou décidées par le bénéfice, puis les contrats, puis la caisse.
options_startPlayer_name = Première présidence
options_startPlayer_about = Qui annonce la toute première phase.
options_manualBooks_name = Comptes à la main
options_manualBooks_about = Chacun calcule et déclare son bénéfice annuel. Les autres peuvent le contrôler.

## values

values_launch2p_nearRandom = Proches
values_launch2p_random = Au hasard
values_launch2p_choose = Choisis
values_tieBreak_shared = Partagées
values_tieBreak_profit-completed-cash = Au bénéfice
values_startPlayer_random = Tirage au sort
values_startPlayer_host = Première place
values_startPlayer_oldest = Personne la plus âgée
