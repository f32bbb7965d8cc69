// German words of the rules screen.

import type { LearnMessages } from '../learn-text.ts';

export const de: LearnMessages = {
  phaseReference: {
    title: 'Phasen und Boni auf einen Blick',
    bonus: 'Bonus beim Ausrufen',
    passing: {
      may: 'Passen ist erlaubt.',
      must: 'Alle müssen eines nehmen.',
      offer: 'Das Angebot ist Pflicht, das Bieten nicht.',
      none: 'Geschieht von selbst.',
    },
    assigns: 'Am Ende werden Fahrzeuge zugeteilt.',
  },
};
