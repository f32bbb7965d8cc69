// Dutch: what is special about the classic edition.

import { list, p, type ChapterText } from '../text.ts';

export const classic: ChapterText<'classic'> = {
  title: 'Klassieke editie',
  sections: {
    'classic-seas': {
      title: 'Over zee',
      body: [
        p(
          'Veerboten zijn er in deze editie niet. Een oversteek over zee is een gewone dubbele lijn: één rail, de hele beurt, en 2 als ze ontbreekt.',
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
      words: 'waardering strafpunten puntenlijst',
    },
    'classic-end': {
      title: 'Einde van het spel',
      body: [
        p('Het spel eindigt na de ronde waarin iemand in totaal 13 of meer punten heeft verloren.'),
        list(
          'Wie de meeste punten over heeft, wint. Bij gelijke stand zijn er meer winnaars.',
          'Wie onder nul komt, houdt voor de rangorde het precieze aantal.',
        ),
      ],
      words: 'winnen winnaar gelijkspel stootblok',
    },
  },
};
