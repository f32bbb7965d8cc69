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
          'They are bought one after the other, and each is paid and placed before you decide on the next. New routes bring their income at once and may complete a contract. You may pass. Vehicles cannot be assigned.',
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
          'Those on the stands cost their printed price.',
          'A blind one from the supply costs 50k for a locomotive and 30k for a wagon; you pay before you see it. It counts towards the limit.',
          'What has been bought is not replaced before the year end.',
        ),
        p('You may pass. When all have bought, vehicles are assigned.'),
      ],
      words: 'buy vehicle stand blind supply price pass',
    },
    'conference-room': {
      title: 'Conference Room',
      body: [
        p('Everyone may take 1 contract. *Bonus:* the caller up to 2.'),
        p(
          'You choose one of those on display, with its chips, or take a blind one. Tax and chips act at once. The display is not refilled before the year end. You may pass. Vehicles cannot be assigned.',
        ),
      ],
      words: 'take contract display pile pass',
    },
    'blind-contract': {
      title: 'A blind contract',
      body: [
        p(
          'Instead of a contract on display you may take one unseen. It brings 50k in cash and one chip at once, and you must keep it, whatever it is. The caller may do so twice.',
        ),
        note('Contracts that were put under the pile come up only when all unseen ones are gone.'),
      ],
      words: 'blind draw pile unseen risk cash',
    },
    'auction-house': {
      title: 'Auction House',
      body: [
        p(
          'Whoever has a spare vehicle must offer at least one; more vehicles and unused licences are optional. All offer in secret and at the same time. *Bonus:* the caller opens the first lot.',
        ),
        p(
          'Licences are auctioned first, then vehicles. At the end vehicles are assigned. Whoever has nothing to offer is not asked, but may bid.',
        ),
      ],
      words: 'auction offer sell bid lot secret compulsory',
    },
    'government-aid': {
      title: 'Government Aid',
      body: [
        p(
          '2 locomotives and as many wagons as there are companies are drawn and shown, no two alike as far as possible. *Bonus:* the caller chooses first.',
        ),
        p(
          'Then everyone takes one, free of charge; declining is not possible. The two that remain are discarded. Vehicles cannot be assigned.',
        ),
      ],
      words: 'free gift vehicle choose compulsory draw',
    },
    'development-bonus': {
      title: 'Development Bonus',
      body: [
        p(
          'Every company receives 10k in cash for each city at an end of one of its licences. Each city counts once, separate networks all count. *Bonus:* the caller gets 20k more. Nobody has to do anything.',
        ),
      ],
      picture: 'Green has licensed three sections in two places and connects five cities: 50k.',
      words: 'cash city cities connected money automatic',
    },
  },
};
