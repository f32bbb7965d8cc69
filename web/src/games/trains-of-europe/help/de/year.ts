// German: the fiscal year and who calls.

import { list, note, p, type ChapterText } from '../text.ts';

export const year: ChapterText<'year'> = {
  title: 'Das Jahr und seine Phasen',
  sections: {
    calling: {
      title: 'Eine Phase ausrufen',
      body: [
        p(
          'Ein Durchgang ist ein Geschäftsjahr. Vom Vorsitz an ruft reihum im Uhrzeigersinn jede Gesellschaft eine der sechs Phasen aus, und alle spielen sie, bevor die nächste ausgerufen wird.',
        ),
        list(
          'Was ausgerufen wurde, kommt in diesem Jahr nicht wieder.',
          'Ausrufen ist Pflicht, auch wenn die Phase niemandem nützt.',
          'Vier Gesellschaften rufen vier Phasen aus, drei rufen drei aus und zwei ebenfalls drei. Jedes Jahr fallen also zwei oder drei Phasen weg.',
        ),
        note('Wer ausruft, steht zu Beginn des Jahres fest und ändert sich währenddessen nicht.'),
      ],
      words: 'Runde Reihenfolge Uhrzeigersinn Pflicht Geschäftsjahr Phasenkarte Durchgang',
    },
    caller: {
      title: 'Der Bonus beim Ausrufen',
      body: [
        p(
          'Wer ausruft, handelt zuerst und hat den Bonus der Phase. Dann sind die anderen im Uhrzeigersinn je einmal an der Reihe. Meist darfst du passen; nur das Angebot im Auktionshaus und die Wahl bei der Staatshilfe sind Pflicht.',
        ),
        p('Du wirst nur gefragt, wenn du etwas tun könntest. Ein Zug, der sein Limit erreicht hat, endet von selbst.'),
      ],
      words: 'Bonus zuerst Reihenfolge passen aussetzen Zug',
    },
    glance: {
      title: 'Phasen und Boni auf einen Blick',
      body: [p('Jede Phase kommt höchstens einmal im Jahr vor. Nach der letzten endet das Jahr.')],
      picture: 'Die sechs Phasen: was alle dürfen und was beim Ausrufen dazukommt.',
      words: 'Übersicht Zusammenfassung sechs Phasen Tabelle Liste',
    },
  },
};
