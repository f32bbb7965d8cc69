// Tables for tests of what people do at them: one on the page alone, and those of a whole device with its store in memory.

import '../../../support/browser.ts';
import { effect } from '@preact/signals';
import { fastRng, seedFromText } from '@branchline/core';
import { trainsOfEurope, type Action, type Event, type State, type View } from '@branchline/trains-of-europe';
import type { TrainsOfEurope } from '@branchline/trains-of-europe';
import type { TablePush } from '@branchline/protocol';
import { pauseAfter, stopsAfter } from '../../../../src/games/trains-of-europe/state/pace.ts';
import type { Replay, Table } from '../../../../src/games/trains-of-europe/types.ts';
import type { Link } from '../../../../src/link/link.ts';
import { change } from '../../../../src/prefs/settings.ts';
import { localTable, type LocalTable } from '../../../../src/table/local-table.ts';
import { openReplay } from '../../../../src/table/open-replay.ts';
import { openTable } from '../../../../src/table/open-table.ts';
import { deviceOf } from '../../../../src/worker/device.ts';
import { devicePorts } from '../../../challenge/support.ts';

/** Seat 0 plays; the others do nothing unless told. */
export const tableAt = (
  state: State,
  reply: (state: State, seat: number) => Action | undefined = () => undefined,
): LocalTable<TrainsOfEurope> =>
  localTable({
    game: trainsOfEurope,
    state,
    seats: ['Mara', 'Inês', 'Otto'].slice(0, state.config.seats).map((name, seat) => ({
      name,
      kind: seat === 0 ? 'human' : 'bot:conductor',
    })),
    you: 0,
    reply,
    chance: (now) => trainsOfEurope.draw(now, fastRng(1)),
    stopsAfter,
    pause: 0,
  });

/** Resolves as soon as it holds, however long that takes. */
export const until = (holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    let isOver = false;
    const stop = effect(() => {
      if (isOver || !holds()) return;
      isOver = true;
      queueMicrotask(() => {
        stop();
        resolve();
      });
    });
  });

const rules = { turn: (view: View) => trainsOfEurope.turn(view), pauseAfter, stopsAfter };

type Party = {
  readonly people: number;
  readonly bots: number;
  readonly options?: Readonly<Record<string, unknown>>;
};

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g)!, (digits) => parseInt(digits, 16));

/** The device of one page, with real hosts and bots; what is dealt follows from the name. Moves are shown without pauses. */
export function deviceInMemory(name: string) {
  change({ speed: 'instant' });
  const heard = new Set<(push: TablePush) => void>();
  const device = deviceOf({
    ...devicePorts(),
    random: () => 0.5,
    secretBytes: () => bytesOf(seedFromText(name)),
    push: (push) => heard.forEach((listener) => listener(push)),
  });
  const link: Link = {
    ask: (call, question) => device[call](question),
    onPush: (listener) => {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
  };
  return {
    link,
    /** A new game; people sit on the first seats. Its id. */
    create: async ({ people, bots, options = {} }: Party): Promise<string> => {
      const seats = Array.from({ length: people + bots }, (_, seat) => ({
        name: `Company ${seat}`,
        kind: seat < people ? 'human' : 'bot:conductor',
      }));
      const made = await device.create({ game: trainsOfEurope.id, spec: { seats: seats.length, options }, seats });
      if ('problem' in made) throw new Error(JSON.stringify(made));
      return made.id;
    },
    open: async (id: string): Promise<Table> => {
      const table = await openTable<View, Action, Event>(id, { rulesOf: async () => rules, link });
      if ('problem' in table) throw new Error(table.problem);
      return table;
    },
    replay: async (id: string, move: number): Promise<Replay> => {
      const replay = await openReplay<View, Event>(id, { move, link });
      if ('problem' in replay) throw new Error(replay.problem);
      return replay;
    },
  };
}

const ENDS: ReadonlySet<string> = new Set(['done', 'pass', 'decline']);

/** The least a person can do: taking the first legal move assigns vehicles to and fro for ever. */
const leastOf = (view: View, seat: number): Action => {
  const legal = trainsOfEurope.legal(view, seat);
  return legal.find((action) => ENDS.has(action.do)) ?? legal[0]!;
};

/** People do the least they can, each behind the curtain, until this holds. */
export async function playOn(table: Table, holds: (table: Table) => boolean): Promise<void> {
  for (;;) {
    const isAsked = (): boolean => table.acting.value !== undefined || table.curtain.value !== undefined;
    await until(() => table.settled.value && (isAsked() || table.stop.value !== undefined));
    if (holds(table)) return;
    if (table.stop.value) table.goOn();
    else if (table.curtain.value !== undefined) await table.liftCurtain();
    else {
      const answer = await table.act(leastOf(table.view.value, table.acting.value!));
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      await table.untilShown(answer.sequence);
    }
  }
}
