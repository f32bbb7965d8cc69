### Tout sur les embranchements d’une partie finie, en français.

title = Embranchements d’une partie
bar = À propos de cet embranchement
backToGame = Retour à la partie
theGame = La partie telle que jouée
branch = Embranchement
known = Toutes les mains sont connues
about = Ici, vous jouez pour tout le monde et toutes les mains sont connues. Rien de cela ne change la partie, et rien ne compte. Le hasard apporte ce qu’il a apporté dans la partie tant que c’est encore possible ; ensuite, il tire d’une graine propre à l’embranchement.
position = Coup { $move } sur { $all }
first = Au début
fork = Là où il quitte la partie
back = Un coup en arrière
forward = Un coup en avant
last = À la fin
showGame = La partie à ce coup
showBranch = L’embranchement à ce coup

## bots

bots_title = Laisser les bots continuer
bots_stop = Arrêter les bots
bots_who = Joués par des bots
bots_help = Choisissez pour qui les bots jouent ; vous jouez les autres. Rien ne continue avant que vous ne le disiez.
bots_begin = Les laisser continuer

## 

eyes = Point de vue
eyesTurn = Qui doit jouer

## list

list_title = Embranchements
list_none = Pas encore d’embranchement. Jouez autre chose que dans la partie, et il sera gardé ici.
list_named = Coup { $move } : { $what }
list_numbered = À partir du coup { $move }
list_open = Montrer
list_shown = Affiché
list_moves =
    { NUMBER($count, type: "ordinal") ->
        [one] 1 coup
       *[other] { $count } coups
    }
list_won = Victoire : { $names }
list_unfinished = pas joué jusqu’au bout
list_rename = Renommer
list_name = Nom de l’embranchement
list_keepName = Garder le nom
list_delete = Supprimer
list_deleteSure = Supprimer cet embranchement ? La partie reste telle quelle.

## chances

chances_title = Chances, toutes cartes visibles
chances_best = Meilleurs coups
chances_searching = Recherche des meilleurs coups…
chances_none = Ici, personne n’a à jouer.
chances_play = Jouer

## compare

compare_title = Partie et embranchement comparés
compare_notPlayed = pas jouée
compare_wins = gagne
compare_atEnd = À la fin de chacun
compare_player = Joueur
compare_game = Partie
compare_branch = Embranchement

## share

share_link = Copier un lien avec les embranchements
share_linkCopied = Lien copié. Il contient la partie et ses embranchements et s’ouvre sur n’importe quel appareil.
share_linkTooLong = La partie et ses embranchements sont trop longs pour un lien : ils ont été enregistrés dans un fichier.
share_file = Enregistrer la partie et ses embranchements

## 

full = Cette partie a autant d’embranchements qu’on peut en garder. Supprimez-en un pour en commencer un autre.
