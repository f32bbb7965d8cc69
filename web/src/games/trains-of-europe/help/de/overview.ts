// German: what the game is about, and its money.

import { list, note, p, type ChapterText } from '../text.ts';

export const overview: ChapterText<'overview'> = {
  title: 'Das Spiel in Kürze',
  sections: {
    goal: {
      title: 'Worum es geht',
      body: [
        p(
          'Zwei bis vier Bahngesellschaften kaufen Lizenzen in ganz Europa, schließen Verträge und setzen Züge ein. Jeder Vertrag trägt zum *Jahresgewinn* bei, und der Gewinn wird am Ende jedes Jahres ausgezahlt.',
        ),
        p(
          'Hat eine Gesellschaft die vereinbarte Zahl von Verträgen erfüllt, wird das Jahr zu Ende gespielt, und alle Gesellschaften werden bewertet. Es zählen Punkte, nicht Geld: Die höchste Summe gewinnt.',
        ),
        note('Ein Spiel für eine Person sehen die Regeln nicht vor; hier nehmen Bots die freien Plätze ein.'),
      ],
      picture: 'Vier Gesellschaften nach einigen Jahren auf der Karte. Jede hat ihre Farbe und ihr Muster.',
      words: 'Spieler Gesellschaft Ziel Zweck allein solo Bots Anfang',
    },
    map: {
      title: 'Die Karte',
      body: [
        p(
          'Städte sind durch *Abschnitte* verbunden. Ein Abschnitt ist in *Segmente* geteilt, eines für jeden Gleisstab, und hat ein, zwei oder drei *Gleise*: So viele Gesellschaften finden darauf Platz.',
        ),
      ],
      picture:
        'Zwischen Calais und Brüssel liegen drei Gleise mit einem Segment, zwischen Manchester und London zwei Gleise mit zwei Segmenten.',
      words: 'Spielplan Stadt Abschnitt Segment Gleis Strecke',
    },
    pieces: {
      title: 'Was zum Spiel gehört',
      body: [
        list(
          '74 Verträge: 8 Startverträge und 66 andere.',
          '120 Fahrzeuge: 38 Lokomotiven und Triebköpfe, 82 Wagen. Beide Arten haben einen eigenen Vorrat und eine eigene Ablage.',
          '48 Gleisstäbe für jede Gesellschaft, einen für jedes lizenzierte Segment.',
          'Förderchips, jeder 10k Jahresgewinn wert. Sie gehen nicht aus.',
        ),
      ],
      words: 'Material Karten Fahrzeuge Gleisstäbe Chips Anzahl wie viele',
    },
    money: {
      title: 'Bargeld und Gewinn',
      body: [
        p('Es gibt zweierlei Beträge, die man nicht verwechseln darf.'),
        list(
          '*Bargeld* ist Geld in der Hand. Es wird sofort bezahlt und eingenommen und fällt nie unter 0: Was du nicht bezahlen kannst, kannst du nicht kaufen.',
          'Der *Jahresgewinn* ist die Summe deiner Verträge. Verändert er sich, fließt kein Geld. Erst das Jahresende macht Bargeld daraus.',
        ),
        p(
          'Der Gewinn darf beliebig weit ins Minus geraten; nach oben endet die Leiste bei 500k. Alle Beträge sind Vielfache von 10k.',
        ),
        note('Hier und am Tisch steht bei jährlichen Beträgen immer „im Jahr“, bei Bargeld nie.'),
      ],
      words: 'Geld Ertrag Einkommen Euro Gewinnleiste rote Zahlen Verlust Tausend',
    },
    books: {
      title: 'Die Bücher',
      body: [
        p(
          'Dein Gewinn ist die Summe über deine Verträge: was angerechnet wird, weniger die Steuer, dazu 10k je Chip. Ein erfüllter Vertrag zählt mit seinem aufgedruckten Gewinn.',
        ),
        p(
          'Er wird nach jedem Zug neu berechnet, also muss ihn niemand prüfen. Am Tisch lassen sich die Rechnungen hinter den Zahlen Zeile für Zeile öffnen.',
        ),
      ],
      words: 'Prüfung Buchführung Summe Abrechnung Rechnung Formel',
    },
  },
};
