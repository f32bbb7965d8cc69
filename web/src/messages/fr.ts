// French texts. The reader is addressed as "vous".

import { listsOf, pluralsOf } from './plural.ts';
import type { Messages } from './catalogue.ts';

const n = pluralsOf('fr');
const list = listsOf('fr');

export const fr: Messages = {
  list,
  common: {
    brand: 'Branchline',
    about: 'Jeux de plateau ferroviaires : reliez vos villes avant les autres ou dirigez la meilleure compagnie.',
    you: 'vous',
    bot: 'bot',
    close: 'Fermer',
    cancel: 'Annuler',
    yes: 'Oui',
    home: 'Accueil',
    menu: 'Menu',
    help: 'Règles et aide',
    settings: 'Réglages',
    loading: 'Un instant',
    more: 'Plus',
    enter: 'Entrée',
    space: 'Espace',
    language: 'Langue',
  },
  pages: {
    online: 'En ligne',
    custom: 'Table personnalisée',
    sameDevice: 'Sur un seul appareil',
    learn: 'Apprendre',
    rules: 'Règles',
    games: 'Vos parties',
    replay: 'Revoir la partie',
    review: 'Analyse',
    puzzles: 'Énigmes',
    challenges: 'Défis',
    settings: 'Réglages',
  },
  home: {
    play: 'Jouer',
    against: 'contre',
    bots: (count) => n(count, { one: 'bot', other: 'bots' }),
    level: 'De quel niveau ?',
    watch: 'Regarder',
    whichGame: 'Quel jeu ?',
    continue: 'Reprendre votre partie',
    continueAbout: (state, names) => `${state}, avec ${names}`,
    games: 'Vos parties',
    allGames: 'Toutes les parties',
    noGames: 'Aucune partie pour le moment. Vos parties seront gardées ici, sur cet appareil.',
    allRunning: 'Vos parties en cours sont sur leurs cartes.',
    lost: (count) =>
      n(count, {
        one: 'Le navigateur a supprimé # partie conservée ici.',
        other: 'Le navigateur a supprimé # parties conservées ici.',
      }),
    offline: 'Tout fonctionne dans votre navigateur, même hors ligne. Pas de compte, pas de pistage.',
    update: 'Une nouvelle version est prête.',
    updateNow: 'Mettre à jour',
  },
  games: {
    replay: 'Revoir',
    won: (names) => `Victoire : ${names}`,
    youWon: 'Vous avez gagné',
    gaveUp: (name) => `Abandon : ${name}`,
    youGaveUp: 'Vous avez abandonné',
  },
  buttons: {
    sound: (on) => (on ? 'Le son est activé' : 'Le son est coupé'),
    theme: 'Clair ou sombre',
  },
  broken: {
    title: 'Déraillement',
    about: 'Une erreur inattendue a arrêté la page. Votre partie est enregistrée jusqu’au dernier coup.',
    reload: 'Recharger la page',
  },
};
