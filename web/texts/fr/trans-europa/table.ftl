### French texts of Trans Europa. The reader is addressed as "vous".

## directions

directions_e = est
directions_ne = nord-est
directions_nw = nord-ouest
directions_w = ouest
directions_sw = sud-ouest
directions_se = sud-est
directions_n = nord
directions_s = sud

## waters

waters_north-sea = Mer du Nord
waters_baltic-sea = Baltique
waters_atlantic-ocean = Atlantique
waters_mediterranean-sea = Méditerranée
waters_black-sea = Mer Noire
waters_pacific-ocean = Pacifique
waters_gulf-of-mexico = Golfe du Mexique
waters_adriatic-sea = Adriatique

## places

places_at = à { $city }
places_near = près { ELIDE("de", $city) }
places_from =
    { ELIDES($direction) ->
        [yes] à l’{ $direction } { ELIDE("de", $city) }
       *[no] au { $direction } { ELIDE("de", $city) }
    }
places_junctionFrom =
    { ELIDES($direction) ->
        [yes] Intersection à l’{ $direction } { ELIDE("de", $city) }
       *[no] Intersection au { $direction } { ELIDE("de", $city) }
    }
places_toward =
    { ELIDES($direction) ->
        [yes] vers l’{ $direction }, direction { $city }
       *[no] vers le { $direction }, direction { $city }
    }
places_to =
    { ELIDES($direction) ->
        [yes] vers l’{ $direction } jusqu’à { $city }
       *[no] vers le { $direction } jusqu’à { $city }
    }
places_directionNear =
    { ELIDES($direction) ->
        [yes] vers l’{ $direction }, près { ELIDE("de", $city) }
       *[no] vers le { $direction }, près { ELIDE("de", $city) }
    }

## levels

levels_random = Vagabond
levels_greedy = Glouton
levels_apprentice = Apprenti
levels_conductor = Chef de train
levels_engineer = Ingénieur
levels_inspector = Inspecteur
levels_director = Directeur

## editions

editions_classic = Classique
editions_ferry = Ferries
editions_prestige = Prestige

## front

front_titleLines_1 = Cinq villes.
front_titleLines_2 = Un seul réseau.
front_facts = 2 à 6 joueurs · 20 minutes
front_learn = Apprendre
front_learnProgress = Terminées : { $done } sur { $all }
front_learnNext = prochaine : { $lesson }
front_learnFirst = Commencez ici : { $lesson }
front_learnDone = Place à la stratégie
front_puzzlesNew = Deux nouvelles aujourd’hui
front_puzzlesOne = 1 sur 2 résolue aujourd’hui
front_puzzlesDone = Les 2 du jour résolues
front_puzzleRow =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }

## table

table_round = Manche { $round }
table_supply =
    { $count ->
        [one] { $count } rail restant
       *[other] { $count } rails restants
    }
table_supplyShort =
    { $count ->
        [one] { $count } restant
       *[other] { $count } restants
    }
table_tracksLeft = rails restants
table_toPlay = joue
table_thinking = réfléchit
table_first = commence
table_firstLong = Premier joueur de cette manche
table_points =
    { $count ->
        [one] pt
       *[other] pts
    }
table_pointsLeft =
    { $count ->
        [one] { $count } point restant
       *[other] { $count } points restants
    }
table_prestige = { $count } de prestige
table_prestigeUnit = prestige
table_scoreOf = { $name } : { $score }
table_backs = Cartes en main : { $regions }
table_backsOf = { $region } × { $count }
table_ownPieces =
    { $count ->
        [one] { $count } rail de couleur
       *[other] { $count } rails de couleur
    }
table_log = Journal
table_showLog = Afficher le journal
table_hideLog = Masquer
table_players = Joueurs
table_hand = Vos villes
table_toGo = à poser
table_linked = reliée
table_missing =
    { $count ->
        [one] rail manque encore
       *[other] rails manquent encore
    }
