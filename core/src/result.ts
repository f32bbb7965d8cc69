// Success or failure as a plain value, for everything that judges input from outside.

/** A value, or why there is none. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A result with its value. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** A result without a value: why there is none. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
