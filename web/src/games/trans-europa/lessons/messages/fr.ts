// French texts of the strategy lessons.

import { pluralsOf } from '../../../../messages/plural.ts';
import type { LessonMessages } from './text.ts';

const n = pluralsOf('fr');

export const fr: LessonMessages = {
  example: 'Exemple',
  finish: 'Terminer la leçon',
  tryIt: 'À vous d’essayer',
  nextIdea: 'Leçon suivante',
  more: 'D’autres positions',
  done: 'Leçon suivie',
  taken: 'suivie',
  noMore: 'Vous avez résolu toutes les positions de cette leçon.',
  solved: (right, all) => n(right, { one: `# résolue sur ${all}`, other: `# résolues sur ${all}` }),
  level: (level) => `niveau ${level}`,
  progress: (done, all) => n(done, { one: `# leçon suivie sur ${all}`, other: `# leçons suivies sur ${all}` }),
  practise: (lesson) => `S’exercer : ${lesson}`,
  names: {
    completes: 'Terminer la manche',
    reaches: 'Prendre la ville à portée',
    fewer: 'Pas de détour',
    start: 'Un départ bon marché',
    meeting: 'Des lignes qui se rejoignent',
    together: 'Deux villes à la fois',
    double: 'Attendre pour la ligne double',
    'marker-tells': 'Ce que dit un départ',
    'far-end': 'Partir de loin',
    leave: 'Laisser construire les autres',
    join: 'Se servir de ce qui est posé',
    mountains: 'À travers ou autour',
    alone: 'Là où personne d’autre ne va',
    'line-tells': 'Ce que dit une ligne',
    company: 'Partir en bonne compagnie',
    three: 'Trois à la fois',
    'take-double': 'Payer la ligne double',
    apart: 'Ne pas encore se raccorder',
    beside: 'Partir entre les villes',
    silence: 'Ce qui n’a pas été posé',
  },
  ideas: {
    completes:
      'Vers la fin, comptez en tours et non en rails : deux rails font un tour. Choisissez ce qui vous permet de finir au tour suivant.',
    reaches:
      'Une ville à un ou deux rails n’est sûre qu’une fois reliée. Cherchez-la avant de construire vers le lointain.',
    fewer:
      'Comptez les rails qui manquent encore après votre tour. De deux tours, celui qui en laisse le moins est en général le meilleur.',
    start:
      'Votre départ doit se trouver sur le réseau le moins cher de vos cinq villes. Chaque détour du départ se paie plus tard, rail après rail.',
    meeting:
      'Le réseau le moins cher se ramifie souvent entre les villes. Faites se rejoindre deux lignes à une intersection hors des villes au lieu d’aller de ville en ville.',
    together:
      'Un rail qui mène vers deux villes vaut le double. Posez d’abord la partie commune et choisissez plus tard où bifurquer.',
    double:
      'Une ligne double coûte tout le tour. Posez d’abord des lignes simples : quelqu’un d’autre paiera peut-être la ligne double.',
    'marker-tells':
      'La plupart des joueurs partent d’une de leurs villes ou juste à côté. Regardez d’abord ce qui se trouve près d’un marqueur de départ.',
    'far-end':
      'Le centre du plateau se remplit des rails de tous. Partez de votre ville éloignée et laissez les autres venir vers vous.',
    leave:
      'Si quelqu’un se dirige vers une de vos villes, n’y construisez pas. Posez vos rails là où personne ne vous aide.',
    join: 'Tout ce qui est relié à votre départ compte pour vous. Un ou deux rails vers un autre réseau peuvent vous en épargner dix.',
    mountains:
      'Une ligne double compte deux. Traverser la montagne revient parfois quand même moins cher que la contourner : comptez les deux chemins.',
    alone:
      'Une ville dont personne d’autre n’a besoin, c’est à vous de la relier. Allez-y tôt, pendant que les autres font le reste pour vous.',
    'line-tells':
      'Une ligne vise une ville. Demandez-vous de quelle ville chaque nouveau rail se rapproche, et lesquelles il laisse de côté.',
    company:
      'Près d’un autre marqueur, les réseaux se rejoignent vite et chaque rail sert aux deux. Restez à côté si vos villes sont dans la même direction.',
    three:
      'Cherchez le rail qui rapproche de trois villes. Pour chacune il semble un détour, pour toutes c’est un raccourci.',
    'take-double':
      'Parfois personne d’autre n’a besoin d’une ligne double, ou c’est le seul chemin court. Payez-la alors tout de suite au lieu de la contourner.',
    apart: 'Relier deux réseaux aide les deux. Si l’autre y gagne plus que vous, gardez le dernier rail.',
    beside:
      'Le meilleur départ n’est pas forcément une ville. Une intersection où vos lignes bifurquent peut valoir plus que chacune de vos villes.',
    silence:
      'Un joueur qui passe à côté d’une ville n’en a pas besoin. Si personne ne s’est approché d’une ville, peut-être que personne ne l’a.',
  },
};
