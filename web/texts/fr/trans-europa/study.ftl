### French texts of the study of Trans Europa.

round = manche { $round } sur { $all }
rounds = Choisir une manche
chart = Chance de gagner la manche
judgement = Jugé d’après
known = Ce que { $name } pouvait savoir
open = Toutes les cartes visibles
knownAbout = Les chances de chacun, telles que { $name } pouvait alors les connaître.
openAbout = Les chances de chacun, toutes les cartes étant visibles.
player = La partie de qui ?
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
scope = Ce que couvrent les chiffres
wholeGame = Toute la partie
working = Recherche de ce qui a décidé…

## columns

columns_turn = Tour
columns_player = Qui
columns_lost = Perdu

## 

costly =
    { $count ->
        [one] { $count } tour coûteux
       *[other] { $count } tours coûteux
    }
nothing = Rien de mieux n’a été trouvé.
accuracy = Précision { $share }
accuracyAbout = La part gardée de la chance que les meilleurs tours auraient gardée.
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

playedWell = Aucun meilleur tour trouvé : { $chance } de gagner la manche.
dealAbout = Avant le premier marqueur : ce que valent les cartes seules.
played = joué
better = meilleur
playOnPlayed = Continuer comme joué
playOutBetter = Dérouler le meilleur choix
playedAt = joué { $chance }
betterAt = meilleur { $chance }
likely = sans doute à { $name }
holds = villes { ELIDE("de", $name) }

## reasons

reasons_completes = Ce tour relie toutes les villes d’un coup.
reasons_reaches = Ce tour atteint { $city }.
reasons_together = Ce tour rapproche à la fois { $cities }.
reasons_leave = { $name } construira de toute façon vers { $city } : dans { $share } des donnes.
reasons_alone = Personne d’autre ne construit vers { $city } : les autres le font dans { $share } des donnes seulement.
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
        [one] De là, les villes coûtent { $better } rail au lieu de { $played }.
       *[other] De là, les villes coûtent { $better } rails au lieu de { $played }.
    }
reasons_slows = Ce tour laisse { $better } à { $name } au lieu de { $played }.

## story

story_unfinished = La manche { $round } n’a pas été jouée jusqu’au bout.
story_lost_mistake =
    { $who ->
        [you] Vous avez perdu la manche { $round } au tour { $turn }, qui a coûté { $share }.
       *[other] { $who } a perdu la manche { $round } au tour { $turn }, qui a coûté { $share }.
    }
story_lost_mistakes =
    { $who ->
        [you] Vous avez perdu la manche { $round } en plusieurs tours : { $turns }.
       *[other] { $who } a perdu la manche { $round } en plusieurs tours : { $turns }.
    }
story_lost_cards =
    { $who ->
        [you] Vous avez perdu la manche { $round } à cause des cartes : elles ne laissaient que { $share }.
       *[other] { $who } a perdu la manche { $round } à cause des cartes : elles ne laissaient que { $share }.
    }
story_lost_blow =
    { $who ->
        [you] Vous avez perdu la manche { $round } sur le tour { $turn } { ELIDE("de", $name) } : { $before } avant, { $share } après.
       *[other] { $who } a perdu la manche { $round } sur le tour { $turn } { ELIDE("de", $name) } : { $before } avant, { $share } après.
    }
story_lost_lead =
    { $who ->
        [you] Vous avez perdu la manche { $round } malgré { $share } au tour { $turn }.
       *[other] { $who } a perdu la manche { $round } malgré { $share } au tour { $turn }.
    }
story_lost_finish =
    { $who ->
        [you] Vous avez perdu la manche { $round } tout à la fin, avec { $share } avant le dernier tour.
       *[other] { $who } a perdu la manche { $round } tout à la fin, avec { $share } avant le dernier tour.
    }
story_lost_nothing =
    { $who ->
        [you] Vous avez perdu la manche { $round } ; aucun tour n’a décidé à lui seul.
       *[other] { $who } a perdu la manche { $round } ; aucun tour n’a décidé à lui seul.
    }
