// Dutch texts of insight into companies.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('nl');

export const nl: InsightMessages = {
  soon: [
    'waar je punten vandaan komen',
    'hoe nauwkeurig je beslissingen zijn, spel na spel',
    'in welke fases je het meeste verliest',
    'wat je licenties en voertuigen opbrengen',
  ],
  counting: (done, all) => `Je spellen worden gelezen: ${done} van ${all}`,
  won: (games) => n(games, { one: 'van # spel gewonnen', other: 'van # spellen gewonnen' }),
  points: 'punten per spel',
  completed: 'voltooide contracten per spel',
  first: 'jaar van het eerste voltooide contract, gemiddeld',
  accuracy: {
    now: 'nauwkeurigheid',
    title: 'Nauwkeurigheid in de loop van de tijd',
    about:
      'Hoeveel winstkans je hebt behouden, vergeleken met de beste gevonden keuzes. De lijn is het gemiddelde van vijf spellen.',
    none: 'Nog geen van deze spellen is geanalyseerd.',
    label: (games, latest) =>
      n(games, {
        one: `Nauwkeurigheid over # spel; laatste: ${latest}`,
        other: `Nauwkeurigheid over # spellen; laatste: ${latest}`,
      }),
    table: 'Als tabel',
    chart: 'Als grafiek',
    date: 'Gespeeld',
    share: 'Nauwkeurigheid',
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
    about: 'Je dure beslissingen, per fase en naar wat beter was geweest. De duurste soorten eerst.',
    none: 'Nog geen fouten gevonden. Analyseer je spellen om ze te vinden.',
    kind: 'Wat er gebeurde',
    times: 'Keer',
    given: 'Kosten',
    calling: 'Een fase aankondigen',
    hows: {
      other: 'iets anders was beter',
      more: 'je stopte te vroeg',
      less: 'je had moeten stoppen',
    },
    points: (points) => (points === '1' ? `${points} punt` : `${points} punten`),
    example: (loss, date) => `${loss} op ${date}`,
    examples: 'Bijvoorbeeld:',
  },
  lines: {
    title: 'Waar je punten vandaan komen',
    line: 'Eindbeoordeling',
    points: 'Punten per spel',
    returns: (licences, vehicles) =>
      `Boven hun prijs leverden je licenties per spel ${licences} op en je voertuigen ${vehicles}.`,
  },
};
