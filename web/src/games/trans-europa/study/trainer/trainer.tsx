// Read the table: mark the cities an opponent holds, beside the truth and the reader of the bots.

import { useEffect, useMemo, useState } from 'preact/hooks';
import '../review.css';
import '../puzzles/puzzles.css';
import './trainer.css';
import { gridOf } from '@branchline/trans-europa';
import type { Box, Insets } from '../../../../map/types.ts';
import type { Day } from '../../../../study/streak.ts';
import { likelyText } from '../../../../study/percent.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { layout } from '../../../../ui/layout.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { Board, RegionDisc } from '../../board/index.ts';
import { cityMarks, isAsleep, laidMarks } from '../../play/marks.ts';
import { boardTexts, cityName, regionName } from '../../play/names.ts';
import { text } from '../messages/text.ts';
import { firstChoices, linesOf, nextTrial, rightIn, viewOf, type Trial } from './trainer-state.ts';

type OfTrial = { readonly trial: Trial };

/** The next position, and the one after it. */
export function useTrial(today: Day): {
  readonly trial: Trial | undefined;
  readonly done: boolean;
  readonly next: () => void;
} {
  const [trial, setTrial] = useState<Trial>();
  const [done, setDone] = useState(false);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let wanted = true;
    let opened: Trial | undefined;
    void nextTrial(today).then((found) => {
      opened = found;
      if (!wanted) return found?.close();
      setTrial(found);
      setDone(found === undefined);
    });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [today, count]);
  return { trial, done, next: () => setCount(count + 1) };
}

function Region({ trial, region }: OfTrial & { readonly region: number }) {
  const { study } = text.value;
  const { puzzle, opponent, marked, chances, right } = trial;
  const view = viewOf(puzzle);
  const { board, graph } = gridOf(puzzle.scene.board);
  const { id, compass } = board.regions[region]!;
  const ended = right.value !== undefined;
  const held = puzzle.scene.hands[opponent]!;
  const first = ended && chances.value ? firstChoices(puzzle, chances.value).get(region) : undefined;
  const cities = board.cities
    .map((city, index) => ({ city, index }))
    .filter(
      ({ city, index }) =>
        graph.cityRegion[index] === region && !(view.own?.hand ?? []).includes(index) && !isAsleep(view, city.id),
    );
  return (
    <section class={`trainer-region r-${id}`} aria-label={regionName(board.regions[region]!)}>
      <h3>
        <RegionDisc region={id} sign={compass} size={18} /> {regionName(board.regions[region]!)}
        {first !== undefined && (
          <span data-right={held.includes(first) || undefined}>
            {study.trainer.reader}: {cityName(board.cities[first]!)} {likelyText(chances.value![first]!)}
          </span>
        )}
      </h3>
      <div class="trainer-chips">
        {cities.map(({ city, index }) => (
          <button
            key={index}
            type="button"
            class="trainer-chip"
            aria-pressed={marked.value.get(region) === index}
            data-right={(ended && held.includes(index)) || undefined}
            data-wrong={(ended && marked.value.get(region) === index && !held.includes(index)) || undefined}
            aria-disabled={ended}
            onClick={() => trial.mark(region, index)}
          >
            {ended && held.includes(index) ? '✓ ' : ''}
            {cityName(city)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Score({ trial }: OfTrial) {
  const { trainer } = text.value.study;
  const { right, chances, puzzle } = trial;
  if (right.value === undefined) return null;
  const reader = chances.value && rightIn(trial, firstChoices(puzzle, chances.value));
  return (
    <div class="trainer-score" role="status">
      <p>
        {trainer.you} <b>{right.value}</b> {trainer.ofFive}
      </p>
      <p>
        {trainer.reader} <b>{reader ?? '…'}</b> {trainer.ofFive}
      </p>
    </div>
  );
}

export function TrainerQuestion({ trial, next }: OfTrial & { readonly next: () => void }) {
  const { study, colours } = text.value;
  const { puzzle, opponent, marked, right } = trial;
  const { board } = gridOf(puzzle.scene.board);
  const ended = right.value !== undefined;
  return (
    <>
      <h2 class={`trainer-title c-${colourOfSeat(opponent)}`}>
        <PlayerToken colour={colourOfSeat(opponent)} size={20} /> {study.trainer.whose(colours[colourOfSeat(opponent)])}
      </h2>
      <p class="review-about">{study.trainer.about}</p>
      {board.regions.map((region, index) => (
        <Region key={region.id} trial={trial} region={index} />
      ))}
      <Score trial={trial} />
      <div class="puzzle-buttons">
        {ended ? (
          <button type="button" class="button button-ink" onClick={next}>
            {study.trainer.next}
          </button>
        ) : (
          <button
            type="button"
            class="button button-ink"
            disabled={marked.value.size < board.regions.length}
            onClick={trial.check}
          >
            {study.puzzles.check}
          </button>
        )}
      </div>
    </>
  );
}

type BoardProps = OfTrial & { readonly insets: Insets; readonly panels: readonly Box[]; readonly room: readonly Box[] };

/** The opponent's tracks glow in its colour; after the answer its cities carry its badge. */
export function TrainerBoard({ trial, insets, panels, room }: BoardProps) {
  const { puzzle, opponent, right } = trial;
  const { board, graph } = gridOf(puzzle.scene.board);
  const ended = right.value !== undefined;
  const texts = useMemo(() => boardTexts.value(board), [boardTexts.value, board]);
  const marks = useMemo(() => {
    const view = viewOf(puzzle);
    const own = cityMarks(view, puzzle.seat, view.own?.hand ?? []);
    const held = puzzle.scene.hands[opponent]!.map((city) => graph.cityIds[city]!);
    return {
      ...laidMarks(view, puzzle.seat),
      changes: [{ colour: colourOfSeat(opponent), lines: linesOf(puzzle, opponent) }],
      cities: ended
        ? [
            ...own.filter(({ city }) => !held.includes(city)),
            ...held.map((city) => ({ city, holders: [colourOfSeat(opponent)] })),
          ]
        : own,
    };
  }, [puzzle, opponent, ended]);
  const phone = layout.value === 'phone';
  return (
    <Board
      board={board}
      marks={marks}
      me={colourOfSeat(puzzle.seat)}
      texts={texts}
      insets={insets}
      {...(layout.value === 'desktop' || layout.value === 'tablet' ? { room } : {})}
      panels={panels}
      fit={phone ? 'height' : 'all'}
      compact={phone}
      motion="off"
    />
  );
}