story_won_cards =
    { $who ->
        [you] Vous avez gagné la manche { $round } avec de bonnes cartes, qui valaient { $share } dès le départ.
       *[other] { $who } a gagné la manche { $round } avec de bonnes cartes, qui valaient { $share } dès le départ.
    }
story_won_gift =
    { $who ->
        [you] Vous avez gagné la manche { $round } grâce à une erreur { ELIDE("de", $name) } au tour { $turn } : +{ $share }.
       *[other] { $who } a gagné la manche { $round } grâce à une erreur { ELIDE("de", $name) } au tour { $turn } : +{ $share }.
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
        [you] Vous avez gagné la manche { $round } ; aucun tour n’a décidé à lui seul.
       *[other] { $who } a gagné la manche { $round } ; aucun tour n’a décidé à lui seul.
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
        [one] La manche { $round } a décidé : { $points } point de plus que { $name }.
       *[other] La manche { $round } a décidé : { $points } points de plus que { $name }.
    }
story_game_behind =
    { $points ->
        [one] La manche { $round } a décidé : { $points } point de moins que { $name }.
       *[other] La manche { $round } a décidé : { $points } points de moins que { $name }.
    }
story_game_steady = Aucune manche n’a décidé à elle seule.
story_game_costliest = Tour le plus coûteux : tour { $turn } de la manche { $round }, −{ $share }.

## 

luck = Chance et talent
fromTo = de { $from } à { $to }
cards = Cartes
ownMoves = Ses tours
others = Les autres
luckAbout = Mesuré par rapport à une suite jouée comme d’habitude.
perRound = par manche
dealCost =
    { $count ->
        [one] *Donne :* les villes coûtent au mieux { $count } rail
       *[other] *Donne :* les villes coûtent au mieux { $count } rails
    }
allHands = en moyenne { $mean }
dealBetter = { $share } des mains coûtent plus.
hands = Toutes les cartes visibles
what = Ce qu’on pouvait savoir
reads = Les villes { ELIDE("de", $name) }, telles que { $viewer } pouvait les lire
rest = autres { $share }
isHeld = en main
toldMost = Le tour { $turn } en a dit le plus sur { $name } : { $city } est passé de { $before } à { $after }.
reading = Lecture des rails…
firstLook = Premier regard : tour { $turn } sur { $all }
refining = Plus précis : tour { $turn } sur { $all }
done = { $deals } donnes essayées par tour
stopped = Arrêté
stop = Arrêter
goOn = Continuer
failed = Cette partie ne peut pas être analysée.
save = Enregistrer les chiffres dans un fichier
replay = Revoir la partie

## tabs

tabs_label = Que regarder ?
tabs_moves = Tours
tabs_luck = Chance
tabs_known = Savoir

## puzzles

puzzles_what = Que résoudre ?
puzzles_which = Énigmes du jour
puzzles_today = Aujourd’hui
puzzles_kinds_net = Réseau le moins cher
puzzles_kinds_turn = Deux rails
puzzles_kinds_start = Où commencer ?
puzzles_kinds_whose = À qui la ville ?
puzzles_about_net = Reliez les cinq villes avec le moins de rails possible ; les lignes doubles comptent deux. Touchez les lignes pour les choisir ; au clavier : Maj et une direction.
puzzles_about_turn = Construisez le tour qui gagne le plus souvent la manche. Touchez des lignes sur la carte ; au clavier : Maj et une direction.
puzzles_about_start = Placez votre pion là où vous gagnez le plus souvent la manche. Touchez un nœud ; au clavier : allez-y et appuyez sur Espace.
puzzles_about_whose = Qui a { $city }, si quelqu’un l’a ? Parcourez la manche tour par tour et lisez-le dans les rails.
puzzles_youAre = Vous êtes { $colour }.
puzzles_choices = Choix
puzzles_nobody = Personne
puzzles_cost =
    { $count ->
        [one] { $count } rail
       *[other] { $count } rails
    }
