### French texts of Trains of Europe. The reader is addressed as "vous".

## year

year_each = { $amount } par an
year_short = { $amount }/an
year_this = cette année
year_number = Année { $year }
year_fiscal = Exercice

## 

game = Trains of Europe

## colours

colours_red = Rouge
colours_blue = Bleu
colours_green = Vert
colours_orange = Orange

## phases

phases_on-site-meeting_name = Réunion sur place
phases_on-site-meeting_rule = Chacun peut acheter des licences pour 2 tronçons au plus.
phases_on-site-meeting_bonus = jusqu’à 3 tronçons
phases_railroad-fair_name = Salon ferroviaire
phases_railroad-fair_rule = Chacun peut acheter 2 véhicules au plus, puis on les affecte.
phases_railroad-fair_bonus = jusqu’à 3 véhicules
phases_conference-room_name = Salle de conférence
phases_conference-room_rule = Chacun peut prendre 1 contrat, visible ou face cachée.
phases_conference-room_bonus = jusqu’à 2 contrats
phases_auction-house_name = Salle des ventes
phases_auction-house_rule = Avec des véhicules libres, il faut en mettre un en vente ; puis enchères, puis affectation.
phases_auction-house_bonus = vous ouvrez en premier
phases_government-aid_name = Aide publique
phases_government-aid_rule = On montre 2 locomotives et un wagon par compagnie ; chacun prend un véhicule, gratuitement.
phases_government-aid_bonus = vous choisissez en premier
phases_development-bonus_name = Prime de développement
phases_development-bonus_rule = Chaque compagnie reçoit 10k par ville reliée.
phases_development-bonus_bonus = 20k de plus pour vous

## lines

lines_day = Train de jour
lines_hs = Grande vitesse
lines_night = Train de nuit
lines_general = Marchandises diverses
lines_liquid = Liquides
lines_bulky = Pondéreux

## categories

categories_eloco_name = Locomotive électrique
categories_eloco_short = Électrique
categories_dloco_name = Locomotive diesel
categories_dloco_short = Diesel
categories_epower_name = Motrice électrique
categories_epower_short = Motrice
categories_econtrol_name = Voiture-pilote électrique
categories_econtrol_short = Pilote
categories_pax1_name = Voiture de 1re classe
categories_pax1_short = 1re classe
categories_pax2_name = Voiture de 2e classe
categories_pax2_short = 2e classe
categories_tank_name = Wagon-citerne
categories_tank_short = Citerne
categories_closed_name = Wagon couvert
categories_closed_short = Couvert
categories_open_name = Wagon ouvert
categories_open_short = Ouvert

## vehicle

vehicle_loco = Locomotive
vehicle_wagon = Wagon
vehicle_locos = Locomotives et motrices
vehicle_wagons = Wagons et voitures
vehicle_speed = Vitesse
vehicle_class = classe { $speed }
vehicle_kmh = { $speed } km/h
vehicle_pulls =
    { $count ->
        [one] tire { $count } wagon
       *[other] tire { $count } wagons
    }
vehicle_berths = Couchettes
vehicle_blindLoco = Locomotive face cachée
vehicle_blindWagon = Wagon face cachée
vehicle_blindLeft =
    { $count ->
        [one] de la réserve, reste { $count }
       *[other] de la réserve, restent { $count }
    }
vehicle_countsAsBuy = compte comme un achat
vehicle_free = gratuit
vehicle_fits = convient
vehicle_fitsNone = aucune place libre
vehicle_tooSlow = convient, mais trop lent pour la condition
vehicle_noBerths = convient, mais sans couchettes pour la condition
vehicle_slowForReward = trop lent pour la condition
vehicle_berthsForReward = sans couchettes pour la condition
vehicle_wouldReplace = remplacerait { $model }
vehicle_inYard = déjà au dépôt
vehicle_replaces = remplace { $model }
vehicle_yard = Mon dépôt
vehicle_yardCount =
    { $count ->
        [one] { $count } véhicule au dépôt
       *[other] { $count } véhicules au dépôt
    }
vehicle_soldTo =
    { $who ->
        [you] vous l’avez acheté
       *[other] vendu à { $who }
    }
vehicle_takenBy =
    { $who ->
        [you] pris par vous
       *[other] pris par { $who }
    }
vehicle_waits = Attend le prochain Salon ou la Salle des ventes.

## contract

contract_mine = Mes contrats
contract_number = N° { $no }
contract_launch = Contrat de départ
contract_completed = Remplis
contract_max = Maximum
contract_now = actuel
contract_tax = Taxe
contract_subsidy = Subvention
contract_chips =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
contract_eachVehicle = chacun
contract_vehiclesEach = par véhicule
contract_speed = Tous les véhicules de classe { $speed } ou plus
contract_sleeper = Toutes les voitures à couchettes
contract_noCondition = aucune condition supplémentaire
contract_via = par { $cities }
contract_openFrom = à ouvrir, dès { $price }
contract_closed = fermée : tous les chemins sont pris
contract_held = sous licence
contract_gates_open = Rapporte
contract_gates_no-locomotive = Aucun revenu sans locomotive affectée.
contract_gates_no-route = Aucun revenu sans une liaison sous licence.
contract_gates_no-locomotive-no-route = Aucun revenu sans une locomotive et une liaison.
contract_conditions_fulfilled = remplie
contract_conditions_ahead = compte dès que toutes les liaisons et tous les véhicules sont là
contract_conditions_unsuited = pas avec { $models }
contract_unpulled =
    { $count ->
        [one] { $count } wagon de trop à tirer
       *[other] { $count } wagons de trop à tirer
    }
contract_rungs_now = maintenant
contract_rungs_begun = lancé
contract_rungs_routes = toutes les liaisons
contract_rungs_train = train complet
contract_rungs_complete = rempli
contract_ifTaken = Si je le prends
contract_atOnce = aussitôt
contract_incomeNow = Revenu immédiat
contract_noTrain = pas encore de train
contract_cheapestWay = Chemin manquant le moins cher
contract_opens = ouvre { $from }–{ $to }
contract_yardFits = { $models }, dans votre dépôt, convient
contract_yardFitsMany = { $models }, dans votre dépôt, conviennent
contract_vehiclesMissing =
    { $count ->
        [one] Il manque { $count } véhicule, prix catalogue dès { $price }
       *[other] Il manque { $count } véhicules, prix catalogue dès { $price }
    }
