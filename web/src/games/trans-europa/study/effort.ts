// How much a review in the browser tries.

/** Deals for each turn. Playouts over ferries search for every way, so there are fewer. */
const BUDGET = { quick: 2500, ferries: 600 } as const;

export const SEED = '1';

export const budgetOn = (board: string): number => (board.includes('ferries') ? BUDGET.ferries : BUDGET.quick);
