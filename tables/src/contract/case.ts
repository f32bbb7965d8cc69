// A case of a contract test: it throws where the contract is broken. Any test runner can run it, a browser too.

export interface Case<T> {
  readonly name: string;
  run(subject: T): Promise<void>;
}

export function expectSame(found: unknown, wanted: unknown, what: string): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (is !== should) throw new Error(`${what}: ${is}, but it should be ${should}`);
}

export function expectTrue(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
