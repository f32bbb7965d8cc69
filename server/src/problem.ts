// What is refused: a status for HTTP, a code for programs, a sentence for people.

import type { QuotaReached } from '@branchline/protocol/online';

export interface Retry {
  /** In seconds: when it is worth another try. */
  readonly retryAfter?: number;
  /** The limit that was reached. */
  readonly quota?: QuotaReached;
}

export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly retry: Retry;

  constructor(status: number, code: string, message: string, retry: Retry = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.retry = retry;
  }
}

type Told = Pick<Problem, 'code' | 'message'> & { readonly retry?: Retry };

export const bodyOf = ({ code, message, retry = {} }: Told) => ({
  error: { code, message, ...(retry.quota === undefined ? {} : { quota: retry.quota }) },
});

export const noSuchTable = (): Problem => new Problem(404, 'unknown-table', 'There is no such table.');
