// What is measured: so many tables, for so long, on this storage, beside whatever else.

export const GROUPS = ['live', 'idle', 'curve', 'processes', 'peer', 'attack'] as const;
export type Group = (typeof GROUPS)[number];

export interface Scenario {
  readonly group: Group;
  readonly name: string;
  readonly server: 'sqlite' | 'postgres' | 'boardgame.io';
  readonly servers: number;
  readonly tables: number;
  readonly seconds: number;
  readonly idle: number;
  readonly isAttacked: boolean;
  /** Every so many tables have a bot at a third seat. */
  readonly botEvery: number;
}

export interface Times {
  /** How long most are held, and the long one. */
  readonly seconds: number;
  readonly hold: number;
  /** Fewer tables and sockets, to try it out. */
  readonly scale: number;
}

const CURVE = [100, 500, 1000, 2000];

export function SCENARIOS({ seconds, hold, scale }: Times): readonly Scenario[] {
  const some = (count: number): number => Math.max(1, Math.round(count * scale));
  const base = {
    server: 'sqlite',
    servers: 1,
    tables: some(100),
    seconds,
    idle: 0,
    isAttacked: false,
    botEvery: 0,
  } as const;
  return [
    {
      ...base,
      group: 'live',
      name: 'SQLite, every tenth table with a bot',
      tables: some(1000),
      seconds: hold,
      botEvery: 10,
    },
    { ...base, group: 'idle', name: 'SQLite', idle: some(10_000) },
    ...CURVE.map((tables) => ({ ...base, group: 'curve' as const, name: 'SQLite', tables: some(tables) })),
    ...[1, 2, 3].map((servers) => ({
      ...base,
      ...{ group: 'processes' as const, name: 'Postgres', server: 'postgres' as const, servers, tables: some(300) },
    })),
    ...[100, 300].flatMap((tables) => [
      { ...base, group: 'peer' as const, name: 'SQLite, the same swarm', tables: some(tables) },
      {
        ...base,
        group: 'peer' as const,
        name: 'boardgame.io, in memory',
        server: 'boardgame.io' as const,
        tables: some(tables),
      },
    ]),
    { ...base, group: 'attack', name: 'SQLite, left alone' },
    { ...base, group: 'attack', name: 'SQLite, under attack', isAttacked: true },
  ];
}
