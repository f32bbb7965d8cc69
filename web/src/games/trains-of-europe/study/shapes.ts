// What is kept of a study and what comes over its line: read, never trusted.

import * as v from 'valibot';
import type { CompanyMistake } from '@branchline/study/trains-of-europe/insight';
import type {
  CompanyInsight,
  Comparison,
  DecisionExercise,
  DecisionOption,
  DecisionReview,
  DrawReview,
  GoodChoice,
  Loss,
  Progress,
  Review,
  Station,
  StationReview,
} from '@branchline/study/trains-of-europe';
import type { View } from '@branchline/trains-of-europe';
import { like, list, listOf, readerOf } from '../../../study/shape.ts';
import type { Answer, Question } from './questions.ts';

type Outlook = StationReview['open'];

const station = { sequence: v.number(), year: v.number() };
const outlook = { chances: list<number>(), points: listOf<Outlook['points'][number]>({}) };

const comparison = like<Comparison>({
  ...{ played: like<Outlook>(outlook), better: like<Outlook>(outlook) },
  ...{ difference: like({}), chance: like({}) },
});
const loss = like<Loss>({ of: v.picklist(['chances', 'points']), value: v.number(), doubt: v.number() });

const review = like<Review>({
  budget: v.number(),
  seed: v.string(),
  stations: listOf<StationReview>({
    ...station,
    open: like<Outlook>(outlook),
    known: v.optional(listOf<Outlook>(outlook)),
  }),
  decisions: listOf<DecisionReview>({
    ...{ sequence: v.number(), seat: v.number(), action: like({}), better: like({}), reasons: listOf({}) },
    ...{ known: comparison, open: v.optional(comparison), loss: v.optional(loss), openLoss: v.optional(loss) },
  }),
  draws: listOf<DrawReview>({ sequence: v.number(), outcome: like({}), luck: listOf({}) }),
  accuracy: list(),
  returns: listOf({}),
  auctions: listOf({}),
});

const insight = like<CompanyInsight>({
  ...{ seat: v.number(), seats: v.number(), years: v.number(), won: v.number(), points: v.number(), ahead: v.number() },
  ...{ items: like({}), contracts: v.number(), completed: v.number(), first: v.optional(v.number()) },
  ...{ licences: v.number(), vehicles: v.number() },
  judged: v.optional(like({ accuracy: v.number(), mistakes: listOf<CompanyMistake>({ sequence: v.number(), loss }) })),
});

const answer: v.GenericSchema<unknown, Answer> = v.variant('say', [
  v.object({ say: v.literal('opened'), stations: listOf<Station>(station), decisions: v.number() }),
  v.object({
    say: v.literal('steps'),
    steps: listOf<Progress>({ kind: v.picklist(['books', 'station', 'sifted', 'decision', 'draw']) }),
  }),
  v.object({ say: v.literal('done'), review }),
  v.object({ say: v.literal('insight'), insight }),
  v.object({
    say: v.literal('exercise'),
    exercise: v.optional(
      like<DecisionExercise>({
        ...{ sequence: v.number(), seat: v.number(), played: v.number() },
        options: listOf<DecisionOption>({ action: like({}), chance: v.number(), behind: like({}) }),
      }),
    ),
  }),
  v.object({ say: v.literal('chances'), chances: list<number>() }),
  v.object({ say: v.literal('choices'), choices: listOf<GoodChoice>({ action: like({}), chance: v.number() }) }),
  v.object({ say: v.literal('failed') }),
]);

const views = listOf<View>({ config: like({}), public: like({}), companies: listOf({}) });

const question: v.GenericSchema<unknown, Question> = v.variant('ask', [
  v.object({ ask: v.literal('open'), file: v.string() }),
  v.object({ ask: v.literal('review'), budget: v.number(), seed: v.string() }),
  v.object({
    ask: v.literal('exercise'),
    decision: like<Pick<DecisionReview, 'sequence' | 'better'>>({ sequence: v.number(), better: like({}) }),
    budget: v.number(),
    seed: v.string(),
  }),
  v.object({ ask: v.literal('chances'), views }),
  v.object({ ask: v.literal('choices'), views }),
  v.object({
    ask: v.literal('insight'),
    file: v.string(),
    about: v.object({ seat: v.number(), review: v.exactOptional(review) }),
  }),
]);

export const reviewIn = readerOf(review);
export const insightIn = readerOf(insight);
export const answerIn = readerOf(answer);
export const questionIn = readerOf(question);
