// German: what is special about the classic edition.

import { list, p, type ChapterText } from '../text.ts';

export const classic: ChapterText<'classic'> = {
  title: 'Klassische Ausgabe',
  sections: {
    'classic-seas': {
      title: 'Übers Meer',
      body: [
        p(
          'Fähren gibt es in dieser Ausgabe nicht. Strecken übers Meer sind gewöhnliche Doppellinien: eine Schiene, der ganze Zug; fehlt eine, zählt sie 2.',
        ),
      ],
      words: 'Wasser Ärmelkanal Schiff See',
    },
    'classic-score': {
      title: 'Punkte verlieren',
      body: [
        p(
          'Wer alles angeschlossen hat, verliert nichts. Alle anderen verlieren einen Punkt für jede fehlende einfache Linie und zwei für jede fehlende Doppellinie.',
        ),
        p(
          'Für jeden Punkt rückt deine Lok einen Schritt vom Lokschuppen in Richtung des roten Prellbocks. Die Leiste hat *13 Schritte*, du beginnst also mit 13 Punkten.',
        ),
      ],
      words: 'Wertung Minuspunkte Strafe Punkteleiste',
    },
    'classic-end': {
      title: 'Spielende',
      body: [
        p('Hat jemand am Ende eines Durchgangs insgesamt 13 oder mehr Punkte verloren, ist die Partie vorbei.'),
        list(
          'Wer die meisten Punkte übrig hat, gewinnt. Bei Gleichstand ist der Sieg gemeinsam.',
          'Wer unter null fällt, behält für die Rangfolge die genaue Zahl.',
        ),
      ],
      words: 'gewinnen Sieger Gleichstand Prellbock',
    },
  },
};
