// The numbers of the rules, written down a second time for the naive referee.

export const NORMAL_LIMIT = 2;

/** Neutral tracks by edition. */
export const TRACKS: Readonly<Record<string, number>> = { classic: 83, ferry: 83, prestige: 85 };

export const HAND_EFFECTS: readonly number[] = [6, 7, 13, 14, 15, 16, 17, 8, 10, 11, 12, 19];

const ALL = ['brown', 'white', 'rose', 'orange', 'turquoise'];

export const SPECIAL: {
  readonly base: readonly number[];
  readonly gentle: readonly number[];
  readonly demanding: readonly number[];
  readonly reveal: Readonly<Record<number, readonly string[]>>;
  readonly chain: Readonly<Record<number, string>>;
} = {
  base: [4, 3, 2, 1, 1],
  gentle: [4, 3, 3, 2, 2, 1, 1],
  demanding: [4, 2, 1],
  reveal: { 10: ['rose', 'orange'], 11: ['rose', 'brown'], 12: ['brown', 'orange'], 19: ALL },
  chain: { 13: 'rose', 14: 'brown', 15: 'orange' },
};

/** Boards with the other colour set: blue = turquoise, green = brown, orange = orange, red = rose, yellow = white. */
export const colourOfGroup = (group: string): string =>
  ({ blue: 'turquoise', green: 'brown', red: 'rose', yellow: 'white' })[group] ?? group;
