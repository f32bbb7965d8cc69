// How long a bot may think about one decision in the browser, by level.

const MILLISECONDS: Readonly<Record<string, number>> = { engineer: 150, inspector: 300, director: 900 };

export const thinkingTime = (bot: string): number => MILLISECONDS[bot] ?? 100;

/** After this time a silent bot counts as hung: far beyond the longest thought on a slow phone. */
export const HUNG_AFTER = 12_000;
