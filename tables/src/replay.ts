// A game opened for looking back: any position, from any allowed viewpoint.

import { changesOf, straightened, toldOf, turnAt } from '@branchline/core';
import { takebackMarks } from '@branchline/core/ruling';
import type { GameSpec, Seat, SeatInfo, Told, Viewer } from '@branchline/core';
import { replayEyesOf } from './eyes.ts';
import { load, type LoadPorts, type OpenProblem } from './load.ts';

export interface ReplayOpened {
  readonly id: string;
  readonly game: string;
  readonly spec: GameSpec;
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  readonly seed?: string;
  readonly over: boolean;
  /** How many moves stand; what was taken back is not shown. */
  readonly moves: number;
  readonly takebacks: number;
  /** Who gave up, where that ended the game. */
  readonly conceded?: Seat;
  readonly eyes: readonly Viewer[];
  readonly entries: readonly Told[];
}

export interface ReplayHost {
  opened(who: Viewer): ReplayOpened;
  /** `open` holds every seat's view where all of them may be seen. */
  at(sequence: number, who: Viewer): { readonly view: unknown; readonly open: readonly unknown[] } | null;
}

export async function openReplay(ports: LoadPorts, id: string): Promise<ReplayHost | OpenProblem> {
  const loaded = await load(ports, id);
  if ('problem' in loaded) return loaded;
  const { record } = loaded;
  const table = straightened(loaded.table);
  const { game, config, conceded } = table;
  const over = turnAt(table).kind === 'over';
  const takebacks = takebackMarks(loaded.table).length;
  const eyes = replayEyesOf(record, { over });
  const seed = over ? (record.seed ?? record.published) : undefined;
  const states = [game.setup(config), ...Array.from(changesOf(table), ({ after }) => after)];
  const entriesFor = (who: Viewer): Told[] => Array.from(changesOf(table), (change) => toldOf(game, change, who));
  return {
    opened: (who) => ({
      id,
      game: record.game,
      spec: record.spec,
      seats: record.seats,
      commitment: record.commitment,
      ...(seed === undefined ? {} : { seed }),
      over,
      moves: table.entries.length,
      takebacks,
      ...(conceded === undefined ? {} : { conceded }),
      eyes,
      entries: entriesFor(eyes.includes(who) ? who : 'spectator'),
    }),
    at: (sequence, who) => {
      const state = states[sequence];
      if (state === undefined || !eyes.includes(who)) return null;
      const open = over ? record.seats.map((_, seat) => game.view(state, seat)) : [];
      return { view: game.view(state, who), open };
    },
  };
}
