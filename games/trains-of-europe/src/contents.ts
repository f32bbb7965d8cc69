// The contents a table can be played with: the newest by the id of its map, and every loaded version by its hash.

import { documentHash, invariant } from '@branchline/core';
import { indexContent, type ContentIndex } from './content-index.ts';
import { content as europe } from './content/index.ts';
import type { Content } from './content/types.ts';
import { PUBLISHED } from './published.ts';
import type { Config } from './types.ts';

/** The content played with unless another is asked for. */
export const DEFAULT_CONTENT = europe.map.id;

/** A content that a newer one of the same id has replaced. */
export interface ArchivedContent {
  readonly hash: string;
  readonly content: Content;
}

/** By id: what new tables are played with. */
const newest = new Map<string, Content>([[europe.map.id, europe]]);
/** By hash. */
const archived = new Map<string, Content>();
/** Made when first asked for, the index by the hash of its content. */
const hashes = new WeakMap<Content, string>();
const indices = new Map<string, ContentIndex>();

function hashOf(content: Content): string {
  let hash = hashes.get(content);
  if (hash === undefined) hashes.set(content, (hash = documentHash(content)));
  return hash;
}

/** Makes a content known. Another one under an id that is taken is a mistake: replaced contents go to the archive. */
export function registerContent(content: Content): void {
  const known = newest.get(content.map.id);
  invariant(
    !known || known === content || hashOf(known) === hashOf(content),
    `there is one newest content of id ${content.map.id}`,
  );
  newest.set(content.map.id, content);
}

/** Makes replaced contents playable again, for games on record; as often as one likes. */
export function registerArchive(contents: readonly ArchivedContent[]): void {
  for (const { hash, content } of contents) archived.set(hash, content);
}

export const contentIds = (): string[] => [...newest.keys()];

export function contentById(id: string): ContentIndex | undefined {
  const content = newest.get(id);
  return content && indexOf(hashOf(content), content);
}

/** The content of a version by its hash, where it is loaded. */
export function contentByHash(hash: string): ContentIndex | undefined {
  const known = indices.get(hash);
  if (known) return known;
  const content = archived.get(hash) ?? [...newest.values()].find((other) => hashOf(other) === hash);
  return content && indexOf(hash, content);
}

function indexOf(hash: string, content: Content): ContentIndex {
  let index = indices.get(hash);
  if (!index) indices.set(hash, (index = indexContent(content, hash)));
  return index;
}

/** The content a configured table is played with. */
export function contentOf(config: Config): ContentIndex {
  const index = contentByHash(config.boardHash);
  invariant(index, `the content ${config.boardHash} of ${config.board} is loaded`);
  return index;
}

/** The hashes of a content's versions, newest first: those that are loaded, and those that only the archive has. */
export function versionsOf(id: string): { readonly loaded: readonly string[]; readonly archived: readonly string[] } {
  const content = newest.get(id);
  const older = [...archived].filter(([, other]) => other.map.id === id).map(([hash]) => hash);
  const loaded = [...new Set([...(content ? [hashOf(content)] : []), ...older])];
  const published = PUBLISHED.filter(({ board }) => board === id).map(({ hash }) => hash);
  return { loaded, archived: published.filter((hash) => !loaded.includes(hash)) };
}
