// A move being made on the map of a puzzle: the tracks of a turn, or a place for the marker.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Choice } from '@branchline/study/trans-europa';
import { lossesOf, type MovePuzzle } from '@branchline/study/trans-europa/puzzle';
import { courseOf } from '@branchline/study/trans-europa/scene';
import { gridOf, transEuropa, type State } from '@branchline/trans-europa';

export type Move = {
  /** Set as soon as there is a move to check. */
  readonly choice: ReadonlySignal<Choice | undefined>;
  readonly lines: ReadonlySignal<readonly number[]>;
  /** What may be added, or take the place of the last track. */
  readonly legalLines: ReadonlySignal<readonly number[]>;
  readonly legalPlaces: readonly number[];
  readonly toggle: (line: number) => void;
  readonly place: (at: number) => void;
  readonly undo: () => void;
  readonly clear: () => void;
};

const isTurnOf = ({ public: { stage } }: State, seat: number): boolean => stage.kind === 'build' && stage.seat === seat;

export function newMove({ scene, seat, kind }: MovePuzzle): Move {
  const { graph } = gridOf(scene.board);
  const before = courseOf(scene).states.at(-1)!;
  const lines = signal<readonly number[]>([]);
  const at = signal<number | undefined>(undefined);
  const after = (laid: readonly number[]): State =>
    laid.reduce(
      (state, line) => transEuropa.apply(state, { by: seat, do: 'lay', line: graph.lineIds[line]!, piece: 'black' }),
      before,
    );
  const legalAfter = (laid: readonly number[]): readonly number[] => {
    const state = after(laid);
    if (!isTurnOf(state, seat)) return [];
    const legal = transEuropa.legal(transEuropa.view(state, seat), seat);
    return legal.flatMap((action) => (action.do === 'lay' ? [graph.lineIndex.get(action.line)!] : []));
  };
  const places =
    kind === 'start'
      ? transEuropa
          .legal(transEuropa.view(before, seat), seat)
          .flatMap((action) => (action.do === 'marker' ? [graph.junctionIndex.get(action.at)!] : []))
      : [];
  const next = computed(() => legalAfter(lines.value));
  const instead = computed(() => (lines.value.length > 0 ? legalAfter(lines.value.slice(0, -1)) : []));
  return {
    lines,
    choice: computed(() => {
      if (kind === 'start') return at.value === undefined ? undefined : { at: at.value };
      return lines.value.length > 0 ? { lines: lines.value } : undefined;
    }),
    legalLines: computed(() => {
      if (kind === 'start') return [];
      return [...new Set([...next.value, ...instead.value])].filter((line) => !lines.value.includes(line));
    }),
    legalPlaces: places,
    toggle(line) {
      if (kind === 'start') return;
      const planned = lines.value.indexOf(line);
      // Later tracks may lean on the one that goes.
      if (planned >= 0) lines.value = lines.value.slice(0, planned);
      else if (next.value.includes(line)) lines.value = [...lines.value, line];
      else if (instead.value.includes(line)) lines.value = [...lines.value.slice(0, -1), line];
    },
    place(junction) {
      if (places.includes(junction)) at.value = junction;
    },
    undo() {
      lines.value = lines.value.slice(0, -1);
      at.value = undefined;
    },
    clear() {
      lines.value = [];
      at.value = undefined;
    },
  };
}

const keyOf = (lines: readonly number[]): string => [...lines].sort((a, b) => a - b).join();

/** The place of a choice in the proof; -1 where the proof does not know it. */
export function placeInProof(puzzle: MovePuzzle, choice: Choice): number {
  if (puzzle.kind === 'start') return 'at' in choice ? puzzle.options.indexOf(choice.at) : -1;
  return 'lines' in choice ? puzzle.options.findIndex((option) => keyOf(option) === keyOf(choice.lines)) : -1;
}

/** What a choice gives away, as the proof has it; undefined where it has to be judged first. */
export function lossInProof(puzzle: MovePuzzle, choice: Choice): number | undefined {
  return lossesOf(puzzle)[placeInProof(puzzle, choice)];
}

export const choiceAt = (puzzle: MovePuzzle, place: number): Choice =>
  puzzle.kind === 'start' ? { at: puzzle.options[place]! } : { lines: puzzle.options[place]! };
