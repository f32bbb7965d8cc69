// Node 22 warns that its SQLite is experimental when it is first loaded. ADR 17 says why we use it; people who start the
// server need not read it. Every other warning is shown.

const isOfSqlite = (warning: unknown, kind: unknown): boolean =>
  kind === 'ExperimentalWarning' && String(warning).startsWith('SQLite is an experimental feature');

export function withoutSqliteWarning<T>(load: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = (...said: unknown[]): void => {
    if (!isOfSqlite(said[0], said[1])) Reflect.apply(emitWarning, process, said);
  };
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}
