// Ids and positions that cannot be mixed up: the same plain values at run time, told apart by the compiler (ADR 0009).

declare const flavour: unique symbol;

/**
 * A string or number that names one kind of thing. A literal or a value just parsed fits every flavour; a value that
 * has one fits no other: `type LineIndex = Id<number, 'LineIndex'>` is refused where a `Seat` is asked for.
 */
export type Id<T extends string | number, Name extends string> = T & { readonly [flavour]?: Name };
