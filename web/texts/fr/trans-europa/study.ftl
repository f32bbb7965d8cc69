### French texts of the study of Trans Europa.

round = manche { $round } sur { $all }
rounds = Choisir une manche
chart = Chances de gagner la manche
judgement = Base du calcul
known = Ce { ELIDE("que", $name) } pouvait savoir
open = Toutes les cartes visibles
knownAbout = Les chances de tous, telles { ELIDE("que", $name) } pouvait alors les connaître.
openAbout = Les chances de tous, avec toutes les cartes visibles.
player = Pour qui ?
deal = La donne
turnOf = Tour { $turn } sur { $all }
turn = Tour { $turn }
inRound = manche { $round }
pointOf = Tournant { $point } sur { $all }
noPoint = Aucun tournant ici
pointBefore = Tournant précédent
pointAfter = Tournant suivant
first = À la donne
back = Un tour en arrière
forward = Un tour en avant
last = Au dernier tour
table = En tableau
curve = En courbe
scope = Chiffres pour
wholeGame = Toute la partie
working = Recherche du moment décisif…

## columns

columns_turn = Tour
columns_player = Qui
columns_lost = Coût

## 

costly =
    { $count ->
        [one] { $count } tour coûteux
       *[other] { $count } tours coûteux
    }
nothing = Aucun meilleur tour trouvé.
accuracy = Précision { $share }
accuracyAbout = La part conservée des chances de gagner que donnaient les meilleurs tours.
doubt = ± { $share }
betterIs = Mieux : { $move }, { $better } au lieu de { $played }.

## moves

moves_start = un départ { $place }
moves_to =
    { $count ->
        [one] { $count } rail jusqu’à { $city }
       *[other] { $count } rails jusqu’à { $city }
    }
moves_towards =
    { $count ->
        [one] { $count } rail vers { $city }
       *[other] { $count } rails vers { $city }
    }
moves_at =
    { $count ->
        [one] { $count } rail { $place }
       *[other] { $count } rails { $place }
    }
moves_none = aucun rail

## 

playedWell = Aucun meilleur tour trouvé : { $chance } de chances de gagner.
dealAbout = Avant le premier marqueur de départ : les chances que donnent les cartes seules.
played = joué
better = meilleur
playOnPlayed = Continuer comme joué
playOutBetter = Essayer le meilleur tour
playedAt = joué { $chance }
betterAt = meilleur { $chance }
likely = probablement à { $name }
holds = villes { ELIDE("de", $name) }

## reasons

reasons_completes = Ce tour relie toutes les villes d’un coup.
reasons_reaches = Ce tour relie { $city }.
reasons_together = Ce tour rapproche en même temps { $cities }.
reasons_leave = { $name } construit de toute façon vers { $city } : dans { $share } des donnes probables.
reasons_alone = Les autres construisent rarement vers { $city } : dans { $share } des donnes probables seulement.
reasons_nobody = Personne d’autre ne construit vers { $city }.
reasons_fewer =
    { $better ->
        [one] Il reste ensuite { $better } rail à poser au lieu de { $played }.
       *[other] Il reste ensuite { $better } rails à poser au lieu de { $played }.
    }
reasons_double = La ligne double a coûté tout le tour.
reasons_keepsFerry = Ce tour garde un rail de couleur pour un autre ferry.
reasons_start =
    { $better ->
        [one] De là, il faut { $better } rail pour relier les villes, au lieu de { $played }.
       *[other] De là, il faut { $better } rails pour relier les villes, au lieu de { $played }.
    }
reasons_slows = Ce tour laisse à { $name } { $better } de chances de gagner au lieu de { $played }.

## story

story_unfinished = La manche { $round } n’a pas été jouée jusqu’au bout.
story_lost_mistake =
    { $who ->
        [you] Vous avez perdu la manche { $round } au tour { $turn }, qui a coûté { $share } de chances de gagner.
       *[other] { $who } a perdu la manche { $round } au tour { $turn }, qui a coûté { $share } de chances de gagner.
    }
