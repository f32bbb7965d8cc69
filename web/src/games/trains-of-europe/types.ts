// An open table and a replay, as Trains of Europe knows them.

import type { Action, Event, View } from '@branchline/trains-of-europe';
import type { OpenReplay } from '../../table/open-replay.ts';
import type { OpenTable, Told } from '../../table/table-types.ts';

export type Table = OpenTable<View, Action, Event>;
export type Replay = OpenReplay<View, Event>;
export type Entry = Told<Event>;