contract_cashEnough = Caisse { $cash } : assez pour ses licences aux prix du jour.
contract_cashShort = Caisse { $cash } : il manque { $short } pour ses licences aux prix du jour.
contract_payback =
    { $value ->
        [one] Amorti en { $value } an.
       *[other] Amorti en { $value } ans.
    }
contract_risks_none = La compagnie reste bénéficiaire.
contract_risks_loss = L’année se termine par une perte que votre caisse couvre. Le contrat rapporte dès qu’il a une locomotive et une liaison.
contract_risks_cannot-pay = L’année se termine par une perte que votre caisse ne couvre pas. Votre compagnie est avertie ; la deuxième fois de suite, elle est insolvable.
contract_blind = Contrat face cachée
contract_blindLeft =
    { $count ->
        [one] dessus de la pile, reste { $count }
       *[other] dessus de la pile, restent { $count }
    }
contract_blindTerms = Aussitôt { $cash } en caisse et 1 jeton de subvention. Vous devez le garder.
contract_newHere = nouveau

## company

company_companies = Compagnies
company_you = vous
company_chair = Présidence
company_marked = Avertie
company_left = éliminée
company_cash = Caisse
company_hidden = caché
company_profit = Bénéfice annuel
company_loss = Perte annuelle
company_completedOf = Remplis : { $count } sur { $target }
company_completed =
    { $count ->
        [one] { $count } rempli
       *[other] { $count } remplis
    }
company_active =
    { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }
company_spare = Véhicules libres
company_cities = Villes
company_sticks = Bâtonnets restants
company_sticksLeft =
    { $count ->
        [one] reste { $count } bâtonnet
       *[other] restent { $count } bâtonnets
    }
company_calls = Annonce cette année
company_calling_now = annonce maintenant
company_calling_next = annonce ensuite
company_calling_later = annonce plus tard

## turn

turn_yours = À vous de jouer
turn_yoursBonus = À vous de jouer, avec le bonus
turn_waitFor = On attend { $names }
turn_nobody = Un instant
turn_deciding =
    { $who ->
        [you] À vous de décider
       *[other] { $who } réfléchit
    }
turn_left =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
turn_used = { $used } sur { $of }
turn_planMeanwhile = Vous pouvez planifier en attendant.
turn_out = Votre compagnie a quitté la partie ; vous la suivez jusqu’à la fin.
turn_steps_setup = La table se prépare
turn_steps_call = Quelle phase ?
turn_steps_licences =
    { $count ->
        [one] Achetez { $count } licence
       *[other] Achetez jusqu’à { $count } licences
    }
turn_steps_fair =
    { $count ->
        [one] Achetez { $count } véhicule
       *[other] Achetez jusqu’à { $count } véhicules
    }
turn_steps_contracts =
    { $count ->
        [one] Prenez { $count } contrat
       *[other] Prenez jusqu’à { $count } contrats
    }
turn_steps_aid = Prenez un véhicule, gratuitement
turn_steps_offers = Que mettez-vous aux enchères ?
turn_steps_opening = Ouvrez un lot, ou renoncez
turn_steps_bidding = Surenchérissez, ou passez
turn_steps_assign = Affectez vos véhicules
turn_steps_propose = Proposer un objectif plus élevé ?
turn_steps_vote = Êtes-vous d’accord ?
turn_steps_books = Déclarez votre bénéfice annuel
turn_steps_audits = Contrôler une compagnie ?
turn_steps_offer-contracts = Quels contrats mettez-vous en vente ?
turn_steps_year-end = Clôture de l’exercice
turn_steps_over = La partie est finie
turn_helps_setup = Les cartes sont mélangées et distribuées.
turn_helps_call = Tout le monde la joue. Vous agissez en premier et avez le bonus. L’annonce est obligatoire.
turn_helps_licences = Choisissez un tronçon sur la carte. Une licence vaut pour toute la partie.
turn_helps_fair = Un véhicule exposé coûte le prix catalogue, un véhicule face cachée un prix fixe. Les stands sont regarnis en fin d’année.
turn_helps_contracts = La taxe et les jetons comptent aussitôt. Vous devez garder un contrat pris face cachée.
turn_helps_aid = Le véhicule va à votre dépôt. Rien n’est affecté dans cette phase. Vous devez en prendre un.
turn_helps_offers = Si vous avez un véhicule libre, vous devez en mettre un en vente. Les licences inutilisées sont facultatives.
turn_helps_opening = En ouvrant un lot, vous faites la première enchère. Un lot que personne n’ouvre reste à sa compagnie.
turn_helps_bidding = Si vous passez, vous ne pouvez plus enchérir sur ce lot.
turn_helps_assign = Affectez, retirez, échangez librement ; cela compte quand vous confirmez.
turn_helps_propose = Un objectif plus élevé demande l’accord de tous.
turn_helps_vote = L’objectif n’est relevé que si tout le monde est d’accord.
turn_helps_books = Calculez-le d’après vos contrats. Le jeu ne le vérifie pas, mais les autres peuvent vous contrôler.
turn_helps_audits = Une compagnie qui s’est trompée vous paie la différence. Chaque compagnie est contrôlée une fois par an au plus. Regarder ne coûte rien.
turn_helps_offer-contracts = Vous choisissez une seule fois. On peut de toute façon enchérir sur les véhicules libres et les licences inutilisées.
turn_helps_year-end = Les bénéfices sont versés, les pertes payées.
turn_helps_over = Les compagnies sont évaluées.

## actions

actions_call = Annoncer : { $phase }
actions_licence = Acheter la licence, { $price }
actions_buy = Acheter, { $price }
actions_buyBlind = Acheter face cachée, { $price }
actions_take = Prendre, { $effect } par an
actions_takeBlind = Prendre face cachée
actions_choose = Prendre { $model }
actions_chooseOne = Choisissez un véhicule
actions_offer =
    { $count ->
        [one] Mettre { $count } lot en vente
       *[other] Mettre { $count } lots en vente
    }
