// French: the end of the game and the evaluation.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const ending: ChapterText<'ending'> = {
  title: 'La fin',
  sections: {
    'game-end': {
      title: 'Quand la partie finit',
      body: [
        p(
          'L’année est toujours jouée jusqu’au bout et réglée ; puis vient l’évaluation. La partie finit avec l’année où',
        ),
        list(
          'une compagnie a atteint l’objectif de contrats remplis,',
          'une compagnie a posé son dernier bâtonnet,',
          'un bénéfice annuel de 500k a été atteint,',
          'la banque est vide en fin d’année, ou',
          'il ne reste qu’une compagnie.',
        ),
        p(
          'Bâtonnets et 500k valent dès qu’ils sont atteints, même si cela change ensuite. Après 100 ans, c’est fini de toute façon.',
        ),
      ],
      words: 'fin terminée déclencheur dernière année objectif',
    },
    target: {
      title: 'L’objectif',
      body: [
        p(
          'Avant la partie, vous convenez du nombre de contrats qu’une compagnie doit remplir : 3 ou plus. Les contrats de départ comptent.',
        ),
        table(
          ['contrats', 'trois ou quatre compagnies', 'deux compagnies'],
          ['3', 'environ 60 minutes', 'environ 45 minutes'],
          ['4 ou 5', 'environ 90 minutes', 'environ 60 minutes'],
          ['6 ou plus', '100 minutes et plus', '75 minutes et plus'],
        ),
      ],
      words: 'longueur durée minutes nombre contrats but',
    },
    'new-target': {
      title: 'Un nouvel objectif',
      body: [
        p(
          'Si la table le permet, vous pouvez convenir d’un objectif plus élevé en cours de partie. La compagnie qui va annoncer peut en proposer un, une fois avant chaque annonce. Quand l’objectif est atteint, toutes sont interrogées à tour de rôle en fin d’année, sauf si les bâtonnets ou les 500k mettent de toute façon fin à la partie.',
        ),
        p('Tous les autres votent, et l’objectif n’est relevé que si tout le monde est d’accord.'),
      ],
      words: 'relever objectif proposer voter accord unanime plus long',
    },
    evaluation: {
      title: 'L’évaluation',
      body: [
        table(
          ['pour', 'points'],
          ['bénéfice annuel', '1 par tranche entamée de 100k, au plus 5'],
          ['contrat rempli', '2'],
          ['contrat en cours : locomotive et une liaison', '1'],
          ['villes reliées', '1 par tranche entamée de 5'],
          ['plus grand réseau', '2'],
          ['le plus de pays', '2'],
          ['contrat en sommeil : aucun revenu', '−1'],
          ['véhicules libres', '−1 par tranche entamée de 3 au-delà de 3'],
          ['caisse', '−1 par tranche entamée de 100k au-delà de 300k'],
        ),
        p(
          'Un contrat inachevé est soit en cours et rapporte un point, soit en sommeil et en coûte un. Sans bénéfice, ou en perte, on marque 0.',
        ),
        note(
          'Exemple : un bénéfice annuel de 210k donne 3 points, 6 villes en donnent 2, 7 véhicules libres en coûtent 2, 310k en caisse en coûtent 1.',
        ),
      ],
      words: 'points décompte score final déduction',
    },
    awards: {
      title: 'Plus grand réseau et plus de pays',
      body: [
        p(
          '2 points vont à la compagnie qui a la plus longue partie de réseau d’un seul tenant, comptée en segments avec toutes ses branches, et 2 à celle dont les licences touchent des villes dans le plus de pays.',
        ),
        p('À égalité, les 2 points sont partagés exactement. Une compagnie sans licence n’en reçoit pas.'),
      ],
      picture:
        'Orange a le plus grand réseau d’un seul tenant : 12 segments. Vert en a 9 d’un seul tenant et 1 ailleurs, qui ne compte pas ici.',
      words: 'plus long relié pays égalité partage',
    },
    winner: {
      title: 'Qui gagne',
      body: [
        p(
          'Le plus haut total gagne, même si la compagnie a quitté la partie. À égalité, la victoire est partagée, sauf si la table en a décidé autrement.',
        ),
      ],
      words: 'gagner vainqueur égalité partagée',
    },
  },
};
