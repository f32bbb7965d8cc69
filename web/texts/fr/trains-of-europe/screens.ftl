### French words of the phases' screens and of the small parts they share.

close = Fermer
you = Vous
max = Max.
launch = Départ
less = Moins
more = Plus
order = Ordre du tour

## turnStates

turnStates_done = terminé
turnStates_acting = choix en cours
turnStates_waiting = en attente

## 

choosing =
    { $count ->
        [0] { $names } choisit…
        [1] { $names } choisit…
       *[other] { $names } choisissent…
    }
choosingNow = choix en cours
routesOf = { $held }/{ $all } liaisons
vehiclesOf = { $there }/{ $all } véhicules
allClass = tous en classe { $speed }+
allSleepers = tous à couchettes
noContracts = Aucun contrat pour le moment.
points =
    { $points ->
        [part] { $points } pt
        [one] { $points } pt
        [mixed] { $points } pt
       *[other] { $points } pts
    }
completedContracts = Contrats remplis
activeContracts = Contrats en cours
countries = Pays
bought =
    { $used ->
        [one] { $used } achat sur { $of }
       *[other] { $used } achats sur { $of }
    }
locos = Locomotives
soldOf =
    { $sold ->
        [one] { $sold } vendu sur { $all }
       *[other] { $sold } vendus sur { $all }
    }
fitMine = { $count } pour mes contrats
putHere = Placer { $model } ici : { $contract }, { $effect }
unplan = { $model } est prévu pour { $contract } ; retirer du plan
takeOff = Retirer { $model } { ELIDE("de", $contract) }
whereTo = Où va { $model } ?
noPlace = Aucun contrat n’a de place pour { $model }.
whereGoes = Où va-t-il ?
keepInYard = Laisser au dépôt
assignLater = à affecter à la clôture ou plus tard
freePlace = place libre
leftInYard =
    { $count ->
        [one] { $models } au dépôt rapporterait { $gain }.
       *[other] { $models } au dépôt rapporteraient { $gain }.
    }
fitsFreePlace =
    { $models } { $count ->
        [one] convient à une place libre. On ne pourra l’affecter
       *[other] conviennent à des places libres. On ne pourra les affecter
    } qu’au prochain Salon ou à la Salle des ventes.
assignThem =
    { $count ->
        [one] L’affecter
       *[other] Les affecter
    }
losesAYear = perd { $loss } par an
yardEmpty = Aucun véhicule sans contrat.
yardHelp = Pas encore affectés. Choisissez un véhicule et sa place, ou glissez-le sur une place en surbrillance.
yardTap = Touchez un véhicule pour choisir sa place.
assignTo = Affecter aux contrats
plannedAtClose = prévu, affecté à la clôture
chooseVehicle = Choisissez un véhicule
chooseContract = Choisissez un contrat
chooseLot = Choisissez un lot
noDecline = Vous devez en prendre un.
landsHere = votre choix ira ici
blindWorst = Au pire
blindMean = En moyenne
blindBest = Au mieux
blindNow = Effet immédiat, par an : taxe et jeton de la carte.
blindMayBe = Cartes possibles
unseenFit =
    { $fitting ->
        [one] { $fitting } carte cachée sur { $unseen } convient
       *[other] { $fitting } cartes cachées sur { $unseen } conviennent
    }
targetNow =
    { $target ->
        [one] Objectif : { $target } contrat
       *[other] Objectif : { $target } contrats
    }
proposes =
    { $who ->
        [you] Vous proposez de jouer jusqu’à { $target } contrats
       *[other] { $who } propose de jouer jusqu’à { $target } contrats
    }
cashAt = Caisse à { $bid }
yardCounted = Actuellement { $today } par an ; { $assigned } une fois affectés les véhicules de votre dépôt.
inHand = { $cash } en caisse
yourBid = à vous
opening = ouverture
by = par { $name }
byYou = par vous
noLotYet = Aucun lot n’est encore en vente.
offerIn = a choisi
secretOffer = Personne ne voit ce que vous mettez en vente avant que tous aient choisi.
openOffer = On met en vente à tour de rôle, au vu de tous.
youOffer = Vous mettez en vente :
whereYouStand = Où vous en êtes
cashOfLoss = { $cash } en caisse, perte { $loss }
loss = Perte
missing = Il manque
startOfYear = Début de l’année
beginsWith = L’année { $year } commence avec
seg = { $count } seg.
longest = le plus long : { $longest } sur { $all } segments

