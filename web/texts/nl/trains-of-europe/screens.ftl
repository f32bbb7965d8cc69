### Dutch words of the phases' screens and of the small parts they share.

close = Sluiten
you = Jij
max = Max.
launch = Start
less = Minder
more = Meer
order = Volgorde

## turnStates

turnStates_done = klaar
turnStates_acting = kiest
turnStates_waiting = wacht

## 

choosing =
    { $count ->
        [0] { $names } kiest…
        [one] { $names } kiest…
       *[other] { $names } kiezen…
    }
choosingNow = kiest
routesOf = { $held }/{ $all } deeltrajecten
vehiclesOf = { $there }/{ $all } voertuigen
allClass = alles klasse { $speed }+
allSleepers = alleen slaaprijtuigen
noContracts = Nog geen contract.
points = { $points } p.
completedContracts = Voltooide contracten
activeContracts = Lopende contracten
countries = Landen
bought = { $used } van { $of } gekocht
locos = Locomotieven
soldOf = { $sold } van { $all } verkocht
fitMine =
    { $count ->
        [one] { $count } past bij mijn contracten
       *[other] { $count } passen bij mijn contracten
    }
putHere = { $model } hier neerzetten: { $contract }, { $effect }
unplan = { $model } is gepland voor { $contract }; uit het plan halen
takeOff = { $model } van { $contract } halen
whereTo = Waar gaat { $model } heen?
noPlace = Geen contract heeft plek voor { $model }.
whereGoes = Waar gaat het heen?
keepInYard = In de remise laten
assignLater = aan het slot of later toewijzen
freePlace = vrije plek
leftInYard =
    { $count ->
        [one] { $models } in je remise zou { $gain } opleveren.
       *[other] { $models } in je remise zouden { $gain } opleveren.
    }
fitsFreePlace =
    { $models } { $count ->
        [one] past op een vrije plek.
       *[other] passen op vrije plekken.
    } Toewijzen kan pas weer bij de volgende beurs of in het veilinghuis.
assignThem =
    { $count ->
        [one] Toewijzen
       *[other] Alle toewijzen
    }
losesAYear = kost je { $loss } per jaar
yardEmpty = Geen voertuig zonder contract.
yardHelp = Nog zonder contract. Kies een voertuig en zijn plek, of sleep het naar een gemarkeerde plek.
yardTap = Tik een voertuig aan om zijn plek te kiezen.
assignTo = Aan contracten toewijzen
plannedAtClose = gepland, telt aan het slot
chooseVehicle = Kies een voertuig
chooseContract = Kies een contract
chooseLot = Kies een kavel
noDecline = Je moet er een nemen.
landsHere = hier komt je keuze
blindWorst = In het slechtste geval
blindMean = Gemiddeld
blindBest = In het beste geval
blindNow = Meteen effect, per jaar: belasting en fiche van de kaart.
blindMayBe = Mogelijke kaarten
unseenFit =
    { $fitting ->
        [one] { $fitting } van { $unseen } kaarten past
       *[other] { $fitting } van { $unseen } kaarten passen
    }
targetNow =
    { $target ->
        [one] Doel: { $target } contract
       *[other] Doel: { $target } contracten
    }
proposes =
    { $who ->
        [you] Je stelt { $target } contracten als doel voor
       *[other] { $who } stelt { $target } contracten als doel voor
    }
cashAt = Kas bij { $bid }
yardCounted = Nu { $today } per jaar; { $assigned } zodra de voertuigen in je remise zijn toegewezen.
inHand = { $cash } in kas
yourBid = jouw bod
opening = openingsbod
by = van { $name }
byYou = van jou
noLotYet = Er wordt nog geen kavel geveild.
offerIn = heeft gekozen
secretOffer = Niemand ziet je aanbod voordat iedereen heeft gekozen.
openOffer = Er wordt om de beurt en open aangeboden.
youOffer = Je biedt aan:
whereYouStand = Hoe je ervoor staat
cashOfLoss = { $cash } in kas, verlies { $loss }
loss = Verlies
missing = Tekort
startOfYear = Begin van het jaar
beginsWith = Jaar { $year } begint met
seg = { $count } segm.
longest = langste stuk: { $longest } van { $all } segmenten

## rules

