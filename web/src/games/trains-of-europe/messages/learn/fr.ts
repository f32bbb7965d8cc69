// French words of the rules screen.

import type { LearnMessages } from '../learn-text.ts';

export const fr: LearnMessages = {
  phaseReference: {
    title: 'Phases et bonus en un coup d’œil',
    bonus: 'Bonus de l’annonce',
    passing: {
      may: 'On peut passer.',
      must: 'Chacun doit en prendre un.',
      offer: 'L’offre est obligatoire, enchérir ne l’est pas.',
      none: 'Se fait sans rien décider.',
    },
    assigns: 'À la fin, on affecte les véhicules.',
  },
};
