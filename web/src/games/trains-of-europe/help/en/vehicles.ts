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
          'Each model has a price and a speed; locomotives and power cars also a pulling power, the number of wagons they can take. Some coaches have berths.',
        ),
      ],
      picture:
        'An electric locomotive, a diesel locomotive, a coach with berths and an open wagon. The arrows show the speed class.',
      words: 'category type price pull electric diesel coach wagon',
    },
    speed: {
      title: 'Speed classes',
      body: [
        p('There are four classes, from 1 to 4. A faster vehicle always meets the demand for a slower class.'),
        table(['class', 'at least'], ['1', '80 km/h'], ['2', '120 km/h'], ['3', '160 km/h'], ['4', '250 km/h']),
      ],
      words: 'fast slow km/h class chevron',
    },
    'same-model': {
      title: 'Two locomotives',
      body: [
        p('If a contract demands two locomotives, both must be of the same model. Their pulling power adds up.'),
        p('Trainsets are freer: power cars and control cars of different models may run together.'),
      ],
      words: 'identical model pair double trainset mixed',
    },
    assigning: {
      title: 'Assigning vehicles',
      body: [
        p(
          'You assign, take off and swap only at the end of a *Railroad Fair* or an *Auction House*, all companies at the same time, whether they have bought anything or not.',
        ),
        list(
          'A vehicle belongs to one contract at most.',
          'You may assign before a route is licensed, and wagons before there is a locomotive.',
          'You may change your mind as often as you like. It counts when you confirm.',
        ),
      ],
      words: 'assign window remove swap when confirm provisional',
    },
    yard: {
      title: 'The yard',
      body: [
        p(
          'Vehicles that belong to no contract stand in your yard, where everyone can see them. They are called *spare*; too many of them cost points in the evaluation.',
        ),
      ],
      words: 'spare idle unassigned unused',
    },
  },
};