story_lost_mistakes =
    { $who ->
        [you] Vous avez perdu la manche { $round } en plusieurs tours : { $turns }.
       *[other] { $who } a perdu la manche { $round } en plusieurs tours : { $turns }.
    }
story_lost_cards =
    { $who ->
        [you] Vous avez
       *[other] { $who } a
    } perdu la manche { $round } à cause des cartes : elles ne laissaient que { $share } de chances de gagner.
story_lost_blow =
    { $who ->
        [you] Vous avez perdu la manche { $round } sur le tour { $turn } { ELIDE("de", $name) } : les chances sont passées de { $before } à { $share }.
       *[other] { $who } a perdu la manche { $round } sur le tour { $turn } { ELIDE("de", $name) } : les chances sont passées de { $before } à { $share }.
    }
story_lost_lead =
    { $who ->
        [you] Vous avez perdu la manche { $round } malgré { $share } de chances de gagner au tour { $turn }.
       *[other] { $who } a perdu la manche { $round } malgré { $share } de chances de gagner au tour { $turn }.
    }
story_lost_finish =
    { $who ->
        [you] Vous avez perdu la manche { $round } tout à la fin : il restait { $share } de chances avant le dernier tour.
       *[other] { $who } a perdu la manche { $round } tout à la fin : il restait { $share } de chances avant le dernier tour.
    }
story_lost_never =
    { $who ->
        [you] Vous avez perdu la manche { $round } : les chances n’ont jamais dépassé { $share }.
       *[other] { $who } a perdu la manche { $round } : les chances n’ont jamais dépassé { $share }.
    }
story_lost_nothing =
    { $who ->
        [you] Vous avez perdu la manche { $round } ; aucun tour n’a été décisif à lui seul.
       *[other] { $who } a perdu la manche { $round } ; aucun tour n’a été décisif à lui seul.
    }
story_won_cards =
    { $who ->
        [you] Vous avez gagné la manche { $round } avec de bonnes cartes : { $share } de chances dès le départ.
       *[other] { $who } a gagné la manche { $round } avec de bonnes cartes : { $share } de chances dès le départ.
    }
story_won_gift =
    { $who ->
        [you] Vous avez gagné la manche { $round } grâce à une erreur { ELIDE("de", $name) } au tour { $turn } : +{ $share }.
       *[other] { $who } a gagné la manche { $round } grâce à une erreur { ELIDE("de", $name) } au tour { $turn } : +{ $share }.
    }
story_won_turn =
    { $who ->
        [you] Vous avez gagné la manche { $round } grâce au tour { $turn } { ELIDE("de", $name) } : les chances sont passées de { $before } à { $share }.
       *[other] { $who } a gagné la manche { $round } grâce au tour { $turn } { ELIDE("de", $name) } : les chances sont passées de { $before } à { $share }.
    }
story_won_moves =
    { $who ->
        [you] Vous avez gagné la manche { $round } en jouant bien, surtout au tour { $turn } : +{ $share }.
       *[other] { $who } a gagné la manche { $round } en jouant bien, surtout au tour { $turn } : +{ $share }.
    }
story_won_others =
    { $who ->
        [you] Vous avez gagné la manche { $round } avec l’aide des tours des autres : +{ $share }.
       *[other] { $who } a gagné la manche { $round } avec l’aide des tours des autres : +{ $share }.
    }
story_won_nothing =
    { $who ->
        [you] Vous avez gagné la manche { $round } ; aucun tour n’a été décisif à lui seul.
       *[other] { $who } a gagné la manche { $round } ; aucun tour n’a été décisif à lui seul.
    }
story_shared =
    { $who ->
        [you] Vous avez partagé la manche { $round } avec { $name }.
       *[other] { $who } a partagé la manche { $round } avec { $name }.
    }
story_although = Le tour { $turn } a coûté { $share }.
story_game_won =
    { $who ->
        [you] Vous avez gagné la partie avec
       *[other] { $who } a gagné la partie avec
    } { $points ->
        [one] { $points } point d’avance.
       *[other] { $points } points d’avance.
    }
