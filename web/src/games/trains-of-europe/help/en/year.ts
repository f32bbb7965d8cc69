// English: the fiscal year and who calls.

import { list, note, p, type ChapterText } from '../text.ts';

export const year: ChapterText<'year'> = {
  title: 'The year and its calls',
  sections: {
    calling: {
      title: 'Calling a phase',
      body: [
        p(
          'A round is a fiscal year. Beginning with the chair and going clockwise, each company calls one of the six phases. Everyone plays it before the next one is called.',
        ),
        list(
          'A phase that has been called is gone until the next year.',
          'You must call a phase, even if it is of no use to anyone.',
          'Four companies call four phases, three call three, and two also call three. So two or three phases are left out every year.',
        ),
        note('The order of calls is fixed when the year begins.'),
      ],
      words: 'round turn order clockwise skip compulsory fiscal year phase card',
    },
    caller: {
      title: 'The caller’s bonus',
      body: [
        p(
          'The caller acts first and has the bonus of the phase. Then the others act once each, in clockwise order. Usually you may pass. Only offering at the Auction House and taking a vehicle at Government Aid are compulsory.',
        ),
        p('The game asks you only if there is something you can do. Your turn ends when you have used up its limit.'),
      ],
      words: 'bonus first order pass skip turn',
    },
    glance: {
      title: 'Phases and bonuses at a glance',
      body: [p('Each phase comes at most once a year. After the last call the year ends.')],
      picture: 'The six phases: what everyone may do, and the caller’s bonus.',
      words: 'overview summary six phases table reference list',
    },
  },
};
