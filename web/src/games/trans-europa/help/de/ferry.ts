// German: the ferry edition.

import { list, note, p, type ChapterText } from '../text.ts';

export const ferry: ChapterText<'ferry'> = {
  title: 'Fähren-Ausgabe',
  sections: {
    'ferry-line': {
      title: 'Fähren',
      body: [
        p(
          'Über weites Wasser führen *Fähren*, gezeichnet als zwei Wellenlinien nebeneinander. Jede Welle ist ein Platz für eine Schiene.',
        ),
        p(
          'Eine Fähre verbindet erst, wenn *beide* Plätze belegt sind. Sie braucht also immer zwei Züge, deine eigenen oder die verschiedener Personen. Eine halbe Fähre verbindet nichts, und niemand darf ihretwegen am anderen Ufer weiterbauen.',
        ),
      ],
      picture: 'Eine Fähre, bei der einer von zwei Plätzen belegt ist: Nach London führt noch kein Weg.',
      words: 'Wasser Welle Platz halb gebaut zwei Züge Schiff',
    },
    'ferry-pieces': {
      title: 'Drei farbige Schienen',
      body: [
        p(
          'In jedem Durchgang hast du neben dem schwarzen Vorrat drei Schienen in *deiner Farbe*. Sie dürfen nur auf Fähren liegen, und zum nächsten Durchgang bekommst du sie zurück.',
        ),
        p(
          'Zum Vorrat gehören sie nicht: Der Durchgang endet, wenn die schwarzen Schienen aufgebraucht sind, egal wie viele farbige noch übrig sind.',
        ),
      ],
      words: 'eigene Schiene persönlich Land keine mehr',
    },
    'ferry-turn': {
      title: 'Eine Fähre in deinem Zug',
      body: [
        p(
          'Hier gibt es eine dritte Art von Zug: *eine* Schiene auf einen freien Fährplatz, schwarz oder in deiner Farbe, und wenn du magst, *eine* schwarze Schiene auf eine einfache Linie. Die Reihenfolge bestimmst du.',
        ),
        p(
          'Ein Fährplatz kostet also 1 von deinem Budget von 2. Er gilt auch als die Schiene, die du legen musst. Nicht erlaubt sind in einem Zug',
        ),
        list(
          'zwei Fährplätze, ob auf derselben Fähre oder auf verschiedenen,',
          'ein Fährplatz und eine Doppellinie,',
          'eine Schiene in deiner Farbe anderswo als auf einer Fähre.',
        ),
        note(
          'Schließt deine erste Schiene die letzte Stadt von jemand anderem an, darfst du die zweite trotzdem noch legen, auch auf eine Fähre.',
        ),
      ],
      words: 'zweite Fähre Budget Kosten Reihenfolge',
    },
    'ferry-reach': {
      title: 'Wer eine Fähre bauen darf',
      body: [
        p(
          'Alle, deren Netz eines der beiden Enden berührt. Du darfst eine Fähre beginnen oder eine von anderen begonnene fertigstellen, von beiden Ufern aus.',
        ),
      ],
      words: 'beginnen fertig vollenden Ufer',
    },
    'ferry-rights': {
      title: 'Wer eine Fähre benutzen darf',
      body: [
        list(
          'Liegt mindestens *eine schwarze Schiene* darauf, steht die fertige Fähre allen offen, deren Netz sie erreicht.',
          'Liegen *zwei farbige Schienen* darauf, dürfen nur die sie benutzen, deren Farbe dort liegt: eine Person oder zwei.',
        ),
        p(
          'Das Recht ist persönlich. Verbindest du dich mit dem Netz einer dieser Personen, benutzt du die gemeinsamen Schienen, nicht aber die geschlossene Fähre und was dahinter liegt, außer du kommst anders dorthin.',
        ),
      ],
      picture:
        'Auf der oberen Fähre liegt eine schwarze Schiene, sie führt nach London. Die untere ist für dich geschlossen: Beide Schienen sind blau.',
      words: 'exklusiv geschlossen offen schwarz farbig Besitzer privat gesperrt',
    },
    'ferry-sea': {
      title: 'Einfache Linien über Wasser',
      body: [
        p(
          'Gerade Linien über Wasser sind gewöhnliche einfache Linien. An Kreuzungspunkten auf See darfst du abzweigen und sogar deinen Marker setzen.',
        ),
      ],
      words: 'Meer See Kreuzungspunkt gerade Marker',
    },
    'ferry-missing': {
      title: 'Eine fehlende Fähre',
      body: [
        p(
          'Eine Fähre zählt *2*, wenn sie dir fehlt, so viel wie eine Doppellinie: gleich, ob sie leer, halb gebaut oder für dich geschlossen ist.',
        ),
        note(
          'Beispiel: Nur London fehlt. Die blaue Fähre ist für dich geschlossen und zählt 2, die einfache Linie dahinter 1: drei Punkte verloren.',
        ),
      ],
      picture: 'Nach London fehlen die geschlossene Fähre (2) und eine einfache Linie (1).',
      words: 'halb gebaut geschlossen zählen Minuspunkte',
    },
    'ferry-score': {
      title: 'Punkte verlieren',
      body: [
        p(
          'Wer alles angeschlossen hat, verliert nichts. Alle anderen verlieren 1 für jede fehlende einfache Linie und 2 für jede fehlende Doppellinie oder Fähre.',
        ),
        p(
          'Jeder Punkt bringt die Lok einen Schritt weiter vom Lokschuppen weg; auf einem Schritt dürfen mehrere stehen.',
        ),
      ],
      words: 'Wertung Minuspunkte Strafe',
    },
    'ferry-end': {
      title: 'Spielende',
      body: [
        p(
          'Hat eine Lok am Ende eines Durchgangs das Ende der Punkteleiste erreicht, *13 Schritte* vom Lokschuppen entfernt, oder müsste sie darüber hinaus, ist die Partie vorbei.',
        ),
        p('Wer die meisten Punkte übrig hat, gewinnt; bei Gleichstand ist der Sieg gemeinsam.'),
      ],
      words: 'gewinnen Sieger Gleichstand letztes Feld',
    },
  },
};
