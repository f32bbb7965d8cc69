### Textes français de l’analyse de Trains of Europe.

chart = Qui allait gagner
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
columns_income = Recettes
columns_tax = Taxe
columns_points = Points
columns_total = Résultat

## 

figures = { $chance }, { $points } points
roughly = environ { $figure }

## judgements

judgements_label = Jugé selon
judgements_known = Ce que la compagnie pouvait savoir
judgements_open = Livres ouverts

## reached

reached_phases = { $done } phases sur { $of } sont entièrement jugées.
reached_decisions = Toutes les phases et { $done } décisions sur { $of } sont jugées, les plus coûteuses d’abord.

## 

late = 60 s n’ont pas suffi. { $reached }

## decided

decided_waiting = Ce qui a décidé la partie est encore en calcul …
decided_nobody = La partie a été abandonnée : personne n’a gagné.
decided_instead = « { $better } » au lieu de « { $played } »
decided_ownChoice = { $name } a perdu la partie l’année { $year } : { $choice } aurait gardé { $share } de chances de plus.
decided_theirChoice = { $name } a gagné grâce à un faux pas de { $rival } l’année { $year } : { $choice } aurait gardé { $share } de chances de plus.
decided_luck = { $name } a gagné avec un peu de chance. Ce qui a apporté { $share } de chances l’année { $year } : { $draw }.
decided_misfortune = { $name } a manqué de chance. Ce qui a coûté { $share } de chances l’année { $year } : { $draw }.
decided_wonIn = { $name } a gagné la partie l’année { $year } : ses chances sont passées de { $from } à { $to }.
decided_lostIn = { $winner } a distancé { $name } l’année { $year } : ses chances sont passées de { $from } à { $to }. Aucun choix n’a décidé à lui seul.
decided_ahead = { $name } a gagné sans tournant, avec { $share } de chances au départ.
decided_behind = { $winner } a battu { $name } sans tournant, avec { $share } de chances au départ.

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

working_first = Premier regard : phase { $done } sur { $of }
working_curve = Plus précisément : phase { $done } sur { $of }
working_sifting = Recherche de meilleurs choix : { $done } sur { $of }
working_judging = Les deux choix sont joués jusqu’au bout : { $done } sur { $of }
working_draws = La chance des tirages est pesée : { $done } sur { $of }

## 

done = { $games } parties jouées jusqu’au bout depuis chaque position, livres ouverts
stopped = Arrêté
stop = Arrêter
goOn = Continuer
failed = Cette partie ne peut pas être analysée.
save = Enregistrer les chiffres dans un fichier

## tabs

tabs_label = Que regarder
tabs_decisions = Décisions
tabs_returns = Résultats
tabs_auctions = Enchères

## 

costliest = Tournants de { $name }

## accuracy

accuracy_share = Précision { $share }
accuracy_about = des chances que les meilleurs choix trouvés auraient gardées

## draws

draws_title = La chance des tirages
draws_none = Aucun tirage n’a changé les chances au-delà de son incertitude.
draws_about = Les chances après un tirage, moins la moyenne sur tout ce qui aurait pu être tiré.
draws_kinds_start-player = le tirage de la première présidence
draws_kinds_setup = la mise en place
draws_kinds_refill = les nouvelles cartes exposées
draws_kinds_blind-vehicle = le véhicule tiré à l’aveugle
draws_kinds_blind-contract = le contrat tiré à l’aveugle
draws_kinds_aid = les véhicules de l’aide publique

## 

nothing = Rien de mieux n’a été trouvé.
notYet = Recherche de meilleurs choix en cours …
about = Classés par chances de gagner perdues ; si elles restent dans leur incertitude, par points d’avance sur la meilleure des autres compagnies.
played = joué
better = mieux
playOnPlayed = Continuer comme joué
playOutBetter = Dérouler le meilleur choix

## reasons

reasons_payback =
    { $years ->
        [one] { $contract } est rentabilisé en { $years } an.
       *[other] { $contract } est rentabilisé en { $years } ans.
    }
