// French: the 19 special cards.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const cards: ChapterText<'cards'> = {
  title: 'Cartes spéciales',
  sections: {
    'cards-how': {
      title: 'Jouer avec les cartes spéciales',
      body: [
        p(
          'Les 19 cartes spéciales sont une variante pour qui connaît déjà le jeu de base. Les cartes 1 à 15 rendent le plus souvent la manche plus facile ou plus rapide, les cartes 16 à 19 plus exigeante.',
        ),
        p(
          'Chaque manche se déroule ainsi : on distribue les villes, on retourne une carte spéciale, on applique son effet sur les mains, puis on place les marqueurs de départ. La carte vaut *pour tout le monde et toute la manche*.',
        ),
        p(
          'À la manche suivante, on retourne une nouvelle carte. Les cartes utilisées sont mises de côté et remélangées quand la pile est vide.',
        ),
      ],
      words: 'variante pile ordre',
    },
    'cards-modes': {
      title: 'Choisir les cartes',
      body: [
        p('En préparant la table, vous décidez comment les cartes entrent en jeu :'),
        list(
          'une carte au hasard à chaque manche,',
          'des cartes que vous choisissez, la suivante à chaque manche,',
          'des cartes choisies pour toute la partie,',
          'deux ou trois cartes au hasard à chaque manche, qui agissent ensemble.',
        ),
        note('Avec de jeunes enfants, la carte 1 pendant toute la partie est un bon choix.'),
      ],
      words: 'mode fixe hasard plusieurs convenir',
    },
    'cards-hand': {
      title: 'Vos villes et leurs couleurs',
      body: [
        p(
          'Vous devez relier les villes que vous avez finalement en main : quatre avec les cartes 6, 7 ou 8, et peut-être plusieurs de la même couleur après la carte 16.',
        ),
        p(
          'Les cartes parlent de blanc, rose, orange, marron et turquoise. Sur les plateaux de l’Europe et des États-Unis, cela correspond à :',
        ),
        table(
          ['sur la carte', 'sur ces plateaux', 'région en Europe', 'région aux États-Unis'],
          ['blanc', 'jaune', 'Nord', 'Centre'],
          ['rose', 'rouge', 'Ouest', 'Sud'],
          ['orange', 'orange', 'Centre', 'Est'],
          ['marron', 'vert', 'Est', 'Ouest'],
          ['turquoise', 'bleu', 'Sud', 'Nord'],
        ),
      ],
      words: 'objectifs région',
    },
    'card-points': {
      title: 'Cartes 1 et 2 : d’autres points',
      body: [
        p(
          'Les points de prestige de la manche suivent un autre tableau. *Points généreux* (1) convient aux plus jeunes, *Points exigeants* (2) aux joueurs aguerris.',
        ),
        table(
          ['manquants', '0', '1', '2', '3', '4', '5', '6', '7+'],
          ['carte 1', '4', '3', '3', '2', '2', '1', '1', '0'],
          ['sans', '4', '3', '2', '1', '1', '0', '0', '0'],
          ['carte 2', '4', '2', '1', '0', '0', '0', '0', '0'],
        ),
      ],
      words: 'avantageux exigeants tableau décompte',
    },
    'card-three': {
      title: 'Carte 3 : Trois rails',
      body: [
        p(
          'Le budget est de 3 par tour au lieu de 2 : jusqu’à trois lignes simples, ou une double et une simple. Deux lignes doubles, c’est trop. Il faut toujours poser au moins un rail.',
        ),
      ],
      words: 'budget limite',
    },
    'card-terrain': {
      title: 'Cartes 4 et 5 : terrain facile',
      body: [
        list(
          '*Eaux calmes* (4) : les lignes doubles sur les fleuves et les mers sont considérées comme simples.',
          '*Monts tranquilles* (5) : les lignes doubles sur les montagnes sont considérées comme simples.',
        ),
        p(
          'Cela vaut pour la pose et pour le décompte des rails manquants. Une ligne qui franchit à la fois l’eau et la montagne ne devient simple que si les deux cartes sont en jeu.',
        ),
      ],
      words: 'fleuve mer montagne simple coût',
    },
    'card-without': {
      title: 'Cartes 6 et 7 : une couleur en moins',
      body: [
        p(
          'Chacun rend sa ville blanche (6) ou sa ville turquoise (7) et joue avec les quatre autres. Les cartes rendues restent cachées et ne servent pas dans cette manche.',
        ),
      ],
      words: 'blanche turquoise quatre rendre',
    },
    'card-drop': {
      title: 'Carte 8 : Une de moins',
      body: [
        p(
          'Chacun regarde ses cinq villes et en rend une, en même temps que les autres et en secret. Vous jouez avec les quatre qui restent. Le choix est entièrement libre.',
        ),
      ],
      words: 'défausser choisir quatre simultané',
    },
    'card-rhythm': {
      title: 'Carte 9 : Trois-deux-un',
      body: [
        p(
          'Le budget change à chaque tour de table, c’est-à-dire chaque fois que tout le monde a joué : d’abord 3, puis 2, puis 1, puis de nouveau 3, et ainsi de suite. La pose des marqueurs ne compte pas. La limite du moment est toujours affichée.',
        ),
        p(
          'Avec un budget de 1, on ne peut pas poser de ligne double. Si seules des lignes doubles sont accessibles, vous passez ; la manche continue.',
        ),
      ],
      words: 'rythme cycle tour de table limite 3 2 1 budget passer',
    },
    'card-show': {
      title: 'Cartes 10 à 12 : deux villes visibles',
      body: [
        p('Chacun dévoile deux villes pour toute la manche ; les autres restent secrètes :'),
        list('rose et orange (10),', 'rose et marron (11),', 'marron et orange (12).'),
      ],
      words: 'dévoiler visible montrer',
    },
    'card-extra': {
      title: 'Cartes 13 à 15 : une ville de plus',
      body: [
        p(
          'Le Premier joueur pioche parmi les cartes restantes une ville de plus d’une couleur : rose (13), marron (14) ou orange (15). De ses deux cartes de cette couleur, il en garde une et passe l’autre à gauche.',
        ),
        p(
          'On continue ainsi : chacun choisit entre sa carte et celle qu’il a reçue, et passe l’autre. Le dernier, assis à droite du Premier joueur, rend face cachée celle dont il ne veut pas.',
        ),
        p('À la fin, chacun a de nouveau exactement une ville de cette couleur. Vous savez laquelle vous avez passée.'),
      ],
      words: 'chaîne passer gauche piocher garder mauvaise couleur',
    },
    'card-pass': {
      title: 'Carte 16 : Trois échanges',
      body: [
        p(
          'Trois fois de suite, tous choisissent en même temps l’une de leurs cinq villes et la passent à gauche, face cachée. Vous voyez ce que vous recevez avant l’échange suivant, et vous pouvez le passer à votre tour.',
        ),
        p(
          'Les couleurs peuvent s’accumuler : à l’extrême, il ne vous en reste que deux. Les couleurs de toutes les mains sont connues, pas les villes.',
        ),
      ],
      words: 'échanger simultané voisin',
    },
    'card-hand': {
      title: 'Carte 17 : Toute la main',
      body: [
        p(
          'Regardez bien vos cinq villes : elles vont toutes à votre voisin de gauche, et vous jouez avec celles venues de droite. Vous savez donc exactement où votre voisin de gauche veut aller.',
        ),
        note(
          'Avec l’aide-mémoire, la table continue de vous montrer ce que vous avez vu. On peut le désactiver en préparant la table.',
        ),
      ],
      words: 'mémoire mémoriser voisin échanger',
    },
    'card-anywhere': {
      title: 'Carte 18 : Où bon vous semble',
      body: [
        p(
          'Deux lignes simples ou une double, comme d’habitude, mais *n’importe où* sur le plateau, reliées à un réseau ou non. Les rails isolés n’appartiennent à personne et rejoignent tout réseau qui les touche.',
        ),
        p('Le but reste le même : toutes vos villes reliées à votre propre marqueur.'),
      ],
      picture: 'Les deux rails prévus sont permis, bien qu’aucun ne touche un réseau.',
      words: 'libre isolé partout',
    },
    'card-open': {
      title: 'Carte 19 : Cartes sur table',
      body: [p('Pendant cette manche, rien n’est caché : toutes les villes sont visibles.')],
      words: 'dévoiler visible toutes',
    },
    'cards-together': {
      title: 'Plusieurs cartes à la fois',
      body: [
        p(
          'Toutes les cartes en jeu s’appliquent ensemble. Deux paires ne se rencontrent jamais : 1 avec 2, et 3 avec 9.',
        ),
        p(
          'Leurs effets sur les mains s’appliquent dans cet ordre : 6, 7, 13, 14, 15, 16, 17, 8, puis 10 à 12 et 19. Par exemple :',
        ),
        list(
          '6, 7 et 8 ensemble laissent deux villes. C’est assez pour une manche.',
          '17 avec 8 : les mains passent d’abord, puis chacun rend une ville de sa nouvelle main.',
          '16 avec 10 à 12 : après les échanges, *toutes* les villes des couleurs nommées sont dévoilées, peut-être aucune.',
          '19 avec 10 à 12 : tout est visible de toute façon.',
          '3 ou 9 avec 4 ou 5 : la ligne devient d’abord simple, puis elle coûte 1 du budget.',
          '18 avec 3 : jusqu’à trois rails, n’importe où.',
        ),
      ],
      words: 'combinaison plusieurs exclusion ordre',
    },
  },
};
