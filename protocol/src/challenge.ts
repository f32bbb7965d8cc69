// What is said about challenges: the same deals for all who have the link. A separate entry point, not needed before
// the first challenge, so in the envelope its questions and answers are left unjudged and are judged here.

import * as v from 'valibot';
import { badSpec, newTable } from './library.ts';
import { count, id, list, seat, seatInfo, seats, spec, word } from './basics.ts';

/** More deals are no evening any more, and more names no link. */
export const MOST_DEALS = 12;
export const MOST_RESULTS = 12;
/** Links are short; longer names are cut. */
export const LONGEST_NAME = 24;
const MOST_POINTS = 999;
const MOST_ITERATIONS = 2000;

/** What all players play. The seat that people take has no name here. */
const setup = v.strictObject({
  game: word,
  spec,
  seats: v.pipe(seats, v.minLength(2), v.maxLength(6)),
  seat,
  deals: v.pipe(count, v.minValue(1), v.maxValue(MOST_DEALS)),
  iterations: v.pipe(count, v.minValue(1), v.maxValue(MOST_ITERATIONS)),
});

/** All seats' points, the higher the better. */
export const dealResult = v.strictObject({
  points: v.pipe(
    list(v.pipe(v.number(), v.integer(), v.minValue(-MOST_POINTS), v.maxValue(MOST_POINTS))),
    v.minLength(2),
    v.maxLength(6),
  ),
  /** Not the first time that this person began the deal. */
  again: v.exactOptional(v.literal(true)),
  /** A bot finished it. */
  finished: v.exactOptional(v.literal(true)),
});

/** A player's self-reported result. `tag` tells people of the same name apart. */
export const result = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  tag: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/)),
  deals: v.pipe(list(dealResult), v.minLength(1), v.maxLength(MOST_DEALS)),
});

/** `sealed`: the secret that all deals follow from, closed over everything else that the link says. */
const sealed = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const results = v.pipe(v.array(result), v.maxLength(MOST_RESULTS), v.readonly());

export const challenge = v.strictObject({ setup, sealed });

/** What a link carries. */
const linked = v.strictObject({ format: v.literal('branchline-challenge/1'), setup, results, sealed });

const forged = v.object({ problem: v.literal('forged') });
const unplayable = v.object({ problem: v.literal('unplayable'), why: badSpec });

export const challengeCalls = {
  /** A new challenge of such tables. */
  make: {
    ask: v.strictObject({ table: newTable, seat, deals: setup.entries.deals }),
    answer: v.union([v.object({ id, challenge }), unplayable]),
  },
  /** Whether a link is what it was when it was made, and can be played here. */
  open: {
    ask: v.strictObject({ setup, results, sealed }),
    answer: v.union([v.object({ id, challenge }), forged, unplayable]),
  },
  /** The seal of a link with these results. */
  passOn: { ask: v.strictObject({ challenge, results }), answer: v.union([v.object({ sealed }), forged]) },
  /** A table with the cards of one deal. */
  deal: {
    ask: v.strictObject({ challenge, deal: count, name: word }),
    answer: v.union([v.object({ id }), forged, unplayable]),
  },
  /** How a deal of this device ended; null if there is no such game. Points once they are decided. */
  outcome: {
    ask: v.strictObject({ id }),
    answer: v.nullable(v.object({ result: v.nullable(dealResult), over: v.boolean() })),
  },
  /** Lets a bot play one's own seat; answered after a while with how far it is, or with its game file. */
  par: {
    ask: v.strictObject({ challenge, deal: count, as: seatInfo }),
    answer: v.union([
      v.object({ moves: count }),
      v.object({ result: dealResult, file: v.string() }),
      forged,
      unplayable,
      v.object({ problem: v.literal('failed') }),
    ]),
  },
} as const;

export type ChallengeSetup = v.InferOutput<typeof setup>;
export type Challenge = v.InferOutput<typeof challenge>;
export type ChallengeResult = v.InferOutput<typeof result>;
export type DealResult = v.InferOutput<typeof dealResult>;
export type LinkedChallenge = v.InferOutput<typeof linked>;

export type ChallengeCall = keyof typeof challengeCalls;
export type ChallengeAsk<K extends ChallengeCall> = v.InferOutput<(typeof challengeCalls)[K]['ask']>;
export type ChallengeAnswer<K extends ChallengeCall> = v.InferOutput<(typeof challengeCalls)[K]['answer']>;

const isCall = (call: string): call is ChallengeCall => Object.hasOwn(challengeCalls, call);

export type ChallengeQuestion = {
  readonly [K in ChallengeCall]: { readonly call: K; readonly ask: ChallengeAsk<K> };
}[ChallengeCall];

export function parseChallengeQuestion(call: string, raw: unknown): ChallengeQuestion | undefined {
  if (!isCall(call)) return undefined;
  const parsed = v.safeParse(challengeCalls[call].ask, raw);
  return parsed.success ? ({ call, ask: parsed.output } as ChallengeQuestion) : undefined;
}

export function parseChallengeAnswer<K extends ChallengeCall>(call: K, raw: unknown): ChallengeAnswer<K> | undefined {
  const parsed = v.safeParse(challengeCalls[call].answer, raw);
  return parsed.success ? parsed.output : undefined;
}

/** Sets that contradict themselves are refused too: a seat that is not there, results of other deals or tables. */
export function parseLinkedChallenge(raw: unknown): LinkedChallenge | undefined {
  const parsed = v.safeParse(linked, raw);
  if (!parsed.success) return undefined;
  const { setup: said, results: reached } = parsed.output;
  const fits = ({ deals }: ChallengeResult): boolean =>
    deals.length === said.deals && deals.every(({ points }) => points.length === said.seats.length);
  const isSeated =
    said.seats[said.seat]?.kind === 'human' &&
    said.seats.every(({ kind }, at) => at === said.seat || kind.startsWith('bot:'));
  return isSeated && reached.every(fits) ? parsed.output : undefined;
}
