// One position to be read: whose cities, what is marked, what the reader thinks, and how it ended.

import type { CityIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { signal, type Signal } from '@preact/signals';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import type { WhosePuzzle } from '@branchline/study/trans-europa/puzzle';
import { courseOf } from '@branchline/study/trans-europa/scene';
import { dayNumber, type Day } from '../../../../study/streak.ts';
import { openLine } from '../line.ts';
import { partsOf } from '../puzzles/library.ts';
import { nextReading, readings } from './repetition.ts';

export type Trial = {
  readonly puzzle: WhosePuzzle;
  /** Whose cities are asked for. */
  readonly opponent: number;
  /** By region: the city marked. */
  readonly marked: Signal<ReadonlyMap<number, number>>;
  /** The reader's chances by city; comes from the worker. */
  readonly chances: Signal<readonly number[] | undefined>;
  /** How many were right, once it is checked. */
  readonly right: Signal<number | undefined>;
  readonly mark: (region: number, city: CityIndex) => void;
  readonly check: () => void;
  readonly close: () => void;
};

/** Lines that a seat has laid in a scene. */
export function linesOf({ scene }: WhosePuzzle, seat: Seat): readonly string[] {
  return courseOf(scene).moves.flatMap((move) => (move.by === seat && move.do === 'lay' ? [move.line] : []));
}

/** The view of the reading player. */
export const viewOf = ({ scene, seat }: WhosePuzzle) => transEuropa.view(courseOf(scene).states.at(-1)!, seat);

/** The reader's first choice in each region. */
export function firstChoices(puzzle: WhosePuzzle, chances: readonly number[]): ReadonlyMap<number, number> {
  const { graph } = gridOf(puzzle.scene.board);
  const best = new Map<number, number>();
  chances.forEach((chance, city) => {
    const region = graph.cityRegion[city]!;
    if (chance > (chances[best.get(region) ?? -1] ?? -1)) best.set(region, city);
  });
  return best;
}

export function rightIn(
  { puzzle, opponent }: Pick<Trial, 'puzzle' | 'opponent'>,
  marked: ReadonlyMap<number, number>,
): number {
  return [...marked.values()].filter((city) => puzzle.scene.hands[opponent]!.includes(city)).length;
}

function newTrial(puzzle: WhosePuzzle, today: Day): Trial {
  const opponent = puzzle.scene.hands.findIndex((hand) => hand.includes(puzzle.city));
  const marked = signal<ReadonlyMap<number, number>>(new Map());
  const chances = signal<readonly number[] | undefined>(undefined);
  const right = signal<number | undefined>(undefined);
  const line = openLine((answer) => {
    if (answer.say === 'read') chances.value = answer.chances[opponent] ?? [];
  });
  line.ask({ ask: 'read', scene: puzzle.scene, viewer: puzzle.seat });
  return {
    ...{ puzzle, opponent, marked, chances, right },
    mark: (region, city) => {
      if (right.value === undefined) marked.value = new Map(marked.value).set(region, city);
    },
    check: () => {
      right.value = rightIn({ puzzle, opponent }, marked.value);
      readings.note(puzzle.id, right.value, dayNumber(today));
    },
    close: line.end,
  };
}

/** What is due, or a position never read; undefined where nothing is left for today. Parts are loaded until it is found. */
export async function nextTrial(today: Day): Promise<Trial | undefined> {
  const kept = readings.kept.value;
  const number = dayNumber(today);
  const due = new Set(Object.keys(kept).filter((id) => kept[id]!.due <= number));
  let fresh: WhosePuzzle | undefined;
  for await (const part of partsOf('whose')) {
    const list = part.filter((puzzle): puzzle is WhosePuzzle => puzzle.kind === 'whose' && isHeld(puzzle));
    const id = nextReading(
      list.map((puzzle) => puzzle.id),
      kept,
      number,
    );
    const found = list.find((puzzle) => puzzle.id === id);
    fresh ??= found;
    if (found && (due.has(found.id) || due.size === 0)) return newTrial(found, today);
  }
  return fresh && newTrial(fresh, today);
}

/** The city of a player; it decides whose tracks are to be read. */
const isHeld = ({ scene, city }: WhosePuzzle): boolean => scene.hands.some((hand) => hand.includes(city));
