// Moves and requests on their way to a server: each is said again with its same id after every break until it is answered, so that it
// counts once.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Submitted } from '@branchline/protocol';
import type { FromPlayer, ToPlayer } from '@branchline/protocol/online';
import type { Line } from './line.ts';

export type Submission = Extract<FromPlayer, { readonly submit: unknown }>['submit'];
export type RulingWish = Extract<FromPlayer, { readonly rule: unknown }>['rule'];
type Answer = Extract<ToPlayer, { readonly answer: unknown }>['answer'];
type Refused = Extract<Submitted, { readonly ok: false }>;

/** `kept`: the line is broken, the move waits here. `sent`: the server has it, or soon will. */
export type MoveState = 'none' | 'kept' | 'sent';

export type Submissions<S> = {
  readonly state: ReadonlySignal<MoveState>;
  /** Why the last move was not taken; undefined again with the next one. */
  readonly refused: ReadonlySignal<Refused['reason'] | undefined>;
  submit(submission: S): Promise<Submitted>;
  /** The line stands again. */
  repeat(): void;
  hear(answer: Answer): void;
  close(): void;
};

/** In milliseconds. An answer that does not come means that the line is dead, whatever the browser thinks of it. */
const ANSWER_WITHIN = 8000;
const TRY_AGAIN = 1500;

const REASONS = [
  ...(['malformed', 'not-your-turn', 'stale', 'over', 'id-used'] as const),
  ...(['nothing-to-take-back', 'revealed', 'asking', 'needs-consent'] as const),
] as const;

/** Of requests: what was put to the others has come to nothing, or they have been asked too often. */
const MEANS: Readonly<Record<string, Refused>> = {
  ...Object.fromEntries(
    ['refused', 'unanswered', 'withdrawn', 'impossible'].map((reason) => [
      reason,
      { ok: false, reason: 'needs-consent' },
    ]),
  ),
  quota: { ok: false, reason: 'too-often' },
  'too-many': { ok: false, reason: 'too-often' },
};

function refusalOf(answer: Extract<Answer, { readonly ok: false }>): Refused {
  if (answer.reason === 'illegal' && answer.illegal) {
    return { ok: false, reason: 'illegal', illegal: answer.illegal };
  }
  const means = MEANS[answer.reason];
  return means ?? { ok: false, reason: REASONS.find((reason) => reason === answer.reason) ?? 'not-your-turn' };
}

type Waiting<S> = { readonly submission: S; readonly resolve: (submitted: Submitted) => void };

type Kind<S> = {
  readonly messageOf: (submission: S) => FromPlayer;
  /** Why something has not happened that may succeed in a moment: it is said again by itself. */
  readonly passing: ReadonlySet<string>;
};

const SHORT_OF_STORAGE = ['not-stored', 'unavailable'] as const;

export const moveKind: Kind<Submission> = {
  messageOf: (submit) => ({ submit }),
  passing: new Set([...SHORT_OF_STORAGE, 'too-many']),
};

/** Whoever has asked too much is not to go on asking. */
export const rulingKind: Kind<RulingWish> = {
  messageOf: (rule) => ({ rule }),
  passing: new Set(SHORT_OF_STORAGE),
};

export function submissionsOver<S extends { readonly id: string }>(
  line: Line,
  { messageOf, passing }: Kind<S>,
): Submissions<S> {
  const waiting = signal<ReadonlyMap<string, Waiting<S>>>(new Map());
  const refused = signal<Refused['reason'] | undefined>(undefined);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function deliver(submission: S): void {
    const { id } = submission;
    clearTimeout(timers.get(id));
    if (!line.send(messageOf(submission))) return; // said again after the next welcome
    timers.set(
      id,
      setTimeout(() => line.again(), ANSWER_WITHIN),
    );
  }

  function settle(id: string, submitted: Submitted): void {
    const found = waiting.value.get(id);
    clearTimeout(timers.get(id));
    timers.delete(id);
    waiting.value = new Map([...waiting.value].filter(([other]) => other !== id));
    refused.value = submitted.ok ? undefined : submitted.reason;
    found?.resolve(submitted);
  }

  return {
    state: computed(() => (waiting.value.size === 0 ? 'none' : line.state.value === 'open' ? 'sent' : 'kept')),
    refused,
    submit: (submission) =>
      new Promise((resolve) => {
        refused.value = undefined;
        waiting.value = new Map([...waiting.value, [submission.id, { submission, resolve }]]);
        deliver(submission);
      }),
    repeat() {
      for (const { submission } of waiting.value.values()) deliver(submission);
    },
    hear(answer) {
      const found = waiting.value.get(answer.id);
      if (!found) return;
      if (answer.ok) {
        const { sequence, asked } = answer;
        return settle(answer.id, { ok: true, sequence, ...(asked === undefined ? {} : { asked }) });
      }
      if (!passing.has(answer.reason)) return settle(answer.id, refusalOf(answer));
      clearTimeout(timers.get(answer.id));
      timers.set(
        answer.id,
        setTimeout(() => deliver(found.submission), TRY_AGAIN),
      );
    },
    close() {
      for (const id of [...waiting.value.keys()]) settle(id, { ok: false, reason: 'follower' });
    },
  };
}
