// French: laying tracks and what a network is.

import { list, note, p, type ChapterText } from '../text.ts';

export const building: ChapterText<'building'> = {
  title: 'Poser des rails',
  sections: {
    turn: {
      title: 'Votre tour',
      body: [
        p('On joue dans le sens horaire à partir du Premier joueur. À votre tour, vous posez'),
        list('soit *un ou deux* rails sur des lignes simples libres,', 'soit *un* rail sur une ligne double libre.'),
        p(
          'Autrement dit, vous disposez d’un budget de 2 : une ligne simple coûte 1, une ligne double coûte 2. Vous pouvez vous arrêter après un seul rail.',
        ),
        note('L’édition ferries ajoute une troisième possibilité. Les cartes spéciales peuvent changer le budget.'),
      ],
      words: 'budget limite coût combien de rails dépenser',
    },
    lines: {
      title: 'Lignes simples et lignes doubles',
      body: [
        p(
          'En terrain plat, une ligne est simple. Quand elle franchit un fleuve, une montagne ou la mer, elle est en général dessinée double : elle demande le tour entier et compte 2 si elle manque.',
        ),
        p('Seul le dessin décide, pas le terrain. Une ligne double ne prend, elle aussi, qu’*un* rail à la réserve.'),
      ],
      picture: 'Autour de Vienne : deux lignes simples, un pont sur le Danube et une ligne vers les Alpes.',
      words: 'fleuve rivière montagne mer pont tunnel terrain traversée',
    },
    connected: {
      title: 'Un rail doit toucher votre réseau',
      body: [
        p(
          'Au moment où vous le posez, l’une des extrémités du nouveau rail doit être l’intersection de votre marqueur ou une intersection que votre réseau atteint déjà.',
        ),
        list(
          'Vous pouvez créer un embranchement n’importe où sur votre réseau.',
          'Les deux rails d’un tour se posent l’un après l’autre. Le second peut partir de là où le premier vient d’arriver.',
          'Ils n’ont pas à se toucher : vous pouvez construire à deux endroits différents.',
        ),
      ],
      picture:
        'Les lignes colorées touchent le réseau et peuvent recevoir un rail. Les rails gris à droite n’y sont pas encore reliés.',
      words: 'non relié adjacent embranchement atteindre interdit',
    },
    occupied: {
      title: 'Un rail par ligne',
      body: [
        p(
          'Une ligne qui porte déjà un rail est occupée : on ne peut plus y construire. Seules les lignes de ferry ont de la place pour deux rails.',
        ),
      ],
      words: 'prise libre déjà posé',
    },
    'must-build': {
      title: 'Obligation de construire',
      body: [
        p(
          'À chaque tour, vous devez poser au moins un rail. S’il n’y a vraiment rien à poser, vous passez automatiquement.',
        ),
      ],
      words: 'passer obligatoire minimum finir le tour',
    },
    network: {
      title: 'Les réseaux se rejoignent',
      body: [
        p(
          'Votre *réseau* est tout ce que l’on peut atteindre depuis votre marqueur par des rails que vous avez le droit d’utiliser. Peu importe qui les a posés : personne ne peut vous en barrer l’accès.',
        ),
        p(
          'Quand deux réseaux se touchent, ils n’en font plus qu’un dès cet instant pour tous les joueurs concernés, même au milieu d’un tour.',
        ),
        note(
          'Exemple : votre premier rail vous raccorde au réseau d’un voisin. Le second peut déjà se poser à l’autre bout de ce réseau.',
        ),
      ],
      picture:
        'Le premier rail prévu raccorde les deux réseaux ; le second peut donc se poser près de Berlin dans le même tour.',
      words: 'raccorder commun fusionner neutre propriétaire',
    },
    linked: {
      title: 'Quand une ville est reliée',
      body: [
        p(
          'Une ville est reliée pour vous quand votre réseau atteint son intersection. La traverser compte autant que s’y arrêter.',
        ),
        p(
          'Elle doit être reliée à *votre propre marqueur*. Cinq villes que d’autres ont reliées entre elles ne vous servent à rien tant que l’écart jusqu’à votre marqueur reste ouvert.',
        ),
      ],
      words: 'connectée objectif propre marqueur',
    },
    advice: {
      title: 'Deux conseils',
      body: [
        list(
          'Partir tout près de quelqu’un n’est pas toujours bon : ce que vous construisez l’aide aussi.',
          'Se raccorder tôt, c’est aussi partager ses propres rails. Faites-le quand cela vous épargne plus qu’aux autres.',
        ),
      ],
      words: 'stratégie tactique astuce',
    },
  },
};
