// French: the prestige edition without special cards.

import { list, p, table, type ChapterText } from '../text.ts';

export const prestige: ChapterText<'prestige'> = {
  title: 'Édition prestige',
  sections: {
    'prestige-boards': {
      title: 'Les plateaux',
      body: [
        p(
          'On joue sur l’Europe centrale, les États-Unis ou le grand plateau de l’Europe, avec 85 rails et les 35 villes du plateau choisi. Les règles sont partout les mêmes.',
        ),
        p('Pour les besoins du jeu, les plateaux ne respectent pas tout à fait la géographie.'),
      ],
      words: 'carte Amérique USA géographie',
    },
    'prestige-setup': {
      title: 'Mise en place',
      body: [
        p(
          'Les cartes Ville forment cinq paquets face cachée, un par couleur ; chacun pioche une carte dans chaque paquet. Dans le jeu imprimé, la personne la plus âgée commence ; ici, le Premier joueur est tiré au sort, sauf réglage contraire.',
        ),
      ],
      words: 'âgé paquet Premier joueur',
    },
    'prestige-lines': {
      title: 'Le tunnel et la Manche',
      body: [
        p(
          'Comme toujours, vous posez jusqu’à deux rails sur des lignes simples, ou un sur une ligne double. Sur le plateau d’Europe centrale, deux passages sont simples malgré les apparences : la *liaison à travers la Manche* et le *tunnel des Alpes suisses*.',
        ),
      ],
      picture: 'De Zurich à Milan, le tunnel est une ligne simple parmi les lignes doubles des Alpes.',
      words: 'Alpes Suisse ferry simple',
    },
    'prestige-score': {
      title: 'Gagner du prestige',
      body: [
        p(
          'À la fin de la manche, chacun reçoit des points de prestige selon le nombre de rails qui lui manquent. Une ligne double compte 2.',
        ),
        table(['manquants', 'prestige'], ['0', '4'], ['1', '3'], ['2', '2'], ['3 ou 4', '1'], ['5 ou plus', '0']),
        list(
          'Tous ceux qui ont tout relié reçoivent 4, même s’ils sont plusieurs.',
          'Si les rails s’épuisent avant que quelqu’un ait fini, personne ne reçoit 4 ; le reste du tableau s’applique.',
        ),
      ],
      words: 'décompte points PP tableau vainqueur',
    },
    'prestige-end': {
      title: 'Fin de la partie',
      body: [
        p(
          'Quand quelqu’un a *13 points de prestige* ou plus à la fin d’une manche, la partie est finie, au plus tard après 60 manches.',
        ),
        p(
          'Parmi ceux qui y sont parvenus, le total le plus élevé l’emporte ; les points au-delà de 13 comptent, même si la locomotive s’arrête à la gare au bout de la piste. En cas d’égalité, la victoire est partagée.',
        ),
      ],
      words: 'gagner vainqueur égalité 13',
    },
  },
};
