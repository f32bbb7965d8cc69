// Throwing is for bugs of ours alone; input from outside gets a Result or an Illegal.

/** States what must hold; a failure is a bug, never a player's mistake. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}

/** Marks the branch that the compiler has proven unreachable. */
export function assertNever(value: never): never {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
}
