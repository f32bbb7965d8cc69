// How long a bot thinks about one decision in live play, by level.

/** What is left to the bars of 300 ms and 1 s is for answering. Whoever is not named hardly thinks. */
const MILLISECONDS: Readonly<Record<string, number>> = { engineer: 150, inspector: 250, director: 900 };

export const thinkingTime = (bot: string): number => MILLISECONDS[bot] ?? 100;

/** Whether it uses the time it has; all others answer almost at once. */
export const isLongThinker = (bot: string): boolean => MILLISECONDS[bot] !== undefined;
