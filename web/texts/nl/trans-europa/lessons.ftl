### Dutch texts of the strategy lessons.

example = Voorbeeld
finish = Les afronden
tryIt = Probeer het zelf
nextIdea = Volgende les
more = Meer stellingen
done = Les gedaan
taken = gedaan
noMore = Je hebt alle stellingen van deze les opgelost.
solved = { $right } van { $all } opgelost
level = niveau { $level }
progress = { $done } van { $all } lessen gedaan
practise = Oefenen: { $lesson }

## names

names_completes = Maak de ronde af
names_reaches = Pak de stad binnen bereik
names_fewer = Geen omwegen
names_start = Een goedkope start
names_meeting = Lijnen die samenkomen
names_together = Twee steden tegelijk
names_double = Wacht met de dubbele lijn
names_marker-tells = Wat een start verraadt
names_far-end = Begin aan het verre eind
names_leave = Laat anderen bouwen
names_join = Gebruik wat anderen bouwden
names_mountains = Erdoor of eromheen
names_alone = Waar niemand anders bouwt
names_line-tells = Wat een lijn verraadt
names_company = Begin in goed gezelschap
names_three = Drie tegelijk
names_take-double = Betaal de dubbele lijn
names_apart = Nog niet verbinden
names_beside = Begin tussen de steden
names_silence = Wat niet gebouwd werd

## ideas

ideas_completes = Tel aan het einde in beurten, niet in rails: twee rails zijn één beurt. Kies wat je met je volgende beurt laat eindigen.
ideas_reaches = Een stad op één of twee rails afstand is pas veilig als die is aangesloten. Kijk daarnaar voordat je in de verte bouwt.
ideas_fewer = Tel hoeveel rails er na je beurt nog nodig zijn. Van twee beurten is meestal die beter die er minder overlaat.
ideas_start = Je start hoort op het goedkoopste net van je vijf steden. Elke omweg van de start bouw je later, rail voor rail.
ideas_meeting = Het goedkoopste net vertakt zich vaak tussen de steden. Laat twee lijnen op een kruispunt daarbuiten samenkomen in plaats van ze van stad naar stad te leggen.
ideas_together = Een rail die naar twee steden leidt, is dubbel zoveel waard. Bouw eerst het gedeelde stuk en kies later waar je afslaat.
ideas_double = Een dubbele lijn kost de hele beurt. Bouw eerst enkelvoudige lijnen: misschien betaalt een ander de dubbele lijn.
ideas_marker-tells = De meeste spelers beginnen in een eigen stad of er vlak naast. Kijk eerst wat er naast een startmarker ligt.
ideas_far-end = Het midden van het bord raakt vol met ieders rails. Begin bij je afgelegen stad en laat de anderen naar je toe bouwen.
ideas_leave = Gaat iemand naar een stad van jou, bouw daar dan niet. Leg je rails waar niemand je helpt.
ideas_join = Alles wat met je start verbonden is, telt voor jou. Eén of twee rails naar een ander net kunnen er tien besparen.
ideas_mountains = Een dubbele lijn telt twee. Soms is dwars door de bergen toch goedkoper dan eromheen: tel beide routes.
ideas_alone = Een stad die niemand anders nodig heeft, moet je alleen aansluiten. Bouw er vroeg heen, terwijl de anderen de rest voor je doen.
ideas_line-tells = Een lijn wijst naar een stad. Vraag je bij elke nieuwe rail af bij welke stad hij dichterbij komt en welke hij voorbijloopt.
ideas_company = Dicht bij een andere marker komen de netten snel samen, en elke rail dient jullie allebei. Blijf dichtbij als je steden dezelfde kant op liggen.
ideas_three = Zoek de rail die dichter bij drie steden komt. Voor elk ervan lijkt hij een omweg, voor allemaal is hij een kortere weg.
ideas_take-double = Soms heeft niemand anders een dubbele lijn nodig, of is het de enige korte weg. Betaal hem dan nu in plaats van eromheen te bouwen.
ideas_apart = Twee netten verbinden helpt allebei. Wint de ander er meer mee dan jij, houd dan de laatste rail achter.
ideas_beside = De beste start hoeft geen stad te zijn. Een kruispunt waar je lijnen zich splitsen, kan meer waard zijn dan elke stad in je hand.
ideas_silence = Wie langs een stad bouwt, heeft die niet nodig. Is niemand in de buurt van een stad gekomen, dan heeft misschien niemand die kaart.
