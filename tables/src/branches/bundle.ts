// Branches on their way: beside their game in a bundle, so that the game file itself stays what it is.

import { sameJson, type Seed } from '@branchline/core';
import { newId, type LibraryPorts } from '../library.ts';
import { load, type LoadPorts } from '../load.ts';
import { isDamaged } from '../records.ts';
import { branchFileFrom, branchFileOf, MOST_BRANCHES, type Branch, type BranchFile } from './branch.ts';
import { originOf, type AnyMove, type Origin } from './course.ts';
import { judgeBranch, soundBranches, type BranchFault } from './judge.ts';
import { keptBranches } from './kept.ts';

/** Any number of games in one file; a list per game may follow with what was explored in it. */
export const BUNDLE_FORMAT = 'branchline-games/1';

export interface ExploredText {
  /** The game file. */
  readonly game: string;
  readonly branches: readonly unknown[];
}

/** One game with its branches; undefined where a text is anything else. */
export function exploredIn(text: string): ExploredText | undefined {
  if (!text.slice(0, 200).includes(BUNDLE_FORMAT)) return undefined;
  try {
    const { format, games, branches } = JSON.parse(text) as Record<string, unknown>;
    if (format !== BUNDLE_FORMAT || !Array.isArray(games) || games.length !== 1) return undefined;
    const [own = []] = Array.isArray(branches) ? (branches as unknown[]) : [];
    return { game: JSON.stringify(games[0]), branches: Array.isArray(own) ? (own as unknown[]) : [own] };
  } catch {
    return undefined; // the reader of game files says what is wrong with it
  }
}

export const exploredText = (game: string, branches: readonly BranchFile[]): string =>
  `{"format":"${BUNDLE_FORMAT}","games":[${game}],"branches":[${JSON.stringify(branches)}]}`;

/** What is kept with a game, for a file of many games: with an unsound branch nobody would take the game. */
export async function branchFiles(ports: LoadPorts, id: string): Promise<readonly BranchFile[]> {
  const record = await ports.records.read(id);
  // Most games have none, and are not played through for it.
  if (!record || isDamaged(record) || record.branches === undefined) return [];
  const loaded = await load(ports, id);
  return 'problem' in loaded ? [] : soundBranches(originOf(loaded), record.branches).map(branchFileOf);
}

type Sound = BranchFile & { readonly seed: Seed; readonly moves: readonly AnyMove[] };
type Judged = { readonly branches: readonly Sound[] } | { readonly branch: number; readonly why?: BranchFault };

/** All of them, or the number of the first one that is not sound; without a reason where it is no branch at all. */
export function judgeBranches(origin: Origin, raw: readonly unknown[]): Judged {
  if (raw.length > MOST_BRANCHES) return { branch: MOST_BRANCHES + 1 };
  const branches: Sound[] = [];
  for (const [index, each] of raw.entries()) {
    const file = branchFileFrom(each);
    if (!file) return { branch: index + 1 };
    const judged = judgeBranch(origin, file);
    if (!judged.ok) return { branch: index + 1, why: judged.error };
    branches.push({ ...file, moves: judged.value });
  }
  return { branches };
}

/** Keeps them with their game, each once; answers which of its branches the first one is. */
export async function addBranches(
  ports: LibraryPorts,
  id: string,
  branches: readonly Sound[],
): Promise<string | undefined> {
  const loaded = await load(ports, id);
  if ('problem' in loaded) return undefined;
  const kept = keptBranches(ports.records, loaded.record, originOf(loaded));
  const ids = branches.map((branch) => {
    const known = kept.list().find(({ at, moves }) => at === branch.at && sameJson(moves, branch.moves));
    if (known) return known.id;
    if (kept.list().length >= MOST_BRANCHES) return undefined;
    const added: Branch = { ...branch, id: newId(ports.secretBytes()).slice(0, 6) };
    kept.put(added);
    return added.id;
  });
  await kept.written();
  return ids[0];
}
