// English words of the rules screen. Every other language has the same keys with the same parameters.

export const en = {
  phaseReference: {
    title: 'Phases and bonuses at a glance',
    bonus: 'Caller’s bonus',
    passing: {
      may: 'Passing is allowed.',
      must: 'Everyone must take one.',
      offer: 'The offer is compulsory, bidding is not.',
      none: 'Happens by itself.',
    },
    assigns: 'Vehicles are assigned at the end.',
  },
} as const;
