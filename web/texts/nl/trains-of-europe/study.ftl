### Dutch texts of the study of Trains of Europe.

chart = Wie er voorlag
company = Welke maatschappij?

## measures

measures_label = Wat de grafiek toont
measures_chances = Winstkans
measures_points = Punten aan het eind

## 

table = Als tabel
curve = Als grafiek

## columns

columns_position = Stelling
columns_contract = Contract
columns_what = Wat
columns_price = Prijs
columns_income = Inkomsten
columns_tax = Belasting
columns_points = Punten
columns_total = Resultaat

## 

figures =
    { $points ->
        [one] { $chance }, { $points } punt
       *[other] { $chance }, { $points } punten
    }
roughly = ongeveer { $figure }

## judgements

judgements_label = Uitgangspunt
judgements_known = Wat de maatschappij kon weten
judgements_open = Alle boeken open

## reached

reached_phases = Volledig geanalyseerd: { $done } van { $of } fases.
reached_decisions = Volledig geanalyseerd: alle fases en { $done } van { $of } beslissingen, de duurste eerst.

## 

late = Na 60 seconden gestopt. { $reached }

## decided

decided_waiting = Er wordt berekend wat het spel besliste…
decided_nobody = Het spel is afgebroken. Niemand heeft gewonnen.
decided_instead = ‘{ $better }’ in plaats van ‘{ $played }’
decided_ownChoice = { $name } verloor het spel in jaar { $year }. { $choice } had { $share } winstkans gered.
decided_theirChoice = { $name } won door een fout van { $rival } in jaar { $year }. { $choice } had { $rival } { $share } winstkans gescheeld.
decided_luck = { $name } won met wat geluk. Beslissend in jaar { $year }: { $draw } ({ $share } meer winstkans).
decided_misfortune = { $name } had pech. Beslissend in jaar { $year }: { $draw } ({ $share } minder winstkans).
decided_wonIn = { $name } won het spel in jaar { $year }. De winstkans steeg van { $from } naar { $to }.
decided_lostIn = { $winner } liet { $name } in jaar { $year } achter zich. De winstkans steeg van { $from } naar { $to }. Geen enkele keuze gaf de doorslag.
decided_ahead = { $name } won zonder keerpunt, met { $share } winstkans aan het begin.
decided_behind = { $winner } versloeg { $name } zonder keerpunt, met { $share } winstkans aan het begin.

## station

station_begins = Begin van jaar { $year }
station_after = Jaar { $year }, na de fase { $phase }
station_end = Het einde

## 

years = Kies een jaar
first = Naar het begin
back = Eén fase terug
forward = Eén fase verder
last = Naar het einde
pointOf = Keerpunt { $point } van { $all }
noPoint = Hier is geen keerpunt
pointBefore = Vorig keerpunt
pointAfter = Volgend keerpunt

## working

working_first = Snelle analyse: fase { $done } van { $of }
working_curve = Grondige analyse: fase { $done } van { $of }
working_sifting = Op zoek naar betere keuzes: { $done } van { $of }
working_judging = Keuzes vergelijken: { $done } van { $of }
working_draws = Geluk meten: { $done } van { $of }

## 

done = { $games } gesimuleerde spellen vanuit elke stelling, alle boeken open
stopped = Gestopt
stop = Stoppen
goOn = Verder
failed = Dit spel kan niet worden geanalyseerd.
save = De cijfers als bestand opslaan

## tabs

tabs_label = Weergave
tabs_decisions = Beslissingen
tabs_returns = Resultaat
tabs_auctions = Veilingen

## 

costliest = Keerpunten van { $name }

## accuracy

accuracy_share = Nauwkeurigheid { $share }
accuracy_about = van de winstkans die de beste gevonden keuzes hadden behouden

## draws

draws_title = Geluk bij het trekken
draws_none = Geen trekking veranderde de winstkans met meer dan de foutmarge.
draws_about = De winstkans na een trekking, vergeleken met het gemiddelde van alle mogelijke trekkingen.
draws_kinds_start-player = de loting van de eerste voorzitter
draws_kinds_setup = de beginopstelling
draws_kinds_refill = de nieuwe open kaarten
draws_kinds_blind-vehicle = het ongezien getrokken voertuig
draws_kinds_blind-contract = het ongezien getrokken contract
draws_kinds_aid = de voertuigen van de overheidssteun

## learn

learn_open =
    { $count ->
        [one] Leren van deze beslissing
       *[other] Leren van deze { $count } beslissingen
    }
learn_title = Leren van je fouten
learn_question = Jaar { $year }: wat houdt de beste kans om te winnen?
learn_choices = Keuzes
learn_played = (jouw keuze)
learn_about = De kans om te winnen na elke keuze, over veel gesimuleerde spellen.
learn_preparing = De volgende vraag wordt voorbereid…
learn_none = Bij deze beslissingen valt er te weinig te kiezen.
learn_done = Je vond { $solved } van de { $all } betere keuzes.
learn_back = Terug naar de analyse

## 

nothing = Er is niets beters gevonden.
notYet = Op zoek naar betere keuzes…
about = Gesorteerd op verloren winstkans. Binnen de foutmarge tellen de punten die je verloor op de beste andere maatschappij.
played = gespeeld
better = beter
playOnPlayed = Verder zoals gespeeld
playOutBetter = Betere keuze proberen

