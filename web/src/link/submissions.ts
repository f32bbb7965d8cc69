// Moves and requests on their way to a server: each is said again with its same id after every break until it is answered, so that it
// counts once.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { parseAnswer, PROTOCOL_VERSION, type Ask, type FromAuthority, type Submitted } from '@branchline/protocol';
import { FIRST_NUMBER, type Line } from './line.ts';

type Call = 'submit' | 'rule';
/** What is said to a question. */
export type Reply = Exclude<FromAuthority, { readonly push: unknown }>;
type Refused = Extract<Submitted, { readonly ok: false }>;

/** `kept`: the line is broken, the move waits here. `sent`: the server has it, or soon will. */
export type MoveState = 'none' | 'kept' | 'sent';

export type Submissions<K extends Call> = {
  readonly state: ReadonlySignal<MoveState>;
  /** Why the last move was not taken; undefined again with the next one. */
  readonly refused: ReadonlySignal<Refused['reason'] | undefined>;
  submit(ask: Ask<K>): Promise<Submitted>;
  /** The line stands again. */
  repeat(): void;
  hear(reply: Reply): void;
  close(): void;
};

/** In milliseconds. An answer that does not come means that the line is dead, whatever the browser thinks of it. */
const ANSWER_WITHIN = 8000;
const TRY_AGAIN = 1500;

/** Nothing has happened on the server, and the same may succeed in a moment: it is said again by itself. */
const PASSING: Readonly<Record<Call, ReadonlySet<string>>> = {
  submit: new Set(['not-stored', 'unavailable', 'too-many']),
  // Whoever has asked too much is not to go on asking.
  rule: new Set(['not-stored', 'unavailable']),
};

const TOO_OFTEN: ReadonlySet<string> = new Set(['quota', 'too-many']);

type Waiting<K extends Call> = { readonly ask: Ask<K>; readonly resolve: (submitted: Submitted) => void };

let numbers = FIRST_NUMBER;

export function submissionsOver<K extends Call>(line: Line, call: K): Submissions<K> {
  const waiting = signal<ReadonlyMap<number, Waiting<K>>>(new Map());
  const refused = signal<Refused['reason'] | undefined>(undefined);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  function deliver(number: number, ask: Ask<K>): void {
    clearTimeout(timers.get(number));
    if (!line.send({ version: PROTOCOL_VERSION, number, call, ask })) return; // said again once the table is open
    timers.set(
      number,
      setTimeout(() => line.again(), ANSWER_WITHIN),
    );
  }

  function settle(number: number, submitted: Submitted): void {
    const found = waiting.value.get(number);
    clearTimeout(timers.get(number));
    timers.delete(number);
    waiting.value = new Map([...waiting.value].filter(([other]) => other !== number));
    refused.value = submitted.ok ? undefined : submitted.reason;
    found?.resolve(submitted);
  }

  function judge(number: number, reason: string, submitted: Submitted): void {
    const found = waiting.value.get(number);
    if (!found) return;
    if (!PASSING[call].has(reason)) return settle(number, submitted);
    clearTimeout(timers.get(number));
    timers.set(
      number,
      setTimeout(() => deliver(number, found.ask), TRY_AGAIN),
    );
  }

  return {
    state: computed(() => (waiting.value.size === 0 ? 'none' : line.state.value === 'open' ? 'sent' : 'kept')),
    refused,
    submit: (ask) =>
      new Promise((resolve) => {
        const number = numbers++;
        refused.value = undefined;
        waiting.value = new Map([...waiting.value, [number, { ask, resolve }]]);
        deliver(number, ask);
      }),
    repeat() {
      for (const [number, { ask }] of waiting.value) deliver(number, ask);
    },
    hear(reply) {
      const { number } = reply;
      if ('error' in reply) {
        const reason = TOO_OFTEN.has(reply.error) ? 'too-often' : 'not-your-turn';
        return judge(number, reply.error, { ok: false, reason });
      }
      const submitted: Submitted | undefined = parseAnswer('submit', reply.answer);
      if (submitted) judge(number, submitted.ok ? '' : submitted.reason, submitted);
    },
    close() {
      for (const number of [...waiting.value.keys()]) settle(number, { ok: false, reason: 'follower' });
    },
  };
}
