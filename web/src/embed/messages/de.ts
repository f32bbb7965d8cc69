// German texts.

import type { EmbedMessages } from './catalogue.ts';

export const de: EmbedMessages = {
  replay: (title) => `Wiederholung: ${title}`,
  map: (title) => `Karte: ${title}`,
  loading: 'Einen Moment',
  position: (move, all) => `Zug ${move} von ${all}`,
  begins: 'Die Partie beginnt.',
  slider: 'Stelle in der Partie',
  first: 'Anfang',
  back: 'Einen Zug zurück',
  play: 'Abspielen',
  pause: 'Pause',
  forward: 'Einen Zug vor',
  last: 'Ende',
  players: 'Spieler',
  scores: 'Punkte',
  gaveUp: (name) => `${name} hat die Partie aufgegeben.`,
  trouble: {
    'no-source': 'Diese Wiederholung nennt keine Partie.',
    missing: 'Die Partie konnte nicht geladen werden.',
    'not-a-game': 'Das ist keine Partie von Branchline.',
    damaged: 'Diese Partie ist beschädigt: Ihre Züge gehen nicht auf.',
    'unknown-game': 'Diese Wiederholung kennt das gespielte Spiel nicht.',
    'unknown-board': 'Diese Wiederholung kennt den Spielplan dieser Partie nicht.',
    'other-version': 'Diese Partie wurde nach anderen Regeln gespielt, als diese Wiederholung kennt.',
  },
};
