### Dutch words of the rules screen and the quick start.

## phaseReference

phaseReference_title = Fases en bonussen in één oogopslag
phaseReference_bonus = Bonus bij het aankondigen
phaseReference_passing_may = Passen mag.
phaseReference_passing_must = Iedereen moet er een nemen.
phaseReference_passing_offer = Aanbieden is verplicht, bieden niet.
phaseReference_passing_none = Gaat vanzelf.
phaseReference_assigns = Aan het eind worden voertuigen toegewezen.

## coach

coach_name = Snelstart
coach_step = Stap { $at } van { $of }
coach_goOn = Verder
coach_back = Terug
coach_why = Waarom?
coach_show = Laat zien waar
coach_others = De anderen zijn aan de beurt
coach_otherwise = Dat mag ook. Maar volg deze ene keer het voorbeeld.
coach_play = Een echt spel spelen
coach_rules = Spelregels lezen
coach_dots = Stappen van de snelstart
coach_leave_title = De snelstart verlaten?
coach_leave_text = Je voortgang wordt niet opgeslagen. Je kunt altijd opnieuw beginnen.
coach_leave_yes = Verlaten
coach_leave_no = Blijven

## quickStart

quickStart_welcome_title = Je eerste maatschappij
quickStart_welcome_text = Je hebt 100k in kas, een startcontract en drie voertuigen in de remise. In twee jaar met Jonas en Aino zie je alle zes fases.
quickStart_welcome_why = {"{"}contract caledonian-girders{"}"} vraagt een diesellocomotief, twee open goederenwagens en licenties van {"{"}city edinburgh{"}"} naar {"{"}city london{"}"} en verder naar {"{"}city frankfurt{"}"}.
quickStart_meeting_title = Kondig het {"{"}phase on-site-meeting{"}"} aan
quickStart_meeting_text = Je bent voorzitter, dus jij kondigt als eerste aan. Je hebt licenties nodig. Kondig de fase aan waarin die te koop zijn.
quickStart_meeting_task = Kies {"{"}phase on-site-meeting{"}"} en kondig de fase aan.
quickStart_meeting_why = Wie een fase aankondigt, is als eerste aan de beurt en heeft de bonus: drie baanvakken in plaats van twee.
quickStart_licences_title = Koop drie licenties
quickStart_licences_text = De eerste twee verbinden {"{"}city edinburgh{"}"} met {"{"}city london{"}"}, de derde is een begin op weg naar {"{"}city frankfurt{"}"}. Vier segmenten à 20k kosten 80k. Op de kaart zijn ze al gepland.
quickStart_licences_task = Koop {"{"}section edinburgh-manchester{"}"}, {"{"}section manchester-london{"}"} en {"{"}section calais-bruxelles{"}"}.
quickStart_licences_why = Een deeltraject telt zodra je licenties de twee steden verbinden, rechtstreeks of via een omweg. Je netwerken hoeven niet met elkaar verbonden te zijn.
quickStart_bonus_title = Geld voor je steden
quickStart_bonus_text = Jonas heeft de {"{"}phase development-bonus{"}"} aangekondigd. Je licenties verbinden vijf steden: 50k. Jonas heeft er drie en krijgt 20k bonus.
quickStart_bonus_why = Elke stad aan een eind van een licentie telt één keer. Je hoeft niets te doen.
quickStart_fair_title = Koop twee voertuigen
quickStart_fair_text = Aino heeft de {"{"}phase railroad-fair{"}"} aangekondigd. Je contract vraagt een diesellocomotief en twee open goederenwagens; één {"{"}model raft{"}"} staat al in de remise.
quickStart_fair_task = Koop {"{"}model badger{"}"} voor 20k en {"{"}model raft{"}"} voor 40k.
quickStart_fair_why = {"{"}model badger{"}"} is traag, maar wel een diesel. Voor het bedrag per voertuig telt alleen de soort.
quickStart_train_title = Stel de trein samen
quickStart_train_text = Met een locomotief en één deeltraject levert het contract geld op: 20k voor het deeltraject en 20k voor elk van de drie voertuigen. De twee die je hebt gekocht, staan er al.
quickStart_train_task = Zet ook de {"{"}model raft{"}"}-wagen uit je remise op {"{"}contract caledonian-girders{"}"} en bevestig.
quickStart_train_why = Er wordt niets bijgeschreven zonder toegewezen locomotief en een deeltraject in licentie. Nu zijn ze er allebei: 80k per jaar.
quickStart_year-one_title = Het eerste jaar loopt af
quickStart_year-one_text = Je winst van 80k wordt uitbetaald. Met de 10k die je had, is dat 90k. Contracten die bleven liggen, krijgen een fiche, en Jonas wordt voorzitter.
quickStart_year-one_task = Bekijk de afrekening en begin jaar 2.
quickStart_year-one_why = Winst wordt pas aan het eind van een jaar geld, en hoogstens 200k ervan.
quickStart_contract_title = Neem een tweede contract
quickStart_contract_text = Jonas heeft de {"{"}phase conference-room{"}"} aangekondigd. {"{"}contract amber-road{"}"} kost 70k belasting per jaar en heeft een fiche van 10k. Je jaarwinst zakt voorlopig van 80k naar 20k.
quickStart_contract_task = Kies {"{"}contract amber-road{"}"} en neem het contract.
quickStart_contract_why = Een contract kost meteen belasting. Het levert geld op zodra het een locomotief en een deeltraject heeft. Eén gesloten wagen ervoor staat al in je remise, de rest van de trein volgt dit jaar.
quickStart_aid_title = Neem {"{"}model otter{"}"}
quickStart_aid_text = {"{"}contract caledonian-girders{"}"} levert 50k per jaar meer op als elk voertuig klasse 2 of sneller is. {"{"}model badger{"}"} is klasse 1; {"{"}model otter{"}"} is klasse 2 en ook een diesel.
quickStart_aid_task = Kies {"{"}model otter{"}"} en neem het voertuig. Ruilen doe je later.
quickStart_aid_why = Iedereen moet een voertuig nemen, gratis. In deze fase wordt niets toegewezen.
quickStart_auction_title = Kondig het {"{"}phase auction-house{"}"} aan
quickStart_auction_text = Nu kondig jij een fase aan. Je hebt een voertuig te verkopen, en er is er een te koop.
quickStart_auction_task = Kies {"{"}phase auction-house{"}"} en kondig de fase aan.
quickStart_auction_why = Wie de fase aankondigt, opent de eerste kavel. Aan het eind van een veiling worden voertuigen toegewezen.
quickStart_offer_title = Bied {"{"}model lark{"}"} aan
quickStart_offer_text = Wie een vrij voertuig heeft, moet er minstens een aanbieden. Geen contract van jou vraagt een elektrische locomotief.
quickStart_offer_task = Selecteer alleen {"{"}model lark{"}"} en bied het voertuig aan.
quickStart_offer_why = Iedereen kiest tegelijk, dus niemand weet wat de anderen aanbieden.
quickStart_open_title = Open de eerste kavel
quickStart_open_text = Aino biedt {"{"}model strongbox{"}"} aan, een gesloten goederenwagen die {"{"}contract amber-road{"}"} nodig heeft. Het laagste bod is 20k.
quickStart_open_task = Kies {"{"}model strongbox{"}"} en bied 20k.
quickStart_open_why = Het bieden op een voertuig begint bij de prijs min 20k, maar niet onder 20k. De eigenaar biedt niet mee.
quickStart_raise_title = Blijf meebieden
quickStart_raise_text = Jonas biedt 30k. Met 40k sta je weer vooraan.
quickStart_raise_task = Bied 40k.
quickStart_raise_why = In een trein die geld oplevert, is de wagen 20k per jaar waard. In twee jaar is hij terugverdiend.
quickStart_decline_title = Gekocht en verkocht
quickStart_decline_text = Jonas paste, {"{"}model strongbox{"}"} is van jou. Daarna kocht Aino {"{"}model lark{"}"} van je voor 40k. Aan wat er over is, heb je niets.
quickStart_decline_task = Open niets.
quickStart_decline_why = Na een verkoop mag de maatschappij openen die volgt op degene die opende. Heeft iedereen om de beurt afgezien, dan is de veiling voorbij.
quickStart_swap_title = Wissel de locomotieven
quickStart_swap_text = {"{"}model otter{"}"} hoort op {"{"}contract caledonian-girders{"}"}; de 50k daarvoor komt met het deeltraject {"{"}city london{"}"}–{"{"}city frankfurt{"}"}. {"{"}model badger{"}"} trekt {"{"}contract amber-road{"}"} met beide {"{"}model strongbox{"}"}-wagens.
quickStart_swap_task = Kies {"{"}model badger{"}"} bij {"{"}contract caledonian-girders{"}"} om die weg te halen en zet daar {"{"}model otter{"}"}. Zet daarna {"{"}model badger{"}"} op {"{"}contract amber-road{"}"} bij de beide {"{"}model strongbox{"}"}-wagens en bevestig.
quickStart_swap_why = Het eerste contract levert 80k op, net als eerst. Het tweede heeft een trein maar nog geen deeltraject, dus het levert niets op. Je jaarwinst blijft 20k.
quickStart_year-two_title = Het tweede jaar loopt af
quickStart_year-two_text = 80k van het eerste contract, min 70k belasting voor het tweede, plus 10k voor de fiche: 20k wordt uitbetaald. Je hebt 110k.
quickStart_year-two_task = Begin jaar 3.
quickStart_year-two_why = Een fiche blijft bij zijn contract en telt elk jaar.
quickStart_end_title = Nu is het jouw spel
quickStart_end_text = Je hebt alle zes fases gezien. Een licentie voor {"{"}section warszawa-gdansk{"}"} kost 20k en brengt {"{"}contract amber-road{"}"} op gang: 70k per jaar. Ook het deeltraject naar {"{"}city frankfurt{"}"} zou 70k opleveren. Drie voltooide contracten beëindigen het spel.
quickStart_end_why = Aan het eind beslissen punten, niet geld. Je krijgt punten voor winst, contracten, steden en netwerken.
