// French: the ferry edition.

import { list, note, p, type ChapterText } from '../text.ts';

export const ferry: ChapterText<'ferry'> = {
  title: 'Édition ferries',
  sections: {
    'ferry-line': {
      title: 'Les ferries',
      body: [
        p(
          'Les grandes étendues d’eau se franchissent en *ferry*, dessiné par deux vagues côte à côte. Chaque vague est un emplacement pour un rail.',
        ),
        p(
          'Un ferry ne relie que lorsque ses *deux* emplacements sont occupés. Il faut donc toujours deux tours, les vôtres ou ceux de joueurs différents. Un demi-ferry ne relie rien, et il ne permet à personne de construire depuis l’autre rive.',
        ),
      ],
      picture: 'Un ferry dont un seul emplacement est occupé : Londres n’est pas encore accessible.',
      words: 'eau vague emplacement inachevé deux tours bateau',
    },
    'ferry-pieces': {
      title: 'Trois rails de couleur',
      body: [
        p(
          'À chaque manche, vous avez en plus de la réserve noire trois rails *de votre couleur*. Ils ne se posent que sur des ferries, et vous les récupérez pour la manche suivante.',
        ),
        p(
          'Ils ne font pas partie de la réserve : la manche s’achève quand les rails noirs sont épuisés, quel que soit le nombre de rails de couleur restants.',
        ),
      ],
      words: 'à vous personnel propre rail terre plus de rail',
    },
    'ferry-turn': {
      title: 'Un ferry à votre tour',
      body: [
        p(
          'Un troisième type de tour est possible ici : *un* rail sur un emplacement de ferry libre, noir ou de votre couleur, et si vous voulez *un* rail noir sur une ligne simple. L’ordre est libre.',
        ),
        p(
          'Un emplacement de ferry coûte donc 1 de votre budget de 2. Il compte comme le rail obligatoire. Sont interdits dans un même tour :',
        ),
        list(
          'deux emplacements de ferry, sur le même ferry ou sur deux,',
          'un emplacement de ferry et une ligne double,',
          'un rail de votre couleur ailleurs que sur un ferry.',
        ),
        note(
          'Si votre premier rail relie la dernière ville de quelqu’un d’autre, vous pouvez encore poser le second, y compris sur un ferry.',
        ),
      ],
      words: 'second ferry budget coût ordre',
    },
    'ferry-reach': {
      title: 'Qui peut construire un ferry',
      body: [
        p(
          'Toute personne dont le réseau touche l’une de ses extrémités. Vous pouvez commencer un ferry ou achever celui de quelqu’un d’autre, depuis l’une ou l’autre rive.',
        ),
      ],
      words: 'commencer achever terminer rive',
    },
    'ferry-rights': {
      title: 'Qui peut utiliser un ferry',
      body: [
        list(
          'Avec au moins *un rail noir*, un ferry achevé est ouvert à tous ceux dont le réseau l’atteint.',
          'Avec *deux rails de couleur*, il est réservé aux joueurs dont la couleur s’y trouve : un seul, ou deux.',
        ),
        p(
          'Ce droit est personnel. Si votre réseau rejoint celui d’un propriétaire, vous utilisez les rails communs, mais ni le ferry fermé ni ce qui se trouve au-delà, à moins d’y arriver par un autre chemin.',
        ),
      ],
      picture:
        'Le ferry du haut porte un rail noir et mène à Londres. Celui du bas vous est fermé : ses deux rails sont bleus.',
      words: 'exclusif fermé ouvert noir couleur propriétaire privé',
    },
    'ferry-sea': {
      title: 'Lignes simples sur l’eau',
      body: [
        p(
          'Les lignes droites sur l’eau sont des lignes simples ordinaires. Aux intersections en mer, vous pouvez créer un embranchement et même placer votre marqueur.',
        ),
      ],
      words: 'mer intersection droite marqueur',
    },
    'ferry-missing': {
      title: 'Un ferry manquant',
      body: [
        p('Un ferry manquant compte *2*, autant qu’une ligne double, qu’il soit vide, inachevé ou fermé pour vous.'),
        note(
          'Exemple : il ne manque que Londres. Le ferry bleu vous est fermé, il compte 2, et la ligne simple derrière lui 1 : trois points perdus.',
        ),
      ],
      picture: 'Jusqu’à Londres, il manque le ferry fermé (2) et une ligne simple (1).',
      words: 'inachevé fermé compter pénalité',
    },
    'ferry-score': {
      title: 'Points perdus',
      body: [
        p(
          'Un joueur qui a tout relié ne perd rien. Les autres perdent 1 par ligne simple manquante et 2 par ligne double ou ferry manquant.',
        ),
        p('Chaque point éloigne la locomotive du dépôt d’une case ; plusieurs peuvent se trouver sur la même.'),
      ],
      words: 'décompte score pénalité',
    },
    'ferry-end': {
      title: 'Fin de la partie',
      body: [
        p(
          'Quand une locomotive atteint à la fin d’une manche le bout de la piste de score, à *13 cases* du dépôt, ou devrait le dépasser, la partie est finie.',
        ),
        p('Le joueur qui a le plus de points restants gagne ; en cas d’égalité, la victoire est partagée.'),
      ],
      words: 'gagner vainqueur égalité dernière case',
    },
  },
};
