// Games on record are played with the content they began with: an earlier one is fetched before anyone asks for it.

import { contentByHash, registerArchive, type Config } from '@branchline/trains-of-europe';

export const fetchArchive = async (): Promise<void> =>
  registerArchive((await import('@branchline/trains-of-europe/archive')).archive);

/** Every thread that looks at a position needs its content: the page, its workers, the bots. */
export async function fetchContent({ boardHash }: Config): Promise<void> {
  if (!contentByHash(boardHash)) await fetchArchive();
}
