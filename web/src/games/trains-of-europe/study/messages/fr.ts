// French texts of the study of Trains of Europe.

import { de } from '../../../../messages/grammar.ts';
import { pluralsOf } from '../../../../messages/plural.ts';
import { signed } from './signed.ts';
import type { StudyMessages } from './text.ts';

const n = pluralsOf('fr');
/** Below two it is singular. */
const pointsOf = (shown: string): string => (/^[+−]?[01](,\d)?$/.test(shown) ? `${shown} point` : `${shown} points`);
const years = (value: number): string => `${value.toLocaleString('fr')} ${value < 2 ? 'an' : 'ans'}`;

export const fr: StudyMessages = {
  chart: 'Qui menait',
  company: 'Quelle compagnie\u00a0?',
  measures: { label: 'Ce que montre la courbe', chances: 'Chances de gagner', points: 'Points à la fin' },
  table: 'En tableau',
  curve: 'En courbe',
  columns: {
    position: 'Position',
    contract: 'Contrat',
    what: 'Quoi',
    price: 'Prix',
    income: 'Revenu',
    tax: 'Taxe',
    points: 'Points',
    total: 'Bilan',
  },
  figures: (chance, points) => `${chance}, ${pointsOf(points)}`,
  roughly: (figure) => `environ ${figure}`,
  judgements: {
    label: 'Base du calcul',
    known: 'Ce que la compagnie pouvait savoir',
    open: 'Tous les comptes ouverts',
  },
  reached: {
    phases: (done, of) => `Phases analysées en entier\u00a0: ${done} sur ${of}.`,
    decisions: (done, of) =>
      `Toutes les phases sont analysées\u00a0; décisions\u00a0: ${done} sur ${of}, les plus coûteuses d’abord.`,
  },
  late: (reached) => `Arrêt après 60 secondes. ${reached}`,
  decided: {
    waiting: 'Recherche de ce qui a décidé la partie…',
    nobody: 'La partie a été abandonnée. Personne n’a gagné.',
    instead: (better, played) => `«\u00a0${better}\u00a0» au lieu de «\u00a0${played}\u00a0»`,
    ownChoice: (name, year, choice, share) =>
      `${name} a perdu la partie l’année ${year}. ${choice} aurait sauvé ${share} de chances de gagner.`,
    theirChoice: (name, rival, year, choice, share) =>
      `${name} a gagné grâce à une erreur ${de(rival)} l’année ${year}. ${choice} aurait sauvé à ${rival} ${share} de chances de gagner.`,
    luck: (name, year, draw, share) =>
      `${name} a gagné avec un peu de chance. Décisif l’année ${year}\u00a0: ${draw} (${share} de chances de gagner en plus).`,
    misfortune: (name, year, draw, share) =>
      `${name} a manqué de chance. Décisif l’année ${year}\u00a0: ${draw} (${share} de chances de gagner en moins).`,
    wonIn: (name, year, from, to) =>
      `${name} a gagné la partie l’année ${year}. Ses chances de gagner sont passées de ${from} à ${to}.`,
    lostIn: (name, winner, year, from, to) =>
      `${winner} a distancé ${name} l’année ${year}. Ses chances de gagner sont passées de ${from} à ${to}. Aucun choix n’a été décisif à lui seul.`,
    ahead: (name, share) => `${name} a gagné sans tournant, avec ${share} de chances de gagner au départ.`,
    behind: (name, winner, share) =>
      `${winner} a battu ${name} sans tournant, avec ${share} de chances de gagner au départ.`,
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
    first: (done, of) => `Analyse rapide\u00a0: phase ${done} sur ${of}`,
    curve: (done, of) => `Analyse précise\u00a0: phase ${done} sur ${of}`,
    sifting: (done, of) => `Recherche de meilleurs choix\u00a0: ${done} sur ${of}`,
    judging: (done, of) => `Comparaison des choix\u00a0: ${done} sur ${of}`,
    draws: (done, of) => `Mesure de la chance\u00a0: ${done} sur ${of}`,
  },
  done: (games) => `${games} parties simulées depuis chaque position, tous les comptes ouverts`,
  stopped: 'Arrêté',
  stop: 'Arrêter',
  goOn: 'Continuer',
  failed: 'Cette partie ne peut pas être analysée.',
  save: 'Enregistrer les chiffres dans un fichier',
  tabs: { label: 'Affichage', decisions: 'Décisions', returns: 'Bilan', auctions: 'Enchères' },
  costliest: (name) => `Tournants ${de(name)}`,
  accuracy: {
    share: (share) => `Précision ${share}`,
    about: 'des chances de gagner que les meilleurs choix trouvés auraient gardées',
  },
  draws: {
    title: 'Chance aux tirages',
    none: 'Aucun tirage n’a changé les chances de gagner au-delà de la marge d’erreur.',
    about: 'Les chances de gagner après un tirage, comparées à la moyenne de tous les tirages possibles.',
    kinds: {
      'start-player': 'le tirage de la première présidence',
      setup: 'la mise en place',
      refill: 'les nouvelles cartes exposées',
      'blind-vehicle': 'le véhicule tiré face cachée',
      'blind-contract': 'le contrat tiré face cachée',
      aid: 'les véhicules de l’Aide publique',
    },
  },
  learn: {
    open: (count) => n(count, { one: 'Apprendre de cette décision', other: 'Apprendre de ces # décisions' }),
    title: 'Apprendre de vos erreurs',
    question: (year) => `Année ${year} : quel choix garde la meilleure chance de gagner ?`,
    choices: 'Choix possibles',
    played: '(votre choix)',
    about: 'La chance de gagner que laisse chaque choix, sur de nombreuses parties simulées.',
    preparing: 'Préparation de la question suivante…',
    none: 'Ces décisions laissent trop peu de choix.',
    done: (solved, all) => `Vous avez trouvé ${solved} meilleurs choix sur ${all}.`,
    back: 'Retour à l’analyse',
  },
  nothing: 'Rien de mieux n’a été trouvé.',
  notYet: 'Recherche de meilleurs choix…',
  about:
    'Classés par chances de gagner perdues. Dans la marge d’erreur, ce sont les points perdus sur la meilleure des autres compagnies qui comptent.',
  played: 'joué',
  better: 'mieux',
  playOnPlayed: 'Continuer comme joué',
  playOutBetter: 'Essayer le meilleur choix',
  reasons: {
    payback: (contract, value) => `${contract} est amorti en ${years(value)}.`,
    closed: (contract) => `D’autres compagnies ont fermé une liaison ${de(contract)}.`,
    yard: (models, contract) => `Au dépôt pour ${contract}\u00a0: ${models}.`,
    worth: (most, price) =>
      `Selon la prévision, cela vaut jusqu’à ${most} pour la compagnie. Le prix était de ${price}.`,
    useless: 'Selon la prévision, la compagnie n’en a pas l’usage.',
    item: (points, item) => `Dans les parties simulées\u00a0: ${pointsOf(points)} pour ${item}.`,
    items: {
      profit: 'le bénéfice annuel',
      completed: 'les contrats remplis',
      partial: 'les contrats en cours',
      cities: 'les villes',
      network: 'le plus grand réseau',
      countries: 'les pays',
      idle: 'les contrats en sommeil',
      vehicles: 'les véhicules inutilisés',
      cash: 'l’excédent de caisse',
    },
  },
  contracts: 'Contrats',
  licences: (count) => n(count, { one: '# licence', other: '# licences' }),
  vehicles: (count) => n(count, { one: '# véhicule', other: '# véhicules' }),
  cash: 'Caisse à la fin',
  hows: {
    dealt: 'de départ',
    bought: 'acheté',
    blind: 'acheté face cachée',
    aid: 'Aide publique',
    auction: 'enchère',
    'with-contract': 'venu avec un contrat',
  },
  ends: {
    completed: (year) => `rempli l’année ${year}`,
    sold: (price) => `vendu pour ${price}`,
    idle: 'non affecté',
    assigned: 'en service',
    spent: 'sur un contrat rempli',
  },
  flows: {
    start: 'Caisse de départ',
    payouts: 'Versé en fin d’année',
    bonuses: 'Prime de développement',
    blindContracts: 'Avec des contrats pris face cachée',
    sales: 'Vendu aux enchères',
    audits: 'Contrôles, reçu moins payé',
    licences: 'Licences',
    vehicles: 'Véhicules',
    bids: 'Acheté aux enchères',
    losses: 'Pertes payées',
  },
  returnsAbout:
    'Totaux exacts de la partie. Le revenu des liaisons compte pour les licences utilisées, celui des véhicules pour chaque véhicule. Les contrats réunissent les deux.',
  auctions: {
    none: 'Rien n’a été mis aux enchères dans cette partie.',
    about:
      'L’enchère raisonnable la plus haute de chaque compagnie, selon la prévision du moment et dans la limite de sa caisse.',
    from: (seller, least) => `de ${seller}, au moins ${least}`,
    sold: (buyer, price, points) => `${buyer} pour ${price}\u00a0: ${pointsOf(points)} selon la prévision`,
    unsold: 'Personne n’a enchéri.',
    worth: 'Intéressant pour',
    useless: 'Ne valait l’enchère minimale pour aucune compagnie.',
  },
  puzzles: {
    title: 'Le contrat rentable',
    what: 'Quelle énigme\u00a0?',
    today: 'Aujourd’hui',
    more: 'Autres énigmes',
    about: 'Prenez l’un de ces quatre contrats. Lequel donne à votre compagnie le plus de points à la fin\u00a0?',
    youAre: (company) => `Vous êtes ${company}.`,
    cash: (amount) => `${amount} en caisse`,
    profit: (amount) => `${amount} par an`,
    completed: (count, target) => `contrats remplis\u00a0: ${count} sur ${target}`,
    choices: 'Contrats au choix',
    points: (points) => pointsOf(points),
    check: 'Vérifier',
    show: 'Voir la réponse',
    next: 'Énigme suivante',
    solved: 'Résolu\u00a0!',
    failed: 'Pas cette fois.',
    proof: (games, margin) =>
      `Points à la fin, en moyenne sur ${games} parties simulées avec chaque contrat. Le suivant en rapporte ${margin} de moins.`,
    sum: 'Le calcul',
    rows: {
      licences: 'Licences à acheter',
      vehicles: 'Véhicules à acheter',
      yearly: 'Bénéfice annuel',
      payback: 'Amorti en',
      completed: 'Rempli',
      points: 'Points à la fin',
    },
    closed: 'fermé',
    years: (value) => years(value),
    hides: {
      closed: (contract) => `${contract} ne peut pas être rempli. D’autres compagnies ont fermé une liaison.`,
      loss: (contract, profit) => `${contract} fait d’abord baisser le bénéfice annuel à ${profit}.`,
      dear: (contract, fees, cash) =>
        `Les licences pour ${contract} coûtent ${fees}. La compagnie a ${cash} en caisse.`,
      completed: (contract, share, best) =>
        `${contract} a été rempli dans ${share} des parties, le meilleur contrat dans ${best}.`,
    },
    rated: (rating, change, level, solved) =>
      `Votre cote\u00a0: ${rating} (${signed(change)}, niveau ${level} ${solved ? 'résolu' : 'manqué'}).`,
    level: (rating) => `niveau ${rating}`,
    rating: (rating) => `Votre cote\u00a0: ${rating}`,
    allDone: 'Vous avez fait toutes les énigmes de ce type.',
  },
};
