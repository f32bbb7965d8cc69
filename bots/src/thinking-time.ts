// How long a bot thinks about one decision in live play, by level.

/** The rest of the limits of 300 ms and 1 s is for answering. Bots that are not listed hardly think. */
const MILLISECONDS: Readonly<Record<string, number>> = { engineer: 150, inspector: 250, director: 900 };

export const thinkingTime = (bot: string): number => MILLISECONDS[bot] ?? 100;

/** Whether it uses the time it has; all others answer almost at once. */
export const isLongThinker = (bot: string): boolean => MILLISECONDS[bot] !== undefined;
