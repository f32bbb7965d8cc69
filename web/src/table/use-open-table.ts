// A table that is open as long as its screen is shown.

import { useEffect, useState } from 'preact/hooks';
import type { OpenProblem } from '@branchline/protocol';
import { openTable, type Tools } from './open-table.ts';
import type { OpenTable } from './table-types.ts';

/** Opened anew with every other `attempt`; undefined while it opens. */
export function useOpenTable(id: string, tools: Tools, attempt = 0): OpenTable | OpenProblem | undefined {
  const [opened, setOpened] = useState<OpenTable | OpenProblem>();
  useEffect(() => {
    let wanted = true;
    let table: OpenTable | undefined;
    const opening = openTable(id, tools).catch((): OpenProblem => ({ problem: 'unreachable' }));
    void opening.then((found) => {
      if (!('problem' in found)) {
        if (!wanted) return found.close();
        table = found;
      }
      if (wanted) setOpened(found);
    });
    return () => {
      wanted = false;
      table?.close();
    };
  }, [id, tools.link, attempt]);
  return opened;
}
