// Which tables this process looks after: taken, renewed, lost and inherited through rows in the database.

import type { Leases, Report, Role } from '@branchline/tables';
import type { Running } from '../store/running.ts';

export interface LeaseKeeper {
  readonly leases: Leases;
  /** Renews everything that is held; what has been lost meanwhile is told. */
  renew(): Promise<void>;
  /** Tables that were just claimed belong here now. */
  gained(id: string): void;
  holds(id: string): boolean;
}

export function leaseKeeper(running: Running, report: Report): LeaseKeeper {
  const roles = new Map<string, { role: Role; readonly changed: (role: Role) => void }>();

  function become(id: string, role: Role): void {
    const known = roles.get(id);
    if (!known || known.role === role) return;
    known.role = role;
    known.changed(role);
  }

  const leases: Leases = async (id, changed) => {
    const isOurs = await running.acquire(id);
    const lease: { role: Role; readonly changed: (role: Role) => void } = {
      role: isOurs ? 'host' : 'follower',
      changed,
    };
    roles.set(id, lease);
    return {
      role: () => lease.role,
      take: () => void running.seize(id).then(() => become(id, 'host'), report),
      release: () => {
        if (roles.get(id) === lease) roles.delete(id);
        if (lease.role === 'host') running.release(id).catch(report);
      },
    };
  };

  return {
    leases,
    async renew() {
      if (![...roles.values()].some(({ role }) => role === 'host')) return;
      const held = await running.renew();
      for (const [id, { role }] of [...roles]) if (role === 'host' && !held.has(id)) become(id, 'follower');
    },
    gained: (id) => become(id, 'host'),
    holds: (id) => roles.get(id)?.role === 'host',
  };
}
