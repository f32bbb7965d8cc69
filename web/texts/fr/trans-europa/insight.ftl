### French texts of insight.

## soon

soon_1 = où vous commencez, et comment ces manches se sont passées
soon_2 = combien de vos rails servent aux autres, et combien des leurs vous servent
soon_3 = quelles couleurs vous coûtent des points
soon_4 = la précision de vos tours, partie après partie
soon_5 = vos erreurs typiques, avec des positions pour mieux faire

## 

which = Quelles parties
allGames =
    { $count ->
        [one] La { $count } partie
       *[other] Les { $count } parties
    }
games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
rounds =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
roundsWon = des manches gagnées
missing = rails manquants par manche
accuracyNow = précision
counting = Lecture de vos parties : { $done } sur { $all }

## columns

columns_rounds = Manches
columns_won = Gagnées
columns_missing = Manquants
columns_lost = Perdus
columns_count = Nombre
columns_perRound = Par manche

## starts

starts_title = Où vous commencez
starts_about = Une manche partagée compte pour une part. Manquants : rails qu’il restait en moyenne à poser à la fin d’une manche.
starts_kind = Marqueur de départ
starts_kinds_own = Dans une ville de votre main
starts_kinds_city = Dans une autre ville
starts_kinds_beside = À côté des villes
starts_place = À ou près de
starts_more =
    { $count ->
        [one] Afficher { $count } autre lieu
       *[other] Afficher { $count } autres lieux
    }
starts_few = Quelques manches seulement : les chiffres tiennent surtout à la chance.

## tracks

tracks_title = Rails partagés
tracks_about = Compté à la fin de chaque manche : par quels rails le départ de chacun rejoint ses villes.
tracks_yours =
    { $count ->
        [one] { $count } rail posé par vous
       *[other] { $count } rails posés par vous
    }
tracks_byOthers = utilisés aussi par d’autres
tracks_byYou = utilisés par vous seul
tracks_byNobody = utilisés par personne
tracks_used =
    { $count ->
        [one] { $count } rail utilisé par vous
       *[other] { $count } rails utilisés par vous
    }
tracks_laidByYou = posés par vous
tracks_laidByOthers = posés par d’autres

## colours

colours_title = Points perdus, par couleur
colours_about = Rails manquants, répartis entre les villes non reliées selon la distance qui restait. Chacun coûte un point dans le jeu classique.
colours_colour = Région
colours_open = Non reliées
colours_of = { $open } sur { $held }
colours_points = Rails

## accuracy

accuracy_title = Précision au fil du temps
accuracy_about = La part de la chance que les meilleurs tours trouvés auraient gardée et que vous avez gardée. La ligne est la moyenne de cinq parties.
accuracy_none = Aucune de ces parties n’a encore été analysée.
accuracy_label = Précision sur { $games } ; dernièrement { $latest }
accuracy_table = En tableau
accuracy_chart = En graphique
accuracy_date = Jouée
accuracy_share = Précision
accuracy_turns = Vos tours
accuracy_review = Analyse
accuracy_open = Analyse de la partie du { $date }
accuracy_offer =
    { $count ->
        [one] { $count } partie n’a pas encore été analysée.
       *[other] { $count } parties n’ont pas encore été analysées.
    }
accuracy_start =
    { $count ->
        [one] L’analyser maintenant
       *[other] Les analyser maintenant
    }
accuracy_working = Analyse de la partie { $game } sur { $all } : { $share }
accuracy_goesOn = Le calcul continue pendant que vous regardez d’autres pages.
accuracy_stop = Arrêter

## mistakes

mistakes_title = Erreurs typiques
mistakes_about = Vos tours qui ont concédé quelque chose, selon ce qui parle pour le meilleur tour. D’abord ce qui vous coûte le plus, comparé à un joueur attentif.
mistakes_habit = *{ $name }* : c’est votre habitude la plus coûteuse. Elle prend { $cost } de votre chance par manche, contre { $usual } pour qui joue avec soin.
mistakes_noHabit = Aucune habitude ne ressort : ce que vous concédez se répartit sur beaucoup de genres.
mistakes_none = Rien pour l’instant. Les analyses de vos parties les feront apparaître.
mistakes_kind = Ce qui s’est passé
mistakes_marker_start = Un départ qui coûte plus de rails
mistakes_marker_middle = Un départ au milieu de vos villes
mistakes_marker_place = Un autre départ était meilleur
mistakes_build_completes = Une victoire laissée de côté
mistakes_build_reaches = Une ville à portée non reliée
mistakes_build_together = Ne pas s’approcher de plusieurs villes à la fois
mistakes_build_leave = Construire là où d’autres construisent de toute façon
mistakes_build_fewer = Un détour
mistakes_build_double = Tout le tour pour une ligne double
mistakes_build_shuns = Contourner une ligne double
mistakes_build_keeps-ferry = Un rail de couleur dépensé trop tôt
mistakes_build_place = Construire ailleurs était meilleur
mistakes_example = { $loss } le { $date }
mistakes_examples = Par exemple :
mistakes_train = S’exercer sur { $count } de ces positions
mistakes_cannot = Les positions d’exercice viennent d’erreurs de 8 % et plus dans des parties classiques.
