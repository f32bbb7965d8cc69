// French: licences on the map.

import { p, table, type ChapterText } from '../text.ts';

export const licences: ChapterText<'licences'> = {
  title: 'Licences',
  sections: {
    sections: {
      title: 'Un tronçon, une licence',
      body: [
        p(
          'Une licence vaut toujours pour un tronçon entier, d’une ville à la suivante, qu’il ait un segment ou cinq. Sur un tronçon, une compagnie n’a qu’une voie. Quand toutes les voies sont prises, le tronçon est complet.',
        ),
      ],
      picture:
        'Rouge et Bleu partagent le tronçon de Calais à Bruxelles ; une voie est libre. Dublin–Manchester n’a qu’une voie, et elle est prise.',
      words: 'tronçon complet pris voie segment compagnie',
    },
    fees: {
      title: 'Le prix d’une licence',
      body: [
        p(
          'La redevance se paie une seule fois, à la banque. Elle dépend du nombre de compagnies présentes à ce moment sur le tronçon.',
        ),
        table(
          ['vous seriez', '1 segment', '2 segments', '3 segments'],
          ['la première', '20k', '40k', '60k'],
          ['la deuxième', '40k', '80k', '120k'],
          ['la troisième', '80k', '160k', '240k'],
        ),
      ],
      words: 'prix redevance coût double quadruple cher',
    },
    sticks: {
      title: 'Bâtonnets',
      body: [
        p(
          'Chaque segment demande l’un de vos 48 bâtonnets. S’il vous en manque, vous ne pouvez pas acheter la licence.',
        ),
        p(
          'Les licences durent toute la partie et n’ont pas à se toucher : vous pouvez commencer en plusieurs endroits.',
        ),
      ],
      words: 'bâtonnets réseau relié durée',
    },
  },
};
