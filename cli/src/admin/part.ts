// What all parts of `branchline admin` have in common.

import { Command } from 'commander';
import { DATA_OPTION, type StorageOptions } from '../storage.ts';

export interface PartOptions extends StorageOptions {
  readonly json?: true;
}

export const adminPart = (name: string, summary: string): Command =>
  new Command(name)
    .description(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`)
    .summary(summary)
    .option(...DATA_OPTION)
    .option('--json', 'the result as one JSON document');
