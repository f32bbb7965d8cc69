// French: the end of a round and the count of missing tracks.

import { list, note, p, type ChapterText } from '../text.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Fin d’une manche',
  sections: {
    'round-end': {
      title: 'Quand une manche se termine',
      body: [
        p(
          'La manche est finie quand quelqu’un a relié toutes ses villes à son propre marqueur, quel que soit le joueur dont c’est le tour. En général, il s’agit de cinq villes ; certaines cartes spéciales en laissent moins.',
        ),
        p(
          'Personne n’a besoin de le remarquer ni de l’annoncer : la table s’en charge, sauf si les joueurs y annoncent eux-mêmes. Toutes les mains sont alors révélées et comptées.',
        ),
        p('Plusieurs joueurs peuvent terminer dans la même manche. Tous sont considérés comme ayant tout relié.'),
      ],
      words: 'terminer complet révéler annoncer arrêt',
    },
    'last-turn': {
      title: 'Finir son tour',
      body: [
        p('Après chaque rail, on vérifie qui a tout relié.'),
        list(
          'Si c’est le cas du joueur actif, le tour et la manche s’arrêtent aussitôt.',
          'Si le rail n’a relié que la dernière ville *d’autres* joueurs, le joueur actif peut encore utiliser le reste de son budget, ou y renoncer. Puis la manche s’achève.',
        ),
        note(
          'La table vous prévient avant que vous ne décidiez. Avec le second rail, vous pouvez même relier votre propre dernière ville.',
        ),
      ],
      words: 'second rail cas particulier immédiatement adversaire',
    },
    supply: {
      title: 'Plus de rails',
      body: [
        p(
          'La manche prend fin aussi dès que le dernier rail noir de la réserve est posé, même au milieu d’un tour. On compte les points comme d’habitude, y compris si personne n’a tout relié.',
        ),
        p('Il en va de même dans le cas rare où plus aucun joueur ne peut construire.'),
      ],
      words: 'épuisée vide réserve bloqué',
    },
    claims: {
      title: 'Annoncer soi-même',
      body: [
        p(
          'À une table personnalisée, les joueurs peuvent avoir à remarquer eux-mêmes qu’ils ont terminé. La page ne montre alors pendant la manche ni coches, ni rails manquants, ni conseils, pas même aux spectateurs.',
        ),
        list(
          'Pendant votre tour, vous pouvez annoncer une fois : avant, entre ou après vos rails, même si vous ne pouvez en poser aucun.',
          'Si toutes vos villes sont reliées à votre marqueur, la manche s’arrête aussitôt.',
          'Sinon, vos cartes restent visibles jusqu’à la fin de la manche, ou celles de tous, selon ce qui est convenu. Votre tour continue, et vous pourrez annoncer de nouveau lors d’un tour suivant.',
          'Personne n’annonce pendant le tour d’un autre. Un tour se termine quand vous le finissez, et de lui-même seulement après une annonce, si plus rien ne peut être posé.',
        ),
        note(
          'La manche se termine toujours avec le dernier rail de la réserve, ou quand personne ne peut construire. Un joueur qui a alors tout relié est considéré comme tel, même sans annonce. Une telle partie s’achève au plus tard après 60 manches.',
        ),
      ],
      words: 'annoncer annonce fausse terminé cartes visibles coches',
    },
    missing: {
      title: 'Compter les rails manquants',
      body: [
        p(
          'Un joueur qui n’a pas tout relié compte les rails qu’il lui faudrait encore. Une *ligne simple manquante compte 1*, une *ligne double manquante 2*. C’est toujours le chemin le moins cher qui compte.',
        ),
        list(
          'Tous les rails du plateau que vous avez le droit d’utiliser comptent pour vous, même ceux que votre réseau ne touche pas encore.',
          'Chacun compte séparément : ce qui manque à l’un n’aide pas l’autre.',
          'Rien n’est réellement posé ; peu importe donc ce qui reste dans la réserve.',
        ),
      ],
      picture: 'Il manque Budapest : une ligne simple et une ligne double sur le Danube, 1 + 2 = 3.',
      words: 'pénalité points décompte plus court double deux',
    },
    together: {
      title: 'Plusieurs villes manquantes',
      body: [
        p(
          'S’il manque plusieurs villes, on compte une seule extension commune, la moins chère qui les relie toutes. Une ligne qui sert à deux villes ne compte qu’une fois.',
        ),
        p(
          'C’est pourquoi la somme des chiffres sur les billets peut dépasser le nombre de rails manquants : chaque billet indique la distance de cette ville seule.',
        ),
      ],
      picture:
        'Zurich et Vienne sont à quatre lignes chacune, et les deux premières lignes servent aux deux : il manque 6 rails, pas 8.',
      words: 'somme commun arbre Steiner billet distance',
    },
  },
};