rules_TOE-MONEY-1 = Geld wisselt meteen van eigenaar.
rules_TOE-MONEY-3 = Winst wordt pas aan het eind van het jaar geld.
rules_TOE-MONEY-6 = De jaarwinst is de som van alle contracten: inkomsten, min belasting, plus subsidiefiches.
rules_TOE-BOOK-1 = De boeken worden met de hand bijgehouden: alleen boekingen en controles verplaatsen een maatschappij op de winstlijst.
rules_TOE-BOOK-4 = Een maatschappij die verkeerd heeft geboekt, betaalt het verschil aan wie controleert, hoogstens de hele kas.
rules_TOE-CON-3 = De belasting telt zodra een contract genomen is; startcontracten hebben er geen.
rules_TOE-CON-4 = Subsidiefiches komen met het contract mee en tellen meteen.
rules_TOE-CRED-3 = Elk deeltraject in licentie levert zijn bedrag op, zodra er een locomotief is toegewezen.
rules_TOE-CRED-4 = Elke toegewezen locomotief of motorwagen levert het bedrag per voertuig op.
rules_TOE-CRED-5 = Wagens leveren dat op voor zover de trekkracht reikt.
rules_TOE-CRED-8 = De extra voorwaarde levert geld op als alle deeltrajecten en voertuigen er zijn en elk voertuig eraan voldoet.
rules_TOE-CRED-11 = Een voltooid contract houdt zijn winst voorgoed; zijn voertuigen worden afgelegd.
rules_TOE-LIC-3 = Een segment kost de eerste maatschappij op een baanvak 20k, de tweede 40k, de derde 80k.
rules_TOE-LIC-4 = Een licentie vraagt één staafje per segment.
rules_TOE-AUC-3 = Het bieden begint 20k onder de catalogusprijs, maar nooit onder 20k; bij licenties op 10k per segment.
rules_TOE-AUC-6 = De prijs gaat naar de vorige eigenaar.
rules_TOE-SMI-4 = Het bieden op een contract begint 20k onder de vermelde winst, maar nooit onder 20k.
rules_TOE-SMI-8 = Zodra het verlies betaald kan worden, wordt het helemaal betaald en blijft de maatschappij.
rules_TOE-FAIR-2 = Getoonde voertuigen kosten de catalogusprijs, ongeziene 50k (locomotief) of 30k (wagen).
rules_TOE-CONF-3 = Een ongezien contract geeft één fiche en 50k in kas. Je moet het houden.
rules_TOE-DEV-1 = Elke stad aan het eind van een eigen baanvak levert 10k op.
rules_TOE-DEV-2 = Wie de fase aankondigt, krijgt 20k extra.
rules_TOE-EOR-2 = Aan het eind van het jaar wordt winst uitbetaald, hoogstens 200k.
rules_TOE-EOR-3 = Een verlies wordt uit de kas betaald.
rules_TOE-INS-1 = Wie een verlies niet kan betalen, betaalt de hele kas; de rest wordt één keer kwijtgescholden en de maatschappij is gewaarschuwd.
rules_TOE-INS-3 = Een gewaarschuwde maatschappij die weer niet kan betalen, is insolvent.
rules_TOE-SETUP-4 = Elke maatschappij begint met 100k en 48 staafjes.
rules_TOE-ROUND-1 = Een ronde is één boekjaar.
rules_TOE-EVAL-1 = 1 punt per begonnen 100k jaarwinst, tot 500k.
rules_TOE-EVAL-2 = 2 punten per voltooid contract.
rules_TOE-EVAL-3 = 1 punt per lopend contract met een locomotief en één deeltraject.
rules_TOE-EVAL-4 = 1 punt per begonnen 5 aangesloten steden.
rules_TOE-EVAL-5 = 2 punten voor het grootste aaneengesloten netwerk, in segmenten; gedeeld bij gelijke stand.
rules_TOE-EVAL-6 = 2 punten voor de meeste landen; gedeeld bij gelijke stand.
rules_TOE-EVAL-7 = −1 punt per contract zonder locomotief of zonder deeltraject.
rules_TOE-EVAL-8 = −1 punt per begonnen 3 overgebleven voertuigen boven 3.
rules_TOE-EVAL-9 = −1 punt per begonnen 100k kas boven 300k.
rules_TOE-EVAL-10 = Het hoogste totaal wint.
