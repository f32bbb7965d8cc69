### French texts of the study of Trains of Europe.

chart = Qui menait
company = Quelle compagnie ?

## measures

measures_label = Ce que montre la courbe
measures_chances = Chances de gagner
measures_points = Points à la fin

## 

table = En tableau
curve = En courbe

## columns

columns_position = Position
columns_contract = Contrat
columns_what = Quoi
columns_price = Prix
columns_income = Revenu
columns_tax = Taxe
columns_points = Points
columns_total = Bilan

## 

figures =
    { $points ->
        [one] { $chance }, { $points } point
       *[other] { $chance }, { $points } points
    }
roughly = environ { $figure }

## judgements

judgements_label = Base du calcul
judgements_known = Ce que la compagnie pouvait savoir
judgements_open = Tous les comptes ouverts

## reached

reached_phases = Phases analysées en entier : { $done } sur { $of }.
reached_decisions = Toutes les phases sont analysées ; décisions : { $done } sur { $of }, les plus coûteuses d’abord.

## 

late = Arrêt après 60 secondes. { $reached }

## decided

decided_waiting = Recherche de ce qui a décidé la partie…
decided_nobody = La partie a été abandonnée. Personne n’a gagné.
decided_instead = « { $better } » au lieu de « { $played } »
decided_ownChoice = { $name } a perdu la partie l’année { $year }. { $choice } aurait sauvé { $share } de chances de gagner.
decided_theirChoice = { $name } a gagné grâce à une erreur { ELIDE("de", $rival) } l’année { $year }. { $choice } aurait sauvé à { $rival } { $share } de chances de gagner.
decided_luck = { $name } a gagné avec un peu de chance. Décisif l’année { $year } : { $draw } ({ $share } de chances de gagner en plus).
decided_misfortune = { $name } a manqué de chance. Décisif l’année { $year } : { $draw } ({ $share } de chances de gagner en moins).
decided_wonIn = { $name } a gagné la partie l’année { $year }. Ses chances de gagner sont passées de { $from } à { $to }.
decided_lostIn = { $winner } a distancé { $name } l’année { $year }. Ses chances de gagner sont passées de { $from } à { $to }. Aucun choix n’a été décisif à lui seul.
decided_ahead = { $name } a gagné sans tournant, avec { $share } de chances de gagner au départ.
decided_behind = { $winner } a battu { $name } sans tournant, avec { $share } de chances de gagner au départ.

## station

station_begins = Début de l’année { $year }
station_after = Année { $year }, après la phase { $phase }
station_end = La fin

## 

years = Choisir une année
first = Au début
back = Une phase en arrière
forward = Une phase en avant
last = À la fin
pointOf = Tournant { $point } sur { $all }
noPoint = Aucun tournant ici
pointBefore = Tournant précédent
pointAfter = Tournant suivant

## working

working_first = Analyse rapide : phase { $done } sur { $of }
working_curve = Analyse précise : phase { $done } sur { $of }
working_sifting = Recherche de meilleurs choix : { $done } sur { $of }
working_judging = Comparaison des choix : { $done } sur { $of }
working_draws = Mesure de la chance : { $done } sur { $of }

## 

done = { $games } parties simulées depuis chaque position, tous les comptes ouverts
stopped = Arrêté
stop = Arrêter
goOn = Continuer
failed = Cette partie ne peut pas être analysée.
save = Enregistrer les chiffres dans un fichier

## tabs

tabs_label = Affichage
tabs_decisions = Décisions
tabs_returns = Bilan
tabs_auctions = Enchères

## 

costliest = Tournants { ELIDE("de", $name) }

## accuracy

accuracy_share = Précision { $share }
accuracy_about = des chances de gagner que les meilleurs choix trouvés auraient gardées

## draws

draws_title = Chance aux tirages
draws_none = Aucun tirage n’a changé les chances de gagner au-delà de la marge d’erreur.
draws_about = Les chances de gagner après un tirage, comparées à la moyenne de tous les tirages possibles.
draws_kinds_start-player = le tirage de la première présidence
draws_kinds_setup = la mise en place
draws_kinds_refill = les nouvelles cartes exposées
draws_kinds_blind-vehicle = le véhicule tiré face cachée
draws_kinds_blind-contract = le contrat tiré face cachée
draws_kinds_aid = les véhicules de l’Aide publique

## learn

learn_open =
    { $count ->
        [one] Apprendre de cette décision
       *[other] Apprendre de ces { $count } décisions
    }
learn_title = Apprendre de vos erreurs
learn_question = Année { $year } : quel choix garde la meilleure chance de gagner ?
learn_choices = Choix possibles
learn_played = (votre choix)
learn_about = La chance de gagner que laisse chaque choix, sur de nombreuses parties simulées.
learn_preparing = Préparation de la question suivante…
learn_none = Ces décisions laissent trop peu de choix.
learn_done = Vous avez trouvé { $solved } meilleurs choix sur { $all }.
learn_back = Retour à l’analyse

## 

nothing = Rien de mieux n’a été trouvé.
notYet = Recherche de meilleurs choix…
about = Classés par chances de gagner perdues. Dans la marge d’erreur, ce sont les points perdus sur la meilleure des autres compagnies qui comptent.
played = joué
better = mieux
playOnPlayed = Continuer comme joué
playOutBetter = Essayer le meilleur choix

