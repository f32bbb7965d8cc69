// The hint at the table: asked once, shown until the position changes; and the latest move of a bot, to be explained.

import '../../support/browser.ts';
import { beforeEach, expect, test } from 'vitest';
import { FakeWorker } from '../../support/fake-worker.ts';
import type { Action } from '@branchline/trains-of-europe';
import { advise, explain } from '../../../src/games/trains-of-europe/play/hint/explain.ts';
import type { Question } from '../../../src/games/trains-of-europe/play/hint/questions.ts';
import { hintsAt, sectionOf } from '../../../src/games/trains-of-europe/state/hint.ts';
import { play, seenBy, sketch } from './support/sketch.ts';
import { tableAt, until } from './support/tables.ts';

Object.assign(document, { baseURI: 'https://branchline.test/' });

const EFFORT = { guesses: 1, width: 2 };

/** The adviser itself, without a separate thread. */
const answered = ({ number, view, seat, action }: Question) => ({
  number,
  explanation: action ? explain(view, seat, action, EFFORT) : advise(view, seat, EFFORT),
});

const questions: Question[] = [];
const answerAll = (): void => {
  for (const question of questions.splice(0)) FakeWorker.latest().say(answered(question));
};

beforeEach(() => {
  questions.length = 0;
  FakeWorker.answers = (question) => void questions.push(question as Question);
});

const companies = [{ cash: 60_000, sections: ['berlin-praha'] }, { cash: 60_000 }];
const meeting = play(sketch({ companies }), 0, { do: 'call', phase: 'on-site-meeting' });
const theirs = play(meeting, 0, { do: 'done' });

test('it is asked for once and given with a move that is legal', async () => {
  const table = tableAt(meeting);
  const { hint, askHint } = hintsAt(table);
  const asking = askHint();
  expect(hint.value).toEqual({ state: 'asking' });
  void askHint();
  expect(questions).toMatchObject([{ seat: 0, view: { viewer: 0 } }]);
  answerAll();
  await asking;
  if (hint.value?.state !== 'given') throw new Error('no hint');
  expect(await table.act(hint.value.explanation.chosen.action)).toMatchObject({ ok: true });
});

test('it goes with the next move, and an answer that comes too late is not shown', async () => {
  const table = tableAt(meeting);
  const { hint, askHint } = hintsAt(table);
  const asking = askHint();
  await table.act({ do: 'licence', section: 'wien-praha' });
  expect(hint.value).toBeUndefined();
  answerAll();
  await asking;
  expect(hint.value).toBeUndefined();
});

test('nobody is asked out of turn, or why while nothing was done', async () => {
  const { hint, askHint, askWhy } = hintsAt(tableAt(theirs));
  await askHint();
  await askWhy();
  expect([questions, hint.value]).toEqual([[], undefined]);
});

test('the latest move of a bot is explained from where it was made', async () => {
  const moves = ['berlin-praha', 'wien-praha'].map((section): Action => ({ do: 'licence', section }));
  const between = play(theirs, 1, moves[0]!);
  const table = tableAt(theirs, () => moves.shift());
  const { hint, done, askWhy } = hintsAt(table);
  table.resume();
  await until(() => table.sequence.value === 2);
  expect(done.value).toMatchObject({ seat: 1, action: { do: 'licence', section: 'wien-praha' } });
  expect(done.value!.view).toEqual(seenBy(between, 0));
  const asking = askWhy();
  expect(hint.value).toEqual({ state: 'asking', about: 1 });
  answerAll();
  await asking;
  const explanation = { chosen: { action: { section: 'wien-praha' } } };
  expect(hint.value).toMatchObject({ state: 'given', about: 1, explanation });
});

test('what a person does needs no explanation', async () => {
  const table = tableAt(meeting);
  const { done } = hintsAt(table);
  await table.act({ do: 'licence', section: 'wien-praha' });
  expect(done.value).toBeUndefined();
});

test('the section it speaks of is told, to be marked on the map; other advice has none', () => {
  const chosen = (action: Action) => ({ seat: 0, chosen: { action, reasons: [] }, alternatives: [], isBest: true });
  const given = (action: Action) => sectionOf({ state: 'given', explanation: chosen(action) });
  expect(given({ do: 'licence', section: 'wien-praha' })).toBe('wien-praha');
  expect(given({ do: 'open', lot: { owner: 1, section: 'wien-praha' }, bid: 20_000 })).toBe('wien-praha');
  expect([given({ do: 'done' }), sectionOf({ state: 'asking' }), sectionOf(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