table_missingBeforeMarker =
    { $count ->
        [one] rail relierait vos villes
       *[other] rails relieraient vos villes
    }
table_allLinked = Toutes vos villes sont reliées
table_board = Plateau : { $name }
table_boardRole = plateau de jeu
table_legalNone = Il n’y a rien à poser pour l’instant.
table_zoomIn = Agrandir
table_zoomOut = Réduire
table_fit = Voir tout le plateau
table_locate = Voir mon réseau
table_tools = Outils
table_hint = Conseil
table_scores = Scores et journal
table_expand = Afficher plus
table_collapse = Afficher moins

## turn

turn_goal = Reliez toutes vos villes en premier. Les rails sont à tous.
turn_planAhead = Cliquez sur un billet ou une ligne pour préparer votre prochain tour.
turn_planAheadTouch = Touchez un billet ou une ligne pour préparer votre prochain tour.
turn_planned = Prévu pour votre prochain tour. Une pression suffira.
turn_yours = Votre tour
turn_others = Au tour { ELIDE("de", $name) }
turn_nobody = Un instant
turn_marker = Placez votre marqueur de départ
turn_markerHelp = Choisissez une intersection libre. Votre réseau part d’ici : restez près de vos villes.
turn_markerAt = Départ { $place }
turn_markerConfirm = Placer le marqueur
turn_budget = { $left } à dépenser
turn_budgetUsed = Utilisé : { $used } sur { $limit }
turn_emptyPlan = Cliquez sur une ligne pour prévoir un rail, ou sur une ville lointaine pour prévoir tout le chemin.
turn_emptyPlanTouch = Touchez une ligne pour prévoir un rail, ou une ville lointaine pour prévoir tout le chemin.
turn_cost = coût { $cost } sur { $budget }
turn_stillMissing = Reste à poser
turn_lay =
    { $count ->
        [one] Poser { $count } rail
       *[other] Poser { $count } rails
    }
turn_layNone = Poser des rails
turn_end = Finir le tour
turn_endHelp = Vous pouvez poser un autre rail ou finir votre tour.
turn_claimHelp = Annoncez si toutes vos villes sont reliées, ou finissez votre tour.
turn_clear = Effacer
turn_instead = Ce plan remplace le précédent : un tour ne suffit pas pour les deux.
turn_pendingEnd = { $names } : toutes les villes reliées. La manche prend fin avec votre tour.
turn_pendingEndHelp = Vous pouvez encore utiliser le reste de votre tour.
turn_passAllowed = Passer
turn_waitBot = { $name } réfléchit
turn_dropTitle = Rendez une ville
turn_dropHelp = Choisissez l’un de vos billets à rendre. Vous jouez avec les quatre autres.
turn_dropConfirm = Rendre { $city }
turn_passTitle = Passez une ville à gauche, { $pass } sur { $all }
turn_passHelp = Choisissez l’un de vos billets : il va à { $name }.
turn_passConfirm = Passer { $city }
turn_chainTitle = Une ville de trop
turn_chainHelp = Choisissez laquelle des deux va à { $name }. Vous gardez l’autre.
turn_chainHelpLast = Choisissez laquelle des deux retourne dans le paquet. Vous gardez l’autre.
turn_chainConfirm = Donner { $city }
turn_waiting = On attend { $names }
turn_choiceMade = Vous avez choisi { $city }.

## tips

tips_cost = Coût { $cost }
tips_routeTo = { $city } : encore { $cost }
tips_single = Ligne simple
tips_river = Pont sur un fleuve
tips_mountain = Ligne de montagne
tips_sea = Traversée en mer
tips_ferry = Ferry

## illegal

