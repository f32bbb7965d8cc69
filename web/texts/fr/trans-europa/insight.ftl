### French texts of insight.

## soon

soon_1 = où vous commencez, et l’issue de ces manches
soon_2 = combien de vos rails servent aux autres, et combien des leurs vous servent
soon_3 = quelles couleurs vous coûtent des points
soon_4 = la précision de vos tours, partie après partie
soon_5 = vos erreurs typiques, avec des positions pour vous exercer

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
starts_about = Une victoire partagée compte pour une part. Manquants : rails qui manquaient en moyenne à la fin d’une manche.
starts_kind = Marqueur de départ
starts_kinds_own = Dans une ville de votre main
starts_kinds_city = Dans une autre ville
starts_kinds_beside = Hors des villes
starts_place = À ou près de
starts_more =
    { $count ->
        [one] Afficher { $count } autre lieu
       *[other] Afficher { $count } autres lieux
    }
starts_few = Sur si peu de manches, ces chiffres tiennent surtout à la chance.

## tracks

tracks_title = Rails communs
tracks_about = Compté à la fin de chaque manche : les rails qui relient le marqueur de départ de chacun à ses villes.
tracks_yours =
    { $count ->
        [one] { $count } rail posé par vous
       *[other] { $count } rails posés par vous
    }
tracks_byOthers = utilisés aussi par d’autres
tracks_byYou = utilisés uniquement par vous
tracks_byNobody = inutilisés
tracks_used =
    { $count ->
        [one] { $count } rail utilisé par vous
       *[other] { $count } rails utilisés par vous
    }
tracks_laidByYou = posés par vous
tracks_laidByOthers = posés par d’autres

## colours

colours_title = Points perdus, par couleur
colours_about = Rails manquants, répartis entre les villes non reliées selon leur distance. Chaque rail coûte un point dans le jeu classique.
colours_colour = Région
colours_open = Non reliées
colours_of = { $open } sur { $held }
colours_points = Rails

## accuracy

accuracy_title = Précision au fil du temps
accuracy_about = La part que vous avez conservée des chances de gagner que donnaient les meilleurs tours. La ligne est la moyenne de cinq parties.
accuracy_none = Aucune de ces parties n’a encore été analysée.
accuracy_label = Précision sur { $games } ; dernière : { $latest }
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
        [one] L’analyser
       *[other] Les analyser
    }
accuracy_working = Analyse de la partie { $game } sur { $all } : { $share }
accuracy_goesOn = Le calcul continue pendant que vous regardez d’autres pages.
accuracy_stop = Arrêter

## mistakes

mistakes_title = Erreurs typiques
mistakes_about = Vos tours qui ont coûté des chances de gagner, classés selon ce que le meilleur tour fait mieux. En tête, ce qui vous coûte plus qu’à un joueur attentif.
mistakes_habit = *{ $name }* : c’est votre habitude la plus coûteuse. Elle coûte { $cost } de chances de gagner par manche, contre { $usual } pour un joueur attentif.
mistakes_noHabit = Aucune habitude ne ressort : vos pertes se répartissent sur de nombreux types d’erreurs.
mistakes_none = Aucune erreur pour l’instant. Analysez vos parties pour les trouver.
mistakes_kind = Type d’erreur
mistakes_marker_start = Un départ qui coûte plus de rails
mistakes_marker_middle = Un départ au milieu de vos villes
mistakes_marker_place = Un autre départ était meilleur
mistakes_build_completes = Une victoire manquée
mistakes_build_reaches = Une ville à portée non reliée
mistakes_build_together = Pas de rail vers plusieurs villes à la fois
mistakes_build_leave = Construire là où d’autres le font de toute façon
mistakes_build_fewer = Un détour
mistakes_build_double = Tout le tour pour une ligne double
mistakes_build_shuns = Contourner une ligne double
mistakes_build_keeps-ferry = Un rail de couleur utilisé trop tôt
mistakes_build_place = Mieux valait construire ailleurs
mistakes_example = { $loss } le { $date }
mistakes_examples = Par exemple :
mistakes_train =
    { $count ->
        [one] S’exercer : { $count } position
       *[other] S’exercer : { $count } positions
    }
mistakes_cannot = Les positions d’exercice viennent d’erreurs d’au moins { $share } dans des parties sans cartes spéciales.
