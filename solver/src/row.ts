// A row: one number per junction, kept in a longer array that is made once.

export type Row = {
  readonly values: Uint16Array;
  /** Where the row begins: `values[base + junction]`. */
  readonly base: number;
};

/** So many rows one behind the other in one array. */
export const makeRows = (count: number, junctionCount: number): readonly Row[] => {
  const values = new Uint16Array(count * junctionCount);
  return Array.from({ length: count }, (_, i) => ({ values, base: i * junctionCount }));
};
