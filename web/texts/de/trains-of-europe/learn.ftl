### German words of the rules screen and the quick start.

## phaseReference

phaseReference_title = Phasen und Boni auf einen Blick
phaseReference_bonus = Bonus beim Ausrufen
phaseReference_passing_may = Passen ist erlaubt.
phaseReference_passing_must = Alle müssen eines nehmen.
phaseReference_passing_offer = Das Angebot ist Pflicht, das Bieten nicht.
phaseReference_passing_none = Läuft automatisch ab.
phaseReference_assigns = Am Ende teilen alle Fahrzeuge zu.

## coach

coach_name = Schnellstart
coach_step = Schritt { $at } von { $of }
coach_goOn = Weiter
coach_back = Zurück
coach_why = Warum?
coach_show = Zeig mir, wo
coach_others = Die anderen sind am Zug
coach_otherwise = Auch das ist erlaubt. Mach es aber dieses eine Mal bitte wie im Beispiel.
coach_play = Richtige Partie spielen
coach_rules = Regeln lesen
coach_dots = Schritte des Schnellstarts
coach_leave_title = Schnellstart verlassen?
coach_leave_text = Dein Fortschritt wird nicht gespeichert. Du kannst jederzeit neu beginnen.
coach_leave_yes = Verlassen
coach_leave_no = Bleiben

## quickStart

