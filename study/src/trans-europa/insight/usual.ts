// What each kind of mistake costs a careful player without habits in a round: the mean, and how much rounds differ. Measured by
// `node study/scripts/run.js learners-usual FILE` on rounds of the simulated learner without a habit.

export interface Usual {
  readonly cost: number;
  readonly spread: number;
}

const NOTHING: Usual = { cost: 0, spread: 0.02 };

const USUAL: Readonly<Record<string, Usual>> = {};

export const usualOf = (name: string): Usual => USUAL[name] ?? NOTHING;
