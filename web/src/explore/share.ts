// A game with its branches to be sent to another player: a link that holds everything, or a file where it is too long.

import { probeServer } from '../link/server.ts';
import { download } from '../table/files.ts';
import { LONGEST_LINK, packGame } from '../table/game-link.ts';
import { sharedAddress } from '../table/share-address.ts';
import { text } from './messages/text.ts';
import { ask } from './state/asking.ts';
import type { BranchTable } from './state/branch-table.ts';

const textOf = (table: BranchTable): Promise<string | null> => {
  const { line } = table.place.value;
  return ask(table.id, { do: 'text', ...(line === undefined ? {} : { line }) });
};

export async function saveBranches(table: BranchTable): Promise<void> {
  const all = await textOf(table);
  if (all !== null) download(new Blob([all], { type: 'application/json' }), `branchline-${table.id}-branches.json`);
}

/** Copies the link; says what was done. */
export async function copyBranchLink(table: BranchTable): Promise<string> {
  const { share } = text.value;
  const all = await textOf(table);
  const code = all === null ? '' : await packGame(all);
  await probeServer();
  const href = sharedAddress({ screen: 'game', code, move: table.sequence.value });
  if (href.length > LONGEST_LINK) {
    await saveBranches(table);
    return share.linkTooLong;
  }
  try {
    await navigator.clipboard.writeText(href);
  } catch {
    history.replaceState(history.state, '', new URL(href).hash); // without the clipboard the address bar holds it
  }
  return share.linkCopied;
}
