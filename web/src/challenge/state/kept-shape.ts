// A kept challenge as stored in the database: parsed, never trusted.

import * as v from 'valibot';
import { challenge, dealResult, result } from '@branchline/protocol/challenge';

const list = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.readonly());

const attempt = v.object({ game: v.string(), result: v.exactOptional(dealResult) });
const par = v.nullable(v.object({ result: dealResult, code: v.string() }));

const keptChallenge = v.object({
  ...challenge.entries,
  id: v.string(),
  /** Milliseconds since 1970. */
  created: v.number(),
  /** Marks the own result in links. */
  tag: v.string(),
  /** Per round, in the order in which they were begun. */
  attempts: list(list(attempt)),
  /** What a bot reached from the own seat, and its game as a link holds it. */
  pars: list(par),
  /** Other players' results from links. */
  others: list(result),
});

export type KeptChallenge = v.InferOutput<typeof keptChallenge>;
/** One game of a round; the first one that was finished counts. */
export type Attempt = v.InferOutput<typeof attempt>;

/** Undefined where it makes no sense. */
export function keptFrom(raw: unknown): KeptChallenge | undefined {
  const parsed = v.safeParse(keptChallenge, raw);
  if (!parsed.success) return undefined;
  const { setup, attempts, pars } = parsed.output;
  return attempts.length === setup.deals && pars.length === setup.deals ? parsed.output : undefined;
}
