### French texts of challenges.

about = Tout le monde joue les mêmes manches à la même place, avec les mêmes cartes et contre les mêmes bots. Votre résultat montre ce que vous faites mieux que les autres : le talent sans la chance.

## make

make_title = Nouveau défi
make_rounds = Combien de manches ?
make_start = Créer le défi
make_failed = Impossible de créer un défi ainsi.

## list

list_title = Vos défis
list_none = Aucun pour l’instant. Créez-en un, ou ouvrez un lien que l’on vous a envoyé.
list_progress =
    { $played ->
        [one] { $played } manche jouée sur { $all }
       *[other] { $played } manches jouées sur { $all }
    }
list_remove = Retirer
list_removeAsk = Retirer ce défi et ses résultats de cet appareil ? Les parties restent dans votre liste.

## 

against = Contre { $names }
bot = { $name } ({ $level })
rules = Aucun coup ne se reprend et personne ne donne de conseil. Une manche compte la première fois que vous la jouez.

## rounds

rounds_title = Manches
rounds_round = Manche { $number }
rounds_play = Jouer la manche { $number }
rounds_goOn = Reprendre la manche { $number }
rounds_again = Rejouer
rounds_againAbout = Cela ne comptera pas.
rounds_waiting = Pas encore jouée
rounds_running = Commencée
rounds_gameOf = La partie { ELIDE("de", $name) }

## standings

standings_title = Avec les mêmes cartes
standings_player = Joueur
standings_you = Vous
standings_total = Total
standings_points = points : { $points }
standings_hidden = masqué
standings_hiddenAbout = Les résultats des autres apparaissent dès que vous avez joué la manche vous-même.
standings_alone = Personne avec qui comparer pour l’instant.
standings_again = rejouée
standings_finished = finie par un bot
standings_computing = { $name } joue la manche { $round } avec vos cartes : coup { $move }
standings_failed = { $name } n’a pas pu jouer. Rouvrez le défi plus tard.

## how

how_title = Calcul du résultat
how_lead = Il en résulte votre avance sur la moyenne de vos adversaires à la table.
how_score = Votre résultat est votre avance moins l’avance moyenne des autres personnes qui ont joué les mêmes cartes.
how_same = Les cartes, le Premier joueur et les bots sont les mêmes pour tous. Aux mêmes coups, les bots répondent de la même façon.

## share

share_title = Partager le défi
share_about = Le lien contient tout le défi. Il fonctionne sans serveur.
share_own = Avec mon résultat
share_ownAbout = Possible dès que vous avez joué toutes les manches.
share_hides = Dans le lien, les cartes sont à l’abri des curieux, pas des experts, comme dans les parties de cet appareil. Chacun envoie lui-même son résultat.
share_link = Lien vers le défi
share_copy = Copier le lien
share_send = Partager
share_qr = Afficher un code QR
share_qrHelp = Scannez ce code avec un téléphone ou une tablette pour y ouvrir le défi.
share_qrTooLong = Avec autant de résultats, le lien est trop long pour un code QR.
share_text = Jouez les mêmes cartes que moi : { $table }

## problems

problems_title = Ce défi ne peut pas être ouvert.
problems_too-long = Le lien est trop long pour un défi.
problems_malformed = Ce lien n’est pas un défi. Il a peut-être été coupé.
problems_forged = Le lien a été modifié : son scellé ne correspond plus.
problems_other = Le défi demande un plateau, des règles ou des bots que cette page n’a pas.
problems_unknown = Ce défi n’est pas sur cet appareil. Ouvrez-le avec son lien.
