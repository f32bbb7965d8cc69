// A SQLite file belongs to one server: it holds a lock beside the file, which the system takes back when the process ends,
// however it ends. Commands that look at the file or save it need no lock.

import { open } from './sqlite-driver.js';

/** Answers with how to let go; throws a sentence for people where another server has it. */
export function holdFile(path: string): () => void {
  // A separate database: what is locked in the file itself would be locked for commands, too.
  const lock = open(`${path}-server`);
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (fault) {
    lock.close();
    if (!/locked|SQLITE_BUSY/.test(String(fault))) throw fault;
    throw new Error('another server uses it. Stop that one, or set DATA to another folder.', { cause: fault });
  }
}
