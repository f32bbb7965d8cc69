### French texts of insight into companies.

## soon

soon_1 = d’où viennent vos points
soon_2 = la précision de vos décisions, partie après partie
soon_3 = les phases où vous perdez le plus
soon_4 = ce que rapportent vos licences et vos véhicules

## 

counting = Lecture de vos parties : { $done } sur { $all }
won =
    { $games ->
        [one] de { $games } partie gagnée
       *[other] de { $games } parties gagnées
    }
points = points par partie
completed = contrats remplis par partie
first = année du premier contrat rempli, en moyenne

## accuracy

accuracy_now = précision
accuracy_title = La précision au fil du temps
accuracy_about = Les chances de gagner que vous avez gardées, comparées aux meilleurs choix trouvés. La ligne est la moyenne de cinq parties.
accuracy_none = Aucune de ces parties n’a encore été analysée.
accuracy_label =
    { $games ->
        [one] Précision sur { $games } partie ; dernière : { $latest }
       *[other] Précision sur { $games } parties ; dernière : { $latest }
    }
accuracy_table = En tableau
accuracy_chart = En courbe
accuracy_date = Jouée
accuracy_share = Précision
accuracy_open = Analyse de la partie du { $date }
accuracy_offer =
    { $count ->
        [one] { $count } partie n’a pas encore d’analyse.
       *[other] { $count } parties n’ont pas encore d’analyse.
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
mistakes_about = Vos décisions coûteuses, par phase et selon ce qui aurait été mieux. Les plus coûteuses d’abord.
mistakes_none = Aucune erreur pour l’instant. Analysez vos parties pour les trouver.
mistakes_kind = Ce qui s’est passé
mistakes_times = Fois
mistakes_given = Coût
mistakes_calling = Choix d’une phase
mistakes_hows_other = autre chose valait mieux
mistakes_hows_more = arrêt trop tôt
mistakes_hows_less = arrêt trop tard
mistakes_points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mistakes_example = { $loss } le { $date }
mistakes_examples = Par exemple :

## lines

lines_title = D’où viennent vos points
lines_line = Évaluation finale
lines_points = Points par partie
lines_returns = Au-delà de leur prix, vos licences ont rapporté { $licences } et vos véhicules { $vehicles } par partie.
