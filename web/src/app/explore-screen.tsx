// Exploring a finished game of this device: opened here, shown by its game under a line about its branches.

import { Explored } from '../explore/explored.tsx';
import type { BranchTable } from '../explore/state/branch-table.ts';
import { openBranches } from '../explore/state/open.ts';
import { useOpened } from '../table/use-opened.ts';
import { Waiting } from '../table/waiting.tsx';
import { OpenTrouble } from './open-trouble.tsx';

type ExploreProps = { readonly id: string; readonly move: number | undefined; readonly branch: string | undefined };

export function ExploreScreen({ id, move, branch }: ExploreProps) {
  const opened = useOpened<BranchTable>(() => openBranches({ id, move, branch }), [id]);
  if (!opened) return <Waiting />;
  return 'problem' in opened ? <OpenTrouble id={id} problem={opened} /> : <Explored table={opened} />;
}
