// An open table and a replay, as Trans Europa knows them.

import type { Action, Event, View } from '@branchline/trans-europa';
import type { OpenReplay } from '../../table/open-replay.ts';
import type { OpenTable, Told } from '../../table/open-table.ts';

export type Table = OpenTable<View, Action, Event>;
export type Replay = OpenReplay<View, Event>;
export type Entry = Told<Event>;
