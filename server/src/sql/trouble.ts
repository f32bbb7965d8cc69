// Why a database refused: in the few words a log knows, and in a sentence for the operator.

import { accessSync, constants } from 'node:fs';
import type { StorageTrouble } from '@branchline/core';

interface Reason {
  readonly says: RegExp;
  readonly trouble: StorageTrouble;
  readonly sentence: string;
}

/** node:sqlite names its faults in the message, libsql and Postgres in a code. The first that fits is it. */
const REASONS: readonly Reason[] = [
  { says: /SQLITE_FULL|database or disk is full|^ENOSPC$|^53100$/, trouble: 'full', sentence: 'the disk is full' },
  { says: /^53300$/, trouble: 'blocked', sentence: 'the database accepts no more connections' },
  { says: /^53200$/, trouble: 'blocked', sentence: 'the database is out of memory' },
  { says: /^53[04]00$/, trouble: 'blocked', sentence: 'the database has reached one of its limits' },
  {
    says: /SQLITE_(BUSY|LOCKED)|database (table )?is locked/,
    trouble: 'blocked',
    sentence: 'another process uses the file of the database',
  },
  { says: /^EROFS$/, trouble: 'blocked', sentence: 'the file system is read-only' },
  { says: /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/, trouble: 'blocked', sentence: 'the database is damaged' },
  { says: /SQLITE_IOERR|disk I\/O error/, trouble: 'blocked', sentence: 'the disk reports an error' },
  {
    says: /SQLITE_READONLY|readonly database/,
    trouble: 'blocked',
    sentence: 'the file of the database is read-only',
  },
  {
    says: /SQLITE_(PERM|CANTOPEN)|unable to open database file/,
    trouble: 'blocked',
    sentence: 'the file of the database cannot be opened',
  },
  { says: /^25006$/, trouble: 'blocked', sentence: 'the database is read-only' },
  { says: /^42501$/, trouble: 'blocked', sentence: 'the user of the database may not write' },
];

const CONFLICT = /SQLITE_CONSTRAINT|UNIQUE constraint failed|^23505$/;
const DAMAGED = /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/;

const textOf = (fault: unknown): string[] => {
  const { code, message } = (fault ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return [String(code ?? ''), String(message ?? '')];
};

const says = (fault: unknown, pattern: RegExp): boolean => textOf(fault).some((text) => pattern.test(text));

const reasonFor = (fault: unknown): Reason | undefined => REASONS.find((reason) => says(fault, reason.says));

/** Another writer has used this place. */
export const isConflict = (fault: unknown): boolean => says(fault, CONFLICT);

export const isDamage = (fault: unknown): boolean => says(fault, DAMAGED);

/** undefined where nobody can say what became of the work: the connection broke, or something unforeseen happened. */
export const troubleOf = (fault: unknown): StorageTrouble | undefined => reasonFor(fault)?.trouble;

/** SQLite says only that it cannot write; the folder of its file says why. */
export function folderReason(folder: string): string | undefined {
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (fault) {
    const { code } = fault as { readonly code?: string };
    if (code === 'EROFS') return 'the file system is read-only';
    return code === 'EACCES' ? 'this user may not write into the data folder' : undefined;
  }
}

/** The same in words for the operator; undefined where nobody knows. `folder` is where a SQLite file is stored. */
export function reasonOf(fault: unknown, folder?: string): string | undefined {
  const reason = reasonFor(fault);
  const beneath = reason?.trouble === 'blocked' && folder !== undefined ? folderReason(folder) : undefined;
  return beneath ?? reason?.sentence;
}
