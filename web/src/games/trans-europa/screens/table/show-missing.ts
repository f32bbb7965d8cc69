// Where a board is too small to show everything: the part with the missing tracks.

import type { Seat } from '@branchline/core';
import { gridOf, missingAtRoundEnd } from '@branchline/trans-europa';
import { endsOf } from '../../play/places.ts';
import type { Play } from '../../state/play.ts';

/** No larger, and no smaller than can be read, in px per line. */
const SCALES = { largest: 44, smallest: 36 };

/** Brings the tracks a player misses into view; without a seat, those of all. */
export function showMissing(play: Play, seat: Seat | undefined): void {
  const { graph } = gridOf(play.board.id);
  const all = missingAtRoundEnd(play.table.view.value) ?? [];
  const found = all.filter((_, other) => seat === undefined || other === seat).flatMap(({ lines }) => [...lines]);
  const lines = found.length > 0 ? found : all.flatMap((each) => [...each.lines]);
  const junctions = lines.flatMap((line) => endsOf(graph.lineIds[line]!));
  if (junctions.length > 0) play.handle.value?.zoomTo(junctions, SCALES);
  else play.handle.value?.fit();
}
