// The SQLite at hand: the runtime's own where Node brings one, else the prebuilt package. Both are called alike.

import { createRequire } from 'node:module';
import type { Row, Value } from './sql.ts';
import { withoutSqliteWarning } from './sqlite-warning.ts';

export interface Connection {
  exec(text: string): void;
  all(text: string, values: readonly Value[]): readonly Row[];
  close(): void;
}

interface Statement {
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): unknown;
}

interface Library {
  exec(text: string): unknown;
  prepare(text: string): Statement;
  close(): void;
}

const load = createRequire(import.meta.url);

function opened(path: string): Library {
  try {
    const { DatabaseSync } = withoutSqliteWarning(() => load('node:sqlite')) as {
      DatabaseSync: new (path: string) => Library;
    };
    return new DatabaseSync(path);
  } catch (fault) {
    if ((fault as { code?: string }).code !== 'ERR_UNKNOWN_BUILTIN_MODULE') throw fault;
  }
  const Package = load('libsql') as new (path: string) => Library;
  return new Package(path);
}

/** Statements are numbered `$1` everywhere; SQLite takes that for a name and `?1` for a number. */
const numbered = (text: string): string => text.replaceAll(/\$(\d+)/g, '?$1');

const PRAGMAS = [
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma busy_timeout = 5000',
  'pragma foreign_keys = on',
];

export function connect(path: string): Connection {
  const library = opened(path);
  const prepared = new Map<string, Statement>();
  const statement = (text: string): Statement => {
    const known = prepared.get(text) ?? library.prepare(numbered(text));
    prepared.set(text, known);
    return known;
  };
  try {
    for (const pragma of PRAGMAS) library.prepare(pragma).all();
  } catch (fault) {
    library.close();
    throw fault;
  }
  return {
    exec: (text) => void library.exec(text),
    all: (text, values) => statement(text).all(...values) as readonly Row[],
    close: () => library.close(),
  };
}
