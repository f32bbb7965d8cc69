// The types of sqlite-warning.js.

export function withoutSqliteWarning<T>(load: () => T): T;
