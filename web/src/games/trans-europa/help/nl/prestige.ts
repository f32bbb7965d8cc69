// Dutch: the prestige edition without special cards.

import { list, p, table, type ChapterText } from '../text.ts';

export const prestige: ChapterText<'prestige'> = {
  title: 'Prestige-editie',
  sections: {
    'prestige-boards': {
      title: 'De spelborden',
      body: [
        p(
          'Je speelt op Midden-Europa, de Verenigde Staten of het grote bord van Europa, met 85 rails en de 35 steden van dat bord. De regels zijn overal hetzelfde.',
        ),
        p('Om het spel goed te laten lopen, wijken de borden hier en daar af van de echte geografie.'),
      ],
      words: 'kaart Amerika USA geografie',
    },
    'prestige-setup': {
      title: 'Spelvoorbereiding',
      body: [
        p(
          'De stadkaarten liggen per kleur in vijf gedekte stapels; iedereen pakt van elke stapel één kaart. In het gedrukte spel begint de oudste speler; hier wordt geloot, tenzij je het anders instelt.',
        ),
      ],
      words: 'oudste stapel startspeler',
    },
    'prestige-lines': {
      title: 'Tunnel en Kanaal',
      body: [
        p(
          'Zoals altijd leg je maximaal twee rails op enkelvoudige lijnen of één op een dubbele lijn. Op het bord van Midden-Europa zijn twee lijnen enkelvoudig, al lijken ze moeilijk: de *verbinding door het Kanaal* en de *tunnel door de Zwitserse Alpen*.',
        ),
      ],
      picture: 'Van Zürich naar Milaan loopt de tunnel als enkelvoudige lijn tussen de dubbele lijnen van de Alpen.',
      words: 'Alpen Zwitserland veer enkelvoudig',
    },
    'prestige-score': {
      title: 'Prestige verdienen',
      body: [
        p(
          'Aan het einde van de ronde krijgt iedereen prestigepunten naar het aantal ontbrekende rails. Dubbele lijnen tellen voor 2.',
        ),
        table(['ontbrekend', 'prestige'], ['0', '4'], ['1', '3'], ['2', '2'], ['3 of 4', '1'], ['5 of meer', '0']),
        list(
          'Iedereen die alles heeft aangesloten, krijgt er 4, ook als het er meer zijn.',
          'Zijn de rails op voordat iemand klaar is, dan krijgt niemand er 4; de rest van de tabel geldt wel.',
        ),
      ],
      words: 'puntentelling waardering punten tabel winnaar',
    },
    'prestige-end': {
      title: 'Einde van het spel',
      body: [
        p(
          'Heeft iemand aan het eind van een ronde *13 prestigepunten* of meer, dan is het spel afgelopen, uiterlijk na 60 rondes.',
        ),
        p(
          'Van wie dat gelukt is, wint het hoogste totaal; punten boven de 13 tellen mee, ook al blijft de locomotief bij het station aan het eind staan. Bij gelijke stand is de overwinning gedeeld.',
        ),
      ],
      words: 'winnen winnaar gelijkspel 13',
    },
  },
};
