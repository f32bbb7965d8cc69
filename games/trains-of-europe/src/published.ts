// Every content that was ever published, newest first: what the `boardHash` of a game file may name.
// An entry never changes and never goes; its document is frozen in archive/<version>.json (see scripts/publish.ts).

import { invariant } from '@branchline/core';

export interface PublishedContent {
  /** The version its map bears, and a count within it. */
  readonly version: string;
  readonly board: string;
  readonly hash: string;
}

const entry = (version: string, hash: string): PublishedContent => ({ version, board: 'europe-main-lines', hash });

export const PUBLISHED: readonly PublishedContent[] = [
  entry('2.2', 'sha256:203f99158dcaf11b7b0a393c7eabaa8d769ce45822396adcb46f29a8f3945021'),
  entry('2.1', 'sha256:924140cbced20f811890b89cded12b24900898eeed7b876b2f5fbe7f324111ee'),
  entry('1.3', 'sha256:5c30bd23c0558bd8f763cb37b2ca6f158fc6fc9532f19588d111057685137c27'),
  entry('1.2', 'sha256:b03fceedf19d40cac942a3657d8874927aac6ccd2ea5f17d1d62afc5481bfefd'),
  entry('1.1', 'sha256:0ee75a2cc60d29cad21c1b52d0376751e6d471e079656df7bc2a20f7334661a9'),
];

export function hashOfVersion(version: string): string {
  const published = PUBLISHED.find((other) => other.version === version);
  invariant(published, `version ${version} is published`);
  return published.hash;
}
