// German: the 19 special cards.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const cards: ChapterText<'cards'> = {
  title: 'Sonderkarten',
  sections: {
    'cards-how': {
      title: 'Spielen mit Sonderkarten',
      body: [
        p(
          'Die 19 Sonderkarten sind eine Variante für alle, die das Grundspiel kennen. Die Karten 1 bis 15 machen einen Durchgang meist leichter oder schneller, 16 bis 19 anspruchsvoller.',
        ),
        p(
          'So läuft jeder Durchgang: Die Städte werden ausgeteilt, eine Sonderkarte wird aufgedeckt, ihre Wirkung auf die Handkarten wird ausgeführt, dann werden die Startmarker gesetzt. Die Karte gilt *für alle und den ganzen Durchgang lang*.',
        ),
        p(
          'Für den nächsten Durchgang wird eine neue Karte aufgedeckt. Benutzte Karten kommen beiseite und werden neu gemischt, wenn der Stapel leer ist.',
        ),
      ],
      words: 'Variante Stapel Reihenfolge',
    },
    'cards-modes': {
      title: 'Karten auswählen',
      body: [
        p('Beim Einrichten des Tisches bestimmt ihr, wie die Karten ins Spiel kommen:'),
        list(
          'in jedem Durchgang eine zufällige Karte,',
          'selbst gewählte Karten, in jedem Durchgang die nächste,',
          'selbst gewählte Karten für die ganze Partie,',
          'in jedem Durchgang zwei oder drei zufällige Karten, die gemeinsam gelten.',
        ),
        note('Mit jüngeren Kindern ist Karte 1 für die ganze Partie eine gute Wahl.'),
      ],
      words: 'Modus fest zufällig mehrere vereinbaren',
    },
    'cards-hand': {
      title: 'Deine Städte und ihre Farben',
      body: [
        p(
          'Anschließen musst du, was du am Ende auf der Hand hast: vier Städte bei den Karten 6, 7 oder 8, und nach Karte 16 vielleicht mehrere derselben Farbe.',
        ),
        p(
          'Die Karten nennen die Farben Weiß, Rosa, Orange, Braun und Türkis. Auf den Plänen von Europa und den USA sind das:',
        ),
        table(
          ['auf der Karte', 'auf diesen Plänen', 'Region in Europa', 'Region in den USA'],
          ['weiß', 'gelb', 'Norden', 'Mitte'],
          ['rosa', 'rot', 'Westen', 'Süden'],
          ['orange', 'orange', 'Mitte', 'Osten'],
          ['braun', 'grün', 'Osten', 'Westen'],
          ['türkis', 'blau', 'Süden', 'Norden'],
        ),
      ],
      words: 'Ziele Region',
    },
    'card-points': {
      title: 'Karten 1 und 2: andere Punkte',
      body: [
        p(
          'Die Prestigepunkte dieses Durchgangs folgen einer anderen Tabelle. *Milde Punkte* (1) passt zu jüngeren, *Strenge Punkte* (2) zu erfahrenen Leuten.',
        ),
        table(
          ['fehlend', '0', '1', '2', '3', '4', '5', '6', '7+'],
          ['Karte 1', '4', '3', '3', '2', '2', '1', '1', '0'],
          ['ohne', '4', '3', '2', '1', '1', '0', '0', '0'],
          ['Karte 2', '4', '2', '1', '0', '0', '0', '0', '0'],
        ),
      ],
      words: 'angenehm anspruchsvoll Tabelle Wertung',
    },
    'card-three': {
      title: 'Karte 3: Drei Schienen',
      body: [
        p(
          'Das Budget beträgt 3 pro Zug statt 2: bis zu drei einfache Linien oder eine Doppellinie und eine einfache. Zwei Doppellinien sind zu viel. Mindestens eine Schiene bleibt Pflicht.',
        ),
      ],
      words: 'Budget Limit',
    },
    'card-terrain': {
      title: 'Karten 4 und 5: leichtes Gelände',
      body: [
        list(
          '*Ruhiges Wasser* (4): Doppellinien über Flüsse und Meere gelten als einfach.',
          '*Sanfte Berge* (5): Doppellinien über Berge gelten als einfach.',
        ),
        p(
          'Das gilt beim Legen und beim Zählen fehlender Schienen. Eine Linie, die Wasser und Berge überquert, wird nur einfach, wenn beide Karten gelten.',
        ),
      ],
      words: 'Fluss Meer Berg Gebirge einfach Kosten',
    },
    'card-without': {
      title: 'Karten 6 und 7: ohne eine Farbe',
      body: [
        p(
          'Alle geben ihre weiße (6) oder ihre türkisfarbene Stadt (7) zurück und spielen mit vieren. Die abgegebenen Karten bleiben verdeckt und spielen in diesem Durchgang nicht mit.',
        ),
      ],
      words: 'weiß türkis vier zurücklegen',
    },
    'card-drop': {
      title: 'Karte 8: Eine weg',
      body: [
        p(
          'Alle sehen sich ihre fünf Städte an und geben gleichzeitig und verdeckt eine davon zurück. Du spielst mit den vier übrigen. Welche du abgibst, ist ganz deine Wahl.',
        ),
      ],
      words: 'ablegen wählen vier gleichzeitig',
    },
    'card-rhythm': {
      title: 'Karte 9: Drei-zwei-eins',
      body: [
        p(
          'Das Budget wechselt mit jeder Runde, also immer wenn alle einmal am Zug waren: erst 3, dann 2, dann 1, dann wieder 3 und so weiter. Das Setzen der Marker ist keine Runde. Das aktuelle Limit wird immer angezeigt.',
        ),
        p(
          'Mit einem Budget von 1 lässt sich keine Doppellinie legen. Sind nur Doppellinien erreichbar, setzt du aus; der Durchgang geht weiter.',
        ),
      ],
      words: 'Rhythmus Runde Limit 3 2 1 Budget aussetzen',
    },
    'card-show': {
      title: 'Karten 10 bis 12: zwei Städte aufgedeckt',
      body: [
        p('Alle decken für den ganzen Durchgang zwei Städte auf; die anderen bleiben geheim:'),
        list('Rosa und Orange (10),', 'Rosa und Braun (11),', 'Braun und Orange (12).'),
      ],
      words: 'aufdecken offen zeigen',
    },
    'card-extra': {
      title: 'Karten 13 bis 15: eine Stadt mehr',
      body: [
        p(
          'Der Startspieler zieht aus den übrigen Karten eine weitere Stadt einer Farbe: Rosa (13), Braun (14) oder Orange (15). Eine der beiden Karten dieser Farbe bleibt auf der Hand, die andere geht nach links.',
        ),
        p(
          'So geht es reihum: Alle wählen zwischen der eigenen und der erhaltenen Karte und geben die andere weiter. Wer rechts vom Startspieler sitzt, legt die unerwünschte Karte verdeckt zurück.',
        ),
        p('Am Ende haben alle wieder genau eine Stadt dieser Farbe. Du weißt, welche du weitergegeben hast.'),
      ],
      words: 'Kette weitergeben links ziehen behalten falsche Farbe',
    },
    'card-pass': {
      title: 'Karte 16: Dreimal weitergeben',
      body: [
        p(
          'Dreimal hintereinander wählen alle gleichzeitig eine ihrer fünf Städte und geben sie verdeckt nach links. Was du bekommst, siehst du vor der nächsten Weitergabe, und du darfst es auch weiterreichen.',
        ),
        p(
          'Farben können sich häufen: Im äußersten Fall bleiben dir nur noch zwei. Die Farben aller Handkarten sind bekannt, die Städte nicht.',
        ),
      ],
      words: 'tauschen gleichzeitig Nachbar',
    },
    'card-hand': {
      title: 'Karte 17: Alles weitergeben',
      body: [
        p(
          'Präge dir deine fünf Städte gut ein: Sie gehen alle nach links, und du spielst mit denen von rechts. Du weißt also genau, wohin die Person links von dir will.',
        ),
        note(
          'Mit der Gedächtnisstütze zeigt dir der Tisch weiterhin, was du gesehen hast. Beim Einrichten lässt sie sich abschalten.',
        ),
      ],
      words: 'merken Gedächtnis Nachbar tauschen',
    },
    'card-anywhere': {
      title: 'Karte 18: Kreuz und quer',
      body: [
        p(
          'Zwei einfache Linien oder eine Doppellinie, wie sonst, aber *irgendwo* auf dem Plan, mit oder ohne Anschluss an ein Netz. Lose Schienen gehören niemandem und werden Teil jedes Netzes, das sie berührt.',
        ),
        p('Das Ziel bleibt gleich: alle Städte am eigenen Marker.'),
      ],
      picture: 'Beide geplanten Schienen sind erlaubt, obwohl keine ein Netz berührt.',
      words: 'frei lose überall',
    },
    'card-open': {
      title: 'Karte 19: Offene Karten',
      body: [p('In diesem Durchgang ist nichts geheim: Alle Städte liegen aufgedeckt.')],
      words: 'aufdecken zeigen alle',
    },
    'cards-together': {
      title: 'Mehrere Karten zugleich',
      body: [
        p('Alle ausliegenden Karten gelten gemeinsam. Zwei Paare treffen nie aufeinander: 1 mit 2 und 3 mit 9.'),
        p(
          'Ihre Wirkung auf die Handkarten folgt dieser Reihenfolge: 6, 7, 13, 14, 15, 16, 17, 8, dann 10 bis 12 und 19. Zum Beispiel:',
        ),
        list(
          '6, 7 und 8 zusammen lassen zwei Städte übrig. Das reicht für einen Durchgang.',
          '17 mit 8: Erst wandern die Handkarten, dann geben alle eine Stadt der neuen Hand ab.',
          '16 mit 10 bis 12: Nach dem Weitergeben werden *alle* Städte der genannten Farben aufgedeckt, vielleicht gar keine.',
          '19 mit 10 bis 12: Es ist ohnehin alles aufgedeckt.',
          '3 oder 9 mit 4 oder 5: Erst wird die Linie einfach, dann kostet sie 1 vom Budget.',
          '18 mit 3: bis zu drei Schienen, irgendwo.',
        ),
      ],
      words: 'Kombination mehrere Ausschluss Reihenfolge',
    },
  },
};
