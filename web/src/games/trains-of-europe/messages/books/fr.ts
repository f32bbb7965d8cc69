// French words of books kept by hand.

import type { BooksMessages } from '../books-text.ts';

export const fr: BooksMessages = {
  bookingIn: 'a déclaré',
  secret: 'Personne ne voit votre déclaration avant que tout le monde ait déclaré.',
  yours: (amount) => `Vous avez déclaré ${amount} par an.`,
  amounts: 'Montants des contrats',
  amountsHelp:
    'Appuyez sur un montant pour l’ajouter au brouillon, appuyez encore pour l’enlever. Le brouillon ne fait qu’additionner : à vous de décider ce qui compte.',
  notLicensed: 'sans licence',
  emptyPlace: 'place libre',
  pad: 'Brouillon',
  padEmpty: 'Rien de choisi pour l’instant',
  clear: 'Effacer le brouillon',
  use: 'Reprendre la somme',
  amount: 'Bénéfice annuel en milliers',
  less: '10k de moins',
  more: '10k de plus',
  book: (amount) => `Déclarer ${amount} par an`,
  booked: 'Déclaré',
  lastYear: (amount) => `l’an dernier ${amount}`,
  auditedAlready: 'déjà contrôlée cette année',
  chooseCompany: 'Choisissez une compagnie pour examiner ses contrats.',
  audit: (name) => `Contrôler ${name}`,
  auditNobody: 'Ne contrôler personne',
  found: 'Contrôles de l’année',
  checks: 'Dernière vérification des comptes',
  statement: 'décompte',
};
