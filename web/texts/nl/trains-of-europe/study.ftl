### Nederlandse teksten van de nabeschouwing van Trains of Europe.

chart = Wie er zou winnen
company = Welke maatschappij?

## measures

measures_label = Wat de grafiek toont
measures_chances = Kans om te winnen
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
columns_total = Opbrengst

## 

figures = { $chance }, { $points } punten
roughly = ongeveer { $figure }

## judgements

judgements_label = Beoordeeld naar
judgements_known = Wat de maatschappij kon weten
judgements_open = Alle boeken open

## reached

reached_phases = { $done } van { $of } fasen zijn volledig beoordeeld.
reached_decisions = Alle fasen en { $done } van { $of } beslissingen zijn beoordeeld, de duurste eerst.

## 

late = 60 s waren niet genoeg. { $reached }

## decided

decided_waiting = Wat de partij besliste, wordt nog uitgezocht …
decided_nobody = De partij is opgegeven: niemand heeft gewonnen.
decided_instead = ‘{ $better }’ in plaats van ‘{ $played }’
decided_ownChoice = { $name } verloor de partij in jaar { $year }: { $choice } had { $share } meer kans om te winnen behouden.
decided_theirChoice = { $name } won doordat { $rival } in jaar { $year } misgreep: { $choice } had { $share } meer kans om te winnen behouden.
decided_luck = { $name } won met wat geluk. Goed voor { $share } kans in jaar { $year }: { $draw }.
decided_misfortune = { $name } had pech. Dit kostte { $share } kans in jaar { $year }: { $draw }.
decided_wonIn = { $name } won de partij in jaar { $year }: de kans steeg van { $from } naar { $to }.
decided_lostIn = { $winner } liet { $name } in jaar { $year } achter zich: de kans steeg van { $from } naar { $to }. Geen enkele keuze gaf de doorslag.
decided_ahead = { $name } won zonder keerpunt, met { $share } kans aan het begin.
decided_behind = { $winner } versloeg { $name } zonder keerpunt, met { $share } kans aan het begin.

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

working_first = Eerste blik: fase { $done } van { $of }
working_curve = Nauwkeuriger: fase { $done } van { $of }
working_sifting = Op zoek naar betere keuzes: { $done } van { $of }
working_judging = Beide keuzes worden uitgespeeld: { $done } van { $of }
working_draws = Het geluk van de trekkingen wordt gewogen: { $done } van { $of }

## 

done = { $games } partijen vanuit elke stelling uitgespeeld, alle boeken open
stopped = Gestopt
stop = Stoppen
goOn = Doorgaan
failed = Deze partij kan niet worden nabeschouwd.
save = De cijfers als bestand opslaan

## tabs

tabs_label = Wat je bekijkt
tabs_decisions = Beslissingen
tabs_returns = Opbrengsten
tabs_auctions = Veilingen

## 

costliest = Keerpunten van { $name }

## accuracy

accuracy_share = Nauwkeurigheid { $share }
accuracy_about = van de kans die de gevonden betere keuzes hadden behouden

## draws

draws_title = Geluk van de trekking
draws_none = Geen trekking veranderde de kans met meer dan de onzekerheid.
draws_about = De kans na een trekking, min het gemiddelde over alles wat getrokken had kunnen worden.
draws_kinds_start-player = de loting van de eerste voorzitter
draws_kinds_setup = de beginopstelling
draws_kinds_refill = de nieuwe open kaarten
draws_kinds_blind-vehicle = het blind getrokken voertuig
draws_kinds_blind-contract = het blind getrokken contract
draws_kinds_aid = de voertuigen van de overheidssteun

## 

nothing = Er is niets beters gevonden.
notYet = Nog op zoek naar betere keuzes …
about = Geordend naar weggegeven kans om te winnen; ligt die binnen de onzekerheid, naar punten voorsprong op de beste andere maatschappij.
played = gespeeld
better = beter
playOnPlayed = Verder zoals gespeeld
playOutBetter = De betere keuze uitspelen

## reasons

