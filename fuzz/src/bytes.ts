// An input as a row of choices: every byte decides one of them.

export interface Choices {
  /** A number from 0 to n − 1; 0 once the bytes are used up. */
  below(n: number): number;
  readonly done: boolean;
}

const BYTE = 256;

export function choicesOf(bytes: Uint8Array): Choices {
  let at = 0;
  const next = (): number => bytes[at++] ?? 0;
  return {
    below(n) {
      if (n <= 1) return 0;
      return n <= BYTE ? next() % n : (next() * BYTE + next()) % n;
    },
    get done() {
      return at >= bytes.length;
    },
  };
}

export const pickBy = <T>(items: readonly T[], choices: Choices): T => items[choices.below(items.length)]!;
