### French texts of Trans Europa beyond the running round: forms, lessons, rules, endings. The reader is addressed as "vous".

## setup

setup_bots = Combien de bots ?
setup_last = La même table que la dernière fois
setup_edition = Édition
setup_board = Plateau
setup_playersHelp = De deux à six. À plusieurs sur cet appareil, un rideau cache chaque main.
setup_friendsHelp = De deux à six, chaque personne sur son appareil.
setup_bordered = À deux ou trois joueurs, les dix villes au cadre en pointillés restent hors du jeu.
setup_cards = Cartes spéciales
setup_cardsHelp = Une carte spéciale change une règle pour tout le monde.
setup_cardModes_off_name = Aucune
setup_cardModes_off_about = Le jeu de base.
setup_cardModes_random_name = Une par manche
setup_cardModes_random_about = Une nouvelle carte est tirée au début de chaque manche.
setup_cardModes_fixedPerRound_name = Choisies, l’une après l’autre
setup_cardModes_fixedPerRound_about = Vous choisissez les cartes ; chaque manche utilise la suivante.
setup_cardModes_fixedGame_name = Choisies, toute la partie
setup_cardModes_fixedGame_about = Les cartes choisies valent pour toute la partie.
setup_cardModes_multiple-2_name = Deux par manche
setup_cardModes_multiple-2_about = Deux cartes sont tirées à chaque manche et agissent ensemble.
setup_cardModes_multiple-3_name = Trois par manche
setup_cardModes_multiple-3_about = Trois cartes à chaque manche. Surprises garanties.
setup_chooseCards = Choisir les cartes
setup_cardsNone = Choisissez au moins une carte spéciale, ou jouez sans.
setup_cardsClash = « { $a } » et « { $b } » ne peuvent pas agir ensemble.
setup_cardsClashWhy = Une seule de ces deux cartes peut agir dans une manche.
setup_options = Options de la table
setup_targetScore_name = Longueur de la piste de score
setup_targetScore_about = La partie s’arrête quand quelqu’un a perdu ce nombre de points, ou gagné autant de prestige. 13 est la longueur imprimée ; 8 donne une partie courte, 20 une longue.
setup_startPlayer_name = Qui commence
setup_startPlayer_about = Le Premier joueur de la première manche. Ensuite, ce rôle passe à gauche.
setup_startPlayers_random = Tirage au sort
setup_startPlayers_host = La première personne
setup_startPlayers_oldest = La personne la plus âgée
setup_oldest = Qui est la personne la plus âgée ?
setup_scoring_name = Décompte
setup_scoring_about = Perdre des points pour les rails manquants, ou gagner du prestige. Par défaut, l’édition décide.
setup_scorings_edition = Selon l’édition
setup_scorings_penalty = Points perdus
setup_scorings_prestige = Prestige gagné
setup_blackTracks_name = Rails dans la réserve
setup_blackTracks_about = La manche prend fin quand la réserve est épuisée. 83 rails dans les éditions classique et ferries, 85 en prestige.
setup_sharedStart_name = Marqueurs sur une même intersection
setup_sharedStart_about = Normalement, chaque marqueur de départ a besoin de sa propre intersection.
setup_allowPass_name = Passer est permis
setup_allowPass_about = Un tour peut se terminer sans poser de rail. Normalement, il en faut au moins un.
setup_halfFerryCost_name = Un ferry inachevé manquant compte
setup_halfFerryCost_about = À la fin d’une manche, un ferry manquant compte deux ; certaines tables comptent un si la moitié est déjà posée.
setup_memoryAid_name = Aide-mémoire
setup_memoryAid_about = Montre les cartes que vous avez vues passer dans une autre main. Sans lui, à vous de vous en souvenir.
setup_manualClaim_name = Annoncer soi-même
setup_manualClaim_about = La table ne dit pas qui a relié toutes ses villes : ni coches, ni nombres, ni conseils. Chacun annonce pendant son tour, et la table vérifie.
setup_wrongClaim_name = Une annonce fausse dévoile
setup_wrongClaim_about = Les cartes restent alors visibles jusqu’à la fin de la manche, et le jeu continue.
setup_wrongClaims_claimer = Les cartes du joueur
setup_wrongClaims_all = Les cartes de tous

## 

challengePoints = Points par manche : un de perdu par rail manquant, ou le prestige gagné.

## inForce

inForce_card = Carte spéciale
inForce_cards = Cartes spéciales
inForce_rhythm = Limite par tour de table
inForce_limitNow =
    { $limit ->
        [one] { $limit } rail à ce tour de table
       *[other] { $limit } rails à ce tour de table
    }
