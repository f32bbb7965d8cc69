// Polish words of the rules screen.

import type { LearnMessages } from '../learn-text.ts';

export const pl: LearnMessages = {
  phaseReference: {
    title: 'Fazy i premie w skrócie',
    bonus: 'Premia za ogłoszenie',
    passing: {
      may: 'Można spasować.',
      must: 'Każdy musi wziąć jeden pojazd.',
      offer: 'Wystawienie jest obowiązkowe, licytowanie nie.',
      none: 'Dzieje się samo.',
    },
    assigns: 'Na koniec przydziela się pojazdy.',
  },
};
