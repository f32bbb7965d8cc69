// French: the end of a year.

import { list, note, p, type ChapterText } from '../text.ts';

export const yearEnd: ChapterText<'year-end'> = {
  title: 'La fin de l’année',
  sections: {
    settlement: {
      title: 'Versement et perte',
      body: [
        p(
          'Un bénéfice est versé en caisse, 200k au plus ; l’excédent est l’impôt sur les sociétés. Une perte est prélevée sur la caisse. C’est le bénéfice annuel à ce moment-là qui compte.',
        ),
        p(
          'La banque commence avec 4760k moins les caisses de départ et verse toujours tout, quitte à s’endetter quelque temps.',
        ),
        note('Exemple : un bénéfice de 70k rapporte 70k, un de 230k rapporte 200k, une perte de 50k coûte 50k.'),
      ],
      words: 'versement perte payer banque plafond impôt 200',
    },
    'year-end-order': {
      title: 'Dans cet ordre',
      body: [
        list(
          'Les bénéfices sont versés, les pertes payées.',
          'Les compagnies qui ne peuvent pas payer : voir « Quand l’argent manque ».',
          'La partie est-elle finie ? Alors il ne reste que l’évaluation.',
          'Jetons pour les contrats, nouveaux contrats.',
          'La présidence avance, les six phases reviennent.',
          'Nouveaux véhicules au Salon.',
        ),
      ],
      words: 'ordre déroulement étapes clôture',
    },
    subsidies: {
      title: 'Jetons pour les contrats délaissés',
      body: [
        p(
          'Chaque contrat que personne n’a pris dans l’année reçoit un jeton. S’il en a déjà 2, il passe sous la pile sans eux. Puis on complète à 5 ; les nouveaux contrats n’ont pas de jeton.',
        ),
      ],
      words: 'subvention jeton délaissé pile compléter',
    },
    'new-year': {
      title: 'Présidence et stands',
      body: [
        p(
          'La présidence passe à la compagnie suivante dans le sens horaire. Tous les véhicules des stands vont à la défausse, même sans Salon, et on en tire de nouveaux.',
        ),
        p(
          'La défausse est remélangée à la fin des années 4, 8, 12 et ainsi de suite ; si la réserve ne suffit pas avant, le type concerné revient aussitôt.',
        ),
      ],
      words: 'présidence suivante véhicules défausse mélanger étalage stands',
    },
  },
};
