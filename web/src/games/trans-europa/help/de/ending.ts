// German: the end of a round and the count of missing tracks.

import { list, note, p, type ChapterText } from '../text.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Ende eines Durchgangs',
  sections: {
    'round-end': {
      title: 'Wann ein Durchgang endet',
      body: [
        p(
          'Der Durchgang ist vorbei, wenn jemand alle eigenen Städte an den eigenen Marker angeschlossen hat, egal in wessen Zug das geschieht. Meist sind es fünf Städte; bei manchen Sonderkarten sind es weniger.',
        ),
        p(
          'Niemand muss darauf achten oder es ansagen: Der Tisch merkt es selbst, außer wenn man sich dort selbst fertig meldet. Dann werden alle Handkarten aufgedeckt und gewertet.',
        ),
        p('Im selben Durchgang können auch mehrere fertig werden. Sie alle gelten als vollständig angeschlossen.'),
      ],
      words: 'fertig vollständig aufdecken ansagen Schluss',
    },
    'last-turn': {
      title: 'Den Zug zu Ende führen',
      body: [
        p('Nach jeder einzelnen Schiene wird geprüft, wer alles angeschlossen hat.'),
        list(
          'Hat die Person am Zug alles angeschlossen, enden Zug und Durchgang sofort.',
          'Sind durch eine Schiene nur *andere* fertig geworden, darf die Person am Zug den Rest des Budgets noch nutzen oder verfallen lassen. Dann endet der Durchgang.',
        ),
        note(
          'Du erfährst es, bevor du dich entscheidest. Mit der zweiten Schiene kannst du sogar noch deine eigene letzte Stadt anschließen.',
        ),
      ],
      words: 'zweite Schiene Sonderfall sofort andere fertig',
    },
    supply: {
      title: 'Keine Schienen mehr',
      body: [
        p(
          'Der Durchgang endet auch, sobald die letzte schwarze Schiene aus dem Vorrat liegt, selbst mitten im Zug. Gewertet wird wie sonst, auch wenn niemand alles angeschlossen hat.',
        ),
        p('Dasselbe gilt im seltenen Fall, dass überhaupt niemand mehr bauen kann.'),
      ],
      words: 'aufgebraucht leer verbaut Vorrat',
    },
    claims: {
      title: 'Sich selbst fertig melden',
      body: [
        p(
          'Ein eigener Tisch kann es den Mitspielenden überlassen, selbst zu merken, dass sie fertig sind. Dann zeigt die Seite während des Durchgangs keine Haken, keine fehlenden Schienen und keine Tipps, auch nicht beim Zuschauen.',
        ),
        list(
          'In deinem Zug darfst du dich einmal fertig melden: vor, zwischen oder nach deinen Schienen, auch wenn du keine legen kannst.',
          'Sind alle deine Städte an deinen Marker angeschlossen, endet der Durchgang sofort.',
          'Sonst liegen deine Karten für den Rest des Durchgangs offen, oder die Karten aller, je nach Vereinbarung. Dein Zug geht weiter, und in einem späteren darfst du dich wieder melden.',
          'Niemand meldet sich im Zug anderer. Ein Zug endet, wenn du ihn beendest, und von selbst nur nach einer Meldung, wenn nichts mehr gelegt werden kann.',
        ),
        note(
          'Der Durchgang endet weiterhin mit der letzten Schiene des Vorrats oder wenn niemand mehr bauen kann. Wer dann alles angeschlossen hat, zählt auch ohne Meldung als fertig. Eine solche Partie endet spätestens nach 60 Durchgängen.',
        ),
      ],
      words: 'ansagen melden fertig falsch offen Karten Haken',
    },
    missing: {
      title: 'Fehlende Schienen zählen',
      body: [
        p(
          'Wer nicht alles angeschlossen hat, zählt, wie viele Schienen noch nötig wären. Eine fehlende *einfache Linie zählt 1*, eine fehlende *Doppellinie 2*. Genommen wird immer der günstigste Weg.',
        ),
        list(
          'Alle Schienen auf dem Plan, die du benutzen darfst, zählen für dich, auch solche, die dein Netz noch nicht berührt.',
          'Gezählt wird für alle unabhängig voneinander. Was der einen fehlt, hilft dem anderen nicht.',
          'Nichts davon wird wirklich gelegt; wie groß der Vorrat noch ist, spielt keine Rolle.',
        ),
      ],
      picture: 'Budapest fehlt: eine einfache Linie und eine Doppellinie über die Donau, 1 + 2 = 3.',
      words: 'Minuspunkte Wertung kürzeste doppelt zwei Strafpunkte',
    },
    together: {
      title: 'Mehrere fehlende Städte',
      body: [
        p(
          'Fehlen mehrere Städte, zählt eine gemeinsame Erweiterung, die günstigste, die alle anschließt. Eine Linie, die zwei Städte anschließt, zählt nur einmal.',
        ),
        p(
          'Darum kann die Summe der Zahlen auf den Fahrkarten größer sein als die Zahl der fehlenden Schienen: Jede Fahrkarte zeigt die Entfernung dieser Stadt allein.',
        ),
      ],
      picture:
        'Zürich und Wien sind je vier Linien entfernt, und die ersten zwei Linien sind dieselben: 6 fehlen, nicht 8.',
      words: 'Summe gemeinsam Baum Steiner Fahrkarte Entfernung',
    },
  },
};
