// Dutch texts of the strategy lessons.

import type { LessonMessages } from './text.ts';

export const nl: LessonMessages = {
  example: 'Voorbeeld',
  finish: 'Les afronden',
  tryIt: 'Probeer het zelf',
  nextIdea: 'Volgende les',
  more: 'Meer stellingen',
  done: 'Les gedaan',
  taken: 'gedaan',
  noMore: 'Je hebt alle stellingen van deze les opgelost.',
  solved: (right, all) => `${right} van ${all} opgelost`,
  level: (level) => `niveau ${level}`,
  progress: (done, all) => `${done} van ${all} lessen gedaan`,
  practise: (lesson) => `Oefenen: ${lesson}`,
  names: {
    completes: 'Maak de ronde af',
    reaches: 'Pak de stad binnen bereik',
    fewer: 'Geen omwegen',
    start: 'Een goedkope start',
    meeting: 'Lijnen die samenkomen',
    together: 'Twee steden tegelijk',
    double: 'Wacht met de dubbele lijn',
    'marker-tells': 'Wat een start verraadt',
    'far-end': 'Begin aan het verre eind',
    leave: 'Laat anderen bouwen',
    join: 'Gebruik wat anderen bouwden',
    mountains: 'Erdoor of eromheen',
    alone: 'Waar niemand anders bouwt',
    'line-tells': 'Wat een lijn verraadt',
    company: 'Begin in goed gezelschap',
    three: 'Drie tegelijk',
    'take-double': 'Betaal de dubbele lijn',
    apart: 'Nog niet verbinden',
    beside: 'Begin tussen de steden',
    silence: 'Wat niet gebouwd werd',
  },
  ideas: {
    completes:
      'Tel aan het einde in beurten, niet in rails: twee rails zijn één beurt. Kies wat je met je volgende beurt laat eindigen.',
    reaches:
      'Een stad op één of twee rails afstand is pas veilig als die is aangesloten. Kijk daarnaar voordat je in de verte bouwt.',
    fewer:
      'Tel hoeveel rails er na je beurt nog nodig zijn. Van twee beurten is meestal die beter die er minder overlaat.',
    start:
      'Je start hoort op het goedkoopste net van je vijf steden. Elke omweg van de start bouw je later, rail voor rail.',
    meeting:
      'Het goedkoopste net vertakt zich vaak tussen de steden. Laat twee lijnen op een kruispunt daarbuiten samenkomen in plaats van ze van stad naar stad te leggen.',
    together:
      'Een rail die naar twee steden leidt, is dubbel zoveel waard. Bouw eerst het gedeelde stuk en kies later waar je afslaat.',
    double:
      'Een dubbele lijn kost de hele beurt. Bouw eerst enkelvoudige lijnen: misschien betaalt een ander de dubbele lijn.',
    'marker-tells':
      'De meeste spelers beginnen in een eigen stad of er vlak naast. Kijk eerst wat er naast een startmarker ligt.',
    'far-end':
      'Het midden van het bord raakt vol met ieders rails. Begin bij je afgelegen stad en laat de anderen naar je toe bouwen.',
    leave: 'Gaat iemand naar een stad van jou, bouw daar dan niet. Leg je rails waar niemand je helpt.',
    join: 'Alles wat met je start verbonden is, telt voor jou. Eén of twee rails naar een ander net kunnen er tien besparen.',
    mountains:
      'Een dubbele lijn telt twee. Soms is dwars door de bergen toch goedkoper dan eromheen: tel beide routes.',
    alone:
      'Een stad die niemand anders nodig heeft, moet je alleen aansluiten. Bouw er vroeg heen, terwijl de anderen de rest voor je doen.',
    'line-tells':
      'Een lijn wijst naar een stad. Vraag je bij elke nieuwe rail af bij welke stad hij dichterbij komt en welke hij voorbijloopt.',
    company:
      'Dicht bij een andere marker komen de netten snel samen, en elke rail dient jullie allebei. Blijf dichtbij als je steden dezelfde kant op liggen.',
    three:
      'Zoek de rail die dichter bij drie steden komt. Voor elk ervan lijkt hij een omweg, voor allemaal is hij een kortere weg.',
    'take-double':
      'Soms heeft niemand anders een dubbele lijn nodig, of is het de enige korte weg. Betaal hem dan nu in plaats van eromheen te bouwen.',
    apart: 'Twee netten verbinden helpt allebei. Wint de ander er meer mee dan jij, houd dan de laatste rail achter.',
    beside:
      'De beste start hoeft geen stad te zijn. Een kruispunt waar je lijnen zich splitsen, kan meer waard zijn dan elke stad in je hand.',
    silence:
      'Wie langs een stad bouwt, heeft die niet nodig. Is niemand in de buurt van een stad gekomen, dan heeft misschien niemand die kaart.',
  },
};
