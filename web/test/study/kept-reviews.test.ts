// Kept results of the study: read where they make sense, and worked out again where they do not.

import 'fake-indexeddb/auto';
import '../support/browser.ts';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeWorker } from '../support/fake-worker.ts';
import { botGame } from '../../../study/test/bot-game.ts';
import { companyGame } from '../../../study/test/company-game.ts';
import { gameInsight, reviewFrom, reviewSteps } from '@branchline/study/trans-europa';
import {
  companyInsight,
  reviewFrom as companyReviewFrom,
  reviewSteps as companySteps,
} from '@branchline/study/trains-of-europe';
import { insightKey, reviewKey } from '../../src/games/trans-europa/study/review-key.ts';
import { openReview } from '../../src/games/trans-europa/study/review-state.ts';
import { insightIn, reviewIn } from '../../src/games/trans-europa/study/shapes.ts';
import { gather, insights, ownExercises, ready } from '../../src/games/trans-europa/study/insight/gather.ts';
import { reviewKey as companyKey } from '../../src/games/trains-of-europe/study/review-key.ts';
import { openReview as openCompanyReview } from '../../src/games/trains-of-europe/study/review-state.ts';
import {
  insightIn as companyInsightIn,
  reviewIn as companyReviewIn,
} from '../../src/games/trains-of-europe/study/shapes.ts';
import { keepResult } from '../../src/study/kept.ts';

const SEATS = [
  { name: 'Ada', kind: 'human' },
  { name: 'Bo', kind: 'bot:x' },
];
const LISTED = {
  ...{ id: 'g', game: 'trans-europa', spec: { edition: 'classic', board: 'europe' }, seats: SEATS, imported: false },
  ...{ created: 0, touched: 0, summary: { moves: 9, over: true, detail: null } },
};

vi.mock('../../src/link/device.ts', () => ({
  device: {
    ask: async (what: string) => (what === 'list' ? [LISTED] : { blob: new Blob(['the file']) }),
  },
}));

Object.assign(document, { baseURI: 'https://branchline.test/' });

const TURN = { round: 0, seat: 0, kind: 'marker', first: 1, last: 1 };
const LESSON = {
  ...{ kept: [1, 0], difference: { value: 0, doubt: 0 } },
  best: { actions: [], known: 1, doubt: 0, chances: [1, 0] },
};
const REVIEW = {
  ...{ budget: 2500, seed: '1', rounds: [], accuracy: [1, 1] },
  turns: [{ ...TURN, ...LESSON, actions: [], known: [1, 0], open: [1, 0], seen: [1, 0], faceUp: LESSON }],
};
const OUTLOOK = { chances: [1, 0], points: [{}, {}] };
const COMPANY_REVIEW = {
  ...{ budget: 96, seed: '1', decisions: [], draws: [], accuracy: [1, 1], returns: [], auctions: [] },
  stations: [{ sequence: 0, year: 1, open: OUTLOOK }],
};
const INSIGHT = { seat: 0, edition: 'classic', board: 'europe', rounds: [] };

/** Only what a review asks of its replay. */
const replay = () =>
  ({
    opened: { id: 'g', seats: SEATS, over: true },
    at: signal(0),
    view: signal({ config: { board: 'europe' } }),
    eyes: signal(0),
    goTo() {},
  }) as never;

const asked = (): unknown[] =>
  FakeWorker.all.flatMap(({ heard }) => heard).map((each) => (each as { ask: string }).ask);

const answerAll = (answers: Readonly<Record<string, unknown>>): void => {
  FakeWorker.answers = (question, worker) => {
    const answer = answers[(question as { ask: string }).ask];
    if (answer !== undefined) queueMicrotask(() => worker.say(answer));
  };
};

beforeEach(() => {
  FakeWorker.all.length = 0;
});

const without = (value: object, field: string): unknown =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== field));

const UNREADABLE: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['no turns', without(REVIEW, 'turns')],
  ['turns that are none', { ...REVIEW, turns: [null] }],
  ['no rounds', without(REVIEW, 'rounds')],
];

