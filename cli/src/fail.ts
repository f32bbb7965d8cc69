// Ends a command early: one clear line for people, an exit code for scripts.

/** 0 ok, 1 a check failed, 2 bad usage or bad input, 3 nothing wrong, but draws could not be checked. */
export const EXIT = { ok: 0, failed: 1, bad: 2, unproven: 3 } as const;

const BAD_INPUT = Symbol('bad input');

/** Ends the command with exit code 2 and this line. */
export function badInput(message: string): never {
  throw Object.assign(new Error(message), { [BAD_INPUT]: true });
}

export const isBadInput = (error: unknown): error is Error => error instanceof Error && BAD_INPUT in error;

const SYSTEM_TEXTS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or directory',
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EISDIR: 'it is a directory',
  ENOTDIR: 'part of the path is not a directory',
  ENOSPC: 'no space left on the device',
  EDQUOT: 'disk quota exceeded',
  EROFS: 'the file system is read-only',
  EMFILE: 'too many open files',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'too many symbolic links',
  EFBIG: 'the file is too big',
  EIO: 'input/output error',
};

/** What the operating system refused, in words; undefined where the error did not come from there. */
export function systemText(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return code === undefined || !/^E[A-Z]+$/.test(code) ? undefined : (SYSTEM_TEXTS[code] ?? code);
}

/** The first line of an error of any kind. */
export const oneLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
