// The results of companies, as a table with 95 % intervals; all companies of one deal are one observation.

/** One company at the end of its game. */
export interface CompanyRecord {
  readonly game: number;
  readonly deal: number;
  readonly seats: number;
  readonly points: number;
  /** Its share of the win. */
  readonly won: number;
  /** Points ahead of the best other company. */
  readonly ahead: number;
  readonly years: number;
  /** Left over, EUR. */
  readonly cash: number;
  /** Points by what was left over, by idle contracts and vehicles, by cities, network and countries, by profit. */
  readonly cashPoints: number;
  readonly idlePoints: number;
  readonly cityPoints: number;
  readonly profitPoints: number;
  readonly completed: number;
  readonly anybodyCompleted: boolean;
  /** Insolvent. */
  readonly left: boolean;
  /** Sections of one segment to two new cities that nobody has taken. */
  readonly cheapLeft: number;
  /** Meetings it left although it could have paid for such a section. */
  readonly passedUp: number;
  /** Calls, and those of them that led to nothing, by phase. */
  readonly calls: Readonly<Record<string, number>>;
  readonly idleCalls: Readonly<Record<string, number>>;
  /** Decisions, those of them that were searched, and their processor time: all, and the longest. */
  readonly decisions: number;
  readonly searched: number;
  readonly milliseconds: number;
  readonly longest: number;
}

const ALLOWED = 300_000;

function estimate(records: readonly CompanyRecord[], value: (record: CompanyRecord) => number, digits: number): string {
  const byDeal = new Map<number, { sum: number; count: number }>();
  for (const record of records) {
    const deal = byDeal.get(record.deal) ?? { sum: 0, count: 0 };
    deal.sum += value(record);
    deal.count++;
    byDeal.set(record.deal, deal);
  }
  const deals = [...byDeal.values()].map(({ sum, count }) => sum / count);
  const mean = deals.reduce((sum, each) => sum + each, 0) / deals.length;
  const squares = deals.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const margin = 1.96 * Math.sqrt(squares / Math.max(1, deals.length - 1) / deals.length);
  return `${mean.toFixed(digits)} ±${margin.toFixed(digits)}`;
}

function callsText(
  records: readonly CompanyRecord[],
  calls: (record: CompanyRecord) => CompanyRecord['calls'],
): string {
  const sums = new Map<string, number>();
  let years = 0;
  for (const record of records) {
    years += record.years;
    for (const [phase, count] of Object.entries(calls(record))) sums.set(phase, (sums.get(phase) ?? 0) + count);
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([phase, count]) => `${phase} ${(count / years).toFixed(2)}`)
    .join(', ');
}

function groupLines(records: readonly CompanyRecord[]): string[] {
  const games = new Set(records.map(({ game }) => game)).size;
  const decisions = records.reduce((sum, record) => sum + record.decisions, 0);
  const searched = records.reduce((sum, record) => sum + record.searched, 0);
  const milliseconds = records.reduce((sum, record) => sum + record.milliseconds, 0);
  const longest = Math.max(...records.map((record) => record.longest));
  const line = (name: string, value: (record: CompanyRecord) => number, digits = 2): string =>
    `${name.padEnd(28)} ${estimate(records, value, digits)}`;
  return [
    `${records[0]!.seats} players, ${games} games`,
    line('won, %', ({ won }) => 100 * won, 1),
    line('points', ({ points }) => points),
    line('ahead of the best other', ({ ahead }) => ahead),
    line('cash left, thousands', ({ cash }) => cash / 1000, 0),
    line('companies above 300k, %', ({ cash }) => (cash > ALLOWED ? 100 : 0), 1),
    line('points lost by cash', ({ cashPoints }) => -cashPoints),
    line('points lost by idle things', ({ idlePoints }) => -idlePoints),
    line('points by profit', ({ profitPoints }) => profitPoints),
    line('points by cities and map', ({ cityPoints }) => cityPoints),
    line('contracts completed', ({ completed }) => completed),
    line('completed at least one, %', ({ completed }) => (completed > 0 ? 100 : 0), 1),
    line('insolvent, %', ({ left }) => (left ? 100 : 0), 1),
    line('years', ({ years }) => years),
    line('cheap sections left', ({ cheapLeft }) => cheapLeft),
    line('meetings that left one', ({ passedUp }) => passedUp),
    `calls a year                 ${callsText(records, ({ calls }) => calls)}`,
    `of them without effect       ${callsText(records, ({ idleCalls }) => idleCalls)}`,
    `ms a decision, mean          ${(milliseconds / decisions).toFixed(1)}; where searched ${(milliseconds / searched).toFixed(1)}; longest ${longest.toFixed(0)}`,
    '',
  ];
}

export function linesOf(records: readonly CompanyRecord[]): string[] {
  const sizes = [...new Set(records.map(({ seats }) => seats))];
  return sizes.flatMap((wanted) => groupLines(records.filter(({ seats }) => seats === wanted)));
}
