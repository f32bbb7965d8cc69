// German: the end of a year.

import { list, note, p, type ChapterText } from '../text.ts';

export const yearEnd: ChapterText<'year-end'> = {
  title: 'Das Jahresende',
  sections: {
    settlement: {
      title: 'Auszahlung und Verlust',
      body: [
        p(
          'Ein Gewinn wird bar ausgezahlt, höchstens 200k; was darüber liegt, ist Körperschaftsteuer. Ein Verlust geht an die Bank. Es zählt bei allen der Gewinn in diesem Augenblick.',
        ),
        p(
          'Die Bank beginnt mit 4760k weniger dem Startgeld und zahlt immer voll aus, auch wenn sie dafür eine Weile Schulden macht.',
        ),
        note('Beispiel: Ein Gewinn von 70k bringt 70k, einer von 230k bringt 200k, ein Verlust von 50k kostet 50k.'),
      ],
      words: 'Auszahlung Verlust zahlen Bank Grenze Steuer 200',
    },
    'year-end-order': {
      title: 'In dieser Reihenfolge',
      body: [
        list(
          'Gewinne werden ausgezahlt, Verluste bezahlt.',
          'Gesellschaften, die nicht zahlen können: siehe „Wenn das Geld ausgeht“.',
          'Endet die Partie? Dann folgt nur noch die Bewertung.',
          'Chips für Verträge, neue Verträge.',
          'Der Vorsitz wandert weiter, alle sechs Phasen sind wieder da.',
          'Neue Fahrzeuge auf der Messe.',
        ),
      ],
      words: 'Reihenfolge Ablauf Schritte Jahresabschluss',
    },
    subsidies: {
      title: 'Chips für liegen gebliebene Verträge',
      body: [
        p(
          'Jeder Vertrag, den in diesem Jahr niemand genommen hat, bekommt einen Chip. Hat er schon 2, kommt er ohne sie unter den Stapel. Dann wird auf 5 aufgefüllt; neue Verträge haben keinen Chip.',
        ),
      ],
      words: 'Förderung Chip übrig Stapel auffüllen',
    },
    'new-year': {
      title: 'Vorsitz und Stände',
      body: [
        p(
          'Der Vorsitz geht im Uhrzeigersinn an die nächste Gesellschaft. Alle ausgestellten Fahrzeuge kommen auf die Ablage, auch ohne Messe, und neue werden gezogen.',
        ),
        p(
          'Die Ablage wird am Ende der Jahre 4, 8, 12 und so weiter zurückgemischt; reicht der Vorrat vorher nicht, kommt die betroffene Art sofort zurück.',
        ),
      ],
      words: 'Vorsitz nächster Fahrzeuge Ablage mischen Auslage Stände',
    },
  },
};
