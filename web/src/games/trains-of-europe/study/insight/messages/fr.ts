// French texts of insight into companies.

import { pluralsOf } from '../../../../../messages/plural.ts';
import type { InsightMessages } from './text.ts';

const n = pluralsOf('fr');

export const fr: InsightMessages = {
  soon: [
    'd’où viennent vos points',
    'la précision de vos décisions, partie après partie',
    'les phases où vous perdez le plus',
    'ce que rapportent vos licences et vos véhicules',
  ],
  counting: (done, all) => `Lecture de vos parties\u00a0: ${done} sur ${all}`,
  won: (games) => n(games, { one: 'de # partie gagnée', other: 'de # parties gagnées' }),
  points: 'points par partie',
  completed: 'contrats remplis par partie',
  first: 'année du premier contrat rempli, en moyenne',
  accuracy: {
    now: 'précision',
    title: 'La précision au fil du temps',
    about:
      'Les chances de gagner que vous avez gardées, comparées aux meilleurs choix trouvés. La ligne est la moyenne de cinq parties.',
    none: 'Aucune de ces parties n’a encore été analysée.',
    label: (games, latest) =>
      n(games, {
        one: `Précision sur # partie\u00a0; dernière\u00a0: ${latest}`,
        other: `Précision sur # parties\u00a0; dernière\u00a0: ${latest}`,
      }),
    table: 'En tableau',
    chart: 'En courbe',
    date: 'Jouée',
    share: 'Précision',
    open: (date) => `Analyse de la partie du ${date}`,
    offer: (count) =>
      n(count, { one: '# partie n’a pas encore d’analyse.', other: '# parties n’ont pas encore d’analyse.' }),
    start: (count) => n(count, { one: 'L’analyser maintenant', other: 'Les analyser maintenant' }),
    working: (game, all, share) => `Analyse de la partie ${game} sur ${all}\u00a0: ${share}`,
    goesOn: 'Le calcul continue pendant que vous regardez d’autres pages.',
    stop: 'Arrêter',
  },
  mistakes: {
    title: 'Erreurs typiques',
    about: 'Vos décisions coûteuses, par phase et selon ce qui aurait été mieux. Les plus coûteuses d’abord.',
    none: 'Aucune erreur pour l’instant. Analysez vos parties pour les trouver.',
    kind: 'Ce qui s’est passé',
    times: 'Fois',
    given: 'Coût',
    calling: 'Choix d’une phase',
    hows: {
      other: 'autre chose valait mieux',
      more: 'arrêt trop tôt',
      less: 'arrêt trop tard',
    },
    points: (points) => (/^[01](,\d)?$/.test(points) ? `${points} point` : `${points} points`),
    example: (loss, date) => `${loss} le ${date}`,
    examples: 'Par exemple\u00a0:',
  },
  lines: {
    title: 'D’où viennent vos points',
    line: 'Évaluation finale',
    points: 'Points par partie',
    returns: (licences, vehicles) =>
      `Au-delà de leur prix, vos licences ont rapporté ${licences} et vos véhicules ${vehicles} par partie.`,
  },
};
