// English: the fiscal year and who calls.

import { list, note, p, type ChapterText } from '../text.ts';

export const year: ChapterText<'year'> = {
  title: 'The year and its calls',
  sections: {
    calling: {
      title: 'Calling a phase',
      body: [
        p(
          'A round is a fiscal year. Beginning with the chair and going clockwise, each company calls one of the six phases, and everybody plays it before the next one is called.',
        ),
        list(
          'A phase that has been called is gone until the next year.',
          'You have to call, even if the phase is of no use to anyone.',
          'Four companies call four phases, three call three, and two call three. So two or three phases are left out every year.',
        ),
        note('Who calls is settled when the year begins and does not change during it.'),
      ],
      words: 'round turn order clockwise skip compulsory fiscal year phase card',
    },
    caller: {
      title: 'The caller’s bonus',
      body: [
        p(
          'Whoever calls acts first and has the bonus of the phase. Then the others act in clockwise order, once each. Most of the time you may pass; only the offer at the Auction House and the pick of the Government Aid are compulsory.',
        ),
        p('You are asked only if there is something you could do. A turn that has used up its limit ends by itself.'),
      ],
      words: 'bonus first order pass skip turn',
    },
    glance: {
      title: 'Phases and bonuses at a glance',
      body: [p('Each phase comes at most once a year. After the last call the year ends.')],
      picture: 'The six phases: what everyone may do, and what the caller has beyond that.',
      words: 'overview summary six phases table reference list',
    },
  },
};
