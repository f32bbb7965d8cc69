// French words of the form for a custom table.

import { pluralsOf } from '../../../../messages/plural.ts';
import type { SetupMessages } from '../setup-text.ts';

const n = pluralsOf('fr');

export const fr: SetupMessages = {
  setup: {
    ends: 'La partie finit',
    endsIn: 'l’année où une compagnie a rempli',
    contracts: (count) => n(count, { one: '# contrat', other: '# contrats' }),
    lengths: { 3: 'habituel', 4: 'plus long', 5: 'une soirée' },
    anyTarget: 'Autre nombre, de 3 à 12',
    openEnd: 'sans limite',
    noTarget: 'pas d’objectif',
    endsAlso: 'Elle finit aussi au dernier bâtonnet d’une compagnie, à 500k de bénéfice ou quand la banque est vide.',
    endsAlsoNoBank: 'Elle finit aussi au dernier bâtonnet d’une compagnie ou à 500k de bénéfice.',
    variants: 'Variantes',
    variantsLead: 'Aucune n’est nécessaire. Tout ce que vous ne changez pas suit les règles d’origine.',
    changed: (count) => n(count, { one: '# modifiée', other: '# modifiées' }),
    asPrinted: 'Règles d’origine',
    groups: {
      secret: 'Ce qui reste secret',
      money: 'Quand l’argent manque',
      beginning: 'Le début',
      turns: 'Tour après tour',
      end: 'La fin',
      books: 'Les comptes',
    },
    whoOldest: 'Qui est la personne la plus âgée ?',
    whichLaunch: 'Quels contrats de départ ?',
    onlyTwo: 'Seulement à deux.',
    notOpenEnd: 'Pas dans une partie sans limite.',
  },
  options: {
    target: { name: 'Objectif', about: 'La partie s’arrête quand une compagnie a rempli ce nombre de contrats.' },
    openEnd: {
      name: 'Sans limite',
      about: 'Pas d’objectif : seuls les bâtonnets, le bénéfice ou la banque vide mettent fin à la partie.',
    },
    hiddenVehicles: {
      name: 'Véhicules cachés',
      about: 'Les autres ne voient que le nombre de vos véhicules libres.',
    },
    hiddenCash: { name: 'Caisse cachée', about: 'Les autres ne voient ni votre caisse ni la banque.' },
    selfManagedInsolvency: {
      name: 'Insolvabilité autogérée',
      about: 'Une compagnie insolvable peut d’abord vendre ce qu’elle a.',
    },
    bankLimit: { name: 'La banque peut se vider', about: 'Une banque vide en fin d’année met fin à la partie.' },
    assignInTurn: { name: 'Affecter à son tour', about: 'Au Salon, on n’affecte ses véhicules qu’à son tour.' },
    fixedSteps: { name: 'Pas d’enchère fixes', about: 'Les enchères partent du minimum et montent de 10k exactement.' },
    offersInTurn: {
      name: 'Mise en vente à tour de rôle',
      about: 'Chacun met en vente à son tour et au vu de tous, pas en secret.',
    },
    reshuffleEvery: { name: 'Remélanger', about: 'Années avant le retour des véhicules défaussés.' },
    launch2p: { name: 'Contrats de départ', about: 'Seulement à deux : comment ils sont distribués.' },
    forgiveOncePerGame: {
      name: 'Perte effacée une seule fois',
      about: 'À la deuxième perte impayée, une compagnie est insolvable.',
    },
    releaseLicences: { name: 'Licences libérées', about: 'Quand une compagnie sort, ses voies redeviennent libres.' },
    allowRetarget: {
      name: 'Relever l’objectif',
      about: 'Vous pouvez convenir de plus de contrats en cours de partie.',
    },
    lenientIdle: { name: 'Lancé, donc pas en sommeil', about: 'Un contrat lancé ne coûte pas de point.' },
    tieBreak: { name: 'Égalités', about: 'Partagées, ou décidées par le bénéfice, puis les contrats, puis la caisse.' },
    startPlayer: { name: 'Première présidence', about: 'Qui annonce la toute première phase.' },
    manualBooks: {
      name: 'Comptes à la main',
      about: 'Chacun calcule et déclare son bénéfice annuel. Les autres peuvent le contrôler.',
    },
  },
  values: {
    launch2p: { nearRandom: 'Proches', random: 'Au hasard', choose: 'Choisis' },
    tieBreak: { shared: 'Partagées', 'profit-completed-cash': 'Au bénéfice' },
    startPlayer: { random: 'Tirage au sort', host: 'Première place', oldest: 'Personne la plus âgée' },
  },
};
