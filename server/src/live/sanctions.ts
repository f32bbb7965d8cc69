// Who may not come in and who may not write, as this process knows it: read from the rows, asked without waiting.

import { addressKey, type AddressKey } from '../address-key.ts';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';
import type { Sanction, SanctionStore } from '../store/sanctions.ts';

export interface Sanctions {
  isBanned(guest: string): boolean;
  isMuted(guest: string): boolean;
  /** `network` is an address, or what `networkOf` makes of one. */
  isBannedAddress(network: string): boolean;
  /** Reads everything again, for example after the operator has changed something. */
  read(): Promise<void>;
  /** Takes away what has run out; does nothing while nothing has. */
  tidy(): Promise<void>;
}

export interface SanctionsSetup {
  readonly store: SanctionStore;
  readonly config: Config;
  readonly now: () => number;
  /** So many banned addresses cannot be recognised, since they were hashed with another key. */
  readonly unknownKey: (count: number) => void;
}

export const banned = (): Problem => new Problem(403, 'banned', 'The operator of this server has excluded you.');
export const bannedAddress = (): Problem =>
  new Problem(403, 'banned-address', 'The operator of this server has excluded your network.');
export const chatClosed = (): Problem =>
  new Problem(403, 'muted', 'The operator of this server has closed the chat for you.');

export function sanctionsOf({ store, config, now, unknownKey }: SanctionsSetup): Sanctions {
  let known = new Map<string, Sanction>();
  let key: AddressKey | undefined;
  let unrecognised = 0;

  const holds = (kind: Sanction['kind'], subject: string): boolean => {
    const found = known.get(`${kind} ${subject}`);
    return found !== undefined && (found.until === undefined || found.until > now());
  };

  return {
    isBanned: (guest) => holds('ban', guest),
    isMuted: (guest) => holds('mute', guest),
    isBannedAddress: (network) => key !== undefined && holds('ban', key.hash(network)),
    async read() {
      const all = await store.all(now());
      known = new Map(all.map((sanction) => [`${sanction.kind} ${sanction.subject}`, sanction]));
      const marks = all.flatMap(({ keyMark }) => (keyMark === undefined ? [] : [keyMark]));
      // Without a banned address nothing needs to be hashed.
      key = marks.length === 0 ? undefined : addressKey(config);
      const others = marks.filter((mark) => mark !== key?.mark).length;
      if (others > unrecognised) unknownKey(others);
      unrecognised = others;
    },
    async tidy() {
      const isOver = [...known.values()].some(({ until }) => until !== undefined && until <= now());
      if (!isOver) return;
      await store.tidy(now());
      await this.read();
    },
  };
}
