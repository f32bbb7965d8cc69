// English: contracts and what they earn.

import { list, note, p, type ChapterText } from '../text.ts';

export const contracts: ChapterText<'contracts'> = {
  title: 'Contracts',
  sections: {
    'contract-card': {
      title: 'What a contract says',
      body: [
        list(
          '*Routes:* cities in a row. Each pair of neighbours is a route with an amount of its own.',
          '*Vehicles:* which kinds it needs and how many. Each of them brings the same amount.',
          '*Condition:* sometimes a further demand with an amount.',
          '*Tax* and *profit:* the profit is everything the contract can bring, less the tax.',
        ),
        p('You may have any number of contracts at the same time. Everyone can see them.'),
      ],
      picture:
        'Caledonian Girders in the first year of the quick start. Edinburgh–London is licensed by way of Manchester and the train stands ready; London–Frankfurt is still open.',
      words: 'card route tax profit amount open information number',
    },
    'tax-chips': {
      title: 'Tax and chips',
      body: [
        p(
          'The tax lowers your profit the moment you take the contract, before it earns anything. Launch contracts have none.',
        ),
        p('Chips that lie on a contract come with it and raise the profit at once, by 10k a year each.'),
        note('Example: a tax of 70k and one chip move the profit down by 60k.'),
      ],
      words: 'tax subsidy chip minus cost',
    },
    gate: {
      title: 'When the income begins',
      body: [
        p('A contract earns nothing until two things are true at the same time:'),
        list(
          'a locomotive or power car of the demanded kind is assigned to it, and',
          'at least one of its routes is licensed from end to end.',
        ),
        p('That is true even if you take a contract whose routes you already have: no locomotive, no income.'),
      ],
      words: 'gate begin start income locomotive route nothing credited',
    },
    routes: {
      title: 'Routes',
      body: [
        p(
          'You hold a route when your licences connect its two cities, whichever way they go. Detours are as good as the straight line, the order does not matter, and one section may serve any number of your contracts.',
        ),
        p(
          'Every route you hold brings its amount, from the moment the last gap is closed, in all contracts that ask for it.',
        ),
      ],
      picture:
        'Blue holds the route from Amsterdam to Frankfurt through Brussels and Cologne; the direct way by Cologne would do as well.',
      words: 'partial route detour path connected order credit',
    },
    train: {
      title: 'The train',
      body: [
        p(
          'Every demanded vehicle that is assigned brings the vehicle amount, wagons only as far as the locomotives can pull them.',
        ),
        list(
          'Only the kinds on the card can be assigned, and not more of them than it shows.',
          'For this amount only the kind counts. A slow wagon earns as much as a fast one.',
        ),
      ],
      words: 'vehicles wagons pull power category kind amount',
    },
    condition: {
      title: 'The additional condition',
      body: [
        p('It comes last: all routes must be licensed, all vehicles assigned and pulled. Then it brings its amount if'),
        list(
          '*speed* is demanded and every vehicle of the train, locomotives included, has at least that class, or',
          '*sleepers* are demanded and every wagon has berths; locomotives need none.',
        ),
        note('Until then the contract earns without it. You can exchange unsuitable vehicles later.'),
      ],
      words: 'speed sleeper berths class extra condition demand',
    },
    completion: {
      title: 'Completing a contract',
      body: [
        p(
          'When everything on the card is fulfilled, the contract completes by itself, in whatever phase that happens; while you assign vehicles, at the moment you confirm.',
        ),
        list(
          'Its vehicles go to the discard piles.',
          'Its printed profit and its chips stay yours until the end.',
          'It cannot lose anything any more. That is why the sections it uses are not for sale.',
        ),
      ],
      words: 'complete finished done discard turned over forever',
    },
    'losing-income': {
      title: 'When something is taken away',
      body: [
        p(
          'As long as a contract is not complete, its income follows what it has. Take a wagon off, and its amount is gone; take the only locomotive off, and all income stops. Tax and chips stay.',
        ),
      ],
      words: 'remove lose lower swap exchange',
    },
  },
};
