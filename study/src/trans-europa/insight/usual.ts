// What each kind of mistake costs a careful player without habits: chance in a round, and in what share of the rounds it is felt.
// Measured on the simulated learner without a habit: node study/scripts/run.js learners-report FILE --usual

export interface Usual {
  readonly cost: number;
  readonly often: number;
}

/** A kind that was never seen. */
const RARE: Usual = { cost: 0, often: 0.01 };

const USUAL: Readonly<Record<string, Usual>> = {};

export const usualOf = (name: string): Usual => USUAL[name] ?? RARE;
