// What the board shows at a position of a replay.

import { type ReadonlySignal } from '@preact/signals';
import { gridOf } from '@branchline/trans-europa';
import { useMemo } from 'preact/hooks';
import type { BoardMarks, CityMark } from '../../board/index.ts';
import { cityMarks, holderMarks, laidMarks, missingMarks } from '../../play/marks.ts';
import { lastMoveIn, steady } from '../../state/board-marks.ts';
import type { ReplayDesk } from '../../../../table/open-replay.ts';

function citiesOf(desk: ReplayDesk): readonly CityMark[] {
  const view = desk.view.value;
  const scored = desk.scored.value;
  if (scored) return holderMarks(scored.hands);
  const { graph } = gridOf(view.config.board);
  if (desk.eyes.value === 'all')
    return holderMarks(desk.hands.value.map((hand) => hand.map((city) => graph.cityIds[city]!)));
  const seat = view.own?.seat;
  return cityMarks(view, seat, view.own?.hand ?? []);
}

export function replayMarks(desk: ReplayDesk): ReadonlySignal<BoardMarks> {
  return useMemo(() => {
    const laid = steady(() => laidMarks(desk.view.value, desk.scored.value ? undefined : desk.view.value.own?.seat));
    const cities = steady(() => citiesOf(desk));
    const missing = steady(() => (desk.scored.value ? missingMarks(desk.view.value, new Map()) : []));
    const lastMove = steady(() => (desk.scored.value ? null : (lastMoveIn(desk.entries.value) ?? null)));
    return steady<BoardMarks>(() => ({
      ...laid.value,
      cities: cities.value,
      missing: missing.value,
      ...(lastMove.value === null ? {} : { lastMove: lastMove.value }),
    }));
  }, [desk]);
}
