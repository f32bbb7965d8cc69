// Days in a row: each day with a puzzle solved counts, and two days a month may be missed.

/** A day as `2026-11-16`. */
export type Day = string;

const FREE_DAYS = 2;

export const dayOf = (date: Date): Day =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

/** Days since 1970, so that a day alone says which puzzles are its. */
export const dayNumber = (day: Day): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

export const dayFrom = (number: number): Day => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** The length of the row that ends today, or yesterday as long as today can still be solved. */
export function streakOf(solved: ReadonlySet<Day>, today: Day): number {
  const earliest = [...solved].reduce((least, day) => (day < least ? day : least), today);
  const missed = new Map<string, number>();
  let row = 0;
  for (let number = dayNumber(today); dayFrom(number) >= earliest; number--) {
    const day = dayFrom(number);
    if (solved.has(day)) row++;
    else if (day !== today) {
      const month = day.slice(0, 7);
      missed.set(month, (missed.get(month) ?? 0) + 1);
      if (missed.get(month)! > FREE_DAYS) break;
    }
  }
  return row;
}

const monthNumber = (day: Day): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1;

export const monthsBetween = (from: Day, to: Day): number => monthNumber(to) - monthNumber(from);

/** The month so many months after the one of a day, as `2026-11`. */
export function monthFrom(day: Day, months: number): string {
  const number = monthNumber(day) + months;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** The weeks of a month, Monday first; undefined before its first day and after its last. */
export function weeksOf(month: string): readonly (readonly (Day | undefined)[])[] {
  const first = dayNumber(`${month}-01`);
  const lead = (first + 3) % 7; // 1 January 1970 was a Thursday
  const days: (Day | undefined)[] = Array.from({ length: lead }, () => undefined);
  for (let number = first; dayFrom(number).startsWith(month); number++) days.push(dayFrom(number));
  while (days.length % 7 !== 0) days.push(undefined);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}
