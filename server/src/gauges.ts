// What is looked at when Prometheus asks: whether moves can be stored, and how much room is left for them.

import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

export interface Looks {
  /** The reason where moves cannot be stored. */
  readonly ready: () => Promise<string | undefined>;
  /** Where a SQLite file is stored. */
  readonly folder: string | undefined;
}

export function gauges(register: Registry, { ready, folder }: Looks): void {
  const isReady = new Gauge({
    name: 'branchline_ready',
    help: 'Whether moves can be stored: 1 or 0',
    registers: [],
    async collect() {
      this.set((await ready()) === undefined ? 1 : 0);
    },
  });
  register.registerMetric(isReady);
  if (folder === undefined) return;
  const free = new Gauge({
    name: 'branchline_disk_free_bytes',
    help: 'Room that is left on the file system of the data folder',
    registers: [],
    async collect() {
      const { bavail, bsize } = await statfs(folder);
      this.set(bavail * bsize);
    },
  });
  register.registerMetric(free);
}
