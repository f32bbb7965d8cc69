// A table that is open as long as its screen is shown.

import { useEffect, useState } from 'preact/hooks';
import type { OpenProblem } from '@branchline/protocol';

/** Opened again whenever one of these changes; undefined while it opens. What cannot be opened is out of reach. */
export function useOpened<T extends { readonly close: () => void }>(
  open: () => Promise<T | OpenProblem>,
  whenever: readonly unknown[],
): T | OpenProblem | undefined {
  const [opened, setOpened] = useState<T | OpenProblem>();
  useEffect(() => {
    let wanted = true;
    let table: T | undefined;
    const opening = open().catch((): OpenProblem => ({ problem: 'unreachable' }));
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
  }, whenever);
  return opened;
}