actions_offerNothing = Ne rien vendre
actions_raise = Enchérir à { $bid }
actions_pass = Passer
actions_decline = Ne rien ouvrir
actions_assign = Affecter
actions_unassign = Retirer
actions_doneLicences = Finir mon tour
actions_doneFair = Achats terminés
actions_doneContracts = Ne rien prendre de plus
actions_doneAssign = Confirmer les trains
actions_doneTarget = Ne rien proposer
actions_agree = D’accord
actions_refuse = Refuser
actions_propose = Proposer { $target } contrats
actions_offerContracts =
    { $count ->
        [one] Vendre { $count } contrat
       *[other] Vendre { $count } contrats
    }
actions_offerNone = N’en vendre aucun
actions_lookAtMap = Voir la carte
actions_continue = Continuer
actions_beginYear = Commencer l’année { $year }

## illegal

illegal_already-audited = Cette compagnie a déjà été contrôlée cette année.
illegal_already-called = Cette phase a déjà été annoncée cette année.
illegal_already-licensed = Vous avez déjà cette licence.
illegal_already-proposed = Un objectif a déjà été proposé avant cette annonce.
illegal_bid-step = Les enchères montent par pas de { $step }.
illegal_bid-too-low = L’enchère minimale est de { $needs }.
illegal_cash-short = Coûte { $needs }, vous avez { $has }.
illegal_contract-complete = Ce contrat est rempli.
illegal_contract-twice = Ce contrat est nommé deux fois.
illegal_fixed-steps = À cette table, l’enchère doit être exactement de { $needs }.
illegal_impossible-draw = Ce tirage est impossible.
illegal_limit-used-up = Votre limite de { $limit } est atteinte.
illegal_must-offer = Vous devez mettre en vente au moins un véhicule libre.
illegal_no-new-target = À cette table, l’objectif ne change pas.
illegal_no-place =
    { $places ->
        [one] Sa seule place est prise.
       *[other] Ses { $places } places sont prises.
    }
illegal_no-such-lot = Ceci n’est pas à vendre.
illegal_no-such-vehicle = Vous n’avez pas ce véhicule au dépôt.
illegal_no-such-company = Cette compagnie ne fait pas partie du jeu.
illegal_not-assigned = Ce véhicule n’est pas affecté à ce contrat.
illegal_not-identical = Les deux locomotives doivent être du même modèle : { $model }.
illegal_not-in-selection = Ce véhicule ne fait pas partie du choix.
illegal_not-on-display = Ceci n’est plus exposé.
illegal_not-on-the-track = Déclarez un multiple de 10k entre { $least } et { $most }.
illegal_not-your-contract = Ce contrat n’est pas à vous.
illegal_not-your-section = Vous n’avez pas de licence ici.
illegal_not-your-turn = Ce n’est pas à vous de jouer.
illegal_own-books = Vous ne pouvez pas contrôler votre propre compagnie.
illegal_own-lot = Vous ne pouvez pas enchérir sur votre propre lot.
illegal_pile-empty = La pile de contrats est vide.
illegal_section-in-use = Un de vos contrats utilise ce tronçon.
illegal_section-twice = Ce tronçon est nommé deux fois.
illegal_sticks-short =
    { $needs ->
        [one] Il faut { $needs } bâtonnet, vous en avez { $has }.
       *[other] Il faut { $needs } bâtonnets, vous en avez { $has }.
    }
illegal_supply-empty = La réserve est vide.
illegal_target-too-low = Le nouvel objectif doit être d’au moins { $needs }.
illegal_tracks-taken =
    { $tracks ->
        [one] Sa seule voie est prise.
       *[other] Ses { $tracks } voies sont prises.
    }
illegal_unknown-contract = Ce contrat n’existe pas.
illegal_unknown-model = Ce modèle n’existe pas.
illegal_unknown-phase = Cette phase n’existe pas.
illegal_unknown-section = Ce tronçon n’existe pas.
illegal_wrong-category = Ce contrat n’en a pas besoin : { $category }.
illegal_wrong-stage = Les licences sont vendues avant les véhicules.
illegal_wrong-step = Pas dans cette phase.
illegal_unknown = Ce n’est pas permis.

## 

rule = Règle { $id }

## sums

sums_profit = Bénéfice annuel
sums_token = Déclaré par la compagnie
sums_contract = { $contract }
sums_completed = { $contract }, rempli
sums_routes = Liaisons
sums_route = { $from }–{ $to }
sums_vehicles = Véhicules
sums_locomotives =
    { $count ->
        [one] { $count } locomotive à { $each }
       *[other] { $count } locomotives à { $each }
    }
sums_wagons =
    { $count ->
        [one] { $count } wagon à { $each }
       *[other] { $count } wagons à { $each }
    }
sums_unpulled =
    { $count ->
        [one] { $count } wagon non tracté
       *[other] { $count } wagons non tractés
    }
sums_speed = Condition de vitesse
sums_sleepers = Condition de couchettes
sums_tax = Taxe
sums_subsidy =
    { $count ->
        [one] { $count } jeton à { $each }
       *[other] { $count } jetons à { $each }
    }
sums_licence = Licence { $section }
sums_segments =
    { $count ->
        [one] { $count } segment à { $each }
       *[other] { $count } segments à { $each }
    }
sums_secondTrack = le double pour la deuxième compagnie
sums_thirdTrack = le quadruple pour la troisième compagnie
sums_lowestBid = Enchère minimale
sums_listPrice = Prix catalogue
sums_printedProfit = Bénéfice indiqué
sums_discount = moins
sums_floor = au moins { $limit }
sums_cash = Caisse
sums_cashStart = Caisse de départ
sums_cashOfYear = Année { $year }
sums_feePaid = Licence { $section }
sums_vehiclePaid = { $model }, au Salon
sums_blindVehiclePaid = Véhicule face cachée, au Salon
sums_blindContractCash = { $contract }, pris face cachée
sums_developmentBonus = Prime de développement
sums_cities =
    { $count ->
        [one] { $count } ville à { $each }
       *[other] { $count } villes à { $each }
    }
sums_callerExtra = Supplément de l’annonce
sums_bidPaid = { $what }, acheté aux enchères
sums_bidReceived = { $what }, vendu aux enchères
sums_payout = Versement
sums_profitOfYear = Bénéfice de l’année
sums_aboveCap = impôt sur les sociétés au-delà de { $limit }
sums_lossPaid = Perte payée
sums_lossDue = Perte à payer
sums_forgiven = effacée, une seule fois
sums_auditPaid =
    { $who ->
        [you] Payé à vous après un contrôle
       *[other] Payé à { $who } après un contrôle
    }
