// What is refused: a status for HTTP, a code for programs, a sentence for people.

export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const bodyOf = ({ code, message }: { readonly code: string; readonly message: string }) => ({
  error: { code, message },
});

export const noSuchTable = (): Problem => new Problem(404, 'unknown-table', 'There is no such table.');
