// What a log may answer to a batch. Anything else says nothing about what became of it.

import type { Appended, StorageTrouble } from '@branchline/core';

const TROUBLES: readonly unknown[] = ['full', 'blocked', 'unreachable'] satisfies readonly StorageTrouble[];

export const isAppended = (said: unknown): said is Appended =>
  said === 'ok' ||
  said === 'taken' ||
  TROUBLES.includes((said as { readonly failed?: unknown } | null | undefined)?.failed);