inForce_handGoes = Ensuite, toute votre main va à { $name }, et vous jouez avec celle de droite.

## seen

seen_title = Ce que vous savez
seen_aside = Peut-être hors du jeu

## count

count_help = Le plus petit nombre de rails qui relierait toutes vos villes à votre marqueur. Des villes peuvent partager un chemin : la somme des distances sur les billets peut donc être plus grande.
count_missing = Rails manquants
count_prestige = Prestige
count_toPrestige =
    { $target ->
        [one] On joue jusqu’à { $target } point de prestige.
       *[other] On joue jusqu’à { $target } points de prestige.
    }
count_toPenalty =
    { $target ->
        [one] On joue jusqu’à ce que quelqu’un ait perdu { $target } point.
       *[other] On joue jusqu’à ce que quelqu’un ait perdu { $target } points.
    }

## since

since_title = Depuis votre dernier tour
since_tracks =
    { $count ->
        [one] { $name } : { $count } rail
       *[other] { $name } : { $count } rails
    }
since_show = Voir sur le plateau
since_hide = Masquer

## ferry

ferry_piece = Type de rail
ferry_black = Noir
ferry_own =
    { $left ->
        [one] De couleur (reste { $left })
       *[other] De couleur (restent { $left })
    }
ferry_blackHelp = Avec un rail noir, le ferry achevé est ouvert à tous.
ferry_ownHelp = Deux rails de couleur réservent le ferry à leurs propriétaires.
ferry_half = Un ferry relie dès que ses deux rails sont posés.

## plan

plan_drop = Retirer ce rail
plan_goal = En route vers { $city }
plan_cost = { $cost } en tout

## claims

claims_button = Annoncer
claims_about = Dire que toutes vos villes sont reliées
claims_title = Toutes vos villes sont-elles reliées ?
claims_right = Si toutes sont reliées à votre marqueur, la manche s’arrête aussitôt.
claims_wrong_claimer = S’il en manque une, vos cartes restent visibles jusqu’à la fin de la manche, et votre tour continue.
claims_wrong_all = S’il en manque une, les cartes de tous restent visibles jusqu’à la fin de la manche, et votre tour continue.
claims_wrongAgain = S’il en manque une, cela ne coûte plus rien : les cartes sont déjà visibles.
claims_notYet = Pas encore
claims_note = La table ne dit pas qui a terminé. Annoncez pendant votre tour, dès que toutes vos villes sont reliées.
claims_open = Vos cartes sont visibles de tous.

## roundOver

roundOver_costliest = Votre tour le plus coûteux : −{ $share }.
roundOver_lookAtIt = Le regarder
roundOver_title = La manche { $round } est terminée
roundOver_missing =
    { $count ->
        [one] { $count } manquant
       *[other] { $count } manquants
    }
roundOver_allLinked = tout relié
roundOver_lost = −{ $count }
roundOver_won = +{ $count }
roundOver_next = Manche suivante
roundOver_again = Revoir
roundOver_legend = rails manquants
roundOver_alternatives = Autres chemins courts
roundOver_hideAlternatives = Masquer les autres chemins
roundOver_onlyWay = Aucun autre chemin n’est aussi court.
roundOver_table = Toutes les manches
roundOver_roundColumn = Manche
roundOver_total = Total
roundOver_left = Points restants
roundOver_penaltyRule = Chaque rail manquant coûte un point, deux sur une ligne double.
roundOver_finish = Score final
roundOver_of = Villes { ELIDE("de", $name) }
roundOver_cityMissing = { $city }, non reliée
roundOver_cityLinked = { $city }, reliée

## over

over_title = La partie est terminée
over_won =
    { $who ->
        [you] Vous gagnez !
        [one] { PEOPLE($who, you: "vous") } gagne.
        [with-you] { CAPITAL(PEOPLE($who, you: "vous")) } gagnez ensemble.
       *[several] { CAPITAL(PEOPLE($who, you: "vous")) } gagnent ensemble.
    }
over_mostLeft = Le plus de points restants à la fin.
over_mostPrestige = Le plus de prestige à la fin.
over_yourPlace =
    { NUMBER($place, type: "ordinal") ->
        [one] Vous terminez à la { $place }re place.
       *[other] Vous terminez à la { $place }e place.
    }
over_again = Rejouer
over_replay = Revoir la partie
over_others = Nouveaux adversaires
over_share = Partager
over_place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    }

## share

