// Dutch: licences on the map.

import { p, table, type ChapterText } from '../text.ts';

export const licences: ChapterText<'licences'> = {
  title: 'Licenties',
  sections: {
    sections: {
      title: 'Eén baanvak, één licentie',
      body: [
        p(
          'Een licentie geldt altijd voor een heel baanvak, van de ene stad naar de volgende, of het nu één segment heeft of vijf. Op elk baanvak heeft een maatschappij hoogstens één spoor. Zijn alle sporen bezet, dan is het baanvak vol.',
        ),
      ],
      picture:
        'Rood en Blauw delen het baanvak van Calais naar Brussel; één spoor is nog vrij. Dublin–Manchester heeft maar één spoor en dat is bezet.',
      words: 'baanvak vol bezet spoor segment maatschappij',
    },
    fees: {
      title: 'Wat een licentie kost',
      body: [
        p(
          'De vergoeding betaal je één keer, aan de bank. Ze hangt af van het aantal maatschappijen dat op dat moment op het baanvak is.',
        ),
        table(
          ['je zou zijn', '1 segment', '2 segmenten', '3 segmenten'],
          ['de eerste', '20k', '40k', '60k'],
          ['de tweede', '40k', '80k', '120k'],
          ['de derde', '80k', '160k', '240k'],
        ),
      ],
      words: 'prijs kosten dubbel viervoudig duur',
    },
    sticks: {
      title: 'Staafjes',
      body: [
        p('Elk segment vraagt een van je 48 staafjes. Heb je er te weinig, dan kun je de licentie niet kopen.'),
        p(
          'Licenties gelden het hele spel en hoeven niet verbonden te zijn: je mag op verschillende plaatsen beginnen.',
        ),
      ],
      words: 'staafjes netwerk verbonden blijvend',
    },
  },
};
