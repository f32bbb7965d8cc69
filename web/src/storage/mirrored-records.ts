// The store with a second copy: what is written to the one goes to the other, and what one has lost comes from the other.

import type { Records } from '@branchline/tables';
import type { Copies } from './copies.ts';
import type { Mirror } from './mirror.ts';

/**
 * Writing twice never makes anyone wait: the copy follows in its own time, and if there is no mirror, or it fails,
 * the game goes on without one. Only who opens a game of an earlier visit waits until both have been compared.
 */
export function mirroredRecords(real: Records, opened: Promise<Mirror>): Records {
  // The mirror may fail before the code that copies has been loaded and waits for it.
  void opened.catch(() => undefined);
  const copies = import('./copies.ts').then(({ copying }) => copying(real, opened)).catch(() => undefined);
  const later = (work: (copies: Copies) => void): void => void copies.then((known) => known && work(known));
  return {
    async list() {
      const known = await copies;
      await known?.healed;
      return real.list();
    },
    async read(id) {
      await (await copies)?.comparing(id);
      return real.read(id);
    },
    async create(record, entries) {
      const written = await real.create(record, entries);
      if (written === 'ok') later(({ begin }) => begin(record, entries));
      return written;
    },
    async patch(id, changes) {
      const written = await real.patch(id, changes);
      if (written === 'ok') later(({ append }) => append(id, { patch: changes }));
      return written;
    },
    async remove(id) {
      // The copy goes first: whatever happens in between, a game that was deleted does not come back.
      await (await copies)?.copy((mirror) => mirror.remove(id));
      return real.remove(id);
    },
    log(id) {
      const log = real.log(id);
      return {
        read: log.read,
        async append(expected, entries) {
          const appended = await log.append(expected, entries);
          if (appended === 'ok') later(({ append }) => append(id, { entries }));
          return appended;
        },
      };
    },
  };
}