share_link = Lien vers la partie
share_linkHelp = Toute la partie à revoir, aussi en code QR
share_picture = Image du plateau
share_pictureHelp = PNG, pour les messages et les e-mails
share_drawingFile = Dessin du plateau
share_drawingHelp = SVG, net à toute taille
share_film = Film de la dernière manche
share_filmHelp_encode = Chaque rail dans l’ordre, puis le résultat. Fait sur cet appareil, plus vite que le film ne dure.
share_filmHelp_record = Chaque rail dans l’ordre, puis le résultat. Fait sur cet appareil, en à peu près la durée du film.
share_begun = Un instant…
share_drawing = Dessin du coup { $done } sur { $all }…
share_recording = Enregistrement du film…
share_saved = Enregistré.
share_failed = Cela n’a pas marché. La partie n’a rien perdu.
share_noFilm = Ce navigateur ne sait pas créer de films.

## lookBack

lookBack_round = Manche { $round }
lookBack_rounds = Aller à une manche
lookBack_everybody = Toutes les mains visibles
lookBack_running = Cette partie est encore en cours : les mains cachées le restent.

## learn

learn_lesson = Leçon { $number } sur { $all }
learn_next = Leçon suivante
learn_again = Encore une fois
learn_done = Jouer une vraie partie
learn_continue = Continuer
learn_list = Toutes les leçons
learn_lessons_goal_steps_1 = Vous tenez cinq billets, un de chaque couleur. Personne d’autre ne les voit.
learn_lessons_goal_steps_2 = Reliez les cinq villes à votre marqueur de départ. Tout le monde pose les mêmes rails noirs, et tout le monde peut les utiliser.
learn_lessons_goal_task = Trouvez vos cinq villes : elles brillent sur le plateau. Puis continuez.
learn_lessons_goal_done = Voilà tout le but du jeu : cinq villes, un réseau, avant les autres.
learn_lessons_marker_steps_1 = Chaque manche commence par votre marqueur, posé sur l’intersection de votre choix. Votre réseau part de là et de nulle part ailleurs.
learn_lessons_marker_task = Placez votre marqueur sur { $city } ou sur une intersection au milieu de vos villes.
learn_lessons_marker_done =
    { $missing ->
        [one] Bien. D’ici, { $missing } rail relierait toutes vos villes.
       *[other] Bien. D’ici, { $missing } rails relieraient toutes vos villes.
    }
learn_lessons_lay_steps_1 = Chaque tour a un budget de 2. Une ligne simple coûte 1 : vous pouvez donc en poser deux.
learn_lessons_lay_task = Posez deux rails qui touchent votre réseau. Les lignes permises sont colorées.
learn_lessons_lay_instead = Un rail est posé. Le budget permet d’en poser un deuxième.
learn_lessons_lay_done = Un rail doit toucher votre réseau au moment où vous le posez. Le second peut partir de là où le premier s’arrête.
learn_lessons_double_steps_1 = Les lignes doubles franchissent un fleuve, la montagne ou la mer. Elles coûtent 2 : tout le tour.
learn_lessons_double_task = Posez un rail sur une ligne double.
learn_lessons_double_instead = C’était une ligne simple, elle ne compte pas ici. Les lignes doubles ont deux traits, par exemple au-dessus du Danube. Un nouveau tour commence.
learn_lessons_double_done = Parfois, un détour en plaine coûte moins cher qu’un pont.
learn_lessons_join_steps_1 = Les rails n’appartiennent à personne. Dès que votre réseau en touche un autre, ils n’en font plus qu’un, pour vous deux.
learn_lessons_join_task = Rejoignez le réseau { ELIDE("de", $name) }. Regardez les distances diminuer sur vos billets.
learn_lessons_join_instead = Pas encore relié. Le réseau { ELIDE("de", $name) } se trouve à l’ouest : construisez dans cette direction.
learn_lessons_join_done = Rails manquants : { $before } → { $after }. Mais { $name } y gagne aussi : raccordez-vous quand cela vous sert davantage.
learn_lessons_route_steps_1 = Choisissez une ville lointaine et le chemin le moins cher apparaît. Ce qui tient dans ce tour est prévu, le reste est en pointillé et attend vos prochains tours.
learn_lessons_route_task = Choisissez { $city } pour prévoir le chemin, puis posez les rails.
learn_lessons_route_instead = Ces rails mènent ailleurs. Choisissez la ville lointaine elle-même, et le chemin sera prévu.
learn_lessons_route_done = Le plan se met à jour quand les autres construisent à votre avantage.
learn_lessons_end_steps_1 = La manche prend fin quand quelqu’un a relié ses cinq villes. Les autres perdent un point par rail manquant, deux pour une ligne double.
learn_lessons_end_steps_2 = Dès que quelqu’un a perdu 13 points, la partie est finie. Le joueur qui a le plus de points restants gagne.
learn_lessons_end_task = Reliez votre dernière ville.
learn_lessons_end_instead = Pas encore reliée. Cherchez le billet sans coche et construisez vers cette ville.
learn_lessons_end_done = Tout est relié : vous ne perdez rien, les autres paient. Vous savez tout ce qu’il faut.

