// What decided a round or a game of Trans Europa: facts that the review's first line says in words.

import { describe, expect, test } from 'vitest';
import { gameStory, roundStory, type StoryTurn } from '../src/trans-europa/story.ts';

const DEALT = [0.5, 0.5];

/** A turn of one of two players after which the first has this chance; `better` is what the mover could have kept. */
function turn(seat: number, chance: number, better?: number): StoryTurn {
  const kept = seat === 0 ? chance : 1 - chance;
  const best = better ?? kept;
  const both = seat === 0 ? [best, 1 - best] : [1 - best, best];
  const loss = best - kept;
  return {
    ...{ seat, chances: [chance, 1 - chance], kept: [chance, 1 - chance] },
    best: { chance: best, chances: both },
    ...(loss > 0 ? { loss: { value: loss } } : {}),
  };
}

const told = (turns: readonly StoryTurn[], dealt = DEALT) => roundStory({ seat: 0, dealt, turns });

describe('a round that was lost', () => {
  test('by one own turn that was never made good again', () => {
    const story = told([turn(0, 0.5), turn(1, 0.5), turn(0, 0.2, 0.5), turn(1, 0.2), turn(0, 0.1), turn(1, 0)]);
    expect(story).toEqual({ result: 'lost', decided: { by: 'mistake', at: 3, loss: 0.3 } });
  });

  test('not by a mistake that was made good later: then it was the other’s turn', () => {
    const story = told([turn(0, 0.2, 0.5), turn(1, 0.2), turn(0, 0.6), turn(1, 0.1), turn(0, 0.1), turn(1, 0)]);
    expect(story).toMatchObject({ result: 'lost', decided: { by: 'blow', at: 4, seat: 1, chance: 0.6, left: 0.1 } });
    expect(story.although).toEqual({ at: 1, loss: 0.3 });
  });

  test('by several turns none of which stands out', () => {
    const story = told([turn(0, 0.3, 0.5), turn(1, 0.3), turn(0, 0.15, 0.3), turn(1, 0.1), turn(0, 0.1), turn(1, 0)]);
    expect(story.result === 'lost' && story.decided).toEqual({ by: 'mistakes', at: [1, 3] });
  });

  test('by the cards', () => {
    const story = told([turn(0, 0.2), turn(1, 0.2), turn(0, 0.1), turn(1, 0)], [0.2, 0.8]);
    expect(story.result === 'lost' && story.decided).toEqual({ by: 'cards', chance: 0.2 });
  });

  test('not by the cards where there was a lead in spite of them', () => {
    const turns = [turn(0, 0.7), turn(1, 0.9), turn(0, 0.9), turn(1, 0.6), turn(0, 0.6), turn(1, 0)];
    const story = told(turns, [0.24, 0.76]);
    expect(story.result === 'lost' && story.decided).toEqual({ by: 'finish', chance: 0.6 });
  });

  test('at the very end', () => {
    const story = told([turn(0, 0.5), turn(1, 0.5), turn(0, 0.5), turn(1, 0)]);
    expect(story.result === 'lost' && story.decided).toEqual({ by: 'finish', chance: 0.5 });
  });

  test('without ever having had a good chance', () => {
    const story = told(
      [turn(0, 0.4), turn(1, 0.3), turn(0, 0.3), turn(1, 0.2), turn(0, 0.2), turn(1, 0)],
      [0.45, 0.55],
    );
    expect(story.result === 'lost' && story.decided).toEqual({ by: 'never', chance: 0.45 });
  });

  test('bit by bit', () => {
    const story = told([
      turn(0, 0.5),
      turn(1, 0.6),
      turn(0, 0.6),
      turn(1, 0.4),
      turn(0, 0.4),
      turn(1, 0.2),
      turn(0, 0.2),
      turn(1, 0),
    ]);
    expect(story.result === 'lost' && story.decided).toMatchObject({ by: 'lead', chance: 0.6 });
  });
});

describe('a round that was won', () => {
  test('by the cards', () => {
    const story = told([turn(0, 0.8), turn(1, 0.8), turn(0, 1)], [0.8, 0.2]);
    expect(story.result === 'won' && story.decided).toEqual({ by: 'cards', chance: 0.8 });
  });

  test('by a mistake of the other', () => {
    const story = told([turn(0, 0.5), turn(1, 0.9, 0.5), turn(0, 1)]);
    expect(story.result === 'won' && story.decided).toMatchObject({ by: 'gift', at: 2, seat: 1 });
  });

  test('by a turn of somebody else that brought most and was no mistake', () => {
    const story = told([turn(0, 0.1), turn(1, 0.1), turn(0, 0.1), turn(1, 0.9), turn(0, 1)]);
    expect(story.result === 'won' && story.decided).toEqual({ by: 'turn', at: 4, seat: 1, chance: 0.1, left: 0.9 });
  });

  test('not by a mistake of the other when it was as good as won', () => {
    const turns = [turn(0, 0.75), turn(1, 0.75), turn(0, 0.95), turn(1, 0.95, 0.4), turn(0, 1)];
    const story = told(turns, [0.6, 0.4]);
    expect(story.result === 'won' && story.decided).toMatchObject({ by: 'moves', at: 3 });
  });

  test('not by a mistake of the other that did not last', () => {
    const story = told([
      turn(0, 0.5),
      turn(1, 0.6, 0.7),
      turn(0, 0.05),
      turn(1, 0.05),
      turn(0, 0.05),
      turn(1, 0.9),
      turn(0, 1),
    ]);
    expect(story.result === 'won' && story.decided).toMatchObject({ by: 'turn', at: 6 });
  });

  test('by the own moves, one of them above all', () => {
    const story = told([turn(0, 0.6), turn(1, 0.6), turn(0, 0.9), turn(1, 0.9), turn(0, 1)]);
    expect(story.result === 'won' && story.decided).toMatchObject({ by: 'moves', at: 3 });
  });
});

test('a round that was shared names who shared it', () => {
  expect(told([turn(0, 0.5), turn(1, 0.5)])).toEqual({ result: 'shared', winners: [1] });
});

describe('a game', () => {
  const rounds = [
    [-2, -3],
    [-7, 0],
    [0, -1],
  ];

  test('was lost in the round without which it would have come otherwise', () => {
    expect(gameStory(0, { rounds, winners: [1] })).toEqual({
      ...{ result: 'lost', rival: 1, margin: 5, others: [] },
      round: { round: 1, gap: 7 },
    });
  });

  test('was won by the same points', () => {
    expect(gameStory(1, { rounds, winners: [1] })).toMatchObject({ result: 'won', rival: 0, margin: 5 });
  });

  test('of one round was decided by no other', () => {
    expect(gameStory(0, { rounds: [[0, -4]], winners: [0] })).toEqual({
      result: 'won',
      rival: 1,
      margin: 4,
      others: [],
    });
  });

  test('that was shared names all who shared it', () => {
    const three = [[0, 0, -5, 0]];
    expect(gameStory(0, { rounds: three, winners: [0, 1, 3] })).toMatchObject({ result: 'shared', others: [1, 3] });
  });
});
