### Tout sur les embranchements d’une partie finie, en français.

title = Embranchements d’une partie
bar = À propos de cet embranchement
backToGame = Retour à la partie
theGame = La partie jouée
branch = Embranchement
known = Toutes les mains visibles
about = Ici, vous jouez pour tout le monde, avec toutes les mains visibles. La partie terminée ne change pas et rien ne compte. Les tirages sont ceux de la partie aussi longtemps que possible ; ensuite, ils sont nouveaux.
position = Coup { $move } sur { $all }
first = Au début
fork = Au début de l’embranchement
back = Un coup en arrière
forward = Un coup en avant
last = À la fin
showGame = La partie à ce coup
showBranch = L’embranchement à ce coup

## bots

bots_title = Laisser jouer les bots
bots_stop = Arrêter les bots
bots_who = Joués par des bots
bots_help = Choisissez pour qui les bots jouent. Vous jouez les autres. Les bots attendent que vous les lanciez.
bots_begin = Lancer les bots

## 

eyes = Point de vue
eyesTurn = La personne qui joue

## list

list_title = Embranchements
list_none = Pas encore d’embranchement. Jouez un autre coup : il sera gardé ici.
list_named = Coup { $move } : { $what }
list_numbered = À partir du coup { $move }
list_open = Montrer
list_shown = Affiché
list_moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
list_won = Victoire : { $names }
list_unfinished = inachevé
list_rename = Renommer
list_name = Nom de l’embranchement
list_keepName = Enregistrer
list_delete = Supprimer
list_deleteSure = Supprimer cet embranchement ? La partie reste telle quelle.

## chances

chances_title = Chances, toutes mains visibles
chances_best = Meilleurs coups
chances_searching = Recherche des meilleurs coups…
chances_none = Ici, personne n’a à jouer.
chances_play = Jouer

## compare

compare_title = Comparer partie et embranchement
compare_notPlayed = pas jouée
compare_wins = gagne
compare_atEnd = À la fin
compare_player = Joueur
compare_game = Partie
compare_branch = Embranchement

## share

share_link = Copier le lien complet
share_linkCopied = Lien copié. Il contient la partie et ses embranchements et s’ouvre sur n’importe quel appareil.
share_linkTooLong = La partie et ses embranchements sont trop longs pour un lien : ils ont été enregistrés dans un fichier.
share_file = Enregistrer le tout

## 

full = Cette partie a le nombre maximal d’embranchements. Supprimez-en un pour en commencer un autre.