## reasons

reasons_payback =
    { $years ->
        [one] { $contract } est amorti en { $years } an.
       *[other] { $contract } est amorti en { $years } ans.
    }
reasons_closed = D’autres compagnies ont fermé une liaison { ELIDE("de", $contract) }.
reasons_yard = Au dépôt pour { $contract } : { $models }.
reasons_worth = Selon la prévision, cela vaut jusqu’à { $most } pour la compagnie. Le prix était de { $price }.
reasons_useless = Selon la prévision, la compagnie n’en a pas l’usage.
reasons_item =
    { $points ->
        [one] Dans les parties simulées : { $points } point pour { $item }.
       *[other] Dans les parties simulées : { $points } points pour { $item }.
    }
reasons_items_profit = le bénéfice annuel
reasons_items_completed = les contrats remplis
reasons_items_partial = les contrats en cours
reasons_items_cities = les villes
reasons_items_network = le plus grand réseau
reasons_items_countries = les pays
reasons_items_idle = les contrats en sommeil
reasons_items_vehicles = les véhicules inutilisés
reasons_items_cash = l’excédent de caisse

## 

contracts = Contrats
licences =
    { $count ->
        [one] { $count } licence
       *[other] { $count } licences
    }
vehicles =
    { $count ->
        [one] { $count } véhicule
       *[other] { $count } véhicules
    }
cash = Caisse à la fin

## hows

hows_dealt = de départ
hows_bought = acheté
hows_blind = acheté face cachée
hows_aid = Aide publique
hows_auction = enchère
hows_with-contract = venu avec un contrat

## ends

ends_completed = rempli l’année { $year }
ends_sold = vendu pour { $price }
ends_idle = non affecté
ends_assigned = en service
ends_spent = sur un contrat rempli

## flows

flows_start = Caisse de départ
flows_payouts = Versé en fin d’année
flows_bonuses = Prime de développement
flows_blindContracts = Avec des contrats pris face cachée
flows_sales = Vendu aux enchères
flows_audits = Contrôles, reçu moins payé
flows_licences = Licences
flows_vehicles = Véhicules
flows_bids = Acheté aux enchères
flows_losses = Pertes payées

## 

returnsAbout = Totaux exacts de la partie. Le revenu des liaisons compte pour les licences utilisées, celui des véhicules pour chaque véhicule. Les contrats réunissent les deux.

## auctions

auctions_none = Rien n’a été mis aux enchères dans cette partie.
auctions_about = L’enchère raisonnable la plus haute de chaque compagnie, selon la prévision du moment et dans la limite de sa caisse.
auctions_from = de { $seller }, au moins { $least }
auctions_sold =
    { $points ->
        [one] { $buyer } pour { $price } : { $points } point selon la prévision
       *[other] { $buyer } pour { $price } : { $points } points selon la prévision
    }
auctions_unsold = Personne n’a enchéri.
auctions_worth = Intéressant pour
auctions_useless = Ne valait l’enchère minimale pour aucune compagnie.

## puzzles

puzzles_title = Le contrat rentable
puzzles_what = Quelle énigme ?
puzzles_today = Aujourd’hui
puzzles_more = Autres énigmes
puzzles_about = Prenez l’un de ces quatre contrats. Lequel donne à votre compagnie le plus de points à la fin ?
puzzles_youAre = Vous êtes { $company }.
puzzles_cash = { $amount } en caisse
puzzles_profit = { $amount } par an
puzzles_completed = contrats remplis : { $count } sur { $target }
puzzles_choices = Contrats au choix
puzzles_points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
puzzles_check = Vérifier
puzzles_show = Voir la réponse
puzzles_next = Énigme suivante
puzzles_solved = Résolu !
puzzles_failed = Pas cette fois.
puzzles_proof = Points à la fin, en moyenne sur { $games } parties simulées avec chaque contrat. Le suivant en rapporte { $margin } de moins.
puzzles_sum = Le calcul
puzzles_rows_licences = Licences à acheter
puzzles_rows_vehicles = Véhicules à acheter
puzzles_rows_yearly = Bénéfice annuel
puzzles_rows_payback = Amorti en
puzzles_rows_completed = Rempli
puzzles_rows_points = Points à la fin
puzzles_closed = fermé
puzzles_years =
    { $value ->
        [one] { $value } an
       *[other] { $value } ans
    }
puzzles_hides_closed = { $contract } ne peut pas être rempli. D’autres compagnies ont fermé une liaison.
puzzles_hides_loss = { $contract } fait d’abord baisser le bénéfice annuel à { $profit }.
puzzles_hides_dear = Les licences pour { $contract } coûtent { $fees }. La compagnie a { $cash } en caisse.
puzzles_hides_completed = { $contract } a été rempli dans { $share } des parties, le meilleur contrat dans { $best }.
puzzles_rated =
    { $solved ->
        [yes] Votre cote : { $rating } ({ $change }, niveau { $level } résolu).
       *[no] Votre cote : { $rating } ({ $change }, niveau { $level } manqué).
    }
puzzles_level = niveau { $rating }
puzzles_rating = Votre cote : { $rating }
puzzles_allDone = Vous avez fait toutes les énigmes de ce type.
