// English: the six phases.

import { list, note, p, type ChapterText } from '../text.ts';

export const phases: ChapterText<'phases'> = {
  title: 'The six phases',
  sections: {
    'on-site-meeting': {
      title: 'On-site Meeting',
      body: [
        p('Everyone may buy licences for up to 2 sections. *Bonus:* the caller up to 3.'),
        p(
          'You buy them one after the other. Each is paid for and placed before you decide on the next. New routes earn at once and may complete a contract. You may pass. Vehicles cannot be assigned.',
        ),
      ],
      picture:
        'Blue looks at Vienna–Budapest: 40k, because one company is already there. The other planned section costs 40k, too.',
      words: 'buy licence section map build pass',
    },
    'railroad-fair': {
      title: 'Railroad Fair',
      body: [
        p('Everyone may buy up to 2 vehicles. *Bonus:* the caller up to 3.'),
        list(
          'Vehicles on the stands cost their printed price.',
          'A face-down locomotive from the supply costs 50k, a face-down wagon 30k. You pay before you see it. It counts towards the limit.',
          'Vehicles that are bought are not replaced before the year end.',
        ),
        p('You may pass. When everyone has bought, vehicles are assigned.'),
      ],
      words: 'buy vehicle stand blind face-down random supply price pass',
    },
    'conference-room': {
      title: 'Conference Room',
      body: [
        p('Everyone may take 1 contract. *Bonus:* the caller up to 2.'),
        p(
          'You choose one from the display, with its chips, or take one face down. Tax and chips count at once. The display is not refilled before the year end. You may pass. Vehicles cannot be assigned.',
        ),
      ],
      words: 'take contract display pile pass',
    },
    'blind-contract': {
      title: 'A face-down contract',
      body: [
        p(
          'Instead of a contract on display you may take one face down from the pile. It comes with 50k cash and one chip. You must keep it, whatever it is. The caller may do so twice.',
        ),
        note('Contracts that were put under the pile come up only after all the others.'),
      ],
      words: 'blind face-down random draw pile unseen risk cash',
    },
    'auction-house': {
      title: 'Auction House',
      body: [
        p(
          'If you have a spare vehicle, you must offer at least one. More vehicles and unused licences are optional. Everyone offers in secret and at the same time. *Bonus:* the caller opens the first lot.',
        ),
        p(
          'Licences are auctioned first, then vehicles. At the end, vehicles are assigned. A company with nothing to offer may still bid.',
        ),
      ],
      words: 'auction offer sell bid lot secret compulsory',
    },
    'government-aid': {
      title: 'Government Aid',
      body: [
        p(
          '2 locomotives and one wagon per company are drawn and shown, all different if possible. *Bonus:* the caller chooses first.',
        ),
        p('Everyone must take one, free of charge. The two that remain are discarded. Vehicles cannot be assigned.'),
      ],
      words: 'free gift vehicle choose compulsory draw',
    },
    'development-bonus': {
      title: 'Development Bonus',
      body: [
        p(
          'Every company receives 10k in cash for each city at an end of one of its licences. Each city counts once. All your networks count, connected or not. *Bonus:* the caller gets 20k more. This happens automatically.',
        ),
      ],
      picture: 'Green has licensed three sections in two places and connects five cities: 50k.',
      words: 'cash city cities connected money automatic',
    },
  },
};