illegal_not-your-turn = Ce n’est pas votre tour.
illegal_not-now = Pas à ce moment de la manche.
illegal_no-such-junction = Cette intersection n’existe pas.
illegal_junction-taken = Un autre marqueur se trouve déjà ici.
illegal_no-such-line = Il n’y a pas de ligne ici.
illegal_occupied = Un rail se trouve déjà ici.
illegal_own-track-on-land = Les rails de couleur sont réservés aux ferries.
illegal_no-own-track-left = Vous n’avez plus de rail de couleur.
illegal_second-ferry = Un seul rail de ferry par tour.
illegal_over-budget = Coûte { $needs }, il vous reste { $left }.
illegal_not-connected = Pas relié à votre réseau.
illegal_must-build = Posez au moins un rail.
illegal_no-claims = Ici, personne n’annonce : la table voit qui a relié toutes ses villes.
illegal_claimed-already = Vous avez déjà annoncé pendant ce tour.
illegal_no-such-city = Cette ville n’existe pas.
illegal_not-in-hand = Cette ville n’est pas dans votre main.
illegal_wrong-colour = Choisissez l’une des deux villes de cette couleur.
illegal_unknown = Ce n’est pas permis.

## 

rule = Règle { $id }

## log

log_started =
    { $who ->
        [you] *Vous* commencez la manche
       *[other] *{ $who }* commence la manche
    }
log_dealt = Manche { $round } : les villes sont distribuées
log_cards =
    { $count ->
        [one] Carte spéciale : { $names }
       *[other] Cartes spéciales : { $names }
    }
log_marker =
    { $who ->
        [you] *Vous* commencez { $place }
       *[other] *{ $who }* commence { $place }
    }
log_laid =
    { $who ->
        [you] *Vous* avez posé
       *[other] *{ $who }* a posé
    } { $count ->
        [one] { $count } rail { $place }
       *[other] { $count } rails { $place }
    }
log_crossed =
    { $who ->
        [you] *Vous* avez franchi la mer { $place }
       *[other] *{ $who }* a franchi la mer { $place }
    }
log_bridged =
    { $who ->
        [you] *Vous* avez franchi le fleuve { $place }
       *[other] *{ $who }* a franchi le fleuve { $place }
    }
log_climbed =
    { $who ->
        [you] *Vous* avez franchi les montagnes { $place }
       *[other] *{ $who }* a franchi les montagnes { $place }
    }
log_ferry =
    { $who ->
        [you] *Vous* avez posé un rail de ferry { $place }
       *[other] *{ $who }* a posé un rail de ferry { $place }
    }
log_joined = Réseau commun : { PEOPLE($who, you: "vous") }
log_ferryOpen = Le ferry { $place } est ouvert à tous
log_ferryOnly = Ferry { $place } : réservé à { PEOPLE($who, you: "vous-même") }
log_completed =
    { $who ->
        [you] *Vous* avez relié toutes vos villes
       *[other] *{ $who }* a relié toutes ses villes
    }
log_ended =
    { $who ->
        [you] *Vous* avez fini le tour
       *[other] *{ $who }* a fini le tour
    }
log_claimed =
    { $who ->
        [you] *Vous* avez annoncé à raison : toutes les villes sont reliées
       *[other] *{ $who }* a annoncé à raison : toutes les villes sont reliées
    }
log_claimedWrong =
    { $who ->
        [you] *Vous* avez annoncé, mais toutes les villes ne sont pas reliées
       *[other] *{ $who }* a annoncé, mais toutes les villes ne sont pas reliées
    }
log_passed =
    { $who ->
        [you] *Vous* n’avez rien pu construire et passez
       *[other] *{ $who }* n’a rien pu construire et passe
    }
log_chosen =
    { $who ->
        [you] *Vous* avez choisi une ville
       *[other] *{ $who }* a choisi une ville
    }
log_cardPassed =
    { $receiver ->
        [you] { $from ->
            [you] *Vous* vous a donné
           *[other] *{ $from }* vous a donné
        } { $city ->
            [none] une ville
           *[other] { $city }
        }
       *[other] { $from ->
            [you] *Vous* avez donné
           *[other] *{ $from }* a donné
        } { $city ->
            [none] une ville à { $receiver }
           *[other] { $city } à { $receiver }
        }
    }
