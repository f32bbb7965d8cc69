// English: contracts and what they earn.

import { list, note, p, type ChapterText } from '../text.ts';

export const contracts: ChapterText<'contracts'> = {
  title: 'Contracts',
  sections: {
    'contract-card': {
      title: 'What a contract says',
      body: [
        list(
          '*Routes:* cities in a row. Each pair of neighbours is a route with its own amount. The rulebook calls it a partial route.',
          '*Vehicles:* the kinds it needs and how many. Each vehicle earns the same amount.',
          '*Condition:* sometimes an additional requirement with an amount.',
          '*Tax* and *profit:* the profit is everything the contract can earn, less the tax.',
        ),
        p('You may have any number of contracts at the same time. Everyone can see them.'),
      ],
      picture:
        'Caledonian Girders in the first year of the quick start. Edinburgh–London is licensed via Manchester, and the train is ready. London–Frankfurt is still open.',
      words: 'card route tax profit amount open information number',
    },
    'tax-chips': {
      title: 'Tax and chips',
      body: [
        p(
          'The tax lowers your annual profit the moment you take the contract, before it earns anything. Launch contracts have no tax.',
        ),
        p('You get the chips on a contract with it. Each raises your annual profit by 10k at once.'),
        note('Example: a tax of 70k and one chip lower the annual profit by 60k.'),
      ],
      words: 'tax subsidy chip minus cost',
    },
    gate: {
      title: 'When the income begins',
      body: [
        p('A contract earns nothing until it has both:'),
        list(
          'an assigned locomotive or power car of the required kind, and',
          'at least one route licensed from end to end.',
        ),
        p('This applies even if you take a contract whose routes you already hold: no locomotive, no income.'),
      ],
      words: 'gate begin start income locomotive route nothing credited',
    },
    routes: {
      title: 'Routes',
      body: [
        p(
          'You hold a route when your licences connect its two cities, directly or by a detour. The order of the routes does not matter. One section may serve any number of your contracts.',
        ),
        p('Every route you hold earns its amount once the last gap is closed, in all contracts that require it.'),
      ],
      picture:
        'Blue holds the route from Amsterdam to Frankfurt through Brussels and Cologne; the direct path via Cologne would do as well.',
      words: 'partial route detour path connected order credit',
    },
    train: {
      title: 'The train',
      body: [
        p(
          'Every required vehicle that you assign earns the amount per vehicle. Wagons earn it only if the locomotives can pull them.',
        ),
        list(
          'You can assign only the kinds on the card, and no more than it shows.',
          'For this amount only the kind counts. A slow wagon earns as much as a fast one.',
        ),
      ],
      words: 'vehicles wagons pull power category kind amount',
    },
    condition: {
      title: 'The additional condition',
      body: [
        p(
          'It comes last: all routes must be licensed, and all vehicles assigned and pulled. Then it earns its amount if',
        ),
        list(
          '*speed* is required and every vehicle of the train, locomotives included, has at least that class, or',
          '*sleepers* are required and every wagon has berths; locomotives need none.',
        ),
        note('Until then the contract earns without this amount. You can swap unsuitable vehicles later.'),
      ],
      words: 'speed sleeper berths class extra condition demand',
    },
    completion: {
      title: 'Completing a contract',
      body: [
        p(
          'When everything on the card is fulfilled, the contract is complete at once, in any phase. While you assign vehicles, it is complete when you confirm.',
        ),
        list(
          'Its vehicles go to the discard piles.',
          'You keep its printed profit and its chips until the end.',
          'It can no longer lose anything. That is why you cannot sell the sections it uses.',
        ),
      ],
      words: 'complete finished done discard turned over forever',
    },
    'losing-income': {
      title: 'When something is taken away',
      body: [
        p(
          'Until a contract is complete, it earns only for what it has. If you take a wagon off, you lose its amount. If you take the only locomotive off, all income stops. Tax and chips stay.',
        ),
      ],
      words: 'remove lose lower swap exchange',
    },
  },
};
