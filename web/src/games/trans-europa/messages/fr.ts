// French texts of Trans Europa. The reader is addressed as "vous".

import { capital, de } from '../../../messages/grammar.ts';
import { listsOf, pluralsOf } from '../../../messages/plural.ts';
import type { Who } from '../../../messages/who.ts';
import type { GameMessages } from './catalogue.ts';

const n = pluralsOf('fr');
const list = listsOf('fr');
const tracks = (count: number): string => n(count, { one: '# rail', other: '# rails' });
const points = (count: number): string => n(count, { one: '# point', other: '# points' });
const by = ({ name, you }: Who): string => (you ? '*Vous*' : `*${name}*`);
/** Subject and verb: "*Vous* avez", "*Tom* a". */
const has = (who: Who): string => `${by(who)} ${who.you ? 'avez' : 'a'}`;
const to = ({ name, you }: Who): string => (you ? 'vous' : name);
const all = (who: readonly Who[]): string => list(who.map(to));
/** The verb that goes with one or several people, of whom one may be the reader. */
const verb = (who: readonly Who[], forms: { vous: string; il: string; ils: string }): string =>
  who.some(({ you }) => you) ? forms.vous : who.length > 1 ? forms.ils : forms.il;
const haveAll = (who: readonly Who[]): string =>
  `${capital(all(who))} ${verb(who, { vous: 'avez', il: 'a', ils: 'ont' })}`;
const youMiss = (count: number): string => n(count, { one: 'Il vous manque # rail', other: 'Il vous manque # rails' });
const startsWithVowel = (direction: string): boolean => /^[eo]/.test(direction);
/** "au nord-est", "à l’est" */
const au = (direction: string): string => (startsWithVowel(direction) ? `à l’${direction}` : `au ${direction}`);
/** "le nord-est", "l’est" */
const le = (direction: string): string => (startsWithVowel(direction) ? `l’${direction}` : `le ${direction}`);

