// Names inside sentences: these two signs do within a text what <bdi> does around an element.

/** Letters that are read from the right, signs that turn the direction of what follows, and a few harmless neighbours. */
const TURNING = /[\u0590-\u08ff\u200e-\u202e\u2066-\u2069\ufb1d-\ufefc]/;

/** A name keeps its direction to itself; most names have none to keep. */
export const isolated = (name: string): string => (TURNING.test(name) ? `\u2068${name}\u2069` : name);
