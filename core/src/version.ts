// Versions of rules and content: which one a spec asks for, and whether it can still be played.

import type { BadSpec } from './game.ts';
import { err, ok, type Result } from './result.ts';

/** The fields of a spec that name a version. */
export type VersionField = 'boardHash' | 'rulesVersion';

export interface KnownVersions {
  /** Newest first: what can be played here and now. */
  readonly loaded: readonly string[];
  /** Released once and kept, but not loaded: the caller loads the game's archive and tries again. */
  readonly archived?: readonly string[];
}

/** The version to play by: the one asked for, else the newest. */
export function judgeVersion(
  field: VersionField,
  wanted: string | undefined,
  { loaded, archived = [] }: KnownVersions,
): Result<string, BadSpec> {
  if (wanted === undefined) return ok(loaded[0]!);
  if (loaded.includes(wanted)) return ok(wanted);
  if (archived.includes(wanted)) return err({ code: 'archived-version', field, value: wanted, allowed: loaded });
  return err({ code: 'unknown-version', field, value: wanted, allowed: [...loaded, ...archived] });
}