log_cardReturned =
    { $who ->
        [you] *Vous* avez rendu
       *[other] *{ $who }* a rendu
    } { $city ->
        [none] une ville
       *[other] { $city }
    }
log_extra =
    { $who ->
        [you] *Vous* avez pioché
       *[other] *{ $who }* a pioché
    } { $city ->
        [none] une ville de plus
       *[other] { $city }
    }
log_handsPassed = Toutes les mains ont avancé d’une place vers la gauche
log_revealed =
    { $who ->
        [you] *Vous* avez dévoilé { $cities }
       *[other] *{ $who }* a dévoilé { $cities }
    }
log_scored = La manche { $round } est terminée
log_over =
    { $who ->
        [you] *Vous* avez gagné la partie
        [one] *{ CAPITAL(PEOPLE($who, you: "vous")) }* a gagné la partie
        [with-you] *{ CAPITAL(PEOPLE($who, you: "vous")) }* avez gagné la partie
       *[several] *{ CAPITAL(PEOPLE($who, you: "vous")) }* ont gagné la partie
    }

## roundEnd

roundEnd_connected =
    { $who ->
        [you] Vous avez relié toutes vos villes.
        [one] { CAPITAL(PEOPLE($who, you: "vous")) } a relié toutes ses villes.
        [with-you] { CAPITAL(PEOPLE($who, you: "vous")) } avez relié toutes vos villes.
       *[several] { CAPITAL(PEOPLE($who, you: "vous")) } ont relié toutes leurs villes.
    }
roundEnd_supply = La réserve est épuisée.
roundEnd_stuck = Plus personne ne pouvait poser de rail.
roundEnd_claimed =
    { $who ->
        [you] Vous avez annoncé : toutes les villes sont reliées.
       *[other] { CAPITAL($who) } a annoncé : toutes les villes sont reliées.
    }
roundEnd_unclaimed =
    { $who ->
        [you] Vous aviez relié toutes vos villes sans l’annoncer.
        [one] { CAPITAL(PEOPLE($who, you: "vous")) } avait relié toutes ses villes sans l’annoncer.
        [with-you] { CAPITAL(PEOPLE($who, you: "vous")) } aviez relié toutes vos villes sans l’annoncer.
       *[several] { CAPITAL(PEOPLE($who, you: "vous")) } avaient relié toutes leurs villes sans l’annoncer.
    }

## speech

speech_lines =
    { $count ->
        [one] Une ligne : { JOIN($each, separator: " ; ") }
       *[other] { $count } lignes : { JOIN($each, separator: " ; ") }
    }
speech_lineSingle =
    { ELIDES($direction) ->
        [yes] à l’{ $direction }, ligne simple
       *[no] au { $direction }, ligne simple
    }
speech_lineDouble =
    { ELIDES($direction) ->
        [yes] à l’{ $direction }, ligne double { $terrain }
       *[no] au { $direction }, ligne double { $terrain }
    }
speech_lineFerry =
    { ELIDES($direction) ->
        [yes] à l’{ $direction }, ferry
       *[no] au { $direction }, ferry
    }
speech_lineLaid =
    { ELIDES($direction) ->
        [yes] à l’{ $direction }, ligne occupée
       *[no] au { $direction }, ligne occupée
    }
speech_linePlanned =
    { ELIDES($direction) ->
        [yes] à l’{ $direction }, ligne prévue
       *[no] au { $direction }, ligne prévue
    }
speech_terrain_river = sur un fleuve
speech_terrain_mountain = en montagne
speech_terrain_sea = sur la mer
speech_freeLines =
    { $count ->
        [one] une ligne libre
       *[other] { $count } lignes libres
    }
speech_city = { $city }, { $region }
speech_target = votre objectif
speech_linked = reliée
speech_notLinked =
    { $toGo ->
        [one] encore { $toGo } rail à poser
       *[other] encore { $toGo } rails à poser
    }
