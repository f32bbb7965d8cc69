// Node 22 warns that its SQLite is experimental when it is first loaded. ADR 17 says why we use it; people who start the
// server need not read it. Every other warning is shown. Plain JavaScript, like the driver that loads it.

const isOfSqlite = (warning, kind) =>
  kind === 'ExperimentalWarning' && String(warning).startsWith('SQLite is an experimental feature');

export function withoutSqliteWarning(load) {
  const { emitWarning } = process;
  process.emitWarning = (...said) => {
    if (!isOfSqlite(said[0], said[1])) Reflect.apply(emitWarning, process, said);
  };
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}
