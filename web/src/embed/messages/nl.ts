// Dutch texts.

import type { EmbedMessages } from './catalogue.ts';

export const nl: EmbedMessages = {
  replay: (title) => `Terugkijken: ${title}`,
  map: (title) => `Kaart: ${title}`,
  loading: 'Een ogenblik',
  position: (move, all) => `Zet ${move} van ${all}`,
  begins: 'Het spel begint.',
  slider: 'Plaats in het spel',
  first: 'Begin',
  back: 'Eén zet terug',
  play: 'Afspelen',
  pause: 'Pauze',
  forward: 'Eén zet verder',
  last: 'Einde',
  players: 'Spelers',
  scores: 'Scores',
  gaveUp: (name) => `${name} heeft het spel opgegeven.`,
  trouble: {
    'no-source': 'Er is geen spel opgegeven om terug te kijken.',
    missing: 'Het spel kon niet worden geladen.',
    'not-a-game': 'Dit is geen spel van Branchline.',
    damaged: 'Dit spel is beschadigd: de zetten kloppen niet.',
    'unknown-game': 'Deze speler kent het gespeelde spel niet.',
    'unknown-board': 'Deze speler kent het bord van dit spel niet.',
    'other-version': 'Dit spel is volgens andere regels gespeeld dan deze speler kent.',
  },
};
