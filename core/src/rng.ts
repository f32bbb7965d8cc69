// Random numbers: always passed in, never ambient.

/** A stream of random numbers that follow from its seed. */
export interface Rng {
  /** A whole number from 0 to n − 1, every one equally likely. */
  below(n: number): number;
}

const WORDS = 0x1_0000_0000;

/** Turns a stream of uniform 32-bit words into unbiased draws by rejecting the ragged end of the range. */
export function rngFromWords(nextWord: () => number): Rng {
  return {
    below(n) {
      if (n <= 1) return 0;
      for (;;) {
        const word = nextWord();
        const rest = word - Math.floor(word / n) * n; // exact below 2^53, and many times as fast as % beyond 2^31
        if (word - rest <= WORDS - n) return rest;
      }
    },
  };
}

/** sfc32: fast, small and good enough for playouts and bots; never used for what players are dealt. */
export function fastRng(seed: number): Rng {
  let a = seed | 0;
  let b = (seed / 0x1_0000_0000) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const nextWord = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) nextWord();
  return rngFromWords(nextWord);
}

/** Fisher–Yates on a copy. */
export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const result = items.slice();
  for (let i = result.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const held = result[i]!;
    result[i] = result[j]!;
    result[j] = held;
  }
  return result;
}

/** One of these, each as likely as the others. */
export const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;