sums_auditReceived =
    { $who ->
        [you] Reçu de vous après un contrôle
       *[other] Reçu de { $who } après un contrôle
    }
sums_sticksLeft = Bâtonnets restants
sums_sticksAll = Tous les bâtonnets
sums_sticksLaid = { $section }
sums_total = Total
sums_evalProfit = Bénéfice annuel
sums_evalCompleted = Contrats remplis
sums_evalPartial = Contrats en cours
sums_evalCities = Villes reliées
sums_evalNetwork = Plus grand réseau
sums_evalCountries = Le plus de pays
sums_evalIdle = Contrats en sommeil
sums_evalVehicles = Véhicules inutilisés
sums_evalCash = Excédent de caisse
sums_waiting = rapporterait { $amount }

## preview

preview_title = Si vous confirmez
preview_cash = Caisse
preview_profit = Bénéfice annuel
preview_sticks = Bâtonnets
preview_contractsDone = Contrats remplis
preview_opens = { $from }–{ $to } rapporte pour { $contract }
preview_part = Partie { ELIDE("de", $from) }–{ $to } pour { $contract }
preview_shuts = { $from }–{ $to } ne rapporte plus pour { $contract }
preview_completes = Remplit { $contract }
preview_completesHelp = Ses véhicules vont à la défausse ; son bénéfice reste acquis.
preview_provisional = Compte quand vous confirmez les trains.
preview_ifWon = Si personne ne surenchérit.
preview_spread = Bénéfice annuel entre { $least } et { $most }, selon la carte.
preview_nothing = Rien ne change encore.
preview_trackNumber =
    place pour { NUMBER($tracks, type: "ordinal") ->
        [one] une compagnie
       *[other] { $company ->
            [one] { $tracks } compagnies, vous seriez la première
           *[other] { $tracks } compagnies, vous seriez la n° { $company }
        }
    }
preview_feeDouble = Redevance, le double pour la deuxième
preview_feeQuadruple = Redevance, le quadruple pour la troisième
preview_fee = Redevance

## auction

auction_lots = Lots
auction_licencesFirst = D’abord les licences
auction_vehicles = Véhicules
auction_contracts = Contrats
auction_licence = licence { $section }
auction_contract = contrat { $contract }
auction_of =
    { $owner ->
        [you] { $what } (à vous)
       *[other] { $what } ({ $owner })
    }
auction_onTheBlock = en vente
auction_from = dès { $bid }
auction_opensAt = Mise à prix { $bid }
auction_list = Catalogue { $price }
auction_kept = gardé
auction_toBeat = À dépasser
auction_ownBid = votre enchère, par pas de { $step }
auction_ifWon =
    { $who ->
        [you] Si je gagne ce lot
       *[other] Si { $who } gagne ce lot
    }
auction_backIn =
    { $value ->
        [one] amorti en { $value } an
       *[other] amorti en { $value } ans
    }
auction_states_leads = en tête
auction_states_asked = réfléchit
auction_states_waits = en attente
auction_states_out = passe
auction_states_owner = vente, prix encaissé
auction_nextOpener =
    { $who ->
        [you] Vous pouvez ouvrir le lot suivant ; ce droit tourne dans le sens horaire.
       *[other] { $who } peut ouvrir le lot suivant ; ce droit tourne dans le sens horaire.
    }
auction_elsewhere = À la banque, cela coûte { $price }.
auction_listElsewhere = Son prix catalogue est de { $price }.
auction_limits_no-use = Inutile pour l’instant.
auction_limits_forecast = Au-delà de { $bid }, il coûterait sans doute plus qu’il ne rapporte.
auction_limits_cash = Il vaut toute votre caisse, { $bid }.
auction_limits_sold-elsewhere = { $bid } au plus : la banque vend la même chose { $price }.
auction_mustOffer = Vous devez en mettre au moins un en vente.
auction_optional = Licences inutilisées, facultatif
auction_inUse = utilisé par un contrat
auction_offered = En vente
auction_keep = Gardé

## orders

orders_upTo = Enchérir jusqu’à { $bid }
orders_about = Toujours le plus petit pas, jamais au-delà de la limite. Les autres voient les enchères, pas la limite.
orders_bidding = Enchères automatiques jusqu’à { $bid }
orders_stop = Arrêter
orders_reached = Votre limite de { $bid } est atteinte : enchérissez ou passez vous-même.
orders_passRest = Passer pour le reste
orders_passing = Vous passez pour le reste de cette vente
orders_passingAbout = Aucun lot n’est ouvert et aucune enchère n’est faite pour vous.
orders_again = Participer de nouveau
orders_nothingToAssign = Vous n’avez rien à affecter. L’étape est sautée.

## plan

plan_title = Plan
plan_empty = Rien de prévu. Vous pouvez planifier à tout moment, même quand d’autres jouent.
plan_add = Ajouter au plan
plan_remove = Retirer du plan
plan_clear = Vider le plan
plan_total = Total
plan_after = Après le plan
plan_licence = Licence { $section }
plan_buy = Acheter { $model }
plan_buyBlind_loco = Acheter une locomotive face cachée
plan_buyBlind_wagon = Acheter un wagon face cachée
plan_take = Prendre { $contract }
plan_assign = { $model } sur { $contract }
plan_call = Annoncer : { $phase }
plan_moments_now = possible maintenant
plan_moments_this-year = cette année, si la phase est annoncée
plan_moments_later = l’année prochaine au plus tôt
plan_dearer = Le prix a monté : { $planned } → { $price }.
plan_lost = Votre plan ne tient plus : { $what }.

## facts