speech_nearest =
    { $steps ->
        [one] { $steps } rail jusqu’à votre ville à relier la plus proche, { $city }
       *[other] { $steps } rails jusqu’à votre ville à relier la plus proche, { $city }
    }
speech_inNetwork = sur votre réseau
speech_markerOf = marqueur { ELIDE("de", $name) }
speech_edge =
    { ELIDES($direction) ->
        [yes] Aucune ligne vers l’{ $direction }.
       *[no] Aucune ligne vers le { $direction }.
    }
speech_planned = Prévu : { $place }, coût { $cost }.
speech_unplanned = Retiré : { $place }.
speech_used = Utilisé : { $used } sur { $limit }.
speech_missing =
    { $count ->
        [0] Toutes vos villes sont reliées.
        [one] Il manque { $count } rail.
       *[other] Il manque { $count } rails.
    }
speech_moved =
    { $count ->
        [one] { $name } a posé { $count } rail { $place }.
       *[other] { $name } a posé { $count } rails { $place }.
    } { $left ->
        [one] Reste { $left } rail.
       *[other] Restent { $left } rails.
    }
speech_youMoved =
    { $count ->
        [one] Vous avez posé { $count } rail { $place }.
       *[other] Vous avez posé { $count } rails { $place }.
    } { $left ->
        [one] Reste { $left } rail.
       *[other] Restent { $left } rails.
    }
speech_placed = { $name } commence { $place }.
speech_turn =
    { $missing ->
        [0] À vous de jouer. Toutes vos villes sont reliées.
        [one] À vous de jouer. Il vous manque { $missing } rail. { $cities }
       *[other] À vous de jouer. Il vous manque { $missing } rails. { $cities }
    }
speech_turnMarker = À vous de jouer. Placez votre marqueur de départ. Vos villes : { $cities }.
speech_cityToGo =
    { $toGo ->
        [one] { $toGo } rail jusqu’à { $city }
       *[other] { $toGo } rails jusqu’à { $city }
    }
speech_end =
    { $missing ->
        [0] Manche terminée. { $why } Il vous reste
        [one] Manche terminée. { $why } Il vous manque { $missing } rail, il vous reste
       *[other] Manche terminée. { $why } Il vous manque { $missing } rails, il vous reste
    } { $left ->
        [one] { $left } point.
       *[other] { $left } points.
    }
speech_endPrestige =
    { $missing ->
        [0] Manche terminée. { $why } { $prestige } de prestige.
        [one] Manche terminée. { $why } Il vous manque { $missing } rail, { $prestige } de prestige.
       *[other] Manche terminée. { $why } Il vous manque { $missing } rails, { $prestige } de prestige.
    }
speech_cleared = Plan effacé.
speech_routePlanned = Chemin vers { $city } : coût total { $cost }, dont { $now } à ce tour.
speech_noLast = Personne n’a encore joué.
speech_last = Dernier coup : { $what }.
speech_picked = Départ { $place }. Choisissez maintenant où aller.
speech_markerChosen = Départ { $place } ? Entrée pour placer le marqueur.
speech_enterEnds = Entrée termine le tour.
speech_untold = Cette table ne dit pas ce qui manque. Annoncez quand vous pensez que toutes vos villes sont reliées.

## lessonNames

lessonNames_goal = Cinq villes
lessonNames_marker = Le marqueur de départ
lessonNames_lay = Poser des rails
lessonNames_double = Fleuves, montagnes, mers
lessonNames_join = Raccorder les réseaux
lessonNames_route = Prévoir un chemin
lessonNames_end = La fin d’une manche

## sides

sides_e = est
sides_ne = nord-est
sides_nw = nord-ouest
sides_w = ouest
sides_sw = sud-ouest
sides_se = sud-est
sides_n = nord
sides_s = sud

## boards

boards_europe = Europe
boards_europe-ferries = L’Europe des ferries
boards_central-europe = Europe centrale
boards_usa = États-Unis