reasons_payback = { $contract } is in { $years } jaar terugverdiend.
reasons_closed = Een deeltraject van { $contract } is door anderen afgesloten.
reasons_yard = In de remise voor { $contract }: { $models }.
reasons_worth = Volgens de verwachting is het de maatschappij tot { $most } waard; de prijs was { $price }.
reasons_useless = Volgens de verwachting heeft de maatschappij er niets aan.
reasons_item = In de verder gespeelde partijen: { $points } punten voor { $item }.
reasons_items_profit = winst
reasons_items_completed = voltooide contracten
reasons_items_partial = lopende contracten
reasons_items_cities = steden
reasons_items_network = het langste net
reasons_items_countries = landen
reasons_items_idle = contracten zonder inkomsten
reasons_items_vehicles = ongebruikte voertuigen
reasons_items_cash = ongebruikt geld

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
hows_blind = blind gekocht
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

flows_start = Om te beginnen
flows_payouts = Uitbetaald bij de jaareinden
flows_bonuses = Ontwikkelingspremie
flows_blindContracts = Bij blind genomen contracten
flows_sales = Verkocht op veilingen
flows_audits = Controles, ontvangen min betaald
flows_licences = Licenties
flows_vehicles = Voertuigen
flows_bids = Gekocht op veilingen
flows_losses = Betaalde verliezen

## 

returnsAbout = Over de hele partij, precies. Inkomsten van deeltrajecten tellen voor de licenties waar ze over lopen, inkomsten van voertuigen voor elk voertuig; een contract heeft beide.

## auctions

auctions_none = In deze partij is niets geveild.
auctions_about = Het meeste dat elke maatschappij zinvol had kunnen betalen, volgens de verwachting van dat moment en met het geld dat ze had.
auctions_from = van { $seller }, minstens { $least }
auctions_sold = { $buyer } voor { $price }: { $points } punten volgens de verwachting
auctions_unsold = Niemand bood.
auctions_worth = De moeite waard voor
auctions_useless = Voor niemand het laagste bod waard.

## puzzles

puzzles_title = Het contract dat loont
puzzles_what = Wat oplossen?
puzzles_today = Vandaag
puzzles_more = Meer puzzels
puzzles_about = Je neemt één contract. Met welk van deze vier heeft je maatschappij aan het eind de meeste punten?
puzzles_youAre = Jij bent { $company }.
puzzles_cash = { $amount } in kas
puzzles_profit = { $amount } per jaar
puzzles_completed = { $count } van { $target } contracten voltooid
puzzles_choices = Contracten om uit te kiezen
puzzles_points = { $points } punten
puzzles_check = Controleren
puzzles_show = Antwoord tonen
puzzles_next = Volgende puzzel
puzzles_solved = Opgelost!
puzzles_failed = Deze keer niet.
puzzles_proof = Punten aan het eind, gemiddeld over { $games } partijen die met elk contract zijn uitgespeeld; het op één na beste heeft er { $margin } minder.
puzzles_sum = De rekening
puzzles_rows_licences = Licenties te kopen
puzzles_rows_vehicles = Voertuigen te kopen
puzzles_rows_yearly = Jaarwinst
puzzles_rows_payback = Terugverdiend in
puzzles_rows_completed = Voltooid
puzzles_rows_points = Punten aan het eind
puzzles_closed = afgesloten
puzzles_years = { $value } jaar
puzzles_hides_closed = { $contract } kan niet worden voltooid: een deeltraject is door anderen afgesloten.
puzzles_hides_loss = { $contract } drukt de jaarwinst eerst naar { $profit }.
puzzles_hides_dear = De licenties van { $contract } kosten { $fees }; er is { $cash } in kas.
puzzles_hides_completed = { $contract } werd in { $share } van de partijen voltooid, het contract dat loont in { $best }.
puzzles_rated =
    { $solved ->
        [yes] Je rating: { $rating } ({ $change }, niveau { $level } opgelost).
       *[no] Je rating: { $rating } ({ $change }, niveau { $level } gemist).
    }
puzzles_level = niveau { $rating }
puzzles_rating = Je rating: { $rating }
puzzles_allDone = Je hebt alle puzzels van deze soort gedaan.
