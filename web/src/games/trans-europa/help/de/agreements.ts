// German: what a table may agree on.

import { list, p, type ChapterText } from '../text.ts';

export const agreements: ChapterText<'agreements'> = {
  title: 'An diesem Tisch',
  sections: {
    options: {
      title: 'Was ihr vereinbaren könnt',
      body: [
        p(
          'Wo die gedruckten Anleitungen sich unterscheiden, gelten die Regeln dieser Seiten. Ein eigener Tisch darf ändern:',
        ),
        list(
          'die Länge der Punkteleiste: 13 wie gedruckt oder eine andere',
          'wer beginnt: ausgelost, die erste Person am Tisch oder die älteste',
          'die Wertung: Punktverlust oder Prestige, mit jedem Plan',
          'die Zahl der Schienen im Vorrat',
          'mehrere Marker auf einem Kreuzungspunkt (Fähren-Ausgabe)',
          'Passen ohne zu bauen (Prestige-Ausgabe)',
          'was eine fehlende, halb gebaute Fähre zählt: 2 oder 1',
          'wer merkt, dass eine Hand vollständig ist: der Tisch oder ihr selbst, indem ihr euch fertig meldet',
          'die Gedächtnisstütze, die Karten zeigt, die du auf dem Weg zu anderen gesehen hast.',
        ),
      ],
      words: 'Optionen Hausregeln Varianten eigener Tisch',
    },
    final: {
      title: 'Gelegt ist gelegt',
      body: [
        p(
          'Planen kostet nichts: Ein Plan gehört nur dir und lässt sich beliebig ändern. Eine gelegte Schiene bleibt liegen.',
        ),
        p(
          'Ein Zug wird Schiene für Schiene ausgeführt. Schließt die erste die letzte Stadt von jemand anderem an, erfährst du es, bevor die zweite liegt.',
        ),
      ],
      words: 'rückgängig zurücknehmen Plan bestätigen',
    },
  },
};
