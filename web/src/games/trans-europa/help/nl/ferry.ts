// Dutch: the ferry edition.

import { list, note, p, type ChapterText } from '../text.ts';

export const ferry: ChapterText<'ferry'> = {
  title: 'Veerbooteditie',
  sections: {
    'ferry-line': {
      title: 'Veerboten',
      body: [
        p(
          'Breed water steek je over met een *veerboot*, getekend als twee golflijnen naast elkaar. Elke golf is een plek voor één rail.',
        ),
        p(
          'Een veerboot verbindt pas als *beide* plekken bezet zijn. Dat kost dus altijd twee beurten, van jezelf of van verschillende spelers. Een halve veerboot verbindt niets, en niemand mag daarlangs aan de overkant verder bouwen.',
        ),
      ],
      picture: 'Een veerboot met één van de twee plekken bezet: Londen is nog niet te bereiken.',
      words: 'water golf plek half gebouwd twee beurten veerverbinding',
    },
    'ferry-pieces': {
      title: 'Drie gekleurde rails',
      body: [
        p(
          'Elke ronde heb je naast de zwarte voorraad drie rails in *je eigen kleur*. Ze mogen alleen op veerboten liggen, en voor de volgende ronde krijg je ze terug.',
        ),
        p(
          'Ze horen niet bij de voorraad: de ronde eindigt als de zwarte rails op zijn, hoeveel gekleurde er ook over zijn.',
        ),
      ],
      words: 'eigen rail persoonlijk land geen meer',
    },
    'ferry-turn': {
      title: 'Een veerboot in je beurt',
      body: [
        p(
          'Hier bestaat een derde soort beurt: *één* rail op een vrije veerplek, zwart of in je eigen kleur, en als je wilt *één* zwarte rail op een enkelvoudige lijn. De volgorde bepaal je zelf.',
        ),
        p(
          'Een veerplek kost dus 1 van je budget van 2. Die geldt ook als de rail die je moet leggen. In één beurt mag niet:',
        ),
        list(
          'twee veerplekken, op dezelfde veerboot of op verschillende,',
          'een veerplek en een dubbele lijn,',
          'een rail in je eigen kleur ergens anders dan op een veerboot.',
        ),
        note(
          'Sluit je eerste rail de laatste stad van iemand anders aan, dan mag je de tweede toch nog leggen, ook op een veerboot.',
        ),
      ],
      words: 'tweede veerboot budget kosten volgorde',
    },
    'ferry-reach': {
      title: 'Wie een veerboot mag bouwen',
      body: [
        p(
          'Iedereen van wie het net een van beide uiteinden raakt. Je mag een veerboot beginnen of een veerboot van een ander afmaken, vanaf beide oevers.',
        ),
      ],
      words: 'beginnen afmaken oever',
    },
    'ferry-rights': {
      title: 'Wie een veerboot mag gebruiken',
      body: [
        list(
          'Met minstens *één zwarte rail* is een voltooide veerboot open voor iedereen van wie het net erbij kan.',
          'Met *twee gekleurde rails* mogen alleen de spelers van wie de kleur erop ligt hem gebruiken: één of twee.',
        ),
        p(
          'Dat recht is persoonlijk. Sluit je aan op het net van een eigenaar, dan gebruik je de gezamenlijke rails, maar niet de gesloten veerboot en wat daarachter ligt, tenzij je er langs een andere route komt.',
        ),
      ],
      picture:
        'Op de bovenste veerboot ligt een zwarte rail; die leidt naar Londen. De onderste is voor jou gesloten: beide rails zijn blauw.',
      words: 'exclusief gesloten open zwart gekleurd eigenaar privé',
    },
    'ferry-sea': {
      title: 'Gewone lijnen over water',
      body: [
        p(
          'Rechte lijnen over water zijn gewone enkelvoudige lijnen. Op kruispunten op zee mag je aftakken en zelfs je marker zetten.',
        ),
      ],
      words: 'zee kruispunt recht marker',
    },
    'ferry-missing': {
      title: 'Een ontbrekende veerboot',
      body: [
        p(
          'Een ontbrekende veerboot telt voor *2*, net als een dubbele lijn: of hij nu leeg, half gebouwd of voor jou gesloten is.',
        ),
        note(
          'Voorbeeld: alleen Londen ontbreekt. De blauwe veerboot is voor jou gesloten en telt voor 2, de enkelvoudige lijn erachter voor 1: drie punten verlies.',
        ),
      ],
      picture: 'Naar Londen ontbreken de gesloten veerboot (2) en een enkelvoudige lijn (1).',
      words: 'half gebouwd gesloten tellen strafpunten',
    },
    'ferry-score': {
      title: 'Punten verliezen',
      body: [
        p(
          'Wie alles heeft aangesloten, verliest niets. De anderen verliezen 1 per ontbrekende enkelvoudige lijn en 2 per ontbrekende dubbele lijn of veerboot.',
        ),
        p('Elk punt brengt de locomotief één stap verder van de locomotiefloods; er mogen er meer op één stap staan.'),
      ],
      words: 'puntentelling waardering strafpunten minpunten',
    },
    'ferry-end': {
      title: 'Einde van het spel',
      body: [
        p(
          'Heeft een locomotief aan het eind van een ronde het einde van de puntenlijst bereikt, *13 stappen* van de locomotiefloods, of zou hij eraan voorbij rijden, dan is het spel afgelopen.',
        ),
        p('Wie de meeste punten over heeft, wint; bij gelijke stand is de overwinning gedeeld.'),
      ],
      words: 'winnen winnaar gelijkspel laatste vak',
    },
  },
};
