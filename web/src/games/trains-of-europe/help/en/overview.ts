// English: what the game is about, and its money.

import { list, note, p, type ChapterText } from '../text.ts';

export const overview: ChapterText<'overview'> = {
  title: 'The game in brief',
  sections: {
    goal: {
      title: 'What it is about',
      body: [
        p(
          'Two to four railway companies buy licences for lines across Europe, sign contracts and put trains on them. Every contract adds to the *annual profit*, which is paid out at the end of each year.',
        ),
        p(
          'When a company has completed the agreed number of contracts, the year is played to its end. Then all companies are evaluated. Points count, not money: the highest total wins.',
        ),
        note('The printed rules know no solo game; here bots take the free seats.'),
      ],
      picture: 'Four companies on the map after some years. Each has its own colour and its own pattern.',
      words: 'players company aim purpose solo alone bots start',
    },
    map: {
      title: 'The map',
      body: [
        p(
          'Cities are joined by *sections*. A section is divided into *segments*, one for each stick. It has one, two or three *tracks*, each with room for one company.',
        ),
      ],
      picture:
        'Between Calais and Brussels lie three tracks of one segment; between Manchester and London two tracks of two segments.',
      words: 'board city section segment track line',
    },
    pieces: {
      title: 'What is in the game',
      body: [
        list(
          '74 contracts: 8 launch contracts and 66 others.',
          '120 vehicles: 38 locomotives and power cars, 82 wagons. Each kind has its own supply and discard pile.',
          '48 sticks for each company, one for every segment it licenses.',
          'Subsidy chips, each worth 10k of annual profit. They do not run out.',
        ),
      ],
      words: 'components cards vehicles sticks chips number how many',
    },
    money: {
      title: 'Cash and profit',
      body: [
        p('There are two kinds of amounts. Do not confuse them.'),
        list(
          '*Cash* is money in hand. It is paid and received at once. It never falls below 0: you can only buy what you can pay for.',
          '*Annual profit* is the sum of your contracts. When it changes, no money moves. It becomes cash only at the end of the year.',
        ),
        p(
          'The annual profit may be negative, without limit. Upwards the track ends at 500k. All amounts are multiples of 10k.',
        ),
        note('On this page and at the table, annual amounts always say “a year”. Cash never does.'),
      ],
      words: 'money income euro profit track red loss k thousand',
    },
    books: {
      title: 'The books',
      body: [
        p(
          'Your annual profit is the sum of your contracts: the income credited, less tax, plus 10k for each chip. A completed contract counts with its printed profit.',
        ),
        p(
          'The game recalculates it after every move, so no one has to check it. At the table you can open the sums behind the numbers line by line.',
        ),
      ],
      words: 'audit check sum statement calculation formula',
    },
  },
};
