// Dutch: the 19 special cards.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const cards: ChapterText<'cards'> = {
  title: 'Speciale kaarten',
  sections: {
    'cards-how': {
      title: 'Spelen met speciale kaarten',
      body: [
        p(
          'De 19 speciale kaarten zijn een variant voor wie het basisspel kent. De kaarten 1 tot en met 15 maken een ronde meestal makkelijker of sneller, 16 tot en met 19 juist uitdagender.',
        ),
        p(
          'Zo verloopt elke ronde: de steden worden gedeeld, een speciale kaart wordt omgedraaid, het effect op de handen wordt uitgevoerd, en dan worden de startmarkers geplaatst. De kaart geldt *voor iedereen en de hele ronde*.',
        ),
        p(
          'Voor de volgende ronde wordt een nieuwe kaart omgedraaid. Gebruikte kaarten gaan opzij en worden opnieuw geschud als de stapel leeg is.',
        ),
      ],
      words: 'variant stapel volgorde',
    },
    'cards-modes': {
      title: 'Kaarten kiezen',
      body: [
        p('Bij het klaarzetten van de tafel bepaal je hoe de kaarten in het spel komen:'),
        list(
          'elke ronde één willekeurige kaart,',
          'kaarten die je zelf kiest, elke ronde de volgende,',
          'gekozen kaarten voor het hele spel,',
          'elke ronde twee of drie willekeurige kaarten, die samen gelden.',
        ),
        note('Met jonge kinderen is kaart 1 voor het hele spel een goede keuze.'),
      ],
      words: 'modus vast toeval meerdere afspreken',
    },
    'cards-hand': {
      title: 'Je steden en hun kleuren',
      body: [
        p(
          'Je moet aansluiten wat je uiteindelijk in je hand hebt: vier steden met kaart 6, 7 of 8, en misschien meerdere van één kleur na kaart 16.',
        ),
        p(
          'De kaarten noemen de kleuren wit, roze, oranje, bruin en turquoise. Op de borden van Europa en de Verenigde Staten zijn dat:',
        ),
        table(
          ['op de kaart', 'op deze borden', 'regio in Europa', 'regio in de VS'],
          ['wit', 'geel', 'Noorden', 'Midden'],
          ['roze', 'rood', 'Westen', 'Zuiden'],
          ['oranje', 'oranje', 'Midden', 'Oosten'],
          ['bruin', 'groen', 'Oosten', 'Westen'],
          ['turquoise', 'blauw', 'Zuiden', 'Noorden'],
        ),
      ],
      words: 'doelen gebied',
    },
    'card-points': {
      title: 'Kaarten 1 en 2: andere punten',
      body: [
        p(
          'De prestigepunten van deze ronde volgen een andere tabel. *Milde punten* (1) past bij jongere spelers, *Strenge punten* (2) bij ervaren spelers.',
        ),
        table(
          ['ontbrekend', '0', '1', '2', '3', '4', '5', '6', '7+'],
          ['kaart 1', '4', '3', '3', '2', '2', '1', '1', '0'],
          ['zonder', '4', '3', '2', '1', '1', '0', '0', '0'],
          ['kaart 2', '4', '2', '1', '0', '0', '0', '0', '0'],
        ),
      ],
      words: 'aangenaam veeleisend tabel puntentelling waardering',
    },
    'card-three': {
      title: 'Kaart 3: Drie rails',
      body: [
        p(
          'Het budget is 3 per beurt in plaats van 2: maximaal drie enkelvoudige lijnen, of een dubbele en een enkelvoudige. Twee dubbele lijnen is te veel. Minstens één rail blijft verplicht.',
        ),
      ],
      words: 'budget limiet',
    },
    'card-terrain': {
      title: 'Kaarten 4 en 5: makkelijk terrein',
      body: [
        list(
          '*Kalm water* (4): dubbele lijnen over rivieren en zeeën gelden als enkelvoudig.',
          '*Lage bergen* (5): dubbele lijnen over bergen gelden als enkelvoudig.',
        ),
        p(
          'Dat geldt bij het leggen en bij het tellen van ontbrekende rails. Een lijn die zowel water als bergen oversteekt, wordt alleen enkelvoudig als beide kaarten gelden.',
        ),
      ],
      words: 'rivier zee berg enkelvoudig kosten',
    },
    'card-without': {
      title: 'Kaarten 6 en 7: een kleur minder',
      body: [
        p(
          'Iedereen geeft de witte stad (6) of de turquoise stad (7) terug en speelt met de andere vier. De teruggegeven kaarten blijven gedekt en doen deze ronde niet mee.',
        ),
      ],
      words: 'wit turquoise vier teruggeven',
    },
    'card-drop': {
      title: 'Kaart 8: Eentje minder',
      body: [
        p(
          'Iedereen bekijkt de eigen vijf steden en geeft er één terug, allemaal tegelijk en gedekt. Je speelt met de vier die overblijven. Welke je teruggeeft, kies je helemaal zelf.',
        ),
      ],
      words: 'afleggen kiezen vier tegelijkertijd',
    },
    'card-rhythm': {
      title: 'Kaart 9: Drie-twee-één',
      body: [
        p(
          'Het budget wisselt per omloop, dus telkens als iedereen één keer aan de beurt is geweest: eerst 3, dan 2, dan 1, dan weer 3 enzovoort. Het plaatsen van de markers is geen omloop. De huidige limiet staat altijd in beeld.',
        ),
        p(
          'Met een budget van 1 kun je geen dubbele lijn leggen. Zijn alleen dubbele lijnen bereikbaar, dan pas je; de ronde gaat door.',
        ),
      ],
      words: 'ritme omloop limiet 3 2 1 budget passen',
    },
    'card-show': {
      title: 'Kaarten 10 tot en met 12: twee open steden',
      body: [
        p('Iedereen legt de hele ronde twee steden open; de andere blijven geheim:'),
        list('roze en oranje (10),', 'roze en bruin (11),', 'bruin en oranje (12).'),
      ],
      words: 'onthullen open tonen',
    },
    'card-extra': {
      title: 'Kaarten 13 tot en met 15: een stad extra',
      body: [
        p(
          'De startspeler pakt uit de overige kaarten nog één stad van een kleur: roze (13), bruin (14) of oranje (15). Van de twee kaarten in die kleur blijft er één, de andere gaat naar links.',
        ),
        p(
          'Zo gaat het rond: iedereen kiest tussen de eigen en de ontvangen kaart en geeft de andere door. De laatste, rechts van de startspeler, legt de ongewenste kaart gedekt terug.',
        ),
        p('Aan het eind heeft iedereen weer precies één stad van die kleur. Je weet welke je hebt doorgegeven.'),
      ],
      words: 'keten doorgeven links pakken houden verkeerde kleur',
    },
    'card-pass': {
      title: 'Kaart 16: Drie keer doorgeven',
      body: [
        p(
          'Drie keer achter elkaar kiest iedereen tegelijk een van de eigen vijf steden en geeft die gedekt door naar links. Je ziet wat je krijgt vóór de volgende keer, en je mag het ook weer doorgeven.',
        ),
        p(
          'Kleuren kunnen zich ophopen: in het uiterste geval houd je er maar twee over. De kleuren van alle handen zijn bekend, de steden niet.',
        ),
      ],
      words: 'ruilen tegelijkertijd buur',
    },
    'card-hand': {
      title: 'Kaart 17: Alles doorgeven',
      body: [
        p(
          'Onthoud je vijf steden goed: ze gaan allemaal naar je linkerbuur, en jij speelt met die van rechts. Je weet dus precies waar je linkerbuur heen wil.',
        ),
        note(
          'Met het geheugensteuntje blijft de tafel tonen wat je hebt gezien. Bij het klaarzetten kun je het uitzetten.',
        ),
      ],
      words: 'onthouden geheugen buur ruilen',
    },
    'card-anywhere': {
      title: 'Kaart 18: Kriskras',
      body: [
        p(
          'Twee enkelvoudige lijnen of één dubbele, zoals altijd, maar *overal* op het bord, met of zonder aansluiting op een net. Losse rails zijn van niemand en horen voortaan bij elk net dat ze raakt.',
        ),
        p('Het doel blijft hetzelfde: alle steden aangesloten op je eigen marker.'),
      ],
      picture: 'Beide geplande rails zijn toegestaan, al raakt geen ervan een net.',
      words: 'vrij los overal',
    },
    'card-open': {
      title: 'Kaart 19: Open kaarten',
      body: [p('Deze ronde is niets geheim: alle steden liggen open.')],
      words: 'onthullen tonen alles',
    },
    'cards-together': {
      title: 'Meerdere kaarten tegelijk',
      body: [
        p('Alle open kaarten gelden tegelijk. Twee combinaties komen nooit voor: 1 met 2, en 3 met 9.'),
        p(
          'Hun effect op de handen volgt deze volgorde: 6, 7, 13, 14, 15, 16, 17, 8, dan 10 tot en met 12 en 19. Bijvoorbeeld:',
        ),
        list(
          '6, 7 en 8 samen laten twee steden over. Dat is genoeg voor een ronde.',
          '17 met 8: eerst schuiven de handen door, dan geeft iedereen een stad van de nieuwe hand terug.',
          '16 met 10 tot en met 12: na het doorgeven gaan *alle* steden van de genoemde kleuren open, misschien geen enkele.',
          '19 met 10 tot en met 12: alles ligt toch al open.',
          '3 of 9 met 4 of 5: eerst wordt de lijn enkelvoudig, dan kost hij 1 van het budget.',
          '18 met 3: maximaal drie rails, overal.',
        ),
      ],
      words: 'combinatie meerdere uitsluiten volgorde',
    },
  },
};
