// The contents a table can be set up with, by the id of their map.

import { documentHash, invariant } from '@branchline/core';
import { indexContent, type ContentIndex } from './content-index.ts';
import { content as europe } from './content/index.ts';
import type { Content } from './content/types.ts';
import type { Config } from './types.ts';

/** The content played with unless another is asked for. */
export const DEFAULT_CONTENT = europe.map.id;

const contents = new Map<string, Content>([[europe.map.id, europe]]);
/** Made when first asked for. */
const indices = new Map<string, ContentIndex>();

/** Makes a content known. Another one under an id that is taken is a mistake. */
export function registerContent(content: Content): void {
  const known = contents.get(content.map.id);
  invariant(
    !known || known === content || documentHash(known) === documentHash(content),
    `there is one content of id ${content.map.id}`,
  );
  contents.set(content.map.id, content);
}

export const contentIds = (): string[] => [...contents.keys()];

export function contentById(id: string): ContentIndex | undefined {
  const known = indices.get(id);
  if (known) return known;
  const content = contents.get(id);
  if (!content) return undefined;
  const index = indexContent(content);
  indices.set(id, index);
  return index;
}

/** The content a configured table is played with. */
export function contentOf(config: Config): ContentIndex {
  const index = contentById(config.content);
  invariant(index, `content ${config.content} is registered`);
  return index;
}
