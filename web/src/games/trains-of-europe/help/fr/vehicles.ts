// French: vehicles and trains.

import { list, p, table, type ChapterText } from '../text.ts';

export const vehicles: ChapterText<'vehicles'> = {
  title: 'Véhicules',
  sections: {
    kinds: {
      title: 'Types de véhicules',
      body: [
        table(
          ['locomotives', 'wagons et voitures'],
          ['locomotive électrique', 'voiture de 1re classe, voiture de 2e classe'],
          ['locomotive diesel', 'wagon-citerne, wagon couvert, wagon ouvert'],
          ['motrice électrique', 'voiture-pilote électrique'],
        ),
        p(
          'Chaque modèle a un prix et une vitesse ; les locomotives et les motrices ont aussi une force de traction, le nombre de wagons qu’elles emmènent. Certaines voitures ont des couchettes.',
        ),
      ],
      picture:
        'Une locomotive électrique, une locomotive diesel, une voiture à couchettes et un wagon ouvert. Les flèches montrent la classe de vitesse.',
      words: 'catégorie type prix traction électrique diesel voiture wagon',
    },
    speed: {
      title: 'Classes de vitesse',
      body: [
        p(
          'Il y a quatre classes, de 1 à 4. Un véhicule plus rapide satisfait toujours à la demande d’une classe plus lente.',
        ),
        table(['classe', 'au moins'], ['1', '80 km/h'], ['2', '120 km/h'], ['3', '160 km/h'], ['4', '250 km/h']),
      ],
      words: 'rapide lent vitesse chevrons',
    },
    'same-model': {
      title: 'Deux locomotives',
      body: [
        p(
          'Si un contrat demande deux locomotives, elles doivent être du même modèle. Leur force de traction s’additionne.',
        ),
        p('Les rames font exception : motrices et voitures-pilotes de modèles différents peuvent rouler ensemble.'),
      ],
      words: 'identique modèle paire double rame mélange',
    },
    assigning: {
      title: 'Affecter les véhicules',
      body: [
        p(
          'On affecte, retire et échange seulement à la fin d’un *Salon ferroviaire* ou d’une *Salle des ventes*, toutes les compagnies à la fois, qu’elles aient acheté ou non.',
        ),
        list(
          'Un véhicule n’est que sur un seul contrat.',
          'On peut affecter avant qu’une liaison soit sous licence, et des wagons avant toute locomotive.',
          'Vous pouvez changer d’avis autant que vous voulez. Cela compte quand vous confirmez.',
        ),
      ],
      words: 'affectation retirer échanger quand confirmer provisoire',
    },
    yard: {
      title: 'Le dépôt',
      body: [
        p(
          'Les véhicules qui ne sont sur aucun contrat attendent dans votre dépôt, visibles de tous. On les dit *libres* ; trop nombreux, ils coûtent des points à l’évaluation.',
        ),
      ],
      words: 'véhicules libres inutilisés réserve non affectés',
    },
  },
};