facts_opensRoute = Ouvre une de mes liaisons
facts_from = dès { $price }
facts_affordable = Abordables, près de mon réseau
facts_anywhere = Tronçons abordables
facts_fitting = Convient, à ma portée
facts_waiting = Convient, dans mon dépôt
facts_none = rien
facts_onTable = Sur la table
facts_openAndChips =
    { $open ->
        [one] { $open } visible,
       *[other] { $open } visibles,
    } { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
facts_mostChips = Le plus de jetons
facts_equalChips = { $contracts } contrats, { $chips } chacun
facts_iMustOffer = Je dois en vendre un
facts_othersMust = D’autres doivent vendre aussi
facts_afterwards = Ensuite
facts_noAssigning = Pas d’affectation
facts_untilFair = avant un Salon ou une vente
facts_myCash = Ma caisse

## hint

hint_title = Conseil du directeur :
hint_thinking = Le directeur étudie les comptes
hint_none = Pas de conseil pour l’instant.
hint_close = Merci
hint_plan = Ajouter au plan
hint_forecast =
    { $who ->
        [you] Prévision pour vous : environ
       *[other] Prévision pour { $who } : environ
    } { $points ->
        [part] { $points } point en fin de
        [mixed] { $points } point en fin de
        [one] { $points } point en fin de
       *[other] { $points } points en fin de
    } { $now ->
        [none] partie.
        [part] partie ; { $now } point si elle finissait maintenant.
        [mixed] partie ; { $now } point si elle finissait maintenant.
        [one] partie ; { $now } point si elle finissait maintenant.
       *[other] partie ; { $now } points si elle finissait maintenant.
    }
hint_alternatives = Autres idées
hint_behind =
    { $points ->
        [part] { $points } point d’avance en moins sur les autres
        [mixed] { $points } point d’avance en moins sur les autres
        [one] { $points } point d’avance en moins sur les autres
       *[other] { $points } points d’avance en moins sur les autres
    }
hint_asGood = tout aussi bon
hint_whyBot =
    { $who ->
        [you] Pourquoi avez-vous fait cela ?
       *[other] Pourquoi ce choix { ELIDE("de", $who) } ?
    }
hint_notBest = La prévision préfère un autre choix.
hint_acts_call = annoncer : { $phase }
hint_acts_licence = acheter la licence { $section }
hint_acts_buy = acheter { $model }
hint_acts_buyBlind_loco = acheter une locomotive face cachée
hint_acts_buyBlind_wagon = acheter un wagon face cachée
hint_acts_take = prendre { $contract }
hint_acts_takeBlind = prendre un contrat face cachée
hint_acts_choose = prendre { $model }
hint_acts_offer = mettre en vente { $what }
hint_acts_offerNothing = ne rien mettre en vente
hint_acts_open = ouvrir { $lot } à { $bid }
hint_acts_decline = ne rien ouvrir
hint_acts_raise = enchérir à { $bid }
hint_acts_pass = passer
hint_acts_assign = affecter { $model } à { $contract }
hint_acts_unassign = retirer { $model } { ELIDE("de", $contract) }
hint_acts_offerContracts = mettre en vente { $contracts }
hint_acts_offerNoContract = ne mettre aucun contrat en vente
hint_acts_done = finir le tour
hint_acts_propose = proposer { $target } contrats
hint_acts_agree = accepter
hint_acts_refuse = refuser
hint_acts_book = déclarer { $amount }
hint_acts_audit =
    { $who ->
        [you] contrôler vous
       *[other] contrôler { $who }
    }
hint_why_completes = { $contract } est alors rempli.
hint_why_opens = Ouvre { $from }–{ $to }, { $income } par an.
hint_why_profit = Bénéfice annuel { $before } → { $after }.
hint_why_onTheWay = Sur le chemin le moins cher pour { $contracts }. Il restera { $left } à payer.
hint_why_onTheWayLast = C’est la dernière licence pour { $contracts }.
hint_why_payback =
    { $value ->
        [one] { $contract } s’amortit en { $value } an avec vos licences.
       *[other] { $contract } s’amortit en { $value } ans avec vos licences.
    }
hint_why_subsidy =
    { $count ->
        [one] Son jeton rapporte { $amount } par an.
       *[other] Ses { $count } jetons rapportent { $amount } par an.
    }
hint_why_yard = Dans votre dépôt pour { $contract } : { $models }.
hint_why_fits = { $model } convient à { $contract }.
hint_why_fitsForNow = { $model } rapporte sur { $contract }, sans remplir sa condition.
hint_why_belowPrice = { $price } au lieu de { $elsewhere }.
hint_why_reach =
    { $cities ->
        [one] Relie { $cities } ville de plus.
       *[other] Relie { $cities } villes de plus.
    }
hint_why_reachCountries =
    { $cities ->
        [one] Relie { $cities } ville et { $countries } pays de plus.
       *[other] Relie { $cities } villes et { $countries } pays de plus.
    }
hint_why_cash = Rapporte { $amount } en caisse.
hint_why_phases_on-site-meeting = Votre liaison manquante la moins chère coûte { $price }.
hint_why_phases_on-site-meeting-none = Le réseau peut grandir.
hint_why_phases_railroad-fair = Exposés pour vos contrats : { $models }.
hint_why_phases_railroad-fair-waiting = En attente d’affectation : { $models }.
hint_why_phases_railroad-fair-none = Un véhicule face cachée peut convenir.
hint_why_phases_conference-room = { $contract } a le plus de jetons.
hint_why_phases_conference-room-none = Il est temps de prendre un autre contrat.
hint_why_phases_auction-house = Les véhicules libres deviennent de l’argent.
hint_why_phases_government-aid = Un véhicule gratuit, et le premier choix.
hint_why_phases_development-bonus = De l’argent pour chaque ville reliée.
hint_why_keepsCash = Votre caisse doit couvrir la perte de { $loss } cette année.
hint_why_noUse_model = Aucun de vos contrats n’en a besoin.
hint_why_noUse_section = Aucune de vos liaisons n’en a besoin.
hint_why_noUse_contract = Il ne serait pas rentable.
hint_why_tooDear = { $price }, c’est plus que sa valeur pour vous.
hint_why_tooDearElsewhere = { $price }, c’est trop : ailleurs cela coûte { $elsewhere }.
hint_why_spare = En trop : { $models }.
hint_why_loses = { $contracts } : { $net } par an.
hint_why_losing =
    { $count ->
        [one] { $contracts } perd de l’argent : c’est la priorité.
       *[other] { $contracts } perdent de l’argent : c’est la priorité.
    }
hint_why_nothingBetter = Il n’y a rien de mieux à faire.

## log

log_founded =
    { $who ->
        [you] *Vous* commencez avec { $contract }
       *[other] *{ $who }* commence avec { $contract }
    }
log_foundedWith =
    { $who ->
        [you] *Vous* commencez avec { $contract }, { $models }
       *[other] *{ $who }* commence avec { $contract }, { $models }
    }
log_chair =
    { $who ->
        [you] *Vous* prenez la présidence
       *[other] *{ $who }* prend la présidence
    }
log_year = Année { $year }, ordre des annonces : { PEOPLE($callers, you: "vous") }
log_market = Nouveau sur le marché : { $contracts } ; { $models }
log_marketVehicles = Nouveau sur les stands : { $models }
log_called =
    { $who ->
        [you] *Vous* annoncez : *{ $phase }*
       *[other] *{ $who }* annonce : *{ $phase }*
    }
log_licences =
    { $who ->
        [you] *Vous* achetez les licences { $sections } pour { $total }
       *[other] *{ $who }* achète les licences { $sections } pour { $total }
    }
log_purchases =
    { $who ->
        [you] *Vous* achetez { $vehicles } pour { $total }
       *[other] *{ $who }* achète { $vehicles } pour { $total }
    }
log_blind_loco = une locomotive face cachée
log_blind_wagon = un wagon face cachée
log_blindKnown = { $model } (face cachée)
log_takes =
    { $who ->
        [you] *Vous* prenez { $contracts }
       *[other] *{ $who }* prend { $contracts }
    }
log_taken = { $contract } ({ $net } par an)
log_takenBlind = { $contract }, face cachée ({ $net } par an, { $cash } en caisse)
log_aid = L’État présente { $models }
log_gift =
    { $who ->
        [you] *Vous* prenez { $model } gratuitement
       *[other] *{ $who }* prend { $model } gratuitement
    }
log_bonuses = Prime de développement : { $amounts }
log_amountFor =
    { $who ->
        [you] vous { $amount }
       *[other] { $who } { $amount }
    }
log_offered =
    { $who ->
        [you] *Vous* avez choisi quoi mettre en vente
       *[other] *{ $who }* a choisi quoi mettre en vente
    }
log_lots =
    { $count ->
        [one] { $count } lot est mis aux enchères
       *[other] { $count } lots sont mis aux enchères
    }
log_noLots = Rien n’est mis aux enchères
log_offeredContracts =
    { $who ->
        [you] *Vous* mettez en vente { $contracts }
       *[other] *{ $who }* met en vente { $contracts }
    }
log_offeredNone =
    { $who ->
        [you] *Vous* ne mettez aucun contrat en vente
       *[other] *{ $who }* ne met aucun contrat en vente
    }
log_bidding =
    { $who ->
        [you] *Vous* enchérissez à { $bid } pour { $lot }
       *[other] *{ $who }* enchérit à { $bid } pour { $lot }
    }
log_sold =
    { $owner ->
        [you] { $who ->
            [you] *Vous* vous achète { $lot }
           *[other] *{ $who }* vous achète { $lot }
        }
       *[other] { $who ->
            [you] *Vous* achetez { $lot } à { $owner }
           *[other] *{ $who }* achète { $lot } à { $owner }
        }
    } pour { $price }
log_assigned =
    { $who ->
        [you] *Vous* affectez : { $what }
       *[other] *{ $who }* affecte : { $what }
    }
log_on = { $models } à { $contract }
log_off = { $models } hors { ELIDE("de", $contract) }
log_swap = { $on } au lieu de { $off } sur { $contract }
log_completed =
    { $who ->
        [you] *Vous* remplissez *{ $contract }*
       *[other] *{ $who }* remplit *{ $contract }*
    }
log_lastYear_target = C’est la dernière année : l’objectif est atteint
log_lastYear_sticks = C’est la dernière année : une compagnie a posé son dernier bâtonnet
log_lastYear_profit = C’est la dernière année : un bénéfice annuel de 500k est atteint
log_targetProposed =
    { $who ->
        [you] *Vous* proposez de viser { $target } contrats
       *[other] *{ $who }* propose de viser { $target } contrats
    }
log_targetKept = L’objectif reste à { $target }
log_targetRaised = Le nouvel objectif est de { $target } contrats
log_booked =
    { $who ->
        [you] Vous avez déclaré le bénéfice annuel
        [one] { CAPITAL(PEOPLE($who, you: "vous")) } a déclaré le bénéfice annuel
        [with-you] { CAPITAL(PEOPLE($who, you: "vous")) } avez déclaré le bénéfice annuel
       *[several] { CAPITAL(PEOPLE($who, you: "vous")) } ont déclaré le bénéfice annuel
    }
log_auditRight =
    { $audited ->
        [you] { $who ->
            [you] *Vous* vous contrôle
           *[other] *{ $who }* vous contrôle
        }
       *[other] { $who ->
            [you] *Vous* contrôlez { $audited }
           *[other] *{ $who }* contrôle { $audited }
        }
    } : { $amount }, c’est juste
log_auditWrong =
    { $audited ->
        [you] { $who ->
            [you] *Vous* vous contrôle
           *[other] *{ $who }* vous contrôle
        }
       *[other] { $who ->
            [you] *Vous* contrôlez { $audited }
           *[other] *{ $who }* contrôle { $audited }
        }
    } : { $booked } déclaré, { $right } est juste
log_auditFine =
    { $who ->
        [you] { $paid } payé à vous
       *[other] { $paid } payé à { $who }
    }
log_auditWaived =
    { $who ->
        [you] *Vous* ne contrôlez personne
       *[other] *{ $who }* ne contrôle personne
    }
log_checked =
    { $who ->
        [you] Dernière vérification des comptes : vous { $booked } déclaré, { $right } est juste
       *[other] Dernière vérification des comptes : { $who } { $booked } déclaré, { $right } est juste
    }
log_yearEnd = Fin d’année : { $rows }
log_settled_paid-out =
    { $who ->
        [you] vous { $amount }
       *[other] { $who } { $amount }
    }
log_settled_nothing =
    { $who ->
        [you] vous rien
       *[other] { $who } rien
    }
log_settled_paid =
    { $who ->
        [you] vous { $amount }
       *[other] { $who } { $amount }
    }
log_settled_forgiven =
    { $who ->
        [you] vous { $amount }, perte impayée, avertissement
       *[other] { $who } { $amount }, perte impayée, avertissement
    }
log_settled_insolvent =
    { $who ->
        [you] vous { $amount }, insolvabilité
       *[other] { $who } { $amount }, insolvabilité
    }
log_saved_profit =
    { $who ->
        [you] *Vous* sortez du rouge et restez en jeu
       *[other] *{ $who }* sort du rouge et reste en jeu
    }
log_saved_paid =
    { $who ->
        [you] *Vous* payez la perte et restez en jeu
       *[other] *{ $who }* paie la perte et reste en jeu
    }
log_left =
    { $who ->
        [you] *Vous* quittez la partie pour insolvabilité
       *[other] *{ $who }* quitte la partie pour insolvabilité
    }
log_subsidies = Jeton de subvention pour { $contracts }
log_gone = Sous la pile : { $contracts }
log_reshuffled_loco = Les locomotives défaussées retournent dans la réserve
log_reshuffled_wagon = Les wagons défaussés retournent dans la réserve
log_over =
    { $who ->
        [you] *Vous* gagnez
        [one] *{ CAPITAL(PEOPLE($who, you: "vous")) }* gagne
        [with-you] *{ CAPITAL(PEOPLE($who, you: "vous")) }* gagnez ensemble
       *[several] *{ CAPITAL(PEOPLE($who, you: "vous")) }* gagnent ensemble
    }
log_profitStep = bénéfice annuel { $before } → { $after }

## speech

speech_turn = À vous de jouer. { $what }.
speech_turnBonus = À vous de jouer, avec le bonus. { $what }.
speech_money = { $amount } euros
speech_standing = Caisse { $cash }, bénéfice annuel { $profit }.
speech_section =
    { $segments ->
        [one] { $section }, { $segments } segment, { $price }
       *[other] { $section }, { $segments } segments, { $price }
    }
speech_tracksTaken = voies prises : { $taken } sur { $tracks }
speech_opensRoute = ouvre { $from }–{ $to }
speech_bidding =
    { $who ->
        [you] { $lot }, { $bid } par vous. Surenchérissez ou passez.
       *[other] { $lot }, { $bid } par { $who }. Surenchérissez ou passez.
    }
speech_since = Depuis votre dernier tour

## yearLine

yearLine_called =
    { $who ->
        [you] Annoncée par vous
       *[other] Annoncée par { $who }
    }
yearLine_callsNow =
    { $who ->
        [you] Vous annoncez
       *[other] { $who } annonce
    }
yearLine_callsNext =
    { $who ->
        [you] Vous annoncez ensuite
       *[other] { $who } annonce ensuite
    }
yearLine_thenCalls =
    { $who ->
        [you] puis vous annoncez
       *[other] puis { $who } annonce
    }
yearLine_stillOpen = encore libres
yearLine_oneOf =
    { $count ->
        [one] la dernière restante
       *[other] une parmi { $count }
    }
yearLine_end = Fin d’année
yearLine_final = Dernière année
yearLine_inPhases =
    { $count ->
        [one] dans { $count } phase
       *[other] dans { $count } phases
    }
yearLine_payout = votre versement { $amount }
yearLine_loss = votre perte { $amount }
yearLine_insolvencyOf =
    { $who ->
        [you] Votre insolvabilité
       *[other] Insolvabilité { ELIDE("de", $who) }
    }

## yearEnd

yearEnd_title = Clôture de l’exercice { $year }
yearEnd_lead = Les bénéfices sont versés, 200k au plus. Les pertes sont prélevées sur la caisse.
yearEnd_steps_1 = Règlement
yearEnd_steps_2 = Insolvabilité
yearEnd_steps_3 = Fin de partie
yearEnd_steps_4 = Contrats
yearEnd_steps_5 = Présidence
yearEnd_steps_6 = Stands
yearEnd_statement = Relevé
yearEnd_cap = plafond { $limit }
yearEnd_profit = Bénéfice annuel
yearEnd_change = { $amount } par rapport à l’année { $year }
yearEnd_same = comme l’an dernier
yearEnd_notBooked = Non comptabilisé
yearEnd_booked = Comptabilisé
yearEnd_cash = Caisse
yearEnd_how_paid-out = versé
yearEnd_how_nothing = rien à comptabiliser
yearEnd_how_paid = payé
yearEnd_how_forgiven = toute la caisse
yearEnd_how_insolvent = insolvable
yearEnd_corporateTax = impôt sur les sociétés
yearEnd_forgivenOnce = effacé une seule fois
yearEnd_capped = Plafonné
yearEnd_now = maintenant { $profit }
yearEnd_settledWith = { $profit } par an à la clôture, avant les ventes
yearEnd_sales_sold = { $amount } de ventes
yearEnd_sales_bought = { $amount } d’achats
yearEnd_repaid = { $amount } de perte payée
yearEnd_markedWarning =
    { $who ->
        [you] Vous n’avez
       *[other] { $who } n’a
    } pas pu payer { $loss } ; { $forgiven } sont effacés, une seule fois. À la prochaine fin d’année, la compagnie doit être sortie du rouge ou payer toute sa perte. Sinon, elle est insolvable.
yearEnd_contractsFor = Contrats de l’année { $year }
yearEnd_goneUnder = { $contract } passe sous la pile
yearEnd_newChair = Nouvelle présidence
yearEnd_callsIn = Annonces de l’année { $year }
yearEnd_newStands = Nouveaux stands
yearEnd_oldStands = les anciens à la défausse
yearEnd_mine = Mon année
yearEnd_endTest = Fin de la partie ?
yearEnd_notYet = Pas encore
yearEnd_ends = Oui
yearEnd_triggers_target = Contrats remplis
yearEnd_triggers_profit = Plus haut bénéfice annuel
yearEnd_triggers_sticks = Le moins de bâtonnets
yearEnd_triggers_bank = Banque
yearEnd_of = { $value } sur { $limit }
yearEnd_leftOver = reste { $value }
yearEnd_changed = Ce qui a changé pendant l’année { $year }

## insolvency

insolvency_title = Vendre jusqu’à couvrir la perte
insolvency_lead = C’est la deuxième perte de suite que la compagnie ne peut pas payer. Les autres enchérissent. La vente s’arrête dès que la perte peut être payée ou que le bénéfice annuel revient à 0.
insolvency_sale = La personne à votre droite ouvre en premier, puis on tourne dans le sens horaire. La vente s’arrête dès que vous pouvez payer ou que votre bénéfice annuel revient à 0.
insolvency_steps_1 = Perte constatée
insolvency_steps_2 = Contrats en vente
insolvency_steps_3 = Vente
insolvency_steps_4 = Règlement
insolvency_whichContracts = Quels contrats mettez-vous en vente ?
insolvency_offeredEffect = bénéfice { $amount } si vendu
insolvency_lowestBid = Enchère minimale
insolvency_wayPay = Voie 1 : payer la perte
insolvency_wayProfit = Voie 2 : bénéfice revenu à 0
insolvency_missing = il manque { $amount }
insolvency_enough = suffit
insolvency_together =
    { $count ->
        [2] Les deux ensemble
       *[other] Les { $count } ensemble
    }
insolvency_ifLowest = Si vendu à l’enchère minimale
insolvency_giveUp = Le contrat est vendu avec ses jetons et ses véhicules. Vous gardez vos licences. Si les enchères ne suffisent pas, votre compagnie quitte la partie, mais elle est quand même évaluée.
insolvency_saves = Cette enchère sauverait la compagnie
insolvency_leaves =
    { $who ->
        [you] Vous quittez
       *[other] { $who } quitte
    } la partie. Les licences restent sur la carte ; la compagnie est évaluée quand même.
insolvency_remains = Ce qui reste ensuite
insolvency_licences = Licences
insolvency_proceeds = Produit des ventes
insolvency_nothingToDo = Vous n’avez rien à faire ici.

## evaluation

evaluation_title = Évaluation des compagnies
evaluation_after = après l’exercice { $year }
evaluation_won =
    { $who ->
        [you] Vous gagnez
        [one] { CAPITAL(PEOPLE($who, you: "vous")) } gagne
        [with-you] { CAPITAL(PEOPLE($who, you: "vous")) } gagnez ensemble
       *[several] { CAPITAL(PEOPLE($who, you: "vous")) } gagnent ensemble
    }
evaluation_wonBy =
    { $who ->
        [you] Vous gagnez avec
       *[other] { $who } gagne avec
    } { $sixths ->
        [part] { $sixths } point d’avance
        [mixed] { $sixths } point d’avance
        [one] { $sixths } point d’avance
       *[other] { $sixths } points d’avance
    }
evaluation_points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
evaluation_reasons_target = Le nombre de contrats convenu est rempli ; l’année a été jouée jusqu’au bout et payée.
evaluation_reasons_sticks = Une compagnie avait posé son dernier bâtonnet.
evaluation_reasons_profit = Un bénéfice annuel de 500k a été atteint.
evaluation_reasons_bank = La banque n’avait plus d’argent.
evaluation_reasons_players = Il ne restait qu’une compagnie.
evaluation_reasons_years = La dernière année possible était passée.
evaluation_reached_target =
    { $who ->
        [you] Vous avez atteint l’objectif de
        [one] { CAPITAL(PEOPLE($who, you: "vous")) } a atteint l’objectif de
        [with-you] { CAPITAL(PEOPLE($who, you: "vous")) } avez atteint l’objectif de
       *[several] { CAPITAL(PEOPLE($who, you: "vous")) } ont atteint l’objectif de
    } { $count ->
        [one] { $count } contrat ; l’année a été jouée jusqu’au bout et payée.
       *[other] { $count } contrats ; l’année a été jouée jusqu’au bout et payée.
    }
evaluation_reached_sticks =
    { $who ->
        [you] Vous n’aviez plus de bâtonnet.
        [one] { CAPITAL(PEOPLE($who, you: "vous")) } n’avait plus de bâtonnet.
        [with-you] { CAPITAL(PEOPLE($who, you: "vous")) } n’aviez plus de bâtonnet.
       *[several] { CAPITAL(PEOPLE($who, you: "vous")) } n’avaient plus de bâtonnet.
    }
evaluation_reached_profit =
    { $who ->
        [you] Vous avez atteint un bénéfice annuel de 500k.
        [one] { CAPITAL(PEOPLE($who, you: "vous")) } a atteint un bénéfice annuel de 500k.
        [with-you] { CAPITAL(PEOPLE($who, you: "vous")) } avez atteint un bénéfice annuel de 500k.
       *[several] { CAPITAL(PEOPLE($who, you: "vous")) } ont atteint un bénéfice annuel de 500k.
    }
evaluation_how_profit = 1 par tranche entamée de 100k
evaluation_how_completed = 2 chacun
evaluation_how_partial = 1 chacun, une locomotive et une liaison
evaluation_how_cities = 1 par tranche entamée de 5
evaluation_how_network = 2 pour le plus long, partagés si égalité
evaluation_how_countries = 2 pour le plus de pays, partagés si égalité
evaluation_how_idle = −1 chacun
evaluation_how_vehicles = −1 par tranche entamée de 3 au-delà de 3
evaluation_how_cash = −1 par tranche entamée de 100k au-delà de 300k
evaluation_item = Poste
evaluation_total = Total
evaluation_highestWins = le plus haut total gagne
evaluation_place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    }
evaluation_segments =
    { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    }
evaluation_cities =
    { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
evaluation_countries = { $count } pays
evaluation_chart = Bénéfice année par année
evaluation_chartHelp = Résultat de chaque fin d’année
evaluation_networks = Réseaux à la fin
evaluation_shared =
    { $count ->
        [one] sans partage
       *[other] partagé entre { $count }
    }
evaluation_ifNow = Si la partie finissait maintenant

## moments

moments_year = Année { $year }
moments_completed =
    { $who ->
        [you] Vous : { $contract } rempli
       *[other] { CAPITAL($who) } : { $contract } rempli
    }
moments_leap =
    { $who ->
        [you] Vous : { $amount } par an
       *[other] { CAPITAL($who) } : { $amount } par an
    }
moments_fall =
    { $who ->
        [you] Vous : { $amount } par an
       *[other] { CAPITAL($who) } : { $amount } par an
    }
moments_auction = { $lot } pour { $price }
moments_trouble = Une perte impossible à payer
moments_left =
    { $who ->
        [you] Vous : élimination
       *[other] { CAPITAL($who) } : élimination
    }
moments_last-year = La dernière année est annoncée
moments_over = Évaluation
