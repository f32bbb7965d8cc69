// Names at one table: no player there is mistaken for another.

/** What two names have in common where people would take one for the other. */
const lookOf = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en').trim();

/** The name itself, or with a number behind it if another player at the table has it already. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(lookOf));
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${name} (${count})`;
    if (!taken.has(lookOf(tried))) return tried;
  }
}

/** Whether a guest of this name may have that one at some table. */
export const mayBeKnownAs = (name: string, known: string): boolean => known.replace(/ \(\d+\)$/, '') === name;
