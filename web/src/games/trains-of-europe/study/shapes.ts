// What is kept of a study and what comes over its line: read, never trusted.

import * as v from 'valibot';
import type { DecisionReview, Progress, Review, Station, StationReview } from '@branchline/study/trains-of-europe';
import { like, list, listOf, readerOf } from '../../../study/shape.ts';
import type { Answer, Question } from './questions.ts';

type Outlook = StationReview['open'];

const station = { sequence: v.number(), year: v.number() };
const outlook = { chances: list<number>(), points: listOf<Outlook['points'][number]>({}) };

const review = like<Review>({
  budget: v.number(),
  seed: v.string(),
  stations: listOf<StationReview>({
    ...station,
    open: like<Outlook>(outlook),
    known: v.optional(listOf<Outlook>(outlook)),
  }),
  decisions: listOf<DecisionReview>({
    ...{ sequence: v.number(), seat: v.number(), action: like({}) },
    ...{ played: like<Outlook>(outlook), best: like<DecisionReview['best']>({ ...outlook, action: like({}) }) },
    ...{ difference: like({}), chance: like({}), loss: v.optional(like({})), reasons: listOf({}) },
  }),
  returns: listOf({}),
  auctions: listOf({}),
});

const answer: v.GenericSchema<unknown, Answer> = v.variant('say', [
  v.object({ say: v.literal('opened'), stations: listOf<Station>(station), decisions: v.number() }),
  v.object({
    say: v.literal('steps'),
    steps: listOf<Progress>({ kind: v.picklist(['books', 'station', 'sifted', 'decision']) }),
  }),
  v.object({ say: v.literal('done'), review }),
  v.object({ say: v.literal('failed') }),
]);

const question: v.GenericSchema<unknown, Question> = v.variant('ask', [
  v.object({ ask: v.literal('open'), file: v.string() }),
  v.object({ ask: v.literal('review'), budget: v.number(), seed: v.string() }),
]);

export const reviewIn = readerOf(review);
export const answerIn = readerOf(answer);
export const questionIn = readerOf(question);
