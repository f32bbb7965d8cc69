// English: the end of the game and the evaluation.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const ending: ChapterText<'ending'> = {
  title: 'The end',
  sections: {
    'game-end': {
      title: 'When the game ends',
      body: [
        p(
          'The year is always played to its end and paid out. Then the companies are evaluated. The game ends with the year in which',
        ),
        list(
          'a company has reached the target of completed contracts,',
          'a company has laid its last stick,',
          'an annual profit of 500k has been reached,',
          'the bank is empty at the year end, or',
          'only one company is left.',
        ),
        p(
          'The last stick and the 500k count from the moment they are reached, even if this changes again. After 100 years the game is over in any case.',
        ),
      ],
      words: 'end over trigger finish last year target',
    },
    target: {
      title: 'The target',
      body: [
        p(
          'Before the game you agree on how many contracts one company must complete: 3 or more. Launch contracts count.',
        ),
        table(
          ['contracts', 'three or four companies', 'two companies'],
          ['3', 'about 60 minutes', 'about 45 minutes'],
          ['4 or 5', 'about 90 minutes', 'about 60 minutes'],
          ['6 or more', '100 minutes and more', '75 minutes and more'],
        ),
      ],
      words: 'length duration minutes number contracts goal',
    },
    'new-target': {
      title: 'A new target',
      body: [
        p(
          'If the table allows it, you may agree on a higher target during the game. The company that is about to call may propose one, once before each call. When the target is reached, all companies are asked in turn at the year end, unless sticks or the 500k end the game anyway.',
        ),
        p('All others vote. The new target counts only if everyone agrees.'),
      ],
      words: 'raise target propose vote agree unanimous longer',
    },
    evaluation: {
      title: 'The evaluation',
      body: [
        table(
          ['for', 'points'],
          ['annual profit', '1 per 100k or part of it, at most 5'],
          ['completed contract', '2'],
          ['running contract: locomotive and one route', '1'],
          ['connected cities', '1 per 5 or part of them'],
          ['largest network', '2'],
          ['most countries', '2'],
          ['idle contract: no income', '−1'],
          ['spare vehicles', '−1 per 3 or part of them above 3'],
          ['cash', '−1 per 100k or part of it above 300k'],
        ),
        p(
          'Every unfinished contract either runs and scores a point, or is idle and costs one. Without a profit you score 0 for it.',
        ),
        note(
          'Example: an annual profit of 210k gives 3 points, 6 cities give 2, 7 spare vehicles cost 2, 310k cash costs 1.',
        ),
      ],
      words: 'points scoring score final evaluation deduction',
    },
    awards: {
      title: 'Largest network and most countries',
      body: [
        p(
          '2 points go to the company with the largest connected network, counted in segments with all its branches. Another 2 go to the company whose licences reach cities in the most countries.',
        ),
        p('If companies are equal, they share the 2 points exactly. A company without a licence gets none.'),
      ],
      picture:
        'Orange has the largest network in one piece: 12 segments. Green has 9 in one piece and 1 elsewhere, which does not count here.',
      words: 'bonus longest connected countries tie split share',
    },
    winner: {
      title: 'Who wins',
      body: [
        p(
          'The highest total wins, even if that company has left the game. Companies with equal totals win together unless the table has agreed otherwise.',
        ),
      ],
      words: 'win winner tie draw shared',
    },
  },
};
