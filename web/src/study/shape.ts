// What is kept of a study, and what its worker is asked and says, judged as far as a screen builds on it: what has these fields
// was made by the study, and its figures are believed.

import * as v from 'valibot';

type Fields<T> = { readonly [K in keyof T]?: v.GenericSchema };

/** An object with at least these fields. */
export function like<T extends object>(fields: Fields<T>): v.GenericSchema<unknown, T> {
  const shape = v.object(fields as v.ObjectEntries);
  return v.custom<T>((raw) => v.is(shape, raw));
}

/** A list of anything, where the figures in it are believed. */
export const list = <T>(): v.GenericSchema<unknown, readonly T[]> => v.custom<readonly T[]>(Array.isArray);

export const listOf = <T extends object>(fields: Fields<T>): v.GenericSchema<unknown, readonly T[]> =>
  v.array(like<T>(fields));

/** Undefined where it makes no sense. */
export type Reader<T> = (raw: unknown) => T | undefined;

export const readerOf =
  <T>(schema: v.GenericSchema<unknown, T>): Reader<T> =>
  (raw) => {
    const parsed = v.safeParse(schema, raw);
    return parsed.success ? parsed.output : undefined;
  };
