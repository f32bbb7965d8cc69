// German: the end of the game and the evaluation.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Das Ende',
  sections: {
    'game-end': {
      title: 'Wann die Partie endet',
      body: [
        p(
          'Das Jahr wird immer zu Ende gespielt und ausgezahlt; dann folgt die Bewertung. Die Partie endet mit dem Jahr, in dem',
        ),
        list(
          'eine Gesellschaft das Ziel an erfüllten Verträgen erreicht hat,',
          'eine Gesellschaft ihren letzten Gleisstab gelegt hat,',
          'ein Gewinn von 500k erreicht wurde,',
          'die Bank am Jahresende leer ist oder',
          'nur noch eine Gesellschaft übrig ist.',
        ),
        p(
          'Gleisstäbe und 500k gelten, sobald sie erreicht sind, auch wenn es sich wieder ändert. Nach 100 Jahren ist auf jeden Fall Schluss.',
        ),
      ],
      words: 'Ende vorbei Auslöser Schluss letztes Jahr Ziel',
    },
    target: {
      title: 'Das Ziel',
      body: [
        p(
          'Vor der Partie vereinbart ihr, wie viele Verträge eine Gesellschaft erfüllen muss: 3 oder mehr. Startverträge zählen mit.',
        ),
        table(
          ['Verträge', 'drei oder vier Gesellschaften', 'zwei Gesellschaften'],
          ['3', 'etwa 60 Minuten', 'etwa 45 Minuten'],
          ['4 oder 5', 'etwa 90 Minuten', 'etwa 60 Minuten'],
          ['6 oder mehr', '100 Minuten und mehr', '75 Minuten und mehr'],
        ),
      ],
      words: 'Länge Dauer Minuten Anzahl Verträge Spielziel',
    },
    'new-target': {
      title: 'Ein neues Ziel',
      body: [
        p(
          'Wenn der Tisch es erlaubt, könnt ihr euch unterwegs auf ein höheres Ziel einigen. Wer als Nächstes ausruft, darf vorher eines vorschlagen, einmal vor jedem Ausrufen; und am Jahresende werden alle reihum gefragt, wenn das Ziel erreicht ist, außer wenn Gleisstäbe oder die 500k die Partie ohnehin beenden.',
        ),
        p('Alle anderen stimmen ab, und nur wenn alle zustimmen, gilt es.'),
      ],
      words: 'erhöhen Ziel vorschlagen abstimmen einig länger',
    },
    evaluation: {
      title: 'Die Bewertung',
      body: [
        table(
          ['für', 'Punkte'],
          ['Jahresgewinn', '1 je angefangene 100k, höchstens 5'],
          ['erfüllter Vertrag', '2'],
          ['laufender Vertrag: Lokomotive und eine Teilstrecke', '1'],
          ['angeschlossene Städte', '1 je angefangene 5'],
          ['größtes Netz', '2'],
          ['meiste Länder', '2'],
          ['ruhender Vertrag: kein Ertrag', '−1'],
          ['freie Fahrzeuge', '−1 je angefangene 3 über 3'],
          ['Bargeld', '−1 je angefangene 100k über 300k'],
        ),
        p(
          'Jeder unerfüllte Vertrag läuft entweder und bringt einen Punkt, oder er ruht und kostet einen. Wer keinen Gewinn macht, bekommt dafür 0.',
        ),
        note(
          'Beispiel: Ein Gewinn von 210k gibt 3 Punkte, 6 Städte geben 2, 7 freie Fahrzeuge kosten 2, 310k Bargeld kosten 1.',
        ),
      ],
      words: 'Punkte Wertung Schlusswertung Abzug Endabrechnung',
    },
    awards: {
      title: 'Größtes Netz und meiste Länder',
      body: [
        p(
          '2 Punkte bekommt die Gesellschaft mit dem längsten zusammenhängenden Stück Netz, gezählt in Segmenten mit allen Zweigen, und 2 jene, deren Lizenzen Städte in den meisten Ländern erreichen.',
        ),
        p('Bei Gleichstand werden die 2 Punkte genau geteilt. Wer keine Lizenz hat, bekommt keine.'),
      ],
      picture:
        'Orange hat das größte Netz in einem Stück: 12 Segmente. Grün hat 9 in einem Stück und 1 anderswo, das hier nicht zählt.',
      words: 'längstes zusammenhängend Länder Gleichstand geteilt',
    },
    winner: {
      title: 'Wer gewinnt',
      body: [
        p(
          'Die höchste Summe gewinnt, auch wenn die Gesellschaft ausgeschieden ist. Bei gleicher Summe ist der Sieg gemeinsam, wenn am Tisch nichts anderes vereinbart ist.',
        ),
      ],
      words: 'Sieg Sieger Gewinner Gleichstand unentschieden',
    },
  },
};