## rules

rules_TOE-MONEY-1 = L’argent change de main aussitôt.
rules_TOE-MONEY-3 = Le bénéfice ne devient de l’argent qu’à la fin de l’année.
rules_TOE-MONEY-6 = Le bénéfice annuel est ce que rapportent tous les contrats : revenus, moins la taxe, plus les jetons.
rules_TOE-BOOK-1 = Les comptes sont tenus à la main : seuls les déclarations et les contrôles déplacent une compagnie sur l’échelle des bénéfices.
rules_TOE-BOOK-4 = Une compagnie qui s’est trompée paie la différence à la compagnie qui la contrôle, au plus toute sa caisse.
rules_TOE-CON-3 = La taxe compte dès qu’un contrat est pris ; les contrats de départ n’en ont pas.
rules_TOE-CON-4 = Les jetons de subvention viennent avec le contrat et comptent tout de suite.
rules_TOE-CRED-3 = Chaque liaison sous licence rapporte son montant, dès qu’une locomotive est affectée.
rules_TOE-CRED-4 = Chaque locomotive ou motrice affectée rapporte le montant par véhicule.
rules_TOE-CRED-5 = Les wagons le rapportent dans la limite de la force de traction.
rules_TOE-CRED-8 = La condition supplémentaire paie quand toutes les liaisons et tous les véhicules sont là et que chacun la remplit.
rules_TOE-CRED-11 = Un contrat rempli garde son bénéfice pour toujours ; ses véhicules vont à la défausse.
rules_TOE-LIC-3 = Un segment coûte 20k à la première compagnie du tronçon, 40k à la deuxième, 80k à la troisième.
rules_TOE-LIC-4 = Une licence demande un bâtonnet par segment.
rules_TOE-AUC-3 = Les enchères partent 20k sous le prix catalogue, mais jamais sous 20k ; pour une licence, à 10k par segment.
rules_TOE-AUC-6 = Le prix va à la compagnie qui vend.
rules_TOE-SMI-4 = Pour un contrat, les enchères partent 20k sous le bénéfice indiqué, mais jamais sous 20k.
rules_TOE-SMI-8 = Dès que la perte peut être payée, elle l’est en entier et la compagnie reste.
rules_TOE-FAIR-2 = Un véhicule exposé coûte le prix catalogue ; face cachée, 50k (locomotive) ou 30k (wagon).
rules_TOE-CONF-3 = Un contrat pris face cachée apporte un jeton et 50k en caisse, et doit être gardé.
rules_TOE-DEV-1 = Chaque ville au bout d’un de vos tronçons rapporte 10k.
rules_TOE-DEV-2 = La compagnie qui annonce la phase reçoit 20k de plus.
rules_TOE-EOR-2 = À la fin de l’année, le bénéfice est versé, 200k au plus.
rules_TOE-EOR-3 = Une perte est prélevée sur la caisse.
rules_TOE-INS-1 = Une compagnie qui ne peut pas payer sa perte verse toute sa caisse. Le reste est effacé une fois et la compagnie est avertie.
rules_TOE-INS-3 = Une compagnie avertie qui ne peut de nouveau pas payer est insolvable.
rules_TOE-SETUP-4 = Chaque compagnie commence avec 100k et 48 bâtonnets.
rules_TOE-ROUND-1 = Une manche est un exercice d’un an.
rules_TOE-EVAL-1 = 1 point par tranche entamée de 100k de bénéfice annuel, jusqu’à 500k.
rules_TOE-EVAL-2 = 2 points par contrat rempli.
rules_TOE-EVAL-3 = 1 point par contrat en cours avec une locomotive et une liaison.
rules_TOE-EVAL-4 = 1 point par tranche entamée de 5 villes reliées.
rules_TOE-EVAL-5 = 2 points pour le plus grand réseau d’un seul tenant, en segments ; partagés en cas d’égalité.
rules_TOE-EVAL-6 = 2 points pour le plus de pays ; partagés en cas d’égalité.
rules_TOE-EVAL-7 = −1 point par contrat sans locomotive ou sans liaison.
rules_TOE-EVAL-8 = −1 point par tranche entamée de 3 véhicules inutilisés au-delà de 3.
rules_TOE-EVAL-9 = −1 point par tranche entamée de 100k en caisse au-delà de 300k.
rules_TOE-EVAL-10 = Le total le plus élevé gagne.