## rules

rules_onlyIn = seulement : { $editions }
rules_target = À votre table, on joue jusqu’à *{ $target }* au lieu de { $printed }.
rules_edition = Édition

## preferences

preferences_naming = Noms des villes
preferences_namings_local = Noms locaux
preferences_namings_translated = Dans ma langue
preferences_layAtOnce = Poser aussitôt
preferences_layAtOnceHelp = Choisir une ligne y pose aussitôt le rail. Pour joueurs aguerris : un rail posé ne peut pas être repris.
preferences_keyNames_e = Est
preferences_keyNames_ne = Nord-est
preferences_keyNames_nw = Nord-ouest
preferences_keyNames_w = Ouest
preferences_keyNames_sw = Sud-ouest
preferences_keyNames_se = Sud-est
preferences_keyNames_choose = Choisir cet endroit
preferences_keyNames_confirm = Exécuter le plan
preferences_keyNames_clear = Effacer le plan
preferences_keyNames_drop-last = Retirer le dernier rail
preferences_keyNames_home = Vers mon marqueur
preferences_keyNames_next-legal = Prochaine ligne permise
preferences_keyNames_missing = Annoncer ce qui manque
preferences_keyNames_last-move = Annoncer le dernier coup
preferences_keyNames_describe = Décrire cet endroit
preferences_keyNames_claim = Annoncer
preferences_keyNames_zoom-in = Agrandir
preferences_keyNames_zoom-out = Réduire
preferences_keyNames_fit = Tout le plateau
preferences_keyPlan = Maj + direction : prévoir la ligne.
preferences_keyCities = 1 à 5 mènent à vos villes.

## hint

hint_thinking = L’ingénieur étudie le plateau
hint_none = Pas de conseil pour l’instant.
hint_lay =
    { ELIDES($direction) ->
        [yes] poser un rail { $place }, vers l’{ $direction }
       *[no] poser un rail { $place }, vers le { $direction }
    }
hint_ferry =
    { $own ->
        [yes] poser un rail de ferry de couleur { $place }
       *[no] poser un rail de ferry noir { $place }
    }
hint_marker = commencer { $place }
hint_end = finir le tour
hint_drop = rendre { $city }
hint_pass = donner { $city }
hint_why_reaches = Cela relie { $city }.
hint_why_nearer = { $city } se rapproche : { $before } → { $after }.
hint_why_missing = Rails manquants : { $before } → { $after }.
hint_why_joins = Cela vous raccorde au réseau { ELIDE("de", $name) }, dont vous pourrez utiliser les rails.
hint_why_shared = C’est sur le chemin de plusieurs villes : { $cities }.
hint_why_waits = Cela laisse aux autres les rails de raccordement.
hint_plan = Ajouter au plan
hint_inPlan = C’est déjà dans votre plan.
hint_close = Merci

## levelsAbout

levelsAbout_random = Pose ses rails au hasard.
levelsAbout_greedy = Fonce toujours vers la ville la plus proche.
levelsAbout_apprentice = Apprend encore. S’égare, oublie, et tout le monde peut le battre.
levelsAbout_conductor = Connaît le chemin et le suit. Un adversaire à la mesure d’une première partie.
levelsAbout_engineer = Prévoit tout son réseau et profite de ceux des autres.
levelsAbout_inspector = Observe ce que vous construisez et devine où vous allez.
levelsAbout_director = Réfléchit à la manche jusqu’au bout. Difficile à battre.

## editionsAbout

editionsAbout_classic = Deux rails par tour, et chaque rail manquant coûte un point. L’idéal pour commencer.
editionsAbout_ferry = Les grandes eaux se franchissent en ferry, avec deux rails. Vos rails de couleur permettent d’en garder un pour vous.
editionsAbout_prestige = Gagnez du prestige au lieu de perdre des points, avec, si vous voulez, des cartes spéciales qui bousculent les règles.

## menu

menu_leave = Quitter la table
menu_leaveAbout = La partie est gardée ; revenez quand vous voulez.
menu_export = Enregistrer dans un fichier
menu_exportRunning = Le fichier contient toutes les mains, même celles que vous n’avez pas encore le droit de voir. L’enregistrer quand même ?
menu_replay = Revoir
menu_keys = Touches
menu_finish = Laisser les bots finir la manche
menu_finishAbout = Un bot joue pour tout le monde ici jusqu’au décompte.

