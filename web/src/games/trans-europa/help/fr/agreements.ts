// French: what a table may agree on.

import { list, p, type ChapterText } from '../text.ts';

export const agreements: ChapterText<'agreements'> = {
  title: 'À cette table',
  sections: {
    options: {
      title: 'Ce dont vous pouvez convenir',
      body: [
        p('Là où les règles imprimées diffèrent, la table suit ces pages. Une table personnalisée peut changer :'),
        list(
          'la longueur de la piste de score : 13 comme imprimé, ou une autre',
          'qui commence : tirage au sort, première personne de la table ou la plus âgée',
          'le décompte : points perdus ou prestige, sur n’importe quel plateau',
          'le nombre de rails de la réserve',
          'plusieurs marqueurs sur une même intersection (édition ferries)',
          'passer sans construire (édition prestige)',
          'ce que compte un ferry inachevé quand il manque : 2 ou 1',
          'qui remarque qu’une main est complète : la table, ou les joueurs, qui l’annoncent eux-mêmes',
          'l’aide-mémoire, qui montre les cartes que vous avez vues passer dans d’autres mains.',
        ),
      ],
      words: 'options règles maison variantes table personnalisée',
    },
    final: {
      title: 'Rail posé, rail joué',
      body: [
        p(
          'Prévoir ne coûte rien : un plan n’appartient qu’à vous et peut être modifié à volonté. Un rail posé est définitif.',
        ),
        p(
          'Un tour s’exécute un rail à la fois. Si le premier relie la dernière ville de quelqu’un, vous l’apprenez avant que le second ne soit posé.',
        ),
      ],
      words: 'annuler reprendre plan confirmer',
    },
  },
};
