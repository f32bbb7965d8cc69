// Stored results and worker messages of the study: parsed, never trusted.

import * as v from 'valibot';
import type {
  Asked,
  Asking,
  Costliest,
  Explanation,
  GameInsight,
  GoodMove,
  OpenPosition,
  Opening,
  Progress,
  Reading,
  Review,
  Telling,
  Told,
  TurnReview,
} from '@branchline/study/trans-europa';
import type { Config } from '@branchline/trans-europa';
import type { MovePuzzle, Scene, WhosePuzzle } from '@branchline/study/trans-europa/puzzle';
import { like, list, listOf, readerOf } from '../../../study/shape.ts';
import type { Answer, BareTurn, Question } from './questions.ts';

const turnKind = v.picklist(['marker', 'build']);
const bareTurn = { round: v.number(), seat: v.number(), kind: turnKind, first: v.number(), last: v.number() };

const lesson = {
  kept: list(),
  best: like<TurnReview['best']>({ actions: list(), chances: list() }),
  difference: like({}),
  loss: v.optional(like({})),
  reasons: v.optional(listOf({})),
};

const judgedTurn = like<TurnReview>({
  ...bareTurn,
  ...{ actions: list(), known: list(), open: list(), seen: list() },
  ...lesson,
  faceUp: like<TurnReview['faceUp']>(lesson),
});

const review = like<Review>({
  budget: v.number(),
  seed: v.string(),
  rounds: listOf<Review['rounds'][number]>({
    opening: like<Opening>({ known: list(), open: list(), seen: list(), hands: listOf({}) }),
    ledger: listOf({}),
  }),
  turns: v.array(judgedTurn),
  accuracy: list(),
});

const movePuzzle = like<MovePuzzle>({
  ...{ kind: v.picklist(['turn', 'start']), id: v.string(), scene: like({}), seat: v.number() },
  ...{ options: list(), judged: listOf({}) },
});

const insight = like<GameInsight>({
  seat: v.number(),
  edition: v.string(),
  board: v.string(),
  rounds: listOf<GameInsight['rounds'][number]>({ start: like({}), regions: listOf({}), tracks: like({}) }),
  judged: v.optional(like<NonNullable<GameInsight['judged']>>({ mistakes: listOf({}) })),
  exercises: v.optional(
    listOf<NonNullable<GameInsight['exercises']>[number]>({ id: v.string(), scene: like({}), judged: listOf({}) }),
  ),
});

const playedOut = like<Explanation['bestOut']>({ turns: listOf({}), missing: list() });

const answer: v.GenericSchema<unknown, Answer> = v.variant('say', [
  v.object({ say: v.literal('opened'), turns: listOf<BareTurn>(bareTurn) }),
  v.object({
    say: v.literal('steps'),
    steps: listOf<Progress>({ kind: v.picklist(['first-opening', 'first-turn', 'opening', 'turn']) }),
  }),
  v.object({ say: v.literal('done'), review }),
  v.object({ say: v.literal('costliest'), turn: v.optional(like<Costliest>({ first: v.number(), loss: like({}) })) }),
  v.object({
    say: v.literal('reading'),
    reading: like<Reading>({ round: v.number(), viewer: v.number(), positions: list(), clues: listOf({}) }),
  }),
  v.object({ say: v.literal('chances'), chances: v.optional(list<number>()) }),
  v.object({
    say: v.literal('moves'),
    moves: listOf<GoodMove>({ actions: list(), chance: v.number(), aim: like({}) }),
  }),
  v.object({ say: v.literal('read'), chances: list<readonly number[] | undefined>() }),
  v.object({ say: v.literal('insight'), insight }),
  v.object({ say: v.literal('exercise'), puzzle: v.optional(movePuzzle) }),
  v.object({
    say: v.literal('explained'),
    explanation: like<Explanation>({
      ...{ chosen: v.number(), best: v.number(), reasons: listOf({}) },
      ...{ chosenOut: playedOut, bestOut: playedOut },
    }),
  }),
  v.object({ say: v.literal('tellings'), tellings: listOf<Telling>({ turn: v.number(), seat: v.number() }) }),
  v.object({ say: v.literal('failed') }),
]);

const position = like<OpenPosition>({ config: like({}), public: like({}), hands: list() });

const scene = like<Scene>({ board: v.string(), hands: list(), markers: list(), lays: list() });

const question: v.GenericSchema<unknown, Question> = v.variant('ask', [
  v.object({ ask: v.literal('open'), file: v.string() }),
  v.object({
    ask: v.literal('open-seen'),
    config: like<Config>({ board: v.string(), seats: v.number() }),
    told: listOf<Told>({ events: list() }),
  }),
  v.object({ ask: v.literal('review'), budget: v.number(), seed: v.string(), viewer: v.optional(v.number()) }),
  v.object({ ask: v.literal('costliest'), seat: v.number(), budget: v.number(), seed: v.string() }),
  v.object({ ask: v.literal('reading'), round: v.number(), viewer: v.number() }),
  v.object({
    ask: v.literal('insight'),
    file: v.string(),
    about: like<Asked>({ id: v.string(), seat: v.number(), review: v.optional(review) }),
  }),
  v.object({ ask: v.literal('chances'), position }),
  v.object({ ask: v.literal('moves'), position }),
  v.object({
    ask: v.literal('read'),
    scene,
    viewer: v.number(),
  }),
  v.object({ ask: v.literal('exercise'), turn: judgedTurn, id: v.string() }),
  v.object({
    ask: v.literal('explain'),
    about: like<Asking>({ scene, seat: v.number(), chosen: like({}), best: like({}) }),
  }),
  v.object({
    ask: v.literal('tellings'),
    puzzle: like<WhosePuzzle>({ scene, seat: v.number(), city: v.number() }),
    holder: v.number(),
  }),
]);

export const movePuzzlesIn = readerOf(v.array(movePuzzle));
export const reviewIn = readerOf(review);
export const insightIn = readerOf(insight);
export const answerIn = readerOf(answer);
export const questionIn = readerOf(question);
