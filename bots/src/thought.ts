// A decision in small steps: between two of them, another bot may think in the same thread.

/** The steps change nothing about the answer: they only say where a thought may be interrupted. */
export type Thought<T> = Generator<undefined, T, undefined>;

/** Thinks without an interruption. */
export function concluded<T>(thought: Thought<T>): T {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}
