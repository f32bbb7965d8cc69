// Dutch: the end of the game and the evaluation.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Het einde',
  sections: {
    'game-end': {
      title: 'Wanneer het spel eindigt',
      body: [
        p(
          'Het jaar wordt altijd uitgespeeld en uitbetaald; daarna volgt de beoordeling. Het spel eindigt met het jaar waarin',
        ),
        list(
          'een maatschappij het doel aan voltooide contracten heeft bereikt,',
          'een maatschappij haar laatste staafje heeft gelegd,',
          'een jaarwinst van 500k is bereikt,',
          'de bank aan het eind van het jaar leeg is, of',
          'er nog maar één maatschappij over is.',
        ),
        p(
          'Staafjes en 500k gelden zodra ze bereikt zijn, ook als het weer verandert. Na 100 jaar is het hoe dan ook afgelopen.',
        ),
      ],
      words: 'einde voorbij aanleiding laatste jaar doel',
    },
    target: {
      title: 'Het doel',
      body: [
        p(
          'Voor het spel spreken jullie af hoeveel contracten een maatschappij moet voltooien: 3 of meer. Startcontracten tellen mee.',
        ),
        table(
          ['contracten', 'drie of vier maatschappijen', 'twee maatschappijen'],
          ['3', 'ongeveer 60 minuten', 'ongeveer 45 minuten'],
          ['4 of 5', 'ongeveer 90 minuten', 'ongeveer 60 minuten'],
          ['6 of meer', '100 minuten en meer', '75 minuten en meer'],
        ),
      ],
      words: 'lengte duur minuten aantal contracten',
    },
    'new-target': {
      title: 'Een nieuw doel',
      body: [
        p(
          'Als de tafel het toestaat, kunnen jullie onderweg een hoger doel afspreken. Wie een fase gaat aankondigen, mag er een voorstellen, één keer voor elke fase. Is het doel bereikt, dan wordt het iedereen aan het eind van het jaar om de beurt gevraagd, tenzij staafjes of de 500k het spel toch al beëindigen.',
        ),
        p('Alle anderen stemmen; het nieuwe doel geldt alleen als iedereen akkoord gaat.'),
      ],
      words: 'verhogen doel voorstellen stemmen akkoord unaniem langer',
    },
    evaluation: {
      title: 'De beoordeling',
      body: [
        table(
          ['voor', 'punten'],
          ['jaarwinst', '1 per begonnen 100k, hoogstens 5'],
          ['voltooid contract', '2'],
          ['lopend contract: locomotief en één deeltraject', '1'],
          ['aangesloten steden', '1 per begonnen 5'],
          ['grootste netwerk', '2'],
          ['meeste landen', '2'],
          ['slapend contract: geen inkomsten', '−1'],
          ['vrije voertuigen', '−1 per begonnen 3 boven 3'],
          ['kas', '−1 per begonnen 100k boven 300k'],
        ),
        p(
          'Elk onvoltooid contract loopt en levert een punt op, of het slaapt en kost er een. Wie geen winst maakt, krijgt daarvoor 0.',
        ),
        note(
          'Voorbeeld: een jaarwinst van 210k geeft 3 punten, 6 steden geven er 2, 7 vrije voertuigen kosten er 2, 310k in kas kost er 1.',
        ),
      ],
      words: 'punten puntentelling eindstand aftrek',
    },
    awards: {
      title: 'Grootste netwerk en meeste landen',
      body: [
        p(
          '2 punten gaan naar de maatschappij met het langste aaneengesloten stuk netwerk, geteld in segmenten met alle vertakkingen, en 2 naar die waarvan de licenties steden in de meeste landen bereiken.',
        ),
        p('Bij gelijke stand worden de 2 punten precies gedeeld. Wie geen licentie heeft, krijgt er geen.'),
      ],
      picture:
        'Oranje heeft het grootste netwerk aan één stuk: 12 segmenten. Groen heeft er 9 aan één stuk en 1 ergens anders, dat hier niet telt.',
      words: 'langste aaneengesloten landen gelijk gedeeld',
    },
    winner: {
      title: 'Wie wint',
      body: [
        p(
          'Het hoogste totaal wint, ook als die maatschappij uit het spel is. Bij een gelijk totaal is de overwinning gedeeld, tenzij de tafel anders heeft afgesproken.',
        ),
      ],
      words: 'winnen winnaar gelijkspel gedeeld',
    },
  },
};
