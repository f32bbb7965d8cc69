// Exploring a finished game of this device: opened here, shown by its game under a line about its branches.

import { useEffect, useState } from 'preact/hooks';
import type { OpenProblem } from '@branchline/protocol';
import { Explored } from '../explore/explored.tsx';
import type { BranchTable } from '../explore/state/branch-table.ts';
import { openBranches } from '../explore/state/open.ts';
import { Waiting } from '../table/waiting.tsx';
import { OpenTrouble } from './open-trouble.tsx';

type ExploreProps = { readonly id: string; readonly move: number | undefined; readonly branch: string | undefined };

export function ExploreScreen({ id, move, branch }: ExploreProps) {
  const [opened, setOpened] = useState<BranchTable | OpenProblem>();
  useEffect(() => {
    let wanted = true;
    let table: BranchTable | undefined;
    void openBranches({ id, move, branch }).then((found) => {
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
  }, [id]);
  if (!opened) return <Waiting />;
  return 'problem' in opened ? <OpenTrouble id={id} problem={opened} /> : <Explored table={opened} />;
}
