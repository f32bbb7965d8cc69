// English: licences on the map.

import { p, table, type ChapterText } from '../text.ts';

export const licences: ChapterText<'licences'> = {
  title: 'Licences',
  sections: {
    sections: {
      title: 'One section, one licence',
      body: [
        p(
          'A licence is always for a whole section, from one city to the next, whether it has one segment or five. A company holds at most one track on each section. When all tracks are taken, the section is full.',
        ),
      ],
      picture:
        'Red and Blue share the section from Calais to Brussels; one track is free. Dublin–Manchester has a single track, which is taken.',
      words: 'section full taken track segment company',
    },
    fees: {
      title: 'What a licence costs',
      body: [
        p('The fee is paid once, to the bank. It depends on how many companies are on the section at that moment.'),
        table(
          ['you would be', '1 segment', '2 segments', '3 segments'],
          ['the first', '20k', '40k', '60k'],
          ['the second', '40k', '80k', '120k'],
          ['the third', '80k', '160k', '240k'],
        ),
      ],
      words: 'price fee cost double quadruple expensive',
    },
    sticks: {
      title: 'Sticks',
      body: [
        p('Every segment takes one of your 48 sticks. If you have too few, you cannot buy the licence.'),
        p('Licences last for the whole game, and they need not be connected: you may begin in several places.'),
      ],
      words: 'sticks network connected forever last',
    },
  },
};
