// English words of books kept by hand: booking, the scratch pad, audits.

export const en = {
  /** Said of a company whose secret booking is in. */
  bookingIn: 'has booked',
  secret: 'Your booking stays secret until everyone has booked.',
  yours: (amount: string) => `You have booked ${amount} a year.`,
  amounts: 'Amounts on the contracts',
  amountsHelp:
    'Press an amount to add it to the scratch pad. Press it again to take it off. The pad only adds: you decide what counts.',
  notLicensed: 'not licensed',
  emptyPlace: 'empty place',
  pad: 'Scratch pad',
  padEmpty: 'Nothing picked yet',
  clear: 'Clear the pad',
  use: 'Use this sum',
  amount: 'Annual profit in thousands',
  less: '10k less',
  more: '10k more',
  book: (amount: string) => `Book ${amount} a year`,
  booked: 'Booked',
  lastYear: (amount: string) => `last year ${amount}`,
  auditedAlready: 'audited this year',
  chooseCompany: 'Choose a company to look into its contracts.',
  audit: (name: string) => `Audit ${name}`,
  auditNobody: 'Audit no one',
  found: 'Audits of the year',
  checks: 'Final check of the books',
  statement: 'statement',
} as const;
