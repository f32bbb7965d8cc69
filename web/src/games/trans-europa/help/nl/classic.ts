// Dutch: what is special about the classic edition.

import { list, p, type ChapterText } from '../text.ts';

export const classic: ChapterText<'classic'> = {
  title: 'Klassieke editie',
  sections: {
    'classic-seas': {
      title: 'Over zee',
      body: [
        p(
          'Veerboten zijn er in deze editie niet. Een oversteek over zee is een gewone dubbele lijn: één rail, de hele beurt, en 2 punten als hij ontbreekt.',
        ),
      ],
      words: 'water Kanaal schip',
    },
    'classic-score': {
      title: 'Punten verliezen',
      body: [
        p(
          'Heb je alles aangesloten, dan verlies je niets. De anderen verliezen één punt per ontbrekende enkelvoudige lijn en twee per ontbrekende dubbele lijn.',
        ),
        p(
          'Voor elk punt rijdt je locomotief één stap van de locomotiefloods naar het rode stootblok. De lijst telt *13 stappen*, je begint dus met 13 punten.',
        ),
      ],
      words: 'puntentelling waardering strafpunten minpunten puntenlijst scorespoor',
    },
    'classic-end': {
      title: 'Einde van het spel',
      body: [
        p('Heeft iemand aan het eind van een ronde in totaal 13 of meer punten verloren, dan is het spel afgelopen.'),
        list(
          'Wie de meeste punten over heeft, wint. Bij gelijke stand is de overwinning gedeeld.',
          'Wie onder nul komt, houdt voor de rangorde het precieze aantal.',
        ),
      ],
      words: 'winnen winnaar gelijkspel stootblok',
    },
  },
};
