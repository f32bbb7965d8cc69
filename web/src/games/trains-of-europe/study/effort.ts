// How much a review tries: games played on from each position, and a seed for all chance.

export const BUDGET = 96;
export const SEED = '1';
