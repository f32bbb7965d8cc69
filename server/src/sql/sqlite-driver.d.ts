// The types of sqlite-driver.js.

import type { Row, Value } from './sql.ts';

export interface Connection {
  exec(text: string): void;
  all(text: string, values: readonly Value[]): readonly Row[];
  close(): void;
}

/** Without any setting: for a caller that wants only the file's locks. */
export function open(path: string): Pick<Connection, 'exec' | 'close'>;

export function connect(path: string): Connection;