reasons_closed = Une liaison de { $contract } est fermée par les autres.
reasons_yard = Au dépôt pour { $contract } : { $models }.
reasons_worth = Selon la prévision, cela vaut jusqu’à { $most } pour la compagnie ; le prix était { $price }.
reasons_useless = Selon la prévision, la compagnie n’en a pas l’usage.
reasons_item = Dans les parties poursuivies : { $points } points pour { $item }.
reasons_items_profit = le bénéfice
reasons_items_completed = les contrats remplis
reasons_items_partial = les contrats en cours
reasons_items_cities = les villes
reasons_items_network = le plus long réseau
reasons_items_countries = les pays
reasons_items_idle = les contrats sans recettes
reasons_items_vehicles = les véhicules inutilisés
reasons_items_cash = l’argent non dépensé

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
hows_blind = acheté à l’aveugle
hows_aid = aide publique
hows_auction = enchère
hows_with-contract = venu avec un contrat

## ends

ends_completed = rempli l’année { $year }
ends_sold = vendu { $price }
ends_idle = non affecté
ends_assigned = en service
ends_spent = sur un contrat rempli

## flows

flows_start = Au départ
flows_payouts = Versé en fin d’année
flows_bonuses = Prime de développement
flows_blindContracts = Avec des contrats pris à l’aveugle
flows_sales = Vendu aux enchères
flows_audits = Contrôles, reçu moins payé
flows_licences = Licences
flows_vehicles = Véhicules
flows_bids = Acheté aux enchères
flows_losses = Pertes payées

## 

returnsAbout = Sur toute la partie, exactement. Les recettes des liaisons comptent pour les licences empruntées, celles des véhicules pour chaque véhicule ; un contrat réunit les deux.

## auctions

auctions_none = Rien n’a été mis aux enchères dans cette partie.
auctions_about = Le plus que chaque compagnie aurait pu raisonnablement payer, selon la prévision du moment et avec ce qu’elle avait en caisse.
auctions_from = de { $seller }, au moins { $least }
auctions_sold = { $buyer } pour { $price } : { $points } points selon la prévision
auctions_unsold = Personne n’a enchéri.
auctions_worth = En valait la peine pour
auctions_useless = Ne valait la mise minimale pour personne.

## puzzles

puzzles_title = Le contrat qui paie
puzzles_what = Que résoudre ?
puzzles_today = Aujourd’hui
puzzles_more = Autres énigmes
puzzles_about = Vous prenez un contrat. Avec lequel de ces quatre votre compagnie a-t-elle le plus de points à la fin ?
puzzles_youAre = Vous êtes { $company }.
puzzles_cash = { $amount } en caisse
puzzles_profit = { $amount } par an
puzzles_completed = contrats remplis : { $count } sur { $target }
puzzles_choices = Contrats au choix
puzzles_points = { $points } points
puzzles_check = Vérifier
puzzles_show = Voir la réponse
puzzles_next = Énigme suivante
puzzles_solved = Résolu !
puzzles_failed = Pas cette fois.
puzzles_proof = Points à la fin, en moyenne sur { $games } parties poursuivies avec chaque contrat ; le suivant en a { $margin } de moins.
puzzles_sum = Le calcul
puzzles_rows_licences = Licences à acheter
puzzles_rows_vehicles = Véhicules à acheter
puzzles_rows_yearly = Bénéfice annuel
puzzles_rows_payback = Rentabilisé en
puzzles_rows_completed = Rempli
puzzles_rows_points = Points à la fin
puzzles_closed = fermé
puzzles_years =
    { $value ->
        [one] { $value } an
       *[other] { $value } ans
    }
puzzles_hides_closed = { $contract } ne peut pas être rempli : une liaison est fermée par les autres.
puzzles_hides_loss = { $contract } fait d’abord descendre le bénéfice annuel à { $profit }.
puzzles_hides_dear = Les licences de { $contract } coûtent { $fees } ; il y a { $cash } en caisse.
puzzles_hides_completed = { $contract } a été rempli dans { $share } des parties, le contrat qui paie dans { $best }.
puzzles_rated =
    { $solved ->
        [yes] Votre cote : { $rating } ({ $change }, niveau { $level } résolu).
       *[no] Votre cote : { $rating } ({ $change }, niveau { $level } manqué).
    }
puzzles_level = niveau { $rating }
puzzles_rating = Votre cote : { $rating }
puzzles_allDone = Vous avez fait toutes les énigmes de ce genre.
