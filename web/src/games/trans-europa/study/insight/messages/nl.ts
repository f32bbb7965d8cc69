// Dutch texts of insight.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('nl');

export const nl: InsightMessages = {
  soon: [
    'waar je begint en hoe die rondes afliepen',
    'hoeveel van jouw rails anderen gebruiken en hoeveel van hun rails jij gebruikt',
    'welke kleuren je punten kosten',
    'hoe nauwkeurig je beurten zijn, spel na spel',
    'je typische fouten, met stellingen om te oefenen',
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
      'Een gedeelde winst telt voor een deel. Ontbrekend: rails die aan het eind van een ronde gemiddeld nog ontbraken.',
    kind: 'Startmarker',
    kinds: { own: 'In een eigen stad', city: 'In een andere stad', beside: 'Niet in een stad' },
    place: 'In of bij',
    more: (count) => n(count, { one: 'Nog # plaats tonen', other: 'Nog # plaatsen tonen' }),
    few: 'Na een paar rondes zijn deze cijfers vooral geluk.',
  },
  tracks: {
    title: 'Gezamenlijke rails',
    about: 'Geteld aan het eind van elke ronde: via welke rails ieder vanaf de startmarker de eigen steden bereikt.',
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
      'Ontbrekende rails, naar afstand verdeeld over de niet aangesloten steden. Elke rail kost in het klassieke spel een punt.',
    colour: 'Regio',
    open: 'Niet aangesloten',
    of: (open, held) => `${open} van ${held}`,
    points: 'Rails',
  },
  accuracy: {
    title: 'Nauwkeurigheid in de loop van de tijd',
    about:
      'Hoeveel je overhield van de winstkans die de beste beurten gaven. De lijn is het gemiddelde van vijf spellen.',
    none: 'Nog geen van deze spellen is geanalyseerd.',
    label: (games, latest) => `Nauwkeurigheid over ${games}; laatste: ${latest}`,
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
    goesOn: 'De analyse gaat door terwijl je andere pagina’s bekijkt.',
    stop: 'Stoppen',
  },
  mistakes: {
    title: 'Typische fouten',
    about:
      'Je beurten die winstkans kostten, geordend naar de reden voor de betere beurt. Bovenaan staat wat jou meer kost dan een zorgvuldige speler.',
    habit: (name, cost, usual) =>
      `*${name}* is je duurste gewoonte. Die kost ${cost} winstkans per ronde; een zorgvuldige speler verliest zo ${usual}.`,
    noHabit: 'Geen gewoonte springt eruit: je verliezen zijn over veel soorten fouten verdeeld.',
    none: 'Nog geen fouten gevonden. Analyseer je spellen om ze te vinden.',
    kind: 'Soort fout',
    marker: {
      start: 'Een start die meer rails kost',
      middle: 'Een start midden tussen je steden',
      place: 'Een andere start was beter',
    },
    build: {
      completes: 'Een gemiste overwinning',
      reaches: 'Een bereikbare stad niet aangesloten',
      together: 'Geen rail naar meerdere steden tegelijk',
      leave: 'Gebouwd waar anderen toch al bouwen',
      fewer: 'Een omweg',
      double: 'De hele beurt voor een dubbele lijn',
      shuns: 'Om een dubbele lijn heen gebouwd',
      'keeps-ferry': 'Een gekleurde rail te vroeg gebruikt',
      place: 'Ergens anders bouwen was beter',
    },
    example: (loss, date) => `${loss} op ${date}`,
    examples: 'Bijvoorbeeld:',
    train: (count) => n(count, { one: '# stelling oefenen', other: '# stellingen oefenen' }),
    cannot: (share) => `Oefenstellingen komen uit fouten van ${share} of meer in spellen zonder speciale kaarten.`,
  },
};
