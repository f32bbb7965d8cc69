// Removes what nobody needs any longer. Rows that are due are claimed in small batches and judged one after the other.

import { agesOf, forGuest } from './rules.ts';
import { cleanTable, type CleanupSetup } from './tables.ts';

/** So many rows of a kind are claimed at once. */
export const BATCH = 20;
/** What is deleted without a look at each. */
const MANY = 200;

export interface Cleanup {
  /** One batch of each kind. */
  sweep(): Promise<void>;
}

export function cleanupOf(setup: CleanupSetup): Cleanup {
  const { cleanups, clock, config, links, measures, quotas, faultIn } = setup.services;
  const ages = agesOf(config);

  async function cleanGuest(id: string): Promise<void> {
    const standing = await cleanups.guest(id);
    if (!standing) return;
    const now = clock.now();
    const verdict = forGuest({ now, ...standing }, ages);
    if (verdict.do === 'look') return cleanups.lookAgain('guests', id, verdict.at);
    if (await cleanups.removeGuest(id, now - ages.session)) measures.cleanups.inc({ rule: 'guest' });
  }

  async function each(of: 'tables' | 'guests', clean: (id: string) => Promise<void>): Promise<void> {
    for (const id of await cleanups.claim(of, BATCH))
      await clean(id).catch(faultIn('clean-up', of === 'tables' ? id : undefined));
  }

  return {
    async sweep() {
      await each('tables', (id) => cleanTable(setup, id));
      await each('guests', cleanGuest);
      const sessions = await cleanups.removeSessions(clock.now() - ages.session, MANY);
      measures.cleanups.inc({ rule: 'session' }, sessions);
      const unused = await links.removeUnused(clock.now() - ages.link, MANY);
      measures.cleanups.inc({ rule: 'link' }, unused);
      await quotas.tidy(MANY);
    },
  };
}
