// Dutch words of books kept by hand.

import type { BooksMessages } from '../books-text.ts';

export const nl: BooksMessages = {
  bookingIn: 'heeft geboekt',
  secret: 'Niemand ziet je boeking voordat iedereen heeft geboekt.',
  yours: (amount) => `Je hebt ${amount} per jaar geboekt.`,
  amounts: 'Bedragen op de contracten',
  amountsHelp:
    'Druk op een bedrag om het op het kladblok te zetten, en nog eens om het weg te halen. Het kladblok telt alleen op: jij beslist wat meetelt.',
  notLicensed: 'geen licentie',
  emptyPlace: 'lege plek',
  pad: 'Kladblok',
  padEmpty: 'Nog niets gekozen',
  clear: 'Kladblok wissen',
  use: 'Neem deze som over',
  amount: 'Jaarwinst in duizenden',
  less: '10k minder',
  more: '10k meer',
  book: (amount) => `Boek ${amount} per jaar`,
  booked: 'Geboekt',
  lastYear: (amount) => `vorig jaar ${amount}`,
  auditedAlready: 'dit jaar gecontroleerd',
  chooseCompany: 'Kies een maatschappij om haar contracten te bekijken.',
  audit: (name) => `Controleer ${name}`,
  auditNobody: 'Controleer niemand',
  found: 'Controles van het jaar',
  checks: 'Laatste controle van de boeken',
  statement: 'afrekening',
};
