// French texts of insight.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('fr');

export const fr: InsightMessages = {
  soon: [
    'où vous commencez, et comment ces manches se sont passées',
    'combien de vos rails servent aux autres, et combien des leurs vous servent',
    'quelles couleurs vous coûtent des points',
    'la précision de vos tours, partie après partie',
    'vos erreurs typiques, avec des positions pour mieux faire',
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
      'Une manche partagée compte pour une part. Manquants : rails qu’il restait en moyenne à poser à la fin d’une manche.',
    kind: 'Marqueur de départ',
    kinds: { own: 'Dans une ville de votre main', city: 'Dans une autre ville', beside: 'À côté des villes' },
    place: 'À ou près de',
    more: (count) => n(count, { one: 'Afficher # autre lieu', other: 'Afficher # autres lieux' }),
    few: 'Quelques manches seulement : les chiffres tiennent surtout à la chance.',
  },
  tracks: {
    title: 'Rails partagés',
    about: 'Compté à la fin de chaque manche : par quels rails le départ de chacun rejoint ses villes.',
    yours: (count) => n(count, { one: '# rail posé par vous', other: '# rails posés par vous' }),
    byOthers: 'utilisés aussi par d’autres',
    byYou: 'utilisés par vous seul',
    byNobody: 'utilisés par personne',
    used: (count) => n(count, { one: '# rail utilisé par vous', other: '# rails utilisés par vous' }),
    laidByYou: 'posés par vous',
    laidByOthers: 'posés par d’autres',
  },
  colours: {
    title: 'Points perdus, par couleur',
    about:
      'Rails manquants, répartis entre les villes non reliées selon la distance qui restait. Chacun coûte un point dans le jeu classique.',
    colour: 'Région',
    open: 'Non reliées',
    of: (open, held) => `${open} sur ${held}`,
    points: 'Rails',
  },
  accuracy: {
    title: 'Précision au fil du temps',
    about:
      'La part de la chance que les meilleurs tours trouvés auraient gardée et que vous avez gardée. La ligne est la moyenne de cinq parties.',
    none: 'Aucune de ces parties n’a encore été analysée.',
    label: (games, latest) => `Précision sur ${games} ; dernièrement ${latest}`,
    table: 'En tableau',
    chart: 'En graphique',
    date: 'Jouée',
    share: 'Précision',
    turns: 'Vos tours',
    review: 'Analyse',
    open: (date) => `Analyse de la partie du ${date}`,
    offer: (count) =>
      n(count, { one: '# partie n’a pas encore été analysée.', other: '# parties n’ont pas encore été analysées.' }),
    start: (count) => n(count, { one: 'L’analyser maintenant', other: 'Les analyser maintenant' }),
    working: (game, all, share) => `Analyse de la partie ${game} sur ${all} : ${share}`,
    goesOn: 'Le calcul continue pendant que vous regardez d’autres pages.',
    stop: 'Arrêter',
  },
  mistakes: {
    title: 'Erreurs typiques',
    about:
      'Vos tours qui ont concédé quelque chose, selon ce qui parle pour le meilleur tour. D’abord ce qui vous coûte le plus, comparé à un joueur attentif.',
    habit: (name, cost, usual) =>
      `*${name}* : c’est votre habitude la plus coûteuse. Elle prend ${cost} de votre chance par manche, contre ${usual} pour qui joue avec soin.`,
    noHabit: 'Aucune habitude ne ressort : ce que vous concédez se répartit sur beaucoup de genres.',
    none: 'Rien pour l’instant. Les analyses de vos parties les feront apparaître.',
    kind: 'Ce qui s’est passé',
    marker: {
      start: 'Un départ qui coûte plus de rails',
      middle: 'Un départ au milieu de vos villes',
      place: 'Un autre départ était meilleur',
    },
    build: {
      completes: 'Une victoire laissée de côté',
      reaches: 'Une ville à portée non reliée',
      together: 'Ne pas s’approcher de plusieurs villes à la fois',
      leave: 'Construire là où d’autres construisent de toute façon',
      fewer: 'Un détour',
      double: 'Tout le tour pour une ligne double',
      shuns: 'Contourner une ligne double',
      'keeps-ferry': 'Un rail de couleur dépensé trop tôt',
      place: 'Construire ailleurs était meilleur',
    },
    example: (loss, date) => `${loss} le ${date}`,
    examples: 'Par exemple :',
    train: (count) => n(count, { one: 'S’exercer sur # de ces positions', other: 'S’exercer sur # de ces positions' }),
    cannot: 'Les positions d’exercice viennent d’erreurs de 8 % et plus dans des parties sans cartes spéciales.',
  },
};