## reasons

reasons_payback = { $contract } is in { $years } jaar terugverdiend.
reasons_closed = Andere maatschappijen hebben een deeltraject van { $contract } afgesloten.
reasons_yard = In de remise voor { $contract }: { $models }.
reasons_worth = Volgens de verwachting is het de maatschappij tot { $most } waard. De prijs was { $price }.
reasons_useless = Volgens de verwachting heeft de maatschappij er niets aan.
reasons_item =
    { $points ->
        [one] In de gesimuleerde spellen: { $points } punt voor { $item }.
       *[other] In de gesimuleerde spellen: { $points } punten voor { $item }.
    }
reasons_items_profit = jaarwinst
reasons_items_completed = voltooide contracten
reasons_items_partial = lopende contracten
reasons_items_cities = steden
reasons_items_network = het grootste netwerk
reasons_items_countries = landen
reasons_items_idle = slapende contracten
reasons_items_vehicles = overgebleven voertuigen
reasons_items_cash = overgebleven kas

## 

contracts = Contracten
licences =
    { $count ->
        [one] { $count } licentie
       *[other] { $count } licenties
    }
vehicles =
    { $count ->
        [one] { $count } voertuig
       *[other] { $count } voertuigen
    }
cash = Kas aan het eind

## hows

hows_dealt = bij het begin
hows_bought = gekocht
hows_blind = ongezien gekocht
hows_aid = overheidssteun
hows_auction = veiling
hows_with-contract = kwam met een contract mee

## ends

ends_completed = voltooid in jaar { $year }
ends_sold = verkocht voor { $price }
ends_idle = niet ingezet
ends_assigned = in dienst
ends_spent = op een voltooid contract

## flows

flows_start = Startkas
flows_payouts = Uitbetaald aan het jaareinde
flows_bonuses = Ontwikkelingspremie
flows_blindContracts = Met ongeziene contracten
flows_sales = Verkocht op veilingen
flows_audits = Controles, ontvangen min betaald
flows_licences = Licenties
flows_vehicles = Voertuigen
flows_bids = Gekocht op veilingen
flows_losses = Betaalde verliezen

## 

returnsAbout = Exacte totalen van het spel. Inkomsten van deeltrajecten tellen voor de gebruikte licenties, inkomsten van voertuigen voor elk voertuig. Bij contracten tellen beide.

## auctions

auctions_none = In dit spel is niets geveild.
auctions_about = Het hoogste zinvolle bod van elke maatschappij, volgens de verwachting op dat moment en binnen haar kas.
auctions_from = van { $seller }, minstens { $least }
auctions_sold =
    { $points ->
        [one] { $buyer } voor { $price }: { $points } punt volgens de verwachting
       *[other] { $buyer } voor { $price }: { $points } punten volgens de verwachting
    }
auctions_unsold = Niemand bood.
auctions_worth = De moeite waard voor
auctions_useless = Voor geen maatschappij het laagste bod waard.

## puzzles

puzzles_title = Het contract dat loont
puzzles_what = Welke puzzel?
puzzles_today = Vandaag
puzzles_more = Meer puzzels
puzzles_about = Neem een van deze vier contracten. Met welk contract heeft je maatschappij aan het eind de meeste punten?
puzzles_youAre = Jij bent { $company }.
puzzles_cash = { $amount } in kas
puzzles_profit = { $amount } per jaar
puzzles_completed = { $count } van { $target } contracten voltooid
puzzles_choices = Contracten om uit te kiezen
puzzles_points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
puzzles_check = Controleren
puzzles_show = Antwoord tonen
puzzles_next = Volgende puzzel
puzzles_solved = Opgelost!
puzzles_failed = Deze keer niet.
puzzles_proof = Punten aan het eind, gemiddeld over { $games } gesimuleerde spellen met elk contract. Het op één na beste levert er { $margin } minder op.
puzzles_sum = De berekening
puzzles_rows_licences = Nodige licenties
puzzles_rows_vehicles = Nodige voertuigen
puzzles_rows_yearly = Jaarwinst
puzzles_rows_payback = Terugverdiend in
puzzles_rows_completed = Voltooid
puzzles_rows_points = Punten aan het eind
puzzles_closed = afgesloten
puzzles_years = { $value } jaar
puzzles_hides_closed = { $contract } kan niet worden voltooid. Andere maatschappijen hebben een deeltraject afgesloten.
puzzles_hides_loss = { $contract } verlaagt de jaarwinst eerst tot { $profit }.
puzzles_hides_dear = De licenties voor { $contract } kosten { $fees }. De maatschappij heeft { $cash } in kas.
puzzles_hides_completed = { $contract } werd in { $share } van de spellen voltooid, het beste contract in { $best }.
puzzles_rated =
    { $solved ->
        [yes] Je rating: { $rating } ({ $change }, niveau { $level } opgelost).
       *[no] Je rating: { $rating } ({ $change }, niveau { $level } gemist).
    }
puzzles_level = niveau { $rating }
puzzles_rating = Je rating: { $rating }
puzzles_allDone = Je hebt alle puzzels van deze soort gedaan.
