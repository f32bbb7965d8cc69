// French: the details of an auction.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const auction: ChapterText<'auction'> = {
  title: 'Les enchères en détail',
  sections: {
    'auction-licences': {
      title: 'Quelles licences se vendent',
      body: [
        p(
          'Seulement les inutilisées : sans les tronçons mis en vente, toutes les liaisons de vos contrats remplis et toutes celles qui rapportent déjà doivent rester reliées. On le vérifie encore une fois à l’ouverture du lot.',
        ),
        list(
          'La compagnie qui vend reprend ses bâtonnets.',
          'La compagnie qui achète doit avoir assez de bâtonnets et ne pas être déjà sur le tronçon. Ses nouvelles liaisons sont créditées aussitôt.',
        ),
      ],
      words: 'vendre licence tronçon inutilisé utilisé bâtonnets',
    },
    'auction-minimum': {
      title: 'L’enchère minimale',
      body: [
        table(
          ['lot', 'enchère minimale'],
          ['véhicule', 'son prix moins 20k, mais au moins 20k'],
          ['licence', '10k par segment'],
        ),
        note(
          'Exemple : un véhicule à 50k s’ouvre à 30k, un autre à 30k s’ouvre à 20k, un tronçon de 3 segments à 30k.',
        ),
      ],
      words: 'minimum ouverture mise à prix',
    },
    'auction-opening': {
      title: 'Qui ouvre',
      body: [
        p(
          'Le droit d’ouvrir un lot revient d’abord à la compagnie qui a annoncé. Une compagnie qui renonce, ou ne peut rien ouvrir, le passe dans le sens horaire. Après une vente, il va à la compagnie qui suit celle qui a ouvert, et non celle qui a acheté.',
        ),
        p(
          'Renoncer n’est pas définitif : après une vente, vous pouvez ouvrir de nouveau. La vente se termine quand tous les lots sont vendus, ou que personne n’en a ouvert pendant un tour complet. Cela vaut d’abord pour les licences, puis pour les véhicules. Les lots invendus restent à leur compagnie. Un lot acheté n’est pas revendu.',
        ),
      ],
      words: 'ouvrir lot renoncer droit ordre tour fin invendu',
    },
    'auction-bidding': {
      title: 'Enchérir',
      body: [
        p(
          'Après la première enchère, les autres montent de 10k ou plus dans le sens horaire, ou passent. Si vous passez, vous ne pouvez plus enchérir sur ce lot. La dernière compagnie en lice achète.',
        ),
        list(
          'Le prix va à la compagnie qui vend, et le lot change de main aussitôt.',
          'On n’enchérit pas sur ses propres lots.',
          'Les enchères sont des multiples de 10k, dans la limite de la caisse. Si vous ne pouvez pas monter, le jeu ne vous demande rien.',
        ),
      ],
      words: 'enchère surenchérir passer pas plus haute gagne propriétaire',
    },
  },
};
