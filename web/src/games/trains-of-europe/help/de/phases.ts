// German: the six phases.

import { list, note, p, type ChapterText } from '../text.ts';

export const phases: ChapterText<'phases'> = {
  title: 'Die sechs Phasen',
  sections: {
    'on-site-meeting': {
      title: 'Ortstermin',
      body: [
        p('Alle dürfen Lizenzen für bis zu 2 Abschnitte kaufen. *Bonus:* beim Ausrufen bis zu 3.'),
        p(
          'Gekauft wird nacheinander, und jede Lizenz wird bezahlt und gelegt, bevor du über die nächste entscheidest. Neue Teilstrecken bringen sofort Ertrag und können einen Vertrag erfüllen. Du darfst passen. Fahrzeuge werden nicht zugeteilt.',
        ),
      ],
      picture:
        'Blau betrachtet Wien–Budapest: 40k, weil dort schon eine Gesellschaft ist. Der andere geplante Abschnitt kostet ebenfalls 40k.',
      words: 'kaufen Lizenz Abschnitt Karte bauen passen',
    },
    'railroad-fair': {
      title: 'Eisenbahnmesse',
      body: [
        p('Alle dürfen bis zu 2 Fahrzeuge kaufen. *Bonus:* beim Ausrufen bis zu 3.'),
        list(
          'Ausgestellte Fahrzeuge kosten den Listenpreis.',
          'Eine verdeckte Lokomotive aus dem Vorrat kostet 50k, ein verdeckter Wagen 30k; du zahlst, bevor du das Fahrzeug siehst. Es zählt zum Limit.',
          'Was gekauft ist, wird erst am Jahresende ersetzt.',
        ),
        p('Du darfst passen. Haben alle gekauft, werden Fahrzeuge zugeteilt.'),
      ],
      words: 'kaufen Fahrzeug Messe Stand blind verdeckt Vorrat Preis passen',
    },
    'conference-room': {
      title: 'Konferenzraum',
      body: [
        p('Alle dürfen 1 Vertrag nehmen. *Bonus:* beim Ausrufen bis zu 2.'),
        p(
          'Du wählst einen aus der Auslage, mit seinen Chips, oder nimmst einen verdeckten. Steuer und Chips wirken sofort. Aufgefüllt wird erst am Jahresende. Du darfst passen. Fahrzeuge werden nicht zugeteilt.',
        ),
      ],
      words: 'nehmen Vertrag Auslage Stapel passen',
    },
    'blind-contract': {
      title: 'Ein verdeckter Vertrag',
      body: [
        p(
          'Statt eines ausliegenden Vertrags darfst du einen verdeckten vom Stapel nehmen. Er bringt sofort 50k Bargeld und einen Chip, und du musst ihn behalten, was immer es ist. Wer ausgerufen hat, darf das zweimal tun.',
        ),
        note('Verträge, die unter den Stapel gekommen sind, tauchen erst auf, wenn alle anderen weg sind.'),
      ],
      words: 'blind ziehen Stapel verdeckt Risiko Bargeld',
    },
    'auction-house': {
      title: 'Auktionshaus',
      body: [
        p(
          'Wer ein freies Fahrzeug hat, muss mindestens eines anbieten; weitere Fahrzeuge und ungenutzte Lizenzen sind freiwillig. Angeboten wird geheim und gleichzeitig. *Bonus:* Wer ausgerufen hat, eröffnet das erste Los.',
        ),
        p(
          'Zuerst werden Lizenzen versteigert, dann Fahrzeuge. Am Schluss wird zugeteilt. Wer nichts anzubieten hat, wird nicht gefragt, darf aber bieten.',
        ),
      ],
      words: 'Auktion Angebot verkaufen bieten Los geheim Pflicht',
    },
    'government-aid': {
      title: 'Staatshilfe',
      body: [
        p(
          '2 Lokomotiven und so viele Wagen, wie Gesellschaften da sind, werden gezogen und gezeigt, möglichst keine zwei gleich. *Bonus:* Wer ausgerufen hat, wählt zuerst.',
        ),
        p(
          'Dann nehmen alle eines, kostenlos; verzichten geht nicht. Die zwei übrigen kommen auf die Ablage. Fahrzeuge werden nicht zugeteilt.',
        ),
      ],
      words: 'kostenlos geschenkt Fahrzeug wählen Pflicht ziehen',
    },
    'development-bonus': {
      title: 'Aufbauprämie',
      body: [
        p(
          'Jede Gesellschaft bekommt 10k Bargeld für jede Stadt am Ende einer ihrer Lizenzen. Jede Stadt zählt einmal, getrennte Netze zählen alle. *Bonus:* Wer ausgerufen hat, bekommt 20k mehr. Niemand muss etwas tun.',
        ),
      ],
      picture: 'Grün hat drei Abschnitte an zwei Orten lizenziert und schließt fünf Städte an: 50k.',
      words: 'Bargeld Stadt Städte angeschlossen Geld von selbst',
    },
  },
};
