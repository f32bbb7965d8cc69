// Dutch texts of insight.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('nl');

export const nl: InsightMessages = {
  soon: [
    'waar je begint en hoe die rondes afliepen',
    'hoeveel van jouw rails anderen gebruiken en hoeveel jij van die van hen',
    'welke kleuren je punten kosten',
    'hoe nauwkeurig je beurten zijn, spel na spel',
    'je typische fouten, met stellingen om het beter te doen',
  ],
  which: 'Welke spellen',
  allGames: (count) => n(count, { one: 'Het # spel', other: 'Alle # spellen' }),
  games: (count) => n(count, { one: '# spel', other: '# spellen' }),
  rounds: (count) => n(count, { one: '# ronde', other: '# rondes' }),
  roundsWon: 'van de rondes gewonnen',
  missing: 'ontbrekende rails per ronde',
  accuracyNow: 'nauwkeurigheid',
  counting: (done, all) => `Je spellen worden doorgenomen: ${done} van ${all}`,
  columns: {
    rounds: 'Rondes',
    won: 'Gewonnen',
    missing: 'Ontbrekend',
    lost: 'Verloren',
    count: 'Aantal',
    perRound: 'Per ronde',
  },
  starts: {
    title: 'Waar je begint',
    about:
      'Gedeelde rondes tellen voor een deel. Ontbrekend: rails die aan het eind van een ronde gemiddeld nog te leggen waren.',
    kind: 'Startmarker',
    kinds: { own: 'In een eigen stad', city: 'In een andere stad', beside: 'Naast de steden' },
    place: 'In of bij',
    more: (count) => n(count, { one: '# plaats meer tonen', other: '# plaatsen meer tonen' }),
    few: 'Cijfers uit een paar rondes zijn vooral geluk.',
  },
  tracks: {
    title: 'Gedeelde rails',
    about: 'Geteld aan het eind van elke ronde: over welke rails ieders start zijn steden bereikt.',
    yours: (count) => n(count, { one: '# rail door jou gelegd', other: '# rails door jou gelegd' }),
    byOthers: 'ook door anderen gebruikt',
    byYou: 'alleen door jou gebruikt',
    byNobody: 'door niemand gebruikt',
    used: (count) => n(count, { one: '# rail door jou gebruikt', other: '# rails door jou gebruikt' }),
    laidByYou: 'door jou gelegd',
    laidByOthers: 'door anderen gelegd',
  },
  colours: {
    title: 'Verloren punten per kleur',
    about:
      'Ontbrekende rails, verdeeld over de niet bereikte steden naar hoe ver elke stad nog weg lag. Elk kost in het klassieke spel een punt.',
    colour: 'Regio',
    open: 'Niet bereikt',
    of: (open, held) => `${open} van ${held}`,
    points: 'Rails',
  },
  accuracy: {
    title: 'Nauwkeurigheid in de loop van de tijd',
    about:
      'Hoeveel overbleef van de kans die de beste gevonden beurten hadden behouden. De lijn is het gemiddelde van vijf spellen.',
    none: 'Geen van deze spellen is al geanalyseerd.',
    label: (games, latest) => `Nauwkeurigheid over ${games}; de laatste tijd ${latest}`,
    table: 'Als tabel',
    chart: 'Als grafiek',
    date: 'Gespeeld',
    share: 'Nauwkeurigheid',
    turns: 'Eigen beurten',
    review: 'Analyse',
    open: (date) => `Analyse van het spel van ${date}`,
    offer: (count) =>
      n(count, { one: '# spel is nog niet geanalyseerd.', other: '# spellen zijn nog niet geanalyseerd.' }),
    start: (count) => n(count, { one: 'Nu analyseren', other: 'Nu allemaal analyseren' }),
    working: (game, all, share) => `Spel ${game} van ${all} wordt geanalyseerd: ${share}`,
    goesOn: 'Dit gaat door terwijl je andere pagina’s bekijkt.',
    stop: 'Stoppen',
  },
  mistakes: {
    title: 'Typische fouten',
    about:
      'Beurten van jou die iets weggaven, naar wat voor de betere beurt pleit. Eerst wat jou meer kost dan een zorgvuldige speler.',
    habit: (name, cost, usual) =>
      `*${name}* is je duurste gewoonte: ${cost} van je kans per ronde. Een zorgvuldige speler verliest zo ${usual}.`,
    noHabit: 'Geen gewoonte springt eruit: wat je weggeeft, is over veel soorten verdeeld.',
    none: 'Nog niets gevonden. Analyses van je spellen brengen ze aan het licht.',
    kind: 'Wat er gebeurde',
    marker: {
      start: 'Een start die meer rails kost',
      middle: 'Een start midden tussen je steden',
      place: 'Een andere start was beter',
    },
    build: {
      completes: 'Een overwinning laten liggen',
      reaches: 'Een bereikbare stad niet genomen',
      together: 'Niet meerdere steden tegelijk dichterbij gekomen',
      leave: 'Gebouwd waar anderen toch al bouwen',
      fewer: 'Een omweg',
      double: 'De hele beurt voor een dubbele lijn',
      shuns: 'Om een dubbele lijn heen gebouwd',
      'keeps-ferry': 'Een gekleurde rail te vroeg gebruikt',
      place: 'Ergens anders bouwen was beter',
    },
    example: (loss, date) => `${loss} op ${date}`,
    examples: 'Bijvoorbeeld:',
    train: (count) =>
      n(count, { one: 'Oefenen met # van deze stellingen', other: 'Oefenen met # van deze stellingen' }),
    cannot: 'Oefenstellingen komen van fouten van 8% en meer in spellen zonder speciale kaarten.',
  },
};
