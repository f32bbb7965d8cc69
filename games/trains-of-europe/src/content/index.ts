// The content of the game in one value, its printed document and its hash.
import { canonicalJson, sha256Hex } from '@branchline/core';
import { config } from './config.ts';
import { contracts } from './contracts.ts';
import { map } from './map.ts';
import type { Content } from './types.ts';
import { vehicles } from './vehicles.ts';

export const content: Content = { map, vehicles, contracts, config };

/** The document of `content trains-of-europe --json`, as text. */
export const contentJson = (of: Content = content): string => canonicalJson(of);

/** `boardHash` of a game file: SHA-256 over the canonical document. */
export const contentHash = (of: Content = content): string => `sha256:${sha256Hex(contentJson(of))}`;
