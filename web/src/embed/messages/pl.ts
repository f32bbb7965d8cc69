// Polish texts.

import type { EmbedMessages } from './catalogue.ts';

export const pl: EmbedMessages = {
  replay: (title) => `Powtórka: ${title}`,
  map: (title) => `Mapa: ${title}`,
  loading: 'Chwileczkę',
  position: (move, all) => `Ruch ${move} z\u00a0${all}`,
  begins: 'Gra się zaczyna.',
  slider: 'Miejsce w\u00a0grze',
  first: 'Początek',
  back: 'O\u00a0jeden ruch wstecz',
  play: 'Odtwórz',
  pause: 'Pauza',
  forward: 'O\u00a0jeden ruch dalej',
  last: 'Koniec',
  players: 'Gracze',
  scores: 'Wyniki',
  gaveUp: (name) => `${name} poddaje grę.`,
  trouble: {
    'no-source': 'Nie podano gry do odtworzenia.',
    missing: 'Nie udało się wczytać gry.',
    'not-a-game': 'To nie jest gra z\u00a0Branchline.',
    damaged: 'Ta gra jest uszkodzona: jej ruchy się nie zgadzają.',
    'unknown-game': 'Ten odtwarzacz nie zna rozegranej gry.',
    'unknown-board': 'Ten odtwarzacz nie zna planszy tej gry.',
    'other-version': 'Tę grę rozegrano według innych zasad niż te, które zna ten odtwarzacz.',
  },
};
