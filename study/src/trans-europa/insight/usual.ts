// What each kind of mistake costs a careful player without habits: chance in a round, and in what share of the rounds it is felt.
// Measured on 256 rounds of the simulated learner without a habit: node study/scripts/run.js learners-report FILE --usual

export interface Usual {
  readonly cost: number;
  readonly often: number;
}

/** A kind that was never seen. */
const RARE: Usual = { cost: 0, often: 0.01 };

const USUAL: Readonly<Record<string, Usual>> = {
  'build together': { cost: 0.0083, often: 0.294 },
  'build leave': { cost: 0.0059, often: 0.232 },
  'build place': { cost: 0.0053, often: 0.193 },
  'marker place': { cost: 0.0041, often: 0.146 },
  'marker middle': { cost: 0.0025, often: 0.072 },
  'build shuns': { cost: 0.0021, often: 0.08 },
  'build reaches': { cost: 0.0019, often: 0.076 },
  'build double': { cost: 0.0016, often: 0.068 },
  'build fewer': { cost: 0.0008, often: 0.033 },
};

export const usualOf = (name: string): Usual => USUAL[name] ?? RARE;