story_game_lost =
    { $who ->
        [you] Vous avez perdu la partie contre { $name }, à
       *[other] { $who } a perdu la partie contre { $name }, à
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
story_game_shared =
    { $who ->
        [you] Vous avez gagné la partie avec { $name }.
       *[other] { $who } a gagné la partie avec { $name }.
    }
story_game_ahead =
    { $points ->
        [one] La manche { $round } a été décisive : { $points } point de plus { ELIDE("que", $name) }.
       *[other] La manche { $round } a été décisive : { $points } points de plus { ELIDE("que", $name) }.
    }
story_game_behind =
    { $points ->
        [one] La manche { $round } a été décisive : { $points } point de moins { ELIDE("que", $name) }.
       *[other] La manche { $round } a été décisive : { $points } points de moins { ELIDE("que", $name) }.
    }
story_game_steady = Aucune manche n’a été décisive à elle seule.
story_game_costliest = Tour le plus coûteux : tour { $turn } de la manche { $round }, −{ $share }.

## 

luck = Chance et talent
fromTo = de { $from } à { $to }
cards = Cartes
ownMoves = Tours joués
others = Les autres
luckAbout = Par rapport à une partie où tous continuent comme d’habitude.
perRound = par manche
dealCost =
    { $count ->
        [one] *Donne :* au moins { $count } rail pour relier les villes
       *[other] *Donne :* au moins { $count } rails pour relier les villes
    }
allHands = en moyenne { $mean }
dealBetter = Il en faut plus avec { $share } des mains.
hands = Toutes les cartes visibles
what = Connu alors
reads = Les villes { ELIDE("de", $name) }, pour autant { ELIDE("que", $viewer) } pouvait le savoir
rest = autres { $share }
isHeld = en main
toldMost = Le tour { $turn } en a dit le plus sur { $name } : la probabilité de { $city } est passée de { $before } à { $after }.
reading = Lecture des rails…
firstLook = Analyse rapide : tour { $turn } sur { $all }
refining = Analyse précise : tour { $turn } sur { $all }
done = { $deals } donnes par tour
stopped = Analyse arrêtée
stop = Arrêter
goOn = Continuer
failed = Cette partie ne peut pas être analysée.
save = Enregistrer les chiffres
replay = Revoir la partie

## tabs

tabs_label = Affichage
tabs_moves = Tours
tabs_luck = Chance
tabs_known = Savoir

## puzzles

puzzles_what = Type d’énigme
puzzles_which = Énigmes du jour
puzzles_today = Aujourd’hui
puzzles_kinds_net = Réseau minimal
puzzles_kinds_turn = Deux rails
puzzles_kinds_start = Où commencer ?
puzzles_kinds_whose = À qui la ville ?
puzzles_about_net = Reliez les cinq villes avec le moins de rails possible. Une ligne double compte deux. Touchez des lignes, ou utilisez Maj et une touche de direction.
puzzles_about_turn = Posez les rails qui gagnent le plus souvent la manche. Touchez des lignes, ou utilisez Maj et une touche de direction.
puzzles_about_start = Placez votre marqueur de départ là où vous gagnez le plus souvent la manche. Touchez une intersection, ou allez-y avec les touches de direction et appuyez sur Espace.
puzzles_about_whose = Qui a { $city }, si quelqu’un l’a ? Parcourez la manche tour par tour et cherchez des indices dans les rails.
puzzles_youAre = Votre couleur : { $colour }.
puzzles_choices = Réponses
puzzles_nobody = Personne
puzzles_cost =
    { $count ->
        [one] { $count } rail
       *[other] { $count } rails
    }
puzzles_joined =
    { $count ->
        [one] { $count } ville sur 5 reliée
       *[other] { $count } villes sur 5 reliées
    }
puzzles_allJoined = les cinq villes reliées
puzzles_undo = Annuler
puzzles_clear = Tout enlever
puzzles_tryOf = essai { $now } sur { $all }
puzzles_tooMany =
    { $count ->
        [one] { $count } rail de trop.
       *[other] { $count } rails de trop.
    }
puzzles_check = Vérifier
puzzles_show = Voir la réponse
puzzles_next = Énigme suivante
puzzles_solved = Résolue !
puzzles_failed = Pas cette fois.
puzzles_bestIs =
    { $count ->
        [one] Le réseau minimal demande { $count } rail.
       *[other] Le réseau minimal demande { $count } rails.
    }
puzzles_proof_move = Voici avec quelle fréquence chacun des deux coups gagne la manche, sur mille donnes probables.
puzzles_proof_whose = Voici, d’après les rails, la probabilité que chacun l’ait eue en main.
puzzles_level = niveau { $rating }
puzzles_rating = Votre cote : { $rating }
puzzles_row =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
puzzles_daySolved =
    { $count ->
        [one] { $count } résolue
       *[other] { $count } résolues
    }
puzzles_monthBefore = Mois précédent
puzzles_monthAfter = Mois suivant
puzzles_goOn = Continuer
puzzles_noMove = Rien n’est encore sur le plateau.
puzzles_nearly = Presque juste : un autre coup vaut { $share } de plus. Réessayez.
puzzles_judging = Évaluation de votre coup…
puzzles_yours = Votre coup
puzzles_inGame = Votre coup dans la partie
puzzles_tempting = Un coup tentant
puzzles_best = Le meilleur coup
puzzles_look_label = Sur le plateau
puzzles_look_both = Les deux coups
puzzles_look_chosen = Après celui-ci
puzzles_look_best = Après le meilleur
puzzles_missing = Rails manquants après une fin de manche jouée par des bots avec ces cartes : { $who }.
puzzles_missingOf = { $name } { $count }
puzzles_round = La manche jusqu’ici
puzzles_pastTurn = Tour { $turn } : { $name }
puzzles_starts = départ { $place }
puzzles_builds =
    { $count ->
        [one] { $count } rail { $place }
       *[other] { $count } rails { $place }
    }
puzzles_tells = Tour { $turn } { ELIDE("de", $name) } : la probabilité { ELIDE("que", $city) } soit à { $holder } passe de { $before } à { $after }.
puzzles_tellsNobody = Tour { $turn } { ELIDE("de", $name) } : la probabilité que personne n’ait { $city } passe de { $before } à { $after }.
puzzles_longTold = Aucun tour ne l’a révélé à lui seul : ce sont tous les rails ensemble.
puzzles_rated =
    { $solved ->
        [yes] Votre cote : { $rating } ({ $change }, niveau { $level } résolu).
       *[no] Votre cote : { $rating } ({ $change }, niveau { $level } non résolu).
    }
puzzles_steps_first = Au premier tour
puzzles_steps_back = Un tour en arrière
puzzles_steps_forward = Un tour en avant
puzzles_steps_last = Au dernier tour
puzzles_allDone = Vous avez fait toutes les énigmes de ce type.

## learn

learn_open =
    { $count ->
        [one] Apprendre de ce tour
       *[other] Apprendre de ces { $count } tours
    }
learn_title = Apprendre de vos erreurs
learn_was = Votre tour { $place } a coûté { $share } de chances. Trouvez mieux.
learn_preparing = Préparation de la question suivante…
learn_none = Aucun de ces tours n’est clairement faux avec d’autres donnes.
learn_done =
    { $solved ->
        [one] Vous avez trouvé { $solved } meilleur tour sur { $all }. Vous les retrouverez dans « Vos erreurs ».
       *[other] Vous avez trouvé { $solved } meilleurs tours sur { $all }. Vous les retrouverez dans « Vos erreurs ».
    }
learn_back = Retour à l’analyse

## mine

mine_title = Vos erreurs
mine_none = Aucune erreur à corriger aujourd’hui. Les erreurs d’au moins { $share } de vos parties sans cartes spéciales analysées apparaissent ici. Elles reviennent jusqu’à ce que vous trouviez le meilleur tour.

## trainer

trainer_title = Lire la table
trainer_whose = Quelles villes a { $colour } ?
trainer_about = Choisissez une ville par région. Les rails de cette couleur brillent. Vous verrez ensuite l’analyse des bots, d’après les mêmes rails.
trainer_you = Vous
trainer_reader = Analyse des bots
trainer_ofFive = sur 5 justes
trainer_next = Position suivante
trainer_allDone = Plus de positions aujourd’hui. Elles reviennent le moment venu.
