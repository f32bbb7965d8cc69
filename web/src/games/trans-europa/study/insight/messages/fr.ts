// French texts of insight.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('fr');

export const fr: InsightMessages = {
  soon: [
    'où vous commencez, et l’issue de ces manches',
    'combien de vos rails servent aux autres, et combien des leurs vous servent',
    'quelles couleurs vous coûtent des points',
    'la précision de vos tours, partie après partie',
    'vos erreurs typiques, avec des positions pour vous exercer',
  ],
  which: 'Quelles parties',
  allGames: (count) => n(count, { one: 'La # partie', other: 'Les # parties' }),
  games: (count) => n(count, { one: '# partie', other: '# parties' }),
  rounds: (count) => n(count, { one: '# manche', other: '# manches' }),
  roundsWon: 'des manches gagnées',
  missing: 'rails manquants par manche',
  accuracyNow: 'précision',
  counting: (done, all) => `Lecture de vos parties : ${done} sur ${all}`,
  columns: {
    rounds: 'Manches',
    won: 'Gagnées',
    missing: 'Manquants',
    lost: 'Perdus',
    count: 'Nombre',
    perRound: 'Par manche',
  },
  starts: {
    title: 'Où vous commencez',
    about:
      'Une victoire partagée compte pour une part. Manquants : rails qui manquaient en moyenne à la fin d’une manche.',
    kind: 'Marqueur de départ',
    kinds: { own: 'Dans une ville de votre main', city: 'Dans une autre ville', beside: 'Hors des villes' },
    place: 'À ou près de',
    more: (count) => n(count, { one: 'Afficher # autre lieu', other: 'Afficher # autres lieux' }),
    few: 'Sur si peu de manches, ces chiffres tiennent surtout à la chance.',
  },
  tracks: {
    title: 'Rails communs',
    about: 'Compté à la fin de chaque manche : les rails qui relient le marqueur de départ de chacun à ses villes.',
    yours: (count) => n(count, { one: '# rail posé par vous', other: '# rails posés par vous' }),
    byOthers: 'utilisés aussi par d’autres',
    byYou: 'utilisés uniquement par vous',
    byNobody: 'inutilisés',
    used: (count) => n(count, { one: '# rail utilisé par vous', other: '# rails utilisés par vous' }),
    laidByYou: 'posés par vous',
    laidByOthers: 'posés par d’autres',
  },
  colours: {
    title: 'Points perdus, par couleur',
    about:
      'Rails manquants, répartis entre les villes non reliées selon leur distance. Chaque rail coûte un point dans le jeu classique.',
    colour: 'Région',
    open: 'Non reliées',
    of: (open, held) => `${open} sur ${held}`,
    points: 'Rails',
  },
  accuracy: {
    title: 'Précision au fil du temps',
    about:
      'La part que vous avez conservée des chances de gagner que donnaient les meilleurs tours. La ligne est la moyenne de cinq parties.',
    none: 'Aucune de ces parties n’a encore été analysée.',
    label: (games, latest) => `Précision sur ${games} ; dernière : ${latest}`,
    table: 'En tableau',
    chart: 'En graphique',
    date: 'Jouée',
    share: 'Précision',
    turns: 'Vos tours',
    review: 'Analyse',
    open: (date) => `Analyse de la partie du ${date}`,
    offer: (count) =>
      n(count, { one: '# partie n’a pas encore été analysée.', other: '# parties n’ont pas encore été analysées.' }),
    start: (count) => n(count, { one: 'L’analyser', other: 'Les analyser' }),
    working: (game, all, share) => `Analyse de la partie ${game} sur ${all} : ${share}`,
    goesOn: 'Le calcul continue pendant que vous regardez d’autres pages.',
    stop: 'Arrêter',
  },
  mistakes: {
    title: 'Erreurs typiques',
    about:
      'Vos tours qui ont coûté des chances de gagner, classés selon ce que le meilleur tour fait mieux. En tête, ce qui vous coûte plus qu’à un joueur attentif.',
    habit: (name, cost, usual) =>
      `*${name}* : c’est votre habitude la plus coûteuse. Elle coûte ${cost} de chances de gagner par manche, contre ${usual} pour un joueur attentif.`,
    noHabit: 'Aucune habitude ne ressort : vos pertes se répartissent sur de nombreux types d’erreurs.',
    none: 'Aucune erreur pour l’instant. Analysez vos parties pour les trouver.',
    kind: 'Type d’erreur',
    marker: {
      start: 'Un départ qui coûte plus de rails',
      middle: 'Un départ au milieu de vos villes',
      place: 'Un autre départ était meilleur',
    },
    build: {
      completes: 'Une victoire manquée',
      reaches: 'Une ville à portée non reliée',
      together: 'Pas de rail vers plusieurs villes à la fois',
      leave: 'Construire là où d’autres le font de toute façon',
      fewer: 'Un détour',
      double: 'Tout le tour pour une ligne double',
      shuns: 'Contourner une ligne double',
      'keeps-ferry': 'Un rail de couleur utilisé trop tôt',
      place: 'Mieux valait construire ailleurs',
    },
    example: (loss, date) => `${loss} le ${date}`,
    examples: 'Par exemple :',
    train: (count) => n(count, { one: 'S’exercer : # position', other: 'S’exercer : # positions' }),
    cannot: (share) =>
      `Les positions d’exercice viennent d’erreurs d’au moins ${share} dans des parties sans cartes spéciales.`,
  },
};
