// Ports that misbehave at a chosen call: throw, hang, lie, talk nonsense, do the work twice, do it and never say so, or
// answer when nobody waits any more.

export const FAULTS = [
  ...(['throw', 'hang', 'taken', 'failed'] as const),
  ...(['done-then-throw', 'done-then-hang', 'done-twice'] as const),
  ...(['late', 'late-then-failed'] as const),
] as const;
export type Fault = (typeof FAULTS)[number] | 'nonsense' | 'done-then-nonsense';

/** No port may answer any of these; a fault that lasts goes through them one by one. */
export const NONSENSE: readonly unknown[] = [undefined, null, 'yes', {}, { failed: 'odd', kind: 'odd' }];

const never = <T>(): Promise<T> => new Promise(() => {});

/** Calls of a port are counted; the one with this number goes wrong. */
export interface Sabotage {
  readonly fault: Fault;
  /** Counted from 1. */
  readonly call: number;
  /** Whether every later call goes wrong too, up to this one. */
  readonly until?: number;
}

/** Wraps one asynchronous call of a port. `refusal` is what `taken` and `failed` answer with. */
export function sabotaged<A extends readonly unknown[], R>(
  work: (...args: A) => Promise<R>,
  { fault, call, until = call }: Sabotage,
  refusal: { readonly taken?: R; readonly failed?: R } = {},
): (...args: A) => Promise<R> {
  let count = 0;
  let asked = (): void => {};
  /** Until the caller has given up and asks again. */
  const nextCall = (): Promise<void> => new Promise((resolve) => (asked = resolve));
  return async (...args) => {
    count++;
    asked();
    if (count < call || count > until) return work(...args);
    if (fault === 'throw') throw new Error(`injected at call ${count}`);
    if (fault === 'hang') return never();
    if (fault === 'late' || fault === 'late-then-failed') await nextCall();
    if (fault === 'late') return work(...args);
    if (fault === 'taken' && refusal.taken !== undefined) return refusal.taken;
    if ((fault === 'failed' || fault === 'late-then-failed') && refusal.failed !== undefined) return refusal.failed;
    const nonsense = NONSENSE[(count - call) % NONSENSE.length] as R;
    if (fault === 'nonsense') return nonsense;
    await work(...args);
    if (fault === 'done-twice') return work(...args);
    if (fault === 'done-then-hang') return never();
    if (fault === 'done-then-nonsense') return nonsense;
    throw new Error(`injected after call ${count}`);
  };
}
