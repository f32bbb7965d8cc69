// German: the prestige edition without special cards.

import { list, p, table, type ChapterText } from '../text.ts';

export const prestige: ChapterText<'prestige'> = {
  title: 'Prestige-Ausgabe',
  sections: {
    'prestige-boards': {
      title: 'Die Spielpläne',
      body: [
        p(
          'Gespielt wird auf dem Plan von Mitteleuropa, den USA oder auf dem großen Europaplan, mit 85 Schienen und den 35 Städten dieses Plans. Die Regeln sind überall gleich.',
        ),
        p('Dem Spiel zuliebe stimmen die Pläne nicht ganz mit der wirklichen Geografie überein.'),
      ],
      words: 'Karte Amerika USA Geografie',
    },
    'prestige-setup': {
      title: 'Spielvorbereitung',
      body: [
        p(
          'Die Stadtkarten liegen nach Farben getrennt in fünf verdeckten Stapeln; alle ziehen von jedem Stapel eine. Im gedruckten Spiel beginnt die älteste Person; hier wird ausgelost, wenn ihr nichts anderes einstellt.',
        ),
      ],
      words: 'älteste Stapel Startspieler',
    },
    'prestige-lines': {
      title: 'Tunnel und Ärmelkanal',
      body: [
        p(
          'Wie immer legst du bis zu zwei Schienen auf einfache Linien oder eine auf eine Doppellinie. Auf dem Plan von Mitteleuropa sind zwei Strecken einfach, obwohl sie schwierig aussehen: die *Verbindung durch den Ärmelkanal* und der *Tunnel durch die Schweizer Alpen*.',
        ),
      ],
      picture: 'Von Zürich nach Mailand verläuft der Tunnel als einfache Linie zwischen den Doppellinien der Alpen.',
      words: 'Alpen Schweiz Fähre einfach',
    },
    'prestige-score': {
      title: 'Prestige gewinnen',
      body: [
        p(
          'Am Ende des Durchgangs erhalten alle Prestigepunkte nach der Zahl ihrer fehlenden Schienen. Doppellinien zählen 2.',
        ),
        table(['fehlend', 'Prestige'], ['0', '4'], ['1', '3'], ['2', '2'], ['3 oder 4', '1'], ['5 oder mehr', '0']),
        list(
          'Alle, die alles angeschlossen haben, erhalten 4, auch wenn es mehrere sind.',
          'Gehen die Schienen aus, bevor jemand fertig ist, erhält niemand 4; der Rest der Tabelle gilt.',
        ),
      ],
      words: 'Wertung Punkte Tabelle Gewinner',
    },
    'prestige-end': {
      title: 'Spielende',
      body: [
        p(
          'Hat jemand am Ende eines Durchgangs *13 Prestigepunkte* oder mehr, ist die Partie vorbei, spätestens nach 60 Durchgängen.',
        ),
        p(
          'Unter denen, die es geschafft haben, gewinnt die höchste Summe; Punkte über 13 hinaus zählen mit, auch wenn die Lok am Bahnhof am Ende stehen bleibt. Bei Gleichstand ist der Sieg gemeinsam.',
        ),
      ],
      words: 'gewinnen Sieger Gleichstand 13 Prestigepunkteleiste',
    },
  },
};
