// How questions, answers and pushes travel: numbered, versioned, judged at both ends.

import * as v from 'valibot';
import { count } from './basics.ts';
import { libraryCalls } from './library.ts';
import { deviceCalls, tablePush, talkCalls } from './table.ts';

/** Raised whenever an older page and a newer authority, or the other way round, would misunderstand each other. */
export const PROTOCOL_VERSION = 2;

export const calls = { ...talkCalls, ...deviceCalls, ...libraryCalls } as const;

export type CallName = keyof typeof calls;
export type TalkCall = keyof typeof talkCalls;
export type DeviceCall = keyof typeof deviceCalls;
export type Ask<K extends CallName> = v.InferOutput<(typeof calls)[K]['ask']>;
export type AnswerTo<K extends CallName> = v.InferOutput<(typeof calls)[K]['answer']>;

/** A question, its contents not yet judged: what it may ask depends on the call. */
const question = v.strictObject({
  version: v.literal(PROTOCOL_VERSION),
  number: count,
  call: v.picklist(Object.keys(calls) as CallName[]),
  ask: v.unknown(),
});

export const fromAuthority = v.union([
  tablePush,
  v.strictObject({ number: count, answer: v.unknown() }),
  v.strictObject({ number: count, error: v.string() }),
]);

export type Question = v.InferOutput<typeof question>;
export type FromAuthority = v.InferOutput<typeof fromAuthority>;

/** A question that arrived, with its contents judged; undefined where it cannot be understood. */
export function parseQuestion(raw: unknown): Question | undefined {
  const parsed = v.safeParse(question, raw);
  if (!parsed.success) return undefined;
  const asked = v.safeParse(calls[parsed.output.call].ask, parsed.output.ask);
  return asked.success ? { ...parsed.output, ask: asked.output } : undefined;
}

/** A question of the talk at a table, as a server hears it. */
export type TalkQuestion = {
  readonly [K in TalkCall]: { readonly number: number; readonly call: K; readonly ask: Ask<K> };
}[TalkCall];

export function parseTalk(raw: unknown): TalkQuestion | undefined {
  const parsed = parseQuestion(raw);
  return parsed && Object.hasOwn(talkCalls, parsed.call) ? (parsed as unknown as TalkQuestion) : undefined;
}

export const parseFromAuthority = (raw: unknown): FromAuthority | undefined => {
  const parsed = v.safeParse(fromAuthority, raw);
  return parsed.success ? parsed.output : undefined;
};

export function parseAnswer<K extends CallName>(call: K, raw: unknown): AnswerTo<K> | undefined {
  const parsed = v.safeParse(calls[call].answer, raw);
  return parsed.success ? parsed.output : undefined;
}
