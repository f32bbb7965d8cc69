// Dutch: how a game begins.

import { list, p, type ChapterText } from '../text.ts';

export const setup: ChapterText<'setup'> = {
  title: 'Hoe een spel begint',
  sections: {
    'first-display': {
      title: 'Wat open ligt',
      body: [
        p(
          'Vijf contracten liggen open naast de stapel. Op de Spoorwegbeurs staan vijf locomotieven en vijf wagens, per rij nooit meer dan twee van hetzelfde model; met twee spelers vier en vier.',
        ),
      ],
      words: 'open uitstalling stands markt vijf',
    },
    'first-company': {
      title: 'Waarmee een maatschappij begint',
      body: [
        list(
          '100k in kas en een winst van 0',
          '48 staafjes',
          'een locomotief en twee wagens, ongezien getrokken; ze wachten in de remise',
          'een startcontract',
        ),
      ],
      words: 'startgeld begin uitrusting staafjes',
    },
    launch: {
      title: 'Startcontracten',
      body: [
        p(
          'Elke maatschappij trekt een van de 8 startcontracten. Het loopt vanaf het eerste moment, kost geen belasting en telt voor het doel als elk ander. De andere gaan uit het spel.',
        ),
      ],
      words: 'groen eerste contract belastingvrij starten',
    },
    'first-chair': {
      title: 'De eerste voorzitter',
      body: [
        p(
          'De maatschappij die *voorzitter* is, kondigt de eerste fase van het jaar aan. De eerste voorzitter wordt geloot, tenzij de tafel anders is ingesteld.',
        ),
      ],
      words: 'voorzitter startspeler begint eerst oudste',
    },
    'two-players': {
      title: 'Met twee spelers',
      body: [
        list(
          'De voorzitter kondigt de eerste fase aan, de andere maatschappij de tweede, de voorzitter weer de derde. Daarna wisselt de voorzitter.',
          'Op de beurs staan vier locomotieven en vier wagens.',
          'De twee startcontracten liggen dicht bij elkaar: een stad van het ene ligt hoogstens 3 segmenten van een stad van het andere.',
        ),
        p('De eerste twee punten gelden ook zodra er van drie of vier maatschappijen nog maar twee over zijn.'),
      ],
      words: 'twee duel paar 2',
    },
  },
};
