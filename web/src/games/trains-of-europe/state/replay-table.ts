// A replay in the clothes of an open table: the same frame shows it, and nobody acts.

import { computed, signal } from '@preact/signals';
import type { Event } from '@branchline/trains-of-europe';
import type { Told } from '../../../table/table-types.ts';
import type { Replay, Table } from '../types.ts';

const NOTHING = (): void => {};

/** Plans and hints belong to games that are played: this id has none. */
const idOf = ({ opened }: Replay): string => `replay ${opened.id}`;

export function tableOfReplay(replay: Replay): Table {
  const { opened } = replay;
  const seats = signal(opened.seats);
  return {
    id: idOf(replay),
    game: opened.game,
    spec: opened.spec,
    commitment: opened.commitment,
    seats,
    humans: computed(() => new Set<number>()),
    who: signal('spectator'),
    view: replay.view,
    sequence: replay.at,
    entries: replay.entries,
    thinking: signal([]),
    role: signal('follower'),
    notices: signal([]),
    stop: signal<Told<Event> | undefined>(undefined),
    curtain: signal(undefined),
    paused: signal(false),
    behind: computed(() => false),
    settled: computed(() => true),
    acting: computed(() => undefined),
    conceded: signal(opened.conceded),
    finishing: signal(false),
    rule: async () => ({ ok: false, reason: 'not-your-turn' }),
    standIn: async () => ({ ok: false, reason: 'not-your-turn' }),
    act: async () => ({ ok: false, reason: 'not-your-turn' }),
    hint: async () => undefined,
    liftCurtain: async () => {},
    goOn: NOTHING,
    onShown: () => NOTHING,
    untilShown: async () => {},
    takeOver: NOTHING,
    close: NOTHING,
  };
}
