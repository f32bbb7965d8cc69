// Dutch texts. The reader is addressed as "je".

import { listsOf, pluralsOf } from './plural.ts';
import type { Messages } from './catalogue.ts';

const n = pluralsOf('nl');
const list = listsOf('nl');

export const nl: Messages = {
  list,
  common: {
    brand: 'Branchline',
    about: 'Bordspellen over spoorwegen: sluit je steden als eerste aan of leid de beste spoorwegmaatschappij.',
    you: 'jij',
    bot: 'bot',
    close: 'Sluiten',
    cancel: 'Annuleren',
    yes: 'Ja',
    home: 'Startpagina',
    menu: 'Menu',
    help: 'Spelregels en hulp',
    settings: 'Instellingen',
    loading: 'Een ogenblik',
    more: 'Meer',
    enter: 'Enter',
    space: 'Spatiebalk',
    language: 'Taal',
  },
  pages: {
    online: 'Online',
    custom: 'Eigen tafel',
    sameDevice: 'Eén apparaat',
    learn: 'Leren',
    rules: 'Spelregels',
    games: 'Je spellen',
    replay: 'Herhaling',
    review: 'Analyse',
    puzzles: 'Puzzels',
    challenges: 'Uitdagingen',
    settings: 'Instellingen',
  },
  home: {
    play: 'Nu spelen',
    against: 'tegen',
    bots: (count) => n(count, { one: 'bot', other: 'bots' }),
    level: 'Hoe sterk?',
    watch: 'Kijken',
    whichGame: 'Welk spel?',
    continue: 'Verder met je spel',
    continueAbout: (state, names) => `${state}, met ${names}`,
    games: 'Je spellen',
    allGames: 'Alle spellen',
    noGames: 'Nog niets gespeeld. Je spellen worden hier bewaard, op dit apparaat.',
    allRunning: 'Je lopende spellen staan op hun kaarten.',
    lost: (count) =>
      n(count, {
        one: 'De browser heeft # spel verwijderd dat hier werd bewaard.',
        other: 'De browser heeft # spellen verwijderd die hier werden bewaard.',
      }),
    offline: 'Alles draait in je browser, ook zonder verbinding. Geen account, geen tracking.',
    update: 'Er staat een nieuwe versie klaar.',
    updateNow: 'Nu bijwerken',
  },
  games: {
    replay: 'Herhaling',
    won: (names) => `Gewonnen door ${names}`,
    youWon: 'Jij hebt gewonnen',
    gaveUp: (name) => `Opgegeven door ${name}`,
    youGaveUp: 'Jij hebt opgegeven',
  },
  buttons: {
    sound: (on) => (on ? 'Geluid staat aan' : 'Geluid staat uit'),
    theme: 'Licht of donker',
  },
  broken: {
    title: 'Er is iets ontspoord',
    about: 'Een onverwachte fout heeft de pagina gestopt. Je spel is tot en met de laatste zet opgeslagen.',
    reload: 'Pagina opnieuw laden',
  },
};