## cards

cards_1_name = Points généreux
cards_1_about = Avec 0, 1, 2 … rails manquants, cette manche rapporte 4, 3, 3, 2, 2, 1, 1, 0 points de prestige.
cards_2_name = Points exigeants
cards_2_about = Avec 0, 1, 2 … rails manquants, cette manche rapporte 4, 2, 1, 0 points de prestige.
cards_3_name = Trois rails
cards_3_about = Le budget est de 3 par tour : trois lignes simples, ou une double et une simple.
cards_4_name = Eaux calmes
cards_4_about = Les lignes doubles sur les fleuves et les mers comptent comme simples.
cards_5_name = Monts tranquilles
cards_5_about = Les lignes doubles sur les montagnes comptent comme simples.
cards_6_name = Sans ville blanche
cards_6_about = Chacun rend sa ville blanche et joue avec les quatre autres.
cards_7_name = Sans ville turquoise
cards_7_about = Chacun rend sa ville turquoise et joue avec les quatre autres.
cards_8_name = Une de moins
cards_8_about = Chacun rend une ville en secret et joue avec les quatre autres.
cards_9_name = Trois-deux-un
cards_9_about = Le budget change à chaque tour de table : trois, puis deux, puis un, et on recommence.
cards_10_name = Rose et orange visibles
cards_10_about = Les villes roses et orange sont visibles de tous.
cards_11_name = Rose et marron visibles
cards_11_about = Les villes roses et marron sont visibles de tous.
cards_12_name = Marron et orange visibles
cards_12_about = Les villes marron et orange sont visibles de tous.
cards_13_name = Rose en plus
cards_13_about = La personne qui commence pioche une deuxième ville rose. Chaque joueur qui en a deux en garde une et donne l’autre à gauche ; la dernière personne remet la sienne dans la pile.
cards_14_name = Marron en plus
cards_14_about = La personne qui commence pioche une deuxième ville marron. Chaque joueur qui en a deux en garde une et donne l’autre à gauche ; la dernière personne remet la sienne dans la pile.
cards_15_name = Orange en plus
cards_15_about = La personne qui commence pioche une deuxième ville orange. Chaque joueur qui en a deux en garde une et donne l’autre à gauche ; la dernière personne remet la sienne dans la pile.
cards_16_name = Trois échanges
cards_16_about = Trois fois, tous passent une ville à gauche en même temps.
cards_17_name = Toute la main
cards_17_about = Avant la pose des marqueurs de départ, chacun passe toute sa main à gauche.
cards_18_name = Où bon vous semble
cards_18_about = Les rails se posent n’importe où, reliés à un réseau ou non.
cards_19_name = Cartes sur table
cards_19_about = Toutes les villes sont visibles de tous.

## regionCards

regionCards_drop_name = Sans « { $region } »
regionCards_drop_about = Chacun rend sa ville de la région « { $region } » et joue avec les quatre autres.
regionCards_reveal_name = { $regions } visibles
regionCards_reveal_about = Les villes des régions { $regions } sont visibles de tous.
regionCards_extra_name = { $region } en plus
regionCards_extra_about = La personne qui commence pioche une deuxième ville de la région « { $region } ». Chaque joueur qui en a deux en garde une et donne l’autre à gauche ; la dernière personne remet la sienne dans la pile.

## bubbles

bubbles_legalList = Lignes où vous pouvez poser un rail
bubbles_legalSpent = Votre plan occupe tout le tour. Posez-le, ou effacez-le pour choisir d’autres lignes.
bubbles_ferryFree = Ferry, deux emplacements libres
bubbles_ferryHalfBuilt = Ferry, un emplacement libre
bubbles_ferryOpen = Ferry, ouvert à tous
bubbles_ferryOnly = Ferry réservé à { $names }
bubbles_twoTracks =
    { $count ->
        [one] Un rail, coût { $cost } sur { $budget }
       *[other] { $count } rails, coût { $cost } sur { $budget }
    }
bubbles_missingTo = Rails manquants : { $before } → { $after }
bubbles_alreadyLinked = { $city } : reliée
bubbles_outOfPlay = { $city } n’est pas en jeu à deux ou trois.
bubbles_whichRule = Quelle règle ?
bubbles_advice = Conseil de l’ingénieur :
bubbles_central =
    { $missing ->
        [one] D’ici, { $missing } rail relierait toutes vos villes.
       *[other] D’ici, { $missing } rails relieraient toutes vos villes.
    }