quickStart_welcome_title = Deine erste Gesellschaft
quickStart_welcome_text = Du hast 100k Bargeld, einen Startvertrag und drei Fahrzeuge im Betriebshof. Zwei Jahre mit Jonas und Aino zeigen dir alle sechs Phasen.
quickStart_welcome_why = {"{"}contract caledonian-girders{"}"} verlangt eine Diesellokomotive, zwei offene Güterwagen und Lizenzen von {"{"}city edinburgh{"}"} nach {"{"}city london{"}"} und weiter nach {"{"}city frankfurt{"}"}.
quickStart_meeting_title = {"{"}phase on-site-meeting{"}"} ausrufen
quickStart_meeting_text = Du hast den Vorsitz und rufst zuerst aus. Du brauchst Lizenzen. Rufe die Phase aus, in der es sie zu kaufen gibt.
quickStart_meeting_task = Wähle {"{"}phase on-site-meeting{"}"} und rufe die Phase aus.
quickStart_meeting_why = Wer ausruft, handelt zuerst und hat den Bonus: drei Abschnitte statt zwei.
quickStart_licences_title = Drei Lizenzen kaufen
quickStart_licences_text = Die ersten beiden verbinden {"{"}city edinburgh{"}"} mit {"{"}city london{"}"}, die dritte ist ein Anfang auf dem Weg nach {"{"}city frankfurt{"}"}. Vier Segmente zu 20k machen 80k; auf der Karte sind sie schon geplant.
quickStart_licences_task = Kaufe {"{"}section edinburgh-manchester{"}"}, {"{"}section manchester-london{"}"} und {"{"}section calais-bruxelles{"}"}.
quickStart_licences_why = Eine Teilstrecke zählt, sobald deine Lizenzen ihre beiden Städte verbinden, auf welchem Weg auch immer. Netze müssen nicht zusammenhängen.
quickStart_bonus_title = Bargeld für deine Städte
quickStart_bonus_text = Jonas hat die {"{"}phase development-bonus{"}"} ausgerufen. Deine Lizenzen verbinden fünf Städte: 50k. Jonas hat drei Städte und bekommt 20k Bonus dazu.
quickStart_bonus_why = Jede Stadt am Ende einer Lizenz zählt einmal. Du musst nichts tun.
quickStart_fair_title = Zwei Fahrzeuge kaufen
quickStart_fair_text = Aino hat die {"{"}phase railroad-fair{"}"} ausgerufen. Dein Vertrag braucht eine Diesellokomotive und zwei offene Güterwagen; einer ({"{"}model raft{"}"}) steht schon im Betriebshof.
quickStart_fair_task = Kaufe {"{"}model badger{"}"} für 20k und {"{"}model raft{"}"} für 40k.
quickStart_fair_why = {"{"}model badger{"}"} ist langsam, aber eine Diesellokomotive, und für den Betrag je Fahrzeug zählt nur die Art.
quickStart_train_title = Den Zug zusammenstellen
quickStart_train_text = Mit einer Lokomotive und einer Teilstrecke gibt es Ertrag: 20k für die Teilstrecke und 20k für jedes der drei Fahrzeuge. Die beiden gekauften stehen schon dort.
quickStart_train_task = Setze auch den {"{"}model raft{"}"}-Wagen aus dem Betriebshof auf {"{"}contract caledonian-girders{"}"} und bestätige.
quickStart_train_why = Angerechnet wird erst, wenn eine Lokomotive zugeteilt und eine Teilstrecke lizenziert ist. Jetzt ist beides da: 80k im Jahr.
quickStart_year-one_title = Das erste Jahr geht zu Ende
quickStart_year-one_text = Dein Gewinn von 80k wird ausgezahlt. Mit den 10k von vorher sind es 90k. Liegen gebliebene Verträge bekommen einen Chip, und Jonas übernimmt den Vorsitz.
quickStart_year-one_task = Sieh dir die Abrechnung an und beginne Jahr 2.
quickStart_year-one_why = Gewinn wird erst am Jahresende zu Bargeld, und höchstens 200k davon.
quickStart_contract_title = Einen zweiten Vertrag nehmen
quickStart_contract_text = Jonas hat den {"{"}phase conference-room{"}"} ausgerufen. {"{"}contract amber-road{"}"} kostet 70k Steuer im Jahr und bringt einen Chip zu 10k. Dein Jahresgewinn fällt erst einmal von 80k auf 20k.
quickStart_contract_task = Wähle {"{"}contract amber-road{"}"} und nimm den Vertrag.
quickStart_contract_why = Ein Vertrag kostet sofort Steuer; Ertrag bringt er, sobald er eine Lokomotive und eine Teilstrecke hat. Ein gedeckter Wagen dafür steht schon in deinem Betriebshof, der Rest des Zuges folgt noch dieses Jahr.
quickStart_aid_title = {"{"}model otter{"}"} nehmen
quickStart_aid_text = {"{"}contract caledonian-girders{"}"} bringt 50k im Jahr mehr, wenn jedes Fahrzeug mindestens Klasse 2 ist. {"{"}model badger{"}"} ist Klasse 1; {"{"}model otter{"}"} ist Klasse 2 und auch eine Diesellokomotive.
quickStart_aid_task = Wähle {"{"}model otter{"}"} und nimm das Fahrzeug. Getauscht wird später.
quickStart_aid_why = Alle müssen ein Fahrzeug nehmen, kostenlos. Zugeteilt wird in dieser Phase nichts.
quickStart_auction_title = {"{"}phase auction-house{"}"} ausrufen
quickStart_auction_text = Jetzt bist du mit dem Ausrufen dran. Du hast ein Fahrzeug zu verkaufen und eines zu kaufen.
quickStart_auction_task = Wähle {"{"}phase auction-house{"}"} und rufe die Phase aus.
quickStart_auction_why = Wer ausruft, eröffnet das erste Los. Am Ende einer Auktion werden Fahrzeuge zugeteilt.
quickStart_offer_title = {"{"}model lark{"}"} anbieten
quickStart_offer_text = Wer ein freies Fahrzeug hat, muss mindestens eines anbieten. Keiner deiner Verträge braucht eine Elektrolokomotive.
quickStart_offer_task = Wähle nur {"{"}model lark{"}"} aus und biete das Fahrzeug an.
quickStart_offer_why = Alle wählen zugleich, also weiß niemand, was die anderen anbieten.
quickStart_open_title = Das erste Los eröffnen
quickStart_open_text = Aino bietet {"{"}model strongbox{"}"} an, einen gedeckten Güterwagen, den {"{"}contract amber-road{"}"} braucht. Das Mindestgebot ist 20k.
quickStart_open_task = Wähle {"{"}model strongbox{"}"} und biete 20k.
quickStart_open_why = Das erste Gebot für ein Fahrzeug ist sein Preis weniger 20k, aber mindestens 20k. Wem es gehört, bietet nicht mit.
quickStart_raise_title = Dranbleiben
quickStart_raise_text = Jonas bietet 30k. Mit 40k liegst du wieder vorn.
quickStart_raise_task = Biete 40k.
quickStart_raise_why = In einem Zug, der etwas einbringt, ist der Wagen 20k im Jahr wert: Nach zwei Jahren hat er sich bezahlt gemacht.
quickStart_decline_title = Gekauft und verkauft
quickStart_decline_text = Jonas hat gepasst, {"{"}model strongbox{"}"} gehört dir. Dann hat Aino dir {"{"}model lark{"}"} für 40k abgekauft. Was übrig ist, nützt dir nichts.
quickStart_decline_task = Eröffne nichts.
quickStart_decline_why = Nach einem Verkauf darf die Gesellschaft eröffnen, die auf die eröffnende folgt. Haben alle reihum verzichtet, ist die Auktion vorbei.
quickStart_swap_title = Lokomotiven tauschen
quickStart_swap_text = {"{"}model otter{"}"} gehört auf {"{"}contract caledonian-girders{"}"}; die 50k dafür kommen mit der Teilstrecke {"{"}city london{"}"}–{"{"}city frankfurt{"}"}. {"{"}model badger{"}"} zieht {"{"}contract amber-road{"}"} mit beiden {"{"}model strongbox{"}"}-Wagen.
quickStart_swap_task = Wähle {"{"}model badger{"}"} auf {"{"}contract caledonian-girders{"}"}, um die Lok abzunehmen, und setze {"{"}model otter{"}"} dorthin. Setze dann {"{"}model badger{"}"} auf {"{"}contract amber-road{"}"} zu den beiden {"{"}model strongbox{"}"}-Wagen und bestätige.
quickStart_swap_why = Der erste Vertrag bringt 80k wie zuvor. Der zweite hat einen Zug, aber noch keine Teilstrecke, also bringt er nichts. Dein Jahresgewinn bleibt bei 20k.
quickStart_year-two_title = Das zweite Jahr geht zu Ende
quickStart_year-two_text = 80k aus dem ersten Vertrag, weniger 70k Steuer für den zweiten, dazu 10k für seinen Chip: 20k werden ausgezahlt, und du hast 110k.
quickStart_year-two_task = Beginne Jahr 3.
quickStart_year-two_why = Ein Chip bleibt bei seinem Vertrag und zählt jedes Jahr.
quickStart_end_title = Jetzt ist es deine Partie
quickStart_end_text = Du hast alle sechs Phasen gesehen. Eine Lizenz für {"{"}section warszawa-gdansk{"}"} kostet 20k und bringt {"{"}contract amber-road{"}"} ins Rollen: 70k im Jahr. Auch die Teilstrecke nach {"{"}city frankfurt{"}"} brächte 70k. Drei erfüllte Verträge beenden die Partie.
quickStart_end_why = Am Schluss entscheiden Punkte, nicht Geld. Punkte gibt es für Gewinn, Verträge, Städte und Netze.
