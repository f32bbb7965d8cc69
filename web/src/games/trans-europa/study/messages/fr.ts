// French texts of the study of Trans Europa.

import { de as of, que } from '../../../../messages/grammar.ts';
import { pluralsOf } from '../../../../messages/plural.ts';
import type { Who } from '../../../../messages/who.ts';
import type { StudyMessages } from './text.ts';

const n = pluralsOf('fr');
const tracks = (count: number): string => n(count, { one: '# rail', other: '# rails' });
const has = ({ name, you }: Who): string => (you ? 'Vous avez' : `${name} a`);
const pointsOf = (count: number): string => n(count, { one: '# point', other: '# points' });

export const fr: StudyMessages = {
  round: (round, all) => `manche ${round} sur ${all}`,
  rounds: 'Choisir une manche',
  chart: 'Chances de gagner la manche',
  judgement: 'Base du calcul',
  known: (name) => `Ce ${que(name)} pouvait savoir`,
  open: 'Toutes les cartes visibles',
  knownAbout: (name) => `Les chances de tous, telles ${que(name)} pouvait alors les connaître.`,
  openAbout: 'Les chances de tous, avec toutes les cartes visibles.',
  player: 'Pour qui ?',
  deal: 'La donne',
  turnOf: (turn, all) => `Tour ${turn} sur ${all}`,
  turn: (turn) => `Tour ${turn}`,
  inRound: (round) => `manche ${round}`,
  pointOf: (point, all) => `Tournant ${point} sur ${all}`,
  noPoint: 'Aucun tournant ici',
  pointBefore: 'Tournant précédent',
  pointAfter: 'Tournant suivant',
  first: 'À la donne',
  back: 'Un tour en arrière',
  forward: 'Un tour en avant',
  last: 'Au dernier tour',
  table: 'En tableau',
  curve: 'En courbe',
  scope: 'Chiffres pour',
  wholeGame: 'Toute la partie',
  working: 'Recherche du moment décisif…',
  columns: { turn: 'Tour', player: 'Qui', lost: 'Coût' },
  costly: (count) => n(count, { one: '# tour coûteux', other: '# tours coûteux' }),
  nothing: 'Aucun meilleur tour trouvé.',
  accuracy: (share) => `Précision ${share}`,
  accuracyAbout: 'La part conservée des chances de gagner que donnaient les meilleurs tours.',
  doubt: (share) => `± ${share}`,
  betterIs: ({ move, better, played }) => `Mieux : ${move}, ${better} au lieu de ${played}.`,
  moves: {
    start: (place) => `un départ ${place}`,
    to: (count, city) => `${tracks(count)} jusqu’à ${city}`,
    towards: (count, city) => `${tracks(count)} vers ${city}`,
    at: (count, place) => `${tracks(count)} ${place}`,
    none: 'aucun rail',
  },
  playedWell: (chance) => `Aucun meilleur tour trouvé : ${chance} de chances de gagner.`,
  dealAbout: 'Avant le premier marqueur de départ : les chances que donnent les cartes seules.',
  played: 'joué',
  better: 'meilleur',
  playOnPlayed: 'Continuer comme joué',
  playOutBetter: 'Essayer le meilleur tour',
  playedAt: (chance) => `joué ${chance}`,
  betterAt: (chance) => `meilleur ${chance}`,
  likely: (name) => `probablement à ${name}`,
  holds: (name) => `villes ${of(name)}`,
  reasons: {
    completes: 'Ce tour relie toutes les villes d’un coup.',
    reaches: (city) => `Ce tour relie ${city}.`,
    together: (cities) => `Ce tour rapproche en même temps ${cities}.`,
    leave: (name, city, share) => `${name} construit de toute façon vers ${city} : dans ${share} des donnes probables.`,
    alone: (city, share) =>
      `Les autres construisent rarement vers ${city} : dans ${share} des donnes probables seulement.`,
    nobody: (city) => `Personne d’autre ne construit vers ${city}.`,
    fewer: (better, played) => `Il reste ensuite ${tracks(better)} à poser au lieu de ${played}.`,
    double: 'La ligne double a coûté tout le tour.',
    keepsFerry: 'Ce tour garde un rail de couleur pour un autre ferry.',
    start: (better, played) => `De là, il faut ${tracks(better)} pour relier les villes, au lieu de ${played}.`,
    slows: (name, better, played) => `Ce tour laisse à ${name} ${better} de chances de gagner au lieu de ${played}.`,
  },
  story: {
    unfinished: (round) => `La manche ${round} n’a pas été jouée jusqu’au bout.`,
    lost: {
      mistake: ({ who, round, turn, share }) =>
        `${has(who)} perdu la manche ${round} au tour ${turn}, qui a coûté ${share} de chances de gagner.`,
      mistakes: ({ who, round, turns }) => `${has(who)} perdu la manche ${round} en plusieurs tours : ${turns}.`,
      cards: ({ who, round, share }) =>
        `${has(who)} perdu la manche ${round} à cause des cartes : elles ne laissaient que ${share} de chances de gagner.`,
      blow: ({ who, round, turn, name, before, share }) =>
        `${has(who)} perdu la manche ${round} sur le tour ${turn} ${of(name)} : les chances sont passées de ${before} à ${share}.`,
      lead: ({ who, round, turn, share }) =>
        `${has(who)} perdu la manche ${round} malgré ${share} de chances de gagner au tour ${turn}.`,
      finish: ({ who, round, share }) =>
        `${has(who)} perdu la manche ${round} tout à la fin : il restait ${share} de chances avant le dernier tour.`,
      never: ({ who, round, share }) =>
        `${has(who)} perdu la manche ${round} : les chances n’ont jamais dépassé ${share}.`,
      nothing: ({ who, round }) => `${has(who)} perdu la manche ${round} ; aucun tour n’a été décisif à lui seul.`,
    },
    won: {
      cards: ({ who, round, share }) =>
        `${has(who)} gagné la manche ${round} avec de bonnes cartes : ${share} de chances dès le départ.`,
      gift: ({ who, round, turn, name, share }) =>
        `${has(who)} gagné la manche ${round} grâce à une erreur ${of(name)} au tour ${turn} : +${share}.`,
      turn: ({ who, round, turn, name, before, share }) =>
        `${has(who)} gagné la manche ${round} grâce au tour ${turn} ${of(name)} : les chances sont passées de ${before} à ${share}.`,
      moves: ({ who, round, turn, share }) =>
        `${has(who)} gagné la manche ${round} en jouant bien, surtout au tour ${turn} : +${share}.`,
      others: ({ who, round, share }) =>
        `${has(who)} gagné la manche ${round} avec l’aide des tours des autres : +${share}.`,
      nothing: ({ who, round }) => `${has(who)} gagné la manche ${round} ; aucun tour n’a été décisif à lui seul.`,
    },
    shared: ({ who, round, name }) => `${has(who)} partagé la manche ${round} avec ${name}.`,
    although: (turn, share) => `Le tour ${turn} a coûté ${share}.`,
    game: {
      won: (who, points) => `${has(who)} gagné la partie avec ${pointsOf(points)} d’avance.`,
      lost: (who, points, name) => `${has(who)} perdu la partie contre ${name}, à ${pointsOf(points)}.`,
      shared: (who, name) => `${has(who)} gagné la partie avec ${name}.`,
      ahead: (round, points, name) => `La manche ${round} a été décisive : ${pointsOf(points)} de plus ${que(name)}.`,
      behind: (round, points, name) => `La manche ${round} a été décisive : ${pointsOf(points)} de moins ${que(name)}.`,
      steady: 'Aucune manche n’a été décisive à elle seule.',
      costliest: (round, turn, share) => `Tour le plus coûteux : tour ${turn} de la manche ${round}, −${share}.`,
    },
  },
  luck: 'Chance et talent',
  fromTo: (from, to) => `de ${from} à ${to}`,
  cards: 'Cartes',
  ownMoves: 'Tours joués',
  others: 'Les autres',
  luckAbout: 'Par rapport à une partie où tous continuent comme d’habitude.',
  perRound: 'par manche',
  dealCost: (count) => `*Donne :* au moins ${tracks(count)} pour relier les villes`,
  allHands: (mean) => `en moyenne ${mean}`,
  dealBetter: (share) => `Il en faut plus avec ${share} des mains.`,
  hands: 'Toutes les cartes visibles',
  what: 'Connu alors',
  reads: (viewer, name) => `Les villes ${of(name)}, pour autant ${que(viewer)} pouvait le savoir`,
  rest: (share) => `autres ${share}`,
  isHeld: 'en main',
  toldMost: ({ name, turn, city, before, after }) =>
    `Le tour ${turn} en a dit le plus sur ${name} : la probabilité de ${city} est passée de ${before} à ${after}.`,
  reading: 'Lecture des rails…',
  firstLook: (turn, all) => `Analyse rapide : tour ${turn} sur ${all}`,
  refining: (turn, all) => `Analyse précise : tour ${turn} sur ${all}`,
  done: (deals) => `${deals} donnes par tour`,
  stopped: 'Analyse arrêtée',
  stop: 'Arrêter',
  goOn: 'Continuer',
  failed: 'Cette partie ne peut pas être analysée.',
  save: 'Enregistrer les chiffres',
  replay: 'Revoir la partie',
  tabs: { label: 'Affichage', moves: 'Tours', luck: 'Chance', known: 'Savoir' },
  puzzles: {
    what: 'Type d’énigme',
    which: 'Énigmes du jour',
    today: 'Aujourd’hui',
    kinds: { net: 'Réseau minimal', turn: 'Deux rails', start: 'Où commencer ?', whose: 'À qui la ville ?' },
    about: {
      net: 'Reliez les cinq villes avec le moins de rails possible. Une ligne double compte deux. Touchez des lignes, ou utilisez Maj et une touche de direction.',
      turn: 'Posez les rails qui gagnent le plus souvent la manche. Touchez des lignes, ou utilisez Maj et une touche de direction.',
      start:
        'Placez votre marqueur de départ là où vous gagnez le plus souvent la manche. Touchez une intersection, ou allez-y avec les touches de direction et appuyez sur Espace.',
      whose: (city) =>
        `Qui a ${city}, si quelqu’un l’a ? Parcourez la manche tour par tour et cherchez des indices dans les rails.`,
    },
    youAre: (colour) => `Votre couleur : ${colour}.`,
    choices: 'Réponses',
    nobody: 'Personne',
    cost: (count) => tracks(count),
    joined: (count) => n(count, { one: '# ville sur 5 reliée', other: '# villes sur 5 reliées' }),
    allJoined: 'les cinq villes reliées',
    undo: 'Annuler',
    clear: 'Tout enlever',
    tryOf: (now, all) => `essai ${now} sur ${all}`,
    tooMany: (count) => n(count, { one: '# rail de trop.', other: '# rails de trop.' }),
    check: 'Vérifier',
    show: 'Voir la réponse',
    next: 'Énigme suivante',
    solved: 'Résolue !',
    failed: 'Pas cette fois.',
    bestIs: (count) => `Le réseau minimal demande ${tracks(count)}.`,
    proof: {
      move: 'Voici avec quelle fréquence chacun des deux coups gagne la manche, sur mille donnes probables.',
      whose: 'Voici, d’après les rails, la probabilité que chacun l’ait eue en main.',
    },
    level: (rating) => `niveau ${rating}`,
    rating: (rating) => `Votre cote : ${rating}`,
    row: (count) => n(count, { one: '# jour de suite', other: '# jours de suite' }),
    daySolved: (count) => n(count, { one: '# résolue', other: '# résolues' }),
    monthBefore: 'Mois précédent',
    monthAfter: 'Mois suivant',
    goOn: 'Continuer',
    noMove: 'Rien n’est encore sur le plateau.',
    nearly: (share) => `Presque juste : un autre coup vaut ${share} de plus. Réessayez.`,
    judging: 'Évaluation de votre coup…',
    yours: 'Votre coup',
    inGame: 'Votre coup dans la partie',
    tempting: 'Un coup tentant',
    best: 'Le meilleur coup',
    look: { label: 'Sur le plateau', both: 'Les deux coups', chosen: 'Après celui-ci', best: 'Après le meilleur' },
    missing: (who) => `Rails manquants après une fin de manche jouée par des bots avec ces cartes : ${who}.`,
    missingOf: (name, count) => `${name} ${count}`,
    round: 'La manche jusqu’ici',
    pastTurn: (turn, name) => `Tour ${turn} : ${name}`,
    starts: (place) => `départ ${place}`,
    builds: (count, place) => `${tracks(count)} ${place}`,
    tells: ({ turn, name, holder, city, before, after }) =>
      `Tour ${turn} ${of(name)} : la probabilité ${que(city)} soit à ${holder} passe de ${before} à ${after}.`,
    tellsNobody: ({ turn, name, city, before, after }) =>
      `Tour ${turn} ${of(name)} : la probabilité que personne n’ait ${city} passe de ${before} à ${after}.`,
    longTold: 'Aucun tour ne l’a révélé à lui seul : ce sont tous les rails ensemble.',
    rated: (rating, change, level, solved) =>
      `Votre cote : ${rating} (${change}, niveau ${level} ${solved ? 'résolu' : 'non résolu'}).`,
    steps: {
      first: 'Au premier tour',
      back: 'Un tour en arrière',
      forward: 'Un tour en avant',
      last: 'Au dernier tour',
    },
    allDone: 'Vous avez fait toutes les énigmes de ce type.',
  },
  learn: {
    open: (count) => n(count, { one: 'Apprendre de ce tour', other: 'Apprendre de ces # tours' }),
    title: 'Apprendre de vos erreurs',
    was: (place, share) => `Votre tour ${place} a coûté ${share} de chances. Trouvez mieux.`,
    preparing: 'Préparation de la question suivante…',
    none: 'Aucun de ces tours n’est clairement faux avec d’autres donnes.',
    done: (solved, all) =>
      `Vous avez trouvé ${n(solved, { one: '# meilleur tour', other: '# meilleurs tours' })} sur ${all}. Vous les retrouverez dans « Vos erreurs ».`,
    back: 'Retour à l’analyse',
  },
  mine: {
    title: 'Vos erreurs',
    none: (share) =>
      `Aucune erreur à corriger aujourd’hui. Les erreurs d’au moins ${share} de vos parties sans cartes spéciales analysées apparaissent ici. Elles reviennent jusqu’à ce que vous trouviez le meilleur tour.`,
  },
  trainer: {
    title: 'Lire la table',
    whose: (colour) => `Quelles villes a ${colour} ?`,
    about:
      'Choisissez une ville par région. Les rails de cette couleur brillent. Vous verrez ensuite l’analyse des bots, d’après les mêmes rails.',
    you: 'Vous',
    reader: 'Analyse des bots',
    ofFive: 'sur 5 justes',
    next: 'Position suivante',
    allDone: 'Plus de positions aujourd’hui. Elles reviennent le moment venu.',
  },
};
