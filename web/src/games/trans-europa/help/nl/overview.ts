// Dutch: what the game is about and what lies on the table.

import { list, note, p, type ChapterText } from '../text.ts';

export const overview: ChapterText<'overview'> = {
  title: 'Het spel',
  sections: {
    goal: {
      title: 'Doel van het spel',
      body: [
        p(
          'Elke ronde heb je vijf geheime steden, van elke kleur één. Sluit ze alle vijf met een ononderbroken spoorwegnet aan op je *startmarker* voordat iemand anders dat met de eigen steden lukt.',
        ),
        p('De rails zijn van niemand. Zodra jouw net een ander net raakt, mag je die rails gebruiken, en andersom.'),
        p(
          'Een spel duurt meerdere rondes. De puntentelling hangt af van de editie: in de klassieke editie en de veerbooteditie kost elke ontbrekende rail punten, in de prestige-editie verdien je punten.',
        ),
      ],
      picture: 'Vijf steden in vijf kleuren, allemaal aangesloten op de marker in Berlijn.',
      words: 'doel winnen speldoel',
    },
    board: {
      title: 'Spelbord, kruispunten en lijnen',
      body: [
        p(
          'Het spelbord is een raster van *lijnen*. Ze komen samen op *kruispunten*; sommige daarvan zijn steden. Een rail ligt op een lijn en verbindt de twee uiteinden.',
        ),
        p(
          'Dunne lijnen zijn *enkelvoudig*, lijnen van twee strepen zijn *dubbel*. Elke stad hoort bij een van de vijf regio’s, elk met een eigen kleur en zeven steden.',
        ),
        note('Kusten, rivieren en afstanden zijn aan het raster aangepast. Alleen hoe een lijn getekend is, telt.'),
      ],
      words: 'kaart raster knooppunt bord kleurgebied baan',
    },
    pieces: {
      title: 'Rails, markers, locomotieven',
      body: [
        list(
          'Iedereen pakt uit *één voorraad zwarte rails*: 83 in de klassieke editie en de veerbooteditie, 85 in de prestige-editie. Een rail op het bord heeft geen eigenaar, wie hem ook heeft gelegd.',
          'Iedereen heeft een *startmarker*. Daar begint je eigen net.',
          'Iedereen heeft een *locomotief* op de puntenlijst. Die begint bij de locomotiefloods.',
        ),
      ],
      words: 'spelmateriaal pion voorraad',
    },
    players: {
      title: 'Spelers en startspeler',
      body: [
        p(
          'Je speelt met twee tot zes spelers, ieder in een eigen kleur. De eerste startspeler wordt geloot, tenzij de tafel iets anders heeft afgesproken.',
        ),
        p(
          'Met *twee of drie spelers* blijven de tien stadkaarten met gestippelde rand het hele spel buiten spel, twee van elke kleur. Dan blijven er 25 over. Vanaf vier spelers doen alle 35 mee.',
        ),
      ],
      words: 'voorbereiding aantal gestippelde rand opstelling',
    },
  },
};
