// Dutch: how a round begins and the next one follows.

import { list, note, p, type ChapterText } from '../text.ts';

export const round: ChapterText<'round'> = {
  title: 'Begin van een ronde',
  sections: {
    dealing: {
      title: 'Steden delen',
      body: [
        p(
          'Iedereen krijgt van elke kleur één stadkaart, vijf in totaal, en houdt ze geheim. Aan deze tafel zien ze eruit als treinkaartjes. De verdeling is puur toeval.',
        ),
        p(
          'Elke stad bestaat maar één keer, dus niemand anders heeft een van jouw steden. De overige kaarten blijven gedekt; niemand bekijkt ze tijdens de ronde.',
        ),
        note(
          'De kleuren van alle handen zijn bekend, want iedereen ziet de achterkanten. Welke steden het zijn, blijft geheim.',
        ),
      ],
      words: 'kaarten hand geheim gedekt trekken blind reststapel kaartje',
    },
    marker: {
      title: 'De startmarker plaatsen',
      body: [
        p(
          'De startspeler begint, de anderen volgen met de klok mee. Je eerste beurt van de ronde bestaat uit één ding: zet je startmarker op een kruispunt naar keuze.',
        ),
        list(
          'Elk vrij kruispunt is goed, met of zonder stad. Twee markers staan nooit op hetzelfde kruispunt.',
          'De marker blijft daar de hele ronde staan. Alleen van daaruit groeit je net.',
          'Een marker op een van je eigen steden sluit die stad meteen aan.',
        ),
      ],
      picture: 'Elk vrij kruispunt mag je kiezen; op één ervan staat al een andere marker.',
      words: 'beginnen oorsprong zetten kruispunt bezet',
    },
    'next-round': {
      title: 'De volgende ronde',
      body: [
        p(
          'Alle rails gaan van het bord en iedereen neemt de eigen startmarker terug. Alle stadkaarten die meedoen, worden geschud en opnieuw gedeeld.',
        ),
        p(
          'De *startspelerkaart* gaat naar de buur links, wie de ronde ook gewonnen heeft. Die speler plaatst de eerste marker.',
        ),
      ],
      words: 'met de klok mee links schudden opnieuw',
    },
  },
};