export const fr: GameMessages = {
  directions: {
    e: 'est',
    ne: 'nord-est',
    nw: 'nord-ouest',
    w: 'ouest',
    sw: 'sud-ouest',
    se: 'sud-est',
    n: 'nord',
    s: 'sud',
  },
  waters: {
    'north-sea': 'Mer du Nord',
    'baltic-sea': 'Baltique',
    'atlantic-ocean': 'Atlantique',
    'mediterranean-sea': 'Méditerranée',
    'black-sea': 'Mer Noire',
    'pacific-ocean': 'Pacifique',
    'gulf-of-mexico': 'Golfe du Mexique',
    'adriatic-sea': 'Adriatique',
  },
  places: {
    at: (city) => `à ${city}`,
    near: (city) => `près ${de(city)}`,
    from: (direction, city) => `${au(direction)} ${de(city)}`,
    junctionFrom: (direction, city) => `Intersection ${au(direction)} ${de(city)}`,
    toward: (direction, city) => `vers ${le(direction)}, direction ${city}`,
    to: (direction, city) => `vers ${le(direction)} jusqu’à ${city}`,
    directionNear: (direction, city) => `vers ${le(direction)}, près ${de(city)}`,
  },
  levels: {
    random: 'Vagabond',
    greedy: 'Glouton',
    apprentice: 'Apprenti',
    conductor: 'Chef de train',
    engineer: 'Ingénieur',
    inspector: 'Inspecteur',
    director: 'Directeur',
  },
  editions: {
    classic: 'Classique',
    ferry: 'Ferries',
    prestige: 'Prestige',
  },
  front: {
    titleLines: ['Cinq villes.', 'Un seul réseau.'],
    facts: '2 à 6 joueurs · 20 minutes',
    learn: 'Apprendre',
    learnProgress: (done, all) => `Terminées : ${done} sur ${all}`,
    learnNext: (lesson) => `prochaine : ${lesson}`,
    learnFirst: (lesson) => `Commencez ici : ${lesson}`,
    learnDone: 'Place à la stratégie',
    puzzlesNew: 'Deux nouvelles aujourd’hui',
    puzzlesOne: '1 sur 2 résolue aujourd’hui',
    puzzlesDone: 'Les 2 du jour résolues',
    puzzleRow: (count) => n(count, { one: '# jour de suite', other: '# jours de suite' }),
  },
  table: {
    round: (round) => `Manche ${round}`,
    supply: (count) => n(count, { one: '# rail restant', other: '# rails restants' }),
    supplyShort: (count) => n(count, { one: '# restant', other: '# restants' }),
    tracksLeft: 'rails restants',
    toPlay: 'joue',
    thinking: 'réfléchit',
    first: 'commence',
    firstLong: 'Premier joueur de cette manche',
    points: (count) => n(count, { one: 'pt', other: 'pts' }),
    pointsLeft: (count) => n(count, { one: '# point restant', other: '# points restants' }),
    prestige: (count) => `${count} de prestige`,
    prestigeUnit: 'prestige',
    scoreOf: (name, score) => `${name} : ${score}`,
    backs: (regions) => `Cartes en main : ${regions}`,
    backsOf: (region, count) => `${region} × ${count}`,
    ownPieces: (count) => n(count, { one: '# rail de couleur', other: '# rails de couleur' }),
    log: 'Journal',
    showLog: 'Afficher le journal',
    hideLog: 'Masquer',
    players: 'Joueurs',
    hand: 'Vos villes',
    toGo: 'à poser',
    linked: 'reliée',
    missing: (count) => n(count, { one: 'rail manque encore', other: 'rails manquent encore' }),
    missingBeforeMarker: (count) =>
      n(count, { one: 'rail relierait vos villes', other: 'rails relieraient vos villes' }),
    allLinked: 'Toutes vos villes sont reliées',
    board: (name) => `Plateau : ${name}`,
    boardRole: 'plateau de jeu',
    legalNone: 'Il n’y a rien à poser pour l’instant.',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Voir tout le plateau',
    locate: 'Voir mon réseau',
    tools: 'Outils',
    hint: 'Conseil',
    scores: 'Scores et journal',
    expand: 'Afficher plus',
    collapse: 'Afficher moins',
  },
  turn: {
    /** For who plays for the first time. */
    goal: 'Reliez toutes vos villes en premier. Les rails sont à tous.',
    planAhead: 'Cliquez sur un billet ou une ligne pour préparer votre prochain tour.',
    planAheadTouch: 'Touchez un billet ou une ligne pour préparer votre prochain tour.',
    planned: 'Prévu pour votre prochain tour. Une pression suffira.',
    yours: 'Votre tour',
    others: (name) => `Au tour ${de(name)}`,
    nobody: 'Un instant',
    marker: 'Placez votre marqueur de départ',
    markerHelp: 'Choisissez une intersection libre. Votre réseau part d’ici : restez près de vos villes.',
    markerAt: (place) => `Départ ${place}`,
    markerConfirm: 'Placer le marqueur',
    budget: (left) => `${left} à dépenser`,
    budgetUsed: (used, limit) => `Utilisé : ${used} sur ${limit}`,
    emptyPlan: 'Cliquez sur une ligne pour prévoir un rail, ou sur une ville lointaine pour prévoir tout le chemin.',
    emptyPlanTouch: 'Touchez une ligne pour prévoir un rail, ou une ville lointaine pour prévoir tout le chemin.',
    cost: (cost, budget) => `coût ${cost} sur ${budget}`,
    stillMissing: 'Reste à poser',
    lay: (count) => n(count, { one: 'Poser # rail', other: 'Poser # rails' }),
    layNone: 'Poser des rails',
    end: 'Finir le tour',
    endHelp: 'Vous pouvez poser un autre rail ou finir votre tour.',
    claimHelp: 'Annoncez si toutes vos villes sont reliées, ou finissez votre tour.',
    clear: 'Effacer',
    instead: 'Ce plan remplace le précédent : un tour ne suffit pas pour les deux.',
    pendingEnd: (names) => `${names} : toutes les villes reliées. La manche prend fin avec votre tour.`,
    pendingEndHelp: 'Vous pouvez encore utiliser le reste de votre tour.',
    passAllowed: 'Passer',
    waitBot: (name) => `${name} réfléchit`,
    dropTitle: 'Rendez une ville',
    dropHelp: 'Choisissez l’un de vos billets à rendre. Vous jouez avec les quatre autres.',
    dropConfirm: (city) => `Rendre ${city}`,
    passTitle: (pass, all) => `Passez une ville à gauche, ${pass} sur ${all}`,
    passHelp: (name) => `Choisissez l’un de vos billets : il va à ${name}.`,
    passConfirm: (city) => `Passer ${city}`,
    chainTitle: 'Une ville de trop',
    chainHelp: (name) => `Choisissez laquelle des deux va à ${name}. Vous gardez l’autre.`,
    chainHelpLast: 'Choisissez laquelle des deux retourne dans le paquet. Vous gardez l’autre.',
    chainConfirm: (city) => `Donner ${city}`,
    waiting: (names) => `On attend ${names}`,
    choiceMade: (city) => `Vous avez choisi ${city}.`,
  },
  tips: {
    cost: (cost) => `Coût ${cost}`,
    routeTo: (city, cost) => `${city} : encore ${cost}`,
    single: 'Ligne simple',
    river: 'Pont sur un fleuve',
    mountain: 'Ligne de montagne',
    sea: 'Traversée en mer',
    ferry: 'Ferry',
  },
  illegal: {
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'not-now': () => 'Pas à ce moment de la manche.',
    'no-such-junction': () => 'Cette intersection n’existe pas.',
    'junction-taken': () => 'Un autre marqueur se trouve déjà ici.',
    'no-such-line': () => 'Il n’y a pas de ligne ici.',
    occupied: () => 'Un rail se trouve déjà ici.',
    'own-track-on-land': () => 'Les rails de couleur sont réservés aux ferries.',
    'no-own-track-left': () => 'Vous n’avez plus de rail de couleur.',
    'second-ferry': () => 'Un seul rail de ferry par tour.',
    'over-budget': (needs, left) => `Coûte ${needs}, il vous reste ${left}.`,
    'not-connected': () => 'Pas relié à votre réseau.',
    'must-build': () => 'Posez au moins un rail.',
    'no-claims': () => 'Ici, personne n’annonce : la table voit qui a relié toutes ses villes.',
    'claimed-already': () => 'Vous avez déjà annoncé pendant ce tour.',
    'no-such-city': () => 'Cette ville n’existe pas.',
    'not-in-hand': () => 'Cette ville n’est pas dans votre main.',
    'wrong-colour': () => 'Choisissez l’une des deux villes de cette couleur.',
    unknown: () => 'Ce n’est pas permis.',
  },
  rule: (id) => `Règle ${id}`,
  log: {
    started: (who) => `${by(who)} ${who.you ? 'commencez' : 'commence'} la manche`,
    dealt: (round) => `Manche ${round} : les villes sont distribuées`,
    cards: (names, count) => n(count, { one: `Carte spéciale : ${names}`, other: `Cartes spéciales : ${names}` }),
    marker: (who, place) => `${by(who)} ${who.you ? 'commencez' : 'commence'} ${place}`,
    laid: (who, count, place) => `${has(who)} posé ${tracks(count)} ${place}`,
    crossed: (who, place) => `${has(who)} franchi la mer ${place}`,
    bridged: (who, place) => `${has(who)} franchi le fleuve ${place}`,
    climbed: (who, place) => `${has(who)} franchi les montagnes ${place}`,
    ferry: (who, place) => `${has(who)} posé un rail de ferry ${place}`,
    joined: (who) => `Réseau commun : ${all(who)}`,
    ferryOpen: (place) => `Le ferry ${place} est ouvert à tous`,
    ferryOnly: (place, who) =>
      `Ferry ${place} : réservé à ${list(who.map(({ name, you }) => (you ? 'vous-même' : name)))}`,
    completed: (who) => `${has(who)} relié toutes ${who.you ? 'vos' : 'ses'} villes`,
    ended: (who) => `${has(who)} fini le tour`,
    claimed: (who) => `${has(who)} annoncé à raison : toutes les villes sont reliées`,
    claimedWrong: (who) => `${has(who)} annoncé, mais toutes les villes ne sont pas reliées`,
    passed: (who) =>
      `${by(who)} ${who.you ? 'n’avez rien pu construire et passez' : 'n’a rien pu construire et passe'}`,
    chosen: (who) => `${has(who)} choisi une ville`,
    cardPassed: (from, receiver, city) =>
      receiver.you
        ? `${by(from)} vous a donné ${city ?? 'une ville'}`
        : `${has(from)} donné ${city ?? 'une ville'} à ${receiver.name}`,
    cardReturned: (who, city) => `${has(who)} rendu ${city ?? 'une ville'}`,
    extra: (who, city) => `${has(who)} pioché ${city ?? 'une ville de plus'}`,
    handsPassed: 'Toutes les mains ont avancé d’une place vers la gauche',
    revealed: (who, cities) => `${has(who)} dévoilé ${cities}`,
    scored: (round) => `La manche ${round} est terminée`,
    over: (who) => `*${capital(all(who))}* ${verb(who, { vous: 'avez', il: 'a', ils: 'ont' })} gagné la partie`,
  },
  roundEnd: {
    connected: (who) => `${haveAll(who)} relié toutes ${verb(who, { vous: 'vos', il: 'ses', ils: 'leurs' })} villes.`,
    supply: 'La réserve est épuisée.',
    stuck: 'Plus personne ne pouvait poser de rail.',
    claimed: (who) => `${haveAll([who])} annoncé : toutes les villes sont reliées.`,
    unclaimed: (who) => {
      const had = verb(who, { vous: 'aviez', il: 'avait', ils: 'avaient' });
      const own = verb(who, { vous: 'vos', il: 'ses', ils: 'leurs' });
      return `${capital(all(who))} ${had} relié toutes ${own} villes sans l’annoncer.`;
    },
  },
  speech: {
    lines: (count, each) => `${n(count, { one: 'Une ligne', other: '# lignes' })} : ${each.join(' ; ')}`,
    lineSingle: (direction) => `${au(direction)}, ligne simple`,
    lineDouble: (direction, terrain) => `${au(direction)}, ligne double ${terrain}`,
    lineFerry: (direction) => `${au(direction)}, ferry`,
    lineLaid: (direction) => `${au(direction)}, ligne occupée`,
    linePlanned: (direction) => `${au(direction)}, ligne prévue`,
    terrain: { river: 'sur un fleuve', mountain: 'en montagne', sea: 'sur la mer' },
    freeLines: (count) => n(count, { one: 'une ligne libre', other: '# lignes libres' }),
    city: (city, region) => `${city}, ${region}`,
    target: 'votre objectif',
    linked: 'reliée',
    notLinked: (toGo) => `encore ${tracks(toGo)} à poser`,
    nearest: (steps, city) => `${tracks(steps)} jusqu’à votre ville à relier la plus proche, ${city}`,
    inNetwork: 'sur votre réseau',
    markerOf: (name) => `marqueur ${de(name)}`,
    edge: (direction) => `Aucune ligne vers ${le(direction)}.`,
    planned: (place, cost) => `Prévu : ${place}, coût ${cost}.`,
    unplanned: (place) => `Retiré : ${place}.`,
    used: (used, limit) => `Utilisé : ${used} sur ${limit}.`,
    missing: (count) =>
      count === 0
        ? 'Toutes vos villes sont reliées.'
        : n(count, { one: 'Il manque # rail.', other: 'Il manque # rails.' }),
    moved: (name, count, place, left) =>
      `${name} a posé ${tracks(count)} ${place}. ${n(left, { one: 'Reste # rail', other: 'Restent # rails' })}.`,
    youMoved: (count, place, left) =>
      `Vous avez posé ${tracks(count)} ${place}. ${n(left, { one: 'Reste # rail', other: 'Restent # rails' })}.`,
    placed: (name, place) => `${name} commence ${place}.`,
    turn: (missing, cities) =>
      `À vous de jouer. ${missing === 0 ? 'Toutes vos villes sont reliées.' : `${youMiss(missing)}. ${cities}`}`,
    turnMarker: (cities) => `À vous de jouer. Placez votre marqueur de départ. Vos villes : ${cities}.`,
    cityToGo: (city, toGo) => `${tracks(toGo)} jusqu’à ${city}`,
    end: (why, missing, left) =>
      `Manche terminée. ${why} ${missing === 0 ? 'Il' : `${youMiss(missing)}, il`} vous reste ${points(left)}.`,
    endPrestige: (why, missing, prestige) =>
      `Manche terminée. ${why} ${missing === 0 ? '' : `${youMiss(missing)}, `}${prestige} de prestige.`,
    cleared: 'Plan effacé.',
    routePlanned: (city, cost, now) => `Chemin vers ${city} : coût total ${cost}, dont ${now} à ce tour.`,
    noLast: 'Personne n’a encore joué.',
    last: (what) => `Dernier coup : ${what}.`,
    picked: (place) => `Départ ${place}. Choisissez maintenant où aller.`,
    markerChosen: (place) => `Départ ${place} ? Entrée pour placer le marqueur.`,
    enterEnds: 'Entrée termine le tour.',
    untold: 'Cette table ne dit pas ce qui manque. Annoncez quand vous pensez que toutes vos villes sont reliées.',
  },
  lessonNames: {
    goal: 'Cinq villes',
    marker: 'Le marqueur de départ',
    lay: 'Poser des rails',
    double: 'Fleuves, montagnes, mers',
    join: 'Raccorder les réseaux',
    route: 'Prévoir un chemin',
    end: 'La fin d’une manche',
  },
};
