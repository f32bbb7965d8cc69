// What a bot reaches with the same cards from the same seat: a whole game played aside, which nobody stores or watches.

import type { SeatInfo } from '@branchline/core';
import { createGame, type LibraryPorts } from '../library.ts';
import { exportGame } from '../game-files.ts';
import type { HostPorts, openHost, TableHost } from '../host.ts';
import type { Records } from '../records.ts';
import { dealt, type Challenge, type DealResult } from './challenges.ts';

export interface ParWish {
  readonly challenge: Challenge;
  readonly deal: number;
  /** Who takes the seat that people take. */
  readonly as: SeatInfo;
}

type Played = { readonly result: DealResult; readonly file: string };
type Failed = { readonly problem: 'failed' | 'forged' };

/** So many milliseconds go by before it is said how far a game is. */
const REPORT_EVERY = 300;

export interface Pars {
  /** The result once it is there, else how many moves have been made so far. */
  ask(wish: ParWish): Promise<Played | Failed | { readonly moves: number }>;
}

/** How to play aside: the host, passed in because the caller has it already, and a store that keeps nothing. */
export interface Aside {
  readonly openHost: typeof openHost;
  readonly records: Records;
}

type Running = { readonly host: TableHost; readonly ending: Promise<Played | Failed> };

export function parsOf(ports: HostPorts & LibraryPorts, { openHost: open, records }: Aside): Pars {
  /** By what was wished for; a result stays, in case the page that asked was left meanwhile. */
  const running = new Map<string, Promise<Running | Failed>>();
  const aside: HostPorts & LibraryPorts = {
    ...{ ...ports, records },
    leases: async () => ({ role: () => 'host', take() {}, release() {} }),
    bells: () => ({ ring() {}, close() {} }),
  };

  async function begin({ challenge, deal, as }: ParWish): Promise<Running | Failed> {
    const given = dealt(challenge, deal, as);
    if (!given) return { problem: 'forged' };
    const created = await createGame(aside, given.game, given.dealt);
    const host = 'id' in created ? await open(aside, created.id) : created;
    if ('problem' in host) return { problem: 'failed' };
    return { host, ending: untilEnd(host) };
  }

  async function untilEnd(host: TableHost): Promise<Played | Failed> {
    const playable = await ports.games(host.record().game);
    await new Promise<void>((resolve) => {
      const check = (): void => {
        if (host.over()) resolve();
      };
      host.watch('spectator', check);
      check();
    });
    host.close();
    const reached = playable?.dealPoints?.(host.table().state);
    const file = await exportGame(aside, host.id);
    return reached && file !== undefined ? { result: { points: reached }, file } : { problem: 'failed' };
  }

  const tick = (): Promise<'tick'> =>
    new Promise((resolve) => void ports.clock.after(REPORT_EVERY, () => resolve('tick')));

  return {
    async ask(wish) {
      const key = `${wish.challenge.sealed}/${wish.deal}/${wish.as.kind}`;
      const begun = running.get(key) ?? begin(wish);
      running.set(key, begun);
      const found = await begun;
      if ('problem' in found) {
        running.delete(key);
        return found;
      }
      const said = await Promise.race([found.ending, tick()]);
      if (said === 'tick') return { moves: found.host.sequence() };
      if ('problem' in said) running.delete(key);
      return said;
    },
  };
}
