// Tout sur les embranchements d’une partie finie, en français.

import type { ExploreMessages } from './catalogue.ts';

export const fr: ExploreMessages = {
  title: 'Embranchements d’une partie',
  bar: 'À propos de cet embranchement',
  backToGame: 'Retour à la partie',
  theGame: 'La partie telle que jouée',
  branch: 'Embranchement',
  known: 'Toutes les mains sont connues',
  about:
    'Ici, vous jouez pour tout le monde et toutes les mains sont connues. Rien de cela ne change la partie, et rien ne compte. Le hasard apporte ce qu’il a apporté dans la partie tant que c’est encore possible\u00a0; ensuite, il tire d’une graine propre à l’embranchement.',
  position: (move, all) => `Coup ${move} sur ${all}`,
  first: 'Au début',
  fork: 'Là où il quitte la partie',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  last: 'À la fin',
  showGame: 'La partie à ce coup',
  showBranch: 'L’embranchement à ce coup',
  bots: {
    title: 'Laisser les bots continuer',
    stop: 'Arrêter les bots',
    who: 'Joués par des bots',
    help: 'Choisissez pour qui les bots jouent\u00a0; vous jouez les autres. Rien ne continue avant que vous ne le disiez.',
    begin: 'Les laisser continuer',
  },
  eyes: 'Point de vue',
  eyesTurn: 'Qui doit jouer',
  list: {
    title: 'Embranchements',
    none: 'Pas encore d’embranchement. Jouez autre chose que dans la partie, et il sera gardé ici.',
    named: (move, what) => `Coup ${move}\u00a0: ${what}`,
    numbered: (move) => `À partir du coup ${move}`,
    open: 'Montrer',
    shown: 'Affiché',
    moves: (count) => (count === 1 ? '1 coup' : `${count} coups`),
    won: (names) => `Victoire\u00a0: ${names}`,
    unfinished: 'pas joué jusqu’au bout',
    rename: 'Renommer',
    name: 'Nom de l’embranchement',
    keepName: 'Garder le nom',
    delete: 'Supprimer',
    deleteSure: 'Supprimer cet embranchement\u00a0? La partie reste telle quelle.',
  },
  compare: {
    title: (move) => `Partie et embranchement au coup ${move}`,
    atEnd: 'À la fin de chacun',
    player: 'Joueur',
    game: 'Partie',
    branch: 'Embranchement',
  },
  share: {
    link: 'Copier un lien avec les embranchements',
    linkCopied: 'Lien copié. Il contient la partie et ses embranchements et s’ouvre sur n’importe quel appareil.',
    linkTooLong:
      'La partie et ses embranchements sont trop longs pour un lien\u00a0: ils ont été enregistrés dans un fichier.',
    file: 'Enregistrer la partie et ses embranchements',
  },
  full: 'Cette partie a autant d’embranchements qu’on peut en garder. Supprimez-en un pour en commencer un autre.',
};
