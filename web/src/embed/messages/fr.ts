// French texts. A no-break space stands before the colon.

import type { EmbedMessages } from './catalogue.ts';

export const fr: EmbedMessages = {
  replay: (title) => `Revoir la partie\u00a0: ${title}`,
  map: (title) => `Carte\u00a0: ${title}`,
  loading: 'Un instant',
  position: (move, all) => `Coup ${move} sur ${all}`,
  begins: 'La partie commence.',
  slider: 'Position dans la partie',
  first: 'Début',
  back: 'Un coup en arrière',
  play: 'Lecture',
  pause: 'Pause',
  forward: 'Un coup en avant',
  last: 'Fin',
  players: 'Joueurs',
  scores: 'Scores',
  gaveUp: (name) => `${name} a abandonné la partie.`,
  trouble: {
    'no-source': 'Aucune partie n’est indiquée.',
    missing: 'La partie n’a pas pu être chargée.',
    'not-a-game': 'Ce n’est pas une partie de Branchline.',
    damaged: 'Cette partie est endommagée\u00a0: ses coups ne s’enchaînent pas.',
    'unknown-game': 'Ce lecteur ne connaît pas le jeu de cette partie.',
    'unknown-board': 'Ce lecteur ne connaît pas le plateau de cette partie.',
    'other-version': 'Cette partie a été jouée avec d’autres règles que celles de ce lecteur.',
  },
};
