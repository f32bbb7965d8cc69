// English: how a round begins and the next one follows.

import { list, note, p, type ChapterText } from '../text.ts';

export const round: ChapterText<'round'> = {
  title: 'Beginning a round',
  sections: {
    dealing: {
      title: 'Dealing the cities',
      body: [
        p(
          'Each player is dealt one city card of every colour, five in all, and keeps them secret. At this table they look like train tickets. The deal is pure chance.',
        ),
        p(
          'Every city exists once, so nobody else holds a city of yours. The cards left over stay face down; nobody looks at them during the round.',
        ),
        note('The colours of all hands are known, since all players see the backs of the cards. The cities are not.'),
      ],
      words: 'cards hand ticket secret hidden',
    },
    marker: {
      title: 'Placing the start marker',
      body: [
        p(
          'The starting player begins, the others follow clockwise. In your first turn of a round you do just one thing: put your start marker on a junction of your choice.',
        ),
        list(
          'Any free junction will do, with or without a city. Two markers never share one.',
          'The marker stays there for the round. Your network grows from it and from nowhere else.',
          'A marker on one of your own cities links that city at once.',
        ),
      ],
      picture: 'Every free junction can be chosen; one of them already has another marker.',
      words: 'begin origin place junction taken',
    },
    'next-round': {
      title: 'The next round',
      body: [
        p(
          'The board is cleared of its tracks and every player takes back their start marker. All city cards in use are shuffled together and dealt again.',
        ),
        p(
          'The *starting-player card* goes to the neighbour on the left, no matter who won the round. That player places the first marker.',
        ),
      ],
      words: 'clockwise left shuffle again',
    },
  },
};
