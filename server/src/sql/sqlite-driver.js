// The SQLite at hand: the runtime's own where Node brings one, else the prebuilt package. Both are called alike. Plain
// JavaScript, because another process loads it by itself and Node runs no TypeScript.

import { createRequire } from 'node:module';
import { withoutSqliteWarning } from './sqlite-warning.js';

const load = createRequire(import.meta.url);

/** Without any setting: for a caller that wants only the file's locks. */
export function open(path) {
  try {
    const { DatabaseSync } = withoutSqliteWarning(() => load('node:sqlite'));
    return new DatabaseSync(path);
  } catch (fault) {
    if (fault.code !== 'ERR_UNKNOWN_BUILTIN_MODULE') throw fault;
  }
  const Package = load('libsql');
  return new Package(path);
}

/** Statements are numbered `$1` everywhere; SQLite takes that for a name and `?1` for a number. */
const numbered = (text) => text.replaceAll(/\$(\d+)/g, '?$1');

const PRAGMAS = [
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma busy_timeout = 5000',
  'pragma foreign_keys = on',
];

export function connect(path) {
  const library = open(path);
  const prepared = new Map();
  const statement = (text) => {
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
    all: (text, values) => statement(text).all(...values),
    close: () => library.close(),
  };
}
