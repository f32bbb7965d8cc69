// Why a database refused, in the few words a log knows.

import type { StorageTrouble } from '@branchline/core';

const FULL = /SQLITE_FULL|database or disk is full|^53100$|^53[0-9]00$/;
const BLOCKED =
  /SQLITE_(READONLY|PERM|CANTOPEN|IOERR|CORRUPT|NOTADB)|readonly database|disk I\/O error|^25006$|^42501$/;
const CONFLICT = /SQLITE_CONSTRAINT|UNIQUE constraint failed|^23505$/;
const DAMAGED = /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/;

/** node:sqlite names its faults in the message, libsql and Postgres in a code. */
const textOf = (fault: unknown): string[] => {
  const { code, message } = (fault ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return [String(code ?? ''), String(message ?? '')];
};

const says = (fault: unknown, pattern: RegExp): boolean => textOf(fault).some((text) => pattern.test(text));

/** Somebody else has written at this place. */
export const isConflict = (fault: unknown): boolean => says(fault, CONFLICT);

export const isDamage = (fault: unknown): boolean => says(fault, DAMAGED);

/** undefined where nobody can say what became of the work: the connection broke, or something unforeseen happened. */
export function troubleOf(fault: unknown): StorageTrouble | undefined {
  if (says(fault, FULL)) return 'full';
  if (says(fault, BLOCKED)) return 'blocked';
  return undefined;
}
