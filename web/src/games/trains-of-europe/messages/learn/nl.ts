// Dutch words of the rules screen.

import type { LearnMessages } from '../learn-text.ts';

export const nl: LearnMessages = {
  phaseReference: {
    title: 'Fasen en bonussen in één oogopslag',
    bonus: 'Bonus bij afroepen',
    passing: {
      may: 'Passen mag.',
      must: 'Iedereen moet er een nemen.',
      offer: 'Aanbieden is verplicht, bieden niet.',
      none: 'Gaat vanzelf.',
    },
    assigns: 'Aan het eind worden voertuigen toegewezen.',
  },
};
