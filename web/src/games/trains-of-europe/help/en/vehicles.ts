// English: vehicles and trains.

import { list, p, table, type ChapterText } from '../text.ts';

export const vehicles: ChapterText<'vehicles'> = {
  title: 'Vehicles',
  sections: {
    kinds: {
      title: 'Kinds of vehicles',
      body: [
        table(
          ['locomotives', 'wagons'],
          ['electric locomotive', '1st-class coach, 2nd-class coach'],
          ['diesel locomotive', 'tank wagon, closed wagon, open wagon'],
          ['electric power car', 'electric control car'],
        ),
        p(
          'Each model has a price and a speed. Locomotives and power cars also have a pulling power: the number of wagons they can pull. Some coaches have berths.',
        ),
      ],
      picture:
        'An electric locomotive, a diesel locomotive, a coach with berths and an open wagon. The arrows show the speed class.',
      words: 'category type price pull electric diesel coach wagon',
    },
    speed: {
      title: 'Speed classes',
      body: [
        p('There are four classes, from 1 to 4. A faster vehicle always meets the requirement for a slower class.'),
        table(['class', 'at least'], ['1', '80 km/h'], ['2', '120 km/h'], ['3', '160 km/h'], ['4', '250 km/h']),
      ],
      words: 'fast slow km/h class chevron',
    },
    'same-model': {
      title: 'Two locomotives',
      body: [
        p(
          'If a contract requires two locomotives, both must be of the same model. Their pulling power is added together.',
        ),
        p('Trainsets are an exception: you may combine power cars and control cars of different models.'),
      ],
      words: 'identical model pair double trainset mixed',
    },
    assigning: {
      title: 'Assigning vehicles',
      body: [
        p(
          'You can assign, take off and swap vehicles only at the end of a *Railroad Fair* or an *Auction House*. All companies do so at the same time, whether they have bought anything or not.',
        ),
        list(
          'A vehicle belongs to one contract at most.',
          'You may assign before a route is licensed, and wagons before there is a locomotive.',
          'You may change your mind as often as you like. Only your confirmation counts.',
        ),
      ],
      words: 'assign window remove swap when confirm provisional',
    },
    yard: {
      title: 'The yard',
      body: [
        p(
          'Vehicles without a contract are in your yard, where everyone can see them. They are called *spare*. Too many of them cost points in the evaluation.',
        ),
      ],
      words: 'spare idle unassigned unused',
    },
  },
};
