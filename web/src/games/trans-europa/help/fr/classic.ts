// French: what is special about the classic edition.

import { list, p, type ChapterText } from '../text.ts';

export const classic: ChapterText<'classic'> = {
  title: 'Édition classique',
  sections: {
    'classic-seas': {
      title: 'Franchir la mer',
      body: [
        p(
          'Il n’y a pas de ferries dans cette édition. Les traversées de mer sont des lignes doubles ordinaires : un rail, le tour entier, et 2 points quand elles manquent.',
        ),
      ],
      words: 'eau Manche bateau',
    },
    'classic-score': {
      title: 'Points perdus',
      body: [
        p(
          'Si vous avez tout relié, vous ne perdez rien. Les autres perdent un point par ligne simple manquante et deux par ligne double manquante.',
        ),
        p(
          'Pour chaque point, votre locomotive avance d’une case, du dépôt vers le heurtoir rouge. La piste compte *13 cases* : vous commencez donc avec 13 points.',
        ),
      ],
      words: 'décompte score pénalité piste',
    },
    'classic-end': {
      title: 'Fin de la partie',
      body: [
        p('Quand quelqu’un a perdu 13 points ou plus en tout à la fin d’une manche, la partie est finie.'),
        list(
          'Le joueur qui a le plus de points restants gagne. En cas d’égalité, la victoire est partagée.',
          'Un joueur qui tombe sous zéro garde son total exact pour le classement.',
        ),
      ],
      words: 'gagner vainqueur égalité heurtoir',
    },
  },
};
