// Textes français de l’analyse de Trains of Europe.

import { pluralsOf } from '../../../../messages/plural.ts';
import { signed } from './signed.ts';
import type { StudyMessages } from './text.ts';

const n = pluralsOf('fr');
const years = (value: number): string => `${value.toLocaleString('fr')} ${value < 2 ? 'an' : 'ans'}`;

export const fr: StudyMessages = {
  chart: 'Qui allait gagner',
  company: 'Quelle compagnie\u00a0?',
  measures: { label: 'Ce que montre la courbe', chances: 'Chances de gagner', points: 'Points à la fin' },
  table: 'En tableau',
  curve: 'En courbe',
  columns: {
    position: 'Position',
    contract: 'Contrat',
    what: 'Quoi',
    price: 'Prix',
    income: 'Recettes',
    tax: 'Taxe',
    points: 'Points',
    total: 'Résultat',
  },
  figures: (chance, points) => `${chance}, ${points} points`,
  roughly: (figure) => `environ ${figure}`,
  judgements: { label: 'Jugé selon', known: 'Ce que la compagnie pouvait savoir', open: 'Livres ouverts' },
  reached: {
    phases: (done, of) => `${done} phases sur ${of} sont entièrement jugées.`,
    decisions: (done, of) =>
      `Toutes les phases et ${done} décisions sur ${of} sont jugées, les plus coûteuses d’abord.`,
  },
  late: (reached) => `60\u00a0s n’ont pas suffi. ${reached}`,
  decided: {
    waiting: 'Ce qui a décidé la partie est encore en calcul …',
    nobody: 'La partie a été abandonnée\u00a0: personne n’a gagné.',
    instead: (better, played) => `«\u00a0${better}\u00a0» au lieu de «\u00a0${played}\u00a0»`,
    ownChoice: (name, year, choice, share) =>
      `${name} a perdu la partie l’année ${year}\u00a0: ${choice} aurait gardé ${share} de chances de plus.`,
    theirChoice: (name, rival, year, choice, share) =>
      `${name} a gagné grâce à un faux pas de ${rival} l’année ${year}\u00a0: ${choice} aurait gardé ${share} de chances de plus.`,
    luck: (name, year, draw, share) =>
      `${name} a gagné avec un peu de chance. Ce qui a apporté ${share} de chances l’année ${year}\u00a0: ${draw}.`,
    misfortune: (name, year, draw, share) =>
      `${name} a manqué de chance. Ce qui a coûté ${share} de chances l’année ${year}\u00a0: ${draw}.`,
    wonIn: (name, year, from, to) =>
      `${name} a gagné la partie l’année ${year}\u00a0: ses chances sont passées de ${from} à ${to}.`,
    lostIn: (name, winner, year, from, to) =>
      `${winner} a distancé ${name} l’année ${year}\u00a0: ses chances sont passées de ${from} à ${to}. Aucun choix n’a décidé à lui seul.`,
    ahead: (name, share) => `${name} a gagné sans tournant, avec ${share} de chances au départ.`,
    behind: (name, winner, share) => `${winner} a battu ${name} sans tournant, avec ${share} de chances au départ.`,
  },
  station: {
    begins: (year) => `Début de l’année ${year}`,
    after: (year, phase) => `Année ${year}, après la phase ${phase}`,
    end: 'La fin',
  },
  years: 'Choisir une année',
  first: 'Au début',
  back: 'Une phase en arrière',
  forward: 'Une phase en avant',
  last: 'À la fin',
  pointOf: (point, all) => `Tournant ${point} sur ${all}`,
  noPoint: 'Aucun tournant ici',
  pointBefore: 'Tournant précédent',
  pointAfter: 'Tournant suivant',
  working: {
    first: (done, of) => `Premier regard\u00a0: phase ${done} sur ${of}`,
    curve: (done, of) => `Plus précisément\u00a0: phase ${done} sur ${of}`,
    sifting: (done, of) => `Recherche de meilleurs choix\u00a0: ${done} sur ${of}`,
    judging: (done, of) => `Les deux choix sont joués jusqu’au bout\u00a0: ${done} sur ${of}`,
    draws: (done, of) => `La chance des tirages est pesée\u00a0: ${done} sur ${of}`,
  },
  done: (games) => `${games} parties jouées jusqu’au bout depuis chaque position, livres ouverts`,
  stopped: 'Arrêté',
  stop: 'Arrêter',
  goOn: 'Continuer',
  failed: 'Cette partie ne peut pas être analysée.',
  save: 'Enregistrer les chiffres dans un fichier',
  tabs: { label: 'Que regarder', decisions: 'Décisions', returns: 'Résultats', auctions: 'Enchères' },
  costliest: (name) => `Tournants de ${name}`,
  accuracy: {
    share: (share) => `Précision ${share}`,
    about: 'des chances que les meilleurs choix trouvés auraient gardées',
  },
  draws: {
    title: 'La chance des tirages',
    none: 'Aucun tirage n’a changé les chances au-delà de son incertitude.',
    about: 'Les chances après un tirage, moins la moyenne sur tout ce qui aurait pu être tiré.',
    kinds: {
      'start-player': 'le tirage de la première présidence',
      setup: 'la mise en place',
      refill: 'les nouvelles cartes exposées',
      'blind-vehicle': 'le véhicule tiré à l’aveugle',
      'blind-contract': 'le contrat tiré à l’aveugle',
      aid: 'les véhicules de l’aide publique',
    },
  },
  nothing: 'Rien de mieux n’a été trouvé.',
  notYet: 'Recherche de meilleurs choix en cours …',
  about:
    'Classés par chances de gagner perdues\u00a0; si elles restent dans leur incertitude, par points d’avance sur la meilleure des autres compagnies.',
  played: 'joué',
  better: 'mieux',
  playOnPlayed: 'Continuer comme joué',
  playOutBetter: 'Dérouler le meilleur choix',
  reasons: {
    payback: (contract, value) => `${contract} est rentabilisé en ${years(value)}.`,
    closed: (contract) => `Une liaison de ${contract} est fermée par les autres.`,
    yard: (models, contract) => `Au dépôt pour ${contract}\u00a0: ${models}.`,
    worth: (most, price) =>
      `Selon la prévision, cela vaut jusqu’à ${most} pour la compagnie\u00a0; le prix était ${price}.`,
    useless: 'Selon la prévision, la compagnie n’en a pas l’usage.',
    item: (points, item) => `Dans les parties poursuivies\u00a0: ${points} points pour ${item}.`,
    items: {
      profit: 'le bénéfice',
      completed: 'les contrats remplis',
      partial: 'les contrats en cours',
      cities: 'les villes',
      network: 'le plus long réseau',
      countries: 'les pays',
      idle: 'les contrats sans recettes',
      vehicles: 'les véhicules inutilisés',
      cash: 'l’argent non dépensé',
    },
  },
  contracts: 'Contrats',
  licences: (count) => n(count, { one: '# licence', other: '# licences' }),
  vehicles: (count) => n(count, { one: '# véhicule', other: '# véhicules' }),
  cash: 'Caisse à la fin',
  hows: {
    dealt: 'de départ',
    bought: 'acheté',
    blind: 'acheté à l’aveugle',
    aid: 'aide publique',
    auction: 'enchère',
    'with-contract': 'venu avec un contrat',
  },
  ends: {
    completed: (year) => `rempli l’année ${year}`,
    sold: (price) => `vendu ${price}`,
    idle: 'non affecté',
    assigned: 'en service',
    spent: 'sur un contrat rempli',
  },
  flows: {
    start: 'Au départ',
    payouts: 'Versé en fin d’année',
    bonuses: 'Prime de développement',
    blindContracts: 'Avec des contrats pris à l’aveugle',
    sales: 'Vendu aux enchères',
    audits: 'Contrôles, reçu moins payé',
    licences: 'Licences',
    vehicles: 'Véhicules',
    bids: 'Acheté aux enchères',
    losses: 'Pertes payées',
  },
  returnsAbout:
    'Sur toute la partie, exactement. Les recettes des liaisons comptent pour les licences empruntées, celles des véhicules pour chaque véhicule\u00a0; un contrat réunit les deux.',
  auctions: {
    none: 'Rien n’a été mis aux enchères dans cette partie.',
    about:
      'Le plus que chaque compagnie aurait pu raisonnablement payer, selon la prévision du moment et avec ce qu’elle avait en caisse.',
    from: (seller, least) => `de ${seller}, au moins ${least}`,
    sold: (buyer, price, points) => `${buyer} pour ${price}\u00a0: ${points} points selon la prévision`,
    unsold: 'Personne n’a enchéri.',
    worth: 'En valait la peine pour',
    useless: 'Ne valait la mise minimale pour personne.',
  },
  puzzles: {
    title: 'Le contrat qui paie',
    what: 'Que résoudre\u00a0?',
    today: 'Aujourd’hui',
    more: 'Autres énigmes',
    about:
      'Vous prenez un contrat. Avec lequel de ces quatre votre compagnie a-t-elle le plus de points à la fin\u00a0?',
    youAre: (company) => `Vous êtes ${company}.`,
    cash: (amount) => `${amount} en caisse`,
    profit: (amount) => `${amount} par an`,
    completed: (count, target) => `contrats remplis\u00a0: ${count} sur ${target}`,
    choices: 'Contrats au choix',
    points: (points) => `${points} points`,
    check: 'Vérifier',
    show: 'Voir la réponse',
    next: 'Énigme suivante',
    solved: 'Résolu\u00a0!',
    failed: 'Pas cette fois.',
    proof: (games, margin) =>
      `Points à la fin, en moyenne sur ${games} parties poursuivies avec chaque contrat\u00a0; le suivant en a ${margin} de moins.`,
    sum: 'Le calcul',
    rows: {
      licences: 'Licences à acheter',
      vehicles: 'Véhicules à acheter',
      yearly: 'Bénéfice annuel',
      payback: 'Rentabilisé en',
      completed: 'Rempli',
      points: 'Points à la fin',
    },
    closed: 'fermé',
    years: (value) => years(value),
    hides: {
      closed: (contract) => `${contract} ne peut pas être rempli\u00a0: une liaison est fermée par les autres.`,
      loss: (contract, profit) => `${contract} fait d’abord descendre le bénéfice annuel à ${profit}.`,
      dear: (contract, fees, cash) => `Les licences de ${contract} coûtent ${fees}\u00a0; il y a ${cash} en caisse.`,
      completed: (contract, share, best) =>
        `${contract} a été rempli dans ${share} des parties, le contrat qui paie dans ${best}.`,
    },
    rated: (rating, change, level, solved) =>
      `Votre cote\u00a0: ${rating} (${signed(change)}, niveau ${level} ${solved ? 'résolu' : 'manqué'}).`,
    level: (rating) => `niveau ${rating}`,
    rating: (rating) => `Votre cote\u00a0: ${rating}`,
    allDone: 'Vous avez fait toutes les énigmes de ce genre.',
  },
};
