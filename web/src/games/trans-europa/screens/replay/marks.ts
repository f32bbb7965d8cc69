// What the board shows at a position of a replay.

import { useMemo } from 'preact/hooks';
import type { ReadonlySignal } from '@preact/signals';
import { gridOf } from '@branchline/trans-europa';
import type { BoardMarks, CityMark, Laid } from '../../board/index.ts';
import { tellsProgress } from '../../play/claims.ts';
import { cityMarks, holderMarks, laidIn, laidMarks, lastMoveIn, missingMarks } from '../../play/marks.ts';
import { steady } from '../../state/steady.ts';
import type { Replay } from '../../types.ts';
import { scoredNow } from './rounds.ts';

function citiesOf(replay: Replay): readonly CityMark[] {
  const view = replay.view.value;
  const scored = scoredNow(replay);
  if (scored) return holderMarks(scored.hands);
  const { graph } = gridOf(view.config.board);
  if (replay.eyes.value === 'all')
    return holderMarks(replay.open.value.map(({ own }) => (own?.hand ?? []).map((city) => graph.cityIds[city]!)));
  return cityMarks(view, view.own?.seat, view.own?.hand ?? [], replay.opened.over || tellsProgress(view));
}

type ReplayMarks = {
  readonly marks: ReadonlySignal<BoardMarks>;
  /** The latest moves, for drawing them. */
  readonly laid: ReadonlySignal<readonly Laid[]>;
};

export function useReplayMarks(replay: Replay): ReplayMarks {
  return useMemo(() => {
    const laid = steady(() => {
      const view = replay.view.value;
      return laidMarks(view, scoredNow(replay) ? undefined : view.own?.seat);
    });
    const cities = steady(() => citiesOf(replay));
    const missing = steady(() => (scoredNow(replay) ? missingMarks(replay.view.value, new Map()) : []));
    const lastMove = steady(() => (scoredNow(replay) ? null : (lastMoveIn(replay.entries.value) ?? null)));
    const marks = steady<BoardMarks>(() => ({
      ...laid.value,
      cities: cities.value,
      missing: missing.value,
      ...(lastMove.value === null ? {} : { lastMove: lastMove.value }),
    }));
    return { marks, laid: steady(() => laidIn(replay.entries.value)) };
  }, [replay]);
}
