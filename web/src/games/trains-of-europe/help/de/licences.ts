// German: licences on the map.

import { p, table, type ChapterText } from '../text.ts';

export const licences: ChapterText<'licences'> = {
  title: 'Lizenzen',
  sections: {
    sections: {
      title: 'Ein Abschnitt, eine Lizenz',
      body: [
        p(
          'Eine Lizenz gilt immer für einen ganzen Abschnitt von einer Stadt zur nächsten, ob er nun ein Segment hat oder fünf. Auf jedem Abschnitt hält eine Gesellschaft höchstens ein Gleis. Sind alle Gleise vergeben, ist der Abschnitt voll.',
        ),
      ],
      picture:
        'Rot und Blau teilen sich den Abschnitt von Calais nach Brüssel; ein Gleis ist noch frei. Dublin–Manchester hat nur ein Gleis und ist vergeben.',
      words: 'Abschnitt voll vergeben belegt Gleis Segment',
    },
    fees: {
      title: 'Was eine Lizenz kostet',
      body: [
        p(
          'Die Gebühr geht einmalig an die Bank. Sie hängt davon ab, wie viele Gesellschaften gerade auf dem Abschnitt sind.',
        ),
        table(
          ['du wärst', '1 Segment', '2 Segmente', '3 Segmente'],
          ['die erste', '20k', '40k', '60k'],
          ['die zweite', '40k', '80k', '120k'],
          ['die dritte', '80k', '160k', '240k'],
        ),
      ],
      words: 'Preis Gebühr Kosten doppelt vierfach teuer',
    },
    sticks: {
      title: 'Gleisstäbe',
      body: [
        p('Jedes Segment braucht einen deiner 48 Gleisstäbe. Hast du zu wenige, kannst du die Lizenz nicht kaufen.'),
        p(
          'Lizenzen gelten für die ganze Partie und müssen nicht zusammenhängen: Du darfst an mehreren Orten beginnen.',
        ),
      ],
      words: 'Stäbe Netz verbunden dauerhaft zusammenhängend',
    },
  },
};
