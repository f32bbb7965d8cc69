### French words of the frame around Trains of Europe.

map = Carte de l’Europe et de ses tronçons
mapRole = carte

## waters

waters_north-sea = Mer du Nord
waters_atlantic-ocean = Océan Atlantique
waters_mediterranean-sea = Mer Méditerranée
waters_black-sea = Mer Noire

## 

track = Bénéfice
trackUnit = k / an
trackLoss = perte

## opening

opening_label = Pour commencer
opening_goal = Remplissez { $target } contrats. Chacun rapporte chaque année dès qu’il a une locomotive, des wagons et les licences de ses liaisons.
opening_goalOpen = Les contrats rapportent chaque année dès qu’ils ont une locomotive, des wagons et les licences de leurs liaisons.
opening_call = À vous d’annoncer une phase. Tous la jouent, vous d’abord et avec un bonus. Votre contrat montre ce qui lui manque.
opening_phases_on-site-meeting = – achetez des licences pour les liaisons de votre contrat.
opening_phases_railroad-fair = – achetez la locomotive et les wagons que votre contrat demande.
opening_phases_conference-room = – vous pouvez prendre un deuxième contrat ; sa taxe est due chaque année.
opening_phases_auction-house = – vendez les véhicules inutiles à votre contrat et enchérissez pour ceux qu’il lui faut.
opening_phases_government-aid = – choisissez un véhicule gratuit, de préférence un que votre contrat demande.
opening_phases_development-bonus = – vous recevez de l’argent pour chaque ville reliée.

## 

thinking = réfléchit
contractsOf = contrats sur { $target }
cashAndProfit = caisse, bénéfice
skip = Avance rapide
curtain = Prenez l’appareil sans que personne d’autre ne voie l’écran. Ouvrez ensuite vos comptes : caisse, dépôt et plans.
hint = Conseil
log = Journal
zoomIn = Agrandir
zoomOut = Réduire
fit = Toute la carte

## legend

legend_affordable = abordable
legend_dear = trop cher
legend_way = pour un contrat

## 

showChanges = Montrer les changements sur la carte
hideChanges = Masquer les changements sur la carte
backToPhase = Revenir à la phase
undo = Annuler
whichSection = Quel tronçon ?
none = Aucun de ceux-ci
compare = Comparer les compagnies

## find

find_open = Chercher une ville
find_label = Ville ou pays
find_nothing = Aucune ville de ce nom.
find_suggested = Villes de vos contrats
find_mine = dans votre réseau
find_named = citée par { $contracts }
find_full = complet

## 

sections = Tronçons que vous pouvez acheter
noSections = Vous ne pouvez acheter aucun tronçon pour l’instant.
sortBy = Trier par

## orders

orders_price = Prix
orders_contract = Contrat
orders_city = Ville

## 

onTheWay = sur le chemin pour { $contract }
tabsLabel = Votre bureau

## tabs

tabs_contracts = Contrats
tabs_yard = Dépôt
tabs_sections = Tronçons
tabs_log = Journal

## phoneTabs

phoneTabs_stage = Carte
phoneTabs_contracts = Contrats
phoneTabs_yard = Dépôt
phoneTabs_companies = Compagnies
phoneTabs_more = Plus

## 

order = Ordre du tour
myBonus = Mon bonus
running = Contrats en cours
backNextYear = de nouveau disponible l’an prochain
chooseTile = Choisissez une phase encore ouverte.
callNone = Choisissez une phase

## over

over_replay = Revoir la partie
over_again = Rejouer

## menu

menu_leave = Quitter la table
menu_leaveAbout = La partie est enregistrée ; revenez quand vous voulez.
menu_replay = Revoir cette partie
menu_save = Enregistrer dans un fichier
menu_saveRunning = Le fichier montre tout, même ce qui est secret dans cette partie. L’enregistrer quand même ?
menu_keys = Touches

## keys

keys_map = Aller à la carte
keys_contracts = Vos contrats
keys_yard = Votre dépôt
keys_sections = Les tronçons sous forme de liste
keys_log = Journal
keys_find = Chercher une ville
keys_hint = Demander un conseil
keys_phases = Choisir une phase à annoncer
keys_confirm = Confirmer votre choix
keys_pass = Passer lors d’une enchère
keys_around = Sur la carte : tronçon suivant de la ville
keys_along = Sur la carte : suivre le tronçon, et revenir
keys_zoom = Sur la carte : agrandir, réduire, toute la carte
keys_clear = Annuler votre choix
keys_help = Cette liste

## levels

levels_conductor_name = Chef de train
levels_conductor_about = Tient de bons comptes. Un adversaire à la mesure d’une première partie.
levels_engineer_name = Ingénieur
levels_engineer_about = Réfléchit à l’année entière avant d’annoncer une phase ou de prendre un contrat.
levels_director_name = Directeur
levels_director_about = Audacieux, attentif à ses rivaux, réfléchit avant chaque décision. Difficile à battre.
levels_random_name = Vagabond
levels_random_about = Joue n’importe quel coup permis.

## home

home_lead_1 = Décrochez des contrats, achetez des licences,
home_lead_2 = dirigez la meilleure compagnie.
home_facts = 2 à 4 joueurs · une à deux heures
home_learn = Prise en main
home_learnAbout = Deux années pas à pas
home_learnDone = Terminée. Recommencer

## setup

setup_twoToFour = De deux à quatre
setup_players = Joueurs
setup_share = Vous partagez cet appareil. Un rideau cache ce qui est secret.
setup_startKit_title = Chacun commence avec
setup_startKit_sticks = bâtonnets
setup_startKit_cash = en caisse
setup_startKit_locomotive = locomotive
setup_startKit_wagons = wagons
setup_startKit_contract = contrat de départ
setup_folded = Règles d’origine
setup_show = Montrer les variantes
setup_hide = Masquer les variantes
setup_differs = différent des règles d’origine
setup_summary =
    { $companies ->
        [one] { $companies } compagnie, { $end }, { $variants }
       *[other] { $companies } compagnies, { $end }, { $variants }
    }
setup_variantCount =
    { $count ->
        [0] règles d’origine
        [one] { $count } variante
       *[other] { $count } variantes
    }
setup_contractOf = Contrat de départ : { $name }
setup_companyName = Nom de la compagnie ({ $colour })

## settings

settings_title = Trains of Europe
settings_naming = Noms des villes
settings_namings_local = Noms locaux
settings_namings_translated = Dans ma langue

## replay

replay_everybody = Tous les comptes ouverts
replay_years = Années
replay_moments = Temps forts
replay_why = Pourquoi ?