puzzles_joined = { $count } villes sur 5 reliées
puzzles_allJoined = les cinq villes reliées
puzzles_undo = Annuler
puzzles_clear = Tout enlever
puzzles_tryOf = essai { $now } sur { $all }
puzzles_tooMany = { $count } de plus que nécessaire.
puzzles_check = Vérifier
puzzles_show = Voir la réponse
puzzles_next = Énigme suivante
puzzles_solved = Résolu !
puzzles_failed = Pas cette fois.
puzzles_bestIs =
    { $count ->
        [one] Le meilleur réseau a { $count } rail.
       *[other] Le meilleur réseau a { $count } rails.
    }
puzzles_proof_move = Voici combien de fois chacun des deux gagne la manche, sur un millier de donnes probables.
puzzles_proof_whose = Voici, d’après les rails, la probabilité que chacun l’ait eue.
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
puzzles_noMove = Rien n’est encore sur la carte.
puzzles_nearly = Presque juste : un meilleur coup garde { $share } de plus. Réessayez.
puzzles_judging = Votre coup est évalué …
puzzles_yours = Votre coup
puzzles_tempting = Un coup tentant
puzzles_best = Le meilleur coup
puzzles_look_label = Sur la carte
puzzles_look_both = Les deux coups
puzzles_look_chosen = Après celui-ci
puzzles_look_best = Après le meilleur
puzzles_missing = Joué jusqu’au bout par des robots avec ces cartes, rails manquants à la fin : { $who }.
puzzles_missingOf = { $name } { $count }
puzzles_round = La manche jusqu’ici
puzzles_pastTurn = Tour { $turn } : { $name }
puzzles_starts = départ { $place }
puzzles_builds =
    { $count ->
        [one] { $count } rail { $place }
       *[other] { $count } rails { $place }
    }
puzzles_tells = Tour { $turn } de { $name } : la chance que { $holder } ait { $city } passe de { $before } à { $after }.
puzzles_tellsNobody = Tour { $turn } de { $name } : la chance que personne n’ait { $city } passe de { $before } à { $after }.
puzzles_longTold = Aucun tour ne l’a révélé à lui seul : ce sont tous les rails ensemble.
puzzles_rated =
    { $solved ->
        [yes] Votre cote : { $rating } ({ $change }, niveau { $level } résolu).
       *[no] Votre cote : { $rating } ({ $change }, niveau { $level } manqué).
    }
puzzles_steps_first = Au premier tour
puzzles_steps_back = Un tour en arrière
puzzles_steps_forward = Un tour en avant
puzzles_steps_last = Au dernier tour
puzzles_allDone = Vous avez fait toutes les énigmes de ce genre.

## learn

learn_open =
    { $count ->
        [one] Apprendre de ce tour
       *[other] Apprendre de ces { $count } tours
    }
learn_title = Apprendre de vos erreurs
learn_preparing = La question suivante se prépare …
learn_none = Aucun de ces tours n’est clairement faux avec d’autres donnes.
learn_done = Vous avez trouvé { $solved } meilleurs tours sur { $all }. Ils reviennent dans « Vos erreurs ».
learn_back = Retour à l’analyse

## mine

mine_title = Vos erreurs
mine_none = Rien à améliorer aujourd’hui. Les erreurs de 8 % et plus viennent des analyses de vos parties classiques et reviennent jusqu’à ce que vous trouviez le meilleur tour.

## trainer

trainer_title = Lire la table
trainer_whose = Quelles sont les villes de { $colour } ?
trainer_about = Choisissez-en une par région ; les rails de cette couleur brillent. Puis le lecteur des robots montre ce qu’il a tiré des mêmes rails.
trainer_you = Vous
trainer_reader = Lecteur
trainer_ofFive = sur 5 justes
trainer_next = Position suivante
trainer_allDone = Plus rien à lire aujourd’hui. Les positions reviennent à leur heure.
