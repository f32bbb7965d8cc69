// Nederlandse teksten van het inzicht in maatschappijen.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('nl');

export const nl: InsightMessages = {
  soon: [
    'waar je punten vandaan komen',
    'hoe nauwkeurig je beslissingen zijn, partij na partij',
    'in welke fasen je het meeste weggeeft',
    'wat je licenties en voertuigen opbrengen',
  ],
  counting: (done, all) => `Je partijen worden doorgenomen: ${done} van ${all}`,
  won: (games) => n(games, { one: 'van # partij gewonnen', other: 'van # partijen gewonnen' }),
  points: 'punten per partij',
  completed: 'voltooide contracten per partij',
  first: 'jaar van het eerste voltooide contract, gemiddeld',
  accuracy: {
    now: 'nauwkeurigheid',
    title: 'Nauwkeurigheid in de loop van de tijd',
    about:
      'Welk deel je hield van de kans om te winnen die de gevonden betere keuzes hadden behouden. De lijn is het gemiddelde van vijf partijen.',
    none: 'Geen van deze partijen is al nabeschouwd.',
    label: (games, latest) =>
      n(games, {
        one: `Nauwkeurigheid over # partij; laatst ${latest}`,
        other: `Nauwkeurigheid over # partijen; laatst ${latest}`,
      }),
    table: 'Als tabel',
    chart: 'Als grafiek',
    date: 'Gespeeld',
    share: 'Nauwkeurigheid',
    open: (date) => `Nabeschouwing van de partij van ${date}`,
    offer: (count) =>
      n(count, { one: '# partij is nog niet nabeschouwd.', other: '# partijen zijn nog niet nabeschouwd.' }),
    start: (count) => n(count, { one: 'Nu nabeschouwen', other: 'Nu alle nabeschouwen' }),
    working: (game, all, share) => `Partij ${game} van ${all} wordt nabeschouwd: ${share}`,
    goesOn: 'Dit gaat door terwijl je andere pagina’s bekijkt.',
    stop: 'Stoppen',
  },
  mistakes: {
    title: 'Typische fouten',
    about: 'Je beslissingen die iets weggaven, per fase en naar wat de betere keuze deed. De duurste soorten eerst.',
    none: 'Tot nu toe niets gevonden. Nabeschouwingen van je partijen brengen ze aan het licht.',
    kind: 'Wat er gebeurde',
    times: 'Keer',
    given: 'Weggegeven',
    calling: 'Een fase afroepen',
    hows: {
      other: 'iets anders was beter',
      more: 'je stopte te vroeg',
      less: 'je had moeten stoppen',
    },
    points: (points) => `${points} punten`,
    example: (loss, date) => `${loss} op ${date}`,
    examples: 'Bijvoorbeeld:',
  },
  lines: {
    title: 'Waar je punten vandaan komen',
    line: 'Eindafrekening',
    points: 'Punten per partij',
    returns: (licences, vehicles) =>
      `Boven hun prijs brachten je licenties per partij ${licences} op en je voertuigen ${vehicles}.`,
  },
};