describe('a review', () => {
  test.each(UNREADABLE)('that is kept as %s is worked out again', async (_, kept) => {
    await keepResult(reviewKey('g'), kept);
    answerAll({ open: { say: 'opened', turns: [TURN] }, review: { say: 'done', review: REVIEW } });
    const state = await openReview(replay());
    await expect.poll(() => state!.work.value).toEqual({ state: 'done' });
    expect(asked()).toContain('review');
    expect(state!.review.value).toEqual(REVIEW);
  });

  test('that is kept as it should be is shown without any work', async () => {
    await keepResult(reviewKey('g'), REVIEW);
    answerAll({ open: { say: 'opened', turns: [TURN] } });
    const state = await openReview(replay());
    await expect.poll(() => state!.work.value).toEqual({ state: 'done' });
    expect(asked()).not.toContain('review');
  });

  test.each([
    ['null', null],
    ['no stations', without(COMPANY_REVIEW, 'stations')],
    ['no decisions', without(COMPANY_REVIEW, 'decisions')],
    ['no draws', without(COMPANY_REVIEW, 'draws')],
    ['stations without an outlook', { ...COMPANY_REVIEW, stations: [{ sequence: 0, year: 1 }] }],
  ])('of companies that is kept as %s is worked out again', async (_, kept) => {
    await keepResult(companyKey('g'), kept);
    answerAll({
      open: { say: 'opened', stations: [{ sequence: 0, year: 1 }], decisions: 0 },
      review: { say: 'done', review: COMPANY_REVIEW },
    });
    const state = await openCompanyReview(replay());
    await expect.poll(() => state!.work.value).toEqual({ state: 'done' });
    expect(asked()).toContain('review');
    expect(state!.review.value).toEqual(COMPANY_REVIEW);
  });

  test('whose answer makes no sense has failed, instead of being waited for', async () => {
    await keepResult(reviewKey('g'), null);
    for (const nonsense of [0, { say: 'sing' }, { say: 'opened' }, { say: 'opened', turns: [{}] }]) {
      answerAll({ open: nonsense });
      const state = await openReview(replay());
      await expect.poll(() => state!.work.value).toEqual({ state: 'failed' });
    }
  });
});

test('of insight that cannot be read the game is counted again, without a review that cannot be read', async () => {
  await keepResult(insightKey('g'), null);
  await keepResult(insightKey('other'), { exercises: 7 });
  await keepResult(reviewKey('g'), { turns: 7 });
  answerAll({ insight: { say: 'insight', insight: INSIGHT } });
  expect(await ownExercises()).toEqual([]);
  await gather();
  expect(ready.value).toBe(true);
  expect(insights.value).toEqual(new Map([['g', INSIGHT]]));
  expect(FakeWorker.latest().heard).toEqual([{ ask: 'insight', file: 'the file', about: { id: 'g', seat: 0 } }]);
});

/** A game given up after so many moves. */
const cutAt = <M, S>(
  { moves, states }: { readonly moves: readonly M[]; readonly states: readonly S[] },
  at: number,
) => ({
  moves: moves.slice(0, at),
  states: states.slice(0, at + 1),
});

test('whatever the studies work out can be read when it is kept', () => {
  const course = botGame(['apprentice', 'conductor'], { seed: 'own' });
  const effort = { budget: 1, seed: 'x' };
  const part = cutAt(course, 12);
  const review = structuredClone(reviewFrom(reviewSteps(part, effort), effort, 2));
  expect(review.turns.length).toBeGreaterThan(2);
  expect(reviewIn(review)).toEqual(review);
  for (const insight of [
    gameInsight(course, { id: 'abcdef', seat: 0 }),
    gameInsight(part, { id: 'abcdef', seat: 0, review }),
  ]) {
    expect(insightIn(structuredClone(insight))).toEqual(insight);
  }
  const companies = cutAt(companyGame(['conductor', 'random'], { seed: 'own' }), 14);
  const companyReview = structuredClone(
    companyReviewFrom([...companySteps(companies, { ...effort, roughFirst: false })], effort),
  );
  expect(companyReview.stations.length).toBeGreaterThan(1);
  expect(companyReviewIn(companyReview)).toEqual(companyReview);
  const whole = companyGame(['random', 'random'], { seed: 'own' });
  for (const about of [{ seat: 1 }, { seat: 0, review: companyReview }]) {
    const insight = companyInsight(whole, about)!;
    expect(companyInsightIn(structuredClone(insight))).toEqual(insight);
  }
});
