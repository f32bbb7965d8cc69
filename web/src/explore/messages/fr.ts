// Tout sur les embranchements d’une partie finie, en français.

import { pluralsOf } from '../../messages/plural.ts';
import type { ExploreMessages } from './catalogue.ts';

const n = pluralsOf('fr');

export const fr: ExploreMessages = {
  title: 'Embranchements d’une partie',
  bar: 'À propos de cet embranchement',
  backToGame: 'Retour à la partie',
  theGame: 'La partie jouée',
  branch: 'Embranchement',
  known: 'Toutes les mains visibles',
  about:
    'Ici, vous jouez pour tout le monde, avec toutes les mains visibles. La partie terminée ne change pas et rien ne compte. Les tirages sont ceux de la partie aussi longtemps que possible ; ensuite, ils sont nouveaux.',
  position: (move, all) => `Coup ${move} sur ${all}`,
  first: 'Au début',
  fork: 'Au début de l’embranchement',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  last: 'À la fin',
  showGame: 'La partie à ce coup',
  showBranch: 'L’embranchement à ce coup',
  bots: {
    title: 'Laisser jouer les bots',
    stop: 'Arrêter les bots',
    who: 'Joués par des bots',
    help: 'Choisissez pour qui les bots jouent. Vous jouez les autres. Les bots attendent que vous les lanciez.',
    begin: 'Lancer les bots',
  },
  eyes: 'Point de vue',
  eyesTurn: 'La personne qui joue',
  list: {
    title: 'Embranchements',
    none: 'Pas encore d’embranchement. Jouez un autre coup : il sera gardé ici.',
    named: (move, what) => `Coup ${move}\u00a0: ${what}`,
    numbered: (move) => `À partir du coup ${move}`,
    open: 'Montrer',
    shown: 'Affiché',
    moves: (count) => n(count, { one: '# coup', other: '# coups' }),
    won: (names) => `Victoire\u00a0: ${names}`,
    unfinished: 'inachevé',
    rename: 'Renommer',
    name: 'Nom de l’embranchement',
    keepName: 'Enregistrer',
    delete: 'Supprimer',
    deleteSure: 'Supprimer cet embranchement\u00a0? La partie reste telle quelle.',
  },
  chances: {
    title: 'Chances, toutes mains visibles',
    best: 'Meilleurs coups',
    searching: 'Recherche des meilleurs coups…',
    none: 'Ici, personne n’a à jouer.',
    play: 'Jouer',
  },
  compare: {
    title: 'Comparer partie et embranchement',
    notPlayed: 'pas jouée',
    wins: 'gagne',
    atEnd: 'À la fin',
    player: 'Joueur',
    game: 'Partie',
    branch: 'Embranchement',
  },
  share: {
    link: 'Copier le lien complet',
    linkCopied: 'Lien copié. Il contient la partie et ses embranchements et s’ouvre sur n’importe quel appareil.',
    linkTooLong:
      'La partie et ses embranchements sont trop longs pour un lien\u00a0: ils ont été enregistrés dans un fichier.',
    file: 'Enregistrer le tout',
  },
  full: 'Cette partie a le nombre maximal d’embranchements. Supprimez-en un pour en commencer un autre.',
};
