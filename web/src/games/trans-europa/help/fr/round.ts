// French: how a round begins and the next one follows.

import { list, note, p, type ChapterText } from '../text.ts';

export const round: ChapterText<'round'> = {
  title: 'Début d’une manche',
  sections: {
    dealing: {
      title: 'Distribution des villes',
      body: [
        p(
          'Chacun reçoit une carte Ville de chaque couleur, cinq en tout, et les garde secrètes. À cette table, elles ont l’air de billets de train. Seul le hasard décide.',
        ),
        p(
          'Chaque ville n’existe qu’une fois : personne d’autre n’a l’une des vôtres. Les cartes restantes demeurent face cachée et personne ne les consulte pendant la manche.',
        ),
        note(
          'Les couleurs de toutes les mains sont connues, puisque tout le monde voit le dos des cartes. Les villes, elles, restent secrètes.',
        ),
      ],
      words: 'cartes main secret piocher distribuer billet',
    },
    marker: {
      title: 'Placer le marqueur de départ',
      body: [
        p(
          'Le Premier joueur commence, les autres suivent dans le sens horaire. Votre premier tour de la manche consiste uniquement à placer votre marqueur de départ sur l’intersection de votre choix.',
        ),
        list(
          'Toute intersection libre convient, avec ou sans ville. Deux marqueurs n’occupent jamais la même.',
          'Le marqueur y reste toute la manche. Votre réseau part de là et de nulle part ailleurs.',
          'Un marqueur posé sur l’une de vos villes la relie aussitôt.',
        ),
      ],
      picture: 'Toute intersection libre peut être choisie ; l’une d’elles porte déjà un autre marqueur.',
      words: 'commencer origine poser intersection occupée',
    },
    'next-round': {
      title: 'La manche suivante',
      body: [
        p(
          'Le plateau est vidé de ses rails ; les marqueurs de départ reviennent à leurs propriétaires. Toutes les cartes Ville en jeu sont mélangées et redistribuées.',
        ),
        p(
          'La *carte Premier joueur* passe à la personne de gauche, quel que soit le gagnant de la manche. Cette personne place le premier marqueur.',
        ),
      ],
      words: 'sens horaire gauche mélanger',
    },
  },
};
