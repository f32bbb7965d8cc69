// Faults in the background, which nobody waits for: told with the job and the table, and counted.

import type { Report } from '@branchline/tables';
import type { Logger } from 'pino';
import type { Measures } from './measures.ts';
import { reasonOf } from './sql/trouble.ts';

/** Where faults of this job, at this table, are told. */
export type FaultIn = (job: string, table?: string) => Report;

/** A trouble of the storage is told in a sentence; only what nobody has foreseen is told with its stack. */
export function described(fault: unknown, folder?: string): { readonly reason: string } | { readonly fault: unknown } {
  // What a job has failed of is told as its cause.
  const reason = reasonOf(fault, folder) ?? reasonOf((fault as { readonly cause?: unknown } | null)?.cause, folder);
  return reason === undefined ? { fault } : { reason };
}

export interface FaultsSetup {
  readonly log: Logger;
  readonly measures: Measures;
  /** Where a SQLite file is stored. */
  readonly folder?: string | undefined;
}

export function faultsOf({ log, measures, folder }: FaultsSetup): FaultIn {
  return (job, table) => {
    // Prometheus has its own label `job`. A job that has had no fault yet counts none.
    measures.faults.inc({ task: job }, 0);
    return (fault) => {
      measures.faults.inc({ task: job });
      log.error({ job, table, ...described(fault, folder) }, 'a fault in the background');
    };
  };
}
